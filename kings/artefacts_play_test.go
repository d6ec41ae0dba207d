package kings

import (
	"go/ast"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/kings/army"
)

// TestArtefactsInPlayHaveTheirRule holds the records that say "in_play" against the rules of
// artefacts, both ways.
func TestArtefactsInPlayHaveTheirRule(t *testing.T) {
	for i, rule := range artefactRules {
		info := &Standard().Artefacts[i]
		if acts := rule != (artefactRule{}); acts != info.InPlay {
			t.Errorf("%s: the record says in_play %v, its rule %+v", army.ArtefactIDs[i], info.InPlay, rule)
		}
		if info.Normal && rule.in&(byOddShot|bySpell) != 0 || rule.in&byShot != 0 && !info.Normal {
			t.Errorf("%s: normal %v, and helps in %b", army.ArtefactIDs[i], info.Normal, rule.in)
		}
	}
}

// TestNormalArtefactsHelpNoBreathNorSpell gives each artefact that speaks of normal shooting
// to a unit with a bow, a breath and a spell.
func TestNormalArtefactsHelpNoBreathNorSpell(t *testing.T) {
	gametest.Covers(t, "kings.artefact.normal-ranged-not-breath-or-spell")
	const text = `{"phase":"shoot","units":{
		"a":{"seat":"blue","at":[500,300],"artefact":"%","stats":{"shooting":4,"attacks":1,"weapons":[{"weapon":"bow"}],"spells":{"fireball":1},"special":{"breath_attack":1}}},
		"foe":{"seat":"red","at":[500,600],"stats":{"special":{"regeneration":5}}}}}`
	n := 0
	for i, info := range Standard().Artefacts {
		if !info.Normal {
			continue
		}
		n++
		s, plain := readWith(t, text, army.ArtefactIDs[i]), readWith(t, text, "")
		bow, breath := weaponOf(t, &s, 0), weaponOf(t, &s, army.MaxWeapons)
		if a, b := s.shot(1, 2, &bow), plain.shot(1, 2, &bow); a == b && bow == weaponOf(t, &plain, 0) {
			t.Errorf("%s does nothing for a bow", army.ArtefactIDs[i])
		}
		if a, b := s.shot(1, 2, &breath), plain.shot(1, 2, &breath); a != b || breath != weaponOf(t, &plain, army.MaxWeapons) {
			t.Errorf("%s: breath %+v, without it %+v", army.ArtefactIDs[i], a, b)
		}
		if a, b := s.spellAttack(1, 2, army.Fireball), plain.spellAttack(1, 2, army.Fireball); a != b {
			t.Errorf("%s: spell %+v, without it %+v", army.ArtefactIDs[i], a, b)
		}
	}
	if n != 4 {
		t.Errorf("%d artefacts speak of normal shooting, want 4", n)
	}
}

func readWith(t *testing.T, text, artefact string) State {
	t.Helper()
	out := ""
	for _, r := range text {
		if r == '%' {
			out += artefact
			continue
		}
		out += string(r)
	}
	s, err := Rules{}.ReadState([]byte(out), game.Script())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func weaponOf(t *testing.T, s *State, n int) army.Weapon {
	t.Helper()
	w, ok := rangedAttack(s.profile(1), n)
	if !ok {
		t.Fatalf("there is no ranged attack %d", n)
	}
	return w
}

// onPaper are special rules that say by their name what the profile or the army list of the
// unit has already: nothing is left to do in play.
var onPaper = []army.Special{
	army.GoblinStabbySneak, army.GoblinZappySneak, army.LeaderOfTheHunt, army.TheMagwans, army.TheWildGuard, army.TouchOfDarkness, army.VileSpawn,
	army.WipsPlaymates, army.PoisonousBile, army.SirensCall, army.ShieldOfMiph, army.WarpHammer, army.ChameleonCloak, army.Famulus, army.NoxiousMist, army.UndeadGiantRats,
}

// TestSpecialRulesAreExceptionsInPlay wants every special rule of the data to be asked for
// somewhere in the rules, unless the profile says it all.
func TestSpecialRulesAreExceptionsInPlay(t *testing.T) {
	gametest.Covers(t, "kings.special.exceptions-to-normal-rules")
	asked := map[string]bool{}
	for _, f := range gametest.Sources(t) {
		ast.Inspect(f, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				for _, arg := range call.Args {
					if of, ok := arg.(*ast.SelectorExpr); ok {
						asked[of.Sel.Name] = true
					}
				}
			}
			return true
		})
	}
	for s := army.Special(1); s < army.Special(army.Specials); s++ {
		name := constantOf(army.SpecialIDs[s])
		idle := slices.Contains(onPaper, s)
		if asked[name] == idle {
			t.Errorf("%s (%s): asked for in play %v, listed as not %v", name, army.SpecialIDs[s], asked[name], idle)
		}
	}
}

// constantOf turns an id of the data into the name of its constant.
func constantOf(id string) string {
	out, up := "", true
	for _, r := range id {
		switch {
		case r == '_':
			up = true
			continue
		case up:
			r += 'A' - 'a'
		}
		out, up = out+string(r), false
	}
	return out
}

// TestNimbleCannotPivotOnHalt offers what no document of a Halt can say.
func TestNimbleCannotPivotOnHalt(t *testing.T) {
	gametest.Covers(t, "kings.special.nimble-not-on-halt")
	s := readWith(t, `{"units":{"a":{"seat":"blue","at":[500,300],"stats":{"special":{"nimble":1}}},"foe":{"seat":"red","at":[500,900]}}}`, "")
	halt := Action{Kind: GiveOrder, N: uint8(Halt), Unit: 1}
	if o := s.forbids(Blue, &halt); !o.ok() {
		t.Errorf("a Halt is refused by %s", o.rule)
	}
	halt.Turn[0] = 100
	if o := s.forbids(Blue, &halt); o.rule != ruleSpecialNimbleNotOnHalt {
		t.Errorf("a Halt with a pivot: %q", o.rule)
	}
}
