package store

import (
	"context"
	"errors"
	"io/fs"
	"path/filepath"
	"sync/atomic"
	"time"
)

// ErrFull says that nothing was written, because there is no room on the disk.
var ErrFull = errors.New("no room on the disk")

const (
	// DefaultFloor is the room below which a store is low, unless it is told otherwise.
	DefaultFloor = 256 << 20
	// spaceEvery is how often a store looks how much room there is.
	spaceEvery = time.Second
)

// A space watches the room that an embedded store has. The server within must never find the
// disk full: it would stop for good. So the last part of the room is not used.
type space struct {
	dir     string
	max     int64 // of the store's files; 0 is no limit
	floor   int64
	free    func(dir string) (int64, error)
	room    atomic.Int64 // at the last look
	written atomic.Int64 // since then, about
}

// reserve is the room that is not used.
func (p *space) reserve() int64 { return p.floor / 8 }

// left is how much room there is, as far as known.
func (p *space) left() int64 { return p.room.Load() - p.written.Load() }

// look looks how much room there is.
func (p *space) look() error {
	room, err := p.free(p.dir)
	if err != nil {
		return err
	}
	if p.max > 0 {
		used, err := sizeOf(p.dir)
		if err != nil {
			return err
		}
		room = min(room, p.max-used)
	}
	p.written.Store(0)
	p.room.Store(room)
	return nil
}

// admit refuses what there is no room for. A message is written with its proof, and with what
// the server notes of it.
func (p *space) admit(size int) error {
	if p == nil {
		return nil
	}
	if p.left() < p.reserve() {
		return ErrFull
	}
	p.written.Add(int64(size) + 512)
	return nil
}

// watch looks again and again, and says when it gets low, and when it does not any more.
func (s *Store) watchSpace(ctx context.Context) {
	p, was := s.space, s.Low()
	for pause(ctx, spaceEvery) == nil {
		if err := p.look(); err != nil {
			s.log.Error("store: cannot tell how much room there is", "at", s.where, "err", err)
		}
		if low := s.Low(); low != was {
			was = low
			if low {
				s.log.Error("store: the disk is nearly full; no new tables", "at", s.where, "bytes left", p.left())
			} else {
				s.log.Info("store: there is room again", "at", s.where, "bytes left", p.left())
			}
		}
	}
}

// Low tells whether there is so little room left that what need not begin should not.
func (s *Store) Low() bool { return s.space != nil && s.space.left() < s.space.floor }

// Room returns how many bytes can still be written, if that is known: of a cluster it is not.
func (s *Store) Room() (bytes int64, known bool) {
	if s.space == nil {
		return 0, false
	}
	return max(s.space.left()-s.space.reserve(), 0), true
}

// Writes tells whether something can be written: it writes something.
func (s *Store) Writes(ctx context.Context) error {
	return s.Enqueue(ctx, "health", "probe", time.Now())
}

// sizeOf adds up the files under a folder.
func sizeOf(dir string) (size int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // removed meanwhile
		}
		if err != nil || d.IsDir() {
			return err
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err == nil {
			size += info.Size()
		}
		return err
	})
	return size, err
}
