package song

import (
	"strings"

	"gonfalon/game"
)

// Tell implements [game.Scribe].
func (Rules) Tell(s *State, e game.Event) game.Told { return teller.Tell(s, e) }

var teller = game.NewTeller(tellings[:], nouns)

// tellings say what each kind of event is.
var tellings = [events]game.Telling{
	eventRollOff:       {"roll_off", "", "a b c d for:roll", game.Text{"Roll-off for {for}.", "Jet pour {for}."}},
	eventEdge:          {"edge", "", "player:seat edge:edge", game.Text{"{player} takes {edge}.", "{player} prend {edge}."}},
	eventPlaced:        {"objective", "", "number x y", game.Text{"{seat} places an Objective.", "{seat} place un Objectif."}},
	eventObjective:     {"objective_card", "", "number card:objective", game.Text{"An Objective is {card}.", "Un Objectif : {card}."}},
	eventDeployed:      {"deployed", "", "unit:unit x y", game.Text{"{seat} deploys {unit}.", "{seat} déploie : {unit}."}},
	eventFirst:         {"first_player", "", "", game.Text{"{seat}: First Player.", "{seat} : Premier Joueur."}},
	eventRound:         {"round", game.HeadsRound, "round", game.Text{"Round {round}.", "Round {round}."}},
	eventTurn:          {"turn", game.HeadsTurn, "round", game.Text{"{seat}'s turn.", "Au tour de {seat}."}},
	eventUpkeep:        {"upkeep", game.HeadsPhase, "", game.Text{"Upkeep Phase.", "Phase d'Entretien."}},
	eventActivated:     {"activated", "", "unit:unit", game.Text{"{seat} activates {unit}.", "{seat} active : {unit}."}},
	eventActivatedNCU:  {"activated_ncu", "", "ncu:ncu", game.Text{"{seat} activates {ncu}.", "{seat} active : {ncu}."}},
	eventForwent:       {"forwent", "", "unit:unit", game.Text{"{unit} does nothing.", "{unit} : aucune action."}},
	eventForwentNCU:    {"forwent_ncu", "", "ncu:ncu", game.Text{"{ncu} claims no zone.", "{ncu} : aucune zone."}},
	eventZone:          {"zone", "", "ncu:ncu zone:zone", game.Text{"{ncu} claims {zone}.", "{ncu} s'empare de la zone {zone}."}},
	eventInfluence:     {"influence", "", "ncu:ncu unit:unit", game.Text{"{ncu} influences {unit}.", "{ncu} influence : {unit}."}},
	eventWent:          {"went", "", "unit:unit how:way", game.Text{"{unit} {how}.", "{unit} {how}."}},
	eventMoved:         {"moved", "", "unit:unit x y to_x to_y facing", game.Text{"{unit} moves.", "{unit} : déplacement."}},
	eventStopped:       {"stopped", "", "unit:unit", game.Text{"{unit} cannot move as it was told.", "{unit} : le déplacement prévu est impossible."}},
	eventPushed:        {"pushed", "", "unit:unit x y facing", game.Text{"{unit} is moved aside.", "{unit} : déplacée par la Charge."}},
	eventCharged:       {"charged", "", "unit:unit target:unit arc:side", game.Text{"{unit} charges {target} ({arc}).", "{unit} charge : {target} ({arc})."}},
	eventChargeDie:     {"charge_die", "", "unit:unit die other", game.Text{"{unit}: the distance die shows {die}.", "{unit} : le dé de distance fait {die}."}},
	eventDisorderly:    {"disorderly", "", "unit:unit", game.Text{"{unit}: Disorderly Charge.", "{unit} : Charge Désordonnée."}},
	eventChargeFailed:  {"charge_failed", "", "unit:unit target:unit", game.Text{"{unit} does not reach {target}.", "{unit} n'atteint pas sa cible : {target}."}},
	eventRetreatDie:    {"retreat_die", "", "unit:unit die", game.Text{"{unit} retreats: the die shows {die}.", "{unit} : Repli, le dé fait {die}."}},
	eventRazed:         {"razed", "", "unit:unit piece", game.Text{"{unit} destroys a piece of terrain.", "{unit} détruit un élément de terrain."}},
	eventAttack:        {"attacked", game.HeadsCombat, "unit:unit target:unit weapon arc:side charge:yes ranged:yes", game.Text{"{unit} {charge:blow} {target} ({arc}).", "{unit} {charge:blow} : {target} ({arc})."}},
	eventAttackDice:    {"attack_dice", "", "dice:dice needs unit:unit", game.Text{"{unit} attacks on {needs}+: {dice}", "{unit}, attaque à {needs}+ : {dice}"}},
	eventHits:          {"hits", "", "unit:unit target:unit hits", game.Text{"Hits on {target}: {hits}.", "Touches ({target}) : {hits}."}},
	eventDefenceDice:   {"defence_dice", "", "dice:dice needs unit:unit", game.Text{"{unit} saves on {needs}+: {dice}", "{unit}, Sauvegardes à {needs}+ : {dice}"}},
	eventReroll:        {"rerolled", "", "unit:unit which dice:dice", game.Text{"{seat} has dice of {unit} rolled again.", "{seat} fait relancer des dés : {unit}."}},
	eventSpent:         {"spent", "", "unit:unit token:tokens", game.Text{"{seat} spends a token of {unit}: {token}.", "{seat} dépense un pion ({unit}) : {token}."}},
	eventWounded:       {"wounded", "", "unit:unit wounds models ranks", game.Text{"{unit}: {wounds} Wound{|s}; models: {models}, ranks: {ranks}.", "{unit} : {wounds} Blessure{|s} ; figurines : {models}, rangs : {ranks}."}},
	eventHealed:        {"healed", "", "unit:unit wounds models ranks", game.Text{"{unit}: {wounds} Wound{|s} healed; models: {models}.", "{unit} : {wounds} Blessure{|s} soignée{|s} ; figurines : {models}."}},
	eventTestDice:      {"test_dice", "", "dice:dice d3 unit:unit", game.Text{"{unit} tests: {dice}", "{unit}, test : {dice}"}},
	eventTested:        {"tested", "", "unit:unit failed:yes panic:yes sum need", game.Text{"{unit}: {sum} of {need}+, {failed:outcome}.", "{unit} : {sum} pour {need}+, {failed:outcome}."}},
	eventToken:         {"token", "", "unit:unit token:tokens", game.Text{"{unit}: {token}.", "{unit} : {token}."}},
	eventShed:          {"shed", "", "unit:unit token:tokens", game.Text{"{unit} loses a token: {token}.", "{unit} perd un pion : {token}."}},
	eventDestroyed:     {"destroyed", "", "unit:unit x y", game.Text{"{unit} is destroyed.", "{unit} : unité détruite."}},
	eventKilled:        {"killed", "", "unit:unit attachment:attachment", game.Text{"{attachment} is killed.", "{attachment} : Attachement tué."}},
	eventJoined:        {"joined", "", "unit:unit attachment:attachment", game.Text{"{attachment} joins {unit}.", "{attachment} rejoint : {unit}."}},
	eventSurge:         {"surge", "", "unit:unit", game.Text{"{unit} surges forth.", "{unit} : percée."}},
	eventClaimed:       {"claimed", "", "unit:unit objective", game.Text{"{unit} claims an Objective.", "{unit} s'empare d'un Objectif."}},
	eventPoints:        {"points", "", "player:seat points total why:why", game.Text{"{player}: {points} Victory Point{|s} for {why}, {total} in all.", "{player} : {points} Point{|s} de Victoire pour {why}, {total} en tout."}},
	eventDrew:          {"drew", "", "cards", game.Text{"{seat} draws {cards} card{|s}.", "{seat} pioche {cards} carte{|s}."}},
	eventDrewCard:      {"drew_card", "", "card:card", game.Text{"{seat} draws {card}.", "{seat} pioche {card}."}},
	eventTossed:        {"discarded", "", "card:card", game.Text{"{seat} discards {card}.", "{seat} défausse {card}."}},
	eventFetched:       {"fetched", "", "card:card", game.Text{"{seat} takes {card} back.", "{seat} reprend {card}."}},
	eventShown:         {"shown", "", "card:card copies", game.Text{"{seat} sees {card}, {copies}.", "{seat} voit {card}, {copies}."}},
	eventPlayed:        {"played", "", "card:card", game.Text{"{seat} plays {card}.", "{seat} joue {card}."}},
	eventOrder:         {"order", "", "unit:unit order:entry", game.Text{"{order} ({unit}).", "{order} ({unit})."}},
	eventRolled:        {"rolled", "", "result", game.Text{"{seat} rolls {result}.", "{seat} obtient {result}."}},
	eventOption:        {"option", "", "of:entry option", game.Text{"{seat} chooses for {of}.", "{seat} choisit pour {of}."}},
	eventTarget:        {"target", "", "unit:unit of:entry", game.Text{"{of}: {unit}.", "{of} : {unit}."}},
	eventDeclined:      {"declined", "", "of:entry", game.Text{"{seat} does not use {of}.", "{seat} n'utilise pas : {of}."}},
	eventCancelled:     {"cancelled", "", "by:entry", game.Text{"{by} cancels it.", "{by} : effet annulé."}},
	eventReady:         {"ready", "", "unit:unit", game.Text{"{unit} may be activated again.", "{unit} peut être activée de nouveau."}},
	eventEliminated:    {"eliminated", "", "player:seat", game.Text{"{player} is eliminated.", "{player} : joueur éliminé."}},
	eventRole:          {"role", "", "", game.Text{"{seat} defends.", "{seat} défend."}},
	eventPieces:        {"pieces", "", "pieces", game.Text{"Pieces of terrain: {pieces}.", "Éléments de terrain : {pieces}."}},
	eventPiece:         {"piece", "", "piece:piece", game.Text{"{seat} rolls a piece of terrain: {piece}.", "{seat} obtient un terrain : {piece}."}},
	eventPieceAgain:    {"piece_again", "", "sum", game.Text{"{seat} rolls {sum} for terrain, and rolls again.", "{seat} obtient {sum} pour le terrain, et relance."}},
	eventLaid:          {"laid", "", "piece:piece x y facing", game.Text{"{seat} lays terrain: {piece}.", "{seat} place un terrain : {piece}."}},
	eventMarked:        {"marked", "", "unit:unit", game.Text{"{seat} marks {unit}.", "{seat} marque : {unit}."}},
	eventPointToken:    {"point_token", "", "unit:unit", game.Text{"{seat} puts a Victory Point token on {unit}.", "{seat} place un pion Point de Victoire : {unit}."}},
	eventBreach:        {"breach", "", "wall:unit", game.Text{"{wall} falls.", "{wall} : détruite."}},
	eventSiegeCard:     {"drew_siege", "", "card:entry", game.Text{"{seat} draws {card}.", "{seat} pioche {card}."}},
	eventSiege:         {"siege", "", "card:entry", game.Text{"{seat} plays {card}.", "{seat} joue {card}."}},
	eventCleared:       {"cleared", "", "piece:piece", game.Text{"{seat} takes terrain off the table: {piece}.", "{seat} retire un terrain de la table : {piece}."}},
	eventMuted:         {"muted", "", "ncu:ncu", game.Text{"{ncu} loses its abilities.", "{ncu} perd ses Capacités."}},
	eventDrewMission:   {"drew_mission", "", "mission:mission", game.Text{"{seat} draws {mission}.", "{seat} pioche {mission}."}},
	eventDrewSecret:    {"drew_missions", "", "missions", game.Text{"{seat} draws a Secret Mission.", "{seat} pioche une Mission Secrète."}},
	eventChoseMission:  {"chose_mission", "", "", game.Text{"{seat} lays a Secret Mission face down.", "{seat} place une Mission Secrète face cachée."}},
	eventMission:       {"mission", "", "mission:mission", game.Text{"{seat} has accomplished {mission}.", "{seat} a accompli : {mission}."}},
	eventKeptMission:   {"kept_mission", "", "mission:mission", game.Text{"{seat} keeps {mission} in play.", "{seat} garde en jeu : {mission}."}},
	eventOpenMission:   {"open_mission", "", "mission:mission", game.Text{"A mission for all: {mission}.", "Une mission pour tous : {mission}."}},
	eventMissionLeaves: {"mission_leaves", "", "mission:mission", game.Text{"{mission} is replaced.", "Une mission est remplacée : {mission}."}},
	eventDesignated:    {"designated", "", "mission:mission unit:unit objective", game.Text{"{seat} designates for {mission}.", "{seat} désigne pour : {mission}."}},
	eventEnd:           {"end", "", "winners:seats how:how round", game.Text{"The game is over: {winners} {how}.", "La partie est finie : {winners}, {how}."}},
}

