package battles

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// brawl is a position in which units stand close together, on ground of all sorts and with all
// that cards can do to them; one of them has been ordered and may attack.
func brawl(t testing.TB, r *rand.Rand) (State, []Action) {
	t.Helper()
	for {
		s := melee(t, r)
		var list []Action
		for _, a := range (Rules{}).Options(&s, s.Waits.Who.First(), nil) {
			if a.Kind == AttackUnit || a.Kind == LooseDogs {
				list = append(list, a)
			}
		}
		if len(list) > 0 {
			return s, list
		}
	}
}

func melee(t testing.TB, r *rand.Rand) State {
	t.Helper()
	plans := options()[0].Values[:6]
	d := game.NewDice(game.SeedFrom(r.Uint64(), 0))
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plans[r.IntN(len(plans))]}}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	for s.Waits.Kind != decideTurn {
		seat := s.Waits.Who.First()
		Rules{}.Apply(&s, seat, Rules{}.Options(&s, seat, nil)[0], d, nil)
	}
	p := play{&s, d, nil}
	g := s.Plan.Grid
	centre := hex.Hex(r.IntN(g.Len()))
	near := g.Within(centre, 3)
	for rest := near; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		s.Tiles[h].Token, s.Tiles[h].Ground = NoToken, Plains
		switch n := r.IntN(30); {
		case n < int(terrains):
			s.Tiles[h].Ground = Terrain(n)
		case n == 29:
			s.Tiles[h].Token = Ford
		case n == 28:
			s.Tiles[h].Fire = 1
		}
	}
	s.survey()
	for u := range s.Units {
		if s.Units[u].Fate == OnBoard {
			p.lift(UnitID(u))
			s.Units[u].Fate = Exited
		}
	}
	for u := range s.Units {
		x := &s.Units[u]
		open := near.AndNot(s.closed())
		if x.Fate != Exited || open.Empty() || r.IntN(4) == 0 {
			continue
		}
		for range r.IntN(open.Len()) {
			_, open = open.Next()
		}
		h, _ := open.Next()
		p.stand(UnitID(u), h)
		x.Rank = Rank(r.IntN(int(ranks)))
		x.Figures = uint8(1 + r.IntN(int(s.info(UnitID(u)).Strength)))
		x.Spent = r.IntN(2) == 0
		for m := markAdvance; m <= markStalwart; m <<= 1 {
			if r.IntN(10) == 0 && m != markTriumph && m != markLetLoose && m != markElsewhere {
				x.Marks |= m
			}
		}
	}
	for u := range s.Units {
		x := &s.Units[u]
		if x.Fate != OnBoard || x.Foe != NoUnit || r.IntN(3) == 0 {
			continue
		}
		for rest := g.Around(x.Hex).And(s.Stands[x.House.foe()]); !rest.Empty(); {
			var h hex.Hex
			h, rest = rest.Next()
			if s.Units[s.At[h]].Foe == NoUnit {
				p.engage(UnitID(u), s.At[h])
				break
			}
		}
	}
	s.Options.Away = r.IntN(4) == 0
	s.Morale = int8(r.IntN(19) - 9)
	for h := range s.Posts {
		s.Posts[h].Orders[GreenShield]++
	}
	house := House(r.IntN(2))
	p.Turn = noTurn
	p.Turn.House = house
	p.begin(procActivation)
	s.Stack.Top().Step = activationSecond
	for rest := s.army(house); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if r.IntN(2) == 0 {
			continue
		}
		p.order(u)
		x := &s.Units[u]
		x.Spent = false
		x.Dice, x.Charge = int8(r.IntN(3)-1), int8(max(0, r.IntN(6)-3))
		if r.IntN(3) == 0 {
			x.Marks |= markMoved
		}
	}
	p.ask(decideAttack, house)
	return s
}

// A projection is what a test compares of an outcome: what can be seen of the board.
type projection struct {
	lost, backs [2]uint8
	fate        [2]Fate
	morale      int8
	answered    bool
}

func (o *Outcome) projected() projection {
	p := projection{morale: o.Morale, answered: o.Answered}
	for i, t := range [...]Toll{o.Target, o.whole()} {
		p.lost[i], p.backs[i], p.fate[i] = t.Lost, t.Steps, t.Fate
		if t.Fate != 0 {
			p.backs[i] = 0
		}
	}
	return p
}

