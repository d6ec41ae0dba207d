package kings

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
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
	playOn(s, math.MaxInt, rng, dice, see)
}

// playOn plays at random from a state to the end of a turn.
func playOn(s State, last int, rng *rand.Rand, dice *game.Dice, see func(before, after *State, seat game.Seat, a Action)) {
	var r Rules
	var list []Action
	for action := 1; s.Waits.Who != 0 && int(s.Turn) <= last; action++ {
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

// eachFront plays some random turns that begin before a compact front, where chargers touch
// more than their targets: red units a few millimetres apart, some of them Individuals, and blue
// ones of any width, some of which can be surged.
func eachFront(t *testing.T, fronts int, see func(before, after *State, seat game.Seat, a Action)) {
	t.Helper()
	if testing.Short() {
		fronts = (fronts + 3) / 4
	}
	rng := rand.New(rand.NewPCG(11, 7))
	for n := range fronts {
		units := []string{`"wizard": {"seat": "blue", "at": [500, 250], "stats": {"spells": {"surge": 8}, "special": {"individual": 1}, "files": 1, "ranks": 1, "base": [20, 20]}}`}
		for i, x := 0, 300; i < 5; i++ {
			width, depth, special := 50+rng.IntN(80), 40, ``
			if rng.IntN(3) == 0 {
				width, special = 20+rng.IntN(30), `"individual": 1`
				depth = width
			}
			units = append(units, fmt.Sprintf(`"foe%d": {"seat": "red", "at": [%.1f, %d], "stats": {"nerve": "18/20", "files": 1, "ranks": 1, "base": [%d, %d], "special": {%s}}}`,
				i, float64(x)+float64(width)/2, 600+rng.IntN(4)/3*rng.IntN(20), width, depth, special))
			x += width + 1 + rng.IntN(2)*rng.IntN(12)
		}
		for i, x := 0, 250; i < 5; i++ {
			width := 30 + rng.IntN(150)
			units = append(units, fmt.Sprintf(`"a%d": {"seat": "blue", "at": [%d, %d], "facing": %d, "stats": {"speed": 8, "files": 1, "ranks": 1, "base": [%d, 40], "special": {%s}}}`,
				i, x+width/2, 350+rng.IntN(40), 75+rng.IntN(30), width, []string{``, `"shambling": 1`}[rng.IntN(2)]))
			x += width + 20
		}
		s := openField(t, "{"+strings.Join(units, ", ")+"}")
		playOn(s, int(s.Turn)+1, rng, game.NewDice(game.SeedFrom(9, n)), func(before, after *State, seat game.Seat, a Action) {
			if !t.Failed() {
				see(before, after, seat, a)
			}
		})
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

// TestChargersStayInContact looks at all that have charged and not fought yet: they touch
// their target, whoever charges beside them, is surged or regroups.
func TestChargersStayInContact(t *testing.T) {
	gametest.Covers(t, "kings.charge.uncharged-enemies-nudged-away")
	charged, beside, surged := 0, 0, 0
	look := func(before, after *State, seat game.Seat, a Action) {
		for u, end := after.Armies.Of(seat); u < end; u++ {
			target := after.Units[u].Target
			if target == NoUnit || !after.inPlay(target) || !after.attacks(u, target) {
				continue
			}
			charged++
			if b, foe := after.base(u), after.base(target); !touches(&b, &foe) {
				t.Errorf("turn %d, %+v: %s is %d from %s, which it has charged", after.Turn, a, after.unitID(u), after.gap(u, target), after.unitID(target))
			}
			if a.Kind == CastAt && before.Units[u].Did&Charging == 0 {
				surged++
			}
		}
		if a.Kind == GiveOrder && Order(a.N) >= Charge && touchesFought(after, seat, a.Unit) {
			beside++
		}
	}
	eachGame(t, 8, look)
	eachFront(t, 600, look)
	if charged < 500 || beside < 5 || surged < 5 {
		t.Errorf("only %d looks at chargers, %d touched another's target, %d were surged", charged, beside, surged)
	}
}

// TestFriendsKeepTheirGap looks at all pairs of friends: after every action, charges and the
// turns of Individuals that are charged among them, none is nearer than a millimetre, or nearer
// than it was.
func TestFriendsKeepTheirGap(t *testing.T) {
	gametest.Covers(t, "kings.measure.friends-visible-gap", "kings.individual.turns-to-face-charger")
	turned, stayed := 0, 0
	look := func(before, after *State, seat game.Seat, a Action) {
		if before.Turn == 0 {
			return
		}
		for u := UnitNo(1); u <= after.Armies.Units(); u++ {
			for v := u + 1; v <= after.Armies.Units(); v++ {
				if !after.inPlay(u) || !after.inPlay(v) || !after.friends(u, v) || after.gap(u, v) >= int(Millimetre)-2*plane.Slack {
					continue
				}
				if after.gap(u, v) < before.gap(u, v) {
					t.Errorf("turn %d, %+v: %s and %s are %d apart", after.Turn, a, after.unitID(u), after.unitID(v), after.gap(u, v))
				}
			}
		}
		if a.Kind != GiveOrder || Order(a.N) != Charge || !before.profile(a.Target).Has(army.Individual) {
			return
		}
		if before.Units[a.Target].Pose.Facing == after.Units[a.Target].Pose.Facing {
			stayed++
			return
		}
		turned++
		charger := &after.Units[a.Unit]
		if after.attacks(a.Unit, a.Target) && after.Units[a.Target].Pose.Facing != (charger.Pose.Facing+2*right90-plane.Angle(charger.Face)*right90).Norm() {
			t.Errorf("turn %d, %+v: %s does not show its %s to %s", after.Turn, a, after.unitID(a.Target), faceNames[charger.Face], after.unitID(a.Unit))
		}
	}
	eachGame(t, 8, look)
	eachFront(t, 600, look)
	if turned < 20 || stayed < 5 {
		t.Errorf("only %d Individuals turned, %d stayed", turned, stayed)
	}
}

// touchesFought tells whether a charger touches an enemy that only others have charged.
func touchesFought(s *State, seat game.Seat, u UnitNo) bool {
	b := s.base(u)
	for e, end := s.Armies.Of(enemyOf(seat)); e < end; e++ {
		if t := s.base(e); s.fights(seat, e) && !s.attacks(u, e) && touches(&b, &t) {
			return true
		}
	}
	return false
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
		c.take(&a)
		if o := before.plan(a.Target, &c, false, false); !o.ok() {
			t.Errorf("%+v: %s", a, o.rule)
			return
		}
		said := a
		said.Turn, said.Ahead = c.way[0].Turn, [3]int32{c.way[0].Ahead[0], c.way[0].Ahead[1]}
		for i := range c.n - 1 {
			said.Paths[i] = Path(c.way[i+1].Path)
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
		c.take(&said)
		before.plan(a.Target, &c, false, false)
		for _, u := range c.unit[:c.n] {
			if after.Units[u].Order == Halt {
				return // it flinched, and the others share the target without it
			}
		}
		for i, u := range c.unit[:c.n] {
			if got := after.Units[u].Pose; after.inPlay(u) && after.Units[u].Order == Charge && after.Waits.Kind == decideOrder && got != c.way[i].End {
				t.Errorf("%+v: said it ends at %v, else at %v", said, c.way[i].End, got)
			}
		}
	})
	if charges < 50 || turned < 25 || groups < 3 {
		t.Errorf("only %d charges, %d with a pivot, %d by several", charges, turned, groups)
	}
}
