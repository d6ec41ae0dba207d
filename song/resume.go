package song

import (
	"fmt"
	"hash/fnv"
	"sync"

	"gonfalon/game"
	"gonfalon/song/field"
)

// meanings stand for what the numbers of procedures, decisions and rules mean, which is something
// else as soon as one comes in between: those that are in every state, and those of each entry.
var meanings = sync.OnceValues(func() (state uint64, entries []uint64) {
	sum := func(what ...any) uint64 {
		h := fnv.New64a()
		fmt.Fprint(h, what...)
		return h.Sum64()
	}
	for i := range shelf().entries {
		e := &shelf().entries[i]
		entries = append(entries, sum(e.ID, e.kind, e.rules))
	}
	one := underWay{
		Stack: make([]game.Frame, 1), Lasting: make([]Lasting, 1), Deeds: make([]Deed, 1), Hurts: make([]Hurt, 1), Fights: make([]Fight, 1),
		Tests: make([]Test, 1), Moments: make([]Moment, 1), Works: make([]Work, 1), Later: make([]Later, 1),
	}
	return sum(fmt.Sprintf("%+v", one), lastSteps, kindNames, actionNames), entries
})

// wording names the words in which something is written that is under way; "" if there is
// something in it that we do not have.
func (w *underWay) wording() string {
	sum, entries := meanings()
	grants := shelf().grant
	found := true
	add := func(id entryID) {
		if int(id) > len(entries) {
			found = false
		} else if id > 0 {
			sum = (sum ^ entries[id-1]) * 0x100000001b3
		}
	}
	for i := range w.Lasting {
		if g := w.Lasting[i].Grant; int(g) < len(grants) {
			add(grants[g])
		} else {
			found = false
		}
	}
	for i := range w.Works {
		add(w.Works[i].Entry)
	}
	for i := range w.Later {
		add(w.Later[i].Work.Entry)
	}
	if !found {
		return ""
	}
	return fmt.Sprintf("%016x", sum)
}

// resume takes up what was under way.
func (s *State) resume(w *underWay) error {
	if len(w.Stack) > game.StackDepth || len(w.Lasting) > maxLasting || len(w.Deeds) > maxDeeds || len(w.Hurts) > maxHurts || len(w.Fights) > maxFights ||
		len(w.Tests) > maxTests || len(w.Moments) > maxMoments || len(w.Works) > maxWorks || len(w.Later) > maxLater {
		return game.Within(game.Wrong("more is under way than there is room for", "il y a plus en cours qu'il n'y a de place"), "under_way")
	}
	for _, f := range w.Stack {
		s.Stack.Push(f)
	}
	s.Waits, s.Ask, s.SetUp, s.Fallen = w.Waits, w.Ask, w.SetUp, w.Fallen
	s.Lasts, s.Doing, s.Hurting, s.Fought = uint8(copy(s.Lasting[:], w.Lasting)), uint8(copy(s.Deeds[:], w.Deeds)), uint8(copy(s.Hurts[:], w.Hurts)), uint8(copy(s.Fights[:], w.Fights))
	s.Tested, s.Passing, s.Working, s.Latered = uint8(copy(s.Tests[:], w.Tests)), uint8(copy(s.Moments[:], w.Moments)), uint8(copy(s.Works[:], w.Works)), uint8(copy(s.Later[:], w.Later))
	if err := s.coherent(); err != nil {
		return game.Within(err, "under_way")
	}
	return Rules{}.Audit(s)
}

// known tells whether what is under way is written in our words.
func (w *underWay) known() bool { return w != nil && w.Words != "" && w.Words == w.wording() }

// letGo lets go of what was under way in a match of another version of the program: the turn
// of the active player begins again.
func (s *State) letGo() error {
	if s.Round == 0 {
		return game.Within(game.Wrong("this set-up was begun with another version of the program", "cette mise en place a été commencée avec une autre version du programme"), "under_way")
	}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if x := &s.Units[u]; x.Fate == Falling {
			x.Fate, s.Field.Trays[u].Kind = Destroyed, field.Off
		}
	}
	if d := &s.Affairs.Drawn; *d != 0 && *d != hiddenMission { // it has not come into play
		s.Affairs.Left, *d = s.Affairs.Left|1<<(*d-1), 0
	}
	s.touch()
	return nil
}
