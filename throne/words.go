package throne

import (
	"strconv"
	"strings"

	"gonfalon/game"
)

// KindName implements [game.Scribe].
func (Rules) KindName(k game.Kind) string { return kindNames[k] }

// Question implements [game.Scribe].
func (Rules) Question(k game.Kind, lang game.Lang) string { return questions[k].Name(lang) }

// SeatName implements [game.Scribe].
func (Rules) SeatName(s *State, seat game.Seat) string {
	if !s.inPlay(seat) {
		return ""
	}
	return s.Board.Houses[seat].ID
}

// questions say what each kind of decision is about.
var questions = [decisions]named{
	noDecision:     {"the game is over", "la partie est finie"},
	decideReduce:   {"which unit Supply cannot feed", "quelle unité n'est plus ravitaillée"},
	decideMuster:   {"what to muster", "quoi recruter"},
	decideBid:      {"a bid for an Influence track", "une mise pour une table d'influence"},
	decideRank:     {"which of the tied Houses comes first", "laquelle des Maisons à égalité passe devant"},
	decideWatchBid: {"a bid for the Night's Watch", "une mise pour la Garde de Nuit"},
	decideTop:      {"which of the highest bidders is rewarded", "lequel des plus gros miseurs est récompensé"},
	decideLow:      {"which of the lowest bidders pays most", "lequel des plus petits miseurs paie le plus"},
	decideTake:     {"which card to take back", "quelle carte reprendre"},
	decideLosses:   {"which units the Wildlings take", "quelles unités perdre face aux Sauvageons"},
	decideOrders:   {"the orders", "les ordres"},
	decideRaven:    {"which order the Raven changes", "quel ordre le Corbeau change"},
	decideRaid:     {"a Raid", "un Raid"},
	decideMarch:    {"a March", "une Marche"},
	decideSupport:  {"whom to support", "qui soutenir"},
	decideCard:     {"a House card", "une carte Maison"},
	decideKill:     {"which Footman Ser Loras kills", "quel Fantassin Ser Loras tue"},
	decideBlade:    {"whether to use the Blade", "l'usage de la Lame"},
	decideLift:     {"which order to take off", "quel ordre retirer"},
	decideDiscard:  {"which card Melisandre takes", "quelle carte Melisandre prend"},
	decidePromote:  {"whether a Footman becomes a Knight", "si un Fantassin devient Chevalier"},
	decideCasualty: {"which unit falls", "quelle unité tombe"},
	decideRetreat:  {"where to retreat", "où se replier"},
	decideSurplus:  {"which retreating unit is lost", "quelle unité en retraite est perdue"},
}

var orderWords = [orders + 1]named{
	MarchMinus:      {"March -1", "Marche -1"},
	March:           {"March 0", "Marche 0"},
	MarchPlus:       {"March +1", "Marche +1"},
	Defense:         {"Defense +1", "Défense +1"},
	DefensePlus:     {"Defense +2", "Défense +2"},
	Raid:            {"Raid", "Raid"},
	RaidPlus:        {"special Raid", "Raid spécial"},
	Support:         {"Support", "Soutien"},
	SupportPlus:     {"Support +1", "Soutien +1"},
	Consolidate:     {"Consolidate Power", "Consolidation de Pouvoir"},
	ConsolidatePlus: {"special Consolidate Power", "Consolidation de Pouvoir spéciale"},
	FaceDown:        {"face-down", "face cachée"},
}

func orderWord(o Order) named { return orderWords[o] }

var unitWords = [unitTypes]named{{"Footman", "Fantassin"}, {"Knight", "Chevalier"}, {"Ship", "Bateau"}}

var trackWords = [tracks]named{
	{"Iron Throne", "Trône de Fer"}, {"Fiefdoms", "Fiefs"}, {"King's Court", "Cour du Roi"},
}

var markerWords = [tracks]named{
	{"the Iron Throne", "le Trône de Fer"},
	{"the Valyrian Blade", "la Lame d'Acier Valyrien"},
	{"the Messenger Raven", "le Corbeau Messager"},
}

