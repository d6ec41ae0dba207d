package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"
	"text/tabwriter"

	"gonfalon/game"

	"github.com/vbauerster/mpb/v8/cwriter"
)

// printJSON writes data for programs.
func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(v)
}

// printTable writes rows of cells in columns.
func printTable(w io.Writer, rows ...[]any) {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		for i, cell := range row {
			if i > 0 {
				fmt.Fprint(t, "\t")
			}
			fmt.Fprint(t, cell)
		}
		fmt.Fprintln(t)
	}
	t.Flush()
}

// terminal tells whether a person looks at what is written.
func terminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && cwriter.IsTerminal(int(f.Fd()))
}

// language returns the language of a flag, or else of the environment.
func (a *app) language(flag string) game.Lang {
	for _, l := range []string{flag, a.env("LC_ALL"), a.env("LC_MESSAGES"), a.env("LANG")} {
		if l != "" {
			if strings.HasPrefix(l, "fr") {
				return game.French
			}
			return game.English
		}
	}
	return game.English
}
