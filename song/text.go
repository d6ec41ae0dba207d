package song

import (
	"gonfalon/game"
	"gonfalon/song/effect"
)

// Names and sentences for people.

var seatWords = [MaxSeats]game.Text{{"Player A", "Joueur A"}, {"Player B", "Joueur B"}, {"Player C", "Joueur C"}, {"Player D", "Joueur D"}}

var zoneWords = [zones]game.Text{
	Crown: {"Crown", "Couronne"}, Wealth: {"Wealth", "Richesse"}, Tactics: {"Tactics", "Tactiques"}, Combat: {"Combat", "Combat"},
	Manoeuvring: {"Manoeuvre", "Manœuvre"}, Undying: {"House of the Undying", "Maison des Nonmourants"},
}

var tokenWords = [conditions]game.Text{{"Panicked", "Paniqué"}, {"Vulnerable", "Vulnérable"}, {"Weakened", "Affaibli"}}

var sideWords = [...]game.Text{{"front", "front"}, {"left flank", "flanc gauche"}, {"rear", "dos"}, {"right flank", "flanc droit"}}

var edgeWords = [edges]game.Text{South: {"the near edge", "le bord proche"}, East: {"the right edge", "le bord droit"}, North: {"the far edge", "le bord opposé"}, West: {"the left edge", "le bord gauche"}}

var whyWords = [whys]game.Text{{"Military Victory", "Victoire militaire"}, {"an Objective", "un Objectif"}, {"a card", "une carte"}, {"the mode", "le mode"}, {"a mission", "une mission"}, {"a Commander", "un Général"}, {"a Castle Wall", "une Muraille"}}

var endWords = [ends]game.Text{{"by points", "aux points"}, {"after round 6", "après le 6e round"}, {"by elimination", "par élimination"}, {"by holding the castle", "en tenant le château"}}

// rollWords say what dice are rolled for, by their label.
var rollWords = [labels]game.Text{
	labelZone:      {"the choice of zone", "le choix de la zone"},
	labelTokens:    {"the first Objective", "le premier Objectif"},
	labelTerrain:   {"terrain", "un élément de terrain"},
	labelFirst:     {"the First Player", "le Premier Joueur"},
	labelCharge:    {"the distance of a Charge", "la distance d'une Charge"},
	labelRetreat:   {"the distance of a Retreat", "la distance d'un Repli"},
	labelAttack:    {"an attack", "une attaque"},
	labelDefence:   {"Defence Saves", "des Sauvegardes de Défense"},
	labelMorale:    {"a Morale Test", "un Test de Moral"},
	labelPanic:     {"a Panic Test", "un Test de Panique"},
	labelEffect:    {"an effect", "un effet"},
	labelCard:      {"a Tactics card", "une carte Tactique"},
	labelObjective: {"an Objective card", "une carte Objectif"},
	labelArmy:      {"the armies", "les armées"},
	labelRole:      {"the choice of role", "le choix du rôle"},
	labelPieces:    {"the number of pieces of terrain", "le nombre d'éléments de terrain"},
	labelKind:      {"the kind of a piece of terrain", "le type d'un élément de terrain"},
	labelMission:   {"a Secret Mission", "une Mission Secrète"},
	labelSiege:     {"a siege card", "une carte Siège"},
	labelMode:      {"the game mode", "le mode de jeu"},
}

// RollName implements [game.Scribe].
func (Rules) RollName(l game.Label) game.Text {
	if l >= labels {
		return game.Text{}
	}
	return rollWords[l]
}

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string {
	if k >= decisions {
		return ""
	}
	return kindNames[k]
}

// Occasion implements [game.Occasional]: the moment that may be answered.
func (Rules) Occasion(s *State) game.Occasion {
	if s.Waits.Kind != decideAnswer || s.Waits.Who == 0 {
		return game.Occasion{}
	}
	m := s.now(uint8(s.Stack.Top().Arg))
	o := game.Occasion{Name: m.Kind.String()}
	if m.Fight == 0 {
		return o
	}
	switch x := s.fighting(m.Fight); m.Kind {
	case effect.AttackRolled:
		o.Much = x.allHits()
	case effect.DefenceRolled:
		o.Much = s.unsaved(x)
	}
	return o
}

// countedAt is what there is much or little of at a moment; nothing at most.
var countedAt = map[effect.Event]game.Text{
	effect.AttackRolled:  {English: "hits", French: "touches"},
	effect.DefenceRolled: {English: "Wounds", French: "Blessures"},
}

