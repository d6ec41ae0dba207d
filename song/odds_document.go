package song

import (
	"gonfalon/game"
	"gonfalon/odds"
)

// Odds as documents. Those of an attack are given that it is made; of a Charge, how likely that is
// stands beside.

type oddsDocument struct {
	Kind    string          `json:"kind"`
	Unit    string          `json:"unit"`
	Target  string          `json:"target"`
	Side    string          `json:"side,omitempty"`
	Reaches float64         `json:"reaches"` // of a Charge; 1 of other attacks
	Throws  []throwOdds     `json:"throws"`
	Hits    *countOdds      `json:"hits,omitempty"`
	ByRanks []ranksOdds     `json:"by_ranks,omitempty"`
	Save    int             `json:"save,omitempty"`
	Wounds  *countOdds      `json:"wounds,omitempty"`
	Test    *testOdds       `json:"test,omitempty"`
	Left    *leftOdds       `json:"left,omitempty"`
	Own     ownOdds         `json:"own"`
	Spends  []spentOdds     `json:"spends"`
	Offers  []offerDocument `json:"offers,omitempty"`
}

// throwOdds are the dice of an attack, and how likely it has those.
type throwOdds struct {
	Dice   int     `json:"dice"`
	Need   int     `json:"need"`
	Again  bool    `json:"again"` // misses are rolled again
	Chance float64 `json:"chance"`
}

// countOdds tell at place k how likely k is.
type countOdds struct {
	Mean    float64   `json:"mean"`
	Chances odds.Dist `json:"chances"`
}

type ranksOdds struct {
	Ranks int `json:"ranks"`
	Dice  int `json:"dice"`
	countOdds
}

// testOdds is the Panic Test of the target: what its Morale needs with what counts for it, and
// how likely it is failed.
type testOdds struct {
	Need   int     `json:"need"`
	Mod    int     `json:"mod"`
	Failed float64 `json:"failed"`
}

// leftOdds tell what is left of the target: at place k, how likely k ranks, k models.
type leftOdds struct {
	Destroyed float64   `json:"destroyed"`
	Ranks     odds.Dist `json:"ranks"`
	Models    odds.Dist `json:"models"`
	Mean      float64   `json:"mean"` // models
}

// ownOdds tell what it costs the attacker.
type ownOdds struct {
	Panic  float64   `json:"panic"` // that it fails a Panic Test, of a Charge that falls short
	Ranks  odds.Dist `json:"ranks"`
	Models odds.Dist `json:"models"`
}

type spentOdds struct {
	Token string `json:"token"`
	Unit  string `json:"unit"`
	By    string `json:"by"`
}

// An offerDocument is what the seat could use besides, by its id.
type offerDocument struct {
	Use  string `json:"use"`
	Kind string `json:"kind"`
	Unit string `json:"unit,omitempty"`
	game.Text
}

// document writes a forecast.
func (f *Forecast) document() *oddsDocument {
	s := f.State
	d := &oddsDocument{
		Kind: actionNames[f.Kind], Unit: s.unitID(f.By), Target: s.unitID(f.On), Side: sideNames[f.Arc], Reaches: f.Reaches,
		Throws: []throwOdds{}, Spends: []spentOdds{}, Own: ownOdds{Panic: f.OwnPanic},
	}
	if f.Kind != Charge {
		d.Reaches = 1
	}
	for _, t := range f.Dice {
		d.Throws = append(d.Throws, throwOdds{t.Dice, t.Need, t.Again, t.P})
	}
	for _, r := range f.ByRanks {
		d.ByRanks = append(d.ByRanks, ranksOdds{r.Ranks, r.Dice, *counted(r.Hits)})
	}
	if f.Hits != nil {
		d.Hits, d.Save = counted(f.Hits), f.Save
	}
	if f.Wounds != nil {
		made := f.Wounds.Total()
		d.Wounds = counted(f.Wounds)
		d.Left = s.leftOdds(f.On, f.Left)
		if f.Test.Need > 0 {
			d.Test = &testOdds{f.Test.Need, f.Test.Mod, f.Panic / made}
		}
	}
	own := s.leftOdds(f.By, f.OwnLeft)
	d.Own.Ranks, d.Own.Models = own.Ranks, own.Models
	for _, t := range f.Spent {
		for _, name := range bitsOf(uint32(t.Token), tokenNames[:]) {
			d.Spends = append(d.Spends, spentOdds{name, s.unitID(t.Unit), seatID(t.By)})
		}
	}
	for _, o := range f.Offered {
		e := s.Muster.lib.entry(o.Entry)
		d.Offers = append(d.Offers, offerDocument{e.ID, offerKinds[o.Kind], s.unitIDOr(o.Unit), e.Name})
	}
	return d
}

var offerKinds = [actionKinds]string{Play: "card", UseOrder: "order", ChooseYes: "ability"}

// counted tells how likely each number is, given that there is one.
func counted(d odds.Dist) *countOdds {
	given := d.Part(1 / d.Total())
	return &countOdds{given.Mean(), given}
}

// leftOdds tells what is left of a unit.
func (s *State) leftOdds(u UnitID, left odds.Dist) *leftOdds {
	given := left.Part(1 / left.Total())
	health := int(s.sheet(u).Health)
	models := given.Map(func(left int) int { return (left + health - 1) / health })
	return &leftOdds{Destroyed: given[0], Models: models, Ranks: models.Map(func(n int) int { return s.ranksWith(u, n) }), Mean: models.Mean()}
}
