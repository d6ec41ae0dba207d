package song

import (
	"errors"
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/army"
)

// The odds of an attack that somebody describes on the command line: two units of such numbers
// on a table of their own, where the engine resolves the attack.

var _ game.Oddsmaker = Rules{}

// OddsHelp implements [game.Oddsmaker].
func (Rules) OddsHelp() (line, text string) {
	return "A Song of Ice & Fire: a unit attacks another.", `The attack is carried out by the rules of the game, once for everything that its dice can come to, through all windows that nobody answers; none is rolled. Whoever may have dice rolled again does what is best for him. Lines below 0.05 % are left out of the table, not out of the JSON.

Examples:

    gonfalon odds song --dice 8 --hit 3 --save 4
    gonfalon odds song --dice 8 --hit 4 --save 4 --morale 7 --charge --speed 5 --distance 7.2 --flank --vulnerable
    gonfalon odds song --dice 7 --hit 4 --save 3 --morale 6 --suffered 5 --vicious --critical-blow --json
    gonfalon odds song --log /tmp/games/song-1-0.gonf --at 57`
}

// described is an attack as somebody describes it.
type described struct {
	dice, hit, save, morale  int
	models, ranks, health    int
	suffered                 int
	charge, ranged           bool
	hindered, fortified      bool
	cover, misses            bool
	speed, ownMorale         int
	distance                 int32
	arc                      plane.Side
	ownTokens, tokens        Tokens
	keywords                 Keywords
	hasDice, hasHit, hasSave bool
	hasDistance, hasArc      bool
}

// A describing is a word that describes a part of it.
type describing struct {
	game.Flag
	set func(*described, string) error
}

// Limits far above what any unit has.
const (
	mostDescribed = 24 // dice, or models
	mostHealth    = 12
	mostWounds    = 255
)

var describings = []describing{
	{game.Flag{Name: "dice", Value: "N", Help: "The attack dice."},
		func(d *described, v string) (err error) {
			d.hasDice = true
			d.dice, err = number(v, 1, mostDescribed)
			return err
		}},
	{game.Flag{Name: "hit", Value: "SCORE", Help: "The score that they need, with modifiers: 3+."},
		func(d *described, v string) (err error) { d.hasHit = true; d.hit, err = score(v, 2, 6); return err }},
	{game.Flag{Name: "save", Value: "SCORE", Help: "The target's Defence: 4+."},
		func(d *described, v string) (err error) { d.hasSave = true; d.save, err = score(v, 2, 6); return err }},
	{game.Flag{Name: "morale", Value: "SCORE", Help: "The target's Morale: 7+. Without it there is no Panic Test."},
		func(d *described, v string) (err error) { d.morale, err = score(v, 2, 12); return err }},
	{game.Flag{Name: "models", Value: "N", Help: "The models of the full target: 12 unless said otherwise."},
		func(d *described, v string) (err error) { d.models, err = number(v, 1, mostDescribed); return err }},
	{game.Flag{Name: "ranks", Value: "N", Help: "Its ranks, from 1 to 3: 3 unless said otherwise."},
		func(d *described, v string) (err error) { d.ranks, err = number(v, 1, 3); return err }},
	{game.Flag{Name: "health", Value: "N", Help: "The Wounds of each of its models: 1 unless said otherwise."},
		func(d *described, v string) (err error) { d.health, err = number(v, 1, mostHealth); return err }},
	{game.Flag{Name: "suffered", Value: "N", Help: "Wounds that it has suffered before."},
		func(d *described, v string) (err error) {
			d.suffered, err = number(v, 1, mostDescribed*mostHealth)
			return err
		}},
	{game.Flag{Name: "flank", Help: "It is struck in the flank."},
		func(d *described, _ string) error { return d.at(plane.Right) }},
	{game.Flag{Name: "rear", Help: "It is struck in the rear."},
		func(d *described, _ string) error { return d.at(plane.Rear) }},
	{game.Flag{Name: "vulnerable", Help: "It is Vulnerable: the attacker has its saves rolled again."},
		func(d *described, _ string) error { d.tokens |= Vulnerable; return nil }},
	{game.Flag{Name: "panicked", Help: "It is Panicked: the attacker has its test rolled again."},
		func(d *described, _ string) error { d.tokens |= Panicked; return nil }},
	{game.Flag{Name: "weakened", Help: "The attacker is Weakened: its hits are rolled again."},
		func(d *described, _ string) error { d.ownTokens |= Weakened; return nil }},
	{game.Flag{Name: "charge", Help: "It is a Charge: misses are rolled again, unless it is Disorderly."},
		func(d *described, _ string) error { d.charge = true; return nil }},
	{game.Flag{Name: "speed", Value: "N", Help: "With --charge, the attacker's Speed: 5 unless said otherwise."},
		func(d *described, v string) (err error) { d.speed, err = number(v, 1, 12); return err }},
	{game.Flag{Name: "distance", Value: "INCHES", Help: "With --charge, how far the target is: 7.2. Without it every die reaches."},
		func(d *described, v string) (err error) {
			d.hasDistance = true
			d.distance, err = inchesOf(v)
			return err
		}},
	{game.Flag{Name: "own-morale", Value: "SCORE", Help: "With --charge, the attacker's Morale, for when it falls short."},
		func(d *described, v string) (err error) { d.ownMorale, err = score(v, 2, 12); return err }},
	{game.Flag{Name: "hindered", Help: "With --charge, over hindering terrain: the lower of two dice, Disorderly on 1 and 2."},
		func(d *described, _ string) error { d.hindered = true; return nil }},
	{game.Flag{Name: "fortified", Help: "With --charge, over fortified terrain: no bonus, saves are better by 1."},
		func(d *described, _ string) error { d.fortified = true; return nil }},
	{game.Flag{Name: "shot", Help: "It is a Ranged Attack."},
		func(d *described, _ string) error { d.ranged = true; return nil }},
	{game.Flag{Name: "cover", Help: "With --shot, the target is in cover."},
		func(d *described, _ string) error { d.cover = true; return nil }},
	{game.Flag{Name: "misses-again", Help: "Misses are rolled again."},
		func(d *described, _ string) error { d.misses = true; return nil }},
	{game.Flag{Name: "critical-blow", Help: "The attack has Critical Blow."},
		func(d *described, _ string) error { d.keywords |= CriticalBlow; return nil }},
	{game.Flag{Name: "precision", Help: "The attack has Precision."},
		func(d *described, _ string) error { d.keywords |= Precision; return nil }},
	{game.Flag{Name: "sundering", Help: "The attack has Sundering."},
		func(d *described, _ string) error { d.keywords |= Sundering; return nil }},
	{game.Flag{Name: "vicious", Help: "The attack has Vicious."},
		func(d *described, _ string) error { d.keywords |= Vicious; return nil }},
}

