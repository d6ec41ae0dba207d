package song

import (
	"testing"

	"gonfalon/game"
)

// TestPlayAllocatesNothing: listing, checking and carrying out actions, in every mode.
func TestPlayAllocatesNothing(t *testing.T) {
	room := make([]Action, 0, 4096)
	d := game.NewDice(game.SeedFrom(1, 1))
	for m := range modes {
		for i, setup := range modeSetups(m)[:2] {
			step := 0
			played(t, setup, game.NoSeat, uint64(i), func(s *State) {
				if step++; step%2 != 0 {
					return
				}
				seat, next := s.Waits.Who.First(), *s
				list := Rules{}.Options(s, seat, room)
				a := list[step%len(list)]
				if n := testing.AllocsPerRun(1, func() {
					next = *s
					Rules{}.Options(&next, seat, room)
					if (Rules{}).Check(&next, seat, a) != nil {
						panic("an option is refused")
					}
					d.At(step)
					Rules{}.Apply(&next, seat, a, d, nil)
				}); n != 0 {
					t.Errorf("%v, action %d: %s of %d allocates %v times", setup.Options, step, actionNames[a.Kind], len(list), n)
				}
			})
		}
	}
}
