package kings

import (
	"strconv"

	"gonfalon/game"
	"gonfalon/geom/sketch"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// Tell implements [game.Scribe].
func (Rules) Tell(s *State, e game.Event) game.Told {
	if e.Kind == eventMoved && e.Args[2] == 0 { // it only turns
		e.Kind = eventOrder
	}
	return teller.Tell(s, e)
}

var teller = game.NewTeller(tellings[:], nouns)

// tellings say what each kind of event is.
var tellings = [events]game.Telling{
	eventScenario:   {"scenario", "", "scenario:scenario", game.Text{"Scenario: {scenario}.", "Scénario : {scenario}."}},
	eventTerrain:    {"terrain", "", "piece:piece as:ground height", game.Text{"{seat}: {piece} as {as}, height {height}.", "{seat} : {piece}, compte comme : {as}, hauteur {height}."}},
	eventRemoved:    {"removed", "", "", game.Text{"The piece is taken away again.", "L'élément est retiré."}},
	eventTokens:     {"tokens", "", "number die", game.Text{"Objectives to place: {number} (4 and a D3 of {die:die}).", "Objectifs à placer : {number} (4 et un D3 de {die:die})."}},
	eventToken:      {"token", "", "along:length across:length -x:tenths -y:tenths", game.Text{"{seat}: a token at {x}, {y}.", "{seat} : un pion à {x}, {y}."}},
	eventRollOff:    {"roll_off", "", "blue:die red:die prize:prize", game.Text{"Blue rolls {blue}, Red {red}, for {prize}.", "Bleu fait {blue}, Rouge {red}, pour {prize}."}},
	eventEdge:       {"edge", "", "at:length", game.Text{"{seat}: the edge at {at}.", "{seat} : le bord à {at}."}},
	eventDeployed:   {"deployed", "", "unit:unit", game.Text{"{seat} deploys {unit}.", "{seat} déploie : {unit}."}},
	eventLeftOut:    {"left_out", "", "unit:unit", game.Text{"{seat}: no place for {unit}, which counts as lost.", "{seat} : pas de place pour {unit} ; unité perdue."}},
	eventTactician:  {"tactician", "", "unit:unit number", game.Text{"{seat}: {unit}, units to redeploy: {number}.", "{seat} : {unit}, unités à redéployer : {number}."}},
	eventRedeployed: {"redeployed", "", "unit:unit", game.Text{"{seat} redeploys {unit}.", "{seat} redéploie : {unit}."}},
	eventFirst:      {"first", "", "", game.Text{"{seat} takes the first turn.", "{seat} joue le premier tour."}},
	eventRound:      {"round", game.HeadsRound, "round", game.Text{"Round {round}.", "Manche {round}."}},
	eventTurn:       {"turn", game.HeadsTurn, "turn", game.Text{"{seat}'s turn.", "Au tour de {seat}."}},
	eventPhase:      {"phase", game.HeadsPhase, "phase:phase", game.Text{"{phase}.", "{phase}."}},
	eventOrder:      {"order", "", "unit:unit order:order", game.Text{"{unit}: {order}.", "{unit} : {order}."}},
	eventMoved:      {"moved", "", "unit:unit order:order length:length path:tenths", game.Text{"{unit}: {order}, {path}.", "{unit} : {order}, {path}."}},
	eventPivoted:    {"pivoted", "", "unit:unit", game.Text{"{unit}: pivot.", "{unit} : pivot."}},
	eventCharged:    {"charged", "", "unit:unit target:unit side:side", game.Text{"{unit}: Charge against {target} ({side}).", "{unit} : Charge contre {target} ({side})."}},
	eventShot:       {"shot", "", "unit:unit target:unit hits cover:yes", game.Text{"{unit}, shooting at {target}, hits: {hits}.", "{unit}, tir sur {target}, touches : {hits}."}},
	eventStruck:     {"struck", "", "unit:unit target:unit hits", game.Text{"{unit} against {target}, hits: {hits}.", "{unit} contre {target}, touches : {hits}."}},
	eventWounded:    {"wounded", "", "unit:unit wounds total", game.Text{"{unit}, wounds: {wounds} ({total} in all).", "{unit}, blessures : {wounds} ({total} en tout)."}},
	eventNerve:      {"nerve", "", "unit:unit sum total condition:condition dice:pair wavering routed", game.Text{"Nerve of {unit} ({wavering:limits}): {dice}, {total} in all: {condition}.", "Moral, {unit} ({wavering:limits}) : {dice}, {total} en tout : {condition}."}},
	eventTestAgain:  {"test_again", "", "unit:unit", game.Text{"{unit}: the test is taken again.", "{unit} : le test est refait."}},
	eventRegrouped:  {"regrouped", "", "unit:unit as:regroup die", game.Text{"{unit}: regrouping.", "{unit} : réorganisation."}},
	eventLoot:       {"loot", "", "unit:unit", game.Text{"{unit}: loot taken.", "{unit} : butin pris."}},
	eventDropped:    {"dropped", "", "unit:unit", game.Text{"{unit}: loot dropped.", "{unit} : butin perdu."}},
	eventTime:       {"time", "", "", game.Text{"{seat}: time is up.", "{seat} : le temps est écoulé."}},
	eventLength:     {"length", "", "die:die", game.Text{"One more turn? The die shows {die}.", "Un tour de plus ? Le dé fait {die}."}},
	eventHealed:     {"healed", "", "unit:unit wounds left", game.Text{"{unit}, wounds shed: {wounds} ({left} left).", "{unit}, blessures en moins : {wounds} (reste {left})."}},
	eventHeadstrong: {"headstrong", "", "unit:unit die:die condition:condition", game.Text{"{unit}, Headstrong, the die shows {die}: {condition}.", "{unit}, Acharné, le dé fait {die} : {condition}."}},
	eventFlinched:   {"flinched", "", "unit:unit die:die", game.Text{"{unit}, Yellow-Bellied, the die shows {die}.", "{unit}, Trouillard, le dé fait {die}."}},
	eventDrained:    {"drained", "", "unit:unit from:unit wounds", game.Text{"{unit}, wounds taken over from {from}: {wounds}.", "{unit}, blessures reprises à {from} : {wounds}."}},
	eventCast:       {"cast", "", "unit:unit target:unit spell:spell hits", game.Text{"{unit}, {spell} at {target}, hits: {hits}.", "{unit}, {spell} sur {target}, touches : {hits}."}},
	eventPushed:     {"pushed", "", "unit:unit length:length -exact:tenths", game.Text{"{unit}: moved {exact}.", "{unit} : déplacement de {exact}."}},
	eventChanted:    {"chanted", "", "unit:unit", game.Text{"{unit}: Bane Chant until the end of the turn.", "{unit} : Mélopée du fléau jusqu'à la fin du tour."}},
	eventDeclared:   {"declared", "", "unit:unit artefact:artefact", game.Text{"{unit}, artefact: {artefact}.", "{unit}, artefact : {artefact}."}},
	eventCombat:     {"combat", game.HeadsCombat, "unit:unit", game.Text{"Melee with {unit}.", "Mêlée avec {unit}."}},
	eventAttackDice: {"attack_dice", "", "dice:faces -needs unit:unit attacks", game.Text{"{unit}, how many attacks: {dice}, {attacks} in all", "{unit}, nombre d'attaques : {dice}, {attacks} en tout"}},
	eventHitDice:    {"hit_dice", "", "dice:faces needs unit:unit", game.Text{"{unit}, to hit on {needs}+: {dice}", "{unit}, pour toucher sur {needs}+ : {dice}"}},
	eventBlastDice:  {"blast_dice", "", "dice:faces -needs unit:unit hits", game.Text{"{unit}, Blast of each hit: {dice}, {hits} in all", "{unit}, Explosion de chaque touche : {dice}, {hits} en tout"}},
	eventWoundDice:  {"wound_dice", "", "dice:faces needs unit:unit", game.Text{"{unit}, to wound on {needs}+: {dice}", "{unit}, pour blesser sur {needs}+ : {dice}"}},
	eventMendDice:   {"mend_dice", "", "dice:faces needs unit:unit", game.Text{"{unit}, Regeneration on {needs}+: {dice}", "{unit}, Régénération sur {needs}+ : {dice}"}},
	eventAgainDice:  {"again_dice", "", "dice:faces needs unit:unit", game.Text{"{unit}, again on {needs}+: {dice}", "{unit}, relance sur {needs}+ : {dice}"}},
	eventEnd:        {"end", "", "blue red", game.Text{"The game is over: Blue {blue}, Red {red}.", "La partie est finie : Bleu {blue}, Rouge {red}."}},
}

// nouns say what the arguments of events are.
var nouns = map[string]game.Noun[State]{
	"seat": game.SeatNoun(Rules{}.SeatText),
	"artefact": {Word: func(_ *State, args []int16) game.Word {
		a := &Standard().Artefacts[args[0]]
		return game.Word{Value: army.ArtefactIDs[args[0]], Ref: "artefact", Text: game.NameOf(a)}
	}},
	"condition": listed(conditionNames[:], conditionWords[:]),
	"ground":    listed(layout.GroundIDs[:], layout.GroundNames[:]),
	"order":     listed(orderNames[:], orderWords[:]),
	"phase":     listed(phaseNames[:], phaseWords[:]),
	"side":      listed(faceNames[:], faceWords[:]),
	"yes":       {Word: func(_ *State, args []int16) game.Word { return game.Word{Value: args[0] != 0} }},
	"regroup":   {Word: func(_ *State, args []int16) game.Word { return game.Word{Value: actionNames[args[0]]} }},
	"piece": {Word: func(_ *State, args []int16) game.Word {
		t := &Standard().Templates[args[0]]
		return game.Word{Value: t.ID, Text: t.Text}
	}},
	"scenario": {Word: func(_ *State, args []int16) game.Word {
		s := &Standard().Scenarios[args[0]]
		return game.Word{Value: scenarioIDs[args[0]], Text: scenarioWord(s)}
	}},
	"spell": {Word: func(_ *State, args []int16) game.Word {
		l := &Standard().Spells[args[0]]
		return game.Word{Value: army.SpellIDs[args[0]], Ref: "spell", Text: game.NameOf(unnumbered{l})}
	}},
	"prize": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: prizeNames[game.Label(args[0])], Text: prizeWords[game.Label(args[0])]}
	}},
	"unit":   {Word: (*State).unitWord},
	"length": {Word: lengthWord},
	"tenths": {Word: tenthsWord},
	"limits": {Args: 2, Word: limitsWord},
	"die":    {Word: func(_ *State, args []int16) game.Word { return game.DiceWord(args[0], game.DiceSigns(int(args[0])), 0) }},
	"pair": {Args: 2, Word: func(_ *State, args []int16) game.Word {
		return game.DiceWord(args[:2], game.DiceSigns(int(args[0]), int(args[1])), 0)
	}},
	"faces": {Args: 3, Word: facesWord},
}

