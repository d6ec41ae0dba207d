package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Secret Missions: The Winds of Winter, and Dark Wings, Dark Words.

// Affairs are the missions that nobody holds, and what missions count.
type Affairs struct {
	Left   uint32              // the deck, a bit each; nobody knows its order, nor, with the hands, what is in it
	Gone   uint32              // discarded
	Open   [openMissions]uint8 // those of all, from 1
	Of     [MaxSeats][openMissions]Naming
	Drawn  uint8           // the one that will replace another, from 1
	Lost   [MaxSeats]uint8 // Wounds that each seat's units have suffered this round
	Passes [MaxSeats]uint8 // Panic Tests that they have passed
}

// A Naming is what has been designated with a mission.
type Naming struct {
	Unit  UnitID
	Token uint8 // from 1
}

const (
	openMissions  = 3
	firstMissions = 5   // that each player draws in The Winds of Winter
	hiddenMission = 255 // a mission that a view does not show
)

// Places of missions, as effects remember them.
const (
	noMission uint8 = iota
	chosenMission
	keptMission
	openMission // and those after it
)

func (l *library) allMissions() uint32 { return 1<<len(l.mission) - 1 }

// missionAt is a mission by its number from 1.
func (s *State) missionAt(n uint8) *effect.Mission { return s.Muster.lib.effects.Missions[n-1] }

// pickMission takes a mission out of the deck, from 1; 0 if there is none left.
//
// Carries out song.winter.uses-mission-deck, song.wings.uses-mission-deck.
func (p play) pickMission() uint8 {
	if p.Affairs.Left == 0 {
		return 0
	}
	var weights [32]uint8
	for k := range weights {
		weights[k] = uint8(p.Affairs.Left >> k & 1)
	}
	k := p.dice.Pick(labelMission, weights[:len(p.Muster.lib.mission)])
	p.Affairs.Left &^= 1 << k
	return uint8(k + 1)
}

// dealMissions carries out song.winter.draw-five-missions, song.wings.three-open-missions,
// song.wings.ignore-open-mission-clause.
func (p play) dealMissions() {
	switch p.Choices.Mode {
	case Winter:
		for seat := range p.seats() {
			for range firstMissions {
				p.drawMission(seat)
			}
		}
	case Wings:
		for i := range p.Affairs.Open {
			p.dice.Due(openMissions - i)
			p.Affairs.Open[i] = p.pickMission()
			p.tell(eventOpenMission, game.NoSeat, int16(p.Affairs.Open[i]))
		}
	}
}

// drawMission draws a mission into a hand.
func (p play) drawMission(seat game.Seat) {
	p.dice.Due(1)
	k := p.pickMission()
	if k == 0 {
		return
	}
	p.Posts[seat].Missions |= 1 << (k - 1)
	p.Posts[seat].Secrets++
	p.tellOnly(eventDrewMission, seat, p.side1(seat), int16(k))
	p.tell(eventDrewSecret, seat, 1)
}

// Steps of the missions at the beginning of a round.
const (
	missionsChoose uint8 = iota
	missionsOpen
	missionsDesignate
)

// missions is the procedure of the missions: in The Winds of Winter all choose one of their own
// in secret, then one is opened for all; in the other mode players designate what open ones ask
// for.
//
// Carries out song.winter.choose-mission-each-round, song.winter.open-mission-drawn.
func (p play) missions(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case missionsChoose:
		if p.Choices.Mode == Winter && p.Round > 1 {
			var who game.SeatSet
			for seat := range p.seats() {
				if p.Posts[seat].Secrets > 0 && !p.Posts[seat].Out {
					who = who.With(seat)
				}
			}
			p.Waits = game.Decision{Who: who, Kind: decideMission}
		}
	case missionsOpen:
		if p.Choices.Mode == Winter && p.Round > 1 {
			p.settleMissions()
			p.openMission()
		}
	case missionsDesignate:
		if p.Choices.Mode != Wings || !p.askNaming(f) {
			p.Stack.Pop()
			return
		}
		f.Step = missionsDesignate
	}
}

// settleMissions lays the chosen missions face down.
func (p play) settleMissions() {
	for seat := range p.seats() {
		if post := &p.Posts[seat]; post.Ready {
			post.Ready = false
			post.Secrets--
			p.tell(eventChoseMission, seat)
		}
	}
}

