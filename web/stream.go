package web

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strings"
	"time"

	"gonfalon/game"
	"gonfalon/table"

	"github.com/danielgtaylor/huma/v2"
	"github.com/danielgtaylor/huma/v2/adapters/humago"
)

const (
	// beat is how often a stream says that it is there when nothing happens.
	beat = 15 * time.Second
	// writeWait is how long a client may take to read what is sent.
	writeWait = 30 * time.Second
)

// errAhead is for those who have read on in a journal that is gone.
var errAhead = problem(http.StatusConflict, "the journal of this match ends before what you have: it comes from a backup; begin again at 0", "le journal de cette partie finit avant ce que vous en avez : il vient d'une sauvegarde ; recommencez à 0")

type streamInput struct {
	ID      string    `path:"id"`
	Since   uint64    `query:"since" doc:"The seq of the last update that you have"`
	Look    bool      `query:"look" doc:"Send the match as you see it too, at first and after each batch of updates"`
	Owed    bool      `query:"owed" doc:"Send what your seats may do too, in the same line"`
	Undo    bool      `query:"undo" doc:"Send how your seats can take their last actions back too, in the same line"`
	Story   bool      `query:"story" doc:"Have updates bring the steps that begin or go on in them"`
	Present bool      `query:"present" doc:"Send who is at the table too, at first and whenever that changes"`
	Seat    game.Seat `query:"seat" default:"-1" minimum:"-1" maximum:"127" doc:"From which of your seats to look"`
}

func (s *Server) describeStream() {
	schemas := s.api.OpenAPI().Components.Schemas
	line := &huma.Schema{OneOf: []*huma.Schema{
		schemas.Schema(reflect.TypeFor[table.Update](), true, ""),
		schemas.Schema(reflect.TypeFor[table.Stand](), true, ""),
		schemas.Schema(reflect.TypeFor[RefusedLine](), true, ""),
	}}
	operate(s, "GET", "/api/matches/{id}/events", "events", "What happens in a match, as it happens", s.events, func(op *huma.Operation) {
		op.Description = "JSON lines, or a WebSocket with one text frame a line. A blank line, or a ping, comes every 15 seconds when nothing happens. " +
			"Over a WebSocket actions can be sent as well, one text frame each, as in the body of an action with its `key`; the update that tells of it has that key, and what is not carried out is answered by a `refused` line. " +
			"A frame with `hold` instead of an action holds the open window, or lets its beat go on. " +
			"A frame `{\"away\": true}` says that its person has turned to something else, and `{\"away\": false}` that he is back."
		op.Responses = map[string]*huma.Response{"200": {
			Description: "A stream without end",
			Content:     map[string]*huma.MediaType{logType: {Schema: line}},
		}}
	})
}

func (s *Server) events(ctx context.Context, in *streamInput) (*huma.StreamResponse, error) {
	// What is wrong is better told before the stream begins.
	if _, err := s.tables.Look(ctx, in.ID, caller(ctx).account, in.Seat); err != nil {
		return nil, err
	}
	release, err := s.visitors.hold(caller(ctx), streamsQuota)
	if err != nil {
		return nil, err
	}
	reached, err := s.tables.Reaches(ctx, in.ID, caller(ctx).account, in.Since)
	if err != nil {
		release()
		return nil, err
	}
	return &huma.StreamResponse{Body: func(hc huma.Context) {
		defer release()
		r, w := humago.Unwrap(hc)
		socket := strings.EqualFold(r.Header.Get("Upgrade"), "websocket")
		switch {
		case !reached && !socket:
			writeProblem(w, errAhead)
			return
		case !reached:
			in.Since = 0 // a browser is shown no problem: it hears everything anew
		}
		s.metrics.streams.Add(1)
		defer s.metrics.streams.Add(-1)
		var err error
		if socket {
			err = s.socket(w, r, in)
		} else {
			err = s.lines(w, r, in)
		}
		if err != nil && r.Context().Err() == nil && s.ctx.Err() == nil {
			s.log.Debug("stream ended", "match", in.ID, "error", err)
		}
	}}, nil
}

// watch sends what happens; send gets one line, which it must not keep, or nothing to show
// that we are there.
func (s *Server) watch(ctx context.Context, in *streamInput, away <-chan bool, send func([]byte) error, flush func() error) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	defer context.AfterFunc(s.ctx, cancel)()
	who := caller(ctx)
	watcher := table.Watcher{Account: who.account, Seat: in.Seat, Look: in.Look, Owed: in.Owed, Undo: in.Undo, Story: in.Story, Present: in.Present, Away: away}
	return s.tables.Watch(ctx, in.ID, watcher, in.Since, beat, func(updates []table.Update, stand table.Stand) error {
		if err := s.stillValid(ctx, who); err != nil {
			return err
		}
		if len(updates) == 0 && !stand.Says() {
			return errors.Join(send(nil), flush())
		}
		line := scratches.Get().(*scratch)
		defer line.free()
		for _, u := range updates {
			var err error
			if line.text, err = appendUpdate(line.text[:0], u); err != nil {
				return err
			}
			if err := send(line.text); err != nil {
				return err
			}
		}
		if stand.Says() {
			var err error
			if line.text, err = appendStand(line.text[:0], stand); err != nil {
				return err
			}
			if err := send(line.text); err != nil {
				return err
			}
		}
		return flush()
	})
}

// lines streams JSON lines.
func (s *Server) lines(w http.ResponseWriter, r *http.Request, in *streamInput) error {
	rc := http.NewResponseController(w)
	if err := errors.Join(rc.SetReadDeadline(time.Time{}), rc.SetWriteDeadline(time.Now().Add(writeWait))); err != nil {
		return err
	}
	w.Header().Set("Content-Type", logType)
	w.Header().Set("X-Accel-Buffering", "no") // nginx would keep lines back
	w.WriteHeader(http.StatusOK)
	if err := rc.Flush(); err != nil {
		return err
	}
	return s.watch(r.Context(), in, nil, func(line []byte) error {
		if err := rc.SetWriteDeadline(time.Now().Add(writeWait)); err != nil {
			return err
		}
		_, err := w.Write(append(line, '\n'))
		return err
	}, rc.Flush)
}
