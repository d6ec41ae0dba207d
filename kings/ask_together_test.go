package kings

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// ranks is a Movement phase: two regiments one behind the other, which can only go ahead
// together if the first goes first.
const ranks = `{"table": ["48in", "48in"], "units": {
	"rear": {"seat": "blue", "at": ["24in", "10in"]},
	"front": {"seat": "blue", "at": [609.6, 336]},
	"far": {"seat": "blue", "at": ["44in", "10in"]},
	"e": {"seat": "red", "at": ["24in", "40in"]}}}`

type askedTogether struct {
	Ways []struct {
		Unit string
		askedWay
	}
}

func TestTogetherTheFirstMakesRoom(t *testing.T) {
	got := answered[askedTogether](t, ranks, Blue, `{"ask": "together", "units": [
		{"unit": "rear", "at": [609.6, 354], "facing": 90}, {"unit": "front", "at": [609.6, 436], "facing": 90}]}`)
	for i, want := range []string{"front", "rear"} {
		if w := got.Ways[i]; w.Unit != want || w.Refused != nil || w.Action.Kind != "advance" || !alikeAll(w.Action.Move, []float64{100}) {
			t.Errorf("way %d is %+v, want an advance of %s", i, w, want)
		}
	}
}

func TestTogetherTellsWhoIsRefused(t *testing.T) {
	got := answered[askedTogether](t, ranks, Blue, `{"ask": "together", "units": [
		{"unit": "far", "at": [1210, 254], "facing": 90}, {"unit": "front", "at": [609.6, 400], "facing": 90}]}`)
	if len(got.Ways) != 2 || got.Ways[0].Unit != "front" || got.Ways[0].Refused != nil {
		t.Fatalf("got %+v, want the front first", got.Ways)
	}
	if r := got.Ways[1].Refused; got.Ways[1].Unit != "far" || r == nil || !strings.HasPrefix(r.Rule, "kings.") {
		t.Errorf("got %+v, want a refusal of who would leave the table", got.Ways[1])
	}
}

// TestTogetherIsPlayed asks for several units all through random games, and plays what is answered.
func TestTogetherIsPlayed(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	played := 0
	eachGame(t, 2, func(s, _ *State, seat game.Seat, _ Action) {
		if s.Waits.Kind != decideOrder || s.Turn > 6 {
			return
		}
		var units []string
		by := plane.Vector{X: int32(rng.NormFloat64() * 6000), Y: int32(rng.NormFloat64() * 6000)}
		for u, end := s.Armies.Of(seat); u < end; u++ {
			if f := &s.Units[u]; s.inPlay(u) && f.Order == NoOrder {
				at := s.onto(f.Pose.At.Plus(by))
				units = append(units, fmt.Sprintf(`{"unit": %q, "at": [%v, %v], "facing": %v}`, s.Armies.ID(u), float64(at.X)/100, float64(at.Y)/100, float64(f.Pose.Facing)/100))
			}
		}
		if len(units) < 2 {
			return
		}
		d, question := put[togetherDocument](t, s, seat, `{"ask": "together", "units": [%s]}`, strings.Join(units, ", "))
		if len(d.Ways) != len(units) {
			t.Fatalf("%s: %d ways", question, len(d.Ways))
		}
		now := *s
		for _, w := range d.Ways {
			if w.Refused != nil || now.Waits.Kind != decideOrder {
				return
			}
			a := ruled(t, &now, seat, w.Action, w.Refused, question)
			Rules{}.Apply(&now, seat, a, game.NewDice(game.SeedFrom(1, 1)), nil)
			played++
		}
	})
	if !testing.Short() && played < 100 {
		t.Errorf("only %d orders were played", played)
	}
}
