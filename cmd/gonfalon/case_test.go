package main

import (
	"strings"
	"testing"
)

// position is a case up to its first step: it is Tyrell's turn to march.
const position = `
game  = "throne"
title = "a march is told"
rules = ["throne.march.one-per-cycle"]
[setup]
phase = "marches"
next = "tyrell"
tracks.iron_throne = ["tyrell", "lannister", "baratheon", "stark", "greyjoy"]
[setup.areas]
the_reach  = { house = "tyrell", knights = 2, order = "march+1" }
blackwater = { house = "lannister", footmen = 1, order = "march-1" }
[[step]]
seat = "tyrell"
action = { kind = "march", area = "the_reach", moves = [{ to = "blackwater", knights = 2 }] }
`

func TestCaseRun(t *testing.T) {
	holds := write(t, "holds.toml", position+`expect = [{ at = "/battle/area", is = "blackwater" }]`)
	fails := write(t, "fails.toml", position+`expect = [{ at = "/battle/area", is = "pyke" }]`)
	refused := write(t, "refused.toml", position+`refused = "throne.march.adjacent-only"`)
	out := write(t, "out-of-turn.toml", strings.Replace(position, `seat = "tyrell"`, `seat = "lannister"`, 1)+`expect = [{ at = "/phase", is = "marches" }]`)
	unknown := write(t, "unknown.toml", strings.Replace(position, `"throne"`, `"chess"`, 1)+`try = true`)
	unread := write(t, "unread.toml", strings.Replace(position, "knights = 2, order", `knights = "two", order`, 1)+`try = true`)
	for _, tt := range []struct {
		what string
		args []string
		code int
		says []string
	}{
		{"a case that holds", []string{holds}, 0, []string{": holds", "tyrell", "accepted", "Tyrell marches", "1 of 1 cases hold"}},
		{"in French", []string{holds, "--lang", "fr"}, 0, []string{" : tient", "acceptée", "Tyrell marche", "cas qui tiennent : 1 sur 1"}},
		{"an expectation that fails", []string{fails}, 1, []string{": FAILED", "pyke", "0 of 1 cases hold"}},
		{"an acceptance that fails", []string{refused}, 1, []string{"throne.march.adjacent-only must refuse it"}},
		{"a refusal", []string{out}, 1, []string{"refused", "(throne."}},
		{"a mix", []string{fails, holds}, 1, []string{"1 of 2 cases hold"}},
		{"a file that is none", []string{holds, "nowhere.toml"}, 2, []string{": holds", "nowhere.toml"}},
		{"a setup that cannot be read", []string{holds, unread}, 2, []string{"1 of 1 cases hold", "unread.toml:9: the setup cannot be read: state: areas."}},
		{"a game that is none", []string{unknown}, 2, []string{"there is throne"}},
	} {
		code, stdout, stderr := call(t, append([]string{"case", "run"}, tt.args...)...)
		if code != tt.code {
			t.Errorf("%s: got exit code %d, want %d\n%s%s", tt.what, code, tt.code, stdout, stderr)
		}
		for _, want := range tt.says {
			if !strings.Contains(stdout+stderr, want) {
				t.Errorf("%s: got %q and %q, want %q", tt.what, stdout, stderr, want)
			}
		}
	}
	reports := answer[[]map[string]any](t, 1, "case", "run", fails)
	keys(t, reports[0], "file", "game", "title", "rules", "rulings")
	ruling := reports[0]["rulings"].([]any)[0].(map[string]any)
	keys(t, ruling, "step", "seat", "action", "outcome", "events", "failures")
}

func TestCaseOfUnknownRules(t *testing.T) {
	for _, line := range []string{`rules = ["throne.raid.nonsense"]`, "rules = [\"throne.march.one-per-cycle\"]\n[[step]]\nseat = 0\naction = { kind = \"ready\" }\nrefused = \"throne.march.nonsense\""} {
		text := "game = \"throne\"\ntitle = \"a typo\"\n" + line + "\n[[step]]\nexpect = [{ at = \"/turn\", is = 1 }]\n"
		if code, _, errs := call(t, "case", "run", write(t, "typo.toml", text)); code != 2 || !strings.Contains(errs, "nonsense") {
			t.Errorf("got exit code %d and %q, want 2 and the unknown rule", code, errs)
		}
	}
}
