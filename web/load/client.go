package load

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
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
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(time.Second):
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

// A heard line of a stream, with the time at which it came.
type heard struct {
	at   time.Time
	line line
}

// A line is what we read of a line: an update, or what we owe.
type line struct {
	Seq  uint64 `json:"seq"`
	Owed *owed  `json:"owed"`
}

type owed struct {
	N     int    `json:"n"`
	Seq   uint64 `json:"seq"`
	Over  bool   `json:"over"`
	Seats []struct {
		Seat    int               `json:"seat"`
		Options []json.RawMessage `json:"options"`
	} `json:"seats"`
}

// hear reads the stream of a match into a channel until it breaks.
func (d *driver) hear(ctx context.Context, token, id string, since uint64, into chan<- heard) error {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, fmt.Sprintf("%s/api/matches/%s/events?owed=1&since=%d", d.URL, id, since), nil)
	if err != nil {
		return err
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := d.hears.Do(r)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		return &statusError{answer.StatusCode, "stream"}
	}
	lines := bufio.NewReader(answer.Body)
	for {
		text, err := lines.ReadBytes('\n')
		if err != nil {
			return err
		}
		h := heard{at: time.Now()}
		if len(text) < 2 {
			continue
		}
		if err := json.Unmarshal(text, &h.line); err != nil {
			return err
		}
		select {
		case into <- h:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
