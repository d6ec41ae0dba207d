package song

import "gonfalon/game"

// What comes of a position when nobody answers: who may leave something does.

// decline is what a seat does that lets a decision go by: it passes, or does what changes least.
func (s *State) decline(seat game.Seat, room []Action) Action {
	switch s.Waits.Kind {
	case decideAnswer, decideReroll:
		return Action{Kind: Pass}
	case decideAlign:
		return Action{Kind: Align}
	case decideWithdraw:
		return Action{Kind: Withdraw, Unit: s.asked().Unit}
	case decideAction:
		if d := s.asked(); d.May&mayForgo != 0 {
			return Action{Kind: Forgo, Unit: d.Unit}
		}
	}
	list := (Rules{}).Options(s, seat, room)
	for i := range list {
		if list[i].Kind == Pass {
			return list[i]
		}
	}
	return list[0]
}

// idle plays on as long as something holds, with everybody declining.
func (p play) idle(on func() bool) {
	var room [8]Action
	for on() {
		if who := p.Waits.Who; who != 0 {
			a := p.decline(who.First(), room[:0])
			p.act(who.First(), &a)
			continue
		}
		if p.Stack.Len() == 0 {
			return
		}
		p.step()
	}
}
