package song

import (
	"gonfalon/game"
	"gonfalon/song/field"
)

// A Mode is one of the game modes.
//
// Carries out song.mode.eight-modes.
type Mode uint8

const (
	Thrones Mode = iota
	Kings
	Storm
	Feast
	Dance
	Winter
	Fire
	Wings
	modes
)

// A modeInfo is what a mode changes; what else it does stands in the file of its name.
type modeInfo struct {
	ID string
	game.Text
	Depth    int32     // of the deployment zones
	More     int       // Victory Points than the size of the game asks for
	Military bool      // destroying units gives points
	Five     bool      // players place four Objectives around the one in the middle
	Cards    bool      // Objectives have cards
	Covered  bool      // an Objective is claimed by covering it entirely
	Carried  bool      // an Objective is taken up by who covers any part of it
	Scored   bool      // Objectives give points
	General  bool      // and one more to the unit of a Commander
	Returns  bool      // destroyed units come back
	Missions bool      // there are Secret Missions
	Spacing  game.Rule // of the Objectives that players place
}

var modeInfos = [modes]modeInfo{
	Thrones: {
		ID: "thrones", Text: game.Text{English: "A Game of Thrones", French: "Le Jeu des Trônes"},
		Depth: field.Short, Military: true, Five: true, Cards: true, Covered: true, Scored: true, Spacing: ruleThronesObjectiveSpacing,
	},
	Kings: {
		ID: "kings", Text: game.Text{English: "A Clash of Kings", French: "La Bataille des Rois"},
		Depth: field.Long, Military: true, Covered: true, Scored: true, General: true, Returns: true,
	},
	Storm: {
		ID: "storm", Text: game.Text{English: "A Storm of Swords", French: "Une Tempête d'Épées"},
		Depth: field.Long, Military: true,
	},
	Feast: {
		ID: "feast", Text: game.Text{English: "A Feast for Crows", French: "Un Festin pour les Corbeaux"},
		Depth: field.Long, Military: true, Carried: true, Scored: true, General: true,
	},
	Dance: {
		ID: "dance", Text: game.Text{English: "A Dance with Dragons", French: "Une Danse avec les Dragons"},
		Depth: field.Long, Military: true, Carried: true, Scored: true, General: true, Cards: true,
	},
	Winter: {
		ID: "winter", Text: game.Text{English: "The Winds of Winter", French: "Les Vents de l'Hiver"},
		Depth: field.Short, More: 2, Five: true, Covered: true, Missions: true, Spacing: ruleWinterObjectiveSpacing,
	},
	Fire: {
		ID: "fire", Text: game.Text{English: "Fire & Blood", French: "Feu & Sang"},
		Depth: 18 * Inch, Military: true,
	},
	Wings: {
		ID: "wings", Text: game.Text{English: "Dark Wings, Dark Words", French: "Noires Ailes, Noires Nouvelles"},
		Depth: field.Short, More: 2, Five: true, Covered: true, Missions: true, Spacing: ruleWingsObjectiveSpacing,
	},
}

func (s *State) mode() *modeInfo { return &modeInfos[s.Choices.Mode] }

// modeRound is what a mode does when a round begins.
func (p play) modeRound() {
	switch {
	case p.Choices.Mode == Storm && p.Round > 1:
		p.push(procRedeploy, p.SetUp.Defender^1, 0)
	case p.mode().Missions:
		p.push(procMissions, p.First, 0)
	}
}

// modeWins tells whether a mode has ended the match in its own way.
//
// Carries out song.storm.defender-wins-after-round-6, song.storm.attacker-wins-on-points.
func (p play) modeWins() bool {
	if p.Choices.Mode != Storm || p.Round < lastRound || p.points(p.besieger()) >= p.needed() {
		return false
	}
	p.end(p.side(p.SetUp.Defender), endSiege)
	return true
}

// rival is the enemy of a seat who acts where the rules say "the opponent": the next to the left
// that is still there.
func (s *State) rival(seat game.Seat) game.Seat {
	foes := s.foes(seat)
	for i := range s.seats() {
		if next := (seat + 1 + i) % s.seats(); foes.Has(next) && !s.Posts[next].Out {
			return next
		}
	}
	return (seat + 1) % s.seats()
}

// modeChoice takes an answer that a procedure of a mode, not an effect, has waited for.
func (p play) modeChoice(seat game.Seat, a *Action) {
	f := p.Stack.Top()
	switch f.Proc {
	case procClaim:
		p.influence(NCUID(f.Arg), a.Unit)
	case procDeploy:
		p.joins(f, a.Unit)
	case procSetUp:
		p.setUpChoice(seat, a)
	case procCarry:
		p.takeUp(f, int(a.N))
	case procLose:
		p.handOver(f, a.Unit)
	case procMark:
		p.markUnit(seat, a.Unit)
	case procActivation:
		p.offerPoints(seat, a)
	case procSilence:
		p.Tokens[f.Arg].Mute = NCUID(a.N)
		p.tell(eventMuted, seat, int16(a.N))
	case procMissions:
		p.designate(f, a)
	case procUpkeep:
		p.upkeepChoice(a)
	case procZone:
		f.Arg |= int16(a.N) << 12
	case procRetreat, procFight:
		p.ordered(f, a.Unit)
	case procMoment:
		p.drawForward(f, a.N)
	}
}
