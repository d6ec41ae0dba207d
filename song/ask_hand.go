package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// What the seat that asks holds: which of it can be played now, and what the rest waits for.

type handDocument struct {
	Cards   []heldDocument   `json:"cards"`
	Orders  []readyDocument  `json:"orders"`
	Moments []momentDocument `json:"moments"`
}

// A momentDocument is a moment at which a seat may be asked: it can be answered by an Order of
// the seat, or by cards of its deck, whether they are in its hand or not.
type momentDocument struct {
	whenDocument
	Counts *game.Text `json:"counts,omitempty"`
	Cards  []string   `json:"cards"`
}

type heldDocument struct {
	Card   string         `json:"card"`
	Copies int            `json:"copies"`
	Now    bool           `json:"now"`
	When   []whenDocument `json:"when"` // the moments at which it is played
	Bonus  string         `json:"bonus,omitempty"`
	Held   bool           `json:"held,omitempty"` // the seat controls that zone
}

type whenDocument struct {
	Trigger string `json:"trigger"`
	game.Text
}

// A readyDocument is an Order of a unit of the seat.
type readyDocument struct {
	orderDocument
	N    uint8          `json:"n"` // of the action that uses it
	Now  bool           `json:"now"`
	Used bool           `json:"used"`
	When []whenDocument `json:"when"`
}

func (k *asker) playable() any {
	s, seat := k.s, k.seat
	d := handDocument{Cards: []heldDocument{}, Orders: []readyDocument{}, Moments: []momentDocument{}}
	asks := s.Muster.seat[seat].answers
	asked := s.Waits.Kind == decideAnswer && s.Waits.Who.Has(seat)
	for kind, n := range s.Posts[seat].Hand {
		id := s.Muster.seat[seat].deck[kind]
		if n == 0 || id == 0 {
			continue
		}
		a := Action{Kind: Play, N: uint8(kind)}
		x := heldDocument{Card: s.cardID(seat, kind), Copies: int(n), Now: asked && s.forbidsAnswer(seat, &a).ok(), When: s.whenOf(id)}
		if z := s.Muster.lib.bonus(id); z != effect.NoZone {
			x.Bonus, x.Held = z.String(), s.controls(&Work{Seat: seat}, z)
		}
		d.Cards = append(d.Cards, x)
	}
	for u, end := s.Muster.Of(seat); u < end; u++ {
		for slot := range uint8(unitAnswers) {
			src, ok := s.orderAt(seat, u, slot)
			if !ok || s.Muster.lib.entry(src.entry).kind != effect.OrderKind {
				continue
			}
			e, a := s.Muster.lib.entry(src.entry), Action{Kind: UseOrder, Unit: u, N: slot}
			asks |= e.events
			d.Orders = append(d.Orders, readyDocument{
				orderDocument{s.unitID(u), e.ID, e.Name}, slot, asked && s.forbidsAnswer(seat, &a).ok(), !s.usable(&src, e), s.whenOf(src.entry),
			})
		}
	}
	for kind, text := range eventTexts {
		if event := effect.Event(kind); event != effect.NoEvent && (asks|s.siegeAnswers(seat))>>event&1 == 1 {
			d.Moments = append(d.Moments, s.momentDocument(seat, event, text))
		}
	}
	return d
}

func (s *State) momentDocument(seat game.Seat, event effect.Event, text game.Text) momentDocument {
	d := momentDocument{whenDocument: whenDocument{event.String(), text}, Cards: []string{}}
	if what, ok := countedAt[event]; ok {
		d.Counts = &what
	}
	for kind, id := range s.Muster.seat[seat].deck {
		if id != 0 && s.Muster.lib.entry(id).events>>event&1 == 1 {
			d.Cards = append(d.Cards, s.cardID(seat, kind))
		}
	}
	return d
}

// whenOf are the moments at which something is used.
func (s *State) whenOf(id entryID) []whenDocument {
	list := []whenDocument{}
	e := s.Muster.lib.entry(id)
	for kind := range eventTexts {
		if event := effect.Event(kind); event != effect.NoEvent && e.events>>event&1 == 1 {
			list = append(list, whenDocument{event.String(), eventTexts[event]})
		}
	}
	return list
}

// bonus is the zone that makes a Tactics card better for who controls it.
func (l *library) bonus(id entryID) effect.Zone {
	for _, c := range l.effects.Cards {
		if &c.Record == l.entry(id).Record && c.Bonus != nil {
			return c.Bonus.Zone
		}
	}
	return effect.NoZone
}
