package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/game"
)

// giveUp is after how long a test no longer waits. It measures nothing.
const giveUp = 5 * time.Minute

// A caller is a person with an account who sends every request until it is answered, and
// goes to another node when one does not answer.
type caller struct {
	t      *testing.T
	name   string
	nodes  []string // by preference
	node   atomic.Int32
	client *http.Client
	keys   int
}

func newCaller(t *testing.T, name string, nodes ...string) *caller {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Error(err)
	}
	c := &caller{t: t, name: name, nodes: nodes, client: &http.Client{Jar: jar, Timeout: time.Minute}}
	if len(nodes) > 0 {
		c.ask("POST", "/api/me", map[string]any{"name": name}, nil)
	}
	return c
}

func (c *caller) here() string { return c.nodes[int(c.node.Load())%len(c.nodes)] }

// send sends a request until it is answered, and returns the status and the answer.
func (c *caller) send(method, path string, body any) (int, []byte) {
	c.t.Helper()
	c.keys++
	for end := time.Now().Add(giveUp); time.Now().Before(end) && c.t.Context().Err() == nil; time.Sleep(20 * time.Millisecond) {
		at := c.node.Load()
		status, text, err := c.once(c.here(), method, path, body)
		if err != nil {
			c.node.CompareAndSwap(at, at+1)
		} else if status < 500 && status != http.StatusRequestTimeout {
			return status, text
		}
	}
	c.t.Errorf("%s: %s %s is never answered", c.name, method, path)
	return 0, nil
}

// once sends the present request to a node.
func (c *caller) once(node, method, path string, body any) (int, []byte, error) {
	data, err := json.Marshal(body)
	if err != nil {
		return 0, nil, err
	}
	r, err := http.NewRequestWithContext(c.t.Context(), method, node+path, bytes.NewReader(data))
	if err != nil {
		return 0, nil, err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Idempotency-Key", fmt.Sprint(c.name, " ", c.keys))
	answer, err := c.client.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	return answer.StatusCode, text, err
}

// ask sends a request that must be granted. It tells whether it was.
func (c *caller) ask(method, path string, body, into any) bool {
	c.t.Helper()
	status, text := c.send(method, path, body)
	if status != http.StatusOK {
		c.t.Errorf("%s: %s %s: %d %s", c.name, method, path, status, text)
		return false
	}
	if into == nil {
		return true
	}
	err := json.Unmarshal(text, into)
	if err != nil {
		c.t.Errorf("%s: %s %s: %v in %s", c.name, method, path, err, text)
	}
	return err == nil
}

// must is ask for the test's own goroutine: it ends the test if the request is not granted.
func (c *caller) must(method, path string, body, into any) {
	c.t.Helper()
	if !c.ask(method, path, body, into) {
		c.t.FailNow()
	}
}

// A view is what a look shows, as far as callers care.
type view struct {
	ID       string
	Status   string
	Seq      uint64
	N        int
	Yours    []game.Seat
	Invites  []string
	Decision *struct{ Who []game.Seat }
}
