package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What programs read of a forecast: docs/battles.md tells of each field.

// attackOdds is how an attack can end.
type attackOdds struct {
	Kind   string `json:"kind"`
	Unit   string `json:"unit"`
	Target string `json:"target"`
	From   string `json:"from"`
	At     string `json:"at"`
	Flank  bool   `json:"flank"`
	rollOdds
	DogsRolls []dogsOdds    `json:"by_face,omitempty"`
	Reroll    *rerollOdds   `json:"reroll,omitempty"`
	Assumes   []game.Text   `json:"assumes"`
	On        tollOdds      `json:"on_target"`
	By        tollOdds      `json:"on_attacker"` // by the parting blow before and the answer after
	WayBack   []backAnswer  `json:"way_back"`
	Morale    []moraleOdds  `json:"morale"`
	Follow    *followOdds   `json:"follow,omitempty"`
	Blow      *strikeOdds   `json:"blow,omitempty"`   // at the attacker, before it attacks
	Answer    *strikeOdds   `json:"answer,omitempty"` // the counter-attack
	NoAnswer  *game.Ruling  `json:"no_answer,omitempty"`
	Joint     []outcomeOdds `json:"joint,omitempty"`
}

// rollOdds is what is rolled.
type rollOdds struct {
	Dice    int        `json:"dice"`
	Why     []diceOdds `json:"why"`
	Faces   []faceOdds `json:"faces"`
	Ignores int        `json:"ignores"` // hits, by Cover and Endurance
}

// dogsOdds is what War Dogs roll when their first die shows a symbol.
type dogsOdds struct {
	Face   string  `json:"face"`
	Chance float64 `json:"chance"`
	rollOdds
}

// diceOdds is one thing that makes the number of dice: a change, or the most there may be.
type diceOdds struct {
	game.Text
	Change int       `json:"change,omitempty"`
	Most   int       `json:"most,omitempty"`
	Rule   game.Rule `json:"rule"`
}

// faceOdds is what a symbol does to this target.
type faceOdds struct {
	Face  string    `json:"face"`
	Sides int       `json:"sides"` // of the eight
	Hits  int       `json:"hits"`
	Back  bool      `json:"back"` // drives it back
	Rule  game.Rule `json:"rule"`
}

// tollOdds is what becomes of a unit.
type tollOdds struct {
	Destroyed float64   `json:"destroyed"` // captured among them
	Captured  float64   `json:"captured"`
	Back      float64   `json:"back"`
	Holds     float64   `json:"holds"`
	Lost      []float64 `json:"lost"` // at place k, how likely it loses k figures
	Mean      float64   `json:"mean"`
	Steps     []float64 `json:"steps"`   // at place k, how likely it is there and goes back k hexes
	Blocked   float64   `json:"blocked"` // chance of a hit for want of a way back
	Stands    float64   `json:"stands"`  // chance that it ignores a morale result
}

// rerollOdds is what is rolled again of a flank attack.
type rerollOdds struct {
	Policy game.Text          `json:"policy"`
	Chosen map[string]float64 `json:"chosen"` // how likely each symbol is; "none" too
	Tied   bool               `json:"tied"`
	Plans  []replanOdds       `json:"plans"`
}

type replanOdds struct {
	Rolled map[string]int     `json:"rolled"`
	Symbol string             `json:"symbol"` // "none" is none
	Even   []string           `json:"even,omitempty"`
	Chance float64            `json:"chance"`
	Worth  map[string]float64 `json:"worth"`
}

// backAnswer is a hex behind a unit, and why it cannot go there.
type backAnswer struct {
	Hex     string       `json:"hex"` // "off" is none of the board
	Refused *game.Ruling `json:"refused,omitempty"`
}

// moraleOdds is where the marker can come to stand.
type moraleOdds struct {
	To     int8    `json:"to"`
	House  string  `json:"house,omitempty"` // on whose side
	Zone   string  `json:"zone,omitempty"`
	Wins   string  `json:"wins,omitempty"` // the House that has won then
	Chance float64 `json:"chance"`
}

// followOdds is where the attacker may go after the target has gone.
type followOdds struct {
	Chance  float64  `json:"chance"`
	Advance []string `json:"advance"`
	Pursue  []string `json:"pursue"`
	Again   bool     `json:"again"` // it may attack again then
}

// strikeOdds is a parting blow or a counter-attack, given that it comes.
type strikeOdds struct {
	Chance float64 `json:"chance"` // that it comes
	Unit   string  `json:"unit"`
	rollOdds
	tollOdds
}

