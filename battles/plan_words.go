package battles

import (
	"fmt"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A battle plan in words. Those of the box and those of players say the same the same way.

// phrase says something in both languages, with the same facts in the same order.
func phrase(english, french string, facts ...any) game.Text {
	return game.Sentence(english, french, facts...)
}

// listed joins words: this, this and that.
func listed(parts []game.Text) game.Text {
	all := parts[0]
	for i, p := range parts[1:] {
		between := game.Text{English: ", ", French: ", "}
		if i == len(parts)-2 {
			between = game.Text{English: " and ", French: " et "}
		}
		all.English += between.English + p.English
		all.French += between.French + p.French
	}
	return all
}

// hexWords lists hexes.
func (p *Plan) hexWords(hexes []hex.Hex) game.Text {
	var parts []game.Text
	for _, h := range hexes {
		at := p.at(h).String()
		parts = append(parts, game.Text{English: at, French: at})
	}
	return listed(parts)
}

var sideWords = [...]game.Text{Stark: {English: "Stark", French: "Stark"}, Lannister: {English: "Lannister", French: "Lannister"}, NoHouse: {English: "each House", French: "chaque Maison"}}

// Says are the special rules of the plan in words, and what its author says besides.
func (p *Plan) Says() []game.Text {
	var all []game.Text
	sp := &p.Special
	if sp.Ambush != NoHouse {
		all = append(all, phrase("In round 1 %s has the advantage, whatever the command tokens and the momentum say.",
			"Au round 1, %s a l'avantage, quels que soient les pions Commandement et l'Ardeur.", sideWords[sp.Ambush]))
	}
	if sp.ExitHouse != NoHouse {
		all = append(all, phrase("A %s unit in %s may spend 1 hex of its movement to leave the board; it has exited and is not eliminated.",
			"Une unité %s en %s peut dépenser 1 case de son déplacement pour quitter le plateau ; elle est sortie, et non éliminée.", sideWords[sp.ExitHouse], p.hexWords(list(sp.Exits))))
	}
	if len(sp.Torches) > 0 {
		all = append(all, p.torchWords())
	}
	if sp.TentsVanish {
		all = append(all, phrase("A tent that receives fire is removed at once, and no fire stays.", "Une tente qui reçoit du feu est retirée aussitôt, sans que le feu reste."))
	}
	if len(sp.Hides) > 0 {
		all = append(all, p.strategyWords())
		if sp.TentsVanish {
			all = append(all, phrase("A token whose tent burns is discarded unseen.", "Un pion dont la tente brûle est défaussé sans être vu."))
		}
	}
	return append(all, p.Notes...)
}

// controls tells whether control of hexes counts.
func (p *Plan) controls() bool {
	for _, s := range p.Points {
		if s.Per == perControlled || s.Per == perHeld {
			return true
		}
	}
	return false
}

var (
	classWords = [classes]game.Text{{English: "infantry", French: "l'infanterie"}, {English: "ranged units", French: "les unités à distance"}, {English: "cavalry", French: "la cavalerie"}}

	burningWords = [tokens]game.Text{
		WoodenBridge: {English: "wooden bridges", French: "les ponts en bois"},
		Palisade:     {English: "palisades", French: "les palissades"},
		Tent:         {English: "tents", French: "les tentes"},
		SiegeTower:   {English: "siege towers", French: "les tours d'assaut"},
	}
)

func (p *Plan) torchWords() game.Text {
	sp := &p.Special
	var who, what []game.Text
	var starts []hex.Hex
	for _, t := range sp.Torches {
		switch {
		case t.Hex != hex.None:
			starts = append(starts, t.Hex)
		case t.Classes != 0:
			for c := range classes {
				if t.Classes>>c&1 == 1 {
					who = append(who, classWords[c])
				}
			}
		default:
			who = append(who, phrase("the unit led by %s", "l'unité que mène %s", p.Commanders[t.Commander].Text))
		}
	}
	if len(starts) > 0 {
		who = append(who, phrase("the units that start in %s", "les unités qui commencent en %s", p.hexWords(starts)))
	}
	for token, words := range burningWords {
		if sp.Only>>token&1 == 1 {
			what = append(what, words)
		}
	}
	if len(what) == 0 {
		return phrase("For the whole battle %s units have Scorched Earth: %s.", "Pendant toute la bataille, des unités %s ont Terre Brulée : %s.", sideWords[sp.Torches[0].House], listed(who))
	}
	return phrase("For the whole battle %s units have Scorched Earth, but only against %s: %s.",
		"Pendant toute la bataille, des unités %s ont Terre Brulée, mais seulement contre %s : %s.", sideWords[sp.Torches[0].House], listed(what), listed(who))
}

func (p *Plan) strategyWords() game.Text {
	sp := &p.Special
	layer := phrase("Strategy tokens are shuffled and laid face down", "Des pions Stratégie sont mélangés et posés face cachée")
	if sp.HideHouse != NoHouse {
		layer = phrase("%s lays strategy tokens face down as it likes", "%s pose à son gré des pions Stratégie face cachée", sideWords[sp.HideHouse])
	}
	finder := phrase("A unit", "Une unité")
	if sp.Finder != NoHouse {
		finder = phrase("A %s unit", "Une unité %s", sideWords[sp.Finder])
	}
	var fords game.Text
	if sp.Fords {
		fords = phrase(" A token on a river makes it a ford.", " Un pion sur une rivière en fait un gué.")
	}
	return phrase("%s in %s, %d strategic location{|s} and %d decoy{|s}.%s %s that ends its move there reveals the token.",
		"%s en %s, %d lieu{|x} stratégique{|s} et %d leurre{|s}.%s %s qui y termine son déplacement révèle le pion.",
		layer, p.hexWords(sp.Hides), sp.Strategic, len(sp.Hides)-int(sp.Strategic), fords, finder)
}

// Wins are the conditions of victory in words: points first, then what wins at once.
func (p *Plan) Wins() []game.Text {
	var all []game.Text
	for _, s := range p.Points {
		all = append(all, p.scoreWords(s))
	}
	if p.controls() {
		all = append(all, phrase("A House controls such a hex from when one of its units ends a move there until an enemy unit does.",
			"Une Maison contrôle une telle case dès qu'une de ses unités y termine un déplacement, jusqu'à ce qu'une unité ennemie en fasse autant."))
	}
	for h, rout := range p.Rout {
		if rout {
			all = append(all, phrase("%s loses at once when the morale marker comes to its Rout space.", "%s perd aussitôt quand le marqueur de moral atteint sa case Déroute.", sideWords[h]))
		}
	}
	for _, s := range p.Sudden {
		all = append(all, p.suddenWords(s))
	}
	return all
}

func (p *Plan) suddenWords(s Sudden) game.Text {
	var points game.Text
	if s.Points > 0 {
		points = phrase(" with %d point{|s} or more", " avec %d point{|s} ou plus", s.Points)
		if s.From == perEliminated {
			points = phrase(" with %d point{|s} or more for eliminated units", " avec %d point{|s} ou plus pour des unités éliminées", s.Points)
		}
	}
	leader := p.Commanders[s.Commander].Text
	if s.Exit {
		return phrase("%s wins at once when the unit led by %s leaves the board%s.", "%s gagne aussitôt quand l'unité que mène %s quitte le plateau%s.", sideWords[s.House], leader, points)
	}
	return phrase("%s wins at once by capturing %s%s.", "%s gagne aussitôt en capturant %s%s.", sideWords[s.House], leader, points)
}

var momentWords = [moments]game.Text{
	atRoundEnd: {English: "At the end of each round %s scores %s.", French: "À la fin de chaque round, %s marque %s."},
	atGameEnd:  {English: "At the end of the battle %s scores %s.", French: "À la fin de la bataille, %s marque %s."},
	atOnce:     {English: "At once %s scores %s.", French: "Aussitôt, %s marque %s."},
}

var perWords = [pers]game.Text{
	perControlled:   {English: "for each objective that it controls", French: "pour chaque objectif qu'elle contrôle"},
	perEliminated:   {English: "for each enemy unit eliminated", French: "pour chaque unité ennemie éliminée"},
	perCaptured:     {English: "for each enemy commander captured", French: "pour chaque commandant ennemi capturé"},
	perDevastated:   {English: "for each building devastated", French: "pour chaque bâtiment dévasté"},
	perFire:         {English: "for each fire level on buildings that are not devastated", French: "pour chaque niveau de feu sur les bâtiments non dévastés"},
	perUntouched:    {English: "for each building without fire or devastation", French: "pour chaque bâtiment sans feu ni dévastation"},
	perTentBurnt:    {English: "for each tent burnt", French: "pour chaque tente brûlée"},
	perTentStanding: {English: "for each tent that still stands", French: "pour chaque tente encore debout"},
	perTowerBurnt:   {English: "for each siege tower burnt", French: "pour chaque tour d'assaut brûlée"},
	perFound:        {English: "for each strategic location revealed", French: "pour chaque lieu stratégique révélé"},
	perHeld:         {English: "for each revealed strategic location that it controls", French: "pour chaque lieu stratégique révélé qu'elle contrôle"},
	perExited:       {English: "for each of its units that leaves the board", French: "pour chacune de ses unités qui quitte le plateau"},
}

func (p *Plan) scoreWords(s Scoring) game.Text {
	what := perWords[s.Per]
	switch s.Per {
	case perControlled:
		if s.Hexes != p.objectives() {
			what = phrase("for each objective that it controls of %s", "pour chaque objectif qu'elle contrôle parmi %s", p.hexWords(list(s.Hexes)))
		}
	case perOccupied:
		what = phrase("for each hex of %s in which one of its units stands", "pour chaque case parmi %s où se tient une de ses unités", p.hexWords(list(s.Hexes)))
	case perCommander:
		what = phrase("for the capture of %s", "pour la capture du commandant %s", p.Commanders[s.Commander].Text)
	case perRows:
		var rows []game.Text
		for _, row := range p.scoreDocument(s).Rows {
			n := fmt.Sprint(row)
			rows = append(rows, game.Text{English: n, French: n})
		}
		what = phrase("for each of its units in the rows %s", "pour chacune de ses unités dans les rangées %s", listed(rows))
	}
	points := phrase("%d point{|s} %s", "%d point{|s} %s", s.Points[0], what)
	if s.Per == perZone {
		points = phrase("%d, %d or %d points for the enemy's morale in the green, yellow or red zone", "%d, %d ou %d points pour le moral ennemi en zone verte, jaune ou rouge",
			s.Points[GreenZone], s.Points[YellowZone], s.Points[RedZone])
	}
	form := momentWords[s.When]
	return phrase(form.English, form.French, sideWords[s.House], points)
}
