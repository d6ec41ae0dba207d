package kings

import (
	"fmt"
	"maps"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"gonfalon/kings/army"
	"gonfalon/odds"
	"gonfalon/odds/oddstest"
)

// A tableEnd is all that comes of an assault at the table.
type tableEnd struct {
	hits, wounds int
	outcome      Outcome
	left         int // on the defender after its next order, unless it routs
	shed         [2]int
}

// playOut plays an assault as one does at the table, die by die.
func playOut(a *Assault, roll func(sides int) int) (e tableEnd) {
	for i, attack := range a.Attacks {
		if attack.Hindered {
			attack.Hit++
		}
		hits := attackRoll(attack.hitDice(roll), min(max(attack.Hit, 2), 6), attack.Elite, attack.HitAgain, roll)
		if attack.Blast != (army.Amount{}) {
			dice := hits
			hits = 0
			for range dice {
				hits += amountRoll(attack.Blast, roll)
			}
		}
		wounds := attackRoll(hits, max(attack.Wound, 2), attack.Vicious, attack.WoundAgain, roll)
		e.hits += hits
		e.wounds += wounds
		e.shed[i] = min(wounds, attack.Leech)
	}
	d := &a.Defender
	e.left = d.Wounds + e.wounds
	if e.wounds > 0 {
		e.outcome = nerveRoll(d, e.left, roll)
		if e.outcome == Routs && d.Inspired {
			e.outcome = nerveRoll(d, e.left, roll)
		}
		if e.outcome == Holds && d.IronResolve {
			e.left--
		}
	}
	if e.outcome == Routs {
		e.left = 0
		return e
	}
	if d.Regeneration > 0 {
		for range e.left {
			if roll(6) >= d.Regeneration {
				e.left--
			}
		}
	}
	return e
}

func (a Attack) hitDice(roll func(int) int) int {
	n := amountRoll(a.Dice, roll)
	if a.Times > 1 {
		n *= a.Times
	}
	if a.Hit > 6 {
		return n / 2
	}
	return n
}

func amountRoll(a army.Amount, roll func(int) int) int {
	if a.Die == 0 {
		return int(a.Plus)
	}
	return roll(int(a.Die)) + int(a.Plus)
}

func attackRoll(dice, need int, ones, again bool, roll func(int) int) int {
	won := 0
	for range dice {
		face := roll(6)
		switch {
		case face >= need:
			won++
		case ones && face == 1:
			if roll(6) >= need {
				won++
			}
		case again:
			again = false
			if roll(6) >= need {
				won++
			}
		}
	}
	return won
}

func nerveRoll(d *Defender, wounds int, roll func(int) int) Outcome {
	a, b := roll(6), roll(6)
	total := a + b + wounds + d.Bonus
	if a == 1 && b == 1 {
		return Holds
	}
	if total >= d.Rout {
		return Routs
	}
	if d.Waver > 0 && (total >= d.Waver || a == 6 && b == 6) {
		return Wavers
	}
	return Holds
}

func flat(plus uint8) army.Amount { return army.Amount{Plus: plus} }

