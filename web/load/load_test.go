package load

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/coder/websocket"
)

// A liar is a server whose streams lie about the nth action of a match. No server of ours
// does, so that this is the only way to see that a lie is counted.
type liar struct {
	n   int
	lie func(s *said)
}

// said is what a stream says after an action, in this order.
type said struct {
	update, again bool // the update, and once more
	status        int  // of a refusal before that; 0 is none
	seq           uint64
}

func (l liar) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch r.URL.Path {
	case "/api/me", "/api/me/tokens":
		fmt.Fprint(w, `{"token":"t"}`)
	case "/api/games":
		fmt.Fprint(w, `[{"name":"toy","min_seats":1}]`)
	case "/api/matches":
		fmt.Fprint(w, `{"id":"m"}`)
	default:
		l.stream(w, r)
	}
}

func (l liar) stream(w http.ResponseWriter, r *http.Request) {
	c, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer c.CloseNow()
	write := func(format string, args ...any) {
		c.Write(r.Context(), websocket.MessageText, fmt.Appendf(nil, format, args...))
	}
	seq := uint64(1)
	write(`{"seq":1}`)
	for n := 1; ; {
		write(`{"owed":{"n":%d,"seq":%d,"seats":[{"seat":0,"options":[{}]}]}}`, n, seq)
		_, data, err := c.Read(r.Context())
		if err != nil {
			return
		}
		var a struct {
			Key string `json:"key"`
			Seq uint64 `json:"seq"`
		}
		if err := json.Unmarshal(data, &a); err != nil || a.Key == "" || a.Seq != seq {
			panic(fmt.Sprintf("%s: %v", data, err))
		}
		s := said{update: true, seq: seq + 1}
		if n == l.n {
			l.lie(&s)
		}
		if s.status != 0 {
			l.n = 0 // the same again is well
			write(`{"refused":{"key":%q,"problem":{"status":%d,"detail":"no"}}}`, a.Key, s.status)
			if _, _, err := c.Read(r.Context()); err != nil {
				return
			}
		}
		if s.update {
			write(`{"seq":%d,"key":%q}`, s.seq, a.Key)
		}
		if s.again {
			write(`{"seq":%d,"key":%q}`, s.seq, a.Key)
		}
		seq++
		n++
	}
}

func TestLiesAreCounted(t *testing.T) {
	for what, tt := range map[string]struct {
		lie  func(*said)
		want Report
	}{
		"nothing":            {func(*said) {}, Report{}},
		"an update missing":  {func(s *said) { s.update = false }, Report{Lost: 1}},
		"a leap ahead":       {func(s *said) { s.seq += 7 }, Report{Repeated: 1}},
		"an update twice":    {func(s *said) { s.again = true }, Report{Repeated: 1}},
		"an action refused":  {func(s *said) { s.status = 422 }, Report{Errors: 1, FirstError: "422 no"}},
		"told to wait first": {func(s *said) { s.status = 429 }, Report{Throttled: 1}},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			server := httptest.NewServer(liar{3, tt.lie})
			defer server.Close()
			// It ends when the lie is behind it, whatever time that takes.
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			acted := 0
			got, err := Run(ctx, Config{URL: server.URL, Game: "toy", Matches: 1, For: time.Hour, Pace: 20, Acted: func() {
				if acted++; acted == 6 {
					stop()
				}
			}})
			if err != context.Canceled {
				t.Fatal(err)
			}
			if got.Actions != acted {
				t.Errorf("%d actions, %d told of", got.Actions, acted)
			}
			// The match ends with the error and the next one has the same lie: at least one.
			counted := Report{Lost: min(got.Lost, 1), Repeated: min(got.Repeated, 1), Errors: min(got.Errors, 1), Throttled: min(got.Throttled, 1), FirstError: got.FirstError}
			if counted != tt.want {
				t.Errorf("got %+v, want %+v", counted, tt.want)
			}
		})
	}
}

func TestReportOfLatencies(t *testing.T) {
	d := &driver{}
	for i := range 100 { // 100 ms, 99 ms, … 1 ms
		d.acted(time.Duration(100-i) * time.Millisecond)
	}
	got := d.report(4 * time.Second)
	if got.Actions != 100 || got.ActionsPS != 25 || got.P50 != 50 || got.P95 != 95 || got.P99 != 99 {
		t.Errorf("got %+v", got)
	}
}
