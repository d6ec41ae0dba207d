package game

// A Timed game has things of its own whose speed is told beside that of play, such as its
// geometry. It is optional: see [Game.Laws].
type Timed interface {
	Timings() []Timing
}

// A Timing is something that a game does often. How long it takes is how long its slowest
// case does.
type Timing struct {
	Name  string // in documents, which tell nanoseconds
	Title string // for people
	Cases []func() bool
}
