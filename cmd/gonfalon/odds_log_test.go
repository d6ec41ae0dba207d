package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestOddsOfALog asks about every action of a match: attacks have odds that add up, others
// are refused by what they are.
func TestOddsOfALog(t *testing.T) {
	dir := t.TempDir()
	if code, out, errs := call(t, "sim", "kings", "-n", "1", "--seats", "greedy,greedy", "--option", "turns=3", "--logs", dir); code != 0 {
		t.Fatal(out, errs)
	}
	file := filepath.Join(dir, "kings-1-0.gonf")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	action := regexp.MustCompile(`"n":(\d+),"seat":\d,"action":\{"kind":"(\w+)"`)
	kinds := map[string]int{}
	for _, line := range action.FindAllStringSubmatch(string(text), -1) {
		n, kind := line[1], line[2]
		if kinds[kind]++; kinds[kind] > 3 {
			continue
		}
		args := []string{"odds", "kings", "--log", file, "--at", n}
		switch kind {
		case "charge", "counter_charge", "shoot", "cast", "fight", "test":
			d := answer[forecastDocument](t, 0, args...)
			if sum := d.Nerve.Steady + d.Nerve.Wavering + d.Nerve.Routed; math.Abs(sum-1) > 1e-9 {
				t.Errorf("action %s: outcomes add up to %v", n, sum)
			}
			if d.Target == "" || kind != "test" && (len(d.Attackers) == 0 || d.Attackers[0].Unit == "" || d.Attackers[0].Dice == "") {
				t.Errorf("action %s: got %+v", n, d)
			}
			if _, out, _ := call(t, append(args, "--lang", "fr")...); kind != "test" && !strings.Contains(out, "contre "+d.Target) {
				t.Errorf("action %s: got %s", n, out)
			}
		default:
			if code, _, errs := call(t, args...); code == 0 || !strings.Contains(errs, "action "+n+" is no attack") {
				t.Errorf("action %s, %s: got exit code %d, %s", n, kind, code, errs)
			}
		}
	}
	if kinds["charge"] == 0 || kinds["shoot"] == 0 {
		t.Errorf("the match has no attacks: %v", kinds)
	}
	for _, tt := range []struct{ args, says string }{
		{"--at 3", "go together"},
		{"--log " + file, "go together"},
		{"--log " + file + " --at 5000", "actions 1 to"},
		{"--log " + file + " --at=-1", "actions 1 to"},
		{"--log " + file + " --at 3 --attacks 2", "the log says"},
		{"--log " + file + " --at 3 --joint", "--joint"},
		{"--log " + dir + "/none.gonf --at 3", "none.gonf"},
	} {
		code, _, errs := call(t, strings.Fields("odds kings "+tt.args)...)
		if code == 0 || !strings.Contains(errs, tt.says) {
			t.Errorf("%s: got exit code %d, %q", tt.args, code, errs)
		}
	}
	broken := filepath.Join(dir, "broken.gonf")
	if err := os.WriteFile(broken, []byte(strings.Replace(string(text), `"dice":[`, `"dice":[7,`, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
	if code, _, errs := call(t, "odds", "kings", "--log", broken, "--at", fmt.Sprint(len(kinds)+20)); code == 0 || !strings.Contains(errs, "line ") {
		t.Errorf("a broken log: got exit code %d, %q", code, errs)
	}
}
