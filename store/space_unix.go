//go:build linux || darwin || freebsd

package store

import "syscall"

// freeOn returns how many bytes can still be written to the disk of a folder.
func freeOn(dir string) (int64, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		return 0, err
	}
	return int64(s.Bavail) * int64(s.Bsize), nil
}
