package song

import (
	"math/bits"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// What modes keep hidden: Secret Missions in hand or face down, and siege cards.

// veil takes out of a view what a seat may not see.
func (v *State) veil(s *State, seat game.Seat) {
	choosing := s.Waits.Kind == decideMission && s.choosing() == nil && s.Waits.Who != 0
	if !s.mode().Missions && s.Choices.Mode != Storm {
		return
	}
	for other := range s.seats() {
		if other == seat {
			continue
		}
		post := &v.Posts[other]
		v.Affairs.Left |= post.Missions
		post.Missions, post.Siege, post.Veiled = 0, 0, true
		if post.Chosen != 0 && post.Shown&chosenMission == 0 {
			v.Affairs.Left |= 1 << (post.Chosen - 1)
			post.Chosen, post.Named = hiddenMission, Naming{}
			if choosing {
				post.Chosen = 0
			}
		}
		if choosing {
			post.Ready = false
		}
	}
}

// unveil deals what a view does not show from what it could be.
func (s *State) unveil(seat game.Seat, d *game.Dice) {
	post := &s.Posts[seat]
	if !post.Veiled {
		return
	}
	post.Veiled = false
	p := play{State: s, dice: d}
	for range post.Secrets {
		if k := p.pickMission(); k != 0 {
			post.Missions |= 1 << (k - 1)
		}
	}
	if post.Chosen == hiddenMission {
		post.Chosen = p.pickMission()
		post.Named = p.guessNaming(seat)
	}
	if s.Choices.Mode == Storm && s.dealt() {
		for n := UnitSet(post.Sieged).Len(); n < siegeHand; n++ {
			var left [SiegeKinds]uint8
			for k := range left {
				left[k] = 1 - (post.Sieged|post.Siege)>>k&1
			}
			post.Siege |= 1 << d.Pick(labelSiege, left[:])
		}
	}
}

// dealt tells whether the siege cards have been dealt: they are after all terrain is laid, and
// before anybody deploys.
func (s *State) dealt() bool {
	return s.Stack.Len() > 0 && s.Stack.At(0).Step > gameDeploy || s.Stack.Len() == 0 || s.Round > 0
}

// guessNaming designates something that a mission face down could be about.
func (p play) guessNaming(seat game.Seat) Naming {
	switch p.missionAt(p.Posts[seat].Chosen).Designate {
	case effect.AnObjective:
		return Naming{Token: uint8(p.dice.Die(labelMission, int(p.Laid)))}
	case effect.AnEnemy:
		return Naming{Unit: p.fielded(p.foes(seat)).first()}
	}
	return Naming{}
}

// auditSecrets tells what is wrong with missions and siege cards.
func (s *State) auditSecrets() error {
	if s.mode().Missions {
		seen, veiled := uint32(0), false
		for _, set := range s.missionSets(&veiled) {
			if seen&set != 0 {
				return game.Wrong("a mission is in two places", "une mission est à deux endroits")
			}
			seen |= set
		}
		if seen != s.Muster.lib.allMissions() {
			return game.Wrong("a mission is nowhere", "une mission n'est nulle part")
		}
	}
	for seat := range s.seats() {
		post := &s.Posts[seat]
		if post.Siege&post.Sieged != 0 || UnitSet(post.Siege|post.Sieged).Len() > siegeHand {
			return game.Within(game.Wrong("that is not a hand of siege cards", "ce n'est pas une main de cartes Siège"), "players", seatNames[seat])
		}
		if n := bits.OnesCount32(post.Missions); !post.Veiled && n != int(post.Secrets) && !(post.Ready && n+1 == int(post.Secrets)) {
			return game.Within(game.Wrong("%d missions are in hand, and %d are counted", "%d missions sont en main, et %d sont comptées", n, post.Secrets), "players", seatNames[seat])
		}
	}
	return nil
}

// missionSets are the sets of missions that have nothing in common.
func (s *State) missionSets(veiled *bool) []uint32 {
	one := func(k uint8) uint32 {
		if k == 0 || k == hiddenMission {
			return 0
		}
		return 1 << (k - 1)
	}
	x := &s.Affairs
	sets := []uint32{x.Left, x.Gone, one(x.Drawn)}
	for _, k := range x.Open {
		sets = append(sets, one(k))
	}
	for seat := range s.seats() {
		p := &s.Posts[seat]
		sets = append(sets, p.Missions, one(p.Chosen), one(p.Kept))
		*veiled = *veiled || p.Veiled
	}
	return sets
}

// choices are the kinds of choices that procedures besides effects leave to somebody.
var choices = [procedures][]game.Kind{
	procClaim: {decideUnit}, procDeploy: {decideUnit}, procZone: {decideOption}, procSetUp: {decideOption}, procCarry: {decideOption}, procLose: {decideUnit}, procMark: {decideUnit},
	procActivation: {decideUnit}, procCharge: {decideMay}, procMissions: {decideUnit, decideOption}, procUpkeep: {decideUnit, decideOption}, procSilence: {decideNCU},
	procRetreat: {decideUnit}, procFight: {decideUnit}, procMoment: {decideOption},
}

// askedBy are the procedures that ask a kind of decision.
var askedBy = map[game.Kind][]uint8{
	decideToken:   {procSetUp, procDrop},
	decidePiece:   {procSetUp, procPile},
	decideDeploy:  {procDeploy, procRedeploy, procPlace},
	decideMission: {procMissions, procWork},
}

// coherentModes tells what of a mode could not be.
func (s *State) coherentModes(wrong error) error {
	x := &s.SetUp
	if x.Defender < 0 || x.Defender >= s.seats() || x.Roller < 0 || x.Roller >= s.seats() || x.Rested&^s.everybody() != 0 || int(s.Affairs.Drawn) > len(s.Muster.lib.mission) {
		return wrong
	}
	for kind, n := range x.Pool {
		if n > 0 && kind >= len(s.Muster.lib.tables.Templates) {
			return wrong
		}
	}
	asks := s.Waits.Kind == decideOption && s.Waits.Who != 0 && s.Stack.Len() > 0
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		u, token := UnitID(f.Arg&127), int(f.Arg>>7)
		switch f.Proc {
		case procCarry:
			if u == NoUnit || u > s.Muster.Units() || token>>s.Laid != 0 || !s.mode().Carried {
				return wrong
			}
		case procLose:
			if u == NoUnit || u > s.Muster.Units() || token >= int(s.Laid) || !s.mode().Carried || f.Step == 0 && s.Tokens[token].Carrier == NoUnit {
				return wrong
			}
		case procDrop:
			if i == 0 || int(f.Arg&7) >= int(s.Laid) || f.Arg>>3 < 1 || UnitID(f.Arg>>3) > s.Muster.Units() || !s.mode().Carried {
				return wrong
			}
		case procSilence:
			if int(f.Arg) >= int(s.Laid) || f.Seat == game.NoSeat {
				return wrong
			}
		case procMissions:
			if asks && f.Step == missionsDesignate && (f.Arg >= openMissions || f.Seat == game.NoSeat) || !s.mode().Missions {
				return wrong
			}
		case procPlace:
			if u == NoUnit || u > s.Muster.Units() || s.Muster.Wall(u) || f.Seat == game.NoSeat || s.Posts[f.Seat].Edge == noEdge {
				return wrong
			}
		case procKill:
			if u == NoUnit || u > s.Muster.Units() || token == 0 || token > int(s.Muster.attaches) || i == 0 || s.Stack.At(i-1).Proc != procWork || f.Seat == game.NoSeat {
				return wrong
			}
		case procDeploy:
			if AttachID(f.Arg) > s.Muster.attaches || int(f.Arg) > MaxAttached {
				return wrong
			}
		case procRedeploy:
			if s.Choices.Mode != Storm {
				return wrong
			}
		}
	}
	if s.Choices.Mode == Feast {
		for i := range int(s.Laid) {
			if s.Tokens[i].Pile == 0 {
				return wrong
			}
		}
	}
	if s.Choices.Mode == Storm && len(s.siegeIDs(0)) != SiegeKinds {
		return wrong
	}
	return s.coherentAnswers(wrong)
}

