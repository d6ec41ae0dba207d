package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"time"
)

// sharedSync tells whether syncs are shared. Windows syncs no file that was opened for
// reading, so the server does it there.
const sharedSync = runtime.GOOS != "windows"

// A syncer brings what the embedded server has written to the disk. The server
// acknowledges a message when the system has it; with SyncAlways it would sync each
// message by itself, which costs more than all the rest. Here all who wait at a time
// share one sync.
type syncer struct {
	root string                  // where the folders of the streams are
	sync func(path string) error // of a file or folder

	// proof is told of what is on the disk. There may be none.
	proof *proof

	mu      sync.Mutex
	next    *round // of those who came since the last one began
	running bool

	// Of the round that runs.
	folders map[string]folder
	failed  error
}

// A round is one sync: of which streams, and how it went for those who wait.
type round struct {
	streams map[string]bool
	lines   []byte // of the proof, once it is over
	done    chan struct{}
	err     error
}

// A folder has the marks that the files of a stream had when they were synced.
type folder map[string]mark

// A mark is how a file, or a folder within, looked just before it was synced.
type mark struct {
	size    int64
	changed time.Time
	// holds are the names in a folder that had not changed for a while when they were
	// listed: as long as it looks the same, they are all that is there.
	holds []string
}

// young is how long after its last change a file is synced again even if it looks the
// same: the clocks of file systems are coarse.
const young = time.Second

func newSyncer(root string) *syncer {
	return &syncer{root: root, sync: syncFile, folders: map[string]folder{}}
}

// above syncs the folders that hold those of the streams, up to the one given.
func (s *syncer) above(top string) error {
	for dir := s.root; ; dir = filepath.Dir(dir) {
		if err := s.sync(dir); err != nil {
			return fmt.Errorf("sync: %w", err)
		}
		if dir == top || dir == filepath.Dir(dir) {
			return nil
		}
	}
}

// commit returns when all that was written to a stream before the call is on the disk. What
// it is told of is proven soon after.
func (s *syncer) commit(ctx context.Context, stream string, written ...proven) error {
	s.mu.Lock()
	r := s.next
	if r == nil {
		r = &round{streams: map[string]bool{}, done: make(chan struct{})}
		s.next = r
	}
	r.streams[stream] = true
	for _, p := range written {
		r.lines = p.line(r.lines)
	}
	if !s.running {
		s.running = true
		go s.run()
	}
	s.mu.Unlock()
	select {
	case <-r.done:
		return r.err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// run syncs as long as somebody waits.
func (s *syncer) run() {
	for {
		s.mu.Lock()
		r := s.next
		s.next = nil
		s.running = r != nil
		s.mu.Unlock()
		if r == nil {
			return
		}
		// What could not be synced once may be lost for good: the system forgets it,
		// and a later sync that succeeds proves nothing.
		if s.failed == nil {
			s.failed = s.streams(r.streams)
		}
		if s.proof != nil && s.failed == nil {
			s.failed = s.proof.later(r.lines)
		}
		r.err = s.failed
		close(r.done)
	}
}

// streams syncs some streams side by side: the file system makes one commit of them.
func (s *syncer) streams(set map[string]bool) error {
	var wait sync.WaitGroup
	errs := make(chan error, len(set))
	for stream := range set {
		f := s.folders[stream]
		if f == nil {
			f = folder{}
			s.folders[stream] = f
			if err := s.sync(s.root); err != nil { // the stream may be new
				return fmt.Errorf("sync: %w", err)
			}
		}
		wait.Go(func() { errs <- s.stream(stream, f) })
	}
	wait.Wait()
	close(errs)
	for err := range errs {
		if err != nil {
			return fmt.Errorf("sync: %w", err)
		}
	}
	return nil
}

// stream syncs every file of a stream that has changed, and the folders in which there
// are new ones. It need not know how the server arranges them.
func (s *syncer) stream(name string, f folder) error {
	return s.below(filepath.Join(s.root, name), f)
}

// below syncs a file or folder and what it holds.
func (s *syncer) below(path string, f folder) error {
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	was, old := f[path], time.Since(info.ModTime()) > young
	now := mark{size: info.Size(), changed: info.ModTime()}
	same := old && now.size == was.size && now.changed.Equal(was.changed)
	if same {
		now.holds = was.holds
	} else if err := s.sync(path); err != nil {
		return err
	}
	names := now.holds
	if info.IsDir() && names == nil {
		if names, err = namesIn(path); err != nil {
			return err
		}
		if old {
			now.holds = names
		}
	}
	f[path] = now
	for _, name := range names {
		inner := filepath.Join(path, name)
		if err := s.below(inner, f); errors.Is(err, fs.ErrNotExist) {
			delete(f, inner) // the server has removed it meanwhile
		} else if err != nil {
			return err
		}
	}
	return nil
}

func namesIn(folder string) ([]string, error) {
	d, err := os.Open(folder)
	if err != nil {
		return nil, err
	}
	defer d.Close()
	return d.Readdirnames(-1)
}

func syncFile(path string) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}
