package song

import (
	"math"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/odds"
)

// TestForecastsAgreeWithPlayedAttacks plays attacks of random games again and again, and looks
// whether what came of them is as likely as the forecast says.
func TestForecastsAgreeWithPlayedAttacks(t *testing.T) {
	every, plays := 1, 120
	if testing.Short() {
		every, plays = 3, 60
	}
	rng := rand.New(rand.NewPCG(5, 6))
	attacks, worst := 0, 0.0
	walkGames(t, rng, every, func(s *State, seat game.Seat, list []Action) {
		if s.Waits.Kind != decideAction {
			return
		}
		for i := range list {
			if k := list[i].Kind; k != Charge && k != Shoot && k != Strike {
				continue
			}
			attacks++
			worst = max(worst, checkPlayed(t, s, seat, &list[i], plays, rng.IntN(1<<30)))
		}
	})
	t.Logf("%d attacks, the farthest off by %.1f deviations", attacks, worst)
	if attacks < 100 {
		t.Errorf("no more than %d attacks have been played", attacks)
	}
}

// checkPlayed compares the means of what is left of both, and how often the target falls, with the
// forecast: it returns by how many deviations the farthest is off.
func checkPlayed(t *testing.T, s *State, seat game.Seat, a *Action, plays, seed int) float64 {
	t.Helper()
	f, ok := s.forecast(seat, a, Plan{})
	if !ok {
		t.Fatalf("%+v has no odds", a)
	}
	if off := math.Abs(f.OwnLeft.Total() - 1); off > 1e-9 {
		t.Errorf("%+v: all that can come of it adds up to %v", a, f.OwnLeft.Total())
	}
	left, own := make(odds.Dist, len(f.Left)), make(odds.Dist, len(f.OwnLeft))
	w := f.walker(s, Plan{}, s.Fought+1)
	for n := range plays {
		end := w.playOut(s, seat, a, game.NewDice(game.SeedFrom(uint64(seed), n)))
		own[end.leftOf(f.By)]++
		if end.Fought >= w.first {
			left[end.leftOf(f.On)]++
		}
	}
	worst := max(deviations(own, f.OwnLeft, plays), deviations(left, f.Left, plays))
	if worst > 5.5 {
		t.Errorf("%s: %s on %s is off by %.1f deviations:\nplayed %v\nwant %v\nown %v\nwant %v", actionNames[a.Kind], s.unitID(a.Unit), s.unitID(a.Target), worst, left.Part(1/float64(plays)), f.Left, own.Part(1/float64(plays)), f.OwnLeft)
	}
	return worst
}

// playOut plays an action once, with the decisions of a forecast.
func (w *walker) playOut(s *State, seat game.Seat, a *Action, dice *game.Dice) *State {
	end := *s
	play{State: &end, dice: dice, hears: &w.hears}.act(seat, a)
	for !w.over(&end) {
		w.move(&end, dice)
	}
	return &end
}

// deviations is by how many standard deviations the farthest of some counts is off: that of each
// number, and of each number or more.
func deviations(counts, chances odds.Dist, plays int) float64 {
	worst, more, p := 0.0, 0.0, 0.0
	off := func(count, p float64) {
		if p < 1e-12 {
			if count > 0 {
				worst = math.Inf(1)
			}
			return
		}
		// Few plays of what is rare are no normal distribution: one more or less is let pass.
		d := max(0, math.Abs(count-float64(plays)*p)-1)
		worst = max(worst, d/math.Sqrt(float64(plays)*p*max(1e-9, 1-p)+0.25))
	}
	for k := len(counts) - 1; k >= 0; k-- {
		more, p = more+counts[k], min(1, p+chances[k])
		off(counts[k], chances[k])
		off(more, p)
	}
	return worst
}
