package song

import (
	"maps"
	"sync"

	"gonfalon/game"
)

// Words implements [game.Worded]: what people call the ids of documents. One id has one word,
// wherever it stands; what is done is a noun in French, so that it fits as a title as well.
func (Rules) Words() map[string]game.Text { return lexicon() }

var lexicon = sync.OnceValue(func() map[string]game.Text {
	words := map[string]game.Text{}
	for _, some := range []map[string]game.Text{optionWords, actionWords, decisionWords, fieldWords, stateWords, markWords, topicWords} {
		maps.Copy(words, some)
	}
	for _, some := range []struct {
		names []string
		words []game.Text
	}{
		{tokenNames[:], tokenWords[:]}, {sideNames[:], sideWords[:]}, {edgeNames[1:], edgeWords[1:]}, {zoneNames[1:], zoneWords[1:]}, {seatNames[:], seatWords[:]},
	} {
		for i, name := range some.names {
			words[name] = some.words[i]
		}
	}
	lib := shelf()
	for i := range modeInfos {
		words[modeInfos[i].ID] = modeInfos[i].Text
	}
	for i := range lib.tables.Templates {
		words[lib.tables.Templates[i].ID] = lib.tables.Templates[i].Text
	}
	for i := range lib.army.Factions {
		words[lib.army.Factions[i].ID] = lib.army.Factions[i].Text
	}
	for i := range lib.army.Sheets[1:] { // the first is none
		s := &lib.army.Sheets[i+1]
		words[s.ID] = game.Text{English: s.Name(game.English), French: s.Name(game.French)}
	}
	for i := range lib.army.Cards {
		words[lib.army.Cards[i].ID] = lib.army.Cards[i].Text
	}
	for i := range lib.army.Ready {
		l := &lib.army.Ready[i]
		words[l.Key()] = game.Text{English: l.Name, French: l.NameFR}
	}
	for i := range lib.entries {
		if e := &lib.entries[i]; e.ID != "" && words[e.ID] == (game.Text{}) {
			words[e.ID] = e.Name
		}
	}
	return words
})

var optionWords = map[string]game.Text{
	"song": {"A Song of Ice & Fire", "Le Trône de Fer"}, "mode": {"game mode", "mode de jeu"}, "terrain": {"terrain", "terrain"}, "teams": {"teams", "équipes"},
	"pieces": {"pieces of terrain", "éléments de terrain"}, "boxes": {"boxes of terrain", "boîtes de terrain"}, "order": {"order", "ordre"}, "table": {"table", "table"},
	"threshold": {"threshold", "seuil"}, byDice: {"by dice", "au hasard"}, "chosen": {"chosen by the players", "choisi par les joueurs"}, "none": {"none", "aucun"},
	"alone": {"everyone alone", "chacun pour soi"}, "pairs": {"two teams", "deux équipes"}, "one": {"one box", "une boîte"}, "several": {"several boxes", "plusieurs boîtes"},
	"objectives": {"Objectives", "Objectifs"}, "square": {"120 by 120 cm", "120 sur 120 cm"}, "long": {"180 by 120 cm", "180 sur 120 cm"},
	"lead": {"who has more wins", "qui en a le plus gagne"}, "strict": {"nobody wins yet", "personne ne gagne encore"},
}

var actionWords = map[string]game.Text{
	"pass": {"pass", "passer"}, "edge": {"deployment zone", "zone de déploiement"}, "objective": {"Objective", "Objectif"}, "deploy": {"deploy", "déploiement"},
	"activate": {"activate a unit", "activation d'une unité"}, "activate_ncu": {"activate an NCU", "activation d'une UNC"}, "claim": {"claim a zone", "prise d'une zone"},
	"manoeuvre": {"Manoeuvre", "Manœuvre"}, "march": {"March", "Marche"}, "retreat": {"Retreat", "Repli"}, "withdraw": {"where to retreat", "chemin du Repli"},
	"shoot": {"Ranged Attack", "Attaque à Distance"}, "strike": {"Melee Attack", "Attaque de Mêlée"}, "charge": {"Charge", "Charge"}, "raze": {"destroy terrain", "destruction de terrain"},
	"pivot": {"pivot", "pivot"}, "shift": {"shift", "décalage"}, "forgo": {"no action", "aucune action"}, "align": {"line up", "alignement"}, "reroll": {"roll again", "relance"},
	"play": {"play a card", "jeu d'une carte"}, "ncu": {"NCU", "UNC"}, "unit": {"unit", "unité"}, "choose_ncu": {"choose an NCU", "choix d'une UNC"},
	"choose_attachment": {"choose an Attachment", "choix d'un Attachement"}, "zone": {"zone", "zone"}, "card": {"card", "carte"}, "option": {"option", "option"},
	"number": {"number", "nombre"}, "yes": {"yes", "oui"}, "discard": {"discard", "défausse"}, "mission": {"Secret Mission", "Mission Secrète"},
}

var decisionWords = map[string]game.Text{
	"over": {"over", "finie"}, "action": {"action", "action"}, "answer": {"answer", "réponse"}, "which_zone": {"which zone", "choix d'une zone"}, "may": {"use it or not", "usage ou non"},
	"attachment": {"Attachment", "Attachement"},
}

