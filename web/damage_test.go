package web

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/store"
	"gonfalon/table"
)

// damageBlocks changes the last letter of a text where it stands last in each file of the journals
// of a closed house, and returns in how many it stands.
func damageBlocks(t *testing.T, dir, text string) (hurt int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "jetstream", "$G", "streams", "JOURNAL_*", "msgs", "*.blk"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if at := bytes.LastIndex(data, []byte(text)); at >= 0 {
			data[at+len(text)-1]++
			hurt++
			if err := os.WriteFile(file, data, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	return hurt
}

// TestHurtMatchIsToldOf damages what is kept of one match on disk: it is named, by its page and
// not by others, until an operator has mended it; the other match is played on.
func TestHurtMatchIsToldOf(t *testing.T) {
	dir := t.TempDir()
	h := openHouseIn(t, dir)
	_, _, hurt := toyTable(h)
	ann, _, other := toyTable(h)
	h.close()
	damageBlocks(t, dir, hurt)
	h = openHouseIn(t, dir)
	ann.url = h.url
	if _, body := ann.do("GET", "/healthz", nil); !strings.HasPrefix(string(body), "damaged: 1 matches, 0 records") || strings.Contains(string(body), hurt) {
		t.Errorf("/healthz says %q", body)
	}
	if _, body := ann.do("GET", "/metrics", nil); !strings.Contains(string(body), "\ngonfalon_damaged 1\n") {
		t.Error("the metrics do not tell of damage")
	}
	ann.wrong(409, "GET", "/api/matches/"+hurt, nil)
	ann.want(200, "GET", "/api/matches/"+other, nil, nil)
	ann.want(200, "POST", "/api/matches/"+other+"/messages", map[string]any{"seat": 0, "text": "all is well"}, nil)
	h.close()
	s, err := store.Open(t.Context(), store.Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Mend(t.Context()); err != nil {
		t.Error(err)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	h = openHouseIn(t, dir)
	ann.url = h.url
	if _, body := ann.do("GET", "/healthz", nil); string(body) != "ok\n" {
		t.Errorf("mended, /healthz says %q", body)
	}
	ann.want(200, "GET", "/api/matches/"+hurt, nil, nil)
}

// TestLostSecretStopsTheStart takes the secret for signing away: while there are accounts no
// other one is made.
func TestLostSecretStopsTheStart(t *testing.T) {
	s, err := store.Open(t.Context(), store.Config{Dir: t.TempDir()})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	tables, err := table.Open(t.Context(), table.Config{Store: s, Games: testGames()})
	if err != nil {
		t.Fatal(err)
	}
	begin := func() (*Server, error) { return New(t.Context(), Config{Store: s, Tables: tables}) }
	lose := func() {
		b, err := s.Bucket(t.Context(), "secrets")
		if err == nil {
			err = b.Delete(t.Context(), "signing")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := begin(); err != nil {
		t.Fatal(err)
	}
	lose()
	server, err := begin()
	if err != nil {
		t.Fatalf("without accounts: %v", err)
	}
	if _, _, err := server.people.add(context.Background(), "ann"); err != nil {
		t.Fatal(err)
	}
	if again, err := begin(); err != nil || !bytes.Equal(again.keys.secret, server.keys.secret) {
		t.Errorf("with its secret: %v", err)
	}
	lose()
	if _, err := begin(); !errors.Is(err, errSecretLost) {
		t.Errorf("got %v, want %v", err, errSecretLost)
	}
}
