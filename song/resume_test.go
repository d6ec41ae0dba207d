package song

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// TestAnotherProgramBeginsTheTurnAgain takes positions out of random games as a program would
// have written them to which the numbers of what is under way mean something else: ours lets go
// of that, and somebody is asked.
func TestAnotherProgramBeginsTheTurnAgain(t *testing.T) {
	r, rng, again := Rules{}, rand.New(rand.NewPCG(3, 5)), 0
	eachStep(t, 1, func(x step) {
		if x.after.Over || rng.IntN(15) > 0 {
			return
		}
		ours := encoded(t, r.State(x.after))
		theirs := bytes.Replace(ours, []byte(x.after.underWay().Words), []byte("0000000000000000"), 1)
		s, err := r.ReadState(theirs, game.NewDice(game.SeedFrom(4, x.number)))
		if x.after.Round == 0 {
			if err == nil {
				t.Error("a set-up of another program goes on")
			}
			return
		}
		if err != nil {
			t.Errorf("%s: %v\n%s", modeInfos[x.after.Choices.Mode].ID, err, theirs)
			return
		}
		again++
		done := s.Over && x.after.Round == lastRound // what was under way was the end of the last turn
		if s.Waits.Who == 0 && !done || s.Lasts > 0 || s.Working > 0 || s.Doing > 0 {
			t.Errorf("it waits for %v, with %d effects that last, %d at work and %d deeds", s.Waits, s.Lasts, s.Working, s.Doing)
		}
	})
	if again < 20 {
		t.Errorf("only %d positions", again)
	}
}

// TestWordsAreOfWhatIsUnderWay changes what a lasting effect means, and what another does.
func TestWordsAreOfWhatIsUnderWay(t *testing.T) {
	grants := shelf().grant
	lasts := func(n uint16) *underWay { return &underWay{Lasting: []Lasting{{Grant: n}}} }
	if a, b, none := lasts(1).wording(), lasts(2).wording(), (&underWay{}).wording(); a == "" || a == b || a == none || lasts(1).wording() != a {
		t.Errorf("effects are written as %q and %q, none as %q", a, b, none)
	}
	if got := lasts(uint16(len(grants))).wording(); got != "" {
		t.Errorf("an effect that there is not is written as %q", got)
	}
	if got := (&underWay{Works: []Work{{Entry: entryID(len(shelf().entries) + 1)}}}).wording(); got != "" {
		t.Errorf("a record that there is not is written as %q", got)
	}
}
