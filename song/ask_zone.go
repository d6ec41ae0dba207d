package song

import (
	"gonfalon/game"
)

// What an NCU would do on a zone: the effect, whom it may work on, whom the NCU may influence.

type claimedDocument struct {
	Refused   *game.Ruling `json:"refused,omitempty"`
	Says      saying       `json:"says"`
	Asks      string       `json:"asks,omitempty"` // the decision that it comes to, if it comes to one
	Units     []string     `json:"units"`          // that may be chosen then
	Influence []string     `json:"influence"`      // whom the NCU may influence after
	Bonuses   []string     `json:"bonuses"`        // Tactics cards in hand that the zone makes better
}

func (k *asker) zone() any {
	n := k.ncu
	seat := k.s.Muster.NCUSeat(n)
	s := k.s.claiming(n)
	a := Action{Kind: Claim, N: uint8(k.on)}
	d := claimedDocument{Says: sayingOf(s.zoneEntry(k.on).Record), Units: []string{}, Influence: []string{}, Bonuses: []string{}}
	for kind, held := range s.Posts[k.seat].Hand {
		if id := s.Muster.seat[k.seat].deck[kind]; held > 0 && id != 0 && zoneOf(s.Muster.lib.bonus(id)) == k.on {
			d.Bonuses = append(d.Bonuses, s.cardID(k.seat, kind))
		}
	}
	if o := s.forbidsZone(&a); !o.ok() {
		d.Refused = s.ruling(o, seat, &a)
		return d
	}
	p := play{State: &s, dice: game.Script(), hears: new(game.SeatSet)}
	p.act(seat, &a)
	for s.Waits.Who == 0 && s.Stack.Top().Proc != procClaim || s.Waits.Who == 0 && s.Stack.Top().Step <= claimEffect {
		p.step()
	}
	for s.Waits.Who == 0 && s.Stack.Top().Proc != procClaim {
		p.step()
	}
	if s.Waits.Who != 0 {
		d.Asks = kindNames[s.Waits.Kind]
		d.Units = s.unitIDs(s.Ask.Units)
	}
	if s.Muster.ncu[n].influence && !k.s.muted(n) {
		d.Influence = k.s.unitIDs(k.s.influenceable(n))
	}
	return d
}

// claiming returns the state in which an NCU is asked which zone it claims: the present one if it
// is, else one in which its activation has come and all else is as it is.
func (s *State) claiming(n NCUID) State {
	next := *s
	if s.Waits.Kind == decideZone && s.Waits.Who != 0 && NCUID(s.Stack.Top().Arg) == n {
		return next
	}
	seat := s.Muster.NCUSeat(n)
	p := play{State: &next}
	p.forgetUnderWay()
	next.Stack, next.Active = game.Stack{}, seat
	p.push(procGame, game.NoSeat, 0)
	p.push(procRound, seat, 1)
	p.push(procTurn, seat, 0)
	p.push(procClaim, seat, int16(n))
	next.Stack.Top().Step = claimClaimed
	next.NCUs[n].Activated = true
	if on := next.NCUs[n].Zone; on != noZone {
		next.Zones[on], next.NCUs[n].Zone = 0, noZone
	}
	p.ask(decideZone, seat)
	return next
}
