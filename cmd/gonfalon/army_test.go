package main

import (
	"testing"
)

func TestArmyAndLayoutChecks(t *testing.T) {
	legal := "../../kings/data/lists/elves_1000.txt"
	dear := write(t, "dear.txt", "army: elves\npoints: 100\nkindred_tallspears, regiment\nbolt_thrower\nbolt_thrower\n")
	odd := write(t, "odd.txt", "points\n")
	torn := write(t, "torn.txt", "army: elves\npoints: lots\npalace_guard,,\n0 x palace_guard\n")
	layout := "../../kings/data/layouts/crossroads.json"
	high := write(t, "high.json", "{\"game\": \"kings\", \"table\": [\"48in\", \"48in\"],\n \"pieces\": [\n  {\"piece\": \"low_wall\", \"at\": [\"9in\", \"9in\"], \"height\": 2}]}")
	upon := write(t, "upon.json", "{\"game\": \"kings\", \"table\": [\"48in\", \"48in\"], \"pieces\": [\n{\"piece\": \"hill\", \"at\": [\"24in\", \"24in\"]},\n{\"piece\": \"wood\", \"at\": [\"24in\", \"24in\"]},\n{\"piece\": \"low_wall\", \"at\": [\"9in\", \"9in\"]}]}")
	for _, tt := range []struct {
		args string
		code int
		says string
	}{
		{"army check --help", 0, "Example:"},
		{"army check", 2, "<file>"},
		{"army check nowhere.txt", 2, "no such file"},
		{"army check " + legal, 0, "legal: The Silver Host, 1000 of 1000 points"},
		{"army check --lang fr " + legal, 0, "légale"},
		{"army check --points 999 " + legal, 1, "(kings.army.never-exceed-total)"},
		{"army check --points=-1 " + legal, 2, "--points is from 1 to 1000000, not -1"},
		{"army check --points 1000001 " + legal, 2, "--points is from 1 to 1000000, not 1000001"},
		{"army check " + dear, 1, "line 5: "},
		{"army check " + odd, 1, odd + ":1: "},
		{"army check " + torn, 1, torn + ":2: "},
		{"army check " + torn, 1, torn + ":3: "},
		{"army check " + torn, 1, torn + ":4: "},
		{"army check " + legal + " " + dear, 1, "legal: "},
		{"layout check --help", 0, "Example:"},
		{"layout check nowhere.json", 2, "no such file"},
		{"layout check " + layout, 0, layout + ": ok, pieces: 8"},
		{"layout check " + upon, 0, upon + ": ok, pieces: 3, upon another: 1"},
		{"layout check " + high, 1, high + ":3: pieces: piece 1: an obstacle is at most 1″ high, and this is 2; what is higher is impassable (kings.terrain.obstacle-max-1-inch-high)"},
	} {
		says(t, tt.args, tt.code, tt.says)
	}
	reports := answer[[]struct {
		Legal    bool
		Problems []struct{ Rule string }
	}](t, 1, "army", "check", legal, dear)
	if !reports[0].Legal || reports[1].Legal || len(reports[1].Problems) == 0 || reports[1].Problems[0].Rule == "" {
		t.Errorf("got %+v", reports)
	}
	answers := answer[[]layoutAnswer](t, 1, "layout", "check", layout, high)
	if !answers[0].OK || answers[0].Pieces != 8 || answers[1].OK || answers[1].Error == "" {
		t.Errorf("got %+v", answers)
	}
}

// TestKingsIsPlayedByBots has the bots play every scenario to its end, and greedy win.
func TestKingsIsPlayedByBots(t *testing.T) {
	logs := t.TempDir()
	for _, scenario := range []string{"kill", "invade", "dominate", "pillage", "loot", "kill_and_pillage"} {
		greedyWins(t, 0.7, 10, "kings", "--seats", "greedy,random", "--option", "scenario="+scenario, "--logs", logs)
	}
	if code, out, errs := call(t, "verify", logs+"/kings-1-1.gonf"); code != 0 {
		t.Errorf("a log of kings: %s%s", out, errs)
	}
	greedyWins(t, 0, 4, "kings", "--seats", "greedy×2")
}
