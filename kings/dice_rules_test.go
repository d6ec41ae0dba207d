package kings

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// TestDiceHaveSixSides rolls each kind of die with a six, which must be taken, and with a
// seven, which no die shows.
func TestDiceHaveSixSides(t *testing.T) {
	gametest.Covers(t, "kings.dice.d6")
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,500],"stats":{"nerve":"60/70"}}}`)
	b := s.Armies.find("b")
	for name, roll := range map[string]func(p play){
		"to hit":      func(p play) { p.throw(b, labelHit, 1, 4, second{}) },
		"to wound":    func(p play) { p.wounds(&attack{armour: 4}, 1) },
		"D6":          func(p play) { p.die(labelRegroup, 6) },
		"D3":          func(p play) { p.die(labelRegroup, 3) },
		"D6+1":        func(p play) { p.amounts(b, army.Amount{Die: 6, Plus: 1}, 1, eventAttackDice) },
		"Nerve":       func(p play) { p.rollNerve(b) },
		"a roll-off":  func(p play) { p.rollOff(labelBegin) },
		"game length": func(p play) { p.goesOn() },
	} {
		for side, fits := range map[int]bool{1: true, 6: true, 7: false} {
			at := s
			at.Turn, at.Last = 12, 12
			dice := game.Script(side, side%6+1, 1, 2)
			roll(play{State: &at, dice: dice})
			if rolled := dice.Rolled(); len(rolled) == 0 {
				t.Errorf("%s: nothing is rolled", name)
			}
			if (dice.Err() == nil) != fits {
				t.Errorf("%s, a die of %d: %v", name, side, dice.Err())
			}
		}
	}
}

// TestD3 turns each side of a die into a D3, and into a D6+1.
func TestD3(t *testing.T) {
	gametest.Covers(t, "kings.dice.d3", "kings.dice.d6-plus-1")
	for die, want := range map[int]int{1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3} {
		if got := (play{dice: game.Script(die)}).die(labelRegroup, 3); got != want {
			t.Errorf("a %d is %d as a D3, want %d", die, got, want)
		}
		if got := (play{dice: game.Script(die)}).amounts(NoUnit, army.Amount{Die: 6, Plus: 1}, 1, eventAttackDice); got != die+1 {
			t.Errorf("a %d is %d as a D6+1", die, got)
		}
	}
}

// TestScores asks of every score and every modifier what a die must show.
func TestScores(t *testing.T) {
	gametest.Covers(t, "kings.shoot.above-6-half-dice-on-6", "kings.shoot.natural-1-misses", "kings.shoot.modifiers-add-up",
		"kings.damage.wound-on-defence", "kings.damage.natural-1-never-wounds")
	for score := 2; score <= 6; score++ {
		for worse := -3; worse <= 6; worse++ {
			a := attack{score: score, worse: worse, armour: score, strong: -worse}
			want, half := score+worse, score+worse > 6
			if half {
				want = 6
			}
			if got, h := a.need(); got != max(want, 2) || h != half {
				t.Errorf("%d+ with %d to hit: got %d+, half the dice %v; want %d+ %v", score, -worse, got, h, want, half)
			}
			if got := a.needToWound(); got != max(score+worse, 2) {
				t.Errorf("%d+ with %d to wound: got %d+", score, -worse, got)
			}
			a.fixed = true
			if got, h := a.need(); got != score || h {
				t.Errorf("%d+ whatever the modifiers: got %d+", score, got)
			}
		}
	}
}

// TestNerveOfEveryRoll compares every roll of two dice against every total with the three
// sentences of the rulebook and its two exceptions.
func TestNerveOfEveryRoll(t *testing.T) {
	gametest.Covers(t, "kings.nerve.rout-at-second-number", "kings.nerve.waver-between", "kings.nerve.steady-below-first-number",
		"kings.nerve.double-6-at-least-wavers", "kings.nerve.double-1-always-steady", "kings.nerve.fearless-cannot-waver")
	for _, nerve := range []string{"11/13", "21/23", "-/14", "9/9"} {
		s := openField(t, `{"b":{"seat":"blue","at":[500,100]},"a":{"seat":"red","at":[500,300],"stats":{"nerve":"`+nerve+`"}}}`)
		u := s.Armies.find("a")
		n := s.profile(u)
		for wounds := range uint16(25) {
			s.Units[u].Wounds = wounds
			for one := 1; one <= 6; one++ {
				for two := 1; two <= 6; two++ {
					total := one + two + int(wounds)
					want := Steady
					switch {
					case one == 1 && two == 1:
					case total >= int(n.Rout):
						want = Routed
					case n.Waver > 0 && total >= int(n.Waver), n.Waver > 0 && one == 6 && two == 6:
						want = Wavering
					}
					if got := (play{State: &s, dice: game.Script(one, two)}).rollNerve(u); got != want {
						t.Errorf("Nerve %s, %d wounds, %d and %d: %s, want %s", nerve, wounds, one, two, conditionNames[got], conditionNames[want])
					}
				}
			}
		}
	}
}

// TestMultipliers asks for each pair of kinds of units and each side how often the Attacks
// count.
func TestMultipliers(t *testing.T) {
	gametest.Covers(t, "kings.melee.flank-doubles-attacks", "kings.melee.rear-triples-attacks", "kings.war-engine.attackers-always-triple",
		"kings.individual.enemies-never-double-or-triple", "kings.individual.own-attacks-not-multiplied", "kings.individual.still-triples-vs-war-engines")
	s := openField(t, `{"unit":{"seat":"blue","at":[500,300]},"lone":{"seat":"blue","at":[700,300],"stats":{"special":{"individual":1}}},
		"u":{"seat":"red","at":[500,700]},"i":{"seat":"red","at":[700,700],"stats":{"special":{"individual":1}}},
		"e":{"seat":"red","at":[1000,700],"stats":{"type":"WarEngine"}},"x":{"seat":"red","at":[1300,700],"stats":{"type":"WarEngine","special":{"individual":1}}}}`)
	for who, want := range map[string]map[string][4]int{
		"unit": {"u": {1, 2, 3, 2}, "i": {1, 1, 1, 1}, "e": {3, 3, 3, 3}, "x": {1, 1, 1, 1}},
		"lone": {"u": {1, 1, 1, 1}, "i": {1, 1, 1, 1}, "e": {3, 3, 3, 3}, "x": {1, 1, 1, 1}},
	} {
		for target, times := range want {
			for side := plane.Front; side <= plane.Right; side++ {
				u := s.Armies.find(who)
				s.Units[u].Face = side
				if got := s.blow(u, s.Armies.find(target)); got.times != times[side] {
					t.Errorf("%s against %s of %s: %d, want %d", who, faceNames[side], target, got.times, times[side])
				}
			}
		}
	}
}
