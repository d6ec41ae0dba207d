package battles

import "gonfalon/game"

// Question implements [game.Scribe]: what is asked, of what, and why. It says only what lies
// open, and it is the same for everybody.
func (Rules) Question(s *State) game.Text { return s.question() }

func (s *State) question() game.Text {
	switch s.Waits.Kind {
	case decideMuster:
		k := s.Plan.Skirmish
		return game.Sentence("Choose %d to %d commanders, worth %d together at most", "Choisissez de %d à %d commandants, d'une valeur totale de %d au plus", k.MinCommanders, k.MaxCommanders, k.Value)
	case decideTerrain, decideLeader, decideUnit:
		return s.askPlace()
	case decideTurn:
		return s.askTurn()
	case decideTactic, decideCommand, decideOrder, decideRally, decideFriend, decideEnemy, decideToken, decideDrop:
		return s.askCard()
	case decideMove:
		return game.Sentence("Move your ordered units: %d {has|have} not moved", "Déplacez vos unités activées : %d n'{a|ont} pas bougé", s.toMove())
	case decideStep:
		return game.Sentence("Where does this unit go now that it is free: %s?", "Où va cette unité, désormais libre : %s ?", s.unitAt(s.Turn.Unit))
	case decideAttack:
		return s.askAttack()
	case decideBlow, decideReroll, decideSwap, decideStand, decideCounter, decideRetreat, decideFollow:
		return s.askCombat()
	case decideCommit:
		return game.Sentence("Commit %s now? It can be done once in the battle", "Engager %s maintenant ? Une seule fois par bataille", s.Plan.commanderText(s.rewarded()))
	case decideSpread:
		return game.Sentence("Commit %s to spread the fire at %s to a hex beside it?", "Engager %s pour étendre le feu en %s à une case voisine ?", s.Plan.commanderText(s.Units[s.Turn.Unit].Commander), s.hexText(s.Turn.Goal))
	case decideRecover:
		h := s.waitsFor()
		n := s.misery(h)
		return game.Sentence("Recover morale, from %d to the break at %d?", "Récupérer du moral, de %d à la rupture %d ?", n, s.recovered(n))
	}
	return questions[s.Waits.Kind]
}

// questions ask what needs no facts.
var questions = [decisions]game.Text{
	noDecision: {"the battle is over", "la bataille est finie"},
	decideHide: {"Under which token is the strategic location?", "Sous quel pion est le lieu stratégique ?"},
	decideKeep: {"Keep one card and one order token at most", "Gardez une carte et un pion Ordre au plus"},
}

// askPlace asks for what is placed before a skirmish.
func (s *State) askPlace() game.Text {
	h, k := s.waitsFor(), s.Plan.Skirmish
	switch s.Waits.Kind {
	case decideTerrain:
		left := 0
		for _, n := range s.Posts[h].Pieces {
			left += int(n)
		}
		return game.Sentence("Place terrain within %d rows of your edge: %d piece{|s} left", "Placez le terrain à %d rangées au plus de votre bord : il reste %d pièce{|s}", k.TerrainRows, left)
	case decideLeader:
		return game.Sentence("Place your commanders within %d rows of your edge: %d left", "Placez vos commandants à %d rangées au plus de votre bord : il en reste %d", k.LeaderRows, s.reserve(h, true).Len())
	}
	return game.Sentence("Place your units within %d rows of your edge: %d left", "Placez vos unités à %d rangées au plus de votre bord : il en reste %d", k.UnitRows, s.reserve(h, false).Len())
}

// askTurn asks for the action of a turn, with what there is for it.
func (s *State) askTurn() game.Text {
	post := &s.Posts[s.waitsFor()]
	return game.Sentence("Play a card, spend an order token, or pass for the round: %d card{|s}, %d command token{|s}, %d order token{|s}",
		"Jouez une carte, dépensez un pion Ordre, ou passez pour ce round : %d carte{|s}, %d pion{|s} Commandement, %d pion{|s} Ordre", post.Cards, post.Command, post.Orders.Len())
}

// toMove counts the ordered units that may still move.
func (s *State) toMove() int {
	n := 0
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.mayMove(u) {
			n++
		}
	}
	return n
}

