package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"strconv"
	"strings"
	"testing"
)

// TestServeAndLoad starts the server as the default command, drives it, and tells it to
// end while streams are open.
func TestServeAndLoad(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	in, out := io.Pipe()
	var errs bytes.Buffer
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, []string{"--addr", "127.0.0.1:0", "--data", t.TempDir()}, out, &errs, func(string) string { return "" })
		out.Close()
	}()
	line, err := bufio.NewReader(in).ReadString('\n')
	if err != nil {
		stop()
		t.Fatalf("%v: %s", err, errs.String())
	}
	_, url, _ := strings.Cut(strings.TrimSpace(line), "at ")
	for seconds := 1; ; seconds *= 2 { // more of them on a machine that is slow
		r := answer[map[string]any](t, 0, "load", "--url", url, "--matches", "3", "--seconds", strconv.Itoa(seconds))
		keys(t, r, "actions_per_s", "p50_ms", "p95_ms", "p99_ms", "errors", "lost", "repeated")
		if r["actions"].(float64) >= 5 {
			break
		}
		if seconds > 60 {
			t.Fatalf("got %v, want some actions", r)
		}
	}
	stop()
	if code := <-ended; code != 0 {
		t.Errorf("got %d, %s; want a clean end", code, errs.String())
	}
}
