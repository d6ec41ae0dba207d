package battles

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// ask puts a question and reads the answer back as a client would.
func ask[T any](t testing.TB, s *State, seat game.Seat, format string, args ...any) T {
	t.Helper()
	question := fmt.Sprintf(format, args...)
	before := *s
	reply, err := Rules{}.Ask(s, seat, []byte(question))
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	if *s != before {
		t.Fatalf("%s has changed the state", question)
	}
	if _, err := json.Marshal(reply); err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	answer, ok := reply.(T)
	if !ok {
		t.Fatalf("%s: got a %T", question, reply)
	}
	return answer
}

// started is a match of a random plan at the beginning of a turn, some of it played at random.
func started(t testing.TB, r *rand.Rand) (State, *game.Dice) {
	t.Helper()
	plans := options()[0].Values[:6]
	d := game.NewDice(game.SeedFrom(r.Uint64(), 0))
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plans[r.IntN(len(plans))]}}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	n := r.IntN(200)
	for i := 1; s.Waits.Who != 0 && (i < n || s.Waits.Kind != decideTurn); i++ {
		d.At(i)
		seat := s.Waits.Who.First()
		list := Rules{}.Options(&s, seat, nil)
		Rules{}.Apply(&s, seat, list[r.IntN(len(list))], d, nil)
	}
	return s, d
}

// turns calls back with many states in which a turn begins.
func turns(t *testing.T, n int, f func(r *rand.Rand, s State, seat game.Seat, d *game.Dice)) {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 12))
	for range n {
		if s, d := started(t, r); s.Waits.Who != 0 {
			f(r, s, s.Waits.Who.First(), d)
		}
	}
}

