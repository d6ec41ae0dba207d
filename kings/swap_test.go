package kings

import (
	"slices"
	"testing"

	"gonfalon/game"
)

// A swapping exchanges the players of a state: who was blue is red.
type swapping struct {
	armies *Armies
	to     [MaxUnits + 1]UnitNo // which number a unit has then
}

func newSwapping(t testing.TB, a *Armies) *swapping {
	t.Helper()
	units := slices.Clone(a.recruit[1 : a.Units()+1])
	for i := range units {
		units[i].Seat = enemyOf(units[i].Seat)
	}
	armies, err := newArmies(a.Total, units)
	if err != nil {
		t.Fatal(err)
	}
	x := &swapping{armies: armies}
	for u := UnitNo(1); u <= a.Units(); u++ {
		x.to[u] = armies.find(a.ID(u))
	}
	return x
}

func (x *swapping) seat(seat game.Seat) game.Seat {
	if seat == game.NoSeat {
		return seat
	}
	return enemyOf(seat)
}

func (x *swapping) of(s *State) State {
	m := *s
	m.Armies = x.armies
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		f := s.Units[u]
		f.Target = x.to[f.Target]
		m.Units[x.to[u]] = f
	}
	for i := range m.Token[:m.Tokens] {
		m.Token[i].Carrier = x.to[m.Token[i].Carrier]
	}
	m.Stack = game.Stack{}
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		if f.Seat = x.seat(f.Seat); f.Proc == procCombat {
			f.Arg = int16(x.to[f.Arg])
		}
		m.Stack.Push(f)
	}
	m.Near, m.First, m.Winner, m.SetUp.Chooser = x.seat(s.Near), x.seat(s.First), x.seat(s.Winner), x.seat(s.SetUp.Chooser)
	m.Score = [seats]int32{s.Score[Red], s.Score[Blue]}
	if s.Waits.Who != 0 {
		m.Waits.Who = game.Seats(x.seat(s.Waits.Who.First()))
	}
	return m
}

func (x *swapping) action(a Action) Action {
	a.Unit, a.Target = x.to[a.Unit], x.to[a.Target]
	for i, u := range a.With {
		a.With[i] = x.to[u]
	}
	return a
}

// TestPlayersCanBeExchanged carries out every action of the turns of random games for the other
// player, too, with his army and his table edge: with the same dice the same comes of it. Before
// the turns players roll against each other, and blue rolls first.
func TestPlayersCanBeExchanged(t *testing.T) {
	actions, ends := 0, 0
	swaps := map[*Armies]*swapping{}
	eachGame(t, 4, func(before, _ *State, seat game.Seat, a Action) {
		if before.Turn == 0 {
			return
		}
		x := swaps[before.Armies]
		if x == nil {
			x = newSwapping(t, before.Armies)
			swaps[before.Armies] = x
		}
		plain, other := *before, x.of(before)
		b := x.action(a)
		if err := (Rules{}).Check(&other, x.seat(seat), b); err != nil {
			t.Errorf("%+v is legal, but not for the other: %v", a, err)
			return
		}
		actions++
		Rules{}.Apply(&plain, seat, a, game.NewDice(game.SeedFrom(9, actions)), nil)
		Rules{}.Apply(&other, x.seat(seat), b, game.NewDice(game.SeedFrom(9, actions)), nil)
		if want := x.of(&plain); other != want {
			t.Errorf("turn %d, %+v:\n%s", before.Turn, a, unlike(&other, &want))
		}
		if plain.Waits.Who == 0 {
			ends++
		}
	})
	if actions < 400 || ends < 5 {
		t.Errorf("only %d actions and %d ends", actions, ends)
	}
}
