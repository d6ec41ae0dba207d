package game

// A Window is a moment in which several seats may answer what has happened. It is a leaf
// of a game's procedures, as plain data in its state: the game opens it, owes a decision
// of the duty [Sealed] while seats are asked, hands every answer to Seal, and carries out
// what has been declared when it is closed. Windows nest as procedures do: a game keeps one
// for each depth at which it opens any.
//
// Who may answer must depend on nothing but what everybody knows: a seat that is not asked
// since it holds nothing would tell the others that it holds nothing. An answer is a number
// of the game's own, such as that of a card; 0 passes.
//
// All who may are asked at once, and nobody sees an answer before all are given. Then they
// count in the order of play, the active seat first. Passes before the first play are
// final. That play is declared, and those who come after it are asked again: they may
// answer it. So it goes on until the last has passed or played. A seat plays once.
type Window struct {
	First    Seat            `json:"first"`    // the active seat
	Seats    int8            `json:"seats"`    // at the table
	May      SeatSet         `json:"may"`      // who may still answer
	Given    SeatSet         `json:"given"`    // who of them has given an answer that is still sealed
	Declared SeatSet         `json:"declared"` // whose answers stand, and are known to all
	Answers  [MaxSeats]int16 `json:"answers"`
}

// Pass is the answer of who does not play.
const Pass int16 = 0

// OpenWindow opens a window for those who may answer.
func OpenWindow(first Seat, seats int, may SeatSet) Window {
	return Window{First: first, Seats: int8(seats), May: may}
}

// Asked returns those whose answers the window waits for; nobody's if it is closed.
func (w *Window) Asked() SeatSet { return w.May &^ w.Given }

// Seal takes the answer of a seat that is asked. With the last answer all are opened.
func (w *Window) Seal(s Seat, answer int16) {
	w.Given = w.Given.With(s)
	w.Answers[s] = answer
	if w.Asked() == 0 {
		w.open()
	}
}

// open counts the answers in order, up to the first that plays.
func (w *Window) open() {
	for i := range Seat(w.Seats) {
		s := w.inOrder(i)
		if !w.May.Has(s) {
			continue
		}
		w.May = w.May.Without(s)
		if w.Answers[s] != Pass {
			w.Declared = w.Declared.With(s)
			break
		}
	}
	for rest := w.May; rest != 0; rest = rest.Without(rest.First()) {
		w.Answers[rest.First()] = Pass // they answer anew
	}
	w.Given = 0
}

func (w *Window) inOrder(i Seat) Seat { return (w.First + i) % Seat(w.Seats) }

// Next returns the first of those whose declared answers are not carried out yet, in order,
// or NoSeat. Take it with [Window.Take].
func (w *Window) Next() Seat {
	for i := range Seat(w.Seats) {
		if s := w.inOrder(i); w.Declared.Has(s) {
			return s
		}
	}
	return NoSeat
}

// Take takes the declared answer of a seat out of the window, to be carried out.
func (w *Window) Take(s Seat) int16 {
	answer := w.Answers[s]
	w.Declared = w.Declared.Without(s)
	w.Answers[s] = Pass
	return answer
}

// Seen returns the window as a seat sees it: neither what the others have answered nor who
// has answered yet.
func (w Window) Seen(by Seat) Window {
	for rest := w.Given; rest != 0; rest = rest.Without(rest.First()) {
		if s := rest.First(); s != by {
			w.Given, w.Answers[s] = w.Given.Without(s), Pass
		}
	}
	return w
}
