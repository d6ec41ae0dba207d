package gametest

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
	"gonfalon/game/gametest/toy"
)

// A faulty game breaks one promise: the property that must find it, and what the property
// must say.
type faulty[G game.Whole[S, A], S, A comparable] struct {
	name     string
	game     variant[G, S, A]
	property string
	want     string
	scramble func(*S, seat, *rand.Rand) S // nil: the right one
}

type (
	fault       = faulty[toy.Game, toy.State, toy.Action]
	parleyFault = faulty[parley.Game, parley.State, parley.Action]
)

// check runs the property against the game.
func (f faulty[G, S, A]) check(t *testing.T, c Config[S, A]) error {
	t.Helper()
	c.Games = 10
	if f.scramble != nil {
		c.Scramble = f.scramble
	}
	u, err := newSuite(f.game, c)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range properties[S, A]() {
		if p.name == f.property {
			return p.check(u)
		}
	}
	t.Fatalf("there is no property %q", f.property)
	return nil
}

// mustBeFound wants the property to find the fault, for the right reason.
func (f faulty[G, S, A]) mustBeFound(t *testing.T, c Config[S, A]) {
	t.Run(f.property+"/"+f.name, func(t *testing.T) {
		if raceEnabled && f.property == allocates {
			t.Skip("the race detector allocates")
		}
		err := f.check(t, c)
		if err == nil {
			t.Fatal("it was not found")
		}
		if text := err.Error(); !strings.Contains(text, f.want) || !strings.Contains(text, "seed 7, game ") {
			t.Errorf("got %s\nwant %q in it, and where it happened", text, f.want)
		}
	})
}

// The suite is worth something only if it finds what is wrong.
func TestSuiteFindsFaults(t *testing.T) {
	for _, f := range slices.Concat(ruleFaults, viewFaults, scribeFaults) {
		f.mustBeFound(t, toyConfig())
	}
	for _, f := range windowFaults {
		f.mustBeFound(t, parleyConfig())
	}
}

func TestEveryPropertyHasAFault(t *testing.T) {
	proven := map[string]bool{"state and action are plain and small": true} // by TestPlainTypes
	for _, f := range slices.Concat(ruleFaults, viewFaults, scribeFaults) {
		proven[f.property] = true
	}
	for _, f := range windowFaults {
		proven[f.property] = true
	}
	for _, p := range properties[state, action]() {
		if !proven[p.name] {
			t.Errorf("nothing proves that the suite finds a game in which not: %s", p.name)
		}
	}
}

func TestScrambleThatChangesNothingIsFound(t *testing.T) {
	f := fault{property: hiding, scramble: func(s *state, _ seat, _ *rand.Rand) state { return *s }}
	if err := f.check(t, toyConfig()); err == nil || !strings.Contains(err.Error(), "never changed") {
		t.Errorf("got %v", err)
	}
}

func TestConfigNeedsSetups(t *testing.T) {
	if _, err := newSuite(good, Config[state, action]{}); err == nil {
		t.Error("a config without setups is accepted")
	}
}

func TestSampledOptionsMayBeFew(t *testing.T) {
	c := toyConfig()
	c.Sampled = true
	few := broken{options: everySecond}
	u, err := newSuite(few, c)
	if err != nil {
		t.Fatal(err)
	}
	if err := u.unlisted(); err != nil {
		t.Error(err)
	}
}

func TestReachLeadsBack(t *testing.T) {
	c := toyConfig()
	u, err := newSuite(good, c)
	if err != nil {
		t.Fatal(err)
	}
	err = u.walk(func(sp *spot[state, action]) error {
		s, history, err := Reach(good, sp.setup, c.Seed, sp.number, len(sp.history))
		if err != nil || s != sp.state || !slices.Equal(history, sp.history) {
			t.Errorf("game %d, action %d: got another state, or error %v", sp.number, len(sp.history), err)
		}
		return nil
	})
	if err != nil {
		t.Error(err)
	}
	if _, _, err := Reach(good, c.Setups[0], c.Seed, 0, 1000); err == nil {
		t.Error("Reach goes beyond the end")
	}
}
