package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"gonfalon/games/gamestest"
	"gonfalon/table"
)

// TestAnswersAreSentAsClientsLikeThem asks for a long answer in each coding.
func TestAnswersAreSentAsClientsLikeThem(t *testing.T) {
	h := openHouse(t)
	answer, plain := fetch(t, h.url+"/api/games", "", "")
	if coding := answer.Header.Get("Content-Encoding"); coding != "" || answer.Header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("who likes no coding is sent %q, %v", coding, answer.Header)
	}
	for accept, want := range map[string]string{
		"gzip": "gzip", "zstd": "zstd", "gzip, deflate, br, zstd": "zstd", "gzip, zstd;q=0": "gzip", "br": "", "identity, *;q=0": "",
	} {
		answer, body := fetch(t, h.url+"/api/games", accept, "")
		coding := answer.Header.Get("Content-Encoding")
		if coding != want || answer.Header.Get("Vary") != "Accept-Encoding" || answer.ContentLength != int64(len(body)) || answer.StatusCode != 200 {
			t.Errorf("%s: got %q, %d bytes of %d, %v", accept, coding, len(body), answer.ContentLength, answer.Header)
		}
		if unpacked(t, coding, body) != plain {
			t.Errorf("%s: another answer", accept)
		}
		if coding != "" && 2*len(body) > len(plain) {
			t.Errorf("%s: %d bytes are sent in %d", accept, len(plain), len(body))
		}
	}
	r, err := http.NewRequest("HEAD", h.url+"/api/games", nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Accept-Encoding", "gzip")
	_, body := fetch(t, h.url+"/api/games", "gzip", "")
	head, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	head.Body.Close()
	if head.StatusCode != 200 || head.Header.Get("Content-Encoding") != "gzip" || head.ContentLength != int64(len(body)) {
		t.Errorf("HEAD: got %d, %d bytes and not %d, %v", head.StatusCode, head.ContentLength, len(body), head.Header)
	}
	if answer, _ := fetch(t, h.url+"/api/house", "gzip", ""); answer.Header.Get("Content-Encoding") != "" {
		t.Error("a short answer is packed")
	}
}

// TestSecretsAreSentPlain: the length of an answer with an invitation tells nothing of it.
func TestSecretsAreSentPlain(t *testing.T) {
	h := openHouse(t)
	ann := h.guest("ann")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": gamestest.Board, "seats": make([]struct{}, 3), "sit": []int{0, 1, 2}}, &l)
	path := "/api/matches/" + l.ID
	for _, coding := range []string{"gzip", "zstd"} {
		_, header, text := ann.send("GET", path, "", map[string]string{"Accept-Encoding": coding})
		if header.Get("Content-Encoding") != "" || !strings.Contains(string(text), l.Invites[1]) || len(text) < worthPacking {
			t.Errorf("what holds an invitation is packed: %v %s", header, text)
		}
		if answer, body := fetch(t, h.url+path, coding, ""); answer.Header.Get("Content-Encoding") != coding || !strings.Contains(unpacked(t, coding, body), l.ID) {
			t.Errorf("what holds none is not packed: %v", answer.Header)
		}
	}
	for _, private := range []string{"/api/me", "/api/me/tokens", "/api/passkey", "/api/admin/people"} {
		if !secret(private, nil) {
			t.Error(private)
		}
	}
	if say := fmt.Appendf(nil, "%q", `"invites":`); secret("/api/matches", say) {
		t.Errorf("%s is taken for an invitation", say)
	}
}