// sentences tell the events. In them %h is the House of the event; a letter and a
// digit stand for an argument: a area, b card, d deck, f force (three counts from
// there), h House, m marker, n number, o order, t track, u unit, w Westeros card.
var sentences = [events]named{
	eventTurn:            {"Turn %n0.", "Tour %n0."},
	eventRevealed:        {"Westeros %d0: %w1.", "Westeros %d0 : %w1."},
	eventWildlingsGather: {"The Wildlings gather: strength %n0.", "Les Sauvageons se rassemblent : force %n0."},
	eventSupply:          {"%h: Supply %n0.", "%h : Ravitaillement %n0."},
	eventDestroyed:       {"%h loses a %u1 in %a0.", "%h perd un %u1 (%a0)."},
	eventMustered:        {"%h musters a %u1 in %a0.", "%h recrute un %u1 (%a0)."},
	eventUpgraded:        {"%h: a Footman in %a0 becomes a Knight.", "%h : un Fantassin devient Chevalier (%a0)."},
	eventHasBid:          {"%h has bid.", "%h a misé."},
	eventBid:             {"%h bids %n0.", "%h mise %n0."},
	eventRanked:          {"%h is number %n1 on the %t0 track.", "%h est numéro %n1 sur la table : %t0."},
	eventMarker:          {"%h holds %m0.", "%h détient %m0."},
	eventWatchWon:        {"The Night's Watch holds the Wall: %n0 against %n1.", "La Garde de Nuit tient le Mur : %n0 contre %n1."},
	eventWildlingsWon:    {"The Wildlings break through: %n1 against %n0.", "Les Sauvageons forcent le Mur : %n1 contre %n0."},
	eventHighest:         {"%h did most for the Wall.", "%h a le plus aidé le Mur."},
	eventTie:             {"%h stands higher on the Fiefdoms and wins the tie in %a0.", "%h est mieux placé aux Fiefs et emporte l'égalité (%a0)."},
	eventLowest:          {"%h did least for the Wall and pays most.", "%h a le moins aidé le Mur et paie le plus."},
	eventRecovered:       {"%h takes %b0 back.", "%h reprend %b0."},
	eventReady:           {"%h has placed the orders.", "%h a placé ses ordres."},
	eventPassed:          {"%h declines.", "%h y renonce."},
	eventOrdersRevealed:  {"All orders are revealed.", "Tous les ordres sont révélés."},
	eventOrder:           {"%h: %o1 in %a0.", "%h : %o1 (%a0)."},
	eventWithdrawn:       {"%h takes the order of %a0 back.", "%h reprend son ordre (%a0)."},
	eventRaven:           {"The Raven of %h brings a new order to %a0: %o1.", "Le Corbeau de %h change l'ordre : %o1 (%a0)."},
	eventRaided:          {"%h raids %a1 from %a0: %o2 is lost.", "%h : raid %a0 → %a1, l'ordre %o2 est perdu."},
	eventRaidDropped:     {"%h calls off the Raid in %a0.", "%h renonce au Raid (%a0)."},
	eventGained:          {"%h gains %n0 Power.", "%h gagne du Pouvoir : %n0."},
	eventStayed:          {"%h stays in %a0.", "%h reste sur place (%a0)."},
	eventMarched:         {"%h marches %a0 → %a1: %f2.", "%h marche %a0 → %a1 : %f2."},
	eventToken:           {"%h leaves a Power token in %a0.", "%h laisse un jeton Pouvoir (%a0)."},
	eventTokenLost:       {"%h loses the Power token in %a0.", "%h perd son jeton Pouvoir (%a0)."},
	eventNeutralFell:     {"%h overcomes the neutral force of %a0 (%n1).", "%h vainc la force neutre de la zone %a0 (%n1)."},
	eventNeutralHeld:     {"The neutral force of %a0 holds out against %h.", "La force neutre de la zone %a0 résiste à %h."},
	eventSupported:       {"%h supports %h1 from %a0 with %n2.", "%h soutient %h1 avec %n2 (%a0)."},
	eventStrengths:       {"Battle of %a0: %h %n2, %h1 %n3.", "Bataille, %a0 : %h %n2, %h1 %n3."},
	eventCardChosen:      {"%h has chosen a card.", "%h a choisi une carte."},
	eventCard:            {"%h plays %b0.", "%h joue %b0."},
	eventAbility:         {"%h uses %b0.", "%h utilise %b0."},
	eventLifted:          {"%h takes the %o1 order of %a0 off the board.", "%h retire l'ordre %o1 (%a0)."},
	eventDiscarded:       {"%h must discard %b0.", "%h doit défausser %b0."},
	eventBlade:           {"%h draws the Valyrian Blade.", "%h tire la Lame d'Acier Valyrien."},
	eventWon:             {"%h wins in %a0, %n1 against %n2.", "%h gagne (%a0), %n1 contre %n2."},
	eventWipedOut:        {"%h has no unit left in %a0: the battle is over.", "%h n'a plus d'unité (%a0) : la bataille cesse."},
	eventRetreated:       {"%h retreats %a0 → %a1.", "%h se retire %a0 → %a1."},
	eventRecycled:        {"%h takes all seven cards back.", "%h reprend ses sept cartes."},
	eventConsolidated:    {"%h consolidates power in %a0.", "%h consolide son pouvoir (%a0)."},
	eventVictory:         {"%h wins the game with %n0 Cities and Fortresses.", "%h gagne la partie avec %n0 Cités et Forteresses."},
}

// Tell implements [game.Scribe].
func (Rules) Tell(e game.Event, lang game.Lang) string {
	if e.Kind >= events {
		return ""
	}
	b := standard()
	return game.Fill(sentences[e.Kind].Name(lang), func(letter byte, arg int) string {
		if arg < 0 {
			return b.house(max(e.Seat, 0)).Name(lang)
		}
		return b.word(letter, e.Args[arg:], lang)
	})
}

// word writes an argument of an event.
func (b *Board) word(letter byte, args []int16, lang game.Lang) string {
	v := int(args[0])
	switch letter {
	case 'a':
		return b.area(Area(v)).Name(lang)
	case 'b':
		return b.card(Card(v)).Name(lang)
	case 'd':
		return deckNames[v]
	case 'f':
		return forceText(Force{uint8(args[0]), uint8(args[1]), uint8(args[2])}, lang)
	case 'h':
		return b.house(House(v)).Name(lang)
	case 'm':
		return markerWords[v].Name(lang)
	case 'o':
		return orderWords[v].Name(lang)
	case 't':
		return trackWords[v].Name(lang)
	case 'u':
		return unitWords[v].Name(lang)
	case 'w':
		return b.westeros(WesterosCard(v)).Name(lang)
	}
	return strconv.Itoa(v)
}

func forceText(f Force, lang game.Lang) string {
	var parts []string
	for u, n := range f {
		if n == 0 {
			continue
		}
		word := unitWords[u].Name(lang)
		switch {
		case n == 1:
		case word == "Footman":
			word = "Footmen"
		case word == "Bateau":
			word = "Bateaux"
		default:
			word += "s"
		}
		parts = append(parts, strconv.Itoa(int(n))+" "+word)
	}
	return strings.Join(parts, ", ")
}
