// Package game is the kernel of Gonfalon: seats, decisions, actions, dice, refusals,
// stories and match logs. It knows no game. Games are built on it; the
// server, the simulator and the command line reach every game through it.
//
// A game is a pure function over a plain value. Its state holds no slices, maps or
// strings, so that copying is assignment and comparing is ==; all chance comes in
// through [Dice]; every refusal cites a rule of the ledger.
package game

// A Kind is a kind of decision, numbered by the game.
type Kind uint8

// A Duty is how the seats of a decision owe it.
type Duty uint8

const (
	Each   Duty = iota // each of them owes an action
	AnyOne             // one of them owes an action, whoever is first
	Sealed             // each of them owes an answer that nobody sees before all have given it: see [Window]
)

func (d Duty) String() string { return [...]string{Each: "each", AnyOne: "any", Sealed: "sealed"}[d] }

// A Decision is what the game waits for: actions of this Kind from the seats of Who. When
// Who is empty the game is over.
type Decision struct {
	Who  SeatSet `json:"who"`
	Kind Kind    `json:"kind"`
	Duty Duty    `json:"duty"`
}

// A Setup is what must be known before a match can start.
type Setup struct {
	Seats   int
	Options map[string]string
}

// Rules are the laws of one game. S is the whole state, A one action of one seat;
// both are plain data. No method but Apply changes the state.
type Rules[S, A comparable] interface {
	// Start lays out a new match, up to the first decision.
	Start(Setup, *Dice, *Story) (S, error)
	// Next tells who must choose, and what.
	Next(*S) Decision
	// Check returns nil, or a *Refusal that cites the rule. It needs nothing that
	// the seat cannot see.
	Check(*S, Seat, A) error
	// Options appends the legal actions of a seat in a fixed order: all of them
	// where they can be counted, else a sample fit to play well with.
	Options(*S, Seat, []A) []A
	// Apply carries out a checked action and all that follows from it, up to the
	// next decision.
	Apply(*S, Seat, A, *Dice, *Story)
	// Redact returns the state as a seat sees it; what is hidden has the value
	// "unknown". NoSeat sees what a spectator may.
	Redact(*S, Seat) S
	// Guess fills the unknown at random, contradicting nothing that is known.
	Guess(*S, *Dice) S
	// Result gives the shares of victory of a finished match, adding up to 1.
	Result(*S) [MaxSeats]float32
}

// A Scribe writes and reads what a game's values look like to people and programs:
// documents, names and sentences. What it reads it checks; it never panics on bad
// input.
type Scribe[S, A comparable] interface {
	Info() Info
	// State and Action return values that encoding/json can write. Actions speak of
	// things by the names that they have in the state.
	State(*S) any
	Action(*S, A) any
	// ReadState reads a state document and plays on to its first decision.
	ReadState([]byte, *Dice) (S, error)
	ReadAction(*S, []byte) (A, error)
	// KindName names a kind of decision in documents, Question asks people the one that
	// the state waits for.
	KindName(Kind) string
	Question(*S) Text
	// RollName says what rolls of a label are for.
	RollName(Label) Text
	// SeatName names a seat of this state in documents; "" if it has no such seat.
	SeatName(*S, Seat) string
	// SeatText names a seat of this state to people.
	SeatText(*S, Seat) Text
	// Tell says what an event of a match is: see [Teller].
	Tell(*S, Event) Told
	// Audit returns an error if an invariant of the game is broken.
	Audit(*S) error
}

// Info describes a game to those who know no game.
type Info struct {
	Name     string // its code name
	Version  int    // of the rules; logs of another version may not replay
	Content  string // hash of the content that decides the play
	MinSeats int
	MaxSeats int
	Options  []Option
}

// An Option is a choice made before a match, with its documented default. A free option
// takes any text, such as an army list; Values then are what is offered by name, and the
// game's Start says what is wrong with a text.
type Option struct {
	Name   string
	Values []string // the first is the default
	Free   bool
	Of     SeatSet // whose own choice it is; nobody's is that of the table's maker
	Text           // what is chosen
}