func (d *described) at(arc plane.Side) error {
	if d.hasArc {
		return game.Wrong("is one side too many", "est un côté de trop")
	}
	d.arc, d.hasArc = arc, true
	return nil
}

func number(text string, lowest, highest int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil {
		return 0, game.Wrong("%q is not a whole number", "%q n'est pas un nombre entier", text)
	}
	if n < lowest || n > highest {
		return 0, game.Wrong("is from %d to %d, not %d", "va de %d à %d, et non %d", lowest, highest, n)
	}
	return n, nil
}

// score reads a score that dice need: 4 or 4+.
func score(text string, lowest, highest int) (int, error) {
	n, err := strconv.ParseUint(strings.TrimSuffix(text, "+"), 10, 8)
	if err != nil {
		return 0, game.Wrong("%q is not a score like 4+", "%q n'est pas un score comme 4+", text)
	}
	if int(n) < lowest || int(n) > highest {
		return 0, game.Wrong("is from %d to %d, not %d", "va de %d à %d, et non %d", lowest, highest, n)
	}
	return int(n), nil
}

// inchesOf reads a length in inches.
func inchesOf(text string) (int32, error) {
	const most = 20
	x, err := strconv.ParseFloat(strings.Replace(text, ",", ".", 1), 64)
	if err != nil || x != x {
		return 0, game.Wrong("%q is not a length like 7.2", "%q n'est pas une longueur comme 7,2", text)
	}
	if x < 0.1 || x > most {
		return 0, game.Wrong("is from 0.1 to %d inches, not %s", "va de 0,1 à %d pouces, et non %s", most, text)
	}
	return int32(x*Inch + 0.5), nil
}

// OddsFlags implements [game.Oddsmaker].
func (Rules) OddsFlags() []game.Flag {
	var list []game.Flag
	for _, f := range describings {
		list = append(list, f.Flag)
	}
	return list
}

// Odds implements [game.Oddsmaker].
func (Rules) Odds(given map[string][]string) (game.Odds, error) {
	d := described{models: 12, ranks: 3, health: 1, speed: 5}
	var err error
	for _, f := range describings {
		if values, ok := given[f.Name]; ok {
			if bad := f.set(&d, values[0]); bad != nil {
				err = errors.Join(err, game.Wrong("--%s %s", "--%s %s", f.Name, bad))
			}
		}
	}
	if err = errors.Join(err, d.wrong()); err != nil {
		return nil, err
	}
	f, err := d.forecast()
	if err != nil {
		return nil, err
	}
	return &forecastOdds{f, true}, nil
}

