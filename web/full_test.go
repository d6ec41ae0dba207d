package web

import (
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/store"
	"gonfalon/table"
)

// TestDiskFills has the disk fill up while a match is played, and get room again: below the
// floor there are no new tables and the match goes on; on a full disk nothing can be done and
// all can be read, at once; then everything goes on without a restart.
func TestDiskFills(t *testing.T) {
	var free atomic.Int64
	free.Store(1 << 40)
	h := openHouseOn(t, store.Config{Dir: t.TempDir(), Free: func(string) (int64, error) { return free.Load(), nil }})
	ann, _, id := toyTable(h)
	path := "/api/matches/" + id
	said := 0
	say := func(status int) {
		t.Helper()
		text := fmt.Sprint("message ", said)
		begin := time.Now()
		r, body := ann.do("POST", path+"/messages", map[string]any{"seat": 0, "text": text})
		if r.StatusCode != status {
			t.Errorf("with %d bytes free: got %d, want %d: %s", free.Load(), r.StatusCode, status, body)
		}
		if status == 507 && (!strings.Contains(string(body), "disk") || time.Since(begin) > 2*time.Second) {
			t.Errorf("refused after %v with %s", time.Since(begin), body)
		}
		if status == 200 {
			said++
		}
	}
	healthy := func(status int, room string) {
		t.Helper()
		if r, body := ann.do("GET", "/healthz", nil); r.StatusCode != status {
			t.Errorf("with %d bytes free /healthz is %d %s, want %d", free.Load(), r.StatusCode, body, status)
		}
		if _, body := ann.do("GET", "/metrics", nil); !strings.Contains(string(body), "\ndisk_room_bytes "+room) {
			t.Errorf("with %d bytes free the metrics do not say %q", free.Load(), room)
		}
	}
	create := func(status int) {
		t.Helper()
		if r, body := ann.do("POST", "/api/matches", map[string]any{"game": "toy", "seats": []any{map[string]any{}, map[string]any{}}}); r.StatusCode != status {
			t.Errorf("with %d bytes free a table: got %d, want %d: %s", free.Load(), r.StatusCode, status, body)
		}
	}
	// becomes changes the room and waits until the server has seen it.
	becomes := func(bytes int64, low, full bool) {
		t.Helper()
		free.Store(bytes)
		for until := time.Now().Add(time.Minute); ; {
			time.Sleep(20 * time.Millisecond) // a disk with plenty of room is not asked at each write
			room, _ := h.server.store.Room()
			if h.server.store.Low() == low && (room == 0) == full {
				return
			}
			if time.Now().After(until) {
				t.Fatalf("%d bytes are free, and the server does not see it", bytes)
			}
		}
	}
	for range 2 {
		becomes(1<<40, false, false)
		say(200)
		create(200)
		healthy(200, "")
		becomes(store.DefaultFloor-1, true, false)
		say(200)
		create(507)
		healthy(200, "")
		becomes(0, true, true)
		say(507)
		create(507)
		healthy(503, "0\n")
		var look table.Look
		ann.want(200, "GET", path, nil, &look)
	}
	becomes(1<<40, false, false)
	say(200)
	healthy(200, "")
}