// legal are the options of a kind, named by f.
func legal(s *State, kind ActionKind, f func(Action) string) []string {
	names := map[string]bool{}
	if s.Waits.Who != 0 {
		for _, a := range (Rules{}).Options(s, s.Waits.Who.First(), nil) {
			if a.Kind == kind {
				names[f(a)] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(names))
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

func TestReachAndAttacksAreAsTheyWillBe(t *testing.T) {
	moved, attacked, left, burning := 0, 0, 0, 0
	turns(t, 150, func(r *rand.Rand, s State, seat game.Seat, d *game.Dice) {
		h := s.house(seat)
		s.Posts[h].Orders[Valour]++
		units := s.ready(h)
		if units == 0 {
			return
		}
		for range r.IntN(units.Len()) {
			_, units = units.next()
		}
		u, _ := units.next()
		name := s.unitName(u)
		if tile := &s.Tiles[s.Units[u].Hex]; r.IntN(6) == 0 && tile.burnLimit() > 0 {
			tile.Fire = 1
			s.survey()
			burning++
		}
		reach := ask[reachAnswer](t, &s, seat, `{"ask": "reach", "unit": %q, "all": true}`, name)
		after := s
		Rules{}.Apply(&after, seat, Action{Kind: UseToken, Token: Valour, Unit: u}, d, nil)
		if after.Units[u].Foe != NoUnit {
			if reach.Leaves == nil || reach.Leaves.Foe != after.unitName(after.Units[u].Foe) {
				t.Fatalf("%s is engaged, but leaves %+v", name, reach.Leaves)
			}
			if after.Waits.Kind == decideMove && reach.Leaves.Refused == nil {
				left++
				f := after.Forecast(Action{Kind: Leave, Unit: u})
				if (f == nil) != (reach.Leaves.Blow == nil) || f != nil && f.document(false).On.Mean != reach.Leaves.Blow.On.Mean {
					t.Errorf("the parting blow at %s is not what was told", name)
				}
			}
			return
		}
		here := func(a Action) string { return s.Plan.hexName(a.Hex) }
		whom := func(a Action) string { return s.unitName(a.Target) }
		var hexes []string
		for _, w := range reach.Hexes {
			hexes = append(hexes, w.Hex)
		}
		if want := legal(&after, MoveTo, here); after.Waits.Kind == decideMove && !slices.Equal(sorted(hexes), want) {
			t.Fatalf("%s reaches %v, told %v", name, want, hexes)
		}
		if after.Waits.Kind != decideMove || len(reach.Hexes) == 0 {
			return
		}
		way := reach.Hexes[r.IntN(len(reach.Hexes))]
		k := lookUp{p: s.Plan, s: &s}
		to := k.hex(way.Hex)
		moved++
		summary := ask[othersAnswer](t, &s, seat, `{"ask": "others", "unit": %q, "from": %q}`, name, way.Hex)
		targets := ask[targetsAnswer](t, &s, seat, `{"ask": "targets", "unit": %q, "from": %q}`, name, way.Hex)
		if cost := after.reach(u); cost.Cost(to) != way.Cost || way.Way[len(way.Way)-1] != way.Hex {
			t.Errorf("%s to %s costs %d by %v, told %d", name, way.Hex, cost.Cost(to), way.Way, way.Cost)
		}
		// Strategy tokens and objectives have no say in who may be attacked.
		Rules{}.Apply(&after, seat, Action{Kind: MoveTo, Unit: u, Hex: to}, d, nil)
		var want []string
		if after.Waits.Kind == decideAttack && after.Units[u].Marks&markOrdered != 0 {
			want = legal(&after, AttackUnit, whom)
		}
		if !slices.Equal(sorted(way.Targets), want) {
			t.Fatalf("%s at %s attacks %v, told %v (%+v)", name, way.Hex, want, way.Targets, way)
		}
		var told []string
		for _, x := range targets.Targets {
			if x.Refused == nil && targets.Refused == nil {
				told = append(told, x.Target)
			}
		}
		if !slices.Equal(sorted(told), want) {
			t.Fatalf("%s at %s attacks %v, targets told %v", name, way.Hex, want, told)
		}
		for _, b := range summary.Targets {
			attacked++
			on := s.unitNamed(b.Target)
			f := after.Forecast(Action{Kind: AttackUnit, Unit: u, Target: on})
			o := f.document(false)
			a := ask[assaultAnswer](t, &s, seat, `{"ask": "attack", "unit": %q, "from": %q, "target": %q}`, name, way.Hex, b.Target)
			if b.Destroyed != o.On.Destroyed || b.Mean != o.On.Mean || b.Dice != o.Dice || b.Own != o.By.Mean || a.Odds == nil || a.Odds.On.Mean != o.On.Mean {
				t.Errorf("%s at %s on %s: told %+v, is %+v", name, way.Hex, b.Target, b, o.On)
			}
		}
	})
	if moved < 50 || burning < 5 || attacked < 10 || left < 3 {
		t.Errorf("only %d moves, %d units in fire, %d attacks and %d partings were compared", moved, burning, attacked, left)
	}
}

func TestLeadersAndOrdersAreAsTheyWillBe(t *testing.T) {
	plays, picks := 0, 0
	turns(t, 80, func(r *rand.Rand, s State, seat game.Seat, d *game.Dice) {
		h := s.house(seat)
		for rest := s.Posts[h].Hand; rest != 0; {
			var c Card
			c, rest = rest.next(h)
			card := &s.Plan.Cards[c]
			l := ask[leadersAnswer](t, &s, seat, `{"ask": "leaders", "card": %q}`, card.ID)
			for _, leader := range l.Leaders {
				for _, p := range leader.Plays {
					k := lookUp{p: s.Plan, s: &s}
					a := Action{Kind: PlayCard, Card: c, Commander: k.commander(leader.Commander), Commands: k.boxes(p.Commands)}
					if err := (Rules{}).Check(&s, seat, a); (err == nil) != (p.Refused == nil) {
						t.Errorf("%s on %s for %v: told %+v, is %v", card.ID, leader.Commander, p.Commands, p.Refused, err)
					}
					if p.Refused != nil {
						continue
					}
					plays++
					after := s
					Rules{}.Apply(&after, seat, a, d, nil)
					if after.Waits.Kind == decideTactic && (leader.Tactic == nil || !leader.Tactic.Met || !leader.Tactic.Useful) {
						t.Errorf("%s on %s: the tactic can be used, told %+v", card.ID, leader.Commander, leader.Tactic)
					}
					if after.Waits.Kind != decideOrder || after.Turn.Command != 0 || after.ordered() != 0 {
						continue
					}
					picks++
					o := ask[ordersAnswer](t, &s, seat, `{"ask": "orders", "card": %q, "commander": %q, "commands": [1]}`, card.ID, leader.Commander)
					var told []string
					for _, u := range o.Units {
						if u.Refused == nil {
							told = append(told, u.Unit)
						}
					}
					if want := legal(&after, Pick, func(a Action) string { return s.unitName(a.Unit) }); !slices.Equal(sorted(told), want) {
						t.Errorf("%s on %s orders %v, told %v", card.ID, leader.Commander, want, told)
					}
				}
			}
		}
		for f := GreenShield; f < faces; f++ {
			o := ask[ordersAnswer](t, &s, seat, `{"ask": "orders", "token": %q}`, faceNames[f])
			var told []string
			for _, u := range o.Units {
				if u.Refused == nil {
					told = append(told, u.Unit)
				}
			}
			want := legal(&s, UseToken, func(a Action) string {
				if a.Token == f && !a.Pair {
					return s.unitName(a.Unit)
				}
				return ""
			})
			if want = slices.DeleteFunc(want, func(n string) bool { return n == "" }); !slices.Equal(sorted(told), want) {
				t.Errorf("a %s token orders %v, told %v", faceNames[f], want, told)
			}
		}
	})
	if plays < 50 || picks < 20 {
		t.Errorf("only %d plays and %d orders were compared", plays, picks)
	}
}

func TestRegroupIsAsItWillBe(t *testing.T) {
	seen := 0
	turns(t, 120, func(r *rand.Rand, s State, seat game.Seat, d *game.Dice) {
		if !s.Chart.Burning.Empty() {
			return
		}
		told := ask[regroupAnswer](t, &s, seat, `{"ask": "regroup"}`)
		after := s
		for after.Waits.Kind == decideTurn && after.Round == s.Round && after.Waits.Who != 0 {
			Rules{}.Apply(&after, after.Waits.Who.First(), Action{Kind: Pass}, d, nil)
		}
		seen++
		for i, side := range told.Sides {
			if got := int(after.Posts[i].Points) - int(s.Posts[i].Points); got != side.Gains {
				t.Errorf("%s gains %d, told %d", side.House, got, side.Gains)
			}
		}
		if told.Last && (after.Winner == NoHouse || houseNames[after.Winner] != told.Leader) {
			t.Errorf("told that %s wins, won by %d", told.Leader, after.Winner)
		}
		if got := after.Waits.Kind == decideRecover; got && told.Recovery == nil {
			t.Error("morale can be recovered, which was not told")
		}
	})
	if seen < 50 {
		t.Errorf("only %d rounds were compared", seen)
	}
}

func TestPlacesAreThoseOfTheSkirmish(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	compared := 0
	for _, plan := range options()[0].Values[6:] {
		d := game.NewDice(game.SeedFrom(9, 0))
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan}}, d, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 1; s.Waits.Kind != decideTurn; i++ {
			d.At(i)
			seat := s.Waits.Who.First()
			list := Rules{}.Options(&s, seat, nil)
			a := list[r.IntN(len(list))]
			if a.Kind == Place {
				compared++
				what := fmt.Sprintf(`"unit": %q`, s.unitName(a.Unit))
				if s.Waits.Kind == decideTerrain {
					what = fmt.Sprintf(`"ground": %q`, terrainNames[a.Ground])
				}
				p := ask[placeAnswer](t, &s, seat, `{"ask": "place", %s, "all": true}`, what)
				var want []string
				for _, b := range list {
					if b.Unit == a.Unit && b.Ground == a.Ground {
						want = append(want, s.Plan.hexName(b.Hex))
					}
				}
				if !slices.Equal(sorted(p.Hexes), sorted(want)) || len(p.Hexes)+len(p.Refused) != s.Plan.Grid.Len() {
					t.Errorf("%s: %v, told %v", what, want, p.Hexes)
				}
			}
			Rules{}.Apply(&s, seat, a, d, nil)
		}
	}
	if compared == 0 {
		t.Error("nothing was placed")
	}
}

func TestAsksInTheMidstOfAnAttack(t *testing.T) {
	r := rand.New(rand.NewPCG(21, 22))
	rerolls, dogs, fires := 0, 0, 0
	for i := 0; rerolls < 10 || dogs < 5 || fires < 5; i++ {
		s, list := brawl(t, r)
		seat := s.Waits.Who.First()
		for _, a := range (Rules{}).Options(&s, seat, nil) {
			name := s.unitName(a.Unit)
			switch a.Kind {
			case LooseDogs:
				dogs++
				d := ask[othersAnswer](t, &s, seat, `{"ask": "dogs", "unit": %q}`, name)
				for _, b := range d.Targets {
					if b.Target == s.unitName(a.Target) && (b.Refused != nil || b.Mean != s.Forecast(a).document(false).On.Mean) {
						t.Errorf("dogs at %s: told %+v", b.Target, b)
					}
				}
			case Scorch, Douse:
				fires++
				d := ask[firesAnswer](t, &s, seat, `{"ask": %q, "unit": %q}`, actionNames[a.Kind], name)
				ok := false
				for _, f := range d.Hexes {
					ok = ok || f.Hex == s.Plan.hexName(a.Hex) && f.Refused == nil && f.Odds != nil
				}
				if !ok {
					t.Errorf("%s at %s: told %+v", actionNames[a.Kind], s.Plan.hexName(a.Hex), d)
				}
			}
		}
		a := list[r.IntN(len(list))]
		Rules{}.Apply(&s, seat, a, game.NewDice(game.SeedFrom(uint64(i), 1)), nil)
		if s.Waits.Kind == decideReroll {
			rerolls++
			d := ask[rerollAnswer](t, &s, seat, `{"ask": "reroll"}`)
			best := -1000.0
			for _, c := range d.Choices {
				best = max(best, c.Worth)
			}
			for _, c := range d.Choices {
				if c.Symbol == d.Best && best-c.Worth > 1e-9 {
					t.Errorf("the best choice is not the best: %+v", d)
				}
			}
		}
	}
}

// TestStrikesAreForeseenAsSuch: who is asked whether to strike is told the odds of the parting blow
// or of the counter-attack, not of an attack in a turn of its own.
func TestStrikesAreForeseenAsSuch(t *testing.T) {
	const position = `{
		"map": [".......", "......", ".......", "..~...", ".......", "......", "......."], "hexes": {"2,3": {"token": "ford"}},
		"turn": {"house": "stark"}, "decision": {"kind": %q}, "units": {
			"hosts": {"type": "war_host_of_the_north", "rank": "red", "hex": "2,4", "ordered": true, %s},
			"foe": {"type": "lannisport_guards", "rank": "red", "hex": "2,3", "marks": ["stalwart"]}}}`
	for _, tt := range []struct {
		decision, hosts, action, kind string
		rolled                        []int
		dice                          int
		back                          bool
	}{
		{"attack", `"moved": true`, `{"kind": "attack", "unit": "hosts", "target": "foe"}`, "counter", []int{1, 1, 1, 1}, 2, true},
		{"move", `"engaged": "foe"`, `{"kind": "leave", "unit": "hosts"}`, "parting_blow", nil, 4, false},
	} {
		s, err := Rules{}.ReadState(fmt.Appendf(nil, position, tt.decision, tt.hosts), game.Script())
		if err != nil {
			t.Fatal(err)
		}
		a, err := Rules{}.ReadAction(&s, []byte(tt.action))
		if err != nil {
			t.Fatal(err)
		}
		Rules{}.Apply(&s, 0, a, game.Script(tt.rolled...), nil)
		o := ask[assaultAnswer](t, &s, 1, `{"ask": "attack", "unit": "foe", "target": "hosts"}`).Odds
		if o.Kind != tt.kind || o.Dice != tt.dice || (o.On.Back > 0) != tt.back {
			t.Errorf("told of a %s with %d dice, driven back by a chance of %v; it is a %s with %d", o.Kind, o.Dice, o.On.Back, tt.kind, tt.dice)
		}
		if o.NoAnswer != nil {
			t.Errorf("a %s is never answered, and told why it is not: %v", o.Kind, o.NoAnswer)
		}
	}
}

// TestWhyAnAttackIsNotAnswered is told of attacks that are not, and of no others.
func TestWhyAnAttackIsNotAnswered(t *testing.T) {
	s := position(t, `{
		"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
			"hosts": {"type": "war_host_of_the_north", "hex": "2,2", "ordered": true, "moved": true},
			"steady": {"type": "lannisport_guards", "hex": "1,1", "marks": ["stalwart"]},
			"other": {"type": "lannisport_guards", "hex": "1,3"}}}`)
	for target, want := range map[string]game.Rule{"steady": "", "other": ruleCounterWhoMayCounterAttack} {
		o := ask[assaultAnswer](t, &s, 0, `{"ask": "attack", "unit": "hosts", "target": %q}`, target).Odds
		if (o.Answer != nil) != (want == "") || (o.NoAnswer != nil) != (want != "") || want != "" && o.NoAnswer.Rule != want {
			t.Errorf("%s: the answer %v, and why there is none: %v; want %q", target, o.Answer, o.NoAnswer, want)
		}
	}
}

// TestWhatOddsAssumeIsTold: odds say that a commander who could commit himself does not.
func TestWhatOddsAssumeIsTold(t *testing.T) {
	for at, assumed := range map[string]bool{"1,0": true, "4,4": false} {
		s := position(t, fmt.Sprintf(`{
			"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
				"hosts": {"type": "war_host_of_the_north", "hex": "2,2", "ordered": true, "moved": true},
				"foe": {"type": "lannisport_guards", "hex": "1,1"}, "kevan": {"commander": "kevan_trusted_captain", "hex": %q}}}`, at))
		o := ask[assaultAnswer](t, &s, 0, `{"ask": "attack", "unit": "hosts", "target": "foe"}`).Odds
		if told := slices.ContainsFunc(o.Assumes, func(a game.Text) bool { return a.English == "Kevan does not commit himself" }); told != assumed {
			t.Errorf("Kevan at %s: it is assumed that %+v", at, o.Assumes)
		}
	}
}

// TestTheBlowIsToldOfWhoBreaksAway: who leaves an enemy to attack another is told what that one may
// roll first; who leaves nobody is told of no such blow.
func TestTheBlowIsToldOfWhoBreaksAway(t *testing.T) {
	s := position(t, `{
		"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
			"hosts": {"type": "war_host_of_the_north", "hex": "2,2", "ordered": true, "moved": true, "engaged": "left"},
			"left": {"type": "lannisport_guards", "hex": "1,1"}, "next": {"type": "lannisport_guards", "hex": "1,3"}}}`)
	for target, breaks := range map[string]bool{"left": false, "next": true} {
		o := ask[assaultAnswer](t, &s, 0, `{"ask": "attack", "unit": "hosts", "target": %q}`, target).Odds
		if (o.Blow != nil) != breaks || breaks && (o.Blow.Unit != "left" || o.Blow.Dice == 0) {
			t.Errorf("%s: told of the blow %+v", target, o.Blow)
		}
	}
}

// TestFollowingUpIsToldOfWhoCan: a unit that advances is told where to, one that does not is told
// nothing.
func TestFollowingUpIsToldOfWhoCan(t *testing.T) {
	s := position(t, `{
		"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
			"hosts": {"type": "war_host_of_the_north", "hex": "2,2", "ordered": true, "moved": true},
			"riders": {"type": "stark_kennelmasters", "hex": "1,2", "ordered": true, "moved": true},
			"foe": {"type": "lannisport_guards", "hex": "1,1"}}}`)
	for unit, follows := range map[string]bool{"hosts": true, "riders": false} {
		o := ask[assaultAnswer](t, &s, 0, `{"ask": "attack", "unit": %q, "target": "foe"}`, unit).Odds
		if (o.Follow != nil) != follows {
			t.Errorf("%s: told of following up: %+v", unit, o.Follow)
		}
	}
}

// TestACardWithoutCommandsIsAllOfIt: who asks about a card and names none of its commands is told
// what all of them would give.
func TestACardWithoutCommandsIsAllOfIt(t *testing.T) {
	s := position(t, `{
		"map": [".......", "......", ".......", "......", ".......", "......", "......."], "turn": {"house": "stark"}, "units": {
			"greatjon": {"commander": "greatjon_the_greatjon", "hex": "1,6"}, "riders": {"type": "winterfell_riders", "rank": "green", "hex": "0,6"},
			"foe": {"type": "lannisport_guards", "hex": "6,0"}}, "houses": {"stark": {"hand": ["SL02"]}}}`)
	reach := func(commands string) int {
		return len(ask[reachAnswer](t, &s, 0, `{"ask": "reach", "unit": "riders", "card": "SL02", "commander": "greatjon_the_greatjon"%s}`, commands).Hexes)
	}
	if one, both, none := reach(`, "commands": [1]`), reach(`, "commands": [1, 2]`), reach(""); one >= both || none != both {
		t.Errorf("with the first command %d hexes, with both %d, with none named %d", one, both, none)
	}
}

// TestFiresAndScoresAreToldAsTheyWillBe asks what a round's end brings where something burns and
// something is scored by its number.
func TestFiresAndScoresAreToldAsTheyWillBe(t *testing.T) {
	d := game.NewDice(game.SeedFrom(5, 0))
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": "bp02"}}, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	var burning []hex.Hex
	for h := hex.Hex(0); int(h) < s.Plan.Grid.Len() && len(burning) < 2; h++ {
		if tile := &s.Tiles[h]; tile.Ground == Building && s.At[h] == NoUnit {
			tile.Fire = 1
			if len(burning) == 1 {
				tile.Fire = tile.burnLimit()
			}
			burning = append(burning, h)
		}
	}
	if len(burning) < 2 {
		t.Fatal("there are no two empty buildings")
	}
	s.Round = s.Plan.Rounds
	s.survey()
	told := ask[regroupAnswer](t, &s, 0, `{"ask": "regroup"}`)
	for i, fire := range told.Fires {
		if fire.Burns != (fire.Level == fire.Limit) || fire.Level == 0 {
			t.Errorf("fire %d: %+v", i, fire)
		}
	}
	if len(told.Fires) != 2 || told.Fires[0].Burns == told.Fires[1].Burns {
		t.Errorf("told of the fires %+v", told.Fires)
	}
	counted := 0
	for _, side := range told.Sides {
		for _, line := range side.Lines {
			if line.Count > 0 && line.Points%line.Count == 0 {
				counted++
			} else if line.Points != 0 {
				t.Errorf("%s gains %d for %d of %s", side.House, line.Points, line.Count, line.Per)
			}
		}
	}
	if counted == 0 {
		t.Errorf("nothing is counted: %+v", told.Sides)
	}
}

// TestSightIsToldOfDistantTargets: of those that are not beside the unit, and that it could shoot.
func TestSightIsToldOfDistantTargets(t *testing.T) {
	s := position(t, `{
		"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "units": {
			"hosts": {"type": "war_host_of_the_north", "hex": "2,4"},
			"archers": {"type": "northmen_archers", "hex": "1,3"},
			"near": {"type": "lannisport_guards", "hex": "1,2"},
			"far": {"type": "lannisport_guards", "hex": "2,0"}}}`)
	for unit, seen := range map[string][]string{"hosts": nil, "archers": {"far"}} {
		var told []string
		for _, e := range ask[targetsAnswer](t, &s, 0, `{"ask": "targets", "unit": %q}`, unit).Targets {
			if e.Sight != nil {
				told = append(told, e.Target)
			}
		}
		if !slices.Equal(told, seen) {
			t.Errorf("%s is told the sight of %v, want %v", unit, told, seen)
		}
	}
}

func TestRefusedSaysWhatCheckSays(t *testing.T) {
	turns(t, 20, func(r *rand.Rand, s State, seat game.Seat, d *game.Dice) {
		for u := range UnitID(MaxUnits) {
			if s.Units[u].Fate != OnBoard {
				continue
			}
			a := Action{Kind: UseToken, Token: Face(r.IntN(int(faces))), Unit: u}
			text, _ := json.Marshal(Rules{}.Action(&s, a))
			got := ask[refusedAnswer](t, &s, seat, `{"ask": "refused", "action": %s}`, text)
			err := Rules{}.Check(&s, seat, a)
			if (err == nil) != (got.Refused == nil) {
				t.Errorf("%s: told %+v, is %v", text, got.Refused, err)
			}
			if want, ok := game.AsRefusal(err); ok && got.Refused.Rule != want.Rule {
				t.Errorf("%s: told %s, is %s", text, got.Refused.Rule, want.Rule)
			}
		}
	})
}

func TestQuestionsThatAreWrong(t *testing.T) {
	s, _ := started(t, rand.New(rand.NewPCG(1, 5)))
	for _, q := range []string{
		`{}`, `{"ask": "weather"}`, `{"ask": "zone"}`, `{"ask": "zone", "commander": "nobody"}`, `{"ask": "reach"}`, `{"ask": "reach", "unit": "x9"}`,
		`{"ask": "attack", "unit": "s1"}`, `{"ask": "targets", "unit": "s1", "from": "99,99"}`, `{"ask": "orders"}`, `{"ask": "place", "unit": "s1"}`,
		`{"ask": "reroll"}`, `{"ask": "zone", "commander": "x", "unit": "s1"}`, `{"ask": "reach", "unit": "s1", "commands": [9], "card": "SL01"}`, `nonsense`,
	} {
		if reply, err := (Rules{}).Ask(&s, 0, []byte(q)); err == nil {
			t.Errorf("%s: got %+v, want an error", q, reply)
		}
	}
	if _, err := (Rules{}).Ask(&s, game.NoSeat, []byte(`{"ask": "regroup"}`)); err == nil {
		t.Error("nobody has asked and got an answer")
	}
}

func FuzzAsk(f *testing.F) {
	for _, q := range []string{
		`{"ask": "zone", "commander": "robb_young_wolf"}`, `{"ask": "leaders", "card": "SL01"}`, `{"ask": "orders", "token": "valour", "pair": true}`,
		`{"ask": "reach", "unit": "s1", "all": true}`, `{"ask": "targets", "unit": "l1", "from": "3,3"}`, `{"ask": "attack", "unit": "s1", "target": "l1"}`,
		`{"ask": "others", "unit": "l2"}`, `{"ask": "dogs", "unit": "s3"}`, `{"ask": "scorch", "unit": "s1"}`, `{"ask": "douse", "unit": "s1"}`,
		`{"ask": "regroup"}`, `{"ask": "place", "ground": "hills"}`, `{"ask": "refused", "action": {"kind": "pass"}}`, `{"ask": "reroll"}`,
		`{"ask": "attack", "unit": "s1", "target": "s1", "dogs": true, "card": "LL01", "commands": [1, 2], "tactic": true}`,
		`{"ask": "orders", "card": "SL21", "commander": "eddard_lord_of_winterfell", "chosen": ["s1", "s2"]}`,
	} {
		for seed := range uint64(3) {
			f.Add(seed, []byte(q))
		}
	}
	f.Fuzz(func(t *testing.T, seed uint64, question []byte) {
		s, _ := started(t, rand.New(rand.NewPCG(seed, 0)))
		before := s
		for _, seat := range []game.Seat{0, 1, game.NoSeat} {
			v := Rules{}.Redact(&s, max(seat, 0))
			reply, err := Rules{}.Ask(&v, seat, question)
			if err != nil {
				continue
			}
			if _, err := json.Marshal(reply); err != nil {
				t.Fatalf("%s: %v", question, err)
			}
		}
		if s != before {
			t.Fatalf("%s has changed the state", question)
		}
	})
}

func BenchmarkAsk(b *testing.B) {
	s, _ := started(b, rand.New(rand.NewPCG(3, 5)))
	var unit string
	for rest := s.ready(s.house(s.Waits.Who.First())); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		unit = s.unitName(u)
	}
	for _, q := range []string{"reach", "targets", "others"} {
		b.Run(q, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				ask[any](b, &s, 0, `{"ask": %q, "unit": %q}`, q, unit)
			}
		})
	}
}
