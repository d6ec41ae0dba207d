package kings

import (
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// playRandom plays a whole match at random and calls see after every action.
func playRandom(t testing.TB, setup game.Setup, n int, see func(before, after *State, seat game.Seat, a Action)) {
	t.Helper()
	var r Rules
	rng := rand.New(rand.NewPCG(uint64(n), 7))
	dice := game.NewDice(game.SeedFrom(7, n))
	s, err := r.Start(setup, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	var list []Action
	for action := 1; s.Waits.Who != 0; action++ {
		dice.At(action)
		seat := s.Waits.Who.First()
		list = r.Options(&s, seat, list[:0])
		// Charges are what these games are for; random choice would make them rare.
		a := list[rng.IntN(len(list))]
		for _, b := range list {
			if b.Kind == GiveOrder && Order(b.N) >= Charge && rng.IntN(3) == 0 {
				a = b
			}
		}
		before := s
		r.Apply(&s, seat, a, dice, nil)
		see(&before, &s, seat, a)
	}
}

// eachGame plays some random games of every setup.
func eachGame(t *testing.T, games int, see func(before, after *State, seat game.Seat, a Action)) {
	t.Helper()
	if testing.Short() {
		games = (games + 3) / 4
	}
	for _, setup := range setups {
		for n := range games {
			playRandom(t, setup, n, func(before, after *State, seat game.Seat, a Action) {
				if !t.Failed() {
					see(before, after, seat, a)
				}
			})
		}
	}
}

// TestBasesNeverOverlap asks the Audit after every action: no unit stands on another, on
// impassable terrain or off the table.
func TestBasesNeverOverlap(t *testing.T) {
	gametest.Covers(t, "kings.pass.cannot-end-on-a-unit", "kings.terrain.table-edge-impassable")
	eachGame(t, 8, func(before, after *State, seat game.Seat, a Action) {
		if err := (Rules{}).Audit(after); err != nil {
			t.Errorf("turn %d, %+v: %v", after.Turn, a, err)
		}
	})
}

// TestAuditFindsWhoStandsWrongly puts a unit where none can stand.
func TestAuditFindsWhoStandsWrongly(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,500]}}`)
	if err := (Rules{}).Audit(&s); err != nil {
		t.Fatal(err)
	}
	b := s.Armies.find("b")
	for name, pose := range map[string]plane.Pose{
		"on another unit":      {At: plane.Point{X: 50000, Y: 37900}, Facing: 27000},
		"partly off the table": {At: plane.Point{X: 4990, Y: 50000}, Facing: 27000},
		"off the table":        {At: plane.Point{X: -1, Y: 50000}, Facing: 27000},
	} {
		wrong := s
		wrong.Units[b].Pose = pose
		if err := (Rules{}).Audit(&wrong); err == nil {
			t.Errorf("nothing is wrong with a unit %s", name)
		}
	}
}

// openField reads a state in the Movement phase of blue from its units.
func openField(t testing.TB, units string) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(`{"units":`+units+`}`), game.NewDice(game.SeedFrom(1, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// gap returns how far two units are apart.
func (s *State) gap(u, v UnitNo) int {
	a, b := s.base(u), s.base(v)
	return plane.Gap(&a.Shape, &b.Shape).Floor()
}

// TestEnemiesKeepAnInch looks at all pairs of enemies. After every order but charges none is
// nearer than an inch, or nearer than it was. When a turn begins all are an inch apart but for
// those that nothing could separate, then or when the turns before ended.
func TestEnemiesKeepAnInch(t *testing.T) {
	gametest.Covers(t, "kings.measure.one-inch-from-enemies")
	moves, turns := 0, 0
	near := map[[2]UnitNo]bool{}
	eachGame(t, 8, func(before, after *State, seat game.Seat, a Action) {
		moved := a.Kind == GiveOrder && Order(a.N) < Charge || a.Kind == PivotFree
		began := after.Turn != before.Turn && after.Turn > 0
		if after.Turn <= 1 {
			clear(near)
		}
		if !moved && !began || after.Waits.Who == 0 {
			return
		}
		for u, end := after.Armies.Of(Blue); u < end; u++ {
			for v, last := after.Armies.Of(Red); v < last; v++ {
				pair := [2]UnitNo{u, v}
				if !after.inPlay(u) || !after.inPlay(v) || after.gap(u, v) >= int(Inch)-plane.Slack {
					delete(near, pair)
					continue
				}
				if moved && (u == a.Unit || v == a.Unit) && after.gap(u, v) < before.gap(u, v)-1 {
					t.Errorf("%+v: %s and %s are %d apart", a, after.unitID(u), after.unitID(v), after.gap(u, v))
				}
				if began && !near[pair] && !jammed(after, u) && !jammed(after, v) {
					t.Errorf("turn %d: %s and %s are %d apart", after.Turn, after.unitID(u), after.unitID(v), after.gap(u, v))
				}
				near[pair] = near[pair] || began
			}
		}
		if moved {
			moves++
		}
		if began {
			turns++
		}
	})
	if moves < 100 || turns < 50 {
		t.Errorf("only %d moves and %d turns", moves, turns)
	}
}

// jammed tells whether a unit cannot be moved to where it stands an inch from all enemies.
func jammed(s *State, u UnitNo) bool {
	after := *s
	play{State: &after}.separate(u)
	return after.Units[u].Pose == s.Units[u].Pose
}

// TestProposedPathsPass says the way that the engine has found for a charge as the player's
// own: it is legal and leads to the same place.
func TestProposedPathsPass(t *testing.T) {
	gametest.Covers(t, "kings.charge.shortest-path")
	charges, turned, groups := 0, 0, 0
	eachGame(t, 8, func(before, after *State, seat game.Seat, a Action) {
		if a.Kind != GiveOrder || Order(a.N) != Charge {
			return
		}
		var c chargers
		c.muster(&a)
		if o := before.plan(a.Target, &c, false, false); !o.ok() {
			t.Errorf("%+v: %s", a, o.rule)
			return
		}
		said := a
		said.Turn, said.Ahead = c.way[0].turn, [3]int32{c.way[0].ahead[0], c.way[0].ahead[1]}
		for i := range c.n - 1 {
			said.Paths[i] = Path{c.way[i+1].turn, c.way[i+1].ahead}
		}
		if err := (Rules{}).Check(before, seat, said); err != nil {
			t.Errorf("%+v: %v", said, err)
			return
		}
		charges++
		if said.Turn[0] != 0 {
			turned++
		}
		if c.n > 1 {
			groups++
		}
		c.muster(&said)
		before.plan(a.Target, &c, false, false)
		for _, u := range c.unit[:c.n] {
			if after.Units[u].Order == Halt {
				return // it flinched, and the others share the target without it
			}
		}
		for i, u := range c.unit[:c.n] {
			if got := after.Units[u].Pose; after.inPlay(u) && after.Units[u].Order == Charge && after.Waits.Kind == decideOrder && got != c.way[i].end {
				t.Errorf("%+v: said it ends at %v, else at %v", said, c.way[i].end, got)
			}
		}
	})
	if charges < 50 || turned < 25 || groups < 3 {
		t.Errorf("only %d charges, %d with a pivot, %d by several", charges, turned, groups)
	}
}
