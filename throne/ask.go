package throne

import (
	"encoding/json"
	"fmt"

	"gonfalon/game"
)

// Questions about a position: docs/throne.md lists them. They are answered by what counts and
// carries out battles.

// Ask implements [game.Counsel].
func (r Rules) Ask(s *State, seat game.Seat, question []byte) (any, error) {
	var q struct {
		Ask    string          `json:"ask"`
		Action json.RawMessage `json:"action,omitempty"`
	}
	if err := game.Decode(question, &q); err != nil {
		return nil, fmt.Errorf("question: %w", err)
	}
	switch q.Ask {
	case "sum":
		return s.sumDocument(), nil
	case "attack":
		a, err := r.ReadAction(s, q.Action)
		if err != nil {
			return nil, fmt.Errorf("question: %w", err)
		}
		return s.askAttack(seat, a), nil
	}
	return nil, fmt.Errorf("question: %w", game.Unknown("question", q.Ask, []string{"attack", "sum"}))
}

// sumDocument is what counts in a battle, and what may still: the Support orders that nobody
// has decided on yet.
type sumDocument struct {
	Area     string         `json:"area,omitempty"`
	Attacker []partDocument `json:"attacker"`
	Defender []partDocument `json:"defender"`
	Open     []openDocument `json:"open"`
	Refused  *game.Ruling   `json:"refused,omitempty"`
}

type partDocument struct {
	game.Text
	N    int       `json:"n"`
	Rule game.Rule `json:"rule"`
	// Of is what it is: units, order, support, card or blade.
	Of string `json:"of"`
	// Area is where support comes from.
	Area string `json:"area,omitempty"`
}

// openDocument is a Support order next to a battle: what it would give, and to whom it may.
type openDocument struct {
	Area  string   `json:"area"`
	House string   `json:"house"`
	N     int      `json:"n"`
	Sides []string `json:"sides"`
}

// askAttack tells what would count in the battle that a March brings about.
func (s *State) askAttack(h House, a Action) sumDocument {
	if err := (Rules{}).Check(s, h, a); err != nil {
		d := noSum()
		if r, ok := game.AsRefusal(err); ok {
			ruling := r.Ruling()
			d.Refused = &ruling
		}
		return d
	}
	next := *s
	if a.Kind == MarchOrder {
		play{State: &next}.moveOut(h, a)
	}
	return next.sumDocument()
}

// sumDocument writes what counts in the battle at hand; nothing where there is none between Houses.
func (s *State) sumDocument() sumDocument {
	d := noSum()
	b := &s.Battle
	if b.Area == NoArea || b.Fighter[Defend] == NoHouse {
		return d
	}
	d.Area = s.Board.Areas[b.Area].ID
	for side, list := range [...]*[]partDocument{&d.Attacker, &d.Defender} {
		s.summands(Side(side), func(p summand) {
			e := partDocument{Text: s.text(Side(side), p), N: p.n, Rule: p.rule, Of: partNames[p.what]}
			if p.of != NoArea {
				e.Area = s.Board.Areas[p.of].ID
			}
			*list = append(*list, e)
		})
	}
	for rest := s.supporters(b.Area) &^ b.Asked; rest != 0; {
		var a Area
		a, rest = rest.Next()
		d.Open = append(d.Open, s.openDocument(a))
	}
	return d
}

func noSum() sumDocument {
	return sumDocument{Attacker: []partDocument{}, Defender: []partDocument{}, Open: []openDocument{}}
}

func (s *State) openDocument(a Area) openDocument {
	h := s.Places[a].House
	d := openDocument{s.Board.Areas[a].ID, s.Board.houseID(h), s.support(a, false), []string{}}
	for side := Attack; side < Neither; side++ {
		if s.forbidsSupport(h, Action{Kind: GiveSupport, Area: a, Side: side}) == "" {
			d.Sides = append(d.Sides, sideNames[side])
		}
	}
	return d
}