// SeatName implements [game.Scribe].
func (Rules) SeatName(s *State, seat game.Seat) string {
	if seat < 0 || seat >= s.seats() {
		return ""
	}
	return seatNames[seat]
}

// SeatText implements [game.Scribe].
func (Rules) SeatText(_ *State, seat game.Seat) game.Text { return seatWords[seat] }

// unitName names a unit to people; of several alike, with its number.
func (s *State) unitName(u UnitID) game.Text {
	if u == NoUnit || u > s.Muster.units {
		return game.Text{English: "nobody", French: "personne"}
	}
	return s.Muster.unit[u].text
}

// ncuName names an NCU to people.
func (s *State) ncuName(n NCUID) game.Text {
	if n == 0 || n > s.Muster.ncus {
		return game.Text{English: "nobody", French: "personne"}
	}
	return s.Muster.ncu[n].text
}

// entryName names what an effect comes from.
func (s *State) entryName(id entryID) game.Text {
	if id == 0 || int(id) > len(s.Muster.lib.entries) {
		return game.Text{English: "an effect", French: "un effet"}
	}
	return s.Muster.lib.entry(id).Name
}

// cardName names a kind of card of a seat.
func (s *State) cardName(seat game.Seat, kind int) game.Text {
	if seat < 0 || seat >= s.seats() || kind < 0 || kind >= DeckKinds {
		return game.Text{English: "a card", French: "une carte"}
	}
	if c := s.Muster.seat[seat].cards[kind]; int(c) < len(s.Muster.lib.army.Cards) {
		return s.Muster.lib.army.Cards[c].Text
	}
	return game.Text{English: "a card", French: "une carte"}
}

// Question implements [game.Scribe]: what is asked. It says only what lies open.
func (Rules) Question(s *State) game.Text {
	f := game.Frame{}
	if s.Stack.Len() > 0 {
		f = *s.Stack.Top()
	}
	switch s.Waits.Kind {
	case decideAction:
		d := s.doing(uint8(f.Arg))
		return game.Sentence("What does %s do?", "Que fait l'unité (%s) ?", s.unitName(d.Unit))
	case decideWithdraw:
		d := s.doing(uint8(f.Arg))
		return game.Sentence("Where does %s retreat, %d inches at most?", "Où se replie l'unité (%s), %d pouces au plus ?", s.unitName(d.Unit), int(s.pace(d)/Inch)+int(d.Die))
	case decideAlign:
		return game.Sentence("How does %s line up?", "Comment l'unité s'aligne-t-elle (%s) ?", s.unitName(s.doing(uint8(f.Arg)).Unit))
	case decideReroll:
		return game.Sentence("Roll dice of %s again?", "Relancer des dés (%s) ?", s.unitName(s.asksDice().unit))
	case decideAnswer:
		m := s.now(uint8(f.Arg))
		return game.Sentence("Answer: %s?", "Répondre : %s ?", eventTexts[m.Kind])
	case decideUnit, decideNCU, decideAttachment, decideOnZone, decideCard, decideOption, decideNumber, decideMay:
		if w := s.choosing(); w != nil {
			return game.Sentence("%s: %s", "%s : %s", s.entryName(w.Entry), questions[s.Waits.Kind])
		}
		if q, ok := s.modeQuestion(&f); ok {
			return q
		}
	}
	return questions[s.Waits.Kind]
}

var questions = [decisions]game.Text{
	noDecision:       {"the game is over", "la partie est finie"},
	decideEdge:       {"Choose your deployment zone, or leave the choice to the other", "Choisissez votre zone de déploiement, ou laissez le choix"},
	decideToken:      {"Place an Objective", "Placez un Objectif"},
	decidePiece:      {"Place a piece of terrain", "Placez un élément de terrain"},
	decideDeploy:     {"Deploy a unit", "Déployez une unité"},
	decideMission:    {"Choose a Secret Mission", "Choisissez une Mission Secrète"},
	decideActivate:   {"Activate a unit", "Activez une unité"},
	decideZone:       {"Which zone does the NCU claim?", "De quelle zone l'UNC s'empare-t-elle ?"},
	decideUnit:       {"choose a unit", "choisissez une unité"},
	decideNCU:        {"choose an NCU", "choisissez une UNC"},
	decideAttachment: {"choose an Attachment", "choisissez un Attachement"},
	decideOnZone:     {"choose a zone", "choisissez une zone"},
	decideCard:       {"choose a card", "choisissez une carte"},
	decideOption:     {"choose an option", "choisissez une option"},
	decideNumber:     {"choose a number", "choisissez un nombre"},
	decideMay:        {"use it?", "l'utiliser ?"},
	decideDiscard:    {"Which cards do you discard?", "Quelles cartes défaussez-vous ?"},
}

