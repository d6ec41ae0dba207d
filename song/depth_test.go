package song

import (
	"testing"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// TestNothingNestsTooDeep: what would need more room than a state has is not asked, and all
// that there is room for is.
func TestNothingNestsTooDeep(t *testing.T) {
	s := position(t, duel)
	stirring := func(s *State) bool {
		for kind := range effect.Event(64) {
			if s.stirs(&Moment{Kind: kind}) {
				return true
			}
		}
		return false
	}
	if !stirring(&s) {
		t.Fatal("nothing answers any moment of a duel")
	}
	for name, c := range map[string]struct {
		n    func(*State) *uint8
		room uint8 // at which there is none left
	}{
		"moments": {func(s *State) *uint8 { return &s.Passing }, maxMoments},
		"effects": {func(s *State) *uint8 { return &s.Working }, maxWorks - 2},
		"actions": {func(s *State) *uint8 { return &s.Doing }, maxDeeds - 1},
		"attacks": {func(s *State) *uint8 { return &s.Fought }, maxFights},
		"wounds":  {func(s *State) *uint8 { return &s.Hurting }, maxHurts - 1},
		"tests":   {func(s *State) *uint8 { return &s.Tested }, maxTests - 1},
	} {
		deep := s
		for *c.n(&deep) = 0; *c.n(&deep) < c.room; *c.n(&deep)++ {
			if !stirring(&deep) {
				t.Errorf("%d %s: nothing is asked", *c.n(&deep), name)
			}
		}
		if stirring(&deep) {
			t.Errorf("%d %s: something is asked, without room for it", c.room, name)
		}
	}
	for deep := s; ; deep.Stack.Push(game.Frame{}) {
		if asked := stirring(&deep); asked != (deep.Stack.Len() <= deepest) {
			t.Errorf("with %d procedures under way: asked is %v", deep.Stack.Len(), asked)
		}
		if deep.Stack.Len() > deepest {
			break
		}
	}
}

// TestLaterIsOfItsOwnAttack: what an effect has left for the end of an attack waits while
// another attack, made in the midst of it, ends.
func TestLaterIsOfItsOwnAttack(t *testing.T) {
	s := position(t, duel)
	s.Later[0], s.Latered = Later{Until: effect.ThisAttack, Fight: 1}, 1
	p := play{State: &s, dice: game.Script()}
	if p.later(effect.ThisAttack, 2) || p.later(effect.OneAction, 1) {
		t.Error("what waits for the end of an attack is done at another")
	}
	if !p.later(effect.ThisAttack, 1) || s.Latered != 0 {
		t.Error("what waits for the end of an attack is not done at that")
	}
}
