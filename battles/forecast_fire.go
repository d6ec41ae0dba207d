package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// How setting a fire or putting one out can end.

// burnOdds is a fire that a unit sets, or puts out.
type burnOdds struct {
	Kind    string     `json:"kind"` // scorch or douse
	Unit    string     `json:"unit"`
	Hex     string     `json:"hex"`
	Dice    int        `json:"dice"`
	Why     []diceOdds `json:"why,omitempty"`
	Symbols []string   `json:"symbols"`          // that count
	Levels  []float64  `json:"levels,omitempty"` // at place k, how likely k levels are added
	Fire    []float64  `json:"fire"`             // at place k, how likely the fire has level k then
	Limit   int        `json:"limit"`
	Burns   float64    `json:"burns"` // chance that it comes to its limit, or takes the tent away at once
	Out     float64    `json:"out"`   // chance that it goes out
}

// forecastScorch tells how a fire can grow that a unit sets.
func (s *State) forecastScorch(u UnitID, at hex.Hex) *burnOdds {
	var why diceList
	n := s.scorchDice(u, &why)
	t := s.Tiles[at]
	d := &burnOdds{
		Kind: actionNames[Scorch], Unit: s.unitName(u), Hex: s.Plan.hexName(at), Dice: n, Limit: int(t.burnLimit()),
		Levels: make([]float64, n+1), Fire: make([]float64, t.burnLimit()+1), Symbols: []string{},
	}
	roll := &Roll{By: u, Rank: s.Units[u].Rank}
	for _, p := range why.parts {
		d.Why = append(d.Why, diceOdds{s.diceText(roll, p), int(p.change), int(p.limit), p.rule})
	}
	for f := GreenShield; f < faces; f++ {
		var one Tally
		one[f] = 1
		if s.levelsOf(u, one) > 0 {
			d.Symbols = append(d.Symbols, faceNames[f])
		}
	}
	for _, f := range falls[n]() {
		levels := s.levelsOf(u, f.Tally)
		after := *s
		play{State: &after}.kindle(at, levels)
		d.Levels[levels] += f.p
		d.Fire[after.Tiles[at].Fire] += f.p
		if levels > 0 && (after.Tiles[at].Token != t.Token || after.Tiles[at].Fire == t.burnLimit()) {
			d.Burns += f.p
		}
	}
	return d
}

// forecastDouse tells how likely a unit puts out a fire: always in its own hex.
func (s *State) forecastDouse(u UnitID, at hex.Hex) *burnOdds {
	t := s.Tiles[at]
	d := &burnOdds{
		Kind: actionNames[Douse], Unit: s.unitName(u), Hex: s.Plan.hexName(at), Limit: int(t.burnLimit()), Symbols: []string{},
		Fire: make([]float64, t.Fire+1),
	}
	if at == s.Units[u].Hex {
		d.Out, d.Fire[0] = 1, 1
		return d
	}
	d.Dice = 1
	if f := t.quencher(); f < faces {
		d.Symbols = append(d.Symbols, faceNames[f])
		d.Out = float64(sides()[f]) / 8
	}
	d.Fire[0] = d.Out
	d.Fire[t.Fire] += 1 - d.Out
	return d
}

// fireOdds are the odds of a fire.
type fireOdds struct{ *burnOdds }

// Document implements [game.Odds].
func (o *fireOdds) Document(game.Lang) any { return o.burnOdds }

// Tables implements [game.Odds].
func (o *fireOdds) Tables(lang game.Lang) ([]game.Table, error) {
	t := oddsTeller(lang)
	if o.Kind == actionNames[Douse] {
		return []game.Table{{{t.word("douse", o.Hex, t.percent(o.Out))}}}, nil
	}
	head := game.Table{{t.word("scorch", t.dice(o.Dice))}}
	head = append(head, t.why(&rollOdds{Why: o.Why})...)
	rows := game.Table{{t.word("levels"), t.word("chance")}}
	for k, p := range o.Levels {
		rows = append(rows, []any{k, t.percent(p)})
	}
	after := game.Table{{t.word("to"), t.word("chance")}}
	for k, p := range o.Fire {
		after = append(after, []any{k, t.percent(p)})
	}
	return []game.Table{head, rows, after}, nil
}
