package throne

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// games is how many random matches a property is looked for in, for each setup.
func games(t *testing.T) int {
	if testing.Short() {
		return 20
	}
	return 1000
}

func TestSupplyIsNeverExceeded(t *testing.T) {
	gametest.Covers(t, "throne.supply.no-move-beyond-limit")
	for _, setup := range setups {
		for n := range games(t) {
			playRandom(t, setup, n, func(_, s *State, _ *game.Story) {
				if s.running(procSupply) {
					return // its armies are being brought within it
				}
				for h := range House(s.Houses) {
					if !s.fed(h) {
						t.Fatalf("%v, game %d, turn %d: %s exceeds Supply %d", setup, n, s.Turn, s.Board.Houses[h].ID, s.Holdings[h].Supply)
					}
				}
			})
		}
	}
}

// TestUnitsAreConserved counts units by what the story tells: none comes or goes
// without being mustered, upgraded or destroyed.
func TestUnitsAreConserved(t *testing.T) {
	for _, setup := range setups {
		for n := range games(t) / 4 {
			playRandom(t, setup, n, func(before, after *State, story *game.Story) {
				var want [MaxHouses]Force
				for h := range House(before.Houses) {
					want[h] = before.count(h)
				}
				for _, e := range story.Events() {
					switch e.Kind {
					case eventMustered:
						want[e.Seat][e.Args[1]]++
					case eventUpgraded:
						want[e.Seat][Footman]--
						want[e.Seat][Knight]++
					case eventDestroyed:
						want[e.Seat][e.Args[1]]--
					}
				}
				for h := range House(before.Houses) {
					if got := after.count(h); got != want[h] && after.Winners == 0 {
						t.Fatalf("%v, game %d: %s has %v, the story says %v", setup, n, after.Board.Houses[h].ID, got, want[h])
					}
				}
			})
		}
	}
}

// TestPowerIsConserved follows a House's 20 tokens: available, on the board, in the
// reserve. Each way of gaining or spending is told.
func TestPowerIsConserved(t *testing.T) {
	gametest.Covers(t, "throne.setup.power-tokens-20")
	for _, setup := range setups {
		for n := range games(t) / 4 {
			playRandom(t, setup, n, func(before, after *State, story *game.Story) {
				for h := range House(before.Houses) {
					want := before.Holdings[h].Power
					paid := before.Holdings[h].Bid >= 0 && after.Holdings[h].Bid < 0
					if paid {
						want -= before.Holdings[h].Bid
					}
					for _, e := range story.Events() {
						switch {
						case e.Kind == eventGained && e.Seat == h:
							want += int8(e.Args[0])
						case e.Kind == eventToken && e.Seat == h:
							want--
						case e.Kind == eventDiscarded && h == Baratheon:
							want--
						case e.Kind == eventBid && e.Seat == h && !paid && after.Holdings[h].Bid < 0:
							want -= int8(e.Args[0])
						}
					}
					reserve := after.Board.powerTotal - after.Holdings[h].Power - after.tokensOnBoard(h)
					if got := after.Holdings[h].Power; got != want || got < 0 || reserve < 0 {
						t.Fatalf("%v, game %d: %s has %d Power, the story says %d; %d in reserve", setup, n, after.Board.Houses[h].ID, got, want, reserve)
					}
				}
			})
		}
	}
}
