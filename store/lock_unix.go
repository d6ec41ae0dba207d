//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package store

import (
	"fmt"
	"io"
	"os"
	"strings"
	"syscall"
)

// lock makes the file ours for as long as the process lives; the kernel lets go of it
// when the process dies, however it dies. The file names the process for whoever comes
// second.
func lock(path string) (unlock func() error, err error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		defer f.Close()
		if err != syscall.EWOULDBLOCK {
			return nil, fmt.Errorf("lock %s: %w", path, err)
		}
		who, _ := io.ReadAll(io.LimitReader(f, 20))
		return nil, fmt.Errorf("in use by another process (pid %s)", strings.TrimSpace(string(who)))
	}
	if err := f.Truncate(0); err == nil {
		fmt.Fprintln(f, os.Getpid()) // for people only
	}
	// Closing unlocks. The file stays: to remove it would let two processes lock two
	// files of one name.
	return f.Close, nil
}
