package stones

import (
	"errors"
	"fmt"

	"gonfalon/game"
)

var (
	seatNames = []string{"red", "green", "blue", "white"}
	seatTexts = []game.Text{{"Red", "Rouge"}, {"Green", "Vert"}, {"Blue", "Bleu"}, {"White", "Blanc"}}
	kindNames = []string{decideTake: "take", decideAnswer: "answer"}
	questions = []game.Text{
		decideTake:   {"how many stones to take", "combien de pierres prendre"},
		decideAnswer: {"whether to add a stone", "s'il faut ajouter une pierre"},
	}
)

// A stateDocument is how a state is written. While others may answer, asked are those who
// may, given is what they have answered, and added who has added a stone already.
type stateDocument struct {
	Seats uint8           `json:"seats"`
	Heap  uint8           `json:"heap"`
	Turn  string          `json:"turn"`
	Own   []string        `json:"own"`
	Asked []string        `json:"asked,omitempty"`
	Given map[string]bool `json:"given,omitempty"`
	Added []string        `json:"added,omitempty"`
}

type actionDocument struct {
	Kind string `json:"kind"`
	N    uint8  `json:"n"`
}

// Info describes the game.
func (Rules) Info() game.Info {
	return game.Info{Name: "stones", Version: 1, Content: "none", MinSeats: 2, MaxSeats: maxSeats}
}

// State writes a state.
func (Rules) State(s *State) any {
	doc := stateDocument{
		Seats: s.Seats, Heap: s.Heap, Turn: seatNames[s.Turn], Own: names(s.Own), Asked: names(s.Window.May), Added: names(s.Window.Declared),
	}
	for rest := s.Window.Given; rest != 0; rest = rest.Without(rest.First()) {
		if doc.Given == nil {
			doc.Given = map[string]bool{}
		}
		doc.Given[seatNames[rest.First()]] = s.Window.Answers[rest.First()] == add
	}
	return doc
}

// ReadState reads a state.
func (g Rules) ReadState(data []byte, _ *game.Dice) (s State, err error) {
	var doc stateDocument
	if err := game.Decode(data, &doc); err != nil {
		return s, fmt.Errorf("state: %w", err)
	}
	var l lookup
	s = State{Seats: doc.Seats, Heap: doc.Heap, Turn: l.seat(doc.Turn), Own: l.seats(doc.Own)}
	if asked := l.seats(doc.Asked); asked != 0 {
		s.Window = game.OpenWindow(s.Turn, int(s.Seats), asked)
		s.Window.Declared = l.seats(doc.Added)
		for rest := s.Window.Declared; rest != 0; rest = rest.Without(rest.First()) {
			s.Window.Answers[rest.First()] = add
		}
		for name, added := range doc.Given {
			seat := l.seat(name)
			s.Window.Given = s.Window.Given.With(seat)
			if added {
				s.Window.Answers[seat] = add
			}
		}
	}
	if l.Err != nil {
		return s, fmt.Errorf("state: %w", l.Err)
	}
	return s, g.Audit(&s)
}

// Action writes an action.
func (Rules) Action(_ *State, a Action) any { return actionDocument{kindNames[a.Kind], a.N} }

// ReadAction reads an action.
func (Rules) ReadAction(_ *State, data []byte) (a Action, err error) {
	var doc actionDocument
	if err := game.Decode(data, &doc); err != nil {
		return a, fmt.Errorf("action: %w", err)
	}
	var l game.Lookup
	a = Action{game.Kind(l.Index("kind of action", kindNames, doc.Kind)), doc.N}
	return a, l.Err
}

// A lookup finds seats by their names.
type lookup struct{ game.Lookup }

func (l *lookup) seat(name string) game.Seat { return game.Seat(l.Index("seat", seatNames, name)) }

func (l *lookup) seats(list []string) (set game.SeatSet) {
	for _, name := range list {
		set = set.With(l.seat(name))
	}
	return set
}

func names(set game.SeatSet) []string {
	list := []string{}
	for ; set != 0; set = set.Without(set.First()) {
		list = append(list, seatNames[set.First()])
	}
	return list
}

// KindName names a kind of decision.
func (Rules) KindName(k game.Kind) string { return kindNames[k] }

// RollName says what a roll is for.
func (Rules) RollName(game.Label) game.Text { return game.Text{English: "the heap", French: "le tas"} }

// Question asks the decision that a state waits for.
func (g Rules) Question(s *State) game.Text { return questions[g.Next(s).Kind] }

// SeatName names a seat.
func (Rules) SeatName(s *State, seat game.Seat) string {
	if seat < 0 || int(seat) >= int(s.Seats) {
		return ""
	}
	return seatNames[seat]
}

// SeatText names a seat to people.
func (Rules) SeatText(_ *State, seat game.Seat) game.Text { return seatTexts[seat] }

// Words names what actions and states are written with, and the topics of the rules.
func (Rules) Words() map[string]game.Text {
	return map[string]game.Text{
		"stones": {"Stones", "Pierres"},
		"take":   {"take", "prendre"}, "answer": {"answer", "répondre"}, "n": {"stones", "pierres"},
		"seats": {"seats", "places"}, "heap": {"heap", "tas"}, "turn": {"turn", "tour"}, "own": {"stone left", "pierre en réserve"},
		"asked": {"may answer", "peuvent répondre"}, "given": {"answers", "réponses"}, "added": {"stone added", "pierre ajoutée"},
		"sides": {"sides", "camps"}, "end": {"the end", "la fin"},
	}
}

// Kinds of events.
const (
	eventTurn uint8 = iota
	eventTook
	eventAdded
)

var teller = game.NewTeller([]game.Telling{
	eventTurn: {"turn", game.HeadsTurn, "", game.Text{"Turn of {seat}.", "Tour de {seat}."}},
	eventTook: {"took", "", "stones left", game.Text{
		"{seat}: stones taken: {stones}, left: {left}", "{seat}\u00a0: pierres prises\u00a0: {stones}, restantes\u00a0: {left}",
	}},
	eventAdded: {"added", "", "left", game.Text{"{seat} adds a stone, left: {left}", "{seat} ajoute une pierre, restantes\u00a0: {left}"}},
}, map[string]game.Noun[State]{"seat": game.SeatNoun(Rules{}.SeatText)})

// Tell says an event.
func (Rules) Tell(s *State, e game.Event) game.Told { return teller.Tell(s, e) }

// Audit finds states that cannot be.
func (Rules) Audit(s *State) error {
	var all game.SeatSet
	for seat := range game.Seat(min(s.Seats, maxSeats)) {
		all = all.With(seat)
	}
	w := &s.Window
	switch {
	case s.Seats != 2 && s.Seats != 4 || !all.Has(s.Turn) || s.Own&^all != 0:
		return errors.New("state: there are two seats or four, and it is the turn of one of them")
	case w.May&^s.Own != 0 || w.May.Has(s.Turn) || w.Declared&^s.Own != 0 || w.Declared&w.May != 0 || w.Declared.Has(s.Turn):
		return errors.New("state: those answer who have a stone of their own and have not taken any")
	case w.Given&^w.May != 0 || w.May != 0 && w.Asked() == 0:
		return errors.New("state: of those who may answer, somebody has not answered yet")
	}
	return nil
}
