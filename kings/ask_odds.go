package kings

import (
	"encoding/json"

	"gonfalon/game"
)

// oddsQuestion asks how an attack can end that the seat may decide on: the combat to fight
// next, or any other.
type oddsQuestion struct {
	asked
	Action json.RawMessage `json:"action"`
}

type outlookDocument struct {
	Refused *game.Ruling  `json:"refused,omitempty"`
	Odds    *oddsDocument `json:"odds,omitempty"`
}

func (s *State) askOdds(seat game.Seat, question []byte) (any, error) {
	var q oddsQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	a, err := Rules{}.ReadAction(s, q.Action)
	if err != nil {
		return nil, err
	}
	o := s.forbids(seat, &a)
	d := outlookDocument{Refused: s.ruling(o, seat, &a)}
	if o.ok() {
		d.Odds = s.odds(&a)
	}
	return d, nil
}

// oddsDocument is how an attack can end.
type oddsDocument struct {
	Attacks []attackDocument `json:"attacks"`
	Wounds  []float64        `json:"wounds"`
	Mean    float64          `json:"mean"`
	Steady  float64          `json:"steady"`
	Wavers  float64          `json:"wavers"`
	Routs   float64          `json:"routs"`
}

type attackDocument struct {
	Unit    string           `json:"unit"`
	Dice    string           `json:"dice"`
	Hit     int              `json:"hit"`
	Wound   int              `json:"wound"`
	Because []reasonDocument `json:"because"`
}

// reasonDocument is one thing that has made a number of an attack what it is.
type reasonDocument struct {
	game.Text
	Of   string    `json:"of"`
	Rule game.Rule `json:"rule,omitempty"`
}

// never is a chance that need not be told.
const never = 1e-6

// odds tells how the attack of a legal action can end; nil if it is none.
func (s *State) odds(a *Action) *oddsDocument {
	f, ok := s.Forecast(*a)
	if !ok {
		return nil
	}
	return s.oddsDocument(&f)
}

// oddsDocument writes a forecast.
func (s *State) oddsDocument(f *Forecast) *oddsDocument {
	o := &f.Odds
	d := &oddsDocument{
		Attacks: []attackDocument{}, Wounds: o.Wounds,
		Steady: o.Chance(Holds), Wavers: o.Chance(Wavers), Routs: o.Chance(Routs),
	}
	for len(d.Wounds) > 1 && d.Wounds[len(d.Wounds)-1] < never {
		d.Wounds = d.Wounds[:len(d.Wounds)-1]
	}
	for n, chance := range o.Wounds {
		d.Mean += float64(n) * chance
	}
	for i, by := range f.Attackers {
		at := &f.Assault.Attacks[i]
		e := attackDocument{
			Unit: s.Armies.ID(by.Unit), Dice: at.diceText(), Hit: min(max(at.need(), lowest), 6), Wound: max(at.Wound, lowest), Because: []reasonDocument{},
		}
		for _, m := range by.Because {
			e.Because = append(e.Because, reasonDocument{game.Text{English: m.Text(game.English), French: m.Text(game.French)}, m.Of(), m.Rule()})
		}
		d.Attacks = append(d.Attacks, e)
	}
	return d
}

// diceText writes how many dice an attack has: 24, D6+6, 2 × (D6+6).
func (a *Attack) diceText() string {
	n, half := max(a.Times, 1), a.need() > 6
	if a.Dice.Die == 0 {
		if n *= int(a.Dice.Plus); half {
			n /= 2
		}
		return itoa(n)
	}
	text := a.Dice.String()
	if n > 1 {
		text = itoa(n) + " × (" + text + ")"
	}
	if half {
		text = "½ × (" + text + ")"
	}
	return text
}
