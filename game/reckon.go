package game

// A Reckoner is a game that says how a match stands and, in the end, why it ended as it did.
// It is optional: without it a match has its result and nothing else to tell.
type Reckoner[S any] interface {
	// Standing measures how near the seats are to winning, of a match as a spectator sees it.
	Standing(*S) Standing
	// Reckon returns what hears of a match from its first action to its last.
	Reckon() Reckoning[S]
}

// A Reckoning hears what everybody may know of a match and says in the end what it came to.
type Reckoning[S any] interface {
	// Hear takes in an event, and how the match stood as it was told.
	Hear(s *S, e Event, at Spot)
	// End says how a finished match ended.
	End(*S) Ending
}

// A Spot is an event of a match: of which action, and which of its events.
type Spot struct{ N, Event int }

// Before tells whether the spot comes before another.
func (s Spot) before(t Spot) bool { return s.N < t.N || s.N == t.N && s.Event < t.Event }

// A Standing is how near the seats are to winning, as everybody may know it.
type Standing struct {
	What   Text  `json:"what" doc:"What is counted"`
	Scores []int `json:"scores" doc:"How much of it each seat has"`
	Goal   int   `json:"goal,omitempty" doc:"Who has so much wins at once"`
	Lead   int   `json:"lead,omitempty" doc:"Who leads by so much in the end wins"`
	Would  *Text `json:"would,omitempty" doc:"What would win this round"`
}

// An Ending is what a game says of a finished match.
type Ending struct {
	Reason  Text       // why it ended so
	Rule    Rule       // that says it
	Columns []Text     // of the ranking
	Places  []Place    // the best first
	Chance  *Text      // what chance there was, if not dice
	Luck    []*Fortune // what dice or cards came to
	Notes   []Note
}

// A Place is where a seat came in, and what decided it.
type Place struct {
	Place int    `json:"place" doc:"Counted from 1; who is equal has the same"`
	Seat  Seat   `json:"seat"`
	Score *int   `json:"score,omitempty"`
	By    *Text  `json:"by,omitempty" doc:"What put it before the next"`
	Rule  Rule   `json:"rule,omitempty" doc:"That says so"`
	Cells []Text `json:"cells" doc:"One for each column"`
}

// A Note is something of note in a match, and the step that it is about.
type Note struct {
	Text       // what
	Value Text // how much
	Of    *Spot
}

// Standing implements [Position]. It is made of what a spectator sees, so that nothing leaks.
func (p *position[S, A]) Standing() *Standing {
	r, ok := p.g.(Reckoner[S])
	if !ok {
		return nil
	}
	public := p.g.Redact(&p.s, NoSeat)
	return new(r.Standing(&public))
}

// A Listener is a [Reckoning] with its types hidden.
type Listener interface {
	Hear(at Position, e Event, spot Spot)
	End(at Position) Ending
}

// Reckon implements [Position].
func (p *position[S, A]) Reckon() Listener {
	if r, ok := p.g.(Reckoner[S]); ok {
		return listener[S, A]{r.Reckon()}
	}
	return nil
}

type listener[S, A comparable] struct{ r Reckoning[S] }

func (l listener[S, A]) Hear(at Position, e Event, spot Spot) {
	l.r.Hear(&at.(*position[S, A]).s, e, spot)
}

func (l listener[S, A]) End(at Position) Ending { return l.r.End(&at.(*position[S, A]).s) }
