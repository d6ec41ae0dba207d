package game

import "fmt"

// A Moment is where a log stands after some actions: the position, and what the last of
// them was and did.
type Moment struct {
	At     Position // nil where it cannot be known any more: other rules were in force
	Action LogAction
	Told   []Told
}

// MomentOf replays a log that was verified before up to after n actions. Where it cannot be judged, it still tells
// what was recorded.
func MomentOf(log *Log, find func(name string) (Game, bool), n int) (Moment, error) {
	v, err := openRead(log, find)
	if err != nil {
		return Moment{}, err
	}
	if n < 0 || n > len(log.Actions) {
		return Moment{}, fmt.Errorf("the match has from 0 to %d actions, not %d", len(log.Actions), n)
	}
	v.trusted = true
	if err := v.play(n - 1); err != nil {
		return Moment{}, err
	}
	if v.trusted = false; n > 0 {
		if err := v.step(n); err != nil {
			return Moment{}, err
		}
	}
	if err := v.cross(n); err != nil {
		return Moment{}, err
	}
	m := Moment{At: v.at, Told: v.told}
	if n > 0 {
		m.Action = log.Actions[n-1]
	}
	if m.Action.Told != nil || v.at == nil {
		m.Told = m.Action.Told
	}
	return m, nil
}
