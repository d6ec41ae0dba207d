package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Strategy tokens.

func (s *State) forbidsHide(a Action) game.Rule {
	for _, x := range s.Secrets {
		if a.Kind == Hide && x.Hex == a.Hex && a.Hex != hex.None {
			return ""
		}
	}
	return ruleHiddenStrategyTokensFaceDown
}

func (s *State) listHides(list []Action) []Action {
	for _, x := range s.Secrets {
		if x.Hex != hex.None {
			list = append(list, Action{Kind: Hide, Hex: x.Hex})
		}
	}
	return list
}

// hide lays the tokens: the strategic location under one hex, decoys under the others.
func (p play) hide(h House, a Action) {
	for i := range p.Secrets {
		x := &p.Secrets[i]
		switch x.Hex {
		case hex.None:
		case a.Hex:
			x.Truth = Strategic
		default:
			x.Truth = Decoy
		}
	}
	p.tell(eventHid, h)
	p.tellOnly(game.Seats(p.seat(h)), eventHidAt, h, int16(a.Hex))
}

// reveal turns up the strategy token where a unit has ended its move.
//
// Carries out battles.components.strategy-tokens, hidden.strategy-tokens-face-down.
func (p play) reveal(u UnitID) {
	h := p.Units[u].House
	if f := p.Plan.Special.Finder; f != NoHouse && f != h {
		return
	}
	for i := range p.Secrets {
		x := &p.Secrets[i]
		if x.Hex != p.Units[u].Hex || x.Side != FaceDown {
			continue
		}
		if x.Truth == FaceDown { // nobody knew: it is drawn from those that are left
			pool := p.Sealed
			pool[FaceDown] = 0
			x.Truth = Location(p.dice.Pick(labelReveal, pool[:]))
			p.Sealed[x.Truth]--
		}
		x.Side = x.Truth
		p.tell(eventFound, h, int16(x.Hex), int16(x.Side))
		if x.Side == Strategic {
			p.score(h, perFound, 1)
		}
	}
}

// lose discards the strategy token of a hex unseen.
func (p play) lose(at hex.Hex) {
	for i := range p.Secrets {
		if x := &p.Secrets[i]; x.Hex == at && x.Side == FaceDown {
			x.Side = Lost
			p.tell(eventTokenLost, NoHouse, int16(at))
		}
	}
}
