package main

import (
	"fmt"

	"gonfalon/game"
	"gonfalon/store"
)

type backupCommand struct {
	To   string `arg:"" type:"path" placeholder:"DIR" help:"The folder to make."`
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder (${default})."`
	clusterFlags
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
}

func (backupCommand) Help() string {
	return `Copies a data folder, whether a server is using it or not, or what is in a cluster, and reads the copy back. The copy is a data folder itself, secrets included.

Example:

    gonfalon backup /var/backups/gonfalon-monday --data /var/lib/gonfalon
    gonfalon backup /var/backups/gonfalon-monday --nats tls://nats1:4222,tls://nats2:4222 --nats-creds gonfalon.creds`
}

func (c *backupCommand) Run(a *app) error {
	from, clustered, err := c.cluster(a.env)
	switch {
	case err != nil:
	case clustered:
		err = store.BackupCluster(a.ctx, from, c.To)
	default:
		err = store.Backup(a.ctx, c.Data, c.To)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, game.Text{English: "backed up and read back: %s\n", French: "sauvegardé et relu : %s\n"}.Name(a.lang), c.To)
	return nil
}

type restoreCommand struct {
	From string `arg:"" type:"path" placeholder:"DIR" help:"The backup."`
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder to make (${default})."`
	clusterFlags
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
}

func (restoreCommand) Help() string {
	return `Reads a backup, copies it to a data folder that is not there yet, or to a cluster that has nothing of it yet, and reads that back. Move the old folder away first.

Example:

    gonfalon restore /var/backups/gonfalon-monday --data /var/lib/gonfalon`
}

func (c *restoreCommand) Run(a *app) error {
	to, clustered, err := c.cluster(a.env)
	where := c.Data
	switch {
	case err != nil:
	case clustered:
		where = c.From
		err = store.RestoreCluster(a.ctx, c.From, to)
	default:
		err = store.Restore(a.ctx, c.From, c.Data)
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(a.stdout, game.Text{English: "restored and read back: %s\n", French: "restauré et relu : %s\n"}.Name(a.lang), where)
	return nil
}
