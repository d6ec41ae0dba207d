package main

import (
	"errors"
	"fmt"
	"os"

	"gonfalon/content"
	"gonfalon/kings"
)

type layoutCommand struct {
	Files []string `arg:"" name:"file" help:"Layouts of kings, in JSON."`
	Lang  string   `enum:",en,fr" default:"" help:"Language of the reasons: en or fr (default: that of the environment)."`
	JSON  bool     `name:"json" help:"Print the answers as JSON."`
}

func (layoutCommand) Help() string {
	return `What is wrong is told with file, line, reason, and the rule that is broken. Ends with 1 if a layout is wrong.
Pieces may lie upon one another, as a wood on a hill; how many do is told.

Example:

    gonfalon layout check kings/data/layouts/crossroads.json`
}

// A layoutAnswer is what is said about one layout.
type layoutAnswer struct {
	File   string `json:"file"`
	OK     bool   `json:"ok"`
	Pieces int    `json:"pieces"`
	Upon   int    `json:"upon,omitempty"` // how many lie upon another one
	Error  string `json:"error,omitempty"`
}

func (c *layoutCommand) Run(a *app) error {
	lang := a.language(c.Lang)
	var answer error
	answers := []layoutAnswer{}
	for _, file := range c.Files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		l, err := kings.Standard().ReadLayout(file, data)
		said := layoutAnswer{File: file, OK: err == nil, Pieces: len(l.Pieces), Upon: l.Upon()}
		text := fmt.Sprintf("%s: ok, pieces: %d", file, len(l.Pieces))
		if said.Upon > 0 {
			text += fmt.Sprintf(", upon another: %d", said.Upon)
		}
		if err != nil {
			text = content.Said(err, lang)
			answer, said.Error = errNo, text
		}
		answers = append(answers, said)
		if !c.JSON {
			fmt.Fprintln(a.stdout, text)
		}
	}
	if c.JSON {
		return errors.Join(printJSON(a.stdout, answers), answer)
	}
	return answer
}