// outcomeOdds is one way in which all can end.
type outcomeOdds struct {
	Target   fateOdds  `json:"target"`
	Attacker fateOdds  `json:"attacker"`
	Before   *fateOdds `json:"before,omitempty"` // of the parting blow at the attacker; the rest is the answer
	Answered bool      `json:"answered,omitempty"`
	Morale   int8      `json:"morale"` // moved, as the state counts
	Chance   float64   `json:"chance"`
}

type fateOdds struct {
	Lost    uint8  `json:"lost"`
	Fate    string `json:"fate"`
	Back    uint8  `json:"back,omitempty"`
	Blocked uint8  `json:"blocked,omitempty"`
	Ignored uint8  `json:"ignored,omitempty"`
	Stood   bool   `json:"stood,omitempty"`
}

// document writes a forecast; with everything at once if joint.
func (f *Forecast) document(joint bool) *attackOdds {
	s := f.State
	d := &attackOdds{
		Kind: attackNames[f.Kind], Unit: s.unitName(f.By), Target: s.unitName(f.On), From: s.Plan.hexName(f.From), At: s.Plan.hexName(f.At), Flank: f.Flank,
		rollOdds: rollOdds{Why: []diceOdds{}, Faces: []faceOdds{}},
		Assumes:  f.assumes(), On: f.toll(f.On, all, target), By: f.toll(f.By, all, (*Outcome).whole), Morale: f.moraleOdds(), WayBack: []backAnswer{},
	}
	f.tellRolls(d)
	if f.Kind != partingBlow {
		d.WayBack = f.wayBack()
	}
	if f.Reroll != nil {
		d.Reroll = f.Reroll.document()
	}
	if p := f.Spread.Of(func(o *Outcome) bool { return o.Follows }); p > 0 {
		d.Follow = &followOdds{p, s.Plan.hexNames(f.Advance), s.Plan.hexNames(f.Pursue), !f.Pursue.Empty()}
	}
	if d.Answer == nil && f.Kind.ownTurn() {
		d.NoAnswer = f.noAnswer()
	}
	if joint {
		d.Joint = f.joint()
	}
	return d
}

func all(*Outcome) bool        { return true }
func answered(o *Outcome) bool { return o.Answered }
func struck(o *Outcome) bool   { return o.Struck }
func target(o *Outcome) Toll   { return o.Target }
func answer(o *Outcome) Toll   { return o.Attacker }
func earlier(o *Outcome) Toll  { return o.Before }

// tellRolls writes what is rolled: by the attacker, before it and after it.
func (f *Forecast) tellRolls(d *attackOdds) {
	first := true
	for i := range f.Rolls {
		r := &f.Rolls[i]
		roll := f.rollOdds(r)
		switch {
		case r.By == f.By && r.Kind == dogsAttack:
			n := sides()[r.Rank.shield()]
			d.DogsRolls = append(d.DogsRolls, dogsOdds{faceNames[r.Rank.shield()], float64(n) / 8, roll})
			d.Faces, d.Ignores = roll.Faces, roll.Ignores
		case r.By == f.By && first:
			d.rollOdds = roll
			first = false
		case r.Kind == partingBlow:
			d.Blow = f.strike(r, roll, struck, earlier)
		case r.Kind == counterAttack:
			d.Answer = f.strike(r, roll, answered, answer)
		}
	}
}

// strike writes a parting blow or a counter-attack.
func (f *Forecast) strike(r *Roll, roll rollOdds, comes func(*Outcome) bool, toll func(*Outcome) Toll) *strikeOdds {
	return &strikeOdds{f.Spread.Of(comes), f.State.unitName(r.By), roll, f.tollOf(f.By, comes, toll)}
}

func (f *Forecast) rollOdds(r *Roll) rollOdds {
	d := rollOdds{Dice: r.Dice, Why: []diceOdds{}, Faces: []faceOdds{}, Ignores: r.Ignores}
	for _, p := range r.Why {
		d.Why = append(d.Why, diceOdds{f.State.diceText(r, p), int(p.change), int(p.limit), p.rule})
	}
	sides := sides()
	for face := GreenShield; face < faces; face++ {
		e := faceOdds{Face: faceNames[face], Sides: int(sides[face]), Hits: int(r.Hitting[face]), Rule: r.Because[face]}
		if face == Morale {
			e.Back = r.Kind != partingBlow && !f.State.muffled(r.Kind, r.By)
			switch {
			case r.Kind == partingBlow:
				e.Rule = rulePartingBlowMoraleIgnored
			case e.Rule == "":
				e.Rule = ruleCombatRetreatPerMoraleResult
			}
		}
		d.Faces = append(d.Faces, e)
	}
	return d
}

