package song

import (
	"gonfalon/game"
)

// A Dance with Dragons: Objectives A, B and C.

// The cards of the Objectives.
const (
	danceA uint8 = iota + 1
	danceB
	danceC
)

var danceNames = [...]string{danceA: "A", danceB: "B", danceC: "C"}

// linkCards puts each Objective its card: B in the middle, A on the left and C on the right of
// the player who has chosen his zone.
//
// Carries out song.dance.linked-cards.
func (p play) linkCards() {
	if p.Choices.Mode != Dance {
		return
	}
	left, right := danceA, danceC
	if e := p.Posts[p.SetUp.Chooser].Edge; e == North || e == West {
		left, right = right, left
	}
	p.Tokens[0].Card, p.Tokens[1].Card, p.Tokens[2].Card = danceB, left, right
}

// holdsCard tells whether a unit has taken up the Objective with a card.
func (s *State) holdsCard(u UnitID, card uint8) bool {
	i := s.carried(u)
	return s.Choices.Mode == Dance && i >= 0 && s.Tokens[i].Card == card
}

// modeSpeed is the most that the Speed of a unit may be, if its mode caps it.
//
// Carries out song.dance.carrier-speed-2.
func (s *State) modeSpeed(u UnitID) (int, bool) { return 2, s.modeNoMarch(u) }

// modeNoMarch tells whether a mode forbids a unit to March.
//
// Carries out song.dance.carrier-cannot-march.
func (s *State) modeNoMarch(u UnitID) bool { return s.Choices.Mode == Dance && s.carried(u) >= 0 }

// modeGrant is what a mode adds to the attack of a unit.
//
// Carries out song.dance.objective-b-bonus, song.fire.marked-two-extra-dice,
// song.storm.walls-no-saves.
func (s *State) modeGrant(x *Fight) Grant {
	g := Grant{}
	if !x.Ranged && s.holdsCard(x.By, danceB) {
		g.Keywords |= Sundering | Vicious
	}
	if s.Units[x.By].Marks&markMarked != 0 {
		g.Dice += 2
	}
	if s.Muster.Wall(x.On) {
		g.Is |= isNoSave
	}
	return g
}

// modeAttacked is what a mode does when an attack has been resolved.
//
// Carries out song.dance.objective-b-wounds.
func (p play) modeAttacked(x *Fight) {
	if !x.Ranged && p.onTable(x.By) && p.holdsCard(x.By, danceB) {
		p.hurt(Hurt{Unit: x.By, N: uint8(p.d3(labelEffect)), By: p.seatOf(x.By), Of: x.By})
	}
}

// silence is the procedure of Objective C, when it has been claimed: an enemy NCU is named.
//
// Carries out song.dance.objective-c.
func (p play) silence(f *game.Frame) {
	f.Step++
	if f.Step > 1 {
		p.Stack.Pop()
		return
	}
	var set uint32
	for n := NCUID(1); n <= p.Muster.NCUs(); n++ {
		if p.foes(f.Seat).Has(p.Muster.NCUSeat(n)) && !p.NCUs[n].Gone {
			set |= 1 << n
		}
	}
	if set == 0 {
		return
	}
	p.Ask = Ask{NCUs: set}
	p.ask(decideNCU, f.Seat)
}

// muted tells whether an NCU has lost its abilities.
func (s *State) muted(n NCUID) bool {
	if s.NCUs[n].Mute || s.mutedWide(n) {
		return true
	}
	for i := range int(s.Laid) {
		if s.Tokens[i].Mute == n {
			return true
		}
	}
	return false
}

// upkeepChoice takes what has been chosen in the Upkeep Phase: an enemy for Objective A, or the
// mission that is replaced.
func (p play) upkeepChoice(a *Action) {
	if a.Kind == ChooseOption {
		p.replaceMission(int(a.N))
	} else if a.Kind == ChooseUnit {
		p.put(a.Unit, Vulnerable)
		p.put(a.Unit, Weakened)
	}
}

// offerScored asks who has scored Objective A for an enemy.
//
// Carries out song.dance.objective-a.
func (p play) offerScored(seat game.Seat, i int) {
	if set := p.fielded(p.foes(seat)); p.Tokens[i].Card == danceA && set != 0 {
		p.Ask = Ask{Units: set, May: true}
		p.ask(decideUnit, seat)
	}
}
