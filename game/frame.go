package game

import "fmt"

// A Frame is a procedure of the rules that is under way: which one, how far it has
// come, and whose it is. It is a paused function as plain data. Its local variables
// are named fields of the game's own state; Arg tells how far a loop has come.
type Frame struct {
	Proc uint8 `json:"proc"`
	Step uint8 `json:"step"`
	Seat Seat  `json:"seat"`
	Arg  int16 `json:"arg"`
}

// StackDepth is how deep procedures may nest. A game must bound its own nesting below it:
// the conformance suite tells how deep its random games go, and a procedure that would go
// deeper breaks the match with a message that says so.
const StackDepth = 24

// A Stack holds the procedures under way, the innermost on top.
type Stack struct {
	n      uint8
	frames [StackDepth]Frame
}

// Len returns how many procedures are under way.
func (s *Stack) Len() int { return int(s.n) }

// Top returns the innermost procedure, for reading and for going on to its next
// step.
func (s *Stack) Top() *Frame { return &s.frames[s.n-1] }

// At returns the procedure at depth i, counted from the outermost.
func (s *Stack) At(i int) Frame { return s.frames[i] }

// Push begins a procedure within the present one.
func (s *Stack) Push(f Frame) {
	if s.n == StackDepth {
		panic(fmt.Sprintf("game: procedure %d would nest deeper than %d", f.Proc, StackDepth))
	}
	s.frames[s.n] = f
	s.n++
}

// Pop ends the innermost procedure. Its frame is wiped, so that equal stacks
// compare equal.
func (s *Stack) Pop() {
	s.n--
	s.frames[s.n] = Frame{}
}
