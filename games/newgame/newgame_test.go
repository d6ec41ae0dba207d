package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestANewGame adds a game, and finds it wherever games are: its folder, its ledger and its
// entry in the list are all that the house needs.
func TestANewGame(t *testing.T) {
	tree := t.TempDir()
	if err := add("../..", tree); err != nil {
		t.Fatal(err)
	}
	command := func(name string, args ...string) string {
		t.Helper()
		c := exec.CommandContext(t.Context(), name, args...)
		c.Dir = tree
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	program := filepath.Join(tree, "bin", "gonfalon")
	command("go", "build", "-trimpath", "-o", program, "./cmd/gonfalon")
	command("go", "test", "-trimpath", "-vet=off", "./stones")
	command("go", "test", "-trimpath", "-vet=off", "-run", "TestImports|TestLayoutOfTheHouse", ".")
	logs := filepath.Join(tree, "logs")
	for _, tt := range []struct{ args, says string }{
		{"sim stones -n 4 --seed 2 --logs " + logs, "no stalls"},
		{"demo stones --pace 0 --seed 1 --lang fr", "pierres prises"},
		{"case run stones/testdata/cases/take/one-to-three.toml", "1 of 1 case holds"},
		{"verify " + filepath.Join(logs, "stones-2-3.gonf"), "won together by seat "},
		{"ledger stones", "stones.end.last-stone-wins"},
		{"ledger", "stones"},
		{"bench stones --time 10ms", "stones"},
		{"data check", "(embedded): ok"},
	} {
		if out := command(program, strings.Fields(tt.args)...); !strings.Contains(out, tt.says) {
			t.Errorf("gonfalon %s: got %s, want %q", tt.args, out, tt.says)
		}
	}
	if out := command(program, "ledger", "stones", "--missing"); out != "" {
		t.Errorf("rules without proof: %s", out)
	}
	overTheAPI(t, serve(t, program))
}

// serve starts a server and returns its address.
func serve(t *testing.T, program string) string {
	t.Helper()
	server := exec.CommandContext(t.Context(), program, "serve", "--addr", "127.0.0.1:0", "--data", t.TempDir())
	server.Cancel = func() error { return server.Process.Signal(os.Interrupt) }
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { server.Wait() }) // the test's context has ended by then
	line, err := bufio.NewReader(out).ReadString('\n')
	_, address, ok := strings.Cut(strings.TrimSpace(line), "Gonfalon is at ")
	if err != nil || !ok {
		t.Fatalf("the server says %q, %v", line, err)
	}
	return address
}

// overTheAPI plays a match against a bot to its end, as any client would.
func overTheAPI(t *testing.T, address string) {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar}
	calls := 0
	ask := func(method, path string, body, into any) int {
		t.Helper()
		data, err := json.Marshal(body)
		if err != nil {
			t.Fatal(err)
		}
		r, err := http.NewRequestWithContext(t.Context(), method, address+"/api/"+path, bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		calls++
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Idempotency-Key", fmt.Sprint("call ", calls))
		reply, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer reply.Body.Close()
		text, err := io.ReadAll(reply.Body)
		if err != nil {
			t.Fatal(err)
		}
		if reply.StatusCode == http.StatusOK {
			if err := json.Unmarshal(text, into); err != nil {
				t.Fatalf("%s %s: %v in %s", method, path, err, text)
			}
		} else if reply.StatusCode != http.StatusConflict {
			t.Fatalf("%s %s: %d %s", method, path, reply.StatusCode, text)
		}
		return reply.StatusCode
	}
	var ignored any
	var games []struct {
		Name  string
		Seats []struct{ Called struct{ Fr string } }
		Words map[string]struct{ Fr string }
	}
	ask("GET", "games", nil, &games)
	for _, g := range games {
		if g.Name == "stones" && (len(g.Seats) != 4 || g.Seats[1].Called.Fr != "Vert" || g.Words["take"].Fr != "prendre") {
			t.Errorf("the API says %+v", g)
		}
	}
	ask("POST", "me", map[string]any{"name": "ann"}, &ignored)
	var look struct{ ID, Status string }
	ask("POST", "play", map[string]any{"game": "stones", "seats": 2, "bot": "greedy", "seat": 0}, &look)
	id := look.ID
	for turns := 0; look.Status != "over"; turns++ {
		if turns > 10_000 {
			t.Fatal("the match has no end")
		}
		time.Sleep(50 * time.Millisecond) // windows have their beat, and who asks on and on is refused
		var o struct {
			N       int
			Seq     uint64
			Options []json.RawMessage
		}
		ask("GET", "matches/"+id+"/options?seat=0", nil, &o)
		if len(o.Options) > 0 {
			ask("POST", "matches/"+id+"/actions", map[string]any{"seat": 0, "n": o.N, "seq": o.Seq, "action": o.Options[0]}, &ignored)
		}
		ask("GET", "matches/"+id+"?seat=0", nil, &look)
	}
}
