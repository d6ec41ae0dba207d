package game

// An Event is one thing that happened: which kind, numbered by the game, whose doing,
// and what it is about. It holds no words; the game tells what it is by a [Teller].
type Event struct {
	Kind uint8
	Seat Seat
	Only SeatSet // who may know of it; empty means everybody
	Args [8]int16
}

// A Story collects the events of actions, in order, for log, animation and screen
// reader. A nil story costs nothing and forgets all.
type Story struct {
	events []Event
	watch  func(Event) // is called before an event is told
}

// Watched returns a story that calls back before each of its events is told.
func Watched(watch func(Event)) *Story { return &Story{watch: watch} }

// Add tells an event.
func (s *Story) Add(e Event) {
	if s == nil {
		return
	}
	if s.watch != nil {
		s.watch(e)
	}
	s.events = append(s.events, e)
}

// Events returns what has been told since the story was last cleared.
func (s *Story) Events() []Event {
	if s == nil {
		return nil
	}
	return s.events
}

// Seen returns the events that a seat may know of; NoSeat is a spectator.
func (s *Story) Seen(by Seat) []Event {
	var seen []Event
	for _, e := range s.Events() {
		if e.Only == 0 || e.Only.Has(by) {
			seen = append(seen, e)
		}
	}
	return seen
}

// Clear forgets all events and keeps the memory.
func (s *Story) Clear() { s.events = s.events[:0] }
