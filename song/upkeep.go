package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Steps of the Upkeep Phase.
const (
	upkeepEffects uint8 = iota
	upkeepScore
	upkeepScored
	upkeepVictory
	upkeepMission
	upkeepInfluence
	upkeepTokens
	upkeepDiscard
	upkeepDraw
	upkeepPass
)

// upkeep carries out song.upkeep.step-order.
func (p play) upkeep(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case upkeepEffects:
		p.tell(eventUpkeep, game.NoSeat)
		p.holdTokens()
		p.moment(Moment{Kind: effect.RoundEnding, Seat: p.First})
	case upkeepScore:
		p.scoreRound()
	case upkeepScored:
		if p.scoreNext(f) {
			f.Step = upkeepScored
		}
	case upkeepVictory:
		p.checkVictory()
	case upkeepMission:
		p.nextMission()
	case upkeepInfluence:
		if n := NCUID(f.Arg) + 1; n <= p.Muster.NCUs() {
			f.Arg, f.Step = int16(n), upkeepInfluence
			if u := p.NCUs[n].On; u != NoUnit {
				p.moment(Moment{Kind: effect.InfluenceRemoved, Unit: u, NCU: n, Seat: p.Muster.NCUSeat(n)})
			}
			return
		}
		f.Arg = 0
	case upkeepTokens:
		p.clearRound()
	case upkeepDiscard:
		p.askDiscards()
	case upkeepDraw:
		p.discardAndDraw()
	case upkeepPass:
		p.First = p.nextFirst()
		p.tell(eventFirst, p.First)
		p.Stack.Pop()
	}
}

// clearRound carries out song.upkeep.remove-activation-and-order-tokens,
// song.upkeep.clear-tactics-board, song.upkeep.remove-influence, song.order.token-marks-use.
func (p play) clearRound() {
	p.expire(effect.ThisRound, 0)
	for u := UnitID(1); u <= p.Muster.Units(); u++ {
		x := &p.Units[u]
		x.Activated, x.Used = 0, 0
		x.Marks &^= markReturned | markLoosed
		x.Influence = [2]NCUID{}
	}
	for a := range p.Attached {
		p.Attached[a].Used, p.Attached[a].Marked = 0, NoUnit
	}
	for n := NCUID(1); n <= p.Muster.NCUs(); n++ {
		x := &p.NCUs[n]
		x.Activated, x.Zone, x.On, x.Mute = false, noZone, NoUnit, false
	}
	p.Zones = [zones]NCUID{}
	p.Fallen = 0
	p.SetUp.Rested = 0
	p.clearMissions()
}

// askDiscards lets all choose at once, in secret, what they discard.
//
// Carries out song.upkeep.discard-any-number.
func (p play) askDiscards() {
	var who game.SeatSet
	for seat := range p.seats() {
		if p.Posts[seat].Cards > 0 && !p.Posts[seat].Out {
			who = who.With(seat)
		}
	}
	p.Waits = game.Decision{Who: who, Kind: decideDiscard}
}

// discardAndDraw carries out song.upkeep.draw-to-three, song.upkeep.draw-only-below-three,
// song.upkeep.no-hand-limit.
func (p play) discardAndDraw() {
	for i := range p.seats() {
		seat := (p.First + i) % p.seats()
		post := &p.Posts[seat]
		for k := range post.Discards {
			for ; post.Discards[k] > 0; post.Discards[k]-- {
				p.toss(seat, k)
			}
		}
		post.Ready = false
		if !post.Out {
			p.draw(seat, p.handSize(seat)-int(post.Cards))
		}
	}
}

// nextFirst carries out song.upkeep.first-player-token-passes,
// song.team.first-player-token-between-teams, song.ffa.first-player-token-left.
func (s *State) nextFirst() game.Seat {
	next := s.First
	for range s.seats() {
		next = (next + 1) % s.seats()
		if !s.Posts[next].Out {
			break
		}
	}
	return next
}

// forbidsDiscard returns why cards may not be discarded.
func (s *State) forbidsDiscard(seat game.Seat, a *Action) objection {
	if a.Kind != Discard {
		return s.untimely()
	}
	cards, ok := s.pileOf(seat, &a.Cards)
	if !ok {
		return against(ruleUpkeepDiscardAnyNumber).counts(1, 0)
	}
	for k, n := range cards {
		if n > s.Posts[seat].Hand[k] {
			return against(ruleUpkeepDiscardAnyNumber).counts(int(n), int(s.Posts[seat].Hand[k]))
		}
	}
	return objection{}
}

// listDiscards appends nothing, each card alone, and all.
func (s *State) listDiscards(seat game.Seat, list []Action) []Action {
	list = append(list, Action{Kind: Discard})
	hand := &s.Posts[seat].Hand
	for k, n := range hand {
		if n > 0 {
			list = append(list, Action{Kind: Discard, Cards: CardSet{1 << s.numberOf(seat, k)}})
		}
	}
	if hand.Len() > 1 {
		list = append(list, Action{Kind: Discard, Cards: s.setOf(seat, hand)})
	}
	return list
}

// discard takes what a seat has chosen; nobody sees it before all have.
func (p play) discard(seat game.Seat, a *Action, waits game.Decision) {
	p.Posts[seat].Discards, _ = p.pileOf(seat, &a.Cards)
	p.Posts[seat].Ready = true
	waits.Who = waits.Who.Without(seat)
	p.Waits = waits
}
