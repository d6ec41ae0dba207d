package throne

import "gonfalon/game"

// nesting tells for each procedure which one it can nest in, its last step, and how far
// its count can go; 0 is the outermost.
var nesting = [procedures]struct {
	in   uint8
	step uint8
	most func(*State) int
}{
	procTurn:      {0, turnEnd, none},
	procWesteros:  {procTurn, westerosBury, none},
	procSupply:    {procWesteros, supplyReduce, (*State).inOrder},
	procMuster:    {procWesteros, 0, (*State).inOrder},
	procClash:     {procWesteros, clashPlace, func(*State) int { return int(tracks) - 1 }},
	procWildlings: {procWesteros, wildlingsNextLoss, (*State).inOrder},
	procRaids:     {procTurn, 0, func(*State) int { return 1 << 10 }},
	procMarches:   {procTurn, 0, func(*State) int { return 1 << 10 }},
	procNeutral:   {procMarches, 0, none},
	procBattle:    {procMarches, battleEnd, none},
}

func none(*State) int         { return 0 }
func (s *State) inOrder() int { return int(s.Houses) - 1 }

// asker tells in which procedure a decision is asked; cards are taken back in two.
var asker = [decisions]uint8{
	decideReduce:   procSupply,
	decideMuster:   procMuster,
	decideBid:      procClash,
	decideRank:     procClash,
	decideWatchBid: procWildlings,
	decideTop:      procWildlings,
	decideLow:      procWildlings,
	decideTake:     procWesteros,
	decideLosses:   procWildlings,
	decideOrders:   procTurn,
	decideRaven:    procTurn,
	decideRaid:     procRaids,
	decideMarch:    procMarches,
	decideSupport:  procBattle,
	decideCard:     procBattle,
	decideKill:     procBattle,
	decideBlade:    procBattle,
	decideLift:     procBattle,
	decideDiscard:  procBattle,
	decidePromote:  procBattle,
	decideCasualty: procBattle,
	decideRetreat:  procBattle,
	decideSurplus:  procBattle,
}

// coherent tells whether a written state could have come about as far as its procedures
// go, so that it can be played on.
func (s *State) coherent() error {
	outer := uint8(0)
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		nest := nesting[f.Proc]
		if nest.in != outer || f.Step > nest.step || f.Arg < 0 || int(f.Arg) > nest.most(s) || !s.inPlay(f.Seat) {
			return game.Wrong("procedure %q cannot stand like this in the stack", "la procédure %q ne peut pas être ainsi dans la pile", procNames[f.Proc])
		}
		outer = f.Proc
	}
	if outer == procBattle && s.Waits == (game.Decision{}) {
		return s.coherentBattle(outer) // in the midst of an action, as a story shows it: nothing is to be decided
	}
	if outer == 0 || s.Waits.Who == 0 || s.Waits.Who&^s.everyone() != 0 {
		return game.Wrong("a stack goes with a decision of houses in play", "une pile va avec une décision de Maisons en jeu")
	}
	ask := asker[s.Waits.Kind]
	switch {
	case ask == outer:
	case s.Waits.Kind == decideTake && outer == procBattle:
	case s.Waits.Kind == decideSupport && outer == procNeutral:
	default:
		return game.Wrong("procedure %q does not ask for %q", "la procédure %q ne demande pas %q", procNames[outer], kindNames[s.Waits.Kind])
	}
	if err := s.coherentBattle(outer); err != nil {
		return err
	}
	if err := s.coherentBids(outer); err != nil {
		return err
	}
	if outer == procClash {
		for t := range s.auction() {
			if s.Track[t][s.Houses-1] == NoHouse {
				return game.Wrong("track %q has been bid for and is not full", "la piste %q a été mise aux enchères et n'est pas pleine", trackNames[t])
			}
		}
	}
	for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
		if s.Holdings[rest.First()].Power == unknown {
			continue // a view of another seat: nobody knows what this one can bid
		}
		if len((Rules{}).Options(s, rest.First(), nil)) == 0 {
			return game.Wrong("house %q has nothing to decide", "la Maison %q n'a rien à décider", s.Board.Houses[rest.First()].ID)
		}
	}
	return nil
}

