package kings

import (
	"fmt"
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// Limits far above what any army list has, so that a slip of the finger does not take
// minutes.
const (
	maxDice      = 200
	maxBlast     = 10
	maxAttackers = 20
	maxJoint     = 500 // hits
)

// A flag is a word that describes a part of a T.
type flag[T any] struct {
	game.Flag
	set func(of *T, value string) error
}

// attackFlags describe one attacker, on the command line and after --with.
var attackFlags = []flag[Attack]{
	{game.Flag{Name: "attacks", Value: "N", Help: "Its Attacks: 24, or D6+6."},
		func(a *Attack, v string) (err error) { a.Dice, err = parseAmount(v); return err }},
	{game.Flag{Name: "hit", Value: "SCORE", Help: "The score it needs to hit, with modifiers; above 6, half of its dice hit on 6."},
		func(a *Attack, v string) (err error) { a.Hit, err = parseScore(v, 12); return err }},
	{game.Flag{Name: "wound", Value: "SCORE", Help: "The score it needs to wound, with modifiers; above 6, it does not."},
		func(a *Attack, v string) (err error) { a.Wound, err = parseScore(v, 12); return err }},
	{game.Flag{Name: "flank", Help: "It strikes a flank: twice the dice."},
		func(a *Attack, _ string) error { return a.from(2) }},
	{game.Flag{Name: "rear", Help: "It strikes the rear, or a War Engine: three times the dice."},
		func(a *Attack, _ string) error { return a.from(3) }},
	{game.Flag{Name: "hindered", Help: "Its charge was hindered: 1 more to hit."},
		func(a *Attack, _ string) error { a.Hindered = true; return nil }},
	{game.Flag{Name: "elite", Help: "It rolls 1s to hit again."},
		func(a *Attack, _ string) error { a.Elite = true; return nil }},
	{game.Flag{Name: "vicious", Help: "It rolls 1s to wound again."},
		func(a *Attack, _ string) error { a.Vicious = true; return nil }},
	{game.Flag{Name: "hit-again", Help: "It rolls one miss again."},
		func(a *Attack, _ string) error { a.HitAgain = true; return nil }},
	{game.Flag{Name: "wound-again", Help: "It rolls one die that did not wound again."},
		func(a *Attack, _ string) error { a.WoundAgain = true; return nil }},
	{game.Flag{Name: "blast", Value: "N", Help: "A hit counts for so many: D3, or D6+2."},
		func(a *Attack, v string) (err error) { a.Blast, err = parseBlast(v); return err }},
	{game.Flag{Name: "lifeleech", Value: "N", Help: "It sheds as many wounds as it causes, up to N, no more than it has."},
		func(a *Attack, v string) (err error) { a.Leech, err = parseNumber(v, 0, 100); return err }},
}

// targetFlags describe the target.
var targetFlags = []flag[Defender]{
	{game.Flag{Name: "target-nerve", Value: "W/R", Help: "The target's Nerve: 14/16. A fearless one is written --target-nerve=-/14. Without it there is no test."},
		func(d *Defender, v string) (err error) { d.Waver, d.Rout, err = parseNerve(v); return err }},
	{game.Flag{Name: "damage", Value: "N", Help: "Wounds that the target has already."},
		func(d *Defender, v string) (err error) { d.Wounds, err = parseNumber(v, 0, 200); return err }},
	{game.Flag{Name: "nerve-bonus", Value: "N", Help: "Added to the test: 1 for Brutal."},
		func(d *Defender, v string) (err error) { d.Bonus, err = parseNumber(v, -20, 20); return err }},
	{game.Flag{Name: "inspiring", Help: "The target is inspired: a rout is rolled again."},
		func(d *Defender, _ string) error { d.Inspired = true; return nil }},
	{game.Flag{Name: "iron-resolve", Help: "The target has Iron Resolve."},
		func(d *Defender, _ string) error { d.IronResolve = true; return nil }},
	{game.Flag{Name: "regeneration", Value: "SCORE", Help: "The target has Regeneration (SCORE+)."},
		func(d *Defender, v string) (err error) { d.Regeneration, err = parseScore(v, 6); return err }},
}

// from says by how much the dice are multiplied.
func (a *Attack) from(times int) error {
	if a.Times > 1 {
		return game.Wrong("is one side too many", "est un côté de trop")
	}
	a.Times = times
	return nil
}

// parseAmount reads 24, D6 or D3+2.
func parseAmount(text string) (army.Amount, error) {
	var a army.Amount
	number := text
	for _, die := range []uint8{3, 6} {
		if after, ok := strings.CutPrefix(strings.ToUpper(text), fmt.Sprint("D", die)); ok {
			a.Die = die
			if number, ok = strings.CutPrefix(after, "+"); after == "" {
				number = "0"
			} else if !ok {
				number = ""
			}
		}
	}
	if number == "" || strings.Trim(number, "0123456789") != "" {
		return a, game.Wrong("%q is neither a number nor like D6 or D3+2", "%q n'est ni un nombre, ni comme D6 ou D3+2", text)
	}
	n, err := strconv.Atoi(number)
	if err != nil || n > maxDice {
		return a, game.Wrong("%s is more than %d", "%s est plus que %d", number, maxDice)
	}
	a.Plus = uint8(n)
	return a, nil
}

// parseBlast reads what a hit counts for.
func parseBlast(text string) (army.Amount, error) {
	a, err := parseAmount(text)
	if err == nil && a == (army.Amount{}) {
		err = game.Wrong("is 1 or more, not 0", "est 1 ou plus, et non 0")
	}
	if err != nil {
		return a, err
	}
	return a, within(int(a.Plus), 0, maxBlast)
}

// parseScore reads a score that a die needs: 4 or 4+.
func parseScore(text string, highest int) (int, error) {
	n, ok := twoDigits(strings.TrimSuffix(text, "+"))
	if !ok {
		return 0, game.Wrong("%q is not a score like 4+", "%q n'est pas un score comme 4+", text)
	}
	return n, within(n, 2, highest)
}

// parseNerve reads the two limits of a Nerve value: 14/16, or -/14 for a fearless unit.
func parseNerve(text string) (waver, rout int, err error) {
	first, second, _ := strings.Cut(text, "/")
	waver, ok := twoDigits(first)
	rout, good := twoDigits(second)
	switch {
	case !good || !ok && first != "-":
		return 0, 0, game.Wrong("%q is not like 14/16, or -/14 for a fearless unit", "%q n'est pas comme 14/16, ou -/14 pour une unité sans peur", text)
	case ok && waver == 0:
		return 0, 0, game.Wrong("%q: a unit that never wavers is written -/%d", "%q : une unité qui n'est jamais Ébranlée s'écrit -/%d", text, rout)
	case rout == 0 || waver > rout:
		return 0, 0, game.Wrong("%q: a unit wavers before it routs", "%q : une unité est Ébranlée avant d'être en Déroute", text)
	}
	return waver, rout, nil
}

func parseNumber(text string, lowest, highest int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, game.Wrong("%q is not a whole number", "%q n'est pas un nombre entier", text)
	}
	return n, within(n, lowest, highest)
}

// twoDigits reads a number of one digit or two.
func twoDigits(text string) (int, bool) {
	n, err := strconv.ParseUint(text, 10, 8)
	return int(n), err == nil && n < 100
}

// within refuses a number that no unit has.
func within(n, lowest, highest int) error {
	if n < lowest || n > highest {
		return game.Wrong("is from %d to %d, not %d", "va de %d à %d, et non %d", lowest, highest, n)
	}
	return nil
}