// coherentAnswers tells whether what a mode asks can be answered.
func (s *State) coherentAnswers(wrong error) error {
	if s.Waits.Who == 0 || s.Stack.Len() == 0 || s.choosing() != nil {
		return nil
	}
	top := s.Stack.Top()
	options := 0
	switch {
	case top.Proc == procSetUp && s.SetUp.ToRoll > 0:
		options = len(s.Muster.lib.tables.Templates)
	case top.Proc == procSetUp, top.Proc == procZone:
		options = 2
	case top.Proc == procCarry, top.Proc == procMissions:
		options = int(s.Laid)
	case top.Proc == procMoment && s.Waits.Kind == decideOption:
		if !s.coherentOrder(top) {
			return wrong
		}
		return nil
	case top.Proc == procUpkeep:
		if options = openMissions; s.Waits.Kind == decideOption && s.Affairs.Drawn == 0 {
			return wrong
		}
	}
	if s.Waits.Kind == decideOption && (s.Ask.Options == 0 || int(s.Ask.Options)>>options != 0) {
		return wrong
	}
	if s.Waits.Kind == decideUnit && s.Ask.Units>>1>>s.Muster.Units() != 0 {
		return wrong
	}
	if s.Waits.Kind == decideNCU && (s.Ask.NCUs&1 != 0 || s.Ask.NCUs>>1>>s.Muster.NCUs() != 0) {
		return wrong
	}
	return nil
}

