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
			return game.NoSeat, game.Wrong("there is no seat %d, only %s", "il n'y a pas de place %d, seulement %s", ref.Number, r.names(^game.SeatSet(0)))
		}
		return ref.Number, nil
	}
	for s := range game.Seat(game.MaxSeats) {
		if r.at.SeatName(s) == ref.Name {
			return s, nil
		}
	}
	return game.NoSeat, game.Wrong("there is no seat %q, only %s", "il n'y a pas de place %q, seulement %s", ref.Name, r.names(^game.SeatSet(0)))
}

// names lists the seats of a set that the match has.
func (r *runner) names(set game.SeatSet) string {
	var names []string
	for s := range game.Seat(game.MaxSeats) {
		if name := r.at.SeatName(s); set.Has(s) && name != "" {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// name says a seat in a message.
func (r *runner) name(s game.Seat) game.Text {
	if s == game.NoSeat {
		return game.Text{"a spectator", "un spectateur"}
	}
	name := r.at.SeatName(s)
	return game.Text{name, name}
}

// guard runs f and returns its panic as an error that says where it happened; that of dice
// which halt is an error as it is.
func guard(f func()) (err error) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case *game.ScriptError:
			err = p
		default:
			err = game.Wrong("the game broke: %v (%s)", "le jeu est en faute : %v (%s)", p, origin())
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
			return "?"
		}
	}
}
