package battles

import (
	"errors"
	"slices"
	"strconv"
	"sync"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// The odds of an attack that somebody describes on the command line. It is laid out on a board
// of its own, with units of its own, and the engine resolves it there as anywhere.

var _ game.Oddsmaker = Rules{}

// OddsHelp implements [game.Oddsmaker].
func (Rules) OddsHelp() (line, text string) {
	return "Battles of Westeros: an attack on a unit.", `One attack, with the answer that it may get. The odds are exact: every way in which the dice can fall is counted, none is rolled. Who may strike back does, who may ignore a morale result does, commanders do not commit themselves. After a flank attack the symbol is rolled again by which the attacker can expect the most.

Example:

    gonfalon odds battles --dice 3 --target green
    gonfalon odds battles --dice 4 --target blue --figures 3 --class cavalry --by cavalry --flank --room 0
    gonfalon odds battles --dice 4 --target red --armour --cover --counter 3 --own blue
    gonfalon odds battles --dice 5 --target blue --capture 3 --endurance --json
    gonfalon odds battles --war-dogs --target green --stalwart
    gonfalon odds battles --log /tmp/games/battles-1-0.gonf --at 57`
}

// sketch is an attack as somebody describes it.
type sketch struct {
	kind                      AttackKind
	dice, counter             int
	rank, own                 Rank
	class, by                 Class
	figures, ownFigures       int
	capture                   int
	cover, endurance, armour  bool
	stalwart, ownStalwart     bool
	flank, noValour           bool
	room, ownRoom             int // hexes to retreat; -1 is enough
	hasRank, hasDice, hasKind bool
	hasCounter                bool
}

// A sketchFlag is a word that describes a part of it.
type sketchFlag struct {
	game.Flag
	set func(*sketch, string) error
}

// Limits of what can be described. The board has room for ten hexes of retreat, of both
// together if there is a counter-attack.
const (
	mostSketched = 9
	mostFigures  = 8
	mostRoom     = 10
)

var sketchFlags = []sketchFlag{
	{game.Flag{Name: "dice", Value: "N", Help: "The attack dice, with limits and modifiers."},
		func(k *sketch, v string) (err error) {
			k.hasDice = true
			k.dice, err = number(v, 0, mostSketched)
			return err
		}},
	{game.Flag{Name: "target", Value: "RANK", Help: "The target's rank: green, blue or red."},
		func(k *sketch, v string) (err error) {
			k.hasRank = true
			k.rank, err = oneOf[Rank]("rank", rankNames[:], v)
			return err
		}},
	{game.Flag{Name: "class", Value: "CLASS", Help: "The target's class: infantry (the default), ranged or cavalry."},
		func(k *sketch, v string) (err error) {
			k.class, err = oneOf[Class]("class", classNames[:], v)
			return err
		}},
	{game.Flag{Name: "figures", Value: "N", Help: "Its figures, its commander among them: 4 unless said otherwise."},
		func(k *sketch, v string) (err error) { k.figures, err = number(v, 1, mostFigures); return err }},
	{game.Flag{Name: "capture", Value: "N", Help: "It has a commander of this capture value."},
		func(k *sketch, v string) (err error) { k.capture, err = number(v, 1, 9); return err }},
	{game.Flag{Name: "cover", Help: "It has Cover 1."},
		func(k *sketch, _ string) error { k.cover = true; return nil }},
	{game.Flag{Name: "endurance", Help: "It has Endurance 1, with --capture."},
		func(k *sketch, _ string) error { k.endurance = true; return nil }},
	{game.Flag{Name: "armour", Help: "It has Heavy Armour."},
		func(k *sketch, _ string) error { k.armour = true; return nil }},
	{game.Flag{Name: "stalwart", Help: "It is Stalwart: it ignores its first morale result."},
		func(k *sketch, _ string) error { k.stalwart = true; return nil }},
	{game.Flag{Name: "room", Value: "N", Help: "Hexes that it can retreat: as many as it must unless said otherwise."},
		func(k *sketch, v string) (err error) { k.room, err = number(v, 0, mostRoom); return err }},
	{game.Flag{Name: "by", Value: "CLASS", Help: "The attacker's class: infantry (the default), ranged, which shoots, or cavalry."},
		func(k *sketch, v string) (err error) { k.by, err = oneOf[Class]("class", classNames[:], v); return err }},
	{game.Flag{Name: "no-valour", Help: "The attacker's valour never hits, as that of archers."},
		func(k *sketch, _ string) error { k.noValour = true; return nil }},
	{game.Flag{Name: "flank", Help: "It is a flank attack: one symbol may be rolled again."},
		func(k *sketch, _ string) error { k.flank = true; return nil }},
	{game.Flag{Name: "parting-blow", Help: "It is a parting blow: nobody retreats."},
		func(k *sketch, _ string) error { return k.be(partingBlow) }},
	{game.Flag{Name: "war-dogs", Help: "War Dogs attack: 2, 3 or 4 dice by the first die, instead of --dice."},
		func(k *sketch, _ string) error { return k.be(dogsAttack) }},
	{game.Flag{Name: "counter", Value: "N", Help: "If it holds, the Stalwart target strikes back with so many dice."},
		func(k *sketch, v string) (err error) {
			k.hasCounter = true
			k.counter, err = number(v, 0, mostSketched)
			return err
		}},
	{game.Flag{Name: "own", Value: "RANK", Help: "The attacker's rank, for the answer: green unless said otherwise."},
		func(k *sketch, v string) (err error) { k.own, err = oneOf[Rank]("rank", rankNames[:], v); return err }},
	{game.Flag{Name: "own-figures", Value: "N", Help: "The attacker's figures: 4 unless said otherwise."},
		func(k *sketch, v string) (err error) { k.ownFigures, err = number(v, 1, mostFigures); return err }},
	{game.Flag{Name: "own-stalwart", Help: "The attacker is Stalwart."},
		func(k *sketch, _ string) error { k.ownStalwart = true; return nil }},
	{game.Flag{Name: "own-room", Value: "N", Help: "Hexes that the attacker can retreat."},
		func(k *sketch, v string) (err error) { k.ownRoom, err = number(v, 0, mostRoom); return err }},
}

func (k *sketch) be(kind AttackKind) error {
	if k.hasKind {
		return game.Wrong("is one kind of attack too many", "est une sorte d'attaque de trop")
	}
	k.kind, k.hasKind = kind, true
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

func oneOf[T ~uint8](what string, names []string, name string) (T, error) {
	i := slices.Index(names, name)
	if i < 0 {
		return 0, game.Unknown(what, name, names)
	}
	return T(i), nil
}

// OddsFlags implements [game.Oddsmaker].
func (Rules) OddsFlags() []game.Flag {
	var list []game.Flag
	for _, f := range sketchFlags {
		list = append(list, f.Flag)
	}
	return list
}

// Odds implements [game.Oddsmaker].
func (Rules) Odds(given map[string][]string) (game.Odds, error) {
	k := sketch{kind: meleeAttack, figures: 4, ownFigures: 4, room: -1, ownRoom: -1}
	var err error
	for _, f := range sketchFlags {
		if values, ok := given[f.Name]; ok {
			if bad := f.set(&k, values[0]); bad != nil {
				err = errors.Join(err, game.Wrong("--%s %s", "--%s %s", f.Name, bad))
			}
		}
	}
	if err = errors.Join(err, k.wrong()); err != nil {
		return nil, err
	}
	return &forecastOdds{k.forecast(), true}, nil
}

// wrong says what does not go together.
func (k *sketch) wrong() error {
	if k.by == Ranged && k.kind == meleeAttack {
		k.kind = rangedAttack
	}
	switch {
	case !k.hasRank || !k.hasDice && k.kind != dogsAttack:
		return game.Wrong("missing flags: --dice and --target say what an attack is", "il manque des options : --dice et --target disent ce qu'est une attaque")
	case k.hasDice && k.kind == dogsAttack:
		return game.Wrong("the dice of --war-dogs are rolled for, not given by --dice", "les dés de --war-dogs se tirent, et ne sont pas donnés par --dice")
	case k.endurance && k.capture == 0:
		return game.Wrong("--endurance needs --capture: only a commander has it", "--endurance demande --capture : seul un commandant l'a")
	case (k.hasCounter || k.flank) && k.kind != meleeAttack:
		return game.Wrong("--counter and --flank are for melee attacks", "--counter et --flank sont pour les attaques de mêlée")
	case k.back()+k.ownBack() > mostRoom:
		return game.Wrong("--dice and --counter are %d at most together, or --room and --own-room say how far there is room", "--dice et --counter font %d au plus ensemble, ou --room et --own-room disent la place qu'il y a", mostRoom)
	}
	return nil
}

// back is how many hexes the target may have to retreat, ownBack the attacker.
func (k *sketch) back() int {
	if k.room >= 0 {
		return min(k.room, max(k.dice, 4))
	}
	return max(k.dice, 4)
}

func (k *sketch) ownBack() int {
	if k.ownRoom >= 0 {
		return min(k.ownRoom, k.counter)
	}
	return k.counter
}

// Units of a sketch.
const sketchedBy, sketchedOn UnitID = 0, HouseUnits

// forecast lays the attack out and follows it.
func (k *sketch) forecast() *Forecast {
	s := k.layOut()
	if k.kind == partingBlow {
		s.Units[sketchedOn].Foe, s.Units[sketchedBy].Foe = sketchedBy, sketchedOn
		return s.forecastBlow(sketchedOn)
	}
	return s.forecastAttack(sketchedBy, sketchedOn, k.kind == dogsAttack)
}

// layOut puts the two units side by side in a row that leaves each the room it may need: the
// attacker sits in the south, the target in the north.
func (k *sketch) layOut() *State {
	plan := k.plan()
	s := blank(plan)
	p := play{State: &s}
	row := max(k.back(), 0)
	far := 1
	if k.kind == dogsAttack {
		far = dogsNearest
	}
	col := plan.Grid.Width() / 2
	at, from := plan.Grid.At(col, row), plan.Grid.At(col-far, row)
	p.form(sketchedBy, Stark, 1, k.own, NoCommander)
	p.form(sketchedOn, Lannister, 2, k.rank, NoCommander)
	by, on := &s.Units[sketchedBy], &s.Units[sketchedOn]
	by.Figures, on.Figures = uint8(k.ownFigures), uint8(k.figures)
	if k.capture > 0 {
		on.Commander = 1
	}
	if k.cover {
		s.Tiles[at].Ground = Building
	}
	for h := range hex.Hex(plan.Grid.Len()) {
		north, south := plan.Grid.RowFrom(hex.North, at)-plan.Grid.RowFrom(hex.North, h), plan.Grid.RowFrom(hex.North, h)-plan.Grid.RowFrom(hex.North, from)
		if k.room >= 0 && north > k.room || k.ownRoom >= 0 && south > k.ownRoom {
			s.Tiles[h].Ground = River
		}
	}
	s.survey()
	p.stand(sketchedBy, from)
	p.stand(sketchedOn, at)
	by.Marks |= markOrdered
	by.Attacks = 1
	if k.flank {
		by.Marks |= markFlanker
	}
	if k.ownStalwart {
		by.Marks |= markStalwart
	}
	if k.stalwart || k.hasCounter {
		on.Marks |= markStalwart
	}
	if !k.hasCounter {
		on.Marks |= markNoCounter
	}
	s.Turn.House = Stark
	return &s
}

// plan is a board with the two types of units that fight on it.
func (k *sketch) plan() *Plan {
	box := &Box{Track: standard().Track, Faces: standard().Faces}
	by, on := &box.Units[1], &box.Units[2]
	*by = UnitInfo{House: Stark, Class: k.by, Strength: uint8(k.ownFigures), Reach: 1, NoValour: k.noValour}
	*on = UnitInfo{House: Lannister, Class: k.class, Strength: uint8(k.figures), Reach: 1}
	if k.kind == rangedAttack {
		by.Reach = 4
	}
	if k.kind == dogsAttack {
		by.Keywords = 1 << WarDogs
	}
	if k.armour {
		on.Keywords = 1 << HeavyArmour
	}
	for r := range by.Table {
		by.Table[r].Dice, on.Table[r].Dice = uint8(k.dice), uint8(k.counter)
		if k.kind == dogsAttack {
			by.Table[r].Dice = uint8(r) + 2
		}
	}
	box.Commanders[1] = CommanderInfo{House: Lannister, Type: 2, Capture: uint8(k.capture)}
	if k.endurance {
		box.Commanders[1].ability = abilityGiant
	}
	return &Plan{Box: box, Grid: sketchGrid(), Rounds: 1}
}

// sketchGrid is a board of the largest size.
var sketchGrid = sync.OnceValue(func() *hex.Grid { return hex.NewGrid(hex.MaxWidth, hex.MaxHeight) })
