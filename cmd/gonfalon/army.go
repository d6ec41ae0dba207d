package main

import (
	"errors"
	"fmt"
	"os"

	"gonfalon/kings"
	"gonfalon/kings/army"
)

type armyCommand struct {
	Files  []string `arg:"" name:"file" help:"Army lists of kings, as plain text or JSON."`
	Points int      `placeholder:"N" help:"The agreed total (default: the one in the list)."`
	Lang   string   `enum:",en,fr" default:"" help:"Language of the reasons: en or fr (default: that of the environment)."`
	JSON   bool     `name:"json" help:"Print the reports as JSON."`
}

func (armyCommand) Help() string {
	return `A list is legal, or every reason why not is told with its line and its rule. Ends with 1 if a list is not legal or cannot be understood.

Example:

    gonfalon army check kings/data/lists/elves_1000.txt`
}

func (c *armyCommand) Run(a *app) error {
	if c.Points < 0 || c.Points > army.MaxPoints {
		return fmt.Errorf("--points is from 1 to %d, not %d", army.MaxPoints, c.Points)
	}
	lang := a.language(c.Lang)
	var answer error
	reports := []army.Report{}
	for _, file := range c.Files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		r := kings.Standard().CheckArmy(file, data, c.Points, lang)
		if !r.Legal {
			answer = errNo
		}
		reports = append(reports, r)
		if !c.JSON {
			fmt.Fprint(a.stdout, r.Text(lang))
		}
	}
	if c.JSON {
		return errors.Join(printJSON(a.stdout, reports), answer)
	}
	return answer
}
