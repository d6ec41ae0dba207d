package battles

import (
	"errors"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest"
)

// TestStatesBeginWhereTheySay reads states without a stack.
func TestStatesBeginWhereTheySay(t *testing.T) {
	const board = `"map":[".....","....",".....","....","....."],`
	const units = `"units":{"a":{"type":"war_host_of_the_north","hex":"1,3"%s},` +
		`"eddard":{"commander":"eddard_lord_of_winterfell","hex":"2,3"%s},"foe":{"type":"lannisport_guards","hex":"2,2"}}}`
	idle, ordered := fill(units, "", ""), fill(units, `,"ordered":true`, "")
	const card = `"turn":{"house":"stark","card":"SB01","commander":"eddard_lord_of_winterfell","commands":[1]},`
	for _, tt := range []struct {
		name, document, want string
		who                  House
		dice                 []int
	}{
		{"the first player's turn", "{" + board + idle, "turn", Stark, nil},
		{"a House's turn", "{" + board + `"turn":{"house":"lannister"},` + idle, "turn", Lannister, nil},
		{"moves", "{" + board + `"turn":{"house":"stark"},` + ordered, "move", Stark, nil},
		{"attacks", "{" + board + `"turn":{"house":"stark"},"decision":{"kind":"attack"},` + ordered, "attack", Stark, nil},
		{"a card just played", "{" + board + card + idle, "order", Stark, nil},
		{"units that a card has ordered", "{" + board + card + ordered, "move", Stark, nil},
		{"their attacks", "{" + board + card + `"decision":{"kind":"attack"},` + ordered, "attack", Stark, nil},
		{"marshal", "{" + board + `"phase":"marshal","order_value":1,"command_value":1,` + idle, "turn", Stark, []int{8, 0, 1, 4}},
		{"rally", "{" + board + `"phase":"rally","momentum":"lannister","order_value":1,"command_value":1,` + idle, "turn", Lannister, []int{8, 0, 1, 4}},
		{"keep", "{" + board + `"phase":"regroup","houses":{"stark":{"orders":{"red":2}}},"decision":{"kind":"keep"},` + idle, "keep", Stark, nil},
		{"recover", "{" + board + `"phase":"regroup","morale":9,"decision":{"kind":"recover"},` + idle, "recover", Stark, nil},
		{"regroup", "{" + board + `"phase":"regroup","morale":9,` + idle, "recover", Stark, nil},
		{"a plan", `{"houses":{"stark":{"orders":{"red":1}}},"first":"stark"}`, "turn", Stark, nil},
		{"a skirmish", `{"plan":"ss1","phase":"setup"}`, "muster", Stark, nil},
		{"secrets", `{"plan":"bp04","phase":"setup"}`, "hide", Lannister, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			dice := game.Script(tt.dice...)
			s, err := Rules{}.ReadState([]byte(tt.document), dice)
			if err != nil || len(dice.Left()) > 0 {
				t.Fatalf("%v, dice left %v", err, dice.Left())
			}
			if got := decisionNames[s.Waits.Kind]; got != tt.want || s.waitsFor() != tt.who {
				t.Errorf("asks %q of %s, want %q of %s", got, houseName(s.waitsFor()), tt.want, houseName(tt.who))
			}
			back, err := Rules{}.ReadState(write(Rules{}.State(&s)), game.Script())
			if err != nil || back != s {
				t.Errorf("it reads back as another: %v\n%s", err, write(Rules{}.State(&s)))
			}
		})
	}
}

func fill(text string, with ...string) string {
	for _, w := range with {
		text = strings.Replace(text, "%s", w, 1)
	}
	return text
}