func (s *State) coherentBattle(proc uint8) error {
	x := &s.Battle
	if proc != procBattle && proc != procNeutral {
		if *x != (Battle{}) || s.Marching != (Action{}) {
			return game.Wrong("a battle without its procedure", "une bataille sans sa procédure")
		}
		return nil
	}
	if x.Area == NoArea || x.From == NoArea || !s.inPlay(x.Fighter[Attack]) {
		return game.Wrong("a battle needs its area, where the attacker came from, and who he is", "une bataille demande sa zone, celle d'où vient l'attaquant, et qui il est")
	}
	able := s.supporters(x.Area)
	if s.Waits.Kind == decideDiscard || s.Waits.Kind == decidePromote || s.Waits.Kind >= decideCasualty || s.Waits.Kind == decideTake {
		able = s.Board.neighbours(x.Area) // the winner's card may have lifted an order since
	}
	for _, set := range [...]AreaSet{x.Support[Attack], x.Support[Defend], x.Asked} {
		if set&^able != 0 {
			return game.Wrong("support from areas that cannot give it", "un soutien de zones qui ne peuvent pas en donner")
		}
	}
	if proc == procNeutral {
		if s.Places[x.Area].Neutral == 0 || x.Fighter[Defend] != NoHouse || x.Units.Len() != 0 ||
			s.Marching.Area != x.From || s.forbidsMarch(x.Fighter[Attack], s.Marching) != "" {
			return game.Wrong("a march against a neutral force that cannot be", "une Marche impossible contre une force neutre")
		}
		return nil
	}
	defenders := s.Places[x.Area].House
	if s.Marching != (Action{}) || x.Fighter[Defend] == x.Fighter[Attack] || !s.inPlay(x.Fighter[Defend]) ||
		defenders != x.Fighter[Defend] || !x.Order.is(marchType) {
		return game.Wrong("a battle is a march of a house against the units of another", "une bataille est la Marche d'une Maison contre les unités d'une autre")
	}
	for u, n := range x.Units {
		if n > 0 && s.Board.sea(x.Area) != (Unit(u) == Ship) {
			return game.Wrong("attackers that cannot stand in the area of the battle", "des attaquants qui ne peuvent pas être dans la zone de la bataille")
		}
	}
	if s.Waits.Kind != decideSupport && s.Waits.Who&^game.Seats(x.Fighter[:]...) != 0 {
		return game.Wrong("only the fighters decide this", "seuls les combattants en décident")
	}
	needCards := s.Waits.Kind != decideSupport && s.Waits.Kind != decideCard
	if needCards && (x.Card[Attack] == NoCard || x.Card[Defend] == NoCard || x.Card[Attack] == HiddenCard || x.Card[Defend] == HiddenCard) {
		return game.Wrong("a battle at this step has both cards", "à cette étape une bataille a ses deux cartes")
	}
	return nil
}

// coherentBids wants bids of all who do not owe one, while bids are made or compared.
func (s *State) coherentBids(proc uint8) error {
	bidding := false
	owing := game.SeatSet(0)
	switch s.Waits.Kind {
	case decideBid, decideWatchBid:
		bidding, owing = true, s.Waits.Who
	case decideRank, decideTop, decideLow:
		bidding = true
	}
	for h := range House(s.Houses) {
		has := s.Holdings[h].Bid != noBid
		if has != (bidding && !owing.Has(h)) {
			return game.Wrong("house %q: bids are there while bidding, of those who have bid", "Maison %q : il y a des mises pendant les enchères, de qui a misé", s.Board.Houses[h].ID)
		}
		if !bidding && s.Holdings[h].Power == unknown {
			return game.Wrong("house %q: power is hidden only while bidding", "Maison %q : le Pouvoir n'est caché que pendant les enchères", s.Board.Houses[h].ID)
		}
	}
	return nil
}
