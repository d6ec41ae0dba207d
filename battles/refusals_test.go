package battles

import (
	"go/ast"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/hex"
	"gonfalon/rules"
)

// TestRefusalsArePlain wants the rule of every refusal to be the one that was broken.
func TestRefusalsArePlain(t *testing.T) {
	gametest.Refusals(t, func(name string) bool { return name == "rule" })
}

// TestEveryRefusalCitesARule walks the source: whatever a function that answers with a
// rule returns is "", a generated constant, a variable or another such function. Then
// it says each refusal in both languages.
func TestEveryRefusalCitesARule(t *testing.T) {
	l, err := rules.Load("battles")
	if err != nil {
		t.Fatal(err)
	}
	constants := map[string]game.Rule{}
	for _, r := range l.Rules {
		constants[rules.Constant(r.ID)] = r.ID
	}
	cited := map[game.Rule]bool{}
	for _, f := range gametest.Sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && strings.HasPrefix(id.Name, "rule") && len(id.Name) > 4 && ast.IsExported(id.Name[4:]) && id.Name != "ruleIndex" {
				r, ok := constants[id.Name]
				if !ok {
					t.Errorf("%s is no rule of the ledger", id.Name)
				}
				cited[r] = true
			}
			return true
		})
	}
	if len(cited) < 80 {
		t.Fatalf("only %d rules are cited: the walk has lost its way", len(cited))
	}
	for _, plan := range plans {
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan}}, game.NewDice(game.Seed{}), nil)
		if err != nil {
			t.Fatal(err)
		}
		for id := range cited {
			for _, a := range []Action{{}, {Kind: MoveTo, Unit: 3, Target: 20, Hex: 40, Card: 1, Commander: 1, Other: 2}, {Kind: Place, Unit: 200, Target: 255, Hex: 255, Card: 200, Commander: 200, Token: 9, Ground: 40}} {
				for seat := range game.Seat(3) {
					r := s.refuse(id, seat, a)
					if french := r.Say(game.French); r.Rule != id || strings.Contains(r.Error(), "%!") || french == "" || strings.Contains(french, "%!") {
						t.Errorf("%s is refused as %v, in French %q", id, r, french)
					}
				}
			}
		}
	}
}

// asksOnly are the rules by which an action is refused that is none of those asked for: what is
// asked says it all.
var asksOnly = map[game.Rule]bool{
	ruleOrderMoveThenAttackChoice: true, rulePartingBlowOptional: true, ruleCounterWhoMayCounterAttack: true, ruleFlankRerollOneSymbol: true,
	ruleTacticOptional: true, ruleRegroupStepOrder: true, ruleRegroupMoraleRecovery: true, ruleSkirmishCommanderSelectionSecret: true, ruleCardsCommandsInAnyOrder: true,
}

// TestRefusalsHaveFacts tries random actions in random matches: each refusal is sound in both
// languages, and each rule has a sentence of its own where an action breaks it that is of a
// kind asked for.
func TestRefusalsHaveFacts(t *testing.T) {
	said, bare := map[game.Rule]string{}, map[game.Rule]Action{}
	r := rand.New(rand.NewPCG(1, 2))
	for _, plan := range plans {
		for n := range uint64(6) {
			watch(t, plan, n, func(s *State) {
				if s.Waits.Who == 0 {
					return
				}
				for seat := range game.Seat(2) {
					list := Rules{}.Options(s, seat, nil)
					for range 6 {
						a := stray(r, list)
						err := Rules{}.Check(s, seat, a)
						if err == nil {
							continue
						}
						why, _ := game.AsRefusal(err)
						text := why.Ruling().Text
						sound(t, string(why.Rule), text)
						if strings.HasPrefix(text.English, "this is none of your choices") {
							if !asksOnly[why.Rule] && said[why.Rule] == "" {
								bare[why.Rule] = a
							}
						} else if s.Waits.Who.Has(seat) {
							said[why.Rule] = text.English + " | " + text.French
							delete(bare, why.Rule)
						}
					}
				}
			}, func(*State, game.Event) {})
		}
	}
	for rule, a := range bare {
		t.Errorf("%s has no sentence of its own: %+v", rule, a)
	}
	if len(said) < 60 {
		t.Errorf("only %d rules were broken", len(said))
	}
}

// stray is an action with something changed, or any action at all.
func stray(r *rand.Rand, list []Action) Action {
	var a Action
	if len(list) > 0 && r.IntN(4) > 0 {
		a = list[r.IntN(len(list))]
	} else {
		a.Kind = 1 + ActionKind(r.IntN(int(actionKinds)-1))
	}
	for range 1 + r.IntN(2) {
		switch r.IntN(9) {
		case 0:
			a.Kind = 1 + ActionKind(r.IntN(int(actionKinds)-1))
		case 1, 2:
			a.Unit = UnitID(r.IntN(MaxUnits + 1))
		case 3:
			a.Target = UnitID(r.IntN(MaxUnits + 1))
		case 4, 5:
			a.Hex = hex.Hex(r.IntN(170))
		case 6:
			a.Card = Card(r.IntN(maxCards + 1))
		case 7:
			a.Commander = Commander(r.IntN(MaxCommanders + 1))
		case 8:
			a.Token, a.Commands, a.Pair = Face(r.IntN(int(faces)+1)), uint8(r.IntN(4)), !a.Pair
		}
	}
	return a
}

// TestWhyAUnitIsNotSetFree: who may not take its engagement token off is told whether it has one.
func TestWhyAUnitIsNotSetFree(t *testing.T) {
	s := position(t, `{"map": [".....", "....", ".....", "....", "....."], "turn": {"house": "stark"}, "units": {
		"held": {"type": "war_host_of_the_north", "hex": "1,3", "ordered": true, "engaged": "foe"},
		"free": {"type": "war_host_of_the_north", "hex": "3,3", "ordered": true},
		"gone": {"type": "war_host_of_the_north", "fate": "eliminated"},
		"foe": {"type": "lannisport_guards", "hex": "2,2"}}}`)
	for unit, want := range map[string]string{"held": "not at will", "free": "engaged with nobody", "gone": "not at will"} {
		err := Rules{}.Check(&s, 0, Action{Kind: Shed, Unit: s.unitNamed(unit)})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: got %v, want %q", unit, err, want)
		}
	}
}