// TestSetupErrorsStandAtTheirLines: what is wrong with a position is told at its line, with
// what would be right.
func TestSetupErrorsStandAtTheirLines(t *testing.T) {
	const file = `game = "battles"
title = "a position that cannot be"
rules = ["battles.combat.valour-hits"]
[setup]
map = ["....", ".~.", "...."]
[setup.units]
a = { type = "war_host_of_the_north", hex = "0,0" }
`
	const step = "\n[[step]]\nexpect = [{ at = \"/round\", is = 1 }]\n"
	for _, tt := range []struct{ name, text, want string }{
		{"a type", `b = { type = "war_host", hex = "1,0" }`, `x.toml:8: the setup cannot be read: units.b.type: there is no unit type "war_host"; there is war_host_of_the_north`},
		{"no type", `b = { hex = "1,0" }`, "x.toml:8: the setup cannot be read: units.b: a unit has a type, or a commander who says it"},
		{"another House", `b = { type = "lannisport_guards", house = "stark", hex = "1,0" }`, "x.toml:8: the setup cannot be read: units.b.house: this unit is of the other House"},
		{"another House by name", `s2 = { type = "lannisport_guards", hex = "1,0" }`, "x.toml:8: the setup cannot be read: units.s2: units called s1, s2 and so on are of the other House"},
		{"a hex", `b = { type = "lannisport_guards", hex = "3,1" }`, `x.toml:8: the setup cannot be read: units.b.hex: there is no full hex "3,1" on this board`},
		{"a hex twice", `b = { type = "lannisport_guards", hex = "0,0" }`, `x.toml:8: the setup cannot be read: units.b.hex: "a" stands here already`},
		{"a river", `b = { type = "lannisport_guards", hex = "1,1" }`, `x.toml:8: the setup cannot be read: units.b.hex: no unit can stand in 1,1`},
		{"no hex", `b = { type = "lannisport_guards" }`, "x.toml:8: the setup cannot be read: units.b: a unit has a hex if it is on the board, and else a fate"},
		{"figures", `b = { type = "lannisport_guards", hex = "1,0", figures = 5 }`, "x.toml:8: the setup cannot be read: units.b.figures: a unit of this type has 1 to 4 figures"},
		{"too far to be engaged", `b = { type = "lannisport_guards", hex = "3,0", engaged = "a" }`, "x.toml:"},
		{"a mark", `b = { type = "lannisport_guards", hex = "1,0", marks = ["brave"] }`, `x.toml:8: the setup cannot be read: units.b.marks.0: there is no mark "brave"; there is `},
		{"dice", `b = { type = "lannisport_guards", hex = "1,0", dice = 10 }`, "x.toml:8: the setup cannot be read: units.b.dice: must be -9 to 9, not 10"},
		{"moved without an order", `b = { type = "lannisport_guards", hex = "1,0", moved = true }`, "x.toml:8: the setup cannot be read: units.b: moved, done and too_far are for units that are ordered"},
		{"a commander twice", "b = { commander = \"robb_young_wolf\", hex = \"1,0\" }\nc = { commander = \"robb_king_in_the_north\", hex = \"2,0\" }", "x.toml:9: the setup cannot be read: units.c.commander: Robb"},
		{"a card of the other House", "[setup.houses.stark]\nhand = [\"LB01\"]", `x.toml:9: the setup cannot be read: houses.stark.hand.0: "LB01" is no card of this House`},
		{"a card twice", "[setup.houses.stark]\nhand = [\"SB01\"]\ndiscard = [\"SB01\"]\ndeck = [\"SB02\"]", "x.toml:11: the setup cannot be read: houses.stark.deck: a card is there twice"},
		{"a House", "[setup.houses.frey]\npoints = 1", `x.toml:8: the setup cannot be read: houses.frey: there is no house "frey"; there is `},
		{"command tokens", "[setup.houses.stark]\ncommand = 11", "x.toml:"},
		{"a commander who is not there", "[setup.commanders]\nrobb_young_wolf = { tokens = 1 }", "x.toml:9: the setup cannot be read: commanders.robb_young_wolf: no unit has this commander"},
		{"ground", "[setup.hexes]\n\"0,1\" = { ground = \"sea\" }", `x.toml:9: the setup cannot be read: hexes.0,1.ground: there is no ground "sea"; there is `},
		{"fire on water", "[setup.hexes]\n\"1,1\" = { fire = 1 }", "x.toml:9: the setup cannot be read: hexes.1,1.fire: there is no fire of level 1 here: at most 0"},
		{"a ford on land", "[setup.hexes]\n\"0,1\" = { token = \"ford\" }", "x.toml:9: the setup cannot be read: hexes.0,1.token: fords and bridges lie on rivers"},
		{"a phase", "[setup.options]\nretreats = \"never\"", "x.toml:"},
		{"another question", "[setup.decision]\nkind = \"retreat\"", `x.toml:9: the setup cannot be read: decision.kind: the state comes to ask "turn", not "retreat"`},
		{"an attack without a stack", "[setup.attack]\nkind = \"melee\"\nby = \"a\"\non = \"a\"", "x.toml:"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, err := casebook.Read("x.toml", []byte(file+tt.text+step))
			if err != nil {
				t.Fatal(err)
			}
			r := casebook.Run(c, game.Open(Rules{}))
			if r.Unread == nil || !strings.HasPrefix(r.Unread.Error(), tt.want) {
				t.Fatalf("got %v, want %q", r.Unread, tt.want)
			}
			gametest.InFrench(t, r.Unread)
		})
	}
}

// TestUnitsKeepTheirNames: the names of a written state are those of its documents, whatever
// happens, and usual names mean the same units always.
func TestUnitsKeepTheirNames(t *testing.T) {
	s := position(t, `{"map":["....","...","...."],"units":{
		"b10":{"type":"war_host_of_the_north","hex":"0,0"},"b9":{"type":"war_host_of_the_north","hex":"1,0"},
		"s1":{"type":"war_host_of_the_north","hex":"2,0"},"l3":{"type":"lannisport_guards","hex":"3,0"}}}`)
	for name, u := range map[string]UnitID{"s1": 0, "b9": 1, "b10": 2, "l3": HouseUnits + 2} {
		if got := s.unitNamed(name); got != u || s.unitName(u) != name {
			t.Errorf("%q is unit %d, called %q, want %d", name, got, s.unitName(u), u)
		}
	}
}