var smallAssaults = map[string]Assault{
	"two plain dice":           {Attacks: []Attack{{Dice: flat(2), Hit: 4, Wound: 5}}, Defender: Defender{Waver: 9, Rout: 11}},
	"no dice":                  {Attacks: []Attack{{Dice: flat(0), Hit: 4, Wound: 5}}, Defender: Defender{Waver: 9, Rout: 11}},
	"no attacker":              {Defender: Defender{Waver: 9, Rout: 11}},
	"a 1 fails":                {Attacks: []Attack{{Dice: flat(2), Hit: 1, Wound: 0}}, Defender: Defender{Waver: 9, Rout: 11}},
	"Elite":                    {Attacks: []Attack{{Dice: flat(2), Hit: 3, Wound: 4, Elite: true}}, Defender: Defender{Wounds: 3, Waver: 11, Rout: 13}},
	"Vicious":                  {Attacks: []Attack{{Dice: flat(2), Hit: 3, Wound: 4, Vicious: true}}, Defender: Defender{Wounds: 3, Waver: 11, Rout: 13}},
	"Elite and Vicious":        {Attacks: []Attack{{Dice: flat(2), Hit: 6, Wound: 6, Elite: true, Vicious: true}}, Defender: Defender{Wounds: 3, Waver: 11, Rout: 13}},
	"a flank":                  {Attacks: []Attack{{Dice: flat(1), Times: 2, Hit: 5, Wound: 3}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"a rear":                   {Attacks: []Attack{{Dice: flat(1), Times: 3, Hit: 5, Wound: 3}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"half the dice of a rear":  {Attacks: []Attack{{Dice: flat(1), Times: 3, Hit: 7, Wound: 3}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"half of five, once":       {Attacks: []Attack{{Dice: flat(5), Hit: 9, Wound: 3, Elite: true}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"hindered":                 {Attacks: []Attack{{Dice: flat(2), Hit: 4, Wound: 3, Hindered: true}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"hindered above 6":         {Attacks: []Attack{{Dice: flat(3), Hit: 6, Wound: 3, Hindered: true}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13}},
	"dice by die":              {Attacks: []Attack{{Dice: army.Amount{3, 0}, Hit: 4, Wound: 4}}, Defender: Defender{Wounds: 2, Waver: 8, Rout: 10}},
	"half of twice D3+1":       {Attacks: []Attack{{Dice: army.Amount{3, 1}, Times: 2, Hit: 7, Wound: 4}}, Defender: Defender{Wounds: 2, Waver: 8, Rout: 10}},
	"cannot wound":             {Attacks: []Attack{{Dice: flat(2), Hit: 4, Wound: 7, Vicious: true, WoundAgain: true}}, Defender: Defender{Wounds: 20, Waver: 8, Rout: 10}},
	"Blast, for each hit":      {Attacks: []Attack{{Dice: flat(2), Hit: 5, Wound: 7, Blast: army.Amount{3, 0}}}, Defender: Defender{Waver: 8, Rout: 10}},
	"Blast by number":          {Attacks: []Attack{{Dice: flat(1), Hit: 5, Wound: 4, Blast: flat(3)}}, Defender: Defender{Waver: 8, Rout: 10}},
	"Blast, Elite and Vicious": {Attacks: []Attack{{Dice: flat(1), Hit: 5, Wound: 4, Blast: army.Amount{3, 0}, Elite: true, Vicious: true}}, Defender: Defender{Waver: 8, Rout: 10}},
	"a second try to hit":      {Attacks: []Attack{{Dice: flat(3), Hit: 4, Wound: 7, HitAgain: true}}, Defender: Defender{Waver: 8, Rout: 10}},
	"a second try with Elite":  {Attacks: []Attack{{Dice: flat(2), Hit: 5, Wound: 4, Elite: true, HitAgain: true}}, Defender: Defender{Waver: 8, Rout: 10}},
	"a second try to wound":    {Attacks: []Attack{{Dice: flat(2), Hit: 3, Wound: 5, WoundAgain: true}}, Defender: Defender{Waver: 8, Rout: 10}},
	"fearless":                 {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 3, Rout: 14}},
	"out of reach":             {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Waver: 21, Rout: 23}},
	"lost but for a double 1":  {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 15, Waver: 11, Rout: 13}},
	"Brutal":                   {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 3, Waver: 11, Rout: 13, Bonus: 1}},
	"courage":                  {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 3, Waver: 11, Rout: 13, Bonus: -1}},
	"inspired":                 {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 5, Waver: 11, Rout: 13, Inspired: true}},
	"inspired and fearless":    {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 5, Rout: 13, Inspired: true}},
	"Iron Resolve":             {Attacks: []Attack{{Dice: flat(2), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 2, Waver: 9, Rout: 11, IronResolve: true}},
	"Regeneration":             {Attacks: []Attack{{Dice: flat(2), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 1, Waver: 8, Rout: 10, Regeneration: 5}},
	"all that heals":           {Attacks: []Attack{{Dice: flat(1), Hit: 3, Wound: 5}}, Defender: Defender{Wounds: 3, Waver: 9, Rout: 11, IronResolve: true, Regeneration: 2}},
	"Lifeleech":                {Attacks: []Attack{{Dice: flat(2), Hit: 2, Wound: 2, Leech: 1}}, Defender: Defender{Rout: 50}},
	"two attackers": {
		Attacks:  []Attack{{Dice: flat(1), Times: 2, Hit: 4, Wound: 4, Elite: true, Leech: 1}, {Dice: flat(1), Hit: 3, Wound: 5, Vicious: true, Leech: 2}},
		Defender: Defender{Wounds: 4, Waver: 11, Rout: 13},
	},
}

// TestOddsBySmallTwin compares all that odds say with every way in which the dice of
// small assaults can fall.
func TestOddsBySmallTwin(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many assaults")
	}
	for name, a := range smallAssaults {
		t.Run(name, func(t *testing.T) {
			ends := oddstest.Enumerate(func(roll func(int) int) tableEnd { return playOut(&a, roll) })
			o := a.Odds()
			oddstest.Same(t, "hits", o.Hits, sums(ends, func(e tableEnd) (int, bool) { return e.hits, true }))
			oddstest.Same(t, "wounds", o.Wounds, sums(ends, func(e tableEnd) (int, bool) { return e.wounds, true }))
			for i := range a.Attacks {
				oddstest.Same(t, "shed", o.Shed[i], sums(ends, func(e tableEnd) (int, bool) { return e.shed[i], true }))
			}
			for outcome := range Routs {
				oddstest.Same(t, fmt.Sprint("left if ", outcome), o.Left[outcome], sums(ends, func(e tableEnd) (int, bool) { return e.left, e.outcome == outcome }))
			}
			joint := a.Joint()
			for outcome := range outcomes {
				oddstest.Near(t, "chance", o.Chance(outcome), sums(ends, func(e tableEnd) (int, bool) { return 0, e.outcome == outcome })[0])
				var column odds.Dist
				for wounds := range o.Nerve {
					column = append(column, o.Nerve[wounds][outcome])
				}
				oddstest.Same(t, "nerve", column, sums(ends, func(e tableEnd) (int, bool) { return e.wounds, e.outcome == outcome }))
				if len(joint[outcome]) != len(o.Hits) {
					t.Errorf("joint: got %d rows want %d", len(joint[outcome]), len(o.Hits))
				}
				for hits, row := range joint[outcome] {
					oddstest.Same(t, fmt.Sprintf("%d hits", hits), row, sums(ends, func(e tableEnd) (int, bool) { return e.wounds, e.outcome == outcome && e.hits == hits }))
				}
			}
		})
	}
}

// sums adds up the ends that share a number, of those that count.
func sums(ends map[tableEnd]*big.Rat, number func(tableEnd) (int, bool)) map[int]*big.Rat {
	all := map[int]*big.Rat{0: {}}
	for e, p := range ends {
		k, counts := number(e)
		if !counts {
			continue
		}
		if all[k] == nil {
			all[k] = new(big.Rat)
		}
		all[k].Add(all[k], p)
	}
	return all
}

// largeAssault is a horde and a regiment, in the flank and in front, with all rules.
var largeAssault = Assault{
	Attacks: []Attack{
		{Dice: flat(30), Times: 2, Hit: 4, Wound: 5, Elite: true, Vicious: true, HitAgain: true},
		{Dice: army.Amount{6, 24}, Hit: 4, Wound: 4, Elite: true, Vicious: true, Leech: 2},
		{Dice: flat(2), Hit: 5, Wound: 2, Blast: army.Amount{6, 2}},
	},
	Defender: Defender{Wounds: 2, Waver: 44, Rout: 47, Bonus: 1, Inspired: true, IronResolve: true, Regeneration: 5},
}

// TestOddsBySimulation compares a large assault with many that are rolled. Five standard
// errors are exceeded once in two million times; the seed is fixed.
func TestOddsBySimulation(t *testing.T) {
	if testing.Short() {
		t.Skip("plays many assaults")
	}
	const games = 100_000
	dice := rand.New(rand.NewPCG(1, 2))
	roll := func(sides int) int { return 1 + dice.IntN(sides) }
	a := largeAssault
	a.Attacks = a.Attacks[:2]
	for _, a := range []Assault{a, {Attacks: largeAssault.Attacks[1:], Defender: Defender{Waver: 24, Rout: 27}}} {
		count := map[string]float64{}
		for range games {
			e := playOut(&a, roll)
			count["hits"] += float64(e.hits)
			count["wounds"] += float64(e.wounds)
			count[fmt.Sprintf("outcome %d", e.outcome)]++
			count[fmt.Sprintf("%d wounds and outcome %d", e.wounds, e.outcome)]++
			if e.outcome != Routs {
				count[fmt.Sprintf("%d left and outcome %d", e.left, e.outcome)]++
			}
			if e.hits >= 45 && e.outcome == Holds {
				count["many hits for nothing"]++
			}
		}
		o := a.Odds()
		for what, d := range map[string]odds.Dist{"hits": o.Hits, "wounds": o.Wounds} {
			if off := math.Abs(count[what]/games - d.Mean()); off > 5*d.Deviation()/math.Sqrt(games) {
				t.Errorf("%s: a mean of %v, simulated %v", what, d.Mean(), count[what]/games)
			}
			if math.Abs(d.Total()-1) > oddstest.Tolerance {
				t.Errorf("%s add up to %v", what, d.Total())
			}
			delete(count, what)
		}
		chance := map[string]float64{}
		joint := a.Joint()[Holds]
		for hits := 45; hits < len(joint); hits++ {
			chance["many hits for nothing"] += joint[hits].Total()
		}
		for outcome := range outcomes {
			chance[fmt.Sprintf("outcome %d", outcome)] = o.Chance(outcome)
			for wounds, row := range o.Nerve {
				chance[fmt.Sprintf("%d wounds and outcome %d", wounds, outcome)] = row[outcome]
			}
			if outcome < Routs {
				for left, p := range o.Left[outcome] {
					chance[fmt.Sprintf("%d left and outcome %d", left, outcome)] = p
				}
			}
		}
		for what := range maps.Keys(chance) {
			p := chance[what]
			// Below ten expected the count is no longer nearly normal.
			if p*games < 10 {
				continue
			}
			if off := math.Abs(count[what]/games - p); off > 5*math.Sqrt(p*(1-p)/games) {
				t.Errorf("%s: %v, simulated %v", what, p, count[what]/games)
			}
		}
	}
}

// TestNerveExamples are the numbers that the rulebook prints.
func TestNerveExamples(t *testing.T) {
	for _, tt := range []struct {
		roll, wounds int
		d            Defender
		want         Outcome
	}{
		{7, 1, Defender{Wounds: 2, Waver: 11, Rout: 13}, Holds},
		{8, 1, Defender{Wounds: 2, Waver: 11, Rout: 13}, Wavers},
		{9, 1, Defender{Wounds: 2, Waver: 11, Rout: 13}, Wavers},
		{10, 1, Defender{Wounds: 2, Waver: 11, Rout: 13}, Routs},
		{12, 3, Defender{Waver: 21, Rout: 23}, Wavers},
		{2, 15, Defender{Waver: 11, Rout: 13}, Holds},
		{10, 3, Defender{Rout: 14}, Holds},
		{11, 3, Defender{Rout: 14}, Routs},
		{12, 1, Defender{Rout: 14}, Holds},
	} {
		if got := tt.d.test(tt.roll, tt.wounds); got != tt.want {
			t.Errorf("a roll of %d, %d wounds, %+v: got %d want %d", tt.roll, tt.wounds, tt.d, got, tt.want)
		}
	}
}
