package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"gonfalon/games"
)

type dataCommand struct {
	Dir  string `arg:"" optional:"" type:"existingdir" help:"A folder of packs: DIR/GAME/*.json. Without it the content in this program is checked."`
	JSON bool   `name:"json" help:"Print the answers as JSON."`
}

func (dataCommand) Help() string {
	return `A pack is one folder a game. What is wrong is told with file, line and reason.

Example:

    gonfalon data check ~/my-packs`
}

// A finding is what is said about one pack.
type finding struct {
	Game  string `json:"game"`
	Pack  string `json:"pack"`
	OK    bool   `json:"ok"`
	Error string `json:"error,omitempty"`
}

func (c *dataCommand) Run(a *app) error {
	findings, err := embeddedFindings(), error(nil)
	if c.Dir != "" {
		findings, err = packFindings(c.Dir)
	}
	if err != nil {
		return err
	}
	var answer error
	for _, f := range findings {
		text := "ok"
		if !f.OK {
			text, answer = f.Error, errNo
		}
		if !c.JSON {
			fmt.Fprintf(a.stdout, "%s: %s\n", f.Pack, text)
		}
	}
	if c.JSON {
		if err := printJSON(a.stdout, findings); err != nil {
			return err
		}
	}
	return answer
}

func found(game, pack string, err error) finding {
	f := finding{Game: game, Pack: pack, OK: err == nil}
	if err != nil {
		f.Error = err.Error()
	}
	return f
}

// embeddedFindings checks the content that comes with the program.
func embeddedFindings() []finding {
	var all []finding
	for _, g := range games.All {
		if g.Data != nil {
			all = append(all, found(g.Name(), g.Name()+" (embedded)", g.CheckData(g.Data())))
		}
	}
	return all
}

// packFindings checks every folder of a folder; each must be that of a game.
func packFindings(dir string) ([]finding, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var all []finding
	for _, e := range entries {
		if !e.IsDir() || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		pack := filepath.Join(dir, e.Name())
		g, err := games.Named(e.Name())
		switch {
		case err == nil && g.CheckData == nil:
			err = fmt.Errorf("%s has no content", e.Name())
		case err == nil:
			err = g.CheckData(os.DirFS(pack))
		}
		all = append(all, found(e.Name(), pack, err))
	}
	if len(all) == 0 {
		return nil, errors.New(dir + " holds no pack: a pack is a folder named after its game (" + strings.Join(games.Names(), ", ") + ")")
	}
	return all, nil
}
