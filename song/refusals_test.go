package song

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/rules"
)

// TestFaultsAreTwins wants the French of what the readers say to have the facts of the English.
func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }

// TestSentencesOfRefusals: each belongs to a rule of the ledger, has the same facts in both
// languages, and can be said whatever it is about.
func TestSentencesOfRefusals(t *testing.T) {
	l, err := rules.Load("song")
	if err != nil {
		t.Fatal(err)
	}
	known := map[game.Rule]bool{}
	for _, r := range l.Rules {
		known[r.ID] = true
	}
	for i, setup := range setups[:5] {
		played(t, setup, game.NoSeat, uint64(i), func(s *State) {
			if s.Round == 0 || s.Round > 2 {
				return
			}
			for rule, say := range refusals {
				if n := strings.Count(say.english, "%"); n != len(say.facts) || strings.Count(say.french, "%") != n {
					t.Fatalf("%s: %d facts are told of %q, in French %q", rule, n, say.facts, say.french)
				}
				r := s.refuse(against(rule).of(1).and(2).lengths(3*Inch, 2*Inch), s.Waits.Who.First(), &Action{Kind: Charge, Unit: 1, Target: 2})
				english, french := r.Say(game.English), r.Say(game.French)
				if !known[rule] || r.Rule != rule || english == french || strings.Contains(english+french, "%!") {
					t.Fatalf("%s is refused with %q, in French %q", rule, english, french)
				}
			}
		})
	}
}

// TestLengthsOfRefusalsDiffer: who goes a hair too far reads two lengths, not the same twice.
func TestLengthsOfRefusalsDiffer(t *testing.T) {
	s := position(t, `{"phase":"action","unit":"a","units":{"a":{"at":[600,300]},"b":{"at":[600,1100]}},
		"armies":[{"faction":"neutral","units":[{"id":"a","card":"10406"}]},{"faction":"neutral","units":[{"id":"b","card":"10406"}]}]}`)
	r, ok := game.AsRefusal(Rules{}.Check(&s, 0, Action{Kind: March, Unit: 1, Ahead: 10*Inch + 20}))
	if want := "Stormcrow Mercenaries would March 10.01″, and may March 10″"; !ok || r.Rule != ruleMarchDoubleSpeed || r.Say(game.English) != want {
		t.Errorf("got %v, want %s", r, want)
	}
}

// TestEveryRefusalHasItsSentence plays with actions of other moments and seats: whatever the rule,
// what is said has facts, and never more than the question where the rule has no sentence.
func TestEveryRefusalHasItsSentence(t *testing.T) {
	var before []Action
	said := map[game.Rule]int{}
	for m := range modes {
		played(t, modeSetups(m)[0], game.NoSeat, uint64(m), func(s *State) {
			for seat := range s.seats() {
				for i := range before {
					err := Rules{}.Check(s, seat, before[i])
					if r, ok := game.AsRefusal(err); ok {
						said[r.Rule]++
						if _, has := refusals[r.Rule]; !has && r.Format.English != sayAnother.english && r.Format.English != sayOthers.english && r.Format.English != sayOver.english {
							t.Errorf("%s is refused with %q", r.Rule, r.Format.English)
						}
					}
				}
			}
			list := Rules{}.Options(s, s.Waits.Who.First(), nil)
			if before = append(before, list[len(list)/2]); len(before) > 12 {
				before = before[1:]
			}
		})
	}
	if len(said) < 30 {
		t.Errorf("only %d rules refuse anything", len(said))
	}
}
