package web

import (
	"net/http"
	"strings"
	"testing"
)

func TestPagesMayDoLittle(t *testing.T) {
	h := openHouse(t)
	answer, err := http.Get(h.url + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	for name, want := range map[string]string{
		"Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
			"img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
		"X-Content-Type-Options":     "nosniff",
		"Referrer-Policy":            "no-referrer",
		"Cross-Origin-Opener-Policy": "same-origin",
	} {
		if got := answer.Header.Get(name); got != want {
			t.Errorf("%s: got %q, want %q", name, got, want)
		}
	}
}

func TestCookiesAreKeptFromScripts(t *testing.T) {
	for _, proxy := range []bool{false, true} {
		h := openHouse(t, func(c *Config) { c.Proxy = proxy })
		r, err := http.NewRequest("POST", h.url+"/api/me", strings.NewReader(`{"name":"Ann"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("X-Forwarded-Proto", "https")
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		cookies := answer.Cookies()
		if len(cookies) != 1 {
			t.Fatalf("%d cookies, want one", len(cookies))
		}
		if c := cookies[0]; !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure != proxy || c.Path != "/" || c.Domain != "" || (c.Name == "__Host-gonfalon") != proxy {
			t.Errorf("behind a proxy %t: got %s", proxy, c)
		}
	}
}

// Without a proxy in front, anybody could write the header. Some proxies tell the port, too.
func TestForwardedAddressesAreBelievedOfAProxyOnly(t *testing.T) {
	for told, address := range map[string]string{
		"198.51.100.7, 203.0.113.9": "203.0.113.9", "203.0.113.9:50123": "203.0.113.9",
		"2001:db8::7": "2001:db8::7", "[2001:db8::7]": "2001:db8::7", "198.51.100.7, [2001:db8::7]:443": "2001:db8::7",
		"": "192.0.2.1", "203.0.113.9, ": "192.0.2.1",
	} {
		for _, proxy := range []bool{false, true} {
			s := &Server{proxy: proxy}
			r := &http.Request{RemoteAddr: "192.0.2.1:1000", Header: http.Header{"X-Forwarded-For": {told}}}
			want := "192.0.2.1"
			if proxy {
				want = address
			}
			if got := s.address(r); got != want {
				t.Errorf("behind a proxy %t, told %q: got %s, want %s", proxy, told, got, want)
			}
		}
	}
}
