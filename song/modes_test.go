package song

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

var armies = []string{"the_wolf_lords_host", "the_lions_of_the_rock", "the_hammers_of_dragonstone", "the_kings_horde"}

// modeSetups are a mode with two, three and four seats, alone and in pairs, and with other
// options of the set-up.
func modeSetups(m Mode) []game.Setup {
	with := func(seats int, more ...string) game.Setup {
		o := map[string]string{"mode": modeInfos[m].ID}
		for i := range seats {
			o[seatNames[i]] = armies[(i+int(m))%len(armies)]
		}
		for i := 0; i < len(more); i += 2 {
			o[more[i]] = more[i+1]
		}
		return game.Setup{Seats: seats, Options: o}
	}
	list := []game.Setup{with(2), with(2, "terrain", "chosen", "order", "terrain", "table", "long"), with(4, "teams", "pairs")}
	if m != Storm {
		list = append(list, with(3), with(4, "terrain", "chosen", "boxes", "several"))
	}
	return list
}

// TestModesEnd plays random games of every mode to their end.
func TestModesEnd(t *testing.T) {
	for m := range modes {
		t.Run(modeInfos[m].ID, func(t *testing.T) {
			for i, setup := range modeSetups(m) {
				playOut(t, setup, uint64(i))
			}
		})
	}
}

// playOut plays a random game; every state on the way is sound.
func playOut(t *testing.T, setup game.Setup, seed uint64) State {
	t.Helper()
	r, rng := Rules{}, rand.New(rand.NewPCG(seed, 1))
	d := game.NewDice(game.SeedFrom(seed, int(setup.Seats)))
	d.At(0)
	s, err := r.Start(setup, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list []Action
	for i := 1; s.Waits.Who != 0; i++ {
		seat := s.Waits.Who.First()
		if list = r.Options(&s, seat, list[:0]); len(list) == 0 {
			t.Fatalf("%v: action %d: nothing to do for %s %s", setup.Options, i, seatNames[seat], kindNames[s.Waits.Kind])
		}
		a := list[rng.IntN(len(list))]
		if err := r.Check(&s, seat, a); err != nil {
			t.Fatalf("%v: action %d: %v", setup.Options, i, err)
		}
		d.At(i)
		r.Apply(&s, seat, a, d, nil)
		if err := r.Audit(&s); err != nil {
			t.Fatalf("%v: action %d (%+v): %v", setup.Options, i, a, err)
		}
		if i > 20000 {
			t.Fatal("the game does not end")
		}
	}
	return s
}

// conform tries a mode with two of its set-ups, each mode with others, or briefly with two seats:
// all of them are played to their end besides.
func conform(t *testing.T, m Mode) {
	list := modeSetups(m)
	some := []game.Setup{list[int(m)%len(list)], list[(int(m)+1)%len(list)]}
	if testing.Short() {
		some = list[:1]
	}
	gametest.Run(t, Rules{}, gametest.Config[State, Action]{
		Setups:     some,
		Games:      1,
		MaxActions: 20000,
		MaxState:   16 << 10,
		MaxAction:  64,
		Every:      256,
		Sampled:    true,
		Scramble:   scramble,
	})
}

func TestThrones(t *testing.T) { conform(t, Thrones) }
func TestKings(t *testing.T)   { conform(t, Kings) }
func TestStorm(t *testing.T)   { conform(t, Storm) }
func TestFeast(t *testing.T)   { conform(t, Feast) }
func TestDance(t *testing.T)   { conform(t, Dance) }
func TestWinter(t *testing.T)  { conform(t, Winter) }
func TestFire(t *testing.T)    { conform(t, Fire) }
func TestWings(t *testing.T)   { conform(t, Wings) }

// TestNoSiegeForFour asks for a siege that everyone fights for himself.
func TestNoSiegeForFour(t *testing.T) {
	gametest.Covers(t, "song.ffa.no-storm-of-swords")
	for seats, o := range map[int]map[string]string{3: {"mode": "storm"}, 4: {"mode": "storm", "teams": "alone"}} {
		d := game.NewDice(game.SeedFrom(1, 1))
		d.At(0)
		if _, err := (Rules{}).Start(game.Setup{Seats: seats, Options: o}, d, nil); err == nil {
			t.Errorf("%d players can play it", seats)
		}
	}
}

// TestLongTable plays on a table of 180 by 120 cm.
func TestLongTable(t *testing.T) {
	gametest.Covers(t, "song.setup.battlefield-120cm", "song.setup.battlefield-180cm-option")
	for table, width := range map[string]int32{"square": 120_000, "long": 180_000} {
		d := game.NewDice(game.SeedFrom(1, 1))
		d.At(0)
		s, err := (Rules{}).Start(game.Setup{Seats: 2, Options: map[string]string{"table": table}}, d, nil)
		if err != nil || s.Field.Width != width || s.Field.Depth != 120_000 {
			t.Errorf("%s: %d by %d: %v", table, s.Field.Width, s.Field.Depth, err)
		}
	}
}
