package battles

import (
	"fmt"

	"gonfalon/game"
)

// Odds for people.

var _ game.Forecaster[State, Action] = Rules{}

// Forecast implements [game.Forecaster].
func (Rules) Forecast(s *State, a Action) game.Odds {
	switch {
	case s.Waits.Who == 0 || s.forbids(s.Waits.Who.First(), a) != "":
		return nil
	case s.Waits.Kind == decideAttack && a.Kind == Scorch:
		return &fireOdds{s.forecastScorch(a.Unit, a.Hex)}
	case s.Waits.Kind == decideAttack && a.Kind == Douse:
		return &fireOdds{s.forecastDouse(a.Unit, a.Hex)}
	}
	f := s.Forecast(a)
	if f == nil {
		return nil
	}
	return &forecastOdds{f, false}
}

// forecastOdds are the odds of an attack.
type forecastOdds struct {
	*Forecast
	described bool // on the command line: there is no match that it belongs to
}

// Document implements [game.Odds].
func (f *forecastOdds) Document(game.Lang) any { return f.document(true) }

// oddsWords are all that the tables say.
var oddsWords = map[string][2]string{
	"attack":    {"%s: %s at %s, %s", "%s : %s contre %s, %s"},
	"plain":     {"%s: %s", "%s : %s"},
	"die":       {"%d die", "%d dé"},
	"dice":      {"%d dice", "%d dés"},
	"at most":   {"%s: at most %d", "%s : au plus %d"},
	"change":    {"%s: %+d", "%s : %+d"},
	"target":    {"target", "cible"},
	"attacker":  {"attacker", "attaquant"},
	"destroyed": {"destroyed", "détruite"},
	"captured":  {"of these captured", "dont capturée"},
	"back":      {"driven back", "repoussée"},
	"holds":     {"holds", "tient"},
	"lost":      {"figures lost", "figurines perdues"},
	"chance":    {"chance", "chance"},
	"or more":   {"or more", "ou plus"},
	"mean":      {"mean", "moyenne"},
	"answer":    {"The answer comes with %s: %s.", "La riposte vient avec %s : %s."},
	"blow":      {"The parting blow: %s.", "L'attaque de décrochage : %s."},
	"reroll":    {"Rolled again: %s.", "Relancé : %s."},
	"tied":      {"Somewhere two symbols are worth the same.", "Parfois deux symboles se valent."},
	"assumes":   {"Assumed: %s.", "Hypothèse : %s."},
	"levels":    {"fire levels", "niveaux de feu"},
	"to":        {"fire after", "feu ensuite"},
	"scorch":    {"Scorched earth: %s", "Terre brûlée : %s"},
	"douse":     {"The fire of %s goes out with %s.", "Le feu de %s s'éteint avec %s."},
}

// kindWords call the kinds of attacks.
var kindWords = [...]game.Text{
	meleeAttack:   {English: "Melee", French: "Mêlée"},
	rangedAttack:  {English: "Ranged attack", French: "Attaque à distance"},
	dogsAttack:    {English: "War Dogs", French: "Chiens de Guerre"},
	counterAttack: {English: "Counter-attack", French: "Contre-attaque"},
	partingBlow:   {English: "Parting blow", French: "Attaque de décrochage"},
}

// An oddsTeller writes odds for people, in a language.
type oddsTeller game.Lang

func (t oddsTeller) word(key string, facts ...any) string {
	if len(facts) == 0 {
		return oddsWords[key][t]
	}
	return fmt.Sprintf(oddsWords[key][t], facts...)
}

func (t oddsTeller) name(n game.Named) string { return n.Name(game.Lang(t)) }

func (t oddsTeller) decimal(format string, x float64) string {
	return t.name(game.Decimal(fmt.Sprintf(format, x)))
}

func (t oddsTeller) percent(p float64) string { return t.decimal("%.1f %%", 100*p) }

func (t oddsTeller) dice(n int) string {
	if n == 1 {
		return t.word("die", n)
	}
	return t.word("dice", n)
}

// Tables implements [game.Odds].
func (f *forecastOdds) Tables(lang game.Lang) ([]game.Table, error) {
	t := oddsTeller(lang)
	d := f.document(false)
	head := game.Table{{f.headline(t, d)}}
	if !f.described {
		head = append(head, t.why(&d.rollOdds)...)
	}
	for i := range d.DogsRolls {
		roll := &d.DogsRolls[i]
		head = append(head, []any{"  " + t.word("plain", t.name(faceWords[i]), t.dice(roll.Dice))})
	}
	tables := []game.Table{head, t.ends(d), t.lost(d.On.Lost, d.On.Mean)}
	var notes game.Table
	if d.Blow != nil {
		notes = append(notes, []any{t.word("blow", t.dice(d.Blow.Dice))})
	}
	if d.Answer != nil {
		notes = append(notes, []any{t.word("answer", t.percent(d.Answer.Chance), t.dice(d.Answer.Dice))})
	}
	if d.Reroll != nil {
		notes = append(notes, []any{t.word("reroll", t.name(d.Reroll.Policy))})
		if d.Reroll.Tied {
			notes = append(notes, []any{t.word("tied")})
		}
	}
	for _, a := range d.Assumes {
		notes = append(notes, []any{t.word("assumes", t.name(a))})
	}
	if len(notes) > 0 {
		tables = append(tables, notes)
	}
	return tables, nil
}

// headline says who attacks whom.
func (f *forecastOdds) headline(t oddsTeller, d *attackOdds) string {
	kind := t.name(kindWords[f.Kind])
	dice := t.dice(d.Dice)
	if f.Kind == dogsAttack {
		dice = t.dice(1)
	}
	if f.described {
		return t.word("plain", kind, dice)
	}
	return t.word("attack", kind, t.name(f.State.unitAt(f.By)), t.name(f.State.unitAt(f.On)), dice)
}

// why lists what makes the dice.
func (t oddsTeller) why(r *rollOdds) (rows game.Table) {
	for _, w := range r.Why {
		if w.Most > 0 {
			rows = append(rows, []any{"  " + t.word("at most", t.name(w.Text), w.Most)})
		} else {
			rows = append(rows, []any{"  " + t.word("change", t.name(w.Text), w.Change)})
		}
	}
	return rows
}

// ends tells what becomes of both.
func (t oddsTeller) ends(d *attackOdds) game.Table {
	rows := game.Table{{"", t.word("destroyed"), t.word("captured"), t.word("back"), t.word("holds"), t.word("mean")}}
	row := func(name string, o *tollOdds) {
		rows = append(rows, []any{name, t.percent(o.Destroyed), t.percent(o.Captured), t.percent(o.Back), t.percent(o.Holds), t.decimal("%.2f", o.Mean)})
	}
	row(t.word("target"), &d.On)
	row(t.word("attacker"), &d.By)
	return rows
}

// lost has a line for each number of figures.
func (t oddsTeller) lost(chances []float64, mean float64) game.Table {
	rows := game.Table{{t.word("lost"), t.word("chance"), t.word("or more")}}
	more := 0.0
	for _, p := range chances {
		more += p
	}
	for k, p := range chances {
		rows = append(rows, []any{k, t.percent(p), t.percent(min(more, 1))})
		more -= p
	}
	return append(rows, []any{t.word("mean"), t.decimal("%.2f", mean), ""})
}
