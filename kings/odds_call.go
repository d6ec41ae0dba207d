package kings

import (
	"errors"
	"slices"
	"strings"

	"gonfalon/game"
)

// The odds of an attack that somebody describes on the command line.

var _ game.Oddsmaker = Rules{}

// OddsHelp implements [game.Oddsmaker].
func (Rules) OddsHelp() (line, text string) {
	return "Kings of War: attackers on one target.", `All attackers strike one target, which is then tested once. The odds are exact: every way in which the dice can fall is counted, none is rolled. Lines below 0.05 % are left out of the table, not out of the JSON.

Example:

    gonfalon odds kings --attacks 24 --hit 4 --wound 5 --elite --with "attacks=12 hit=3 wound=4 flank" --target-nerve 14/16 --damage 3 --inspiring
    gonfalon odds kings --log /tmp/games/kings-1-0.gonf --at 57`
}

// OddsFlags implements [game.Oddsmaker].
func (Rules) OddsFlags() []game.Flag {
	var list []game.Flag
	for _, f := range attackFlags {
		list = append(list, f.Flag)
	}
	list = append(list, game.Flag{Name: "with", Value: "ATTACK", Many: true, Help: "A further attacker, by the same flags without dashes: \"attacks=12 hit=3 wound=4 vicious\". May be repeated."})
	for _, f := range targetFlags {
		list = append(list, f.Flag)
	}
	return append(list, game.Flag{Name: "joint", Help: "With --json, how likely hits, wounds and result are at once."})
}

// Odds implements [game.Oddsmaker].
func (Rules) Odds(given map[string][]string) (game.Odds, error) {
	var d describedOdds
	defender, err := read(targetFlags, given)
	d.assault.Defender = defender
	if defender.Rout == 0 && defender != (Defender{}) {
		err = errors.Join(err, game.Wrong("what is said of the target needs --target-nerve", "ce qui est dit de la cible demande --target-nerve"))
	}
	if n := len(given["with"]); n >= maxAttackers {
		err = errors.Join(err, game.Wrong("--with is given at most %d times, not %d", "--with se donne au plus %d fois, et non %d", maxAttackers-1, n))
	}
	first, bad := readAttack(given)
	d.assault.Attacks, err = append(d.assault.Attacks, first), errors.Join(err, bad)
	for _, words := range given["with"] {
		further, bad := parseAttack(words)
		if bad != nil {
			bad = game.Wrong("--with %q: %s", "--with %q : %s", words, bad)
		}
		d.assault.Attacks, err = append(d.assault.Attacks, further), errors.Join(err, bad)
	}
	if err != nil {
		return nil, err
	}
	d.odds = d.assault.Odds()
	_, d.joint = given["joint"]
	if hits := len(d.odds.Hits) - 1; d.joint && hits > maxJoint {
		return nil, game.Wrong("--joint is for attacks of up to %d hits, not %d", "--joint est pour des attaques d'au plus %d touches, et non %d", maxJoint, hits)
	}
	return &d, nil
}

// read fills in what flags describe.
func read[T any](flags []flag[T], given map[string][]string) (of T, err error) {
	for _, f := range flags {
		if values, ok := given[f.Name]; ok {
			if bad := f.set(&of, values[0]); bad != nil {
				err = errors.Join(err, game.Wrong("--%s %s", "--%s %s", f.Name, bad))
			}
		}
	}
	return of, err
}

func readAttack(given map[string][]string) (Attack, error) {
	for _, name := range []string{"attacks", "hit", "wound"} {
		if given[name] == nil {
			return Attack{}, game.Wrong("missing flags: --attacks, --hit and --wound say what an attack is", "il manque des options : --attacks, --hit et --wound disent ce qu'est une attaque")
		}
	}
	return read(attackFlags, given)
}

// parseAttack reads the flags of an attacker, written without their dashes.
func parseAttack(words string) (Attack, error) {
	given := map[string][]string{}
	for word := range strings.FieldsSeq(words) {
		name, value, valued := strings.Cut(word, "=")
		i := slices.IndexFunc(attackFlags, func(f flag[Attack]) bool { return f.Name == name })
		switch {
		case i < 0:
			return Attack{}, game.Unknown("flag", name, attackWords())
		case valued != (attackFlags[i].Value != ""):
			return Attack{}, misvalued(attackFlags[i].Flag, word)
		}
		given[name] = []string{value}
	}
	return readAttack(given)
}

// attackWords are the flags of an attacker without their dashes.
func attackWords() (words []string) {
	for _, f := range attackFlags {
		words = append(words, f.Name)
	}
	return words
}

// misvalued says that a word lacks the value of its flag, or has one too many.
func misvalued(f game.Flag, word string) error {
	if f.Value == "" {
		return game.Wrong("%s has no value: %s", "%s n'a pas de valeur : %s", f.Name, word)
	}
	return game.Wrong("%s needs a value: %s=%s", "%s demande une valeur : %s=%s", f.Name, f.Name, f.Value)
}

// describedOdds are the odds of an attack that somebody describes.
type describedOdds struct {
	assault Assault
	odds    Odds
	joint   bool
}

// Document implements [game.Odds].
func (d *describedOdds) Document(game.Lang) any {
	doc := newExactDocument(&d.assault.Defender, &d.odds)
	if d.joint {
		doc.Joint = jointDocument(&d.assault)
	}
	return doc
}

// Tables implements [game.Odds].
func (d *describedOdds) Tables(lang game.Lang) ([]game.Table, error) {
	if d.joint {
		return nil, game.Wrong("--joint needs --json: the table has no room for it", "--joint demande --json : le tableau n'a pas de place pour cela")
	}
	return oddsTeller(lang).tables(&d.assault, &d.odds), nil
}
