// Package stones is a small game that a test adds to the house. Two players, or two pairs,
// take one to three stones in turn from a heap whose size is rolled; when somebody has, each
// of the others may once in a match add a stone of his own. Who leaves no stone wins.
package stones

import (
	"slices"

	"gonfalon/game"
)

//go:generate go run gonfalon/rules/generate stones .

// Rules are the laws of stones.
type Rules struct{}

var (
	_ game.Whole[State, Action] = Rules{}
	_ game.Sided[State]         = Rules{}
	_ game.Worded               = Rules{}
)

const maxSeats = 4

// Kinds of decisions, and of actions.
const (
	decideTake game.Kind = iota
	decideAnswer
)

// add is the answer of who adds a stone.
const add int16 = 1

// rollHeap is what the dice are rolled for.
const rollHeap game.Label = 1

// A State is a whole match.
type State struct {
	Seats, Heap uint8
	Turn        game.Seat    // whose it is, and who has taken stones while others may answer
	Own         game.SeatSet // who has a stone of his own yet
	Window      game.Window
}

// An Action takes stones, or answers with a stone or none.
type Action struct {
	Kind game.Kind
	N    uint8
}

// Start rolls how many stones there are.
func (g Rules) Start(setup game.Setup, d *game.Dice, _ *game.Story) (State, error) {
	setup, err := g.Info().Resolve(setup)
	if err == nil && setup.Seats == 3 {
		err = &game.OptionError{Option: "seats", Text: game.Text{"two play, or four", "on joue à deux, ou à quatre"}}
	}
	s := State{Seats: uint8(setup.Seats), Heap: uint8(10 + d.Die(rollHeap, 6))}
	for seat := range game.Seat(s.Seats) {
		s.Own = s.Own.With(seat)
	}
	return s, err
}

// Side carries out stones.sides.four-play-in-pairs.
func (Rules) Side(_ *State, seat game.Seat) game.Side { return game.Side(seat % 2) }

// Next asks for answers while a window is open, or else whose turn it is.
func (Rules) Next(s *State) game.Decision {
	switch asked := s.Window.Asked(); {
	case asked != 0:
		return game.Decision{Who: asked, Kind: decideAnswer, Duty: game.Sealed}
	case s.Heap == 0:
		return game.Decision{}
	}
	return game.Decision{Who: game.Seats(s.Turn), Kind: decideTake}
}

// broken returns the rule that an action breaks: see stones.turn.in-order,
// stones.take.one-to-three, stones.take.from-the-heap and stones.answer.once-each.
func (g Rules) broken(s *State, seat game.Seat, a Action) game.Rule {
	switch d := g.Next(s); {
	case !d.Who.Has(seat) || a.Kind != d.Kind:
		return ruleTurnInOrder
	case a.Kind == decideAnswer && a.N > 1:
		return ruleAnswerOnceEach
	case a.Kind == decideAnswer:
		return ""
	case a.N < 1 || a.N > 3:
		return ruleTakeOneToThree
	case a.N > s.Heap:
		return ruleTakeFromTheHeap
	}
	return ""
}

// Check says why an action is illegal.
func (g Rules) Check(s *State, seat game.Seat, a Action) error {
	if rule := g.broken(s, seat, a); rule != "" {
		return game.Against(rule, "stones in the heap: %d, called: %d", "pierres dans le tas\u00a0: %d, annoncées\u00a0: %d", s.Heap, a.N)
	}
	return nil
}

// Options lists all legal actions.
func (g Rules) Options(s *State, seat game.Seat, list []Action) []Action {
	kind := g.Next(s).Kind
	for n := range uint8(4) {
		if a := (Action{kind, n}); g.broken(s, seat, a) == "" {
			list = append(list, a)
		}
	}
	return list
}

// Apply takes stones, upon which the others may answer, or seals an answer.
func (Rules) Apply(s *State, seat game.Seat, a Action, _ *game.Dice, story *game.Story) {
	if a.Kind == decideTake {
		s.Heap -= a.N
		story.Add(game.Event{Kind: eventTurn, Seat: seat})
		story.Add(game.Event{Kind: eventTook, Seat: seat, Args: [8]int16{int16(a.N), int16(s.Heap)}})
		s.Window = game.OpenWindow(seat, int(s.Seats), s.Own.Without(seat))
	} else {
		s.Window.Seal(seat, int16(a.N))
	}
	s.goOn(story)
}

// goOn carries out the answers when all are given. The turn stays with whoever leaves no
// stone: see stones.end.last-stone-wins.
func (s *State) goOn(story *game.Story) {
	if s.Window.Asked() != 0 {
		return
	}
	for seat := s.Window.Next(); seat != game.NoSeat; seat = s.Window.Next() {
		s.Window.Take(seat)
		s.Heap++
		s.Own = s.Own.Without(seat)
		story.Add(game.Event{Kind: eventAdded, Seat: seat, Args: [8]int16{int16(s.Heap)}})
	}
	s.Window = game.Window{}
	if s.Heap > 0 {
		s.Turn = (s.Turn + 1) % game.Seat(s.Seats)
	}
}

// Redact hides the answers of others.
func (Rules) Redact(s *State, seat game.Seat) State {
	view := *s
	view.Window = s.Window.Seen(seat)
	return view
}

// Guess has nothing to guess: answers that are not seen are not given yet.
func (Rules) Guess(s *State, _ *game.Dice) State { return *s }

// Result shares the victory among the side of whoever left no stone.
func (g Rules) Result(s *State) (shares [game.MaxSeats]float32) {
	for seat := range game.Seat(s.Seats) {
		if g.Side(s, seat) == g.Side(s, s.Turn) {
			shares[seat] = 2 / float32(s.Seats)
		}
	}
	return shares
}

// Value is what bots think of a state: it is good to leave others a heap of fours.
func Value(s *State, seat game.Seat) int32 {
	own := Rules{}.Side(s, s.Turn) == Rules{}.Side(s, seat)
	switch {
	case s.Heap == 0 && own:
		return 100
	case slices.Contains([]uint8{4, 8, 12}, s.Heap) && !own:
		return 10
	}
	return 0
}
