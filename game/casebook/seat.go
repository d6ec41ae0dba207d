package casebook

import (
	"fmt"
	"runtime"
	"strings"

	"gonfalon/game"
)

// seat finds the seat that is meant.
func (r *runner) seat(ref *SeatRef) (game.Seat, error) {
	if ref.Name == "" {
		if ref.Number != game.NoSeat && r.at.SeatName(ref.Number) == "" {
			return game.NoSeat, fmt.Errorf("there is no seat %d", ref.Number)
		}
		return ref.Number, nil
	}
	var names []string
	for s := range game.Seat(game.MaxSeats) {
		name := r.at.SeatName(s)
		if name == ref.Name {
			return s, nil
		}
		if name != "" {
			names = append(names, name)
		}
	}
	return game.NoSeat, fmt.Errorf("there is no seat %q, only %s", ref.Name, strings.Join(names, ", "))
}

// name says a seat in a message.
func (r *runner) name(s game.Seat) string {
	if s == game.NoSeat {
		return "a spectator"
	}
	if name := r.at.SeatName(s); name != "" {
		return name
	}
	return fmt.Sprintf("seat %d", s)
}

// guard runs f and returns its panic as an error that says where it happened.
func guard(f func()) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the game broke: %v (%s)", p, origin())
		}
	}()
	f()
	return nil
}

// origin finds the place of the panic that is being recovered from.
func origin() string {
	pc := make([]uintptr, 64)
	frames := runtime.CallersFrames(pc[:runtime.Callers(0, pc)])
	panicked := false
	for {
		f, more := frames.Next()
		inRuntime := strings.HasPrefix(f.Function, "runtime.")
		if panicked && !inRuntime {
			return fmt.Sprintf("%s, line %d of %s", f.Function, f.Line, f.File)
		}
		panicked = panicked || f.Function == "runtime.gopanic"
		if !more {
			return "at an unknown place"
		}
	}
}
