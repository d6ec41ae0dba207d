package song

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/sketch"
)

// asking puts a question to a state and reads the answer as a page would.
func asking[A any](t *testing.T, s *State, seat game.Seat, question string) (answer A) {
	t.Helper()
	reply, err := Rules{}.Ask(s, seat, []byte(question))
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	data, err := json.Marshal(reply)
	if err == nil {
		err = json.Unmarshal(data, &answer)
	}
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	return answer
}

// A toldWay is a way, as far as the test looks at it.
type toldWay struct {
	Action  json.RawMessage
	End     sketch.Pose
	Refused *game.Ruling
	Nearest *struct {
		Action json.RawMessage
		End    sketch.Pose
	}
}

// TestWaysAreThoseOfTheJudge: what is told of a way in random games is what the judge says of its
// action, and the nearest stand is one that he allows.
func TestWaysAreThoseOfTheJudge(t *testing.T) {
	every := 3
	if testing.Short() {
		every = 29
	}
	rng := rand.New(rand.NewPCG(8, 9))
	ways, nearest := 0, 0
	walkGames(t, rng, every, func(s *State, seat game.Seat, _ []Action) {
		if s.Waits.Kind != decideAction {
			return
		}
		u := s.asked().Unit
		if s.Units[u].Fate == Falling {
			return // it strikes once more from where it stood
		}
		at := s.pose(u).At
		question := fmt.Sprintf(`{"ask": "way", "unit": %q, "at": [%d, %d], "facing": %d}`, s.unitID(u), int(at.X)/100+rng.IntN(500)-250, int(at.Y)/100+rng.IntN(500)-250, rng.IntN(360))
		w := asking[toldWay](t, s, seat, question)
		a := readAction(t, s, w.Action)
		if a.Kind == Retreat {
			return // its move is told after the die
		}
		end, o := s.worked(s.asked(), &a)
		if forbidden := !s.forbidsAction(&a).ok(); forbidden != (w.Refused != nil) {
			t.Errorf("%s: %s is refused (%v), and forbidden is %v", question, w.Action, w.Refused, forbidden)
		}
		if o.ok() && s.forbidsAction(&a).ok() {
			ways++
			wantEnd(t, question, w.End, sketch.PoseOf(end))
		}
		if n := w.Nearest; n != nil {
			nearest++
			b := readAction(t, s, n.Action)
			if o := s.forbidsAction(&b); !o.ok() {
				t.Errorf("%s: the nearest %s breaks %s", question, n.Action, o.rule)
			} else if end, _ := s.worked(s.asked(), &b); true {
				wantEnd(t, question, n.End, sketch.PoseOf(end))
			}
		}
	})
	if !testing.Short() && (ways < 100 || nearest < 50) {
		t.Errorf("no more than %d ways and %d nearest stands were looked at", ways, nearest)
	}
}

func readAction(t *testing.T, s *State, document []byte) Action {
	t.Helper()
	a, err := Rules{}.ReadAction(s, document)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

func wantEnd(t *testing.T, question string, got, want sketch.Pose) {
	t.Helper()
	want.Facing = (want.Facing%36000 + 36000) % 36000
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%s: ends at %v, want %v", question, got, want)
	}
}

// A toldCharge is a charge, as far as the test looks at it.
type toldCharge struct {
	Action  json.RawMessage
	Refused *game.Ruling
	Need    int
	Places  []struct{ End sketch.Pose }
}

// TestChargesAreThoseOfTheEngine: what is told of a charge in random games comes of it: it reaches with
// the die that it needs and with no lesser, and lines up where it says.
func TestChargesAreThoseOfTheEngine(t *testing.T) {
	rng := rand.New(rand.NewPCG(10, 11))
	charges := 0
	walkGames(t, rng, 1, func(s *State, seat game.Seat, list []Action) {
		if s.Waits.Kind != decideAction {
			return
		}
		for i := range list {
			a := &list[i]
			if a.Kind != Charge {
				continue
			}
			question := fmt.Sprintf(`{"ask": "charge", "unit": %q, "target": %q, "side": %q, "turn": %v, "weapon": %d}`, s.unitID(a.Unit), s.unitID(a.Target), sideNames[a.N], float64(a.Turn[0])/100, a.Weapon)
			c := asking[toldCharge](t, s, seat, question)
			if c.Refused != nil || readAction(t, s, c.Action) != *a {
				t.Errorf("%s: %s, refused: %v; the engine lists %+v", question, c.Action, c.Refused, *a)
				continue
			}
			for die := 1; die <= 6; die++ {
				end, sound := comes(s, seat, a, die)
				if !sound {
					continue // an effect changes the die or the way
				}
				charges++
				if reached := end != nil; reached != (die >= c.Need) {
					t.Errorf("%s: with %d it reaches (%v), and needs %d", question, die, reached, c.Need)
				}
				if end != nil && fmt.Sprint(end) != fmt.Sprint(c.Places) {
					t.Errorf("%s: lines up at %v, want %v", question, c.Places, end)
				}
			}
		}
	})
	if charges < 500 {
		t.Errorf("no more than %d charges were looked at", charges)
	}
}

// comes carries a charge out with a die, and tells where it may line up; nil if it does not reach.
// It is not sound if the die or the distance is another than that of a plain charge.
func comes(s *State, seat game.Seat, a *Action, die int) (places []struct{ End sketch.Pose }, sound bool) {
	end := *s
	p := play{State: &end, dice: game.Script(die, die), hears: new(game.SeatSet)}
	n := end.Doing
	most := s.pace(s.asked()) + s.chargeMore(a.Unit)
	p.act(seat, a)
	for end.Doing >= n && end.Waits.Who == 0 {
		if f := end.Stack.Top(); f.Proc == procCharge && f.Step == chargeMove {
			if d := end.doing(n); int(d.Die) != die || p.pace(d)+p.chargeMore(a.Unit) != most {
				return nil, false
			}
			p.step()
			d := end.doing(n)
			if d.Is&isContact == 0 {
				return nil, true
			}
			rooms := end.rooms(d)
			for _, place := range rooms.At[:rooms.N] {
				places = append(places, struct{ End sketch.Pose }{sketch.PoseOf(place.Pose)})
			}
			return places, true
		}
		p.step()
	}
	return nil, false
}