// listed is a noun whose words stand in a list.
func listed(names []string, words []game.Text) game.Noun[State] {
	return game.Noun[State]{Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: names[args[0]], Text: words[args[0]]}
	}}
}

// unitWord is a unit by its name in the state.
func (s *State) unitWord(args []int16) game.Word {
	u := UnitNo(args[0])
	return game.Word{Value: s.Armies.ID(u), Ref: "unit", Text: s.unitName(u)}
}

// lengthWord is a length: in millimetres in documents, in inches to people.
func lengthWord(_ *State, args []int16) game.Word {
	return game.Word{Value: int(args[0]), Text: game.NameOf(sketch.ToldApart(int32(args[0])*Millimetre, 0)[0])}
}

// tenthsWord is a length in tenths of a millimetre.
func tenthsWord(_ *State, args []int16) game.Word {
	return game.Word{Value: float64(args[0]) / 10, Text: game.NameOf(sketch.ToldApart(int32(args[0])*Millimetre/10, 0)[0])}
}

// limitsWord is what a Nerve test is held against, as profiles have it.
func limitsWord(_ *State, args []int16) game.Word {
	waver := "-"
	if args[0] > 0 {
		waver = strconv.Itoa(int(args[0]))
	}
	text := waver + "/" + strconv.Itoa(int(args[1]))
	return game.Word{Value: text, Text: game.Text{English: text, French: text}}
}