// nouns say what the arguments of events are.
var nouns = map[string]game.Noun[State]{
	"seat": game.SeatNoun(Rules{}.SeatText),
	"unit": {Word: func(s *State, args []int16) game.Word {
		u := UnitID(args[0])
		return game.Word{Value: s.unitID(u), Ref: "unit", Text: s.unitName(u)}
	}},
	"ncu": {Word: func(s *State, args []int16) game.Word {
		n := NCUID(args[0])
		return game.Word{Value: s.Muster.ncu[n].id, Ref: "ncu", Text: s.Muster.ncu[n].text}
	}},
	"attachment": {Word: func(s *State, args []int16) game.Word {
		a := AttachID(args[0])
		return game.Word{Value: s.Muster.attached[a].id, Ref: "attachment", Text: s.Muster.attached[a].text}
	}},
	"card": {Args: 2, Word: func(s *State, args []int16) game.Word {
		return game.Word{Value: s.cardID(game.Seat(args[0]), int(args[1])), Ref: "card", Text: s.cardName(game.Seat(args[0]), int(args[1]))}
	}},
	"entry": {Word: func(s *State, args []int16) game.Word {
		return game.Word{Value: int(args[0]), Text: s.entryName(entryID(args[0]))}
	}},
	"piece": {Word: func(s *State, args []int16) game.Word {
		t := &s.Muster.lib.tables.Templates[args[0]]
		return game.Word{Value: t.ID, Text: t.Text}
	}},
	"mission": {Word: func(s *State, args []int16) game.Word {
		if args[0] == 0 {
			return game.Word{Value: "none", Text: game.Text{English: "none", French: "aucune"}}
		}
		m := s.missionAt(uint8(args[0]))
		return game.Word{Value: m.ID, Text: m.Name}
	}},
	"objective": {Word: func(s *State, args []int16) game.Word {
		e := s.Muster.lib.entry(s.Muster.lib.objective[args[0]])
		return game.Word{Value: e.ID, Text: e.Name}
	}},
	"roll": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: int(args[0]), Text: rollWords[args[0]]}
	}},
	"edge": inList(edgeNames[:], edgeWords[:]),
	"zone": inList(zoneNames[:], zoneWords[:]),
	"side": inList(sideNames[:], sideWords[:]),
	"why":  inList(whyNames[:], whyWords[:]),
	"how":  inList(endNames[:], endWords[:]),
	"yes":  {Word: func(_ *State, args []int16) game.Word { return game.Word{Value: args[0] != 0} }},
	"outcome": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Text: [...]game.Text{{"passed", "réussi"}, {"failed", "échoué"}}[args[0]]}
	}},
	"blow": {Args: 2, Word: blowWord},
	"way": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: actionNames[args[0]], Text: wayWords[args[0]]}
	}},
	"tokens": {Word: tokensWord},
	"seats":  {Word: seatsWord},
	"dice":   {Args: 6, Word: diceWord},
}