// openMission opens the mission of the round.
func (p play) openMission() {
	for {
		p.dice.Due(1)
		k := p.pickMission()
		p.Affairs.Open[0] = k
		if k == 0 {
			return
		}
		p.tell(eventOpenMission, game.NoSeat, int16(k))
		if p.missionAt(k).Open {
			return
		}
		p.Affairs.Gone |= 1 << (k - 1)
	}
}

// needsNaming tells whether something that a mission asks for has not been designated, or is gone.
func (s *State) needsNaming(k uint8, n Naming) bool {
	if k == 0 {
		return false
	}
	switch s.missionAt(k).Designate {
	case effect.AnObjective:
		return n.Token == 0
	case effect.AnEnemy:
		return !s.onTable(n.Unit)
	}
	return false
}

// askNaming asks the next who has to designate something, and tells whether there was anybody.
//
// Carries out song.wings.each-player-designates.
func (p play) askNaming(f *game.Frame) bool {
	for i := range p.seats() {
		seat := (p.First + i) % p.seats()
		for j, k := range p.Affairs.Open {
			if p.Posts[seat].Out || !p.needsNaming(k, p.Affairs.Of[seat][j]) {
				continue
			}
			f.Seat, f.Arg = seat, int16(j)
			if p.missionAt(k).Designate == effect.AnObjective {
				p.Ask = Ask{Options: 1<<p.Laid - 1}
				p.ask(decideOption, seat)
				return true
			}
			if set := p.fielded(p.foes(seat)); set != 0 {
				p.Ask = Ask{Units: set}
				p.ask(decideUnit, seat)
				return true
			}
		}
	}
	return false
}

// designate takes what has been designated.
func (p play) designate(f *game.Frame, a *Action) {
	n := Naming{Unit: a.Unit}
	if a.Kind == ChooseOption {
		n.Token = a.N + 1
	}
	p.Affairs.Of[f.Seat][f.Arg] = n
	p.tell(eventDesignated, f.Seat, int16(p.Affairs.Open[f.Arg]), int16(n.Unit), int16(n.Token))
}

// forbidsMission returns why a mission may not be chosen, with what it is to designate.
//
// Carries out song.winter.mission-hidden, song.winter.zone-swap-mission.
func (s *State) forbidsMission(seat game.Seat, a *Action) objection {
	if a.Kind != ChooseMission {
		return s.untimely()
	}
	if s.Posts[seat].Missions>>a.N&1 == 0 {
		return against(ruleWinterChooseMissionEachRound)
	}
	ok := a.Unit == NoUnit && a.Weapon == 0
	switch s.missionAt(a.N + 1).Designate {
	case effect.AnObjective:
		ok = a.Unit == NoUnit && a.Weapon > 0 && a.Weapon <= s.Laid
	case effect.AnEnemy:
		set := s.fielded(s.foes(seat))
		ok = a.Weapon == 0 && (set.has(a.Unit) || set == 0 && a.Unit == NoUnit)
	}
	if !ok {
		return against(ruleWinterMissionCardTiming)
	}
	return objection{}
}

func (s *State) listMissions(seat game.Seat, list []Action) []Action {
	for k := range s.Muster.lib.mission {
		a := Action{Kind: ChooseMission, N: uint8(k)}
		if s.Posts[seat].Missions>>k&1 == 0 {
			continue
		}
		if s.forbidsMission(seat, &a).ok() {
			list = append(list, a)
			continue
		}
		if s.missionAt(a.N+1).Designate == effect.AnObjective {
			for i := range s.Laid {
				a.Weapon = i + 1
				list = append(list, a)
			}
			continue
		}
		for rest := s.fielded(s.foes(seat)); rest != 0; {
			a.Unit, rest = rest.next()
			list = append(list, a)
		}
	}
	return list
}

// chooseMission lays a mission face down, or swaps the one that lies there.
func (p play) chooseMission(seat game.Seat, a *Action, waits game.Decision) {
	post := &p.Posts[seat]
	post.Missions &^= 1 << a.N
	swapped := post.Chosen
	post.Chosen, post.Named = a.N+1, Naming{Unit: a.Unit, Token: a.Weapon}
	if w := p.choosing(); w != nil {
		post.Missions |= 1 << (swapped - 1)
		w.PC++
		return
	}
	post.Ready = true
	waits.Who = waits.Who.Without(seat)
	p.Waits = waits
}