// askAttack asks for attacks.
func (s *State) askAttack() game.Text {
	if u := s.Turn.Only; u != NoUnit {
		return game.Sentence("Attack again after the pursuit? It is the turn of this unit: %s", "Attaquer de nouveau après la poursuite ? C'est au tour de cette unité : %s", s.unitAt(u))
	}
	n := 0
	for rest := s.ordered(); rest != 0; {
		var u UnitID
		u, rest = rest.next()
		if s.mayAct(u) {
			n++
		}
	}
	return game.Sentence("Attack with your ordered units: %d {has|have} something to do", "Attaquez avec vos unités activées : %d {peut encore agir|peuvent encore agir}", n)
}

// askCard asks what belongs to a Command card.
func (s *State) askCard() game.Text {
	card := s.Plan.cardText(s.Turn.Card)
	switch s.Waits.Kind {
	case decideTactic:
		return game.Sentence("%s: use the tactic?", "%s : employer la tactique ?", card)
	case decideCommand:
		return game.Sentence("%s: which command first?", "%s : quel commandement d'abord ?", card)
	case decideToken:
		return game.Sentence("%s: which order token do you take?", "%s : quel pion Ordre prenez-vous ?", card)
	case decideDrop:
		return game.Sentence("%s: which order token do you discard?", "%s : quel pion Ordre défaussez-vous ?", card)
	}
	e := s.effect()
	n, most := s.Turn.Picks.Len(), s.limit(e)
	count := game.Text{}
	if most > 1 {
		count = game.Sentence(", %d of %d", ", %d sur %d", n+1, most)
	}
	leader := s.Plan.commanderText(s.Turn.Leader)
	switch s.Waits.Kind {
	case decideOrder:
		return game.Sentence("%s, played on %s: order which unit%s?", "%s, jouée sur %s : activer quelle unité%s ?", card, leader, count)
	case decideRally:
		return game.Sentence("%s, played on %s: rally which unit%s?", "%s, jouée sur %s : mobiliser quelle unité%s ?", card, leader, count)
	case decideEnemy:
		return game.Sentence("%s, played on %s: which enemy unit%s?", "%s, jouée sur %s : quelle unité ennemie%s ?", card, leader, count)
	}
	if e.Op == opStep {
		return game.Sentence("%s, played on %s: move which unit 1 hex?", "%s, jouée sur %s : déplacer quelle unité de 1 case ?", card, leader)
	}
	return game.Sentence("%s, played on %s: which of your units%s?", "%s, jouée sur %s : laquelle de vos unités%s ?", card, leader, count)
}

// askCombat asks what belongs to an attack.
func (s *State) askCombat() game.Text {
	x := &s.Attack
	by, on := s.unitAt(x.By), s.unitAt(x.On)
	switch s.Waits.Kind {
	case decideBlow:
		n := s.dice(partingBlow, x.By, x.On, s.info(x.By).Table[s.Units[x.By].Rank].Dice, nil)
		return game.Sentence("Parting blow with %d {die|dice}, on %s?", "Attaque de décrochage avec %d dé{|s}, sur %s ?", n, on)
	case decideReroll:
		return game.Sentence("Flank attack, %s: which symbol do you roll again?", "Débordement, %s : quel symbole relancez-vous ?", s.tallyText(x.Rolled))
	case decideSwap:
		hits := s.hitsOf(x.Kind, x.By, x.On, x.Rolled)
		if s.Rout.Unit != NoUnit { // it has no way back
			hits = int(s.Rout.Steps)
		}
		return game.Sentence("%d hit{|s} on %s: does its commander change places?", "%d touche{|s}, %s : son commandant change-t-il de place ?", hits, on)
	case decideStand:
		return game.Sentence("%d morale result{|s} on %s: stand fast?", "%d résultat{|s} de moral, %s : tenir bon ?", x.Flags, on)
	case decideCounter:
		back, at := s.Turn.Target, s.Turn.Unit
		n := s.dice(counterAttack, back, at, s.info(back).Table[s.Units[back].Rank].Dice, nil)
		return game.Sentence("Answer with %d {die|dice}, against %s?", "Répondre avec %d dé{|s}, contre %s ?", n, s.unitAt(at))
	case decideRetreat:
		return game.Sentence("Where does this unit fall back, %d hex{|es} to go: %s?", "Où recule cette unité, encore %d case{|s} : %s ?", s.Rout.Steps, s.unitAt(s.Rout.Unit))
	}
	return game.Sentence("Take the hex %s with %s?", "Prendre la case %s avec %s ?", s.hexText(x.At), by)
}

// tallyText says dice or tokens aloud.
func (s *State) tallyText(t Tally) game.Text {
	text := symbolsText(t.args())
	return game.Text{English: game.Plural(text.English, game.English), French: game.Plural(text.French, game.French)}
}
