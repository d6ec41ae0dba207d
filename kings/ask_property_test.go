package kings

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// put asks a state and wants an answer; the state stays as it is.
func put[A any](t *testing.T, s *State, seat game.Seat, format string, args ...any) (A, string) {
	t.Helper()
	question := fmt.Sprintf(format, args...)
	before := *s
	reply, err := Rules{}.Ask(s, seat, []byte(question))
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	if *s != before {
		t.Fatalf("%s has changed the state", question)
	}
	return reply.(A), question
}

// ruled wants a ruling to be that of Check on the action of an answer, as the page would
// send it, and returns the action.
func ruled(t *testing.T, s *State, seat game.Seat, d actionDocument, refused *game.Ruling, question string) Action {
	t.Helper()
	text, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	a, err := Rules{}.ReadAction(s, text)
	if err != nil {
		t.Fatalf("%s: %s: %v", question, text, err)
	}
	r, _ := game.AsRefusal(Rules{}.Check(s, seat, a))
	switch {
	case (r == nil) != (refused == nil):
		t.Errorf("%s: %s is told as %v and judged as %v", question, text, refused, r)
	case r != nil && r.Ruling() != *refused:
		t.Errorf("%s: %s is told as %v and judged as %v", question, text, refused, r)
	}
	return a
}

// TestAnswersAreWhatTheJudgeSays asks for ways, charges and shots all through random games.
func TestAnswersAreWhatTheJudgeSays(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 2))
	ways, charges, shots := 0, 0, 0
	eachGame(t, 3, func(s, _ *State, seat game.Seat, _ Action) {
		switch s.Waits.Kind {
		case decideDeploy, decideVanguard, decideOrder, decideShoot, decideRegroup:
		default:
			return
		}
		first, end := s.Armies.Of(seat)
		u := first + UnitNo(rng.IntN(int(end-first)))
		if s.inPlay(u) || s.Waits.Kind == decideDeploy {
			ways += askAnyWay(t, s, seat, u, rng)
		}
		if !s.inPlay(u) {
			return
		}
		put[aboutDocument](t, s, seat, `{"ask": "unit", "unit": %q}`, s.Armies.ID(u))
		put[rosterDocument](t, s, seat, `{"ask": "roster"}`)
		d, _ := put[targetsDocument](t, s, seat, `{"ask": "targets", "unit": %q}`, s.Armies.ID(u))
		for i := range d.Charges {
			if s.Waits.Kind == decideOrder {
				charges += askCharge(t, s, seat, u, &d.Charges[i])
			}
		}
		for i := range d.Shots {
			if s.Waits.Kind == decideShoot {
				shots += askShot(t, s, seat, u, &d.Shots[i])
			}
		}
	})
	if !testing.Short() && (ways < 200 || charges < 20 || shots < 20) {
		t.Errorf("only %d ways, %d charges and %d shots were legal", ways, charges, shots)
	}
}

// askAnyWay asks for a way to a place near a unit, and counts it if it is legal.
func askAnyWay(t *testing.T, s *State, seat game.Seat, u UnitNo, rng *rand.Rand) int {
	at := s.Units[u].Pose.At
	if !s.inPlay(u) {
		at = plane.Point{X: s.Width / 2, Y: s.fromOwn(seat, 6*Inch)}
	}
	x, y := float64(at.X)/100+rng.NormFloat64()*120, float64(at.Y)/100+rng.NormFloat64()*120
	more := ""
	if rng.IntN(2) == 0 {
		more = fmt.Sprintf(`, "facing": %v`, rng.Float64()*720-360)
	}
	if o := rng.IntN(9); o > 0 && o < int(Charge) {
		more += fmt.Sprintf(`, "order": %q`, orderNames[o])
	}
	d, question := put[wayDocument](t, s, seat, `{"ask": "way", "unit": %q, "at": [%v, %v]%s}`, s.Armies.ID(u), x, y, more)
	a := ruled(t, s, seat, d.Action, d.Refused, question)
	if d.Refused != nil {
		return 0
	}
	if more == "" && s.Waits.Kind == decideOrder {
		wantNearest(t, s, &a, plane.Point{X: sketch.Length(x), Y: sketch.Length(y)}, question)
	}
	after := *s
	Rules{}.Apply(&after, seat, a, game.NewDice(game.SeedFrom(1, 1)), nil)
	if got := sketch.PoseOf(after.Units[u].Pose); s.Waits.Kind != decideRegroup && fmt.Sprint(got) != fmt.Sprint(d.End) {
		t.Errorf("%s ends at %v and not at %v", question, got, d.End)
	}
	return 1
}

