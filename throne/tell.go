package throne

import (
	"strconv"
	"strings"

	"gonfalon/game"
)

// Tell implements [game.Scribe].
func (Rules) Tell(s *State, e game.Event) game.Told { return teller.Tell(s, e) }

var teller = game.NewTeller(tellings[:], nouns)

// tellings say what each kind of event is.
var tellings = [events]game.Telling{
	eventRound:           {"round", game.HeadsRound, "round", game.Text{"Round {round}.", "Tour {round}."}},
	eventPhase:           {"phase", game.HeadsPhase, "phase:phase", game.Text{"{phase}.", "{phase}."}},
	eventRevealed:        {"revealed", "", "deck:deck card:westeros", game.Text{"Westeros {deck}: {card}. {card:does}", "Westeros {deck} : {card}. {card:does}"}},
	eventWildlingsGather: {"wildlings_gather", "", "strength", game.Text{"The Wildlings gather: strength {strength}.", "Les Sauvageons se rassemblent : force {strength}."}},
	eventSupply:          {"supply", "", "level", game.Text{"{seat}: Supply {level}.", "{seat} : Ravitaillement {level}."}},
	eventDestroyed:       {"destroyed", "", "area:area unit:unit number", game.Text{"{seat} loses a {unit} in {area}.", "{seat} perd un {unit} ({area})."}},
	eventMustered:        {"mustered", "", "area:area unit:unit", game.Text{"{seat} musters a {unit} in {area}.", "{seat} recrute un {unit} ({area})."}},
	eventUpgraded:        {"upgraded", "", "area:area", game.Text{"{seat}: a Footman in {area} becomes a Knight.", "{seat} : un Fantassin devient Chevalier ({area})."}},
	eventHasBid:          {"has_bid", "", "", game.Text{"{seat} has bid.", "{seat} a misé."}},
	eventBid:             {"bid", "", "power", game.Text{"{seat} bids {power}.", "{seat} mise {power}."}},
	eventRanked:          {"ranked", "", "track:track position", game.Text{"{seat} is number {position} on the {track} track.", "{seat} est numéro {position} sur la piste : {track}."}},
	eventMarker:          {"holds", "", "marker:marker", game.Text{"{seat} holds {marker}.", "{seat} détient {marker}."}},
	eventWatchWon:        {"watch_won", "", "watch wildlings", game.Text{"The Night's Watch holds the Wall: {watch} against {wildlings}.", "La Garde de Nuit tient le Mur : {watch} contre {wildlings}."}},
	eventWildlingsWon:    {"wildlings_won", "", "watch wildlings", game.Text{"The Wildlings break through: {wildlings} against {watch}.", "Les Sauvageons forcent le Mur : {wildlings} contre {watch}."}},
	eventHighest:         {"highest", "", "", game.Text{"{seat} did most for the Wall.", "{seat} a le plus aidé le Mur."}},
	eventTie:             {"tie", "", "area:area", game.Text{"{seat} stands higher on the Fiefdoms and wins the tie in {area}.", "{seat} est mieux placé aux Fiefs et emporte l'égalité ({area})."}},
	eventLowest:          {"lowest", "", "", game.Text{"{seat} did least for the Wall and pays most.", "{seat} a le moins aidé le Mur et paie le plus."}},
	eventRecovered:       {"recovered", "", "card:card", game.Text{"{seat} takes {card} back.", "{seat} reprend {card}."}},
	eventReady:           {"ready", "", "", game.Text{"{seat} has placed the orders.", "{seat} a placé ses ordres."}},
	eventPassed:          {"declined", "", "decision:declined", game.Text{"{seat} declines {decision}.", "{seat} renonce à {decision}."}},
	eventOrdersRevealed:  {"orders_revealed", "", "", game.Text{"All orders are revealed.", "Tous les ordres sont révélés."}},
	eventOrder:           {"order", "", "area:area order:order", game.Text{"{seat}: {order} in {area}.", "{seat} : {order} ({area})."}},
	eventWithdrawn:       {"withdrawn", "", "area:area", game.Text{"{seat} takes the order of {area} back.", "{seat} reprend son ordre ({area})."}},
	eventRaven:           {"raven", "", "area:area order:order", game.Text{"The Raven of {seat} brings a new order to {area}: {order}.", "Le Corbeau de {seat} change l'ordre : {order} ({area})."}},
	eventRaided:          {"raided", "", "from:area area:area order:order foe:seat", game.Text{"{seat} raids {area} from {from}: {order} is lost.", "{seat} mène un raid : {from} → {area}, l'ordre {order} est perdu."}},
	eventRaidDropped:     {"raid_dropped", "", "area:area", game.Text{"{seat} calls off the Raid in {area}.", "{seat} renonce au Raid ({area})."}},
	eventGained:          {"gained", "", "power", game.Text{"{seat} gains {power} Power.", "{seat} gagne du Pouvoir : {power}."}},
	eventStayed:          {"stayed", "", "area:area", game.Text{"{seat} stays in {area}.", "{seat} reste sur place ({area})."}},
	eventMarched:         {"marched", "", "from:area to:area footmen knights ships foe:deprived", game.Text{"{seat} marches from {from} to {to}: {footmen:force}{foe}.", "{seat} marche : {from} → {to}, {footmen:force}{foe}."}},
	eventToken:           {"token", "", "area:area", game.Text{"{seat} leaves a Power token in {area}.", "{seat} laisse un jeton Pouvoir ({area})."}},
	eventTokenLost:       {"token_lost", "", "area:area", game.Text{"{seat} loses the Power token in {area}.", "{seat} perd son jeton Pouvoir ({area})."}},
	eventNeutralFell:     {"neutral_fell", "", "area:area strength", game.Text{"{seat} overcomes the neutral force of {area} ({strength}).", "{seat} vainc la force neutre de la zone {area} ({strength})."}},
	eventNeutralHeld:     {"neutral_held", "", "area:area strength against", game.Text{"The neutral force of {area} holds out against {seat}, {strength} against {against}.", "La force neutre de la zone {area} résiste à {seat}, {strength} contre {against}."}},
	eventBattle:          {"battle", game.HeadsBattle, "area:area foe:seat from:area", game.Text{"{seat} attacks {foe} in {area}.", "{seat} attaque {foe} ({area})."}},
	eventSupported:       {"supported", "", "area:area house:seat strength", game.Text{"{seat} supports {house} from {area} with {strength}.", "{seat} soutient {house} avec {strength} ({area})."}},
	eventStrengths:       {"strengths", "", "area:area foe:seat attacker defender", game.Text{"Battle of {area}: {seat} {attacker}, {foe} {defender}.", "Bataille, {area} : {seat} {attacker}, {foe} {defender}."}},
	eventCardChosen:      {"card_chosen", "", "", game.Text{"{seat} has chosen a card.", "{seat} a choisi une carte."}},
	eventCard:            {"card", "", "card:card", game.Text{"{seat} plays {card}.", "{seat} joue {card}."}},
	eventAbility:         {"ability", "", "card:card", game.Text{"{seat} uses {card}.", "{seat} utilise {card}."}},
	eventLifted:          {"lifted", "", "area:area order:order foe:seat", game.Text{"{seat} takes the {order} order of {area} off the board.", "{seat} retire l'ordre {order} ({area})."}},
	eventDiscarded:       {"discarded", "", "card:card", game.Text{"{seat} must discard {card}.", "{seat} doit défausser {card}."}},
	eventBlade:           {"blade", "", "", game.Text{"{seat} draws the Valyrian Blade.", "{seat} tire la Lame d'Acier Valyrien."}},
	eventWon:             {"won", "", "area:area strength against swords fortifications casualties", game.Text{"{seat} wins in {area}, {strength} against {against}.", "{seat} gagne ({area}), {strength} contre {against}."}},
	eventWipedOut:        {"wiped_out", "", "area:area", game.Text{"{seat} has no unit left in {area}: the battle is over.", "{seat} n'a plus d'unité ({area}) : la bataille cesse."}},
	eventRetreated:       {"retreated", "", "from:area to:area units", game.Text{"{seat} retreats from {from} to {to}.", "{seat} se retire : {from} → {to}."}},
	eventRecycled:        {"recycled", "", "", game.Text{"{seat} takes all seven cards back.", "{seat} reprend ses sept cartes."}},
	eventConsolidated:    {"consolidated", "", "area:area", game.Text{"{seat} consolidates power in {area}.", "{seat} consolide son pouvoir ({area})."}},
	eventVictory:         {"victory", "", "areas", game.Text{"{seat} wins the game with {areas} {City or Fortress|Cities and Fortresses}.", "{seat} gagne la partie avec {areas} {Cité ou Forteresse|Cités et Forteresses}."}},
}

