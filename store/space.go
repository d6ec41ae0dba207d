package store

import (
	"context"
	"errors"
	"io/fs"
	"math"
	"path/filepath"
	"sync/atomic"
	"time"
)

// ErrFull says that nothing was written, because there is no room on the disk.
var ErrFull = errors.New("no room on the disk")

const (
	// DefaultFloor is the room below which a store is low, unless it is told otherwise.
	DefaultFloor = 256 << 20
	// spaceEvery is how often a store looks how large it is, and whether it is low.
	spaceEvery = time.Second
)

// A space watches the room that an embedded store has. The server within must never find the
// disk full: it would stop for good. So the last part of the room is not used, and a write asks
// how much there is, unless there was plenty a moment ago.
type space struct {
	dir     string
	max     int64 // of the store's files; 0 is no limit
	floor   int64
	free    func(dir string) (int64, error)
	stuck   atomic.Bool  // the server has found the disk full all the same
	bound   atomic.Int64 // how far the store may grow, at the last look
	written atomic.Int64 // since then, about
	plenty  atomic.Int64 // when there was so much that nobody uses it up in a moment
}

// moment is how long a disk with plenty of room is not asked again.
const moment = 10 * time.Millisecond

// reserve is the room that is not used.
func (p *space) reserve() int64 { return p.floor / 8 }

// grows is how far the store may still grow.
func (p *space) grows() int64 {
	if p.max == 0 {
		return math.MaxInt64
	}
	return p.bound.Load() - p.written.Load()
}

// left is how much room there is. A disk that does not say is not taken for a full one.
func (p *space) left() int64 {
	room := p.grows()
	if free, err := p.free(p.dir); err == nil {
		room = min(room, free)
	}
	return room
}

// look looks how large the store is, and whether the disk says how much room it has.
func (p *space) look() error {
	if p.max > 0 {
		used, err := sizeOf(p.dir)
		if err != nil {
			return err
		}
		p.written.Store(0)
		p.bound.Store(p.max - used)
	}
	p.plenty.Store(0)
	_, err := p.free(p.dir)
	return err
}

// admit refuses what there is no room for. A message is written with its proof, and with what
// the server notes of it.
func (p *space) admit(size int) error {
	if p == nil {
		return nil
	}
	room := p.grows()
	if now := time.Now().UnixNano(); now-p.plenty.Load() > int64(moment) {
		if room = p.left(); room > p.floor {
			p.plenty.Store(now)
		}
	}
	if room < p.reserve() {
		return ErrFull
	}
	p.written.Add(int64(size) + 512)
	return nil
}

// watchSpace looks again and again, and says when it gets low, and when it does not any more.
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

// roomStep is how exactly the room is told: how much each doing needs is nobody's business.
const roomStep = 16 << 20

// Room returns about how many bytes can still be written, if that is known: of a cluster it is
// not.
func (s *Store) Room() (bytes int64, known bool) {
	if s.space == nil {
		return 0, false
	}
	return max(s.space.left()-s.space.reserve(), 0) &^ (roomStep - 1), true
}

// errStuck is for a server that does not write any more, whatever room there is.
var errStuck = errors.New("the store has found the disk full and must be started again")

// Writes tells whether something can be written: it writes something.
func (s *Store) Writes(ctx context.Context) error {
	if s.space != nil && s.space.stuck.Load() {
		return errStuck
	}
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
