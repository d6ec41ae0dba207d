package song

import (
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"

	"pgregory.net/rapid"
)

// TestWoundsAreLostOrExcess holds an attack of two units without abilities against what its dice
// say, from every arc and with any losses: the Hits that are not blocked are Wounds lost, or more
// than were left to lose.
func TestWoundsAreLostOrExcess(t *testing.T) {
	gametest.Covers(t, "song.resolve.wound-per-unblocked-hit", "song.resolve.dice-from-remaining-ranks", "song.unit.attack-dice-by-ranks",
		"song.bonus.flank-saves", "song.bonus.rear-saves", "song.bonus.flank-panic", "song.bonus.rear-panic", "song.panic.failure-wounds-1-plus-d3")
	stands := []string{`"at":[600,478.08],"facing":90`, `"at":[730.81,600],"facing":180`, `"at":[600,721.92],"facing":270`}
	rapid.Check(t, func(r *rapid.T) {
		arc, before := rapid.IntRange(0, 2).Draw(r, "arc"), rapid.IntRange(0, 11).Draw(r, "lost")
		own, seed := rapid.IntRange(0, 11).Draw(r, "own"), rapid.Uint64().Draw(r, "seed")
		s := position(t, fmt.Sprintf(`{"phase":"action","unit":"a","units":{"a":{%s,"wounds":%d},"b":{"at":[600,600],"wounds":%d},"far":{"at":[150,1130]}},
			"armies":[{"faction":"neutral","units":[{"id":"a","card":"10406"}]},{"faction":"neutral","units":[{"id":"b","card":"10406"},{"id":"far","card":"10406"}]}]}`, stands[arc], own, before))
		var story game.Story
		dice := game.NewDice(game.SeedFrom(seed, 1))
		dice.At(1)
		Rules{}.Apply(&s, 0, Action{Kind: Strike, Unit: 1, Target: 2}, dice, &story)

		dealt, rolled, panicked := 0, 0, 0
		d3, sum := 0, 0
		for _, e := range story.Events() {
			switch e.Kind {
			case eventAttackDice:
				for face, n := range e.Args[:6] {
					rolled += int(n)
					if face+1 >= 4 {
						dealt += int(n)
					}
				}
			case eventDefenceDice:
				for face, n := range e.Args[:6] {
					if face+1 >= 4+arc {
						dealt -= int(n)
					}
				}
			case eventTestDice:
				for face, n := range e.Args[:6] {
					sum += (face + 1) * int(n)
				}
				d3 = int(e.Args[6])
			}
		}
		if want := []int{7, 5, 3}[own/4]; rolled != want {
			r.Fatalf("%d dice are rolled, want %d", rolled, want)
		}
		left := 12 - before
		lost := min(dealt, left)
		if lost > 0 && left > lost && max(0, sum-arc) < 7 {
			panicked = min(1+d3, left-lost)
		}
		fell := s.Units[2].Fate == Destroyed || s.Units[2].Fate == Falling
		if got := int(s.Units[2].Wounds) - before; got != lost+panicked || fell != (lost+panicked == left) {
			r.Fatalf("it has lost %d of %d (destroyed: %v), want %d to the attack and %d to panic", got, left, fell, lost, panicked)
		}
	})
}