// wrong says what does not go together.
func (d *described) wrong() error {
	switch {
	case !d.hasDice || !d.hasHit || !d.hasSave:
		return game.Wrong("missing flags: --dice, --hit and --save say what an attack is", "il manque des options : --dice, --hit et --save disent ce qu'est une attaque")
	case d.models%d.ranks != 0:
		return game.Wrong("--models: %d models do not stand in %d ranks", "--models : %d figurines ne forment pas %d rangs", d.models, d.ranks)
	case d.suffered >= d.models*d.health:
		return game.Wrong("--suffered: the target can suffer %d Wounds in all", "--suffered : la cible peut subir %d Blessures en tout", d.models*d.health)
	case d.models*d.health > mostWounds:
		return game.Wrong("--health: the target can suffer %d Wounds at most", "--health : la cible peut subir %d Blessures au plus", mostWounds)
	case d.charge && d.ranged:
		return game.Wrong("--charge and --shot do not go together", "--charge et --shot ne vont pas ensemble")
	case !d.charge && (d.hasDistance || d.hindered || d.fortified || d.ownMorale > 0):
		return game.Wrong("--distance, --own-morale, --hindered and --fortified are for --charge", "--distance, --own-morale, --hindered et --fortified sont pour --charge")
	case d.cover && !d.ranged:
		return game.Wrong("--cover is for --shot", "--cover est pour --shot")
	case d.distance > int32(d.speed+6)*Inch:
		return game.Wrong("--distance: no die reaches farther than %d inches", "--distance : aucun dé ne porte à plus de %d pouces", d.speed+6)
	}
	return nil
}

// duelDocument is the table on which described attacks are carried out.
const duelDocument = `{
	"phase": "action", "unit": "attacker", "round": 2, "active": "a",
	"armies": [
		{"faction": "neutral", "units": [{"id": "attacker", "card": "10406"}]},
		{"faction": "neutral", "units": [{"id": "target", "card": "10406"}, {"id": "other", "card": "10406"}]}
	],
	"units": {"attacker": {"at": [600, 300], "facing": 90}, "target": {"at": [600, 700]}, "other": {"at": [100, 1100]}}
}`

// The two of a described attack.
const describedBy, describedOn UnitID = 1, 2

// layOut puts two units of such numbers on a table, the attacker asked what it does.
func (d *described) layOut() (*State, error) {
	s, err := Rules{}.ReadState([]byte(duelDocument), nil)
	if err != nil {
		return nil, err
	}
	m := *s.Muster
	dice, reach := uint8(d.dice), army.Melee
	if d.ranged {
		reach = army.AnyRange
	}
	a, b := &m.unit[describedBy], &m.unit[describedOn]
	a.Speed, a.Morale, a.abilities, a.says = uint8(d.speed), uint8(d.ownMorale), nil, sayings{}
	a.Attacks = []army.Attack{{Range: reach, Hit: uint8(d.hit), Dice: [3]uint8{dice, dice, dice}}}
	b.Defence, b.Morale, b.Models, b.Ranks, b.Health = uint8(d.save), uint8(d.morale), uint8(d.models), uint8(d.ranks), uint8(d.health)
	b.abilities, b.says = nil, sayings{}
	s.Muster = &m
	s.Units[describedBy].Tokens, s.Units[describedOn].Tokens, s.Units[describedOn].Wounds = d.ownTokens, d.tokens, uint8(d.suffered)
	d.place(&s, describedBy, describedOn)
	d.grant(s.asked())
	return &s, nil
}

// grant gives the attack what else is said of it.
func (d *described) grant(deed *Deed) {
	deed.Grant.Keywords = d.keywords
	if d.misses {
		deed.Grant.Is |= isMisses
	}
	if d.cover {
		deed.Grant.Hit--
	}
	if d.hindered {
		deed.Is |= isHindered
	}
	if d.fortified {
		deed.Is |= isFortified
	}
}

// forecast lets the engine resolve the attack.
func (d *described) forecast() (*Forecast, error) {
	s, err := d.layOut()
	if err != nil {
		return nil, err
	}
	act := Action{Kind: Strike, Unit: describedBy, Target: describedOn}
	switch {
	case d.charge:
		act.Kind, act.N = Charge, uint8(d.arc)
	case d.ranged:
		act.Kind = Shoot
	}
	if o := s.forbidsAction(&act); !o.ok() {
		return nil, s.refuse(o, 0, &act)
	}
	f, _ := s.forecast(0, &act, Plan{})
	f.ByRanks = nil // the dice are what they are
	return f, nil
}

// place puts the target before the attacker, with the side to it that is struck: so far away that
// a Charge is as long as is said, or in contact.
func (d *described) place(s *State, own, target UnitID) {
	at := s.pose(own)
	deep := s.size(target).Depth
	turn := plane.Angle(18000) // the front to the attacker
	switch d.arc {
	case plane.Right:
		deep, turn = s.size(target).Width, 27000
	case plane.Rear:
		turn = 0
	}
	gap := int32(0)
	switch {
	case d.hasDistance:
		gap = d.distance
	case d.charge || d.ranged:
		gap = 2 * Inch
	}
	there := at.Moved(plane.Ahead(at.Facing, int(s.size(own).Depth/2+deep/2+gap)))
	there.Facing = (at.Facing + turn).Norm()
	play{State: s}.stand(target, there)
}
