package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Abilities of one player that answer the same moment by themselves: where their order can
// matter, he says which comes first.

// A touch is what an ability does that the order of abilities could matter to. What only adds to
// dice, tests, points or counters, or grants something, touches nothing.
type touch uint8

const (
	acts  touch = 1 << iota // wounds, kills, moves, tests or has somebody act, or changes what still comes
	heals                   // Wounds
	gives                   // condition tokens
	takes                   // condition tokens
	deals                   // with cards
)

// clashes tells whether the order of two abilities can matter.
func (a touch) clashes(b touch) bool {
	switch {
	case a == 0 || b == 0:
		return false
	case (a|b)&acts != 0, a&b&deals != 0:
		return true
	}
	return a&gives != 0 && b&takes != 0 || a&takes != 0 && b&gives != 0
}

// touchOf is what a rule touches at its moment, whatever it does later.
func touchOf(ops []effect.Op) (t touch) {
	for i := 0; i < len(ops); i++ {
		if ops[i].Code == effect.After {
			i = int(ops[i].Skip) - 1
			continue
		}
		t |= touchOfCode(ops[i].Code)
	}
	return t
}

func touchOfCode(c effect.Code) touch {
	switch c {
	case effect.Test, effect.Instead, effect.Cancel, effect.Call:
		return acts
	case effect.GiveToken:
		return gives
	case effect.TakeToken, effect.Spend, effect.ShareUntoken:
		return takes
	case effect.MoveToken:
		return gives | takes
	case effect.Restore, effect.ShareRestore:
		return heals
	case effect.SpendAs, effect.ReduceWounds, effect.Count, effect.Mark, effect.Score, effect.Grant:
		return 0
	case effect.Attach, effect.VowOn:
		return deals
	}
	switch {
	case c < effect.GiveToken, c >= effect.Dice && c <= effect.IgnoreGround: // what steers; numbers of attacks, charges and tests
		return 0
	case c >= effect.Draw && c <= effect.SwapMission:
		return deals
	}
	return acts
}

// A calling goes through the abilities that answer a moment by themselves and are due, in the
// order in which they come if nobody says another.
type calling struct {
	sourcing
	n    uint8
	m    *Moment
	rule int  // of the source at hand
	in   bool // a source is at hand
}

func (s *State) calling(n uint8, m *Moment) calling {
	return calling{sourcing: s.answering(m.Kind), n: n, m: m}
}

// next goes on to the next ability that is due, if there is one.
func (it *calling) next() bool {
	for {
		if !it.in {
			if !it.sourcing.next() {
				return false
			}
			if it.s.Muster.lib.entry(it.entry).kind == effect.OrderKind && it.last == 0 {
				continue
			}
			it.in, it.rule = true, -1
		}
		e := it.s.Muster.lib.entry(it.entry)
		for it.rule++; it.rule < len(e.rules); it.rule++ {
			if it.due(e) {
				return true
			}
		}
		it.in = false
	}
}

// due tells whether the rule at hand is to be carried out now.
func (it *calling) due(e *entry) bool {
	s, m, r := it.s, it.m, &e.rules[it.rule]
	if r.Event != m.Kind {
		return false
	}
	if !it.faceDown() && (it.place() <= m.Next || m.drawn(it.place())) {
		return false
	}
	if it.last != 0 && s.Lasting[it.last-1].elsewhere(m) {
		return false
	}
	if m.Kind == effect.ObjectiveScored && it.stage == 3 && it.at != int(m.N) {
		return false // that is the card of another Objective
	}
	if m.Kind == effect.Destroyed && it.self == m.Unit && it.self != NoUnit && s.Units[m.Unit].Marks&markNoPoints != 0 && scores(r) {
		return false // song.kings.vp-abilities-first-time-only
	}
	if m.Off && m.Kind != effect.CardPlayed || !s.usable(&it.source, e) {
		return false
	}
	w := it.context(it.n)
	return s.concerned(&w, m, e) && s.hold(&w, r.Conditions)
}

