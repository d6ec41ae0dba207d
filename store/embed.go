package store

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// embed starts a server in this process on the files under a folder.
func (s *Store) embed(c Config) error {
	dir := c.Dir
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	unlock, err := lock(filepath.Join(dir, "lock"))
	if err != nil {
		return err
	}
	s.unlock = unlock
	s.replicas = 1
	if err := s.prepare(dir); err != nil {
		return err
	}
	s.space = &space{dir: dir, max: c.Max, floor: c.Floor, free: c.Free}
	if c.Floor == 0 {
		s.space.floor = DefaultFloor
	}
	if c.Free == nil {
		s.space.free = freeOn
	}
	if err := s.space.look(); err != nil {
		return err
	}
	s.server, err = server.NewServer(&server.Options{
		ServerName: "gonfalon",
		DontListen: true,
		NoSigs:     true,
		JetStream:  true,
		StoreDir:   dir,
		// How much there may be is ours to say: at a limit of its own it would stop.
		JetStreamMaxStore: 1 << 60,
		SyncAlways:        !sharedSync,
	})
	if err != nil {
		return fmt.Errorf("embedded server: %w", err)
	}
	says := serverLog{s.log, make(chan string, 1), &s.space.stuck}
	s.server.SetLoggerV2(says, false, false, false)
	s.server.Start() // returns when its files are recovered
	select {
	case why := <-says.fatal:
		return fmt.Errorf("embedded server: %s", why)
	default:
	}
	if !s.server.ReadyForConnections(10 * time.Second) {
		return errors.New("embedded server: does not get ready; its log says why")
	}
	s.syncer = newSyncer(filepath.Join(s.server.StoreDir(), "$G", "streams"))
	s.syncer.proof = s.proof
	s.nc, err = nats.Connect("", append(s.options(), nats.InProcessServer(s.server))...)
	if err != nil {
		return fmt.Errorf("embedded server: %w", err)
	}
	return nil
}

// commit returns when all that the embedded server has acknowledged for a stream, up to a
// message, is on the disk. A cluster sees to that by itself.
func (s *Store) commit(ctx context.Context, stream string, m *nats.Msg, seq uint64) error {
	switch {
	case s.server == nil || !sharedSync:
		return nil
	case !isJournal(stream) && !isBucket(stream):
		return s.syncer.commit(ctx, stream) // jobs come and go: nothing is to be proven
	}
	return s.syncer.commit(ctx, stream, proven{stream, seq, m.Subject, m.Header.Get(markHeader) != ""})
}

// A serverLog passes on what the embedded server says. Its notices are of interest to
// nobody but us; what it calls fatal is the reason why it does not start.
type serverLog struct {
	*slog.Logger
	fatal chan string
	stuck *atomic.Bool // see space
}

func (l serverLog) Noticef(f string, v ...any) { l.Debug("store: " + fmt.Sprintf(f, v...)) }
func (l serverLog) Debugf(f string, v ...any)  { l.Debug("store: " + fmt.Sprintf(f, v...)) }
func (l serverLog) Tracef(string, ...any)      {}
func (l serverLog) Warnf(f string, v ...any)   { l.Warn("store: " + fmt.Sprintf(f, v...)) }

func (l serverLog) Errorf(f string, v ...any) {
	text := fmt.Sprintf(f, v...)
	if strings.Contains(text, "no space left") {
		l.stuck.Store(true)
	}
	l.Error("store: " + text)
}

func (l serverLog) Fatalf(f string, v ...any) {
	l.Errorf(f, v...)
	select {
	case l.fatal <- fmt.Sprintf(f, v...):
	default:
	}
}
