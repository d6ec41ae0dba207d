package main

import (
	"fmt"
	"io"
	"strings"

	"gonfalon/game"
	"gonfalon/kings"
	"gonfalon/odds"
)

// oddsDocument is what programs read.
type oddsDocument struct {
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

func document(target *kings.Defender, o *kings.Odds) oddsDocument {
	doc := oddsDocument{Hits: spreadOf(o.Hits), Wounds: spreadOf(o.Wounds)}
	for _, d := range o.Shed {
		doc.Shed = append(doc.Shed, spreadOf(d))
	}
	if target.Rout > 0 {
		doc.Nerve = &nerveOdds{results: results{o.Chance(kings.Holds), o.Chance(kings.Wavers), o.Chance(kings.Routs)}}
		for _, row := range o.Nerve {
			doc.Nerve.ByWounds = append(doc.Nerve.ByWounds, results{row[kings.Holds], row[kings.Wavers], row[kings.Routs]})
		}
		for wounds := range o.Left[kings.Holds] {
			doc.Left = append(doc.Left, leftOdds{o.Left[kings.Holds][wounds], o.Left[kings.Wavers][wounds]})
		}
	}
	return doc
}

func jointDocument(a *kings.Assault) (all []jointOdds) {
	joint := a.Joint()
	for hits, row := range joint[kings.Holds] {
		for wounds := range row {
			all = append(all, jointOdds{hits, wounds, results{
				joint[kings.Holds][hits][wounds], joint[kings.Wavers][hits][wounds], joint[kings.Routs][hits][wounds],
			}})
		}
	}
	return all
}

// oddsWords are all that the table says.
var oddsWords = map[string][2]string{
	"mean":     {"mean", "moyenne"},
	"spread":   {"deviation", "écart type"},
	"hits":     {"hits", "touches"},
	"wounds":   {"wounds", "blessures"},
	"shed":     {"shed by attacker %d", "soignées par l'attaquant %d"},
	"left":     {"left after its next order", "restant après son prochain ordre"},
	"chance":   {"chance", "chance"},
	"or more":  {"or more", "ou plus"},
	"steady":   {"steady", "stable"},
	"wavering": {"wavering", "ébranlée"},
	"routed":   {"routed", "en déroute"},
	"all":      {"all", "en tout"},
	"strikes":  {"%s at %s: %s dice, hit on %d+, wound on %d+", "%s contre %s\u202f: %s dés, touchent à %d+, blessent à %d+"},
}

// An oddsTeller writes odds for people.
type oddsTeller struct {
	w    io.Writer
	lang game.Lang
}

func (t oddsTeller) word(key string) string { return oddsWords[key][t.lang] }

// decimal writes a number with the comma or point of the language.
func (t oddsTeller) decimal(format string, x float64) string {
	text := fmt.Sprintf(format, x)
	if t.lang == game.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text
}

func (t oddsTeller) percent(p float64) string { return t.decimal("%.1f %%", 100*p) }

// worthALine is the chance below which a line of the table would show nothing but zeros.
const worthALine = 0.0005

func (t oddsTeller) tell(a *kings.Assault, o *kings.Odds) {
	tested := a.Defender.Rout > 0
	rows := [][]any{{"", t.word("mean"), t.word("spread")}}
	figures := func(name string, d odds.Dist) {
		rows = append(rows, []any{name, t.decimal("%.2f", d.Mean()), t.decimal("%.2f", d.Deviation())})
	}
	figures(t.word("hits"), o.Hits)
	figures(t.word("wounds"), o.Wounds)
	for i, d := range o.Shed {
		if a.Attacks[i].Leech > 0 {
			figures(fmt.Sprintf(t.word("shed"), i+1), d)
		}
	}
	printTable(t.w, rows...)
	fmt.Fprintln(t.w)
	rows = [][]any{{t.word("wounds"), t.word("chance"), t.word("or more")}}
	if tested {
		rows[0] = append(rows[0], t.word("steady"), t.word("wavering"), t.word("routed"))
	}
	for wounds, p := range o.Wounds {
		if p < worthALine {
			continue
		}
		row := []any{wounds, t.percent(p), t.percent(o.Wounds.AtLeast(wounds))}
		if tested {
			row = append(row, t.results(o.Nerve[wounds])...)
		}
		rows = append(rows, row)
	}
	if tested {
		rows = append(rows, append([]any{t.word("all"), "", ""}, t.results(o.Nerve.Second())...))
	}
	printTable(t.w, rows...)
	if tested && (a.Defender.IronResolve || a.Defender.Regeneration > 0) {
		t.left(o)
	}
}

func (t oddsTeller) results(row odds.Dist) []any {
	return []any{t.percent(row[kings.Holds]), t.percent(row[kings.Wavers]), t.percent(row[kings.Routs])}
}

// left tells what remains on a target that heals.
func (t oddsTeller) left(o *kings.Odds) {
	fmt.Fprintln(t.w)
	rows := [][]any{{t.word("left"), t.word("steady"), t.word("wavering")}}
	for wounds, holds := range o.Left[kings.Holds] {
		if wavers := o.Left[kings.Wavers][wounds]; holds+wavers >= worthALine {
			rows = append(rows, []any{wounds, t.percent(holds), t.percent(wavers)})
		}
	}
	printTable(t.w, rows...)
}
