package battles

import "gonfalon/geom/hex"

// The parts of a written battle plan.

func (p *Plan) sideDocument(h House) sideDocument {
	d := sideDocument{CommandTokens: p.Command[h], LastSpace: "11"}
	if p.Rout[h] {
		d.LastSpace = "rout"
	}
	for _, f := range p.Forces {
		if f.House == h {
			d.Units = append(d.Units, unitDocument{p.Units[f.Type].ID, rankNames[f.Rank], p.at(f.Hex), p.Commanders[f.Commander].ID})
		}
	}
	return d
}

func (p *Plan) specialDocuments() []specialDocument {
	var all []specialDocument
	sp := &p.Special
	if sp.Ambush != NoHouse {
		all = append(all, specialDocument{Rule: "advantage", House: houseNames[sp.Ambush]})
	}
	if sp.ExitHouse != NoHouse {
		all = append(all, specialDocument{Rule: "exit", House: houseNames[sp.ExitHouse], Hexes: p.ats(list(sp.Exits))})
	}
	if len(sp.Torches) > 0 {
		all = append(all, p.torchDocument())
	}
	if len(sp.Hides) > 0 {
		d := specialDocument{Rule: "strategy", Hexes: p.ats(sp.Hides), Strategic: sp.Strategic, Fords: sp.Fords}
		if sp.HideHouse != NoHouse {
			d.House = houseNames[sp.HideHouse]
		}
		if sp.Finder != NoHouse {
			d.Finder = houseNames[sp.Finder]
		}
		all = append(all, d)
	}
	return all
}

func (p *Plan) torchDocument() specialDocument {
	sp := &p.Special
	d := specialDocument{Rule: "scorched_earth", House: houseNames[sp.Torches[0].House], TentsVanish: sp.TentsVanish}
	for _, t := range sp.Torches {
		switch {
		case t.Hex != hex.None:
			d.Hexes = append(d.Hexes, p.at(t.Hex))
		case t.Classes != 0:
			d.Classes = chosen(classNames[:], uint16(t.Classes))
		default:
			d.Commanders = append(d.Commanders, p.Commanders[t.Commander].ID)
		}
	}
	d.Only = chosen(tokenNames[:], uint16(sp.Only))
	return d
}

// chosen are the names whose bits are set.
func chosen(names []string, bits uint16) []string {
	var some []string
	for i, name := range names {
		if bits>>i&1 == 1 {
			some = append(some, name)
		}
	}
	return some
}

func (p *Plan) scoreDocument(s Scoring) scoreDocument {
	d := scoreDocument{
		When: momentNames[s.When], House: sideNames[s.House], Per: perNames[s.Per],
		Points: pointsDocument{s.Per == perZone, s.Points}, Commander: p.Commanders[s.Commander].ID,
	}
	switch s.Per {
	case perControlled:
		if s.Hexes != p.objectives() {
			d.Hexes = p.ats(list(s.Hexes))
		}
	case perOccupied:
		d.Hexes = p.ats(list(s.Hexes))
	case perRows:
		for row := range p.Grid.Height() {
			if s.Hexes.Has(p.Grid.At(0, row)) {
				d.Rows = append(d.Rows, row)
			}
		}
	}
	return d
}

// objectives are the hexes that are controlled, as a set.
func (p *Plan) objectives() hex.Set {
	var set hex.Set
	for _, h := range p.Objectives {
		set = set.With(h)
	}
	return set
}

func (p *Plan) instantDocument(s Sudden) instantDocument {
	d := instantDocument{House: houseNames[s.House], Commander: p.Commanders[s.Commander].ID, Event: "captured", Points: s.Points}
	if s.Exit {
		d.Event = "exits"
	}
	if s.From != pers {
		d.From = perNames[s.From]
	}
	return d
}
