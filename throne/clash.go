package throne

import "gonfalon/game"

// Steps of the Clash of Kings; Arg of its frame is the track being bid for.
const (
	clashBid uint8 = iota
	clashReveal
	clashPlace
)

// clash carries out throne.clash.*: three auctions, in the order of the tracks.
func (p play) clash(f *game.Frame) {
	t := Track(f.Arg)
	switch f.Step {
	case clashBid:
		if f.Arg == 0 {
			p.clearTracks()
		}
		if t == tracks {
			p.Stack.Pop()
			return
		}
		p.askBids(decideBid)
		f.Step = clashReveal
	case clashReveal:
		for h := range House(p.Houses) {
			p.tell(eventBid, h, int16(p.Holdings[h].Bid))
		}
		f.Step = clashPlace
	case clashPlace:
		tied := p.bidders(t)
		switch tied.Len() {
		case 0:
			p.endAuction(t)
			f.Arg++
			f.Step = clashBid
		case 1:
			p.rank(t, tied.First())
		default:
			// Until the auction is over the marker is where it was.
			p.ask(decideRank, p.Marker[IronThrone])
		}
	}
}

func (p play) clearTracks() {
	for t := range p.Track {
		for i := range p.Track[t] {
			p.Track[t][i] = NoHouse
		}
	}
}

// askBids lets all Houses bid in secret at the same time.
func (p play) askBids(kind game.Kind) {
	p.Waits = game.Decision{Who: game.FirstSeats(int(p.Houses)), Kind: kind}
}

// forbidsBid tells why a House may not bid so; who does something else breaks the rule
// of the auction.
func (s *State) forbidsBid(h House, a Action, auction game.Rule) game.Rule {
	if a.Kind != Bid {
		return auction
	}
	if a.N < 0 || a.N > s.Holdings[h].Power {
		return ruleClashBidFromAvailablePower
	}
	return ""
}

// bid notes a bid until all have made theirs.
func (p play) bid(h House, a Action) {
	p.Holdings[h].Bid = a.N
	p.tell(eventHasBid, h)
	p.Waits.Who = p.Waits.Who.Without(h)
}

func (s *State) listBids(h House, list []Action) []Action {
	for n := range s.Holdings[h].Power + 1 {
		list = append(list, Action{Kind: Bid, N: n})
	}
	return list
}

// bidders returns, of the Houses that have no place yet on a track, those with the
// highest bid.
func (s *State) bidders(t Track) game.SeatSet {
	waiting := game.FirstSeats(int(s.Houses))
	for _, h := range s.Track[t] {
		if h != NoHouse {
			waiting = waiting.Without(h)
		}
	}
	return s.extremeBids(waiting, true)
}

// extremeBids returns the Houses of a set that bid most, or least.
func (s *State) extremeBids(among game.SeatSet, highest bool) game.SeatSet {
	var tied game.SeatSet
	var best int8
	for rest := among; rest != 0; rest = rest.Without(rest.First()) {
		h := rest.First()
		bid := s.Holdings[h].Bid
		switch {
		case tied == 0 || bid > best && highest || bid < best && !highest:
			tied, best = game.Seats(h), bid
		case bid == best:
			tied = tied.With(h)
		}
	}
	return tied
}

// rank puts a pawn on the best place still open.
func (p play) rank(t Track, h House) {
	for i, taken := range p.Track[t] {
		if taken == NoHouse {
			p.Track[t][i] = h
			p.tell(eventRanked, h, int16(t), int16(i+1))
			return
		}
	}
}

// endAuction takes all bids in and hands the marker to the first place.
func (p play) endAuction(t Track) {
	p.payBids()
	p.Marker[t] = p.Track[t][0]
	p.tell(eventMarker, p.Marker[t], int16(t))
}

func (p play) payBids() {
	for h := range int(p.Houses) {
		p.Holdings[h].Power -= p.Holdings[h].Bid
		p.Holdings[h].Bid = noBid
	}
}

// forbidsChoose tells why the Iron Throne may not name a House in a tie.
func (s *State) forbidsChoose(tied game.SeatSet, a Action, rule game.Rule) game.Rule {
	if a.Kind != Choose || !tied.Has(a.House) {
		return rule
	}
	return ""
}

func listHouses(set game.SeatSet, list []Action) []Action {
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		list = append(list, Action{Kind: Choose, House: rest.First()})
	}
	return list
}