// onMissions carries out what effects do with missions.
//
// Carries out song.winter.zone-replacement, song.winter.zone-swap-mission.
func (p play) onMissions(w *Work, op *effect.Op) {
	post := &p.Posts[w.Seat]
	if op.Code == effect.SwapMission && post.Chosen != 0 && post.Shown&chosenMission == 0 && post.Secrets > 0 {
		p.ask(decideMission, w.Seat)
		return
	}
	if op.Code == effect.DrawMission {
		p.drawMission(w.Seat)
	}
	w.PC++
}

// missionIn is the mission in a place of a seat, from 1, or 0 if none counts there now: an open
// one counts once for a team.
//
// Carries out song.winter.missions-score-from-round-2, song.wings.missions-score-from-round-2,
// song.winter.open-mission-anyone.
func (s *State) missionIn(seat game.Seat, place uint8) uint8 {
	post := &s.Posts[seat]
	switch {
	case s.Round < 2 || post.Out:
		return 0
	case place == chosenMission:
		return post.Chosen
	case place == keptMission:
		return post.Kept
	case s.side(seat).First() != seat:
		return 0
	}
	return s.Affairs.Open[place-openMission]
}

// naming is what was designated with the mission of an effect.
func (s *State) naming(w *Work) Naming {
	switch {
	case w.Mission == chosenMission:
		return s.Posts[w.Seat].Named
	case w.Mission >= openMission:
		return s.Affairs.Of[w.Seat][w.Mission-openMission]
	}
	return Naming{}
}

// spentMission tells whether a mission in a place has been revealed and counts no more. It goes
// to the discard pile, but lies there until the end of the round.
func (s *State) spentMission(seat game.Seat, place uint8) bool {
	return place < openMission && s.Posts[seat].Shown&place != 0
}

// reveal opens a mission of a player that has been completed.
//
// Carries out song.winter.mission-discarded-when-revealed, song.winter.mission-card-timing.
func (p play) reveal(w *Work) {
	if w.Mission == noMission || w.Mission >= openMission {
		return
	}
	p.Posts[w.Seat].Shown |= w.Mission
	p.tell(eventMission, w.Seat, int16(p.missionIn(w.Seat, w.Mission)))
}

// clearMissions ends the missions of a round.
//
// Carries out song.winter.mission-discarded-end-of-round, song.winter.open-mission-discarded.
func (p play) clearMissions() {
	p.Affairs.Lost, p.Affairs.Passes = [MaxSeats]uint8{}, [MaxSeats]uint8{}
	if p.Choices.Mode != Winter {
		return
	}
	discard := func(k uint8) {
		if k != 0 {
			p.Affairs.Gone |= 1 << (k - 1)
		}
	}
	for seat := range p.seats() {
		post := &p.Posts[seat]
		if post.Shown&keptMission != 0 {
			discard(post.Kept)
			post.Kept = 0
		}
		if post.Chosen != 0 && post.Shown&chosenMission == 0 && p.missionAt(post.Chosen).Stays {
			post.Kept = post.Chosen
			p.tell(eventKeptMission, seat, int16(post.Kept))
		} else {
			discard(post.Chosen)
		}
		post.Chosen, post.Named, post.Shown = 0, Naming{}, 0
	}
	discard(p.Affairs.Open[0])
	p.Affairs.Open[0] = 0
}

// nextMission has the First Player draw a mission that takes the place of an open one.
//
// Carries out song.wings.first-player-replaces-mission, song.wings.replacement-after-victory-check.
func (p play) nextMission() {
	if p.Choices.Mode != Wings {
		return
	}
	p.dice.Due(1)
	if p.Affairs.Drawn = p.pickMission(); p.Affairs.Drawn == 0 {
		return
	}
	p.tell(eventOpenMission, p.First, int16(p.Affairs.Drawn))
	p.Ask = Ask{Options: 1<<openMissions - 1}
	p.ask(decideOption, p.First)
}

func (p play) replaceMission(i int) {
	p.Affairs.Gone |= 1 << (p.Affairs.Open[i] - 1)
	p.tell(eventMissionLeaves, p.First, int16(p.Affairs.Open[i]))
	p.Affairs.Open[i], p.Affairs.Drawn = p.Affairs.Drawn, 0
	for seat := range p.seats() {
		p.Affairs.Of[seat][i] = Naming{}
	}
	p.push(procMissions, p.First, 0)
	p.Stack.Top().Step = missionsDesignate
}
