package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"
	"text/tabwriter"

	"gonfalon/game"

	"github.com/vbauerster/mpb/v8/cwriter"
)

// printJSON writes data for programs.
func printJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(plain(w))
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
	f, ok := plain(w).(*os.File)
	return ok && cwriter.IsTerminal(int(f.Fd()))
}

// complain says an error in the language of the caller.
func (a *app) complain(err error) { fmt.Fprintf(a.stderr, "gonfalon: %s\n", said(err, a.lang)) }

// said says an error in a language, those of files too.
func said(err error, lang game.Lang) string {
	if bad, ok := errors.AsType[*fs.PathError](err); ok && lang == game.French {
		if errors.Is(err, fs.ErrNotExist) {
			return bad.Path + " : fichier introuvable"
		}
		return bad.Path + " : ce fichier ne peut pas être lu"
	}
	return game.Said(err, lang)
}

// language returns the language of a flag, or else of the environment.
func language(flag string, env func(string) string) game.Lang {
	for _, l := range []string{flag, env("LC_ALL"), env("LC_MESSAGES"), env("LANG")} {
		if l != "" {
			if strings.HasPrefix(l, "fr") {
				return game.French
			}
			return game.English
		}
	}
	return game.English
}
