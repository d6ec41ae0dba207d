package battles

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// position reads a state, for tests.
func position(t *testing.T, document string) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(document), game.Script())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// duel is a turn of Stark with two units of its own and one of the enemy.
const duel = `{"map":[".....","....",".....","....","....."],"turn":{"house":"stark"},
	"units":{"a":{"type":"war_host_of_the_north","hex":"1,3"},
		"rickard":{"commander":"rickard_sun_of_winter","hex":"2,3"},
		"foe":{"type":"lannisport_guards","hex":"2,2"}}}`

func TestActionsThatCannotBeRead(t *testing.T) {
	s := position(t, duel)
	for _, tt := range []struct{ name, document, want string }{
		{"no kind", `{}`, `kind: there is no kind ""; there is `},
		{"a kind", `{"kind":"attak"}`, `kind: there is no kind "attak"; there is attack, `},
		{"a field", `{"kind":"pass","unit":"a"}`, `a "pass" has no "unit"`},
		{"a missing field", `{"kind":"move","unit":"a"}`, `a "move" needs "hex"`},
		{"a unit", `{"kind":"move","unit":"b","hex":"1,2"}`, `unit: there is no unit "b"; there is a, `},
		{"a hex", `{"kind":"move","unit":"a","hex":"north"}`, `hex: "north" is no hex: column and row are wanted, as in "3,2"`},
		{"a card", `{"kind":"play_card","card":"XX","commander":"rickard_sun_of_winter","commands":[1]}`, `card: there is no card "XX"`},
		{"a command", `{"kind":"play_card","card":"SB01","commander":"rickard_sun_of_winter","commands":[0]}`, `commands.0: a card has commands 1 and 2, not 0`},
		{"a command twice", `{"kind":"play_card","card":"SB01","commander":"rickard_sun_of_winter","commands":[1,1]}`, `commands.1: "1" stands twice`},
		{"a token", `{"kind":"use_token","token":"grey","unit":"a"}`, `token: there is no symbol "grey"; there is `},
		{"a commander", `{"kind":"commit","commander":"robb"}`, `commander: there is no commander "robb"; there is robb_`},
		{"more than a commander says", `{"kind":"commit","commander":"eddard_lord_of_winterfell","unit":"a"}`, `a "commit" has no "unit"`},
		{"less than a commander says", `{"kind":"commit","commander":"rickard_sun_of_winter"}`, `a "commit" needs "unit"`},
		{"plains to place", `{"kind":"place","ground":"plains","hex":"1,1"}`, `ground: there is no piece of terrain "plains"`},
		{"nothing to place", `{"kind":"place","hex":"1,1"}`, `a "place" needs "unit"`},
		{"two things to place", `{"kind":"place","hex":"1,1","unit":"a","ground":"forest"}`, `a "place" has no "unit"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Rules{}.ReadAction(&s, []byte(tt.document))
			if err == nil || !strings.HasPrefix(err.Error(), "action: "+tt.want) {
				t.Fatalf("got %v, want action: %s", err, tt.want)
			}
			gametest.InFrench(t, err)
		})
	}
}

// TestActionsHaveNothingWhereTheyNeedNothing: what is left out is none, what a kind does not have
// is zero.
func TestActionsHaveNothingWhereTheyNeedNothing(t *testing.T) {
	s := position(t, duel)
	rickard := s.Units[s.unitNamed("rickard")].Commander
	for document, want := range map[string]Action{
		`{"kind":"keep"}`: {Kind: KeepForNext, Token: NoFace},
		`{"kind":"commit","commander":"rickard_sun_of_winter","unit":"a"}`: {Kind: Commit, Commander: rickard, Unit: s.unitNamed("a"), Target: NoUnit},
		`{"kind":"move","unit":"a","hex":"-1,3"}`:                          {Kind: MoveTo, Unit: s.unitNamed("a"), Hex: 255},
		`{"kind":"execute","n":1}`:                                         {Kind: Execute},
		`{"kind":"attack","unit":"a","target":"foe"}`:                      {Kind: AttackUnit, Unit: s.unitNamed("a"), Target: HouseUnits},
	} {
		got, err := Rules{}.ReadAction(&s, []byte(document))
		if err != nil || got != want {
			t.Errorf("%s: got %+v, %v, want %+v", document, got, err, want)
		}
	}
}
