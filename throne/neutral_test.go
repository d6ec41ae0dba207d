package throne

import (
	"fmt"
	"testing"

	"gonfalon/game/gametest"
)

// TestNeutralUnitsNeverMove: the forces of absent Houses stay where they are, as strong
// as they are, until somebody enters, and never come back.
func TestNeutralUnitsNeverMove(t *testing.T) {
	gametest.Covers(t, "throne.variant.unused-units-are-neutral")
	entered := 0
	playEverySetup(t, fewOrMany(), func(d *deed) error {
		before, after := &d.before, &d.after
		for a := Area(1); a < MaxAreas; a++ {
			was, is := &before.Places[a], &after.Places[a]
			switch {
			case was.Neutral == is.Neutral:
			case is.Neutral == 0 && is.House != NoHouse:
				entered++
			default:
				return fmt.Errorf("the neutral force of %s goes from %d to %d", before.Board.Areas[a].ID, was.Neutral, is.Neutral)
			}
			if is.Neutral > 0 && (is.House != NoHouse || is.Token != NoHouse || is.Order != NoOrder) {
				return fmt.Errorf("a neutral force shares %s", before.Board.Areas[a].ID)
			}
		}
		return nil
	})
	if entered == 0 {
		t.Error("nobody has entered a neutral area: nothing is proven")
	}
}

// TestAbsentHomesAreNobodys: the printed shield of an absent House gives nobody its home,
// be it held by the neutral force or left empty; that of a House in play gives it to it.
func TestAbsentHomesAreNobodys(t *testing.T) {
	gametest.Covers(t, "throne.variant.unused-units-are-neutral")
	for seats := 3; seats <= 5; seats++ {
		s := start(t, seats)
		for h := range House(MaxHouses) {
			home := areaOf(t, startCards[s.Board.Houses[h].ID].home)
			want := h
			if int(h) >= seats {
				want = NoHouse
			}
			if got := s.owner(home); got != want {
				t.Errorf("%d players: %s is %d's", seats, s.Board.Areas[home].ID, got)
			}
			s.Places[home] = Place{House: NoHouse, Token: NoHouse}
			if got := s.owner(home); got != want {
				t.Errorf("%d players: %s, empty, is %d's", seats, s.Board.Areas[home].ID, got)
			}
		}
	}
}