// modeQuestion is what a procedure of a mode asks.
func (s *State) modeQuestion(f *game.Frame) (game.Text, bool) {
	switch f.Proc {
	case procDeploy:
		return game.Sentence("Which enemy unit does %s join?", "Quelle unité ennemie rejoint l'Attachement (%s) ?", s.Muster.attached[f.Arg].text), true
	case procSetUp:
		if s.SetUp.ToRoll > 0 {
			return game.Text{English: "Choose a kind of terrain", French: "Choisissez un type de terrain"}, true
		}
		return game.Text{English: "Do you attack or defend?", French: "Attaquez-vous ou défendez-vous ?"}, true
	case procZone:
		return game.Text{English: "Which effect of the zone of Tactics?", French: "Quel effet de la zone Tactiques ?"}, true
	case procCarry:
		return game.Text{English: "Which Objective does the unit take?", French: "De quel Objectif l'unité s'empare-t-elle ?"}, true
	case procLose:
		return game.Text{English: "Which unit claims the Objective?", French: "Quelle unité s'empare de l'Objectif ?"}, true
	case procMark:
		return game.Text{English: "Which enemy do you mark?", French: "Quel ennemi marquez-vous ?"}, true
	case procActivation:
		return game.Text{English: "On which enemy do you put a Victory Point token?", French: "Sur quel ennemi placez-vous un pion Point de Victoire ?"}, true
	case procRetreat:
		return game.Text{English: "Which unit pivots first?", French: "Quelle unité pivote en premier ?"}, true
	case procFight:
		if f.Step == fightBystanders {
			return game.Text{English: "Which unit tests first?", French: "Quelle unité teste en premier ?"}, true
		}
		return game.Text{English: "Which unit pivots first?", French: "Quelle unité pivote en premier ?"}, true
	case procMoment:
		return game.Text{English: "Which ability comes first?", French: "Quelle Capacité passe en premier ?"}, true
	case procSilence:
		return game.Text{English: "Which NCU loses its abilities?", French: "Quelle UNC perd ses Capacités ?"}, true
	case procMissions:
		return game.Text{English: "What do you designate for the mission?", French: "Que désignez-vous pour la mission ?"}, true
	case procUpkeep:
		if s.Waits.Kind == decideOption {
			return game.Text{English: "Which open mission is replaced?", French: "Quelle mission libre est remplacée ?"}, true
		}
		return game.Text{English: "Which enemy becomes Vulnerable and Weakened?", French: "Quel ennemi devient Vulnérable et Affaibli ?"}, true
	}
	return game.Text{}, false
}
