package web

import (
	"bufio"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"gonfalon/game"
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

// TestLogsAndStoriesArePackedAndStreamsAreNot plays a match, and asks for what is left of it in each coding.
func TestLogsAndStoriesArePackedAndStreamsAreNot(t *testing.T) {
	h := openHouse(t)
	ann, bob, id := toyTable(h)
	for _, coding := range []string{"gzip", "zstd"} {
		r, err := http.NewRequestWithContext(t.Context(), "GET", h.url+"/api/matches/"+id+"/events?look=1", nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Accept-Encoding", coding)
		answer, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		line, err := bufio.NewReader(answer.Body).ReadString('\n') // it is there while the stream goes on
		answer.Body.Close()
		if err != nil || answer.Header.Get("Content-Encoding") != "" || !json.Valid([]byte(line)) {
			t.Errorf("a stream to who likes %s: %v, %q, %v", coding, answer.Header, line, err)
		}
	}
	for ann.look(id, -1).Status != "over" {
		for seat, g := range []*guest{ann, bob} {
			g.play(id, game.Seat(seat), 0)
		}
	}
	_, log := fetch(t, h.url+"/api/matches/"+id+"/log", "", "")
	var kept Kept
	if r, text := ann.do("POST", "/api/logs", log); r.StatusCode != 200 || json.Unmarshal(text, &kept) != nil {
		t.Fatalf("the log is not kept: %s", text)
	}
	for _, path := range []string{"/matches/" + id + "/log", "/matches/" + id + "/story", "/logs/" + kept.ID + "/log", "/logs/" + kept.ID + "/story"} {
		answer, plain := fetch(t, h.url+"/api"+path, "", "")
		if answer.StatusCode != 200 || len(plain) < worthPacking {
			t.Errorf("%s: got %d, %d bytes", path, answer.StatusCode, len(plain))
		}
		for _, coding := range []string{"gzip", "zstd"} {
			answer, body := fetch(t, h.url+"/api"+path, coding, "")
			if answer.Header.Get("Content-Encoding") != coding || len(body) >= len(plain) || unpacked(t, coding, body) != plain {
				t.Errorf("%s as %s: %d bytes of %d, %v", path, coding, len(body), len(plain), answer.Header)
			}
		}
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
