package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
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

// first is the game that is called where any will do.
var first = games.First().Name()

// few seats as many bots as that game needs.
func few(bot string) string { return fmt.Sprintf("%s×%d", bot, games.First().Info().MinSeats) }

func TestExitCodes(t *testing.T) {
	logs := t.TempDir()
	if code, _, errs := call(t, "sim", first, "-n", "1", "--seats", few("random"), "--seed", "4", "--logs", logs); code != 0 {
		t.Fatalf("sim: %s", errs)
	}
	log := filepath.Join(logs, sim.LogName(first, 4, 0))
	data, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	tampered := write(t, "tampered.gonf", strings.Replace(string(data), `"n":3,`, `"n":4,`, 1))
	strange := write(t, "strange.toml", "game = \"chess\"\ntitle = \"a game that is none\"\nrules = [\"chess.x.y\"]\n[[step]]\nexpect = [{ at = \"/\", is = 1 }]\n")
	packs := t.TempDir()
	if err := os.MkdirAll(filepath.Join(packs, first), 0o777); err != nil {
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
		{"serve --help", 0, "accounts@address"},
		{"serve --addr nowhere:-1", 2, "listen"},
		{"serve --limit chad=1", 2, "there is no limit \"chad\""},
		{"serve --limit chat=-1", 2, "below 0"},
		{"serve --limit chat", 2, "--limit"},
		{"serve --open-for -1h", 2, "--open-for"},
		{"load --help", 0, "Example:"},
		{"load --matches 0", 2, "at least one match"},
		{"load --url http://localhost:1 --matches 1 --seconds 1", 2, "set the matches up"},
		{"demo --help", 0, "Example:"},
		{"demo --pace fast", 2, "duration"},
		{"demo --pace -1s", 2, "--pace"},
		{"demo --lang de", 2, "--lang"},
		{"demo --bots genius", 2, "there is greedy, random"},
		{"sim --help", 0, "Example:"},
		{"sim", 2, "<game>"},
		{"sim chess", 2, "there is GAME"},
		{"sim GAME -n 0", 2, "0 games"},
		{"sim GAME -n many", 2, "--games"},
		{"sim GAME --seed -1", 2, "--seed"},
		{"sim GAME --seats random×9", 2, "from 1 to 8"},
		{"sim GAME --workers -1", 2, "workers"},
		{"sim GAME --option luck=more", 2, `option "luck": GAME has no such option`},
		{"sim GAME --option luck", 2, "<key>=<value>"},
		{"sim GAME -n 2 --logs " + log + "/x", 2, "logs"},
		{"arena --help", 0, "Example:"},
		{"arena GAME", 2, "--bots"},
		{"arena GAME --bots greedy", 2, "two bots"},
		{"arena GAME --bots greedy,random -n 3 --lang fr", 0, "3 parties"},
		{"arena GAME --bots greedy,random -n 3 --json", 0, `"elo"`},
		{"case", 2, "run"},
		{"case run", 2, "<file>"},
		{"case run --help", 0, "Example:"},
		{"case run nowhere.toml", 2, "no such file"},
		{"case run " + log, 2, log},
		{"case run " + strange, 2, "there is GAME"},
		{"verify", 2, "<log>"},
		{"verify --help", 0, "Example:"},
		{"verify " + log, 0, log + ": ok"},
		{"verify " + tampered, 1, tampered + ": line 4: "},
		{"verify " + tampered + " " + log, 1, log + ": ok"},
		{"verify nowhere.gonf", 2, "no such file"},
		{"verify " + logs, 2, "directory"},
		{"ledger --help", 0, "Example:"},
		{"ledger", 0, "GAME"},
		{"ledger GAME", 0, "GAME."},
		{"ledger chess", 2, "chess"},
		{"odds --help", 0, "odds"},
		{"odds chess", 2, "chess"},
		{"army check --help", 0, "Example:"},
		{"army check", 2, "<game>"},
		{"army check chess x", 2, "there is GAME"},
		{"army check GAME " + log, 2, "nobody brings such papers"},
		{"army check GAME --points=-1 " + log, 2, "--points is from 1 to 1000000, not -1"},
		{"army check GAME --points 1000001 " + log, 2, "--points is from 1 to 1000000, not 1000001"},
		{"layout check --help", 0, "Example:"},
		{"plan check --help", 0, "Example:"},
		{"plan check", 2, "<file>"},
		{"plan check --game chess x", 2, "there is GAME"},
		{"plan check --game GAME " + log, 2, "nobody brings such papers"},
		{"bench --help", 0, "Example:"},
		{"bench GAME --time 20ms", 0, "actions/s"},
		{"bench chess", 2, "there is GAME"},
		{"bench --time 0s", 2, "--time"},
		{"data check --help", 0, "Example:"},
		{"data check", 0, "GAME (embedded): ok"},
		{"data check " + packs, 1, ".json"},
		{"data check " + logs, 2, "no pack"},
		{"data check /nowhere", 2, "/nowhere"},
	} {
		says(t, strings.ReplaceAll(tt.args, "GAME", first), tt.code, strings.ReplaceAll(tt.says, "GAME", first))
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
	r := answer[map[string]any](t, 0, "sim", first, "-n", "5", "--seats", few("random"))
	keys(t, r, "games", "stalled", "seconds", "games_per_s", "actions_per_s", "bots", "seats")
	bots, seats := r["bots"].([]any), r["seats"].([]any)
	if want := games.First().Info().MinSeats; len(bots) != 1 || len(seats) != want {
		t.Fatalf("got %d bots and %d seats, want 1 and %d", len(bots), len(seats), want)
	}
	keys(t, bots[0].(map[string]any), "bot", "games", "wins", "win_rate", "ci95")
	keys(t, seats[0].(map[string]any), "seat", "wins", "win_rate", "ci95", "name")
}

func TestBenchJSON(t *testing.T) {
	all := answer[map[string]map[string]any](t, 0, "bench", first, "--time", "20ms")
	keys(t, all[first], "actions_per_s", "games_per_s", "state_bytes", "action_bytes", "copy_ns", "options_ns", "allocs_per_action", "greedy_ms", "greedy_worst_ms")
}

func TestCaseJSON(t *testing.T) {
	cases, err := filepath.Glob("../../" + first + "/testdata/cases/*/*.toml")
	if err != nil || len(cases) == 0 {
		t.Fatalf("no cases: %v", err)
	}
	reports := answer[[]map[string]any](t, 0, append([]string{"case", "run"}, cases...)...)
	keys(t, reports[0], "file", "game", "title", "rules", "rulings")
	keys(t, reports[0]["rulings"].([]any)[0].(map[string]any), "step", "seat", "action", "outcome", "events")
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
		all := ""
		for _, g := range games.All {
			code, out, errs := call(t, "ledger", g.Name(), "--lang", lang)
			if code != 0 {
				t.Errorf("%s: got %d, %q", lang, code, errs)
			}
			all += out
		}
		if !strings.Contains(all, want[0]) || !strings.Contains(all, want[1]) {
			t.Errorf("%s: there is no %q", lang, want)
		}
		if other := "    proven by "; lang == "fr" && strings.Contains(all, other) {
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
	code, out, errs := call(t, "ledger", first, "--missing")
	if code != 1 || !strings.HasPrefix(out, first+".") {
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

// TestOddsOfAnotherGame: the log of another game is told to be that.
func TestOddsOfAnotherGame(t *testing.T) {
	logs := t.TempDir()
	if code, _, errs := call(t, "sim", first, "-n", "1", "--seats", few("random"), "--seed", "4", "--logs", logs); code != 0 {
		t.Fatal(errs)
	}
	log := filepath.Join(logs, sim.LogName(first, 4, 0))
	for _, g := range games.All {
		if _, ok := g.Laws().(game.Oddsmaker); !ok || g.Name() == first {
			continue
		}
		code, _, errs := call(t, "odds", g.Name(), "--log", log, "--at", "1", "--lang", "fr")
		if want := "gonfalon: " + log + " est le journal d’une partie de " + first + ", et non de " + g.Name() + "\n"; code != 2 || errs != want {
			t.Errorf("got %d, %q, want %q", code, errs, want)
		}
	}
}

// TestDemoEndsWhenToldTo tells it so when it has begun.
func TestDemoEndsWhenToldTo(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	begun := writer(func(p []byte) (int, error) { stop(); return out.Write(p) })
	code := run(ctx, []string{"demo", "--pace", "1h", "--bots", few("random")}, begun, &errs, func(string) string { return "" })
	if code != 0 || errs.Len() > 0 || !strings.Contains(out.String(), "Gonfalon · "+first) {
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
		env := func(key string) string { return map[string]string{"LC_ALL": tt.all, "LANG": tt.lang}[key] }
		if got := language(tt.flag, env).String(); got != tt.want {
			t.Errorf("flag %q, LC_ALL %q, LANG %q: got %s, want %s", tt.flag, tt.all, tt.lang, got, tt.want)
		}
	}
}