var (
	whyNames = [whys]string{"military", "objective", "card", "mode", "mission", "commander", "wall"}
	endNames = [ends]string{"points", "rounds", "elimination", "siege"}
)

// inList is a noun whose words stand in a list.
func inList(names []string, words []game.Text) game.Noun[State] {
	return game.Noun[State]{Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: names[args[0]], Text: words[args[0]]}
	}}
}

// wayWords say how a unit goes.
var wayWords = [actionKinds]game.Text{
	Manoeuvre: {"manoeuvres", "manœuvre"}, March: {"marches", "marche"}, Pivot: {"pivots", "pivote"}, Shift: {"shifts", "se décale"},
}

// blowWord says how a unit attacks: after a Charge, from a distance, or neither.
func blowWord(_ *State, args []int16) game.Word {
	switch {
	case args[1] != 0:
		return game.Word{Text: game.Text{English: "shoots at", French: "tire"}}
	case args[0] != 0:
		return game.Word{Text: game.Text{English: "charges and attacks", French: "charge et attaque"}}
	}
	return game.Word{Text: game.Text{English: "attacks", French: "attaque"}}
}

// tokensWord is a set of condition tokens.
func tokensWord(_ *State, args []int16) game.Word {
	var en, fr []string
	for i, w := range tokenWords {
		if args[0]>>i&1 == 1 {
			en, fr = append(en, w.English), append(fr, w.French)
		}
	}
	return game.Word{Value: bitsOf(uint32(args[0]), tokenNames[:]), Text: game.Text{English: strings.Join(en, ", "), French: strings.Join(fr, ", ")}}
}

// seatsWord is a set of seats.
func seatsWord(_ *State, args []int16) game.Word {
	var en, fr []string
	for i, w := range seatWords {
		if args[0]>>i&1 == 1 {
			en, fr = append(en, w.English), append(fr, w.French)
		}
	}
	return game.Word{Value: bitsOf(uint32(args[0]), seatNames[:]), Text: game.Text{English: strings.Join(en, ", "), French: strings.Join(fr, ", ")}}
}

// diceWord is dice by their faces.
func diceWord(_ *State, args []int16) game.Word {
	var faces []int
	for i, n := range args[:6] {
		for range n {
			faces = append(faces, i+1)
		}
	}
	needs := 0
	if len(args) > 6 {
		needs = int(args[6])
	}
	return game.DiceWord(faces, game.DiceSigns(faces...), needs)
}
