package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/klauspost/compress/zstd"
)

const engine = "/assets/engine-1.wasm"

// openPage opens a house with a page whose engine was packed when it was built.
func openPage(t *testing.T) (h *house, plain string) {
	plain = strings.Repeat("an engine says the same again. ", 500)
	files := fstest.MapFS{
		"index.html":              {Data: []byte("<!doctype html>")},
		"assets/engine-1.wasm":    {Data: []byte(plain)},
		"assets/engine-1.wasm.br": {Data: []byte("in brotli")},
	}
	return openHouse(t, func(c *Config) { c.Page = files }), plain
}

// fetch asks for a file; nothing is unpacked on the way.
func fetch(t *testing.T, url, accept, has string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest("GET", url, nil)
	if err != nil {
		t.Fatal(err)
	}
	if r.Header.Set("Accept-Encoding", accept); has != "" {
		r.Header.Set("If-None-Match", has)
	}
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

func unpacked(t *testing.T, coding, body string) string {
	t.Helper()
	var from io.Reader = strings.NewReader(body)
	var err error
	switch coding {
	case "gzip":
		from, err = gzip.NewReader(from)
	case "zstd":
		from, err = zstd.NewReader(from)
	}
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if _, err := out.ReadFrom(from); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestFilesAreSentAsClientsLikeThem(t *testing.T) {
	h, plain := openPage(t)
	for accept, want := range map[string]string{
		"":                               "",
		"gzip":                           "gzip",
		"br":                             "br",
		"zstd":                           "zstd",
		"gzip, deflate, br, zstd":        "br",
		"gzip, zstd":                     "zstd",
		"gzip;q=1.0, br;q=0.5":           "gzip",
		"br;q=0, GZIP ; Q=0.2":           "gzip",
		"*":                              "br",
		"*;q=0.1, br;q=0":                "zstd",
		"identity, gzip;q=0.5":           "",
		"deflate":                        "",
		"gzip;q=0":                       "",
		"x-gzip-like":                    "",
		"br;q=nonsense, zstd;q=nonsense": "",
	} {
		answer, body := fetch(t, h.url+engine, accept, "")
		if got := answer.Header.Get("Content-Encoding"); got != want {
			t.Errorf("%q: got %q, want %q", accept, got, want)
			continue
		}
		if got := answer.Header.Get("Vary"); got != "Accept-Encoding" {
			t.Errorf("%q: Vary: got %q", accept, got)
		}
		wantBody := plain
		if want == "br" {
			wantBody = "in brotli"
		}
		if got := unpacked(t, want, body); got != wantBody {
			t.Errorf("%q: got %d bytes %.20q, want %d", accept, len(got), got, len(wantBody))
		}
	}
}

// A cache must not take the bytes of one coding for those of another.
func TestTagsNameTheBytesThatAreSent(t *testing.T) {
	h, _ := openPage(t)
	tags := map[string]string{}
	for _, accept := range []string{"identity", "gzip", "br", "zstd"} {
		answer, _ := fetch(t, h.url+engine, accept, "")
		tag := answer.Header.Get("ETag")
		if other, twice := tags[tag]; twice {
			t.Errorf("%s and %s have one tag, %s", accept, other, tag)
		}
		tags[tag] = accept
		for _, has := range []string{tag, `"other", W/` + tag, "*"} {
			if again, body := fetch(t, h.url+engine, accept, has); again.StatusCode != http.StatusNotModified || body != "" {
				t.Errorf("%s, with %s: got %d and %d bytes", accept, has, again.StatusCode, len(body))
			}
		}
	}
	for tag, accept := range tags {
		if accept == "br" {
			continue
		}
		if again, _ := fetch(t, h.url+engine, "br", tag); again.StatusCode != http.StatusOK {
			t.Errorf("br, with the tag of %s: got %d, want %d", accept, again.StatusCode, http.StatusOK)
		}
	}
}

func TestPackedFilesHaveNoAddress(t *testing.T) {
	h, _ := openPage(t)
	if answer, _ := fetch(t, h.url+engine+".br", "", ""); answer.StatusCode != http.StatusNotFound {
		t.Errorf("got %d, want %d", answer.StatusCode, http.StatusNotFound)
	}
}

func TestWhatPackingDoesNotShortenIsSentAsItIs(t *testing.T) {
	h, _ := openPage(t)
	answer, body := fetch(t, h.url+"/", "gzip, br, zstd", "")
	if got := answer.Header.Get("Content-Encoding"); got != "" || body != "<!doctype html>" {
		t.Errorf("got %q in %q", body, got)
	}
}
