package load

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/coder/websocket"
)

// A statusError is an answer that is no good.
type statusError struct {
	status int
	text   string
}

func (e *statusError) Error() string { return fmt.Sprintf("%d %s", e.status, e.text) }

// call makes a request and reads the answer. When the server says to wait, it waits.
func (d *driver) call(ctx context.Context, token, key, method, path string, in, out any) error {
	var body []byte
	if in != nil {
		var err error
		if body, err = json.Marshal(in); err != nil {
			return err
		}
	}
	for {
		err := d.once(ctx, token, key, method, path, body, out)
		var status *statusError
		if !errors.As(err, &status) || status.status != http.StatusTooManyRequests {
			return err
		}
		d.count(func(r *Report) { r.Throttled++ })
		if err := pause(ctx, time.Second); err != nil {
			return err
		}
	}
}

func (d *driver) once(ctx context.Context, token, key, method, path string, body []byte, out any) error {
	r, err := http.NewRequestWithContext(ctx, method, d.URL+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	if key != "" {
		r.Header.Set("Idempotency-Key", key)
	}
	answer, err := d.calls.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	data, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	if answer.StatusCode != http.StatusOK {
		return &statusError{answer.StatusCode, string(bytes.TrimSpace(data))}
	}
	return json.Unmarshal(data, out)
}

// A line is what we read of a line: an update, what we owe, or why an action was not
// carried out.
type line struct {
	Seq     uint64   `json:"seq"`
	Key     string   `json:"key"`
	Owed    *owed    `json:"owed"`
	Refused *refused `json:"refused"`
}

type owed struct {
	N     int    `json:"n"`
	Seq   uint64 `json:"seq"`
	Over  bool   `json:"over"`
	Seats []struct {
		Seat    int             `json:"seat"`
		Options json.RawMessage `json:"options"` // a list, of which only one is read
	} `json:"seats"`
}

type refused struct {
	Key     string `json:"key"`
	Problem struct {
		Status int    `json:"status"`
		Detail string `json:"detail"`
	} `json:"problem"`
}

// An act is an action as it is sent over a stream.
type act struct {
	Key    string          `json:"key"`
	Seat   int             `json:"seat"`
	N      int             `json:"n"`
	Seq    uint64          `json:"seq"`
	Action json.RawMessage `json:"action"`
}

// most is the longest line that a stream may have.
const most = 16 << 20

// dial opens the stream of a match, from its beginning. It is closed when the context ends.
func (d *driver) dial(ctx context.Context, token, id string) (*websocket.Conn, error) {
	o := &websocket.DialOptions{HTTPClient: d.hears}
	if token != "" {
		o.HTTPHeader = http.Header{"Authorization": {"Bearer " + token}}
	}
	c, _, err := websocket.Dial(ctx, d.URL+"/api/matches/"+id+"/events?owed=1", o)
	if err != nil {
		return nil, fmt.Errorf("open a stream: %w", err)
	}
	c.SetReadLimit(most)
	context.AfterFunc(ctx, func() { c.CloseNow() }) // a context for each line would cost more than the line
	return c, nil
}

// read reads the next line of a stream, until somebody closes it.
func read(c *websocket.Conn) (*line, error) {
	_, text, err := c.Read(context.Background())
	if err != nil {
		return nil, fmt.Errorf("the stream broke: %w", err)
	}
	l := new(line)
	return l, json.Unmarshal(text, l)
}

// pause waits, unless the context ends first.
func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
