package main

import (
	"errors"
	"fmt"
	"strings"

	"gonfalon/kings"
	"gonfalon/kings/army"

	"github.com/alecthomas/kong"
)

// attackFlags are one attacker.
type attackFlags struct {
	Attacks    *amountFlag `placeholder:"N" help:"Its Attacks: 24, or D6+6."`
	Hit        *scoreFlag  `placeholder:"SCORE" help:"The score it needs to hit, with modifiers; above 6, half of its dice hit on 6."`
	Wound      *scoreFlag  `placeholder:"SCORE" help:"The score it needs to wound, with modifiers; above 6, it does not."`
	Flank      bool        `xor:"side" help:"It strikes a flank: twice the dice."`
	Rear       bool        `xor:"side" help:"It strikes the rear, or a War Engine: three times the dice."`
	Hindered   bool        `help:"Its charge was hindered: 1 more to hit."`
	Elite      bool        `help:"It rolls 1s to hit again."`
	Vicious    bool        `help:"It rolls 1s to wound again."`
	HitAgain   bool        `help:"It rolls one miss again."`
	WoundAgain bool        `help:"It rolls one die that did not wound again."`
	Blast      *amountFlag `placeholder:"N" help:"A hit counts for so many: D3, or D6+2."`
	Lifeleech  int         `placeholder:"N" help:"It sheds as many wounds as it causes, up to N, no more than it has."`
}

func (f *attackFlags) attack() (kings.Attack, error) {
	if f.Attacks == nil || f.Hit == nil || f.Wound == nil {
		return kings.Attack{}, errors.New("missing flags: --attacks, --hit and --wound say what an attack is")
	}
	var blast army.Amount
	if f.Blast != nil {
		if blast = army.Amount(*f.Blast); blast == (army.Amount{}) {
			return kings.Attack{}, errors.New("--blast is 1 or more, not 0")
		}
	}
	times := 1
	switch {
	case f.Flank:
		times = 2
	case f.Rear:
		times = 3
	}
	return kings.Attack{
			Dice: army.Amount(*f.Attacks), Times: times, Hit: int(*f.Hit), Wound: int(*f.Wound), Hindered: f.Hindered,
			Elite: f.Elite, Vicious: f.Vicious, HitAgain: f.HitAgain, WoundAgain: f.WoundAgain,
			Blast: blast, Leech: f.Lifeleech,
		}, errors.Join(
			within("hit", int(*f.Hit), 2, 12), within("wound", int(*f.Wound), 2, 12), within("blast", int(blast.Plus), 0, maxBlast),
			within("lifeleech", f.Lifeleech, 0, 100))
}

type kingsOddsCommand struct {
	attackFlags
	With         []string   `sep:"none" placeholder:"ATTACK" help:"A further attacker, by the same flags without dashes: \"attacks=12 hit=3 wound=4 vicious\". May be repeated."`
	TargetNerve  nerveFlag  `placeholder:"W/R" help:"The target's Nerve: 14/16. A fearless one is written --target-nerve=-/14. Without it there is no test."`
	Damage       int        `placeholder:"N" help:"Wounds that the target has already."`
	NerveBonus   int        `placeholder:"N" help:"Added to the test: 1 for Brutal."`
	Inspiring    bool       `help:"The target is inspired: a rout is rolled again."`
	IronResolve  bool       `help:"The target has Iron Resolve."`
	Regeneration *scoreFlag `placeholder:"SCORE" help:"The target has Regeneration (SCORE+)."`
	Log          string     `type:"existingfile" placeholder:"FILE" help:"Instead of all these: the attack that is decided in a match log (.gonf)."`
	At           int        `placeholder:"N" help:"With --log: by which action, counted from 1."`
	Joint        bool       `help:"With --json, how likely hits, wounds and result are at once."`
	Lang         string     `enum:",en,fr" default:"" help:"Language: en or fr (default: that of the environment)."`
	JSON         bool       `name:"json" help:"Print the odds as JSON."`
}

func (kingsOddsCommand) Help() string {
	return `All attackers strike one target, which is then tested once. The odds are exact: every way in which the dice can fall is counted, none is rolled. Lines below 0.05 % are left out of the table, not out of the JSON.

Example:

    gonfalon odds kings --attacks 24 --hit 4 --wound 5 --elite --with "attacks=12 hit=3 wound=4 flank" --target-nerve 14/16 --damage 3 --inspiring
    gonfalon odds kings --log /tmp/games/kings-1-0.gonf --at 57`
}

func (c *kingsOddsCommand) Run(a *app) error {
	if c.Log != "" || c.At != 0 {
		return c.runLog(a)
	}
	assault, err := c.assault()
	if err != nil {
		return err
	}
	if c.Joint && !c.JSON {
		return errors.New("--joint needs --json: the table has no room for it")
	}
	o := assault.Odds()
	if hits := len(o.Hits) - 1; c.Joint && hits > maxJoint {
		return fmt.Errorf("--joint is for attacks of up to %d hits, not %d", maxJoint, hits)
	}
	if c.JSON {
		doc := document(&assault.Defender, &o)
		if c.Joint {
			doc.Joint = jointDocument(&assault)
		}
		return printJSON(a.stdout, doc)
	}
	oddsTeller{a.stdout, a.language(c.Lang)}.tell(&assault, &o)
	return nil
}

func (c *kingsOddsCommand) assault() (kings.Assault, error) {
	assault := kings.Assault{Defender: kings.Defender{
		Wounds: c.Damage, Waver: c.TargetNerve.waver, Rout: c.TargetNerve.rout, Bonus: c.NerveBonus,
		Inspired: c.Inspiring, IronResolve: c.IronResolve,
	}}
	err := errors.Join(within("damage", c.Damage, 0, 200), within("nerve-bonus", c.NerveBonus, -20, 20))
	if c.Regeneration != nil {
		assault.Defender.Regeneration = int(*c.Regeneration)
		err = errors.Join(err, within("regeneration", int(*c.Regeneration), 2, 6))
	}
	if c.TargetNerve == (nerveFlag{}) && assault.Defender != (kings.Defender{}) {
		err = errors.Join(err, errors.New("what is said of the target needs --target-nerve"))
	}
	err = errors.Join(err, within("with", len(c.With), 0, maxAttackers-1))
	first, bad := c.attack()
	assault.Attacks, err = append(assault.Attacks, first), errors.Join(err, bad)
	for _, words := range c.With {
		further, bad := parseAttack(words)
		if bad != nil {
			bad = fmt.Errorf("--with %q: %w", words, bad)
		}
		assault.Attacks, err = append(assault.Attacks, further), errors.Join(err, bad)
	}
	return assault, err
}

// parseAttack reads the flags of an attacker, written without their dashes.
func parseAttack(words string) (kings.Attack, error) {
	var f attackFlags
	parser, err := kong.New(&f, kong.NoDefaultHelp())
	if err != nil {
		panic(err)
	}
	var args []string
	for word := range strings.FieldsSeq(words) {
		args = append(args, "--"+word)
	}
	if _, err := parser.Parse(args); err != nil {
		return kings.Attack{}, err
	}
	return f.attack()
}
