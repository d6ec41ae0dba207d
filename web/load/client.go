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

// pause waits, unless the context ends first.
func pause(ctx context.Context, d time.Duration) error {
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-time.After(d):
		return nil
	}
}
