package main

import (
	"fmt"

	"gonfalon/game"
	"gonfalon/store"
)

type backupCommand struct {
	To   string `arg:"" type:"path" placeholder:"DIR" help:"The folder to make."`
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder (${default})."`
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
}

func (backupCommand) Help() string {
	return `Copies a data folder, whether a server is using it or not, and reads the copy back. The copy is a data folder itself, secrets included.

Example:

    gonfalon backup /var/backups/gonfalon-monday --data /var/lib/gonfalon`
}

func (c *backupCommand) Run(a *app) error {
	if err := store.Backup(a.ctx, c.Data, c.To); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, game.Text{English: "backed up and read back: %s\n", French: "sauvegardé et relu : %s\n"}.Name(a.lang), c.To)
	return nil
}

type restoreCommand struct {
	From string `arg:"" type:"path" placeholder:"DIR" help:"The backup."`
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder to make (${default})."`
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
}

func (restoreCommand) Help() string {
	return `Reads a backup, copies it to a data folder that is not there yet, and reads that back. Move the old folder away first.

Example:

    gonfalon restore /var/backups/gonfalon-monday --data /var/lib/gonfalon`
}

func (c *restoreCommand) Run(a *app) error {
	if err := store.Restore(a.ctx, c.From, c.Data); err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, game.Text{English: "restored and read back: %s\n", French: "restauré et relu : %s\n"}.Name(a.lang), c.Data)
	return nil
}