// eventTexts are the moments, as they are told to people.
var eventTexts = [...]game.Text{
	effect.Deployment:       {"deployment", "déploiement"},
	effect.Deployed:         {"a unit is deployed", "une unité est déployée"},
	effect.RoundStarted:     {"the round begins", "début du round"},
	effect.TurnStarted:      {"the turn begins", "début du tour"},
	effect.ActivationChosen: {"a unit is about to be activated", "une unité va être activée"},
	effect.ActivationBegun:  {"a unit is activated", "une unité est activée"},
	effect.NCUActivated:     {"an NCU is activated", "une UNC est activée"},
	effect.ActionBegun:      {"a unit begins an action", "une unité commence une action"},
	effect.ActionEnded:      {"a unit has acted", "une unité a agi"},
	effect.ActivationEnded:  {"an activation is over", "une activation est finie"},
	effect.TurnEnding:       {"the turn is about to end", "fin du tour"},
	effect.ChargeDeclared:   {"a Charge is declared", "une Charge est déclarée"},
	effect.ChargeRolled:     {"the distance of a Charge is known", "la distance de Charge est connue"},
	effect.ChargeSuccess:    {"a Charge has succeeded", "une Charge est réussie"},
	effect.AttackDeclared:   {"an attack, before the dice", "une attaque, avant les dés"},
	effect.AttackRolled:     {"an attack, after the dice", "une attaque, après les dés"},
	effect.DefenceRolled:    {"an attack, after the Defence dice", "une attaque, après les dés de Défense"},
	effect.AttackResolved:   {"an attack is over", "une attaque est résolue"},
	effect.Surge:            {"a unit is about to surge forth", "une percée va avoir lieu"},
	effect.TestStarted:      {"a test is to be made", "un test va être effectué"},
	effect.TestRolled:       {"a test is rolled", "un test est lancé"},
	effect.TestPassed:       {"a test is passed", "un test est réussi"},
	effect.TestFailed:       {"a test is failed", "un test est échoué"},
	effect.TokenStep:        {"condition tokens may be spent", "des pions État peuvent être dépensés"},
	effect.TokenDue:         {"a condition token is about to be placed", "un pion État va être placé"},
	effect.TokenSpent:       {"a condition token is spent", "un pion État est dépensé"},
	effect.WoundsDue:        {"Wounds are about to be suffered", "des Blessures vont être subies"},
	effect.ModelsLost:       {"models are removed", "des figurines sont retirées"},
	effect.RankLost:         {"a rank is lost", "un rang est perdu"},
	effect.DestructionDue:   {"a unit is about to be destroyed", "une unité va être détruite"},
	effect.Destroyed:        {"a unit is destroyed", "une unité est détruite"},
	effect.AttachmentDue:    {"an Attachment is about to be destroyed", "un Attachement va être détruit"},
	effect.AttachmentLost:   {"an Attachment is destroyed", "un Attachement est détruit"},
	effect.ZoneClaimed:      {"a zone is claimed", "une zone est prise"},
	effect.ZoneUsed:         {"a zone is used", "une zone est utilisée"},
	effect.ZoneTarget:       {"a zone is about to work on a unit", "une zone va agir sur une unité"},
	effect.ZoneResolved:     {"the effect of a zone is over", "l'effet d'une zone est résolu"},
	effect.InfluencePlaced:  {"a unit is influenced", "une unité est influencée"},
	effect.InfluenceRemoved: {"an Influence is removed", "une Influence est retirée"},
	effect.CardPlayed:       {"a Tactics card is played", "une carte Tactique est jouée"},
	effect.OrderUsed:        {"an Order is used", "un Ordre est utilisé"},
	effect.Targeted:         {"a unit is targeted", "une unité est ciblée"},
	effect.ObjectiveScored:  {"an Objective is scored", "un Objectif est marqué"},
	effect.RoundEnding:      {"the round is about to end", "fin du round"},
}