// faceDown tells whether it is a mission that others may not know: it has no place, and scores once.
func (it *calling) faceDown() bool { return it.mission == chosenMission }

// place is where an ability comes among all that could answer, from 1. It stays the same when
// others go.
func (it *calling) place() uint32 {
	return ((uint32(it.done)*8+uint32(it.stage))*4096+uint32(it.at))*16 + uint32(it.rule) + 1
}

// program is the rule at hand by its number in the library.
func (it *calling) program() uint16 { return it.s.Muster.lib.entry(it.entry).first + uint16(it.rule) }

// touches is what the rule at hand touches, of an ability that may be drawn forward: not of what
// has been granted or lies there for a while, nor of missions, which only score.
func (it *calling) touches() touch {
	if it.last != 0 || it.mission != 0 {
		return 0
	}
	return it.s.Muster.lib.rules[it.program()].touches
}

// drawn tells whether the ability of a place has been drawn forward.
func (m *Moment) drawn(place uint32) bool {
	for _, at := range m.Drawn {
		if at == place {
			return true
		}
	}
	return false
}

// contenders are the abilities of one player of which one must come first, a bit each: the one
// at hand and those after it that are due too; none if the order does not matter to that one.
func (it calling) contenders() (set uint16) {
	seat, entry, first := it.seat, it.entry, it.touches()
	if first == 0 || it.m.Drawn[len(it.m.Drawn)-1] != 0 {
		return 0
	}
	set, matters := 1, false
	for n := 1; n < 16 && it.next() && it.seat == seat; {
		t := it.touches()
		if t == 0 {
			continue
		}
		matters = matters || it.entry != entry && first.clashes(t)
		set |= 1 << n
		n++
	}
	if !matters {
		return 0
	}
	return set
}

// skip goes on to the contender of a number.
func (it *calling) skip(n uint8) bool {
	for it.next() {
		if it.touches() == 0 {
			continue
		}
		if n == 0 {
			return true
		}
		n--
	}
	return false
}

// answerItself carries out the next of the abilities that answer a moment by themselves, or asks
// whose they are which comes first, and tells whether there was one.
//
// Carries out song.simultaneous.same-controller-orders.
func (p play) answerItself(n uint8, m *Moment) bool {
	if p.Muster.says.events>>m.Kind&1 == 0 {
		return false
	}
	it := p.calling(n, m)
	if !it.next() {
		return false
	}
	if set := it.contenders(); set != 0 {
		m.Next = it.place() - 1
		p.Ask = Ask{Options: set}
		p.ask(decideOption, it.seat)
		return true
	}
	if !it.faceDown() {
		m.Next = it.place()
	}
	p.startWork(it.program(), it.context(n))
	return true
}

// drawForward carries out the ability that has been chosen to come first.
func (p play) drawForward(f *game.Frame, chosen uint8) {
	n := uint8(f.Arg)
	m := p.now(n)
	it := p.calling(n, m)
	if !it.skip(chosen) {
		return
	}
	for i := range m.Drawn {
		if m.Drawn[i] == 0 {
			m.Drawn[i] = it.place()
			break
		}
	}
	p.startWork(it.program(), it.context(n))
}

// coherentOrder tells whether it is asked which ability comes first where that is to be asked.
func (s *State) coherentOrder(f *game.Frame) bool {
	n := uint8(f.Arg)
	it := s.calling(n, s.now(n))
	return f.Step == momentOwn && it.next() && it.contenders() == s.Ask.Options && s.Waits.Who == game.Seats(it.seat)
}

// contenderText names an ability that could come first, and whose it is.
func (s *State) contenderText(f *game.Frame, chosen uint8) game.Text {
	n := uint8(f.Arg)
	it := s.calling(n, s.now(n))
	it.skip(chosen)
	if it.self == NoUnit {
		return s.entryName(it.entry)
	}
	return game.Sentence("%s (%s)", "%s (%s)", s.entryName(it.entry), s.unitName(it.self))
}
