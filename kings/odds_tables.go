package kings

import (
	"fmt"

	"gonfalon/game"
	"gonfalon/odds"
)

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
	"strikes":  {"%s at %s: %s, hit on %d+, wound on %d+", "%s contre %s\u202f: %s, pour toucher %d+, pour blesser %d+"},
	"die":      {"%s die", "%s dé"},
	"dice":     {"%s dice", "%s dés"},
}

// An oddsTeller writes odds for people, in a language.
type oddsTeller game.Lang

func (t oddsTeller) word(key string) string { return oddsWords[key][t] }

// decimal writes a number with the comma or point of the language.
func (t oddsTeller) decimal(format string, x float64) string {
	return game.Decimal(fmt.Sprintf(format, x)).Name(game.Lang(t))
}

func (t oddsTeller) percent(p float64) string { return t.decimal("%.1f %%", 100*p) }

// worthALine is the chance below which a line of the table would show nothing but zeros.
const worthALine = 0.0005

// tables tells what an attack comes to.
func (t oddsTeller) tables(a *Assault, o *Odds) []game.Table {
	all := []game.Table{t.figures(a, o), t.wounds(a, o)}
	if a.Defender.Rout > 0 && (a.Defender.IronResolve || a.Defender.Regeneration > 0) {
		all = append(all, t.left(o))
	}
	return all
}

// figures are the means.
func (t oddsTeller) figures(a *Assault, o *Odds) game.Table {
	rows := game.Table{{"", t.word("mean"), t.word("spread")}}
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
	return rows
}

// wounds has a line for each number of wounds, with the test that follows.
func (t oddsTeller) wounds(a *Assault, o *Odds) game.Table {
	tested := a.Defender.Rout > 0
	rows := game.Table{{t.word("wounds"), t.word("chance"), t.word("or more")}}
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
	return rows
}

func (t oddsTeller) results(row odds.Dist) []any {
	return []any{t.percent(row[Holds]), t.percent(row[Wavers]), t.percent(row[Routs])}
}

// left tells what remains on a target that heals.
func (t oddsTeller) left(o *Odds) game.Table {
	rows := game.Table{{t.word("left"), t.word("steady"), t.word("wavering")}}
	for wounds, holds := range o.Left[Holds] {
		if wavers := o.Left[Wavers][wounds]; holds+wavers >= worthALine {
			rows = append(rows, []any{wounds, t.percent(holds), t.percent(wavers)})
		}
	}
	return rows
}
