package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// call runs the program.
func call(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	code = run(t.Context(), args, &out, &err, func(string) string { return "" })
	return code, out.String(), err.String()
}

// answer runs the program and decodes the JSON that it must print.
func answer[T any](t *testing.T, want int, args ...string) T {
	t.Helper()
	code, out, errs := call(t, append(args, "--json")...)
	if code != want {
		t.Fatalf("gonfalon %s: got exit code %d (%s), want %d", strings.Join(args, " "), code, errs, want)
	}
	var v T
	if err := json.Unmarshal([]byte(out), &v); err != nil {
		t.Fatalf("gonfalon %s: %v in %q", strings.Join(args, " "), err, out)
	}
	return v
}

// keys checks that an object has these keys at least.
func keys(t *testing.T, object map[string]any, want ...string) {
	t.Helper()
	for _, k := range want {
		if _, ok := object[k]; !ok {
			t.Errorf("there is no %q in %v", k, object)
		}
	}
}

func write(t *testing.T, name, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestExitCodes(t *testing.T) {
	logs := t.TempDir()
	if code, _, errs := call(t, "sim", "throne", "-n", "1", "--seats", "random×3", "--seed", "4", "--logs", logs); code != 0 {
		t.Fatalf("sim: %s", errs)
	}
	log := filepath.Join(logs, "throne-4-0.gonf")
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	tampered := write(t, "tampered.gonf", strings.Replace(string(data), `"n":3,`, `"n":4,`, 1))
	packs := t.TempDir()
	if err := os.MkdirAll(filepath.Join(packs, "throne"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		args string
		code int
		says string // on either stream
	}{
		{"--help", 0, "Commands:"},
		{"--bogus", 2, "unknown flag"},
		{"bogus", 2, "unexpected argument bogus"},
		{"serve --help", 0, "Example:"},
		{"serve --addr nowhere:-1", 2, "listen"},
		{"load --help", 0, "Example:"},
		{"load --matches 0", 2, "at least one match"},
		{"load --url http://localhost:1 --matches 1 --seconds 1", 2, "set the matches up"},
		{"demo --help", 0, "Example:"},
		{"demo --pace 0 --seed 1 --bots random×3 --lang en", 0, "Round 1"},
		{"demo throne --pace 0 --seed 1 --bots random×3 --lang fr", 0, "Manche 1"},
		{"demo kings --pace 0 --seed 7 --lang fr", 0, "\nBleu : quelle unité déployer, et où\n"},
		{"demo --pace fast", 2, "duration"},
		{"demo --pace -1s", 2, "--pace"},
		{"demo --lang de", 2, "--lang"},
		{"demo --bots genius", 2, "there are greedy and random"},
		{"demo --bots random×2", 2, "3 to 5 seats"},
		{"sim --help", 0, "Example:"},
		{"sim", 2, "<game>"},
		{"sim chess", 2, "there is throne"},
		{"sim throne -n 0", 2, "0 games"},
		{"sim throne -n many", 2, "--games"},
		{"sim throne --seed -1", 2, "--seed"},
		{"sim throne --seats random", 2, "3 to 5 seats, not 1"},
		{"sim throne --seats random×9", 2, "from 1 to 8"},
		{"sim throne --workers -1", 2, "workers"},
		{"sim throne --option luck=more", 2, `option "luck": throne has no such option`},
		{"sim throne --option luck", 2, "<key>=<value>"},
		{"sim throne -n 2 --seats random*4 --option ships=5", 0, "no stalls"},
		{"sim throne -n 2 --seats random×3 --logs " + log + "/x", 2, "logs"},
		{"case", 2, "run"},
		{"case run", 2, "<file>"},
		{"case run --help", 0, "Example:"},
		{"case run nowhere.toml", 2, "no such file"},
		{"case run " + log, 2, log},
		{"verify", 2, "<log>"},
		{"verify --help", 0, "Example:"},
		{"verify " + log, 0, log + ": ok"},
		{"verify " + tampered, 1, tampered + ": line 4: "},
		{"verify " + tampered + " " + log, 1, log + ": ok"},
		{"verify nowhere.gonf", 2, "no such file"},
		{"verify " + logs, 2, "directory"},
		{"ledger --help", 0, "Example:"},
		{"ledger", 0, "throne"},
		{"ledger throne", 0, "throne."},
		{"ledger chess", 2, "chess"},
		{"bench --help", 0, "Example:"},
		{"bench throne --time 20ms", 0, "actions/s"},
		{"bench chess", 2, "there is throne"},
		{"bench --time 0s", 2, "--time"},
		{"data check --help", 0, "Example:"},
		{"data check", 0, "throne (embedded): ok"},
		{"data check", 0, "kings (embedded): ok"},
		{"data check " + packs, 1, "areas.json"},
		{"data check " + logs, 2, "no pack"},
		{"data check /nowhere", 2, "/nowhere"},
	} {
		says(t, tt.args, tt.code, tt.says)
	}
}

// says calls the program and wants an exit code and words that it says. A bad call has an
// error and nothing else.
func says(t *testing.T, args string, want int, words string) {
	t.Helper()
	code, out, errs := call(t, strings.Fields(args)...)
	if code != want {
		t.Errorf("gonfalon %s: got exit code %d, want %d\n%s%s", args, code, want, out, errs)
	}
	if !strings.Contains(out+errs, words) {
		t.Errorf("gonfalon %s: got %q and %q, want %q", args, out, errs, words)
	}
	if want == 2 && (out != "" || errs == "") {
		t.Errorf("gonfalon %s: got output %q and error %q; a bad call has an error only", args, out, errs)
	}
}

func TestSimJSON(t *testing.T) {
	r := answer[map[string]any](t, 0, "sim", "throne", "-n", "5", "--seats", "greedy,random×2")
	keys(t, r, "games", "stalled", "seconds", "games_per_s", "actions_per_s", "bots", "seats")
	bots, seats := r["bots"].([]any), r["seats"].([]any)
	if len(bots) != 2 || len(seats) != 3 {
		t.Fatalf("got %d bots and %d seats, want 2 and 3", len(bots), len(seats))
	}
	keys(t, bots[0].(map[string]any), "bot", "games", "wins", "win_rate", "ci95")
	keys(t, seats[0].(map[string]any), "seat", "wins", "win_rate", "ci95", "name")
}

func TestBenchJSON(t *testing.T) {
	all := answer[map[string]map[string]any](t, 0, "bench", "throne", "--time", "20ms")
	keys(t, all["throne"], "actions_per_s", "games_per_s", "state_bytes", "action_bytes", "copy_ns", "options_ns", "allocs_per_action", "greedy_ms", "greedy_worst_ms")
	if _, ok := all["throne"]["sight_ns"]; ok {
		t.Error("throne has no geometry, and yet a time for it")
	}
	kings := answer[map[string]map[string]any](t, 0, "bench", "kings", "--time", "20ms")
	keys(t, kings["kings"], "overlap_ns", "sight_ns")
}

func TestLedgerJSON(t *testing.T) {
	all := answer[[]map[string]any](t, 0, "ledger")
	keys(t, all[0], "game", "total", "enforced", "proven", "exempt", "missing")
	if all[0]["missing"] == nil {
		t.Error("got no list of missing rules")
	}
}

func TestLedgerSpeaksFrench(t *testing.T) {
	for lang, want := range map[string][2]string{"en": {"    proven by ", "    exempt: "}, "fr": {"    prouvée par ", "    dispensée : "}} {
		code, out, errs := call(t, "ledger", "kings", "--lang", lang)
		if code != 0 || !strings.Contains(out, want[0]) || !strings.Contains(out, want[1]) {
			t.Errorf("%s: got %d, %q, want %q", lang, code, errs, want)
		}
		if other := "    proven by "; lang == "fr" && strings.Contains(out, other) {
			t.Errorf("%s: there is %q in it", lang, other)
		}
	}
}

func TestLedgerOutsideASourceTree(t *testing.T) {
	t.Chdir(t.TempDir())
	if code, out, errs := call(t, "ledger"); code != 0 || !strings.Contains(errs, "source tree") || !strings.Contains(out, "?") {
		t.Errorf("got %d, %q, %q; want a table and a word about the source tree", code, out, errs)
	}
	if code, _, errs := call(t, "ledger", "--missing"); code != 2 || !strings.Contains(errs, "source tree") {
		t.Errorf("got %d, %q; want 2 and a word about the source tree", code, errs)
	}
}

func TestLedgerMissing(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.WriteFile("go.mod", []byte("module gonfalon\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	code, out, errs := call(t, "ledger", "throne", "--missing")
	if code != 1 || !strings.HasPrefix(out, "throne.") {
		t.Errorf("a tree without proofs: got %d, %q, %q; want 1 and ids", code, out, errs)
	}
}

func TestVerifyAndDataJSON(t *testing.T) {
	bad := write(t, "bad.gonf", "{}\n{}\n")
	v := answer[[]map[string]any](t, 1, "verify", bad)
	keys(t, v[0], "file", "ok", "line", "error")
	d := answer[[]map[string]any](t, 0, "data", "check")
	keys(t, d[0], "game", "pack", "ok")
}

type writer func([]byte) (int, error)

func (w writer) Write(p []byte) (int, error) { return w(p) }

// TestDemoEndsWhenToldTo tells it so when it has begun.
func TestDemoEndsWhenToldTo(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	begun := writer(func(p []byte) (int, error) { stop(); return out.Write(p) })
	code := run(ctx, []string{"demo", "--pace", "1h", "--bots", "random×3"}, begun, &errs, func(string) string { return "" })
	if code != 0 || errs.Len() > 0 || !strings.Contains(out.String(), "Gonfalon · throne") {
		t.Errorf("got %d, %q, %q; want a clean end", code, out.String(), errs.String())
	}
}

func TestTheEnvironmentChoosesTheLanguage(t *testing.T) {
	for _, tt := range []struct{ flag, all, lang, want string }{
		{"", "", "", "en"},
		{"", "", "fr_FR.UTF-8", "fr"},
		{"", "C", "fr_FR.UTF-8", "en"},
		{"", "fr_CH", "de_CH", "fr"},
		{"en", "fr_FR", "fr_FR", "en"},
		{"fr", "", "", "fr"},
	} {
		a := &app{env: func(key string) string { return map[string]string{"LC_ALL": tt.all, "LANG": tt.lang}[key] }}
		if got := a.language(tt.flag).String(); got != tt.want {
			t.Errorf("flag %q, LC_ALL %q, LANG %q: got %s, want %s", tt.flag, tt.all, tt.lang, got, tt.want)
		}
	}
}

func TestGreedyBeatsRandom(t *testing.T) {
	for _, seats := range []string{"greedy,random×2", "greedy,random×3", "greedy,random×4"} {
		greedyWins(t, 0.8, 60, "throne", "--seats", seats)
	}
	greedyWins(t, 0, 10, "throne", "--seats", "greedy×5")
}

// greedyWins has bots play so many games: none stalls, and greedy wins a share of them at
// least. Short tests play two and do not count who wins.
func greedyWins(t *testing.T, least float64, games int, args ...string) {
	t.Helper()
	if testing.Short() {
		least, games = 0, 2
	}
	got := answer[struct {
		Stalled int
		Bots    []struct {
			Bot     string
			WinRate float64 `json:"win_rate"`
		}
	}](t, 0, append([]string{"sim", "-n", strconv.Itoa(games)}, args...)...)
	if got.Stalled > 0 || got.Bots[0].Bot != "greedy" || got.Bots[0].WinRate < least {
		t.Errorf("%v: got %+v, want greedy to win %.0f %% at least and no stall", args, got, 100*least)
	}
}