// TestPartingBlowsHangTogether changes a place of a state in which a unit is struck that attacks
// another: what cannot be is not read.
func TestPartingBlowsHangTogether(t *testing.T) {
	s := position(t, `{
		"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
			"hosts": {"type": "war_host_of_the_north", "hex": "2,2", "ordered": true, "moved": true, "engaged": "left"},
			"left": {"type": "lannisport_guards", "hex": "1,1"},
			"next": {"type": "lannisport_guards", "hex": "1,3"},
			"second": {"type": "war_host_of_the_north", "hex": "2,1"},
			"more": {"type": "lannisport_guards", "hex": "2,3"}}}`)
	a, err := Rules{}.ReadAction(&s, []byte(`{"kind": "attack", "unit": "hosts", "target": "next"}`))
	if err != nil {
		t.Fatal(err)
	}
	Rules{}.Apply(&s, 0, a, game.Script(), nil)
	if s.Waits.Kind != decideBlow {
		t.Fatalf("it asks %s", decisionNames[s.Waits.Kind])
	}
	for _, tt := range []struct {
		name   string
		change func(*State)
	}{
		{"nothing", func(*State) {}},
		{"the target is gone", func(s *State) { play{State: s}.eliminate(s.Turn.Target, NoUnit, Eliminated) }},
		{"the unit is engaged", func(s *State) { play{State: s}.engage(s.Turn.Unit, s.unitNamed("more")) }},
		{"another is struck", func(s *State) { s.Attack.On = s.unitNamed("second") }},
		{"who strikes is gone", func(s *State) { play{State: s}.eliminate(s.Attack.By, NoUnit, Eliminated) }},
		{"it is no parting blow", func(s *State) { s.Attack.Kind = meleeAttack }},
		{"War Dogs attack", func(s *State) {
			var stack game.Stack
			for i := range s.Stack.Len() {
				f := s.Stack.At(i)
				if f.Proc == procAttack {
					f.Arg = int16(LooseDogs)
				}
				stack.Push(f)
			}
			s.Stack = stack
		}},
	} {
		changed := s
		tt.change(&changed)
		_, err := Rules{}.ReadState(write(Rules{}.State(&changed)), game.Script())
		if sound := tt.name == "nothing"; (err == nil) != sound {
			t.Errorf("%s: %v", tt.name, err)
		}
	}
}

// TestMissingDiceAreCounted: a script that ends in the midst of a roll says how many dice the roll
// still takes.
func TestMissingDiceAreCounted(t *testing.T) {
	s := position(t, `{"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
		"hosts": {"type": "war_host_of_the_north", "rank": "red", "hex": "2,2", "ordered": true, "moved": true},
		"foe": {"type": "lannisport_guards", "hex": "1,1"}}}`)
	dice := game.Script(1)
	Rules{}.Apply(&s, 0, Action{Kind: AttackUnit, Unit: s.unitNamed("hosts"), Target: s.unitNamed("foe")}, dice, nil)
	var short *game.ScriptError
	if !errors.As(dice.Err(), &short) || short.Due != 3 {
		t.Errorf("one die of four is given: %+v", short)
	}
}

// TestShotsHangTogether: who shoots at a unit that may stand fast, and who is shot at, are there.
func TestShotsHangTogether(t *testing.T) {
	s := position(t, `{"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "decision": {"kind": "attack"}, "units": {
		"archers": {"type": "northmen_archers", "rank": "red", "hex": "2,4", "ordered": true},
		"more": {"type": "northmen_archers", "hex": "0,4"},
		"foe": {"type": "lannisport_guards", "rank": "red", "hex": "2,2", "marks": ["stalwart"]}}}`)
	for face := 1; face <= 8 && s.Waits.Kind != decideStand; face++ {
		shot := s
		Rules{}.Apply(&shot, 0, Action{Kind: AttackUnit, Unit: s.unitNamed("archers"), Target: s.unitNamed("foe")}, game.Script(face, face, face, face), nil)
		if shot.Waits.Kind == decideStand {
			s = shot
		}
	}
	if s.Waits.Kind != decideStand {
		t.Fatalf("it asks %s", decisionNames[s.Waits.Kind])
	}
	for name, change := range map[string]func(*State){
		"nothing":                   func(*State) {},
		"who shoots is gone":        func(s *State) { play{State: s}.eliminate(s.Attack.By, NoUnit, Eliminated) },
		"who is shot at is gone":    func(s *State) { play{State: s}.eliminate(s.Attack.On, NoUnit, Eliminated) },
		"who is shot at has fallen": func(s *State) { s.Attack.Killed = true },
	} {
		changed := s
		change(&changed)
		_, err := Rules{}.ReadState(write(Rules{}.State(&changed)), game.Script())
		if (err == nil) != (name == "nothing") {
			t.Errorf("%s: %v", name, err)
		}
	}
}
