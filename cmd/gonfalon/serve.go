package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"runtime/debug"
	"time"

	"gonfalon/games"
	"gonfalon/page"
	"gonfalon/store"
	"gonfalon/table"
	"gonfalon/web"
)

type serveCommand struct {
	Addr    string  `default:":8080" placeholder:"ADDR" help:"Where to listen (${default})."`
	Data    string  `default:"./data" type:"path" placeholder:"DIR" help:"Where to keep everything (${default})."`
	NATS    string  `name:"nats" placeholder:"URL,…" help:"Keep everything in this NATS cluster instead of --data."`
	Max     int64   `placeholder:"MIB" help:"How many MiB the data may have at most (no limit)."`
	Floor   int64   `default:"256" placeholder:"MIB" help:"Below so many MiB of room there are no new tables (${default})."`
	Proxy   bool    `help:"A proxy stands in front: believe its X-Forwarded-For and X-Forwarded-Proto."`
	Rate    float64 `placeholder:"N" help:"Requests a second that one client may make for long (200)."`
	Verbose bool    `short:"v" help:"Log every request."`
}

func (serveCommand) Help() string {
	return `Serves the page and the API. Nothing else is needed: what must be kept is under --data. SIGINT and SIGTERM end it properly; a server that was killed loses nothing that it has acknowledged.

Example:

    gonfalon serve --addr localhost:8080 --data /var/lib/gonfalon`
}

// closing is how long requests under way may take when the server ends.
const closing = 10 * time.Second

func (c *serveCommand) Run(a *app) error {
	spendMemory(a)
	level := slog.LevelInfo
	if c.Verbose {
		level = slog.LevelDebug
	}
	log := slog.New(slog.NewTextHandler(plain(a.stderr), &slog.HandlerOptions{Level: level}))
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return err
	}
	defer listener.Close()
	if c.Max < 0 || c.Floor < 1 {
		return errors.New("--max and --floor are numbers of MiB above 0")
	}
	config := store.Config{Dir: c.Data, Max: c.Max << 20, Floor: c.Floor << 20, Log: log}
	if c.NATS != "" {
		config = store.Config{URLs: c.NATS, Log: log}
	}
	s, err := store.Open(a.ctx, config)
	if err != nil {
		return err
	}
	// What is under way when the program is asked to end comes to its end first.
	ctx, stop := context.WithCancel(context.WithoutCancel(a.ctx))
	defer stop()
	tables, err := table.Open(ctx, table.Config{Store: s, Games: tableGames(), Log: log, Alone: c.NATS == ""})
	if err == nil {
		err = c.serve(a, s, tables, listener, log)
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

// serve answers requests until the program is to end.
func (c *serveCommand) serve(a *app, s *store.Store, tables *table.Tables, listener net.Listener, log *slog.Logger) error {
	handler, err := web.New(a.ctx, web.Config{
		Store: s, Tables: tables, Page: page.FS(), Log: log, Proxy: c.Proxy, Rate: c.Rate,
	})
	if err != nil {
		return err
	}
	server := &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		WriteTimeout:      time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}
	failed := make(chan error, 1)
	go func() { failed <- server.Serve(listener) }()
	fmt.Fprintf(a.stdout, "Gonfalon is at http://%s\n", spoken(listener.Addr()))
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

// spoken writes an address as one would type it.
func spoken(addr net.Addr) string {
	if tcp, ok := addr.(*net.TCPAddr); ok && tcp.IP.IsUnspecified() {
		return fmt.Sprintf("localhost:%d", tcp.Port)
	}
	return addr.String()
}
