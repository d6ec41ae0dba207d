package main

import (
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// smallDisk gives a server a disk of 64 MiB: a file system of its own in memory, which only it sees,
// or, where tests may not make one, a limit of its own. It returns what has to stand before its
// command, its options, and where its disk is seen from here.
func smallDisk(t *testing.T) (wrap, options []string, disk func(pid int) string) {
	t.Helper()
	dir := t.TempDir()
	mount := "mount -t tmpfs -o size=64m none " + dir
	for _, unshare := range [][]string{{"unshare", "-m"}, {"unshare", "-r", "-m"}} {
		if exec.Command(unshare[0], append(unshare[1:], "sh", "-c", mount)...).Run() == nil {
			wrap = append(unshare, "sh", "-c", mount+` && exec "$@"`, "sh")
			return wrap, []string{"--data", filepath.Join(dir, "data"), "--floor", "16"}, func(pid int) string {
				return filepath.Join("/proc", strconv.Itoa(pid), "root", dir)
			}
		}
	}
	data := filepath.Join(dir, "data")
	return nil, []string{"--data", data, "--floor", "16", "--max", "64"}, func(int) string { return data }
}

// TestDiskFillsUnderPlay fills a disk under a match and empties it again, twice: what cannot be done
// is refused at once and in words, all can be read, and everything goes on as soon as there is
// room, by the same process. What was acknowledged is in the match.
func TestDiskFillsUnderPlay(t *testing.T) {
	wrap, options, disk := smallDisk(t)
	v := &victim{t: t, bin: build(t), addr: "127.0.0.1:0", store: options, wrap: wrap}
	v.start()
	pid := v.process.Process.Pid
	ann := newStubborn(t, v.url(), 1, 0)
	ended := make(chan struct{})
	go func() { defer close(ended); ann.play() }()
	bob := newStubborn(t, v.url(), 2, 0)

	leave := func(bytes int) {
		t.Helper()
		file := filepath.Join(disk(pid), "ballast")
		size := max(64<<20-used(t, disk(pid), file)-bytes, 0)
		if err := os.WriteFile(file, make([]byte, size), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	say := func() (int, string) {
		begun := time.Now()
		status, text, err := bob.once(v.url(), "POST", "/api/matches/"+bob.id+"/messages", map[string]any{"seat": 0, "text": fmt.Sprint("message ", bob.keys)})
		bob.keys++
		if took := time.Since(begun); err != nil || took > 10*time.Second {
			t.Errorf("a message is answered after %v: %v", took, err)
		}
		return status, string(text)
	}
	for range 2 {
		leave(8 << 20)
		until(t, "there are no new tables", func() bool {
			status, text, err := bob.once(v.url(), "POST", "/api/matches", map[string]any{"game": first, "seats": []any{chair(""), chair("random"), chair("random")}})
			bob.keys++
			return err == nil && status == http.StatusInsufficientStorage && strings.Contains(string(text), "disk")
		})
		if status, text := say(); status != http.StatusOK {
			t.Errorf("with little room a message: %d %s", status, text)
		}
		leave(1 << 20)
		until(t, "what would be written is refused", func() bool {
			status, text := say()
			return status == http.StatusInsufficientStorage && strings.Contains(text, "disk")
		})
		for path, want := range map[string]int{"/api/matches/" + bob.id: 200, "/api/matches/" + ann.id: 200, "/healthz": 503} {
			begun := time.Now()
			status, text, err := bob.once(v.url(), "GET", path, nil)
			if took := time.Since(begun); err != nil || status != want || took > 10*time.Second {
				t.Errorf("on a full disk %s: %d after %v, %v %.200s", path, status, took, err, text)
			}
		}
		leave(48 << 20)
		until(t, "everything goes on", func() bool { status, _ := say(); return status == http.StatusOK })
		until(t, "all is well", func() bool {
			answer, err := http.Get(v.url() + "/healthz")
			if err != nil {
				return false
			}
			defer answer.Body.Close()
			text, err := io.ReadAll(answer.Body)
			return err == nil && string(text) == "ok\n"
		})
	}
	<-ended
	ann.check()
	bob.play()
	bob.check()
	if err := v.process.Process.Signal(syscall.Signal(0)); err != nil || v.process.Process.Pid != pid {
		t.Errorf("the server is not the one that was started: %v", err)
	}
}

// used is how many bytes a disk holds besides a file.
func used(t *testing.T, dir, but string) (bytes int) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || path == but {
			return nil // some come and go
		}
		if info, err := d.Info(); err == nil {
			bytes += int(info.Size()+4095) &^ 4095
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return bytes
}

// until waits for something.
func until(t *testing.T, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(giveUp); !f(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not yet: %s", what)
		}
	}
}
