package kings

import (
	"go/ast"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestArtefactsInPlayHaveTheirRule holds the records that say "in_play" against the rules of
// artefacts, both ways.
func TestArtefactsInPlayHaveTheirRule(t *testing.T) {
	for i, rule := range artefactRules {
		info := &Standard().Artefacts[i]
		if acts := rule != (artefactRule{}); acts != info.InPlay {
			t.Errorf("%s: the record says in_play %v, its rule %+v", artefactIDs[i], info.InPlay, rule)
		}
		if info.Normal && rule.in&(byOddShot|bySpell) != 0 || rule.in&byShot != 0 && !info.Normal {
			t.Errorf("%s: normal %v, and helps in %b", artefactIDs[i], info.Normal, rule.in)
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
		s, plain := readWith(t, text, artefactIDs[i]), readWith(t, text, "")
		bow, breath := weaponOf(t, &s, 0), weaponOf(t, &s, MaxWeapons)
		if a, b := s.shot(1, 2, &bow), plain.shot(1, 2, &bow); a == b && bow == weaponOf(t, &plain, 0) {
			t.Errorf("%s does nothing for a bow", artefactIDs[i])
		}
		if a, b := s.shot(1, 2, &breath), plain.shot(1, 2, &breath); a != b || breath != weaponOf(t, &plain, MaxWeapons) {
			t.Errorf("%s: breath %+v, without it %+v", artefactIDs[i], a, b)
		}
		if a, b := s.spellAttack(1, 2, Fireball), plain.spellAttack(1, 2, Fireball); a != b {
			t.Errorf("%s: spell %+v, without it %+v", artefactIDs[i], a, b)
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

func weaponOf(t *testing.T, s *State, n int) Weapon {
	t.Helper()
	w, ok := s.profile(1).weapon(n)
	if !ok {
		t.Fatalf("there is no ranged attack %d", n)
	}
	return w
}

// onPaper are special rules that say by their name what the profile or the army list of the
// unit has already: nothing is left to do in play.
var onPaper = []Special{
	GoblinStabbySneak, GoblinZappySneak, LeaderOfTheHunt, TheMagwans, TheWildGuard, TouchOfDarkness, VileSpawn,
	WipsPlaymates, PoisonousBile, SirensCall, ShieldOfMiph, WarpHammer, ChameleonCloak, Famulus, NoxiousMist, UndeadGiantRats,
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
					if id, ok := arg.(*ast.Ident); ok {
						asked[id.Name] = true
					}
				}
			}
			if at, ok := n.(*ast.IndexExpr); ok {
				if id, ok := at.Index.(*ast.Ident); ok {
					asked[id.Name] = true
				}
			}
			return true
		})
	}
	for s := Special(1); s < Special(specials); s++ {
		name := constantOf(specialIDs[s])
		idle := slices.Contains(onPaper, s)
		if asked[name] == idle {
			t.Errorf("%s (%s): asked for in play %v, listed as not %v", name, specialIDs[s], asked[name], idle)
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
	if o := s.objects(Blue, &halt); !o.ok() {
		t.Errorf("a Halt is refused by %s", o.rule)
	}
	halt.Turn[0] = 100
	if o := s.objects(Blue, &halt); o.rule != ruleSpecialNimbleNotOnHalt {
		t.Errorf("a Halt with a pivot: %q", o.rule)
	}
}
