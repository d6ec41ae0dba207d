package throne

import "gonfalon/game"

// neutral asks the other Houses, in play order, whether they support a March against a
// neutral force. If they do enough the March goes ahead; else the area stays closed to
// that help and the House uses an order otherwise (throne.neutral.strength-to-enter).
// Battle holds the area and the support meanwhile; nobody defends.
func (p play) neutral(*game.Frame) {
	b := &p.Battle
	h, a := b.Fighter[Attack], p.Marching
	need := p.neededAgainst(h, a.Area, b.Area, false)
	for rest := b.Support[Attack]; rest != 0; {
		var from Area
		from, rest = rest.Next()
		need -= p.support(from, false)
	}
	var units Force
	for _, m := range a.Moves {
		if m.To == b.Area {
			units = m.Units
		}
	}
	force := strength(units)
	short := force < need
	if short && p.askSupport() {
		return
	}
	to := b.Area
	p.Battle, p.Marching = Battle{}, Action{}
	p.Stack.Pop()
	if short {
		p.Short = p.Short.With(to)
		holds := int(p.Places[to].Neutral)
		p.tell(eventNeutralHeld, h, int16(to), int16(holds), int16(holds-need+force))
		p.ask(decideMarch, h)
		return
	}
	p.moveOut(h, a)
}