func seen(before, after *State, by, on UnitID, answered bool) projection {
	p := projection{morale: after.Morale - before.Morale, answered: answered}
	for i, u := range [...]UnitID{on, by} {
		x, y := &before.Units[u], &after.Units[u]
		p.lost[i] = x.Figures - y.Figures
		if y.Fate == OnBoard {
			p.backs[i] = uint8(before.Plan.Grid.Distance(x.Hex, y.Hex))
		} else {
			p.fate[i] = y.Fate
		}
	}
	return p
}

func (d *Spread) projected() map[projection]float64 {
	m := map[projection]float64{}
	for i := range d.All {
		m[d.All[i].projected()] += d.All[i].P
	}
	return m
}

// respond is how a test plays the decisions of an attack.
func respond(s *State) (Action, bool) {
	list := Rules{}.Options(s, s.Waits.Who.First(), nil)
	switch s.Waits.Kind {
	case decideBlow, decideCounter, decideRetreat, decideStand:
		if a := list[0]; a.Kind != Commit {
			return a, true
		}
		return Action{Kind: Decline}, true
	case decideSwap, decideFollow:
		return Action{Kind: Decline}, true
	case decideReroll:
		if best := s.replan().Symbol; best != NoFace {
			return Action{Kind: Reroll, Token: best}, true
		}
		return Action{Kind: Decline}, true
	}
	return Action{}, false
}

// A twin finds all ways in which an attack can end by rolling every die in every way.
type twin struct {
	before State
	f      *Forecast
	ends   map[projection]float64
	calls  int
}

// A twinNode is a position on the way.
type twinNode struct {
	s        State
	answered bool
}

func (w *twin) run(a Action) bool {
	level := map[twinNode]float64{}
	w.apply(twinNode{s: w.before}, a, 1, level)
	for len(level) > 0 && w.calls < 40_000 {
		next := map[twinNode]float64{}
		for n, p := range level {
			b, more := respond(&n.s)
			if !more {
				w.ends[seen(&w.before, &n.s, w.f.By, w.f.On, n.answered)] += p
				continue
			}
			n.answered = n.answered || n.s.Waits.Kind == decideCounter
			w.apply(n, b, p, next)
		}
		level = next
	}
	return len(level) == 0
}

// apply carries out an action with all dice that it can roll.
func (w *twin) apply(n twinNode, a Action, p float64, into map[twinNode]float64) {
	var try func(script []int, p float64)
	try = func(script []int, p float64) {
		w.calls++
		if w.calls > 40_000 {
			return
		}
		next := n
		can := func() (can []int) {
			defer func() {
				var wrong *game.ScriptError
				if x := recover(); x != nil {
					if err, ok := x.(error); !ok || !errors.As(err, &wrong) {
						panic(x)
					}
					can = wrong.Can
				}
			}()
			Rules{}.Apply(&next.s, next.s.Waits.Who.First(), a, game.Script(script...).Halt(), nil)
			return nil
		}()
		if can == nil {
			if k := next.s.Waits.Kind; k != decideReroll && k != decideSwap {
				next.s.Attack.Rolled = Tally{}
			}
			into[next] += p
			return
		}
		for _, v := range can {
			try(append(script[:len(script):len(script)], v), p/float64(len(can)))
		}
	}
	try(nil, p)
}

