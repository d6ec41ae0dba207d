package kings

import "gonfalon/odds"

// exactDocument is what programs read of all that an attack can come to.
type exactDocument struct {
	Hits   spread      `json:"hits"`
	Wounds spread      `json:"wounds"`
	Shed   []spread    `json:"shed"` // by each attacker, through Lifeleech
	Nerve  *nerveOdds  `json:"nerve,omitempty"`
	Left   []leftOdds  `json:"left,omitempty"`
	Joint  []jointOdds `json:"joint,omitempty"`
}

// A spread is a distribution: chances[k] is how likely k is.
type spread struct {
	Mean      float64   `json:"mean"`
	Deviation float64   `json:"deviation"`
	Chances   odds.Dist `json:"chances"`
}

type results struct {
	Steady   float64 `json:"steady"`
	Wavering float64 `json:"wavering"`
	Routed   float64 `json:"routed"`
}

type nerveOdds struct {
	results
	ByWounds []results `json:"by_wounds"` // and so many wounds at once
}

// leftOdds is how likely the target has so many wounds after its next order, and has not
// been routed.
type leftOdds struct {
	Steady   float64 `json:"steady"`
	Wavering float64 `json:"wavering"`
}

type jointOdds struct {
	Hits   int `json:"hits"`
	Wounds int `json:"wounds"`
	results
}

func spreadOf(d odds.Dist) spread { return spread{d.Mean(), d.Deviation(), d} }

func newExactDocument(target *Defender, o *Odds) exactDocument {
	doc := exactDocument{Hits: spreadOf(o.Hits), Wounds: spreadOf(o.Wounds)}
	for _, d := range o.Shed {
		doc.Shed = append(doc.Shed, spreadOf(d))
	}
	if target.Rout > 0 {
		doc.Nerve = &nerveOdds{results: results{o.Chance(Holds), o.Chance(Wavers), o.Chance(Routs)}}
		for _, row := range o.Nerve {
			doc.Nerve.ByWounds = append(doc.Nerve.ByWounds, results{row[Holds], row[Wavers], row[Routs]})
		}
		for wounds := range o.Left[Holds] {
			doc.Left = append(doc.Left, leftOdds{o.Left[Holds][wounds], o.Left[Wavers][wounds]})
		}
	}
	return doc
}

func jointDocument(a *Assault) (all []jointOdds) {
	joint := a.Joint()
	for hits, row := range joint[Holds] {
		for wounds := range row {
			all = append(all, jointOdds{hits, wounds, results{
				joint[Holds][hits][wounds], joint[Wavers][hits][wounds], joint[Routs][hits][wounds],
			}})
		}
	}
	return all
}
