package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"runtime/debug"
	"time"

	"gonfalon/games"
	"gonfalon/page"
	"gonfalon/store"
	"gonfalon/table"
	"gonfalon/web"
)

type serveCommand struct {
	Addr    string         `default:"localhost:8080" placeholder:"ADDR" help:"Where to listen (${default}); :8080 is to the world."`
	TLSCert string         `name:"tls-cert" type:"path" placeholder:"FILE" help:"Speak TLS, with this certificate. It is read anew when it changes."`
	TLSKey  string         `name:"tls-key" type:"path" placeholder:"FILE" help:"The key of --tls-cert."`
	Host    []string       `placeholder:"NAME" help:"A name that the server is known by; others are refused (any name)."`
	Proxy   bool           `help:"A proxy stands in front: believe its X-Forwarded-For and X-Forwarded-Proto."`
	Rate    float64        `placeholder:"N" help:"Requests a second that one client may make for long (200)."`
	Limit   map[string]int `placeholder:"NAME=N" help:"What one visitor may have or do at most: see below. As often as you like; 0 is no limit."`
	OpenFor time.Duration  `default:"720h" placeholder:"TIME" help:"Cancel tables that wait for players when nothing has happened there for so long (${default}); 0 is never."`
	Admin   string         `name:"admin" type:"path" placeholder:"FILE" help:"Where to leave what gonfalon admin needs (admin.json in the data folder; in a cluster nowhere)."`
	Metrics string         `placeholder:"ADDR" help:"Where to listen for /metrics alone (where all else is)."`
	Verbose bool           `short:"v" help:"Log every request."`

	Data  string `default:"./data" type:"path" placeholder:"DIR" help:"Where to keep everything (${default})."`
	Max   int64  `placeholder:"MIB" help:"How many MiB the data may have at most (no limit)."`
	Floor int64  `default:"256" placeholder:"MIB" help:"Below so many MiB of room there are no new tables (${default})."`

	clusterFlags
}

func (serveCommand) Help() string {
	return `Serves the page and the API. Nothing else is needed: what must be kept is under --data. SIGINT and SIGTERM end it properly; a server that was killed loses nothing that it has acknowledged.

Example:

    gonfalon serve --data /var/lib/gonfalon
    gonfalon serve --addr :443 --tls-cert cert.pem --tls-key key.pem --data /var/lib/gonfalon
    gonfalon serve --limit chat=10 --limit accounts@address=200

What --limit knows: for an account, and for all who come from one address (of IPv6, a /64). What comes from this machine counts by account only.

` + web.DescribeLimits()
}

// closing is how long requests under way may take when the server ends.
const closing = 10 * time.Second

func (c *serveCommand) Run(a *app) error {
	spendMemory(a)
	level := slog.LevelInfo
	if c.Verbose {
		level = slog.LevelDebug
	}
	if err := web.Limits(c.Limit).Check(); err != nil {
		return fmt.Errorf("--limit: %w; gonfalon serve --help names those there are", err)
	}
	if c.OpenFor < 0 {
		return errors.New("--open-for is no time below 0")
	}
	log := slog.New(slog.NewTextHandler(plain(a.stderr), &slog.HandlerOptions{Level: level}))
	config, err := c.store(a.env, log)
	if err != nil {
		return err
	}
	l, err := c.listen(log)
	if err != nil {
		return err
	}
	defer l.close()
	s, err := store.Open(a.ctx, config)
	if err != nil {
		return err
	}
	// What is under way when the program is asked to end comes to its end first.
	ctx, stop := context.WithCancel(context.WithoutCancel(a.ctx))
	defer stop()
	tables, err := table.Open(ctx, table.Config{Store: s, Games: tableGames(), Log: log, Alone: config.URLs == "", OpenFor: c.OpenFor})
	if err == nil {
		err = c.serve(a, s, tables, l, config.Dir, log)
		stop()
		tables.Wait()
	}
	return errors.Join(err, s.Close())
}

func tableGames() table.Games {
	all := table.Games{}
	for _, g := range games.All {
		all[g.Name()] = g
	}
	return all
}

// store says where everything is kept.
func (c *serveCommand) store(env func(string) string, log *slog.Logger) (store.Config, error) {
	if c.Max < 0 || c.Floor < 1 {
		return store.Config{}, errors.New("--max and --floor are numbers of MiB above 0")
	}
	config, clustered, err := c.cluster(env)
	if err != nil || clustered {
		config.Log = log
		return config, err
	}
	if c.Max > 0 && c.Max <= c.Floor {
		return store.Config{}, fmt.Errorf("with --max %d and --floor %d no table could be set up: --max must be above --floor; raise the one or lower the other", c.Max, c.Floor)
	}
	return store.Config{Dir: c.Data, Max: c.Max << 20, Floor: c.Floor << 20, Log: log}, nil
}

// serve answers requests until the program is to end. The folder is that of the data, if they are
// in one.
func (c *serveCommand) serve(a *app, s *store.Store, tables *table.Tables, l *listening, folder string, log *slog.Logger) error {
	handler, err := web.New(a.ctx, web.Config{
		Store: s, Tables: tables, Page: page.FS(), Log: log, Proxy: c.Proxy, Rate: c.Rate, Limits: c.Limit, Hosts: c.Host, At: c.pages(l), MetricsApart: c.Metrics != "",
	})
	if err != nil {
		return err
	}
	server := newServer(handler, log)
	failed := make(chan error, 2)
	go func() { failed <- l.serve(server) }()
	if l.metrics != nil {
		metrics := newServer(handler.Metrics(), log)
		defer metrics.Close()
		go func() { failed <- metrics.Serve(l.metrics) }()
		log.Info("metrics", "at", "http://"+spoken(c.Metrics, l.metrics.Addr())+"/metrics")
	}
	end, err := c.console(handler, folder, log)
	if err != nil {
		return err
	}
	defer end()
	fmt.Fprintf(a.stdout, "Gonfalon is at %s://%s\n", l.scheme(), spoken(c.Addr, l.main.Addr()))
	select {
	case err := <-failed:
		return err
	case <-a.ctx.Done():
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(a.ctx), closing)
	defer cancel()
	log.Info("ending")
	return server.Shutdown(ctx)
}

// spendMemory trades memory for time, up to a limit: requests make much garbage and
// little that stays.
func spendMemory(a *app) {
	if a.env("GOGC") == "" && a.env("GOMEMLIMIT") == "" {
		debug.SetGCPercent(800)
		debug.SetMemoryLimit(768 << 20)
	}
}