func TestForecastsEqualEveryRollOfTheDice(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	done, flanks, answers, blows, dogs := 0, 0, 0, 0, 0
	for done < 60 || dogs < 3 {
		s, list := brawl(t, r)
		a := list[r.IntN(len(list))]
		f := s.Forecast(a)
		total := 0
		for _, roll := range f.Rolls {
			total += roll.Dice
			if f.Kind == dogsAttack { // one of three ranks
				total = roll.Dice
			}
		}
		if f.Reroll != nil {
			total += f.Rolls[len(f.Rolls)-1].Dice
		}
		if total > 8 {
			continue
		}
		w := &twin{before: s, f: f, ends: map[projection]float64{}}
		if !w.run(a) {
			continue
		}
		done++
		same(t, f, w.ends)
		if t.Failed() {
			t.Fatalf("attack of %d on %d, %+v", a.Unit, a.Target, f.Rolls)
		}
		if f.Flank {
			flanks++
		}
		if f.Spread.Of(func(o *Outcome) bool { return o.Answered }) > 0 {
			answers++
		}
		if f.Spread.Of(func(o *Outcome) bool { return o.Struck }) > 0 {
			blows++
		}
		if f.Kind == dogsAttack {
			dogs++
		}
	}
	if flanks == 0 || answers == 0 || blows == 0 || dogs == 0 {
		t.Errorf("%d flank attacks, %d with counter-attacks, %d with parting blows, %d of War Dogs: want some of each", flanks, answers, blows, dogs)
	}
}

// same compares a forecast with exact chances.
func same(t *testing.T, f *Forecast, want map[projection]float64) {
	t.Helper()
	got := f.Spread.projected()
	for o, p := range want {
		if got[o] != p {
			t.Errorf("%+v: got %.17g, want %.17g", o, got[o], p)
		}
	}
	for o, p := range got {
		if _, ok := want[o]; !ok {
			t.Errorf("%+v: got %.17g, want never", o, p)
		}
	}
}

func TestForecastsAddUp(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		s, list := brawl(t, r)
		for _, a := range list {
			before := s
			f := s.Forecast(a)
			if s != before {
				t.Fatal("a forecast has changed the state")
			}
			if p := f.Spread.Of(func(*Outcome) bool { return true }); math.Abs(p-1) > 1e-12 {
				t.Errorf("%+v: all adds up to %g", a, p)
			}
		}
	}
}

func TestPlayedAttacksAgreeWithForecasts(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	d := game.NewDice(game.SeedFrom(7, 0))
	const games = 160
	n := 0
	// Of thousands of attacks in different positions, how often each thing happens is
	// compared with the sum of its chances.
	sum, variance, got := map[string]float64{}, map[string]float64{}, map[string]float64{}
	for range 25 * games {
		s, list := brawl(t, r)
		a := list[r.IntN(len(list))]
		f := s.Forecast(a)
		by, on, before := f.By, f.On, s
		answered := false
		for more := true; more; a, more = respond(&s) {
			answered = answered || s.Waits.Kind == decideCounter
			n++
			d.At(n)
			Rules{}.Apply(&s, s.Waits.Who.First(), a, d, nil)
			if s.Waits.Who == 0 {
				break
			}
		}
		end := seen(&before, &s, by, on, answered)
		if f.Spread.projected()[end] == 0 {
			t.Fatalf("%+v has happened, which cannot: %+v", end, f.Spread.projected())
		}
		chance := map[string]float64{}
		for o, p := range f.Spread.projected() {
			for _, name := range o.names() {
				chance[name] += p
			}
		}
		for name, p := range chance {
			sum[name] += p
			variance[name] += p * (1 - p)
		}
		for _, name := range end.names() {
			got[name]++
		}
	}
	if len(sum) < 12 {
		t.Errorf("only %d things have happened: %v", len(sum), sum)
	}
	for name, want := range sum {
		if off := math.Abs(got[name]-want) / math.Sqrt(max(variance[name], 1)); off > 5 {
			t.Errorf("%s: %g times, want %g: %.1f sigma", name, got[name], want, off)
		}
	}
}

func (p projection) names() (list []string) {
	for i, who := range [...]string{"target", "attacker"} {
		list = append(list, fmt.Sprintf("%s loses %d", who, p.lost[i]), fmt.Sprintf("%s goes back %d", who, p.backs[i]), fmt.Sprintf("%s %s", who, fateNames[p.fate[i]]))
	}
	if p.answered {
		list = append(list, "answered")
	}
	return append(list, fmt.Sprintf("morale %d", p.morale))
}

func BenchmarkForecast(b *testing.B) {
	r := rand.New(rand.NewPCG(5, 6))
	var states []State
	var actions []Action
	for range 100 {
		s, list := brawl(b, r)
		states, actions = append(states, s), append(actions, list[0])
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		states[i%100].Forecast(actions[i%100])
	}
}