// nouns say what the arguments of events are.
var nouns = map[string]game.Noun[State]{
	"seat": game.SeatNoun(Rules{}.SeatText),
	"area": {Word: func(s *State, args []int16) game.Word {
		return game.Word{Value: s.Board.Areas[args[0]].ID, Ref: "area", Text: s.Board.area(Area(args[0]))}
	}},
	"card": {Word: func(s *State, args []int16) game.Word {
		return game.Word{Value: s.Board.Cards[args[0]].ID, Ref: "card", Text: s.Board.card(Card(args[0]))}
	}},
	"westeros": {Word: func(s *State, args []int16) game.Word {
		return game.Word{Value: westerosNames[args[0]], Ref: "westeros", Text: s.Board.westeros(WesterosCard(args[0]))}
	}},
	"does": {Word: func(s *State, args []int16) game.Word { return game.Word{Text: s.Board.Westeros[args[0]].Does} }},
	"deck": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: deckNames[args[0]], Text: game.Text{deckNames[args[0]], deckNames[args[0]]}}
	}},
	"declined": listed(kindNames[:], declinedWords[:]),
	"marker":   listed(markerNames[:], markerWords[:]),
	"order":    listed(orderNames[:], orderWords[:]),
	"phase":    listed(phaseNames[:], phaseWords[:]),
	"track":    listed(trackNames[:], trackWords[:]),
	"unit":     listed(unitNames[:], unitWords[:]),
	"deprived": {Word: func(s *State, args []int16) game.Word {
		h := House(args[0] - 1)
		if h == NoHouse {
			return game.Word{Value: int(game.NoSeat)}
		}
		return game.Word{Value: int(h), Text: game.Sentence(", taken from %s", ", prise à %s", s.Board.house(h))}
	}},
	"force": {Args: int(unitTypes), Word: func(_ *State, args []int16) game.Word {
		f := Force{uint8(args[0]), uint8(args[1]), uint8(args[2])}
		return game.Word{Text: game.Text{forceText(f, game.English), forceText(f, game.French)}}
	}},
}

// listed is a noun whose words stand in a list.
func listed(names []string, words []game.Text) game.Noun[State] {
	return game.Noun[State]{Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: names[args[0]], Text: words[args[0]]}
	}}
}

func forceText(f Force, lang game.Lang) string {
	var parts []string
	for u, n := range f {
		if n > 0 {
			parts = append(parts, game.Plural(strconv.Itoa(int(n))+" "+unitsWords[u].Name(lang), lang))
		}
	}
	return strings.Join(parts, ", ")
}
