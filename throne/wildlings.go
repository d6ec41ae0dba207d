package throne

import "gonfalon/game"

// Steps of a Wildling attack. Seat of its frame is the House that bid least, once it
// is named; Arg counts through the play order.
const (
	wildlingsBid uint8 = iota
	wildlingsReveal
	wildlingsReward
	wildlingsLowest
	wildlingsLosses
	wildlingsNextLoss
)

// Points lost to victorious Wildlings.
const (
	wildlingLoss = 2
	lowestLoss   = 4
)

func (s *State) wildlingStrength() int { return int(s.Board.wildlings[s.Wildlings]) }

// wildlings carries out throne.wildlings.attack-steps.
func (p play) wildlings(f *game.Frame) {
	switch f.Step {
	case wildlingsBid:
		p.askBids(decideWatchBid)
		f.Step = wildlingsReveal
	case wildlingsReveal:
		p.compareWatch(f)
	case wildlingsReward:
		// The tie is settled while the bids still lie open.
		if top := p.extremeBids(p.everyone(), true); top.Len() > 1 {
			p.ask(decideTop, p.Marker[IronThrone])
		} else {
			p.reward(top.First())
		}
	case wildlingsLowest:
		if low := p.extremeBids(p.everyone(), false); low.Len() > 1 {
			p.ask(decideLow, p.Marker[IronThrone])
		} else {
			p.nameLowest(f, low.First())
		}
	case wildlingsLosses:
		if f.Arg == int16(p.Houses) {
			p.Stack.Pop()
			return
		}
		h := p.houseAt(f.Arg)
		p.Owed = wildlingLoss
		if h == f.Seat {
			p.Owed = lowestLoss
		}
		f.Step = wildlingsNextLoss
	case wildlingsNextLoss:
		p.nextLoss(f)
	}
}

// compareWatch adds up the bids: the Night's Watch wins if it is as strong.
func (p play) compareWatch(f *game.Frame) {
	sum := 0
	for h := range House(p.Houses) {
		p.tell(eventBid, h, int16(p.Holdings[h].Bid))
		sum += int(p.Holdings[h].Bid)
	}
	strength := p.wildlingStrength()
	p.Wildlings = 0
	if sum >= strength {
		p.tell(eventWatchWon, NoHouse, int16(sum), int16(strength))
		f.Step = wildlingsReward
	} else {
		p.tell(eventWildlingsWon, NoHouse, int16(sum), int16(strength))
		f.Step = wildlingsLowest
	}
}

// reward lets the highest bidder take a card back, if he has discarded any
// (throne.wildlings.top-bidder-recovers-card).
func (p play) reward(h House) {
	p.payBids()
	p.tell(eventHighest, h)
	p.Stack.Pop()
	if p.Holdings[h].Discard != 0 {
		p.ask(decideTake, h)
	}
}

func (p play) nameLowest(f *game.Frame, h House) {
	p.payBids()
	p.tell(eventLowest, h)
	f.Seat = h
	f.Step = wildlingsLosses
}

// nextLoss takes units worth what a House owes: the owner chooses while he has a
// choice, else all go that must.
func (p play) nextLoss(f *game.Frame) {
	h := p.houseAt(f.Arg)
	all := p.count(h)
	worth := points(all)
	if p.Owed > 0 && worth > int(p.Owed) {
		p.ask(decideLosses, h)
		return
	}
	if p.Owed > 0 {
		p.destroyAll(h)
	}
	p.Owed = 0
	f.Arg++
	f.Step = wildlingsLosses
	p.checkVictory()
}

func points(f Force) int {
	return int(f[Footman]*cost[Footman] + f[Knight]*cost[Knight] + f[Ship]*cost[Ship])
}

func (p play) destroyAll(h House) {
	for a := Area(1); a < MaxAreas; a++ {
		if pl := &p.Places[a]; pl.House == h {
			for u := range Unit(unitTypes) {
				for n := pl.Units[u] + pl.Routed[u]; n > 0; n-- {
					p.destroy(a, u, pl.Units[u] == 0)
				}
			}
		}
	}
}

// forbidsLoss tells why a unit may not be given to the Wildlings: the sum owed must
// come out exactly, since units may not be removed at will
// (throne.wildlings.everyone-loses-two, lowest-bidder-loses-four).
func (s *State) forbidsLoss(h House, a Action) game.Rule {
	if a.Kind != Remove || !s.hasUnit(h, a) {
		if h == s.Stack.Top().Seat {
			return ruleWildlingsLowestBidderLosesFour
		}
		return ruleWildlingsEveryoneLosesTwo
	}
	if !s.exactLoss(h, a.Unit) {
		return ruleCasualtiesNoVoluntaryRemoval
	}
	return ""
}

// exactLoss tells whether what is owed after a unit has gone can be made up exactly.
func (s *State) exactLoss(h House, u Unit) bool {
	if cost[u] > s.Owed {
		return false
	}
	all := s.count(h)
	all[u]--
	owed := int(s.Owed - cost[u])
	small := int(all[Footman] + all[Ship])
	knights := min(int(all[Knight]), owed/2)
	return owed-2*knights <= small
}

func (s *State) listLosses(h House, list []Action) []Action {
	for a := Area(1); a < MaxAreas; a++ {
		if s.Places[a].House != h {
			continue
		}
		from := len(list)
		list = s.listUnits(a, list)
		kept := list[:from]
		for _, try := range list[from:] {
			if s.exactLoss(h, try.Unit) {
				kept = append(kept, try)
			}
		}
		list = kept
	}
	return list
}

// forbidsTake tells why a card may not come back from the discard pile.
func (s *State) forbidsTake(h House, a Action) game.Rule {
	switch {
	case a.Kind == Pass:
		return ""
	case a.Kind == Take && s.ownCard(h, a.Card) && s.Holdings[h].Discard.has(a.Card):
		return ""
	}
	return s.asked()
}

func (s *State) ownCard(h House, c Card) bool {
	return c != NoCard && c < maxCards && c.house() == h
}

func listCards(kind ActionKind, h House, set CardSet, list []Action) []Action {
	for c := firstCard(h); c < firstCard(h)+HandSize; c++ {
		if set.has(c) {
			list = append(list, Action{Kind: kind, Card: c})
		}
	}
	return list
}

// take brings a card back into hand.
func (p play) take(h House, a Action) {
	if a.Kind == Take {
		p.Holdings[h].Discard &^= a.Card.bit()
		p.Holdings[h].Hand |= a.Card.bit()
		p.tell(eventRecovered, h, int16(a.Card))
	}
}
