package throne

import (
	"fmt"
	"testing"

	"gonfalon/game/gametest"
)

// In no game does a Power token come to lie in an area but on land, by a March of its
// House that leaves the area empty and pays for it; or leave it but by the entry of
// another House's land units.
func TestPowerTokensComeAndGo(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.control.establish-when-leaving", "throne.control.only-when-leaving",
		"throne.control.token-from-personal-pool", "throne.control.token-stays",
		"throne.control.no-voluntary-removal", "throne.control.no-control-at-sea")
	placed, lost := 0, 0
	playRichly(t, 60, func(turn *deed) error {
		before, after := &turn.before, &turn.after
		for a := Area(1); a < MaxAreas; a++ {
			was, is := before.Places[a].Token, after.Places[a].Token
			if was == is {
				continue
			}
			where := after.Board.Areas[a].ID
			if was != NoHouse {
				lost++
				if by := after.Places[a]; is != NoHouse || by.House == NoHouse || by.House == was ||
					by.Units.plus(by.Routed).Len() == 0 {
					return fmt.Errorf("%s's token has left %s, where nobody has come", after.Board.houseID(was), where)
				}
				continue
			}
			placed++
			march, h := turn.action, turn.seat
			if before.Marching.Kind == MarchOrder { // it has waited for support
				march, h = before.Marching, before.Battle.Fighter[Attack]
			}
			if h != is || march.Kind != MarchOrder || march.Area != a || !march.Token || after.Board.sea(a) {
				return fmt.Errorf("%s's token has come to %s out of nothing", after.Board.houseID(is), where)
			}
			if before.Places[a].House != h || march.moving() != before.Places[a].Units || before.Places[a].Routed.Len() > 0 {
				return fmt.Errorf("%s has left a token in %s and not the area", after.Board.houseID(is), where)
			}
			if before.Holdings[h].Power < 1 {
				return fmt.Errorf("%s had no Power for the token in %s", after.Board.houseID(is), where)
			}
		}
		return nil
	})
	if !testing.Short() && (placed < 20 || lost < 5) {
		t.Errorf("%d tokens placed and %d lost: the test tries too little", placed, lost)
	}
}
