package web

import (
	"testing"

	"gonfalon/table"

	"github.com/coder/websocket"
)

// TestStreamsThatFloodAreClosed sends nonsense over a stream for as long as it is open; a little
// nonsense does no harm, and others do not notice.
func TestStreamsThatFloodAreClosed(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	path := "/api/matches/" + id + "/events?owed=1"
	flood, quiet := ann.talk(path), bob.talk(path)
	theirs := quiet.owed()
	ended := make(chan error, 1)
	go func() {
		for {
			if _, _, err := flood.c.Read(t.Context()); err != nil {
				ended <- err
				return
			}
		}
	}()
	var err error
	for sent := 0; err == nil; sent++ {
		if err = flood.c.Write(t.Context(), websocket.MessageText, []byte("{")); sent > 1_000_000 {
			t.Fatal("a stream bears any flood")
		}
	}
	if err := <-ended; websocket.CloseStatus(err) != websocket.StatusPolicyViolation {
		t.Errorf("a stream ended by %v", err)
	}
	if n := h.server.metrics.floods.Load(); n != 1 {
		t.Errorf("%d floods are counted", n)
	}
	for range patienceFor / 2 {
		quiet.wrong(400, "{")
	}
	mine := theirs.Seats[0]
	quiet.send(frame("one", int(mine.Seat), theirs, mine.Options[0]))
	quiet.until(func(l *socketLine) bool { return l.What == "acted" && l.Key == "one" })
	var l table.Look
	ann.want(200, "GET", "/api/matches/"+id, nil, &l)
}