// askCharge asks for a charge at a target, and counts it if it is legal.
func askCharge(t *testing.T, s *State, seat game.Seat, u UnitNo, at *targetDocument) int {
	target := s.Armies.find(at.Target)
	d, question := put[chargeDocument](t, s, seat, `{"ask": "charge", "unit": %q, "target": %q}`, s.Armies.ID(u), at.Target)
	if (d.Refused == nil) != (at.Refused == nil) || d.Distance != at.Distance {
		t.Errorf("%s: %v, but among all targets %v", question, d.Refused, at)
	}
	a := ruled(t, s, seat, d.Action, d.Refused, question)
	if d.Refused != nil {
		if last := d.Checks[len(d.Checks)-1]; last.OK || last.Rule != d.Refused.Rule {
			t.Errorf("%s: %v refuses, but the last that is looked at is %v", question, d.Refused, last)
		}
		return 0
	}
	if s.mayFlinch(u, target) {
		return 1
	}
	// The charge itself, before whatever follows from it.
	after := *s
	play{State: &after, dice: game.NewDice(game.SeedFrom(1, 1))}.charge(&a)
	if got := sketch.PoseOf(after.Units[u].Pose); fmt.Sprint(got) != fmt.Sprint(d.Ways[0].End) {
		t.Errorf("%s lands at %v and not at %v", question, got, d.Ways[0].End)
	}
	if got := after.Units[u].Did&Hindered != 0; got != d.Ways[0].Hindered || faceNames[after.Units[u].Face] != d.Face {
		t.Errorf("%s: hindered %v, at the %s, and not %+v", question, got, faceNames[after.Units[u].Face], d)
	}
	return 1
}

// askShot asks for a ranged attack at a target, and counts it if it is legal.
func askShot(t *testing.T, s *State, seat game.Seat, u UnitNo, at *targetDocument) int {
	with := fmt.Sprintf(`"spell": %q`, at.Spell)
	if at.Weapon != nil {
		with = fmt.Sprintf(`"weapon": %d`, *at.Weapon)
	}
	d, question := put[shotDocument](t, s, seat, `{"ask": "shot", "unit": %q, "target": %q, %s}`, s.Armies.ID(u), at.Target, with)
	ruled(t, s, seat, d.Action, d.Refused, question)
	if (d.Refused == nil) != (at.Refused == nil) || d.Distance != at.Distance {
		t.Errorf("%s: %v, but among all targets %v", question, d.Refused, at)
	}
	if covered := s.covered(u, s.Armies.find(at.Target)); covered != (d.Cover.Share >= 0.5) {
		t.Errorf("%s: the target is in cover: %v, but its share is %v", question, covered, d.Cover.Share)
	}
	if d.Refused != nil {
		return 0
	}
	if d.Distance > d.Range && d.Range > 0 {
		t.Errorf("%s: %v is not within %v", question, d.Distance, d.Range)
	}
	return 1
}

// wantNearest wants a way to end no farther from where it should than any that a bot would
// think of, but for an inch that a unit may be off rather than turn about.
func wantNearest(t *testing.T, s *State, a *Action, to plane.Point, question string) {
	from := s.Units[a.Unit].Pose
	best := plane.Distance(a.end(from).At, to)
	for _, other := range s.listMoves(a.Unit, s.nearestEnemy(a.Unit), nil) {
		if far := plane.Distance(other.end(from).At, to); far+int(Inch+Millimetre) < best {
			t.Errorf("%s ends %d from its goal, %+v ends %d from it", question, best, other, far)
		}
	}
}