// toll adds up what becomes of a unit in the outcomes that count, with their chances as they
// are.
func (f *Forecast) toll(u UnitID, counts func(*Outcome) bool, of func(*Outcome) Toll) tollOdds {
	d := tollOdds{Lost: make([]float64, f.State.Units[u].Figures+1), Steps: []float64{}}
	for i := range f.Spread.All {
		c := &f.Spread.All[i]
		if !counts(&c.Outcome) {
			continue
		}
		t := of(&c.Outcome)
		d.Lost[min(int(t.Lost), len(d.Lost)-1)] += c.P
		d.Mean += float64(float64(t.Lost) * c.P)
		switch {
		case t.Fate == Captured:
			d.Captured += c.P
			d.Destroyed += c.P
		case t.Fate == Eliminated:
			d.Destroyed += c.P
		case t.Steps > 0:
			d.Back += c.P
		default:
			d.Holds += c.P
		}
		if t.Fate == 0 {
			for int(t.Steps) >= len(d.Steps) {
				d.Steps = append(d.Steps, 0)
			}
			d.Steps[t.Steps] += c.P
		}
		if t.Blocked > 0 {
			d.Blocked += c.P
		}
		if t.Stood {
			d.Stands += c.P
		}
	}
	return d
}

// tollOf is the same, given that the outcome is one of those that count.
func (f *Forecast) tollOf(u UnitID, counts func(*Outcome) bool, of func(*Outcome) Toll) tollOdds {
	d := f.toll(u, counts, of)
	p := f.Spread.Of(counts)
	if p == 0 {
		return d
	}
	for _, x := range []*float64{&d.Destroyed, &d.Captured, &d.Back, &d.Holds, &d.Mean, &d.Blocked, &d.Stands} {
		*x /= p
	}
	for _, list := range [][]float64{d.Lost, d.Steps} {
		for k := range list {
			list[k] /= p
		}
	}
	return d
}

func (f *Forecast) moraleOdds() []moraleOdds {
	s := f.State
	list := []moraleOdds{}
	for to := int8(-lastSpace); to <= lastSpace; to++ {
		for _, winner := range [...]House{NoHouse, Stark, Lannister} {
			p := f.Spread.Of(func(o *Outcome) bool { return s.Morale+o.Morale == to && o.Winner == winner })
			if p == 0 {
				continue
			}
			e := moraleOdds{To: to, Chance: p}
			after := State{Plan: s.Plan, Morale: to}
			for h := Stark; h < houses; h++ {
				if after.misery(h) > 0 {
					e.House, e.Zone = houseNames[h], zoneNames[after.moraleZone(h)]
				}
			}
			if winner != NoHouse {
				e.Wins = houseNames[winner]
			}
			list = append(list, e)
		}
	}
	return list
}

func (f *Forecast) joint() []outcomeOdds {
	var list []outcomeOdds
	fate := func(t *Toll) fateOdds {
		return fateOdds{t.Lost, fateNames[max(t.Fate, OnBoard)], t.Steps, t.Blocked, t.Ignored, t.Stood}
	}
	for i := range f.Spread.All {
		c := &f.Spread.All[i]
		e := outcomeOdds{Target: fate(&c.Target), Attacker: fate(&c.Attacker), Answered: c.Answered, Morale: c.Morale, Chance: c.P}
		if c.Struck {
			before := fate(&c.Before)
			e.Before = &before
		}
		list = append(list, e)
	}
	return list
}

func (r *Rerolls) document() *rerollOdds {
	d := &rerollOdds{Policy: rerollPolicy, Chosen: map[string]float64{}, Tied: r.Tied, Plans: []replanOdds{}}
	for f, p := range r.Chosen {
		if p > 0 {
			d.Chosen[symbolName(Face(f))] = p
		}
	}
	for i := range r.Plans {
		d.Plans = append(d.Plans, r.Plans[i].document())
	}
	return d
}

func (p *Replan) document() replanOdds {
	d := replanOdds{Rolled: map[string]int{}, Symbol: symbolName(p.Symbol), Chance: p.P, Worth: map[string]float64{symbolName(NoFace): p.Worth[NoFace]}}
	for f, n := range p.Rolled {
		if n > 0 {
			d.Rolled[faceNames[f]] = int(n)
			d.Worth[faceNames[f]] = p.Worth[f]
		}
	}
	for _, f := range p.Even {
		d.Even = append(d.Even, symbolName(f))
	}
	return d
}

// symbolName names a symbol, or none.
func symbolName(f Face) string {
	if f == NoFace {
		return "none"
	}
	return faceNames[f]
}

// hexNames are what documents call hexes.
func (p *Plan) hexNames(set hex.Set) []string {
	names := []string{}
	for !set.Empty() {
		var h hex.Hex
		h, set = set.Next()
		names = append(names, p.hexName(h))
	}
	return names
}
