package song

import (
	"fmt"

	"gonfalon/game"
	"gonfalon/odds"
)

// Odds for people.

var _ game.Forecaster[State, Action] = Rules{}

// Forecast implements [game.Forecaster].
func (Rules) Forecast(s *State, a Action) game.Odds {
	for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
		if seat := rest.First(); s.forbids(seat, &a).ok() {
			if f, ok := s.forecast(seat, &a, Plan{Seat: seat}); ok {
				return &forecastOdds{f, false}
			}
			return nil
		}
	}
	return nil
}

// forecastOdds are the odds of an attack.
type forecastOdds struct {
	*Forecast
	described bool // on the command line: there is no match that it belongs to
}

// Document implements [game.Odds].
func (f *forecastOdds) Document(game.Lang) any { return f.document() }

// oddsWords are all that the tables say.
var oddsWords = map[string][2]string{
	"charge":    {"%s charges %s, %s", "Charge : %s contre %s, %s"},
	"shoot":     {"%s shoots at %s, %s", "Tir : %s contre %s, %s"},
	"strike":    {"%s attacks %s, %s", "Attaque : %s contre %s, %s"},
	"reaches":   {"reaches", "atteint la cible"},
	"throw":     {"%d {die|dice}, %d+", "%d {dé|dés}, %d+"},
	"again":     {"%d {die|dice}, %d+, misses again", "%d {dé|dés}, %d+, ratés relancés"},
	"fails":     {"Panic Test failed", "Test de Panique raté"},
	"own fails": {"own Panic Test failed", "propre Test de Panique raté"},
	"destroyed": {"target destroyed", "cible détruite"},
	"mean":      {"mean", "moyenne"},
	"deviation": {"deviation", "écart type"},
	"hits":      {"hits", "touches"},
	"wounds":    {"Wounds", "Blessures"},
	"left":      {"models left", "figurines restantes"},
	"ranks":     {"ranks", "rangs"},
	"chance":    {"chance", "chance"},
	"or more":   {"or more", "ou plus"},
	"given":     {"What follows is given that there is an attack.", "Ce qui suit suppose que l'attaque a lieu."},
}

// An oddsTeller writes odds for people, in a language.
type oddsTeller game.Lang

func (t oddsTeller) word(key string) string { return oddsWords[key][t] }

func (t oddsTeller) decimal(format string, x float64) string {
	return game.Decimal(fmt.Sprintf(format, x)).Name(game.Lang(t))
}

func (t oddsTeller) percent(p float64) string { return t.decimal("%.1f %%", 100*p) }

// worthALine is the chance below which a line of a table would show nothing but zeros.
const worthALine = 0.0005

// Tables implements [game.Odds].
func (f *forecastOdds) Tables(lang game.Lang) ([]game.Table, error) {
	t, d := oddsTeller(lang), f.document()
	var all []game.Table
	if !f.described {
		who := fmt.Sprintf(t.word(d.Kind), f.State.unitName(f.By).Name(lang), f.State.unitName(f.On).Name(lang), sideWords[f.Arc].Name(lang))
		all = append(all, game.Table{{who}})
	}
	all = append(all, t.chances(f.Forecast, d))
	if d.Wounds == nil {
		return all, nil
	}
	if d.Reaches < 1-1e-9 {
		all = append(all, game.Table{{t.word("given")}})
	}
	rows := game.Table{{"", t.word("mean"), t.word("deviation")}}
	figures := func(name string, x odds.Dist) {
		rows = append(rows, []any{t.word(name), t.decimal("%.2f", x.Mean()), t.decimal("%.2f", x.Deviation())})
	}
	if d.Hits != nil {
		figures("hits", d.Hits.Chances)
	}
	figures("wounds", d.Wounds.Chances)
	figures("left", d.Left.Models)
	return append(all, rows, t.counts("wounds", d.Wounds.Chances), t.counts("left", d.Left.Models), t.counts("ranks", d.Left.Ranks)), nil
}

// chances are those that stand alone.
func (t oddsTeller) chances(f *Forecast, d *oddsDocument) game.Table {
	var rows game.Table
	add := func(name string, p float64) { rows = append(rows, []any{name, t.percent(p)}) }
	if f.Kind == Charge {
		add(t.word("reaches"), d.Reaches)
	}
	for _, throw := range d.Throws {
		key := "throw"
		if throw.Again {
			key = "again"
		}
		add(game.Plural(fmt.Sprintf(t.word(key), throw.Dice, throw.Need), game.Lang(t)), throw.Chance)
	}
	if d.Test != nil {
		add(t.word("fails"), d.Test.Failed)
	}
	if d.Own.Panic > 0 {
		add(t.word("own fails"), d.Own.Panic)
	}
	if d.Left != nil {
		add(t.word("destroyed"), d.Left.Destroyed)
	}
	return rows
}

// counts has a line for each number.
func (t oddsTeller) counts(name string, d odds.Dist) game.Table {
	rows := game.Table{{t.word(name), t.word("chance"), t.word("or more")}}
	for n, p := range d {
		if p >= worthALine {
			rows = append(rows, []any{n, t.percent(p), t.percent(d.AtLeast(n))})
		}
	}
	return rows
}
