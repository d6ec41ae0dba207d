package game

import (
	"errors"
)

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
		return Moment{}, Wrong("the match has from 0 to %d actions, not %d", "la partie a de 0 à %d actions, et non %d", len(log.Actions), n)
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

// Midst replays a log that was verified before into the midst of action n, before one of
// its events. The position is nil where it cannot be known any more.
func Midst(log *Log, find func(name string) (Game, bool), n, event int) (Position, error) {
	v, err := openRead(log, find)
	if err != nil {
		return nil, err
	}
	v.trusted = true
	if err := v.play(n - 1); err != nil || v.at == nil {
		return nil, err
	}
	v.dice.At(n)
	a := log.Actions[n-1]
	return v.at.Midst(a.Seat, a.Action, v.dice, Nth(event, func(Event) bool { return true }))
}

// Nth is true of an event, counted from 0 among those that are seen, and of no other.
func Nth(n int, seen func(Event) bool) func(Event) bool {
	return func(e Event) bool {
		if !seen(e) {
			return false
		}
		n--
		return n == -1
	}
}

// StoryOf tells a log that was verified before as steps: as it was recorded, and as our
// rules tell it where nothing was.
func StoryOf(log *Log, find func(name string) (Game, bool)) ([]Step, error) {
	v, err := openRead(log, find)
	if err != nil {
		return nil, err
	}
	return v.retell(func(int, []Told) {})
}

// retell tells the log as steps, and calls back after the layout and each action with what
// it told.
func (v *replay) retell(after func(n int, told []Told)) ([]Step, error) {
	t := NewNarration(v.game, func(s Seat) Text {
		if v.at == nil {
			return Text{}
		}
		return v.at.SeatText(s)
	})
	steps := t.Action(0, 0, 0, v.told)
	after(0, v.told)
	for i, a := range v.log.Actions {
		n := i + 1
		v.trusted = a.Told != nil
		if err := errors.Join(v.cross(i), v.step(n)); err != nil {
			return nil, err
		}
		told := a.Told
		if told == nil {
			told = v.told
		}
		steps = append(steps, t.Action(uint64(n), n, 0, told)...)
		after(n, told)
	}
	return latest(steps), nil
}

// latest leaves of the same step only as it was in the end.
func latest(steps []Step) []Step {
	at := map[string]int{}
	list := []Step{}
	for _, s := range steps {
		i, again := at[s.ID]
		if again {
			list[i] = s
			continue
		}
		at[s.ID] = len(list)
		list = append(list, s)
	}
	return list
}
