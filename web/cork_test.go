package web

import (
	"errors"
	"net"
	"slices"
	"testing"
	"time"
)

// A wire notes what is sent over it, piece by piece.
type wire struct {
	net.Conn
	sent     []string
	deadline time.Time
	broken   error
}

func (w *wire) SetWriteDeadline(t time.Time) error {
	w.deadline = t
	return nil
}

func (w *wire) Write(p []byte) (int, error) {
	w.sent = append(w.sent, string(p))
	return len(p), w.broken
}

func TestCorkSendsABatchTogether(t *testing.T) {
	w := &wire{}
	c := &cork{Conn: w}
	say := func(text string) {
		t.Helper()
		if n, err := c.Write([]byte(text)); n != len(text) || err != nil {
			t.Fatal(n, err)
		}
	}
	want := func(sent ...string) {
		t.Helper()
		if !slices.Equal(w.sent, sent) {
			t.Errorf("got %q, want %q", w.sent, sent)
		}
	}
	say("ping ")
	c.hold()
	say("an update ")
	c.hold()
	say("a stand ")
	want("ping ")
	if err := c.release(); err != nil {
		t.Fatal(err)
	}
	want("ping ", "an update a stand ")
	if wait := time.Until(w.deadline); wait <= 0 || wait > writeWait {
		t.Errorf("who reads has %v", wait)
	}
	if err := c.release(); err != nil {
		t.Fatal(err)
	}
	say("pong ")
	want("ping ", "an update a stand ", "pong ")
	w.broken = errors.New("broken")
	c.hold()
	say("lost")
	if err := c.release(); err != w.broken {
		t.Errorf("got %v, want %v", err, w.broken)
	}
}
