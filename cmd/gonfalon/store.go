package main

import (
	"fmt"

	"gonfalon/store"
)

// A storeCommand is about a data folder that no server uses.
type storeCommand struct {
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder (${default})."`
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
}

type storeCheckCommand struct{ storeCommand }

func (storeCheckCommand) Help() string {
	return `Compares the files of a data folder with the proof of what was acknowledged, and says what is hurt. It changes nothing. Stop the server first: it does the same when it starts.

Example:

    gonfalon store check --data /var/lib/gonfalon`
}

func (c *storeCheckCommand) Run(a *app) error {
	d, err := store.Check(c.Data)
	if err != nil {
		return err
	}
	if d == nil {
		fmt.Fprintln(a.stdout, a.words("nothing is hurt", "rien n'est endommagé"))
		return nil
	}
	fmt.Fprintln(a.stdout, d.In(a.words))
	return errNo
}

type storeMendCommand struct{ storeCommand }

func (storeMendCommand) Help() string {
	return `Ends damage that you have looked at: a hurt match goes on from before the first entry that was lost, and what it had after that is set aside. Restore a backup instead if you have a better one.

Example:

    gonfalon store mend --data /var/lib/gonfalon`
}

func (c *storeMendCommand) Run(a *app) error {
	if _, err := store.Check(c.Data); err != nil { // which makes no store where there is none
		return err
	}
	s, err := store.Open(a.ctx, store.Config{Dir: c.Data})
	if err != nil {
		return err
	}
	defer s.Close()
	d := s.Damage()
	if d == nil {
		fmt.Fprintln(a.stdout, a.words("nothing is hurt", "rien n'est endommagé"))
		return nil
	}
	aside, err := s.Mend(a.ctx)
	if err != nil {
		return err
	}
	fmt.Fprintln(a.stdout, d.In(a.words))
	fmt.Fprintf(a.stdout, a.words("mended; set aside: %s\n", "réparé ; mis de côté : %s\n"), aside)
	return s.Close()
}
