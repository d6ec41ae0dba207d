package web

import (
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// ask asks for a path by a name, with some headers.
func (h *house) ask(path, host string, header http.Header) *http.Response {
	h.t.Helper()
	r, err := http.NewRequest("GET", h.url+path, nil)
	if err != nil {
		h.t.Fatal(err)
	}
	r.Host, r.Header = host, header
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		h.t.Fatal(err)
	}
	answer.Body.Close()
	return answer
}

func TestOnlyOwnNamesAreAnswered(t *testing.T) {
	any, own := openHouse(t), openHouse(t, func(c *Config) { c.Hosts = []string{"play.example.org", "localhost"} })
	for _, tt := range []struct {
		path, host string
		want       int
	}{
		{"/", "play.example.org", 200},
		{"/", "PLAY.example.org:8443", 200},
		{"/api/games", "play.example.org.", 200},
		{"/api/games", "localhost:8080", 200},
		{"/", "evil.example.net", 421},
		{"/api/games", "play.example.org.evil.example.net", 421},
		{"/api/games", "192.0.2.7", 421},
		{"/healthz", "192.0.2.7", 200},
	} {
		if got := own.ask(tt.path, tt.host, nil).StatusCode; got != tt.want {
			t.Errorf("%s of %s: got %d, want %d", tt.path, tt.host, got, tt.want)
		}
		if got := any.ask(tt.path, tt.host, nil).StatusCode; got != 200 {
			t.Errorf("%s of %s, without --host: got %d", tt.path, tt.host, got)
		}
	}
}

// A proxy that nobody spoke of is noted once, not with every request.
func TestAProxyThatNobodySpokeOf(t *testing.T) {
	for _, name := range []string{"X-Forwarded-For", "Forwarded"} {
		for _, told := range []bool{false, true} {
			var log notebook
			h := openHouse(t, func(c *Config) {
				c.Proxy, c.Log = told, slog.New(slog.NewTextHandler(&log, nil))
			})
			h.ask("/", "", nil)
			if strings.Contains(log.String(), "proxy") {
				t.Errorf("without a header: %s", log.String())
			}
			for range 3 {
				h.ask("/", "", http.Header{name: {"for=198.51.100.7"}})
			}
			want := 1
			if told {
				want = 0
			}
			if got := strings.Count(log.String(), "a proxy seems to stand in front"); got != want {
				t.Errorf("%s, behind a proxy %t: said %d times, want %d", name, told, got, want)
			}
		}
	}
}

func TestHTTPSIsForGood(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.Proxy = true })
	const name = "Strict-Transport-Security"
	if got := h.ask("/", "", http.Header{"X-Forwarded-Proto": {"https"}}).Header.Get(name); got != "max-age=31536000" {
		t.Errorf("over https: got %q", got)
	}
	if got := h.ask("/", "", nil).Header.Get(name); got != "" {
		t.Errorf("over http: got %q", got)
	}
}

func TestMetricsCanStandApart(t *testing.T) {
	h := openHouse(t, func(c *Config) { c.MetricsApart = true })
	if got := h.ask("/metrics", "", nil).StatusCode; got != 404 {
		t.Errorf("where all else is: got %d", got)
	}
	apart := httptest.NewServer(h.server.Metrics())
	defer apart.Close()
	answer, err := http.Get(apart.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if text, err := io.ReadAll(answer.Body); err != nil || !strings.Contains(string(text), "gonfalon_actions_total") {
		t.Errorf("apart: %v, %s", err, text)
	}
}
