package kings

import (
	"fmt"

	"gonfalon/game"
)

// The odds of an attack of a match.

var _ game.Forecaster[State, Action] = Rules{}

// Forecast implements [game.Forecaster].
func (Rules) Forecast(s *State, a Action) game.Odds {
	f, ok := s.Forecast(a)
	if !ok {
		return nil
	}
	return &forecastOdds{s, f}
}

// forecastOdds are the odds of an attack on a table.
type forecastOdds struct {
	state *State
	Forecast
}

// forecastDocument is what programs read of an attack of a match.
type forecastDocument struct {
	Target    string           `json:"target"`
	Attackers []strikeDocument `json:"attackers"`
	exactDocument
}

// strikeDocument is what an attacker rolls, and why.
type strikeDocument struct {
	Unit    string   `json:"unit"`
	Dice    string   `json:"dice"`
	Hit     int      `json:"hit"`
	Wound   int      `json:"wound"`
	Because []string `json:"because"`
}

// Document implements [game.Odds].
func (f *forecastOdds) Document(lang game.Lang) any {
	return forecastDocument{f.state.Armies.ID(f.Target), f.strikes(lang), newExactDocument(&f.Assault.Defender, &f.Odds)}
}

func (f *forecastOdds) strikes(lang game.Lang) []strikeDocument {
	list := []strikeDocument{}
	for i, by := range f.Attackers {
		attack := &f.Assault.Attacks[i]
		d := strikeDocument{f.state.Armies.ID(by.Unit), attack.Dice.String(), attack.Hit, attack.Wound, []string{}}
		for _, m := range by.Because {
			d.Because = append(d.Because, m.Text(lang))
		}
		list = append(list, d)
	}
	return list
}

// Tables implements [game.Odds]: who attacks whom, what makes the dice, and the odds.
func (f *forecastOdds) Tables(lang game.Lang) ([]game.Table, error) {
	t := oddsTeller(lang)
	var lines game.Table
	for i, by := range f.strikes(lang) {
		dice := t.word("dice")
		if by.Dice == "1" {
			dice = t.word("die")
		}
		unit, target := f.state.unitName(f.Attackers[i].Unit), f.state.unitName(f.Target)
		lines = append(lines, []any{fmt.Sprintf(t.word("strikes"), unit.Name(lang), target.Name(lang), fmt.Sprintf(dice, by.Dice), by.Hit, by.Wound)})
		for _, why := range by.Because {
			lines = append(lines, []any{"  " + why})
		}
	}
	return append([]game.Table{lines}, t.tables(&f.Assault, &f.Odds)...), nil
}
