package song

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/song/effect"
)

// position reads a state that begins with a turn of a.
func position(t testing.TB, document string) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(document), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// TestEndOfRoundBeforePoints: what is to happen at the end of a round is announced and done
// before any point is counted.
func TestEndOfRoundBeforePoints(t *testing.T) {
	gametest.Covers(t, "song.upkeep.end-of-round-effects-first")
	const table = `"round":3,"objectives":[{"at":[600,600]}],"units":{"a":{"at":[600,600]},"b":{"at":[600,900]}},
		"armies":[{"faction":"neutral","units":[{"id":"a","card":"10406"}]},{"faction":"neutral","units":[{"id":"b","card":"10406"}]}]}`
	s := position(t, `{"options":{"mode":"kings"},`+table)
	p := play{State: &s, dice: game.Script()}
	p.push(procUpkeep, 0, 0)
	for _, want := range []uint8{0, 1} {
		if p.upkeep(s.Stack.Top()); s.Posts[0].Points != want {
			t.Errorf("step %d of Upkeep: got %d points, want %d", s.Stack.Top().Step, s.Posts[0].Points, want)
		}
	}
	s = position(t, `{"options":{"mode":"wings"},"missions":{"open":["S05","S02","S13"]},`+table)
	p.push(procUpkeep, 0, 0)
	if p.upkeep(s.Stack.Top()); s.Passing != 1 || s.Moments[0].Kind != effect.RoundEnding {
		t.Errorf("got %d moments, want that the round ends", s.Passing)
	}
}