var fieldWords = map[string]game.Text{
	"kind": {"kind", "sorte"}, "target": {"target", "cible"}, "side": {"side", "côté"}, "n": {"number", "numéro"}, "weapon": {"attack", "attaque"}, "at": {"at", "en"},
	"facing": {"facing", "orientation"}, "turn": {"pivot", "pivot"}, "move": {"distance", "distance"}, "faces": {"faces", "faces"}, "cards": {"cards", "cartes"},
	"who": {"who", "qui"}, "points": {"points", "points"}, "hand": {"hand", "main"}, "deck": {"deck", "paquet"}, "exiled": {"out of the game", "hors du jeu"},
	"attached": {"lying with units", "posées sur des unités"}, "played": {"being played", "en train d'être jouées"}, "discards": {"chosen to discard", "à défausser"}, "ready": {"ready", "prêt"},
	"hidden": {"hidden", "caché"}, "veiled": {"not shown", "non montré"}, "out": {"eliminated", "éliminé"}, "siege": {"siege cards", "cartes Siège"}, "siege_played": {"siege cards used", "cartes Siège utilisées"},
	"missions": {"Secret Missions", "Missions Secrètes"}, "missions_held": {"missions in hand", "missions en main"}, "mission_kept": {"mission kept in play", "mission gardée en jeu"},
	"kept": {"kept", "gardée"}, "revealed": {"revealed", "révélé"}, "designated": {"designated", "désigné"}, "fate": {"fate", "sort"}, "wounds": {"Wounds", "Blessures"},
	"models": {"models", "figurines"}, "ranks": {"ranks", "rangs"}, "tokens": {"tokens", "pions"}, "activated": {"activated", "activée"}, "attachments": {"Attachments", "Attachements"},
	"influence": {"Influence", "Influence"}, "used": {"Orders used", "Ordres utilisés"}, "spent": {"used for the game", "utilisé pour la partie"}, "faith": {"faith tokens", "pions de foi"},
	"next": {"next", "suivante"}, "marks": {"marks", "marques"}, "point_tokens": {"Victory Point tokens", "pions Point de Victoire"}, "on": {"on", "sur"}, "gone": {"killed", "tuée"},
	"mute": {"without abilities", "sans Capacités"}, "mutes": {"takes the abilities of", "prive de Capacités"}, "beast": {"beast", "bête"}, "carrier": {"carried by", "porté par"},
	"claimed": {"claimed", "pris"}, "pile": {"Corpse Pile", "Tas de Cadavres"}, "holder": {"controlled by", "contrôlé par"}, "held": {"rounds on end", "rounds d'affilée"},
	"removed": {"removed", "retiré"}, "drawn": {"drawn", "piochée"}, "open": {"open", "ouvertes"}, "lost": {"Wounds this round", "Blessures ce round"}, "passed": {"Panic Tests passed", "Tests de Panique réussis"},
	"apart": {"joins enemies", "rejoint l'ennemi"}, "sender": {"sent by", "envoyée par"},
}

var stateWords = map[string]game.Text{
	"options": {"options", "options"}, "armies": {"armies", "armées"}, "round": {"round", "round"}, "first": {"First Player", "Premier Joueur"}, "active": {"active player", "joueur actif"},
	"phase": {"phase", "phase"}, "defender": {"defender", "défenseur"}, "decision": {"decision", "décision"}, "winners": {"winners", "vainqueurs"}, "players": {"players", "joueurs"},
	"units": {"units", "unités"}, "ncus": {"NCUs", "UNC"}, "under_way": {"under way", "en cours"}, "faction": {"faction", "faction"}, "commander": {"Commander", "Général"},
	"reserve": {"in Reserve", "en Réserve"}, "falling": {"falling", "en train de tomber"}, "destroyed": {"destroyed", "détruite"}, "away": {"away", "absente"},
	"upkeep": {"Upkeep", "Entretien"}, "set_up": {"set-up", "mise en place"},
}

var markWords = map[string]game.Text{
	"began_engaged": {"began the turn engaged", "engagée au début du tour"}, "struck": {"attacked this turn", "attaquée ce tour"}, "shot": {"has shot this round", "a tiré ce round"},
	"returned": {"came back this round", "revenue ce round"}, "scored": {"its loss was scored before", "sa perte a déjà été marquée"}, "left_out": {"had no room", "n'a pas eu de place"},
	"marked": {"Marked Unit", "Unité Marquée"}, "kept_back": {"kept back", "gardée en retrait"},
}

// topicWords are the topics of the rules that have no other word.
var topicWords = map[string]game.Text{
	"components": {"components", "matériel"}, "rules": {"rules", "règles"}, "term": {"terms", "termes"}, "ability": {"abilities", "Capacités"}, "los": {"line of sight", "ligne de vue"},
	"attack": {"attacks", "attaques"}, "ranged": {"Ranged Attacks", "Attaques à Distance"}, "melee": {"Melee Attacks", "Attaques de Mêlée"}, "resolve": {"resolving attacks", "résolution des attaques"},
	"surge": {"surge forth", "percée"}, "bonus": {"bonuses", "bonus"}, "morale": {"Morale Tests", "Tests de Moral"}, "panic": {"Panic Tests", "Tests de Panique"}, "board": {"Tactics Board", "plateau Tactique"},
	"general": {"Commanders", "Généraux"}, "premeasure": {"measuring", "mesures"}, "timing": {"timing", "chronologie"}, "simultaneous": {"at the same time", "simultanéité"},
	"condition": {"condition tokens", "pions État"}, "modifier": {"modifiers", "modificateurs"}, "army": {"armies", "armées"}, "team": {"teams", "équipes"},
	"ffa": {"everyone for himself", "chacun pour soi"}, "setup": {"set-up", "mise en place"}, "start": {"start", "début"}, "victory": {"victory", "victoire"},
}
