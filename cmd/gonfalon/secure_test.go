package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/tls"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/store/storetest"

	"github.com/coder/websocket"
)

// A running server is one in this process.
type running struct {
	url  string
	log  *notebook
	stop func()
}

// A notebook is a log that tests can look into.
type notebook struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notebook) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(p)
}

func (n *notebook) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}

// serveHere starts the server in this process with some options, and ends it with the test.
func serveHere(t *testing.T, args ...string) running {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	in, out := io.Pipe()
	r := running{log: &notebook{}}
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, append([]string{"serve", "--data", t.TempDir()}, args...), out, r.log, func(string) string { return "" })
		out.Close()
	}()
	r.stop = sync.OnceFunc(func() {
		stop()
		if code := <-ended; code != 0 {
			t.Errorf("got %d: %s", code, r.log)
		}
	})
	line, err := bufio.NewReader(in).ReadString('\n')
	if err != nil {
		stop()
		t.Fatalf("%v: %s", err, r.log)
	}
	t.Cleanup(r.stop)
	_, r.url, _ = strings.Cut(strings.TrimSpace(line), "at ")
	return r
}

// TestOwnTLS plays over TLS, has the files of the certificate replaced meanwhile, well and
// badly, and sees who is shown which.
func TestOwnTLS(t *testing.T) {
	ca, dir := storetest.NewAuthority(t), t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	old := ca.Issue(cert, key)
	s := serveHere(t, "--addr", "127.0.0.1:0", "--tls-cert", cert, "--tls-key", key)
	if !strings.HasPrefix(s.url, "https://127.0.0.1:") {
		t.Fatalf("it is at %s", s.url)
	}
	shown := func() int64 {
		t.Helper()
		c, err := tls.Dial("tcp", strings.TrimPrefix(s.url, "https://"), &tls.Config{RootCAs: ca.Pool()})
		if err != nil {
			t.Fatal(err)
		}
		defer c.Close()
		return c.ConnectionState().PeerCertificates[0].SerialNumber.Int64()
	}
	if got := shown(); got != old {
		t.Errorf("certificate %d is shown, want %d", got, old)
	}
	ann := newCaller(t, "ann")
	ann.nodes = []string{s.url}
	ann.client.Transport = &http.Transport{TLSClientConfig: &tls.Config{RootCAs: ca.Pool()}, ForceAttemptHTTP2: true}
	ann.must("POST", "/api/me", map[string]any{"name": "ann"}, nil)
	var l view
	ann.must("POST", "/api/matches", map[string]any{"game": first, "seats": []any{chair(""), chair("random"), chair("random")}, "sit": []int{0}}, &l)
	plain := &http.Client{Jar: ann.client.Jar, Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: ca.Pool()}}}
	stream, _, err := websocket.Dial(t.Context(), s.url+"/api/matches/"+l.ID+"/events", &websocket.DialOptions{HTTPClient: plain})
	if err != nil {
		t.Fatal(err)
	}
	defer stream.CloseNow()

	if err := os.WriteFile(cert, []byte("half a certificate"), 0o600); err != nil {
		t.Fatal(err)
	}
	time.Sleep(1100 * time.Millisecond) // it looks once a second
	if got := shown(); got != old || !strings.Contains(s.log.String(), "cannot be used") {
		t.Errorf("with half a certificate, %d is shown, want %d: %s", got, old, s.log)
	}
	second := ca.Issue(cert, key)
	time.Sleep(1100 * time.Millisecond)
	if got := shown(); got != second || !strings.Contains(s.log.String(), "read anew") {
		t.Errorf("after it was replaced, %d is shown, want %d: %s", got, second, s.log)
	}
	if strings.Contains(s.log.String(), "half") {
		t.Errorf("the log shows what is in the files: %s", s.log)
	}
	// The stream of before goes on.
	ann.must("POST", "/api/matches/"+l.ID+"/messages", map[string]any{"seat": 0, "text": lastWords}, nil)
	for heard := false; !heard; {
		_, line, err := stream.Read(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		heard = bytes.Contains(line, []byte(lastWords))
	}
	if answer, err := http.Get("http" + strings.TrimPrefix(s.url, "https")); err == nil {
		answer.Body.Close()
		if answer.StatusCode != http.StatusBadRequest {
			t.Errorf("in the clear: got %d", answer.StatusCode)
		}
	}
}

func TestWhatIsSaidOfListening(t *testing.T) {
	ca, dir := storetest.NewAuthority(t), t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	ca.Issue(cert, key)
	const world = "listens to the world without TLS"
	for _, tt := range []struct {
		args []string
		warn bool
	}{
		{[]string{"--addr", "localhost:0"}, false},
		{[]string{"--addr", "[::1]:0"}, false},
		{[]string{"--addr", ":0"}, true},
		{[]string{"--addr", "0.0.0.0:0"}, true},
		{[]string{"--addr", ":0", "--proxy"}, false},
		{[]string{"--addr", ":0", "--tls-cert", cert, "--tls-key", key}, false},
	} {
		s := serveHere(t, tt.args...)
		if got := strings.Contains(s.log.String(), world); got != tt.warn {
			t.Errorf("%q: warned %t, want %t: %s", tt.args, got, tt.warn, s.log)
		}
		if strings.HasPrefix(tt.args[1], ":") && !strings.Contains(s.url, "://localhost:") {
			t.Errorf("%q: it says it is at %s", tt.args, s.url)
		}
		s.stop()
	}
}

func TestMetricsHaveAnAddress(t *testing.T) {
	s := serveHere(t, "--addr", "127.0.0.1:0", "--metrics", "127.0.0.1:0")
	_, at, _ := strings.Cut(s.log.String(), "at=")
	at, _, _ = strings.Cut(at, "\n")
	for url, want := range map[string]int{strings.TrimSpace(at): 200, s.url + "/metrics": 404} {
		answer, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		if err != nil || answer.StatusCode != want || strings.Contains(string(text), "gonfalon_streams") != (want == 200) {
			t.Errorf("%s: got %d, %v", url, answer.StatusCode, err)
		}
	}
}

// TestServeRefuses has calls that are answered with a sentence, and start nothing.
func TestServeRefuses(t *testing.T) {
	for want, args := range map[string][]string{
		"among its processes":    {"--nats", "nats://10.0.0.1:4222,nats://gonfalon:secret@10.0.0.2:4222"},
		"as GONFALON_NATS":       {"--nats", "tls://token@10.0.0.1:4222"},
		"go together":            {"--tls-cert", "cert.pem"},
		"read the certificate":   {"--tls-cert", "nothing.pem", "--tls-key", "nothing.pem"},
		"--max and --floor are":  {"--floor", "0"},
		"--max must be above":    {"--max", "256"},
		"raise the one or lower": {"--max", "64", "--floor", "100"},
		"address already in use": nil,
	} {
		if args == nil {
			s := serveHere(t, "--addr", "127.0.0.1:0")
			args = []string{"--addr", strings.TrimPrefix(s.url, "http://")}
		}
		var out, errs bytes.Buffer
		code := run(t.Context(), append([]string{"serve", "--data", t.TempDir()}, args...), &out, &errs, func(string) string { return "" })
		if code != exitBadCall || !strings.Contains(errs.String(), want) || strings.Contains(errs.String(), "secret") {
			t.Errorf("%q: got %d: %s", args, code, errs.String())
		}
	}
}
