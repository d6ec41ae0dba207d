package parley

import (
	"fmt"

	"gonfalon/game"
)

var (
	seatNames = []string{"north", "east", "south", "west"}
	kindNames = []string{"", "stake", "speak", "object"}
	cardNames = []string{"pass", "praise", "scorn", "objection"}
)

type stateDoc struct {
	Speech   uint8       `json:"speech"`
	Speeches uint8       `json:"speeches"`
	Over     bool        `json:"over,omitempty"`
	Speaker  string      `json:"speaker"`
	Stake    uint8       `json:"stake,omitempty"`
	Favour   int8        `json:"favour,omitempty"`
	Deck     *Cards      `json:"deck,omitempty"`
	Discard  Cards       `json:"discard"`
	Players  []playerDoc `json:"players"`
	Windows  []windowDoc `json:"windows,omitempty"` // within each other, the innermost last
	Plays    []playDoc   `json:"plays,omitempty"`   // that each of them but the first is about
}

type playerDoc struct {
	Score uint8  `json:"score"` // of its side
	Held  uint8  `json:"held"`
	Hand  *Cards `json:"hand,omitempty"`
}

type windowDoc struct {
	May      []string          `json:"may,omitempty"`
	Sealed   map[string]string `json:"sealed,omitempty"`
	Declared map[string]string `json:"declared,omitempty"`
}

type playDoc struct {
	Seat   string `json:"seat"`
	Card   string `json:"card"`
	Undone bool   `json:"undone,omitempty"`
}

type actionDoc struct {
	Kind  string `json:"kind"`
	Stake *uint8 `json:"stake,omitempty"`
	Card  string `json:"card,omitempty"`
}

// State writes a state; what is unknown is left out.
func (Game) State(s *State) any {
	doc := stateDoc{
		Speech: s.Speech, Speeches: s.Speeches, Over: s.Stack.Len() == 0, Speaker: seatNames[s.Speaker],
		Stake: s.Stake, Favour: s.Favour, Deck: known(s.Deck), Discard: s.Discard,
	}
	for seat := range game.Seat(s.Seats) {
		h := s.Hands[seat]
		doc.Players = append(doc.Players, playerDoc{s.Score[s.side(seat)], h.Held, known(h.Cards)})
	}
	for depth := 1; depth < s.Stack.Len(); depth++ {
		switch f := s.Stack.At(depth); f.Proc {
		case procWindow:
			doc.Windows = append(doc.Windows, writeWindow(&s.Windows[f.Arg]))
		case procCard:
			p := s.Plays[f.Arg]
			doc.Plays = append(doc.Plays, playDoc{seatNames[p.Seat], cardNames[p.Card], p.Undone})
		}
	}
	return doc
}

func known(c Cards) *Cards {
	if c == UnknownCards {
		return nil
	}
	return &c
}

func writeWindow(w *game.Window) windowDoc {
	doc := windowDoc{Sealed: map[string]string{}, Declared: map[string]string{}}
	for i, name := range seatNames {
		seat := game.Seat(i)
		if w.May.Has(seat) {
			doc.May = append(doc.May, name)
		}
		if w.Given.Has(seat) {
			doc.Sealed[name] = cardNames[w.Answers[seat]]
		}
		if w.Declared.Has(seat) {
			doc.Declared[name] = cardNames[w.Answers[seat]]
		}
	}
	return doc
}

// Action writes an action.
func (Game) Action(_ *State, a Action) any {
	if a.Kind == KindStake {
		return actionDoc{Kind: kindNames[a.Kind], Stake: &a.Stake}
	}
	return actionDoc{Kind: kindNames[a.Kind], Card: cardNames[a.Card]}
}

// ReadAction reads an action, which must have the field of its kind and no other.
func (Game) ReadAction(_ *State, data []byte) (Action, error) {
	var doc actionDoc
	if err := game.Decode(data, &doc); err != nil {
		return Action{}, fmt.Errorf("read action: %w", err)
	}
	var l game.Lookup
	a := Action{Kind: game.Kind(l.Index("kind", kindNames, doc.Kind))}
	stake := a.Kind == KindStake
	switch {
	case l.Err == nil && (stake != (doc.Stake != nil) || stake != (doc.Card == "")):
		l.FailBoth("kind %q has other fields", "%q a d'autres champs", doc.Kind)
	case stake:
		a.Stake = *doc.Stake
	case l.Err == nil:
		a.Card = Card(l.Index("card", cardNames, doc.Card))
	}
	if l.Err != nil {
		return Action{}, fmt.Errorf("read action: %w", l.Err)
	}
	return a, nil
}
