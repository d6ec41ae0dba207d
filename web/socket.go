package web

import (
	"context"
	"encoding/json"
	"errors"
	"net"
	"net/http"
	"net/url"
	"runtime/debug"
	"strings"
	"time"

	"gonfalon/table"

	"github.com/coder/websocket"
	"golang.org/x/time/rate"
)

// socket streams over a WebSocket, and takes actions from it.
func (s *Server) socket(w http.ResponseWriter, r *http.Request, in *streamInput) error {
	// Browsers let every page open WebSockets anywhere, with our cookie.
	if origin := r.Header.Get("Origin"); origin != "" {
		if from, err := url.Parse(origin); err != nil || !strings.EqualFold(from.Host, r.Host) {
			writeProblem(w, errOrigin)
			return nil
		}
	}
	taken := &corked{ResponseWriter: w}
	c, err := websocket.Accept(taken, r, nil)
	if err != nil {
		return err
	}
	defer c.CloseNow()
	c.SetReadLimit(maxBody)
	ctx, gone := context.WithCancel(r.Context())
	defer gone()
	away := make(chan bool)
	go func() {
		defer gone()
		s.listen(ctx, c, taken.cork, in.ID, away)
	}()
	err = s.watch(ctx, in, away, func(line []byte) error {
		if line == nil {
			ctx, cancel := context.WithTimeout(ctx, writeWait)
			defer cancel()
			return c.Ping(ctx)
		}
		taken.cork.hold()
		return write(c, line)
	}, taken.cork.release)
	err = errors.Join(err, taken.cork.release())
	if s.ctx.Err() != nil {
		c.Close(websocket.StatusGoingAway, "the server restarts")
	}
	return err
}

// write sends a line. No context watches over it, which is dear: the cork has a deadline.
func write(c *websocket.Conn, line []byte) error {
	return c.Write(context.Background(), websocket.MessageText, line)
}

// A RefusedLine says why an action that came over a WebSocket is not carried out.
type RefusedLine struct {
	Refused NotActed `json:"refused"`
}

// NotActed is the problem with the action that has a key.
type NotActed struct {
	Key     string   `json:"key"`
	Problem *Problem `json:"problem"`
}

// listen carries out the actions that a client sends, one after the other, until it is
// gone. An action that is carried out needs no answer: the stream shows it with its key.
// Who goes on although he is told that it is too much is not listened to any more.
func (s *Server) listen(ctx context.Context, c *websocket.Conn, conn net.Conn, match string, away chan<- bool) {
	frames, patience := rate.NewLimiter(s.limits.rate, s.limits.burst), rate.NewLimiter(rate.Every(patienceBack), patienceFor)
	defer func() {
		if p := recover(); p != nil {
			s.log.Error("panic", "path", "stream of "+match, "panic", p, "stack", string(debug.Stack()))
		}
	}()
	for {
		_, frame, err := c.Read(context.Background()) // until the connection is closed
		if err != nil {
			return
		}
		var in actFrame
		who := caller(ctx)
		if !s.mayCall(who) || !frames.Allow() || who.account != "" && !s.limits.allow("of "+who.account) {
			err = errTooMany
		} else if err = in.read(frame); err != nil {
			err = saying(http.StatusBadRequest, err)
		} else if err = s.actFrom(ctx, match, &in, away); err == nil {
			continue
		}
		if !patience.Allow() {
			s.metrics.floods.Add(1)
			s.log.Info("a stream was closed since too much came over it", "match", match, "from", who.address)
			conn.SetReadDeadline(time.Now().Add(lastWords)) // the flood is not read to its end
			c.Close(websocket.StatusPolicyViolation, "too much came over this stream that could not be carried out")
			return
		}
		refused := RefusedLine{NotActed{Key: in.Key}}
		errors.As(s.explain(ctx, "act", err), &refused.Refused.Problem)
		line, err := json.Marshal(refused)
		if err != nil || write(c, line) != nil {
			return
		}
	}
}

// A stream bears so many frames in a row that are refused, and one more each time that so long
// has passed.
const (
	patienceFor  = 100
	patienceBack = 200 * time.Millisecond
	// lastWords is how long who floods has to take notice that the stream is closed.
	lastWords = 100 * time.Millisecond
)

// actFrom carries out an action as a request of its own would: with a token that is still valid.
// Where its person is, it hands on.
func (s *Server) actFrom(ctx context.Context, match string, in *actFrame, away chan<- bool) error {
	who := caller(ctx)
	switch {
	case in.Away != nil:
		select {
		case away <- *in.Away:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	case in.Key == "" || in.Seat == nil || (in.Action == nil) == (in.Hold == nil):
		return problem(http.StatusBadRequest, "an action over a WebSocket has a key, a seat and an action, or a hold", "une action par WebSocket a une clé, une place et une action, ou une retenue")
	}
	if who.watches {
		return errWatches
	}
	if err := s.changing(); err != nil {
		return err
	}
	if err := s.stillValid(ctx, who); err != nil {
		return err
	}
	if in.Hold != nil {
		return s.tables.Hold(ctx, match, who.account, *in.Seat, *in.Hold, in.Key)
	}
	_, err := s.act(ctx, match, in.Key, table.Move{Seat: *in.Seat, N: in.N, Seq: in.Seq, Action: in.Action})
	return err
}
