package battles

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
		{terrainNames[:], terrainWords[:]}, {tokenNames[1:], tokenWords[1:]}, {faceNames[:], faceWords[:]}, {rankNames[:], rankWords[:]},
		{zoneNames[:], zoneWords[:]}, {houseNames[:], sideWords[:houses]}, {directionNames[1:], directionWords[1:]},
	} {
		for i, name := range some.names {
			words[name] = some.words[i]
		}
	}
	b := standard()
	for i := range b.Units[1:] {
		words[b.Units[i+1].ID] = b.Units[i+1].Text
	}
	for c := Commander(1); c < MaxCommanders; c++ {
		words[b.Commanders[c].ID] = b.versionText(c)
	}
	for i := range b.Cards[1:] {
		words[b.Cards[i+1].ID] = b.Cards[i+1].Text
	}
	for k := Keyword(1); k < keywords; k++ {
		words[keywordNames[k]] = b.Keywords[k].Text
	}
	for _, list := range [...][]Plan{b.Plans, b.Skirmishes} {
		for i := range list {
			words[list[i].ID] = list[i].Text
		}
	}
	return words
})

var optionWords = map[string]game.Text{
	"battles": {"Battles of Westeros", "Batailles de Westeros"},
	"plan":    {"battle plan", "plan de bataille"}, "houses": {"Houses", "Maisons"}, "retreats": {"retreats", "retraites"},
	starkFirst: {"the first seat plays Stark", "la première place joue Stark"}, lannisterFirst: {"the first seat plays Lannister", "la première place joue Lannister"},
	chanceFirst: {"as chance has it", "au hasard"},
	"own_edge":  {"toward the own edge, as in the rulebook", "vers son bord, comme dans le livret"}, "away": {"away from the attacker, as in the FAQ", "à l'opposé de l'attaquant, comme dans la FAQ"},
}

var actionWords = map[string]game.Text{
	"pass": {"pass for the round", "passer pour ce round"}, "use_token": {"spend an order token", "dépense d'un pion Ordre"}, "raise_morale": {"raise morale", "hausse du moral"},
	"rally": {"rally", "mobilisation"}, "play_card": {"play a card", "jeu d'une carte"}, "commit": {"commit a commander", "engagement d'un commandant"},
	"tactic": {"tactic", "tactique"}, "execute": {"carry out a command", "exécution d'un commandement"}, "pick": {"choose a unit", "choix d'une unité"},
	"done": {"done", "terminé"}, "leave": {"break away", "désengagement"}, "move": {"move", "déplacement"}, "exit": {"leave the board", "sortie du plateau"},
	"shed": {"take off the engagement token", "retrait du pion Engagement"}, "attack": {"attack", "attaque"}, "war_dogs": {"War Dogs", "Chiens de Guerre"},
	"scorch": {"set fire", "mise à feu"}, "douse": {"put out a fire", "extinction d'un feu"}, "strike": {"strike", "frapper"}, "decline": {"decline", "renoncer"},
	"reroll": {"roll again", "relance"}, "stand": {"stand fast", "tenir bon"}, "retreat": {"retreat", "retraite"}, "follow": {"follow", "suivre"},
	"keep": {"keep", "à garder"}, "recover": {"recover morale", "récupération de moral"}, "take": {"take an order token", "prise d'un pion Ordre"},
	"drop": {"discard an order token", "défausse d'un pion Ordre"}, "muster": {"choose commanders", "choix des commandants"}, "place": {"place", "placement"}, "hide": {"hide the strategic location", "lieu stratégique à cacher"},
}

var decisionWords = map[string]game.Text{
	"over": {"over", "finie"}, "terrain": {"terrain", "terrain"}, "leader": {"commander", "commandant"}, "unit": {"unit", "unité"}, "turn": {"turn", "tour"},
	"command": {"command", "commandement"}, "order": {"orders", "ordres"}, "friend": {"own unit", "unité amie"}, "enemy": {"enemy unit", "unité ennemie"},
	"token": {"token", "pion"}, "step": {"step", "étape"}, "blow": {"parting blow", "attaque de décrochage"}, "swap": {"change of bearers", "échange de porte-bannières"},
	"counter": {"counter-attack", "contre-attaque"}, "spread": {"spread of the fire", "extension du feu"},
}

var fieldWords = map[string]game.Text{
	"kind": {"kind", "sorte"}, "target": {"target", "cible"}, "hex": {"hex", "case"}, "card": {"card", "carte"}, "commander": {"commander", "commandant"},
	"other": {"second commander", "second commandant"}, "second": {"second token", "second pion"}, "commands": {"commands", "commandements"}, "ground": {"terrain", "terrain"},
	"pair": {"a pair", "une paire"}, "n": {"number", "numéro"}, "by": {"by", "par"}, "on": {"on", "sur"}, "at": {"at", "en"}, "who": {"who", "qui"},
	"house": {"House", "Maison"}, "type": {"type", "type"}, "rank": {"rank", "rang"}, "figures": {"figures", "figurines"}, "spent": {"spent", "activée"},
	"engaged": {"engaged with", "engagée avec"}, "fate": {"fate", "sort"}, "torches": {"may set fire", "peut mettre le feu"}, "ordered": {"ordered", "activée ce tour"},
	"moved": {"moved", "déplacée"}, "attacks": {"attacks left", "attaques restantes"}, "last": {"attacked last", "dernière cible"}, "dice": {"dice", "dés"}, "charge": {"dice of its next attack", "dés de sa prochaine attaque"},
	"moves": {"hexes more", "cases en plus"}, "marks": {"this turn", "ce tour"}, "seat": {"seat", "place"}, "hand": {"hand", "main"}, "cards": {"cards", "cartes"},
	"deck": {"deck", "paquet"}, "discard": {"discard pile", "défausse"}, "orders": {"order reserve", "réserve d'ordre"}, "passed": {"passed", "a passé"},
	"points": {"victory points", "points de victoire"}, "picks": {"chosen", "choix"}, "ready": {"ready", "prêt"}, "pieces": {"terrain to place", "terrain à placer"},
	"tokens": {"command tokens", "pions Commandement"}, "limit": {"command limit", "limite de commandement"}, "capture": {"capture value", "valeur de capture"},
	"committed": {"committed", "engagé"}, "thrifty": {"cheaper card used", "carte moins chère employée"},
}

var stateWords = map[string]game.Text{
	"options": {"options", "options"}, "seats": {"seats", "places"}, "round": {"round", "round"}, "rounds": {"rounds", "rounds"}, "phase": {"phase", "phase"},
	"first": {"first", "premier"}, "momentum": {"momentum", "Ardeur"}, "rout": {"rout", "déroute"}, "width": {"width", "largeur"}, "height": {"height", "hauteur"},
	"hexes": {"hexes", "cases"}, "objectives": {"objectives", "objectifs"}, "secrets": {"strategy tokens", "pions Stratégie"}, "known": {"known tokens", "pions connus"},
	"sealed": {"tokens face down", "pions face cachée"}, "units": {"units", "unités"}, "commanders": {"commanders", "commandants"}, "decision": {"decision", "décision"},
	"stack": {"procedures", "procédures"}, "winner": {"winner", "vainqueur"}, "fire": {"fire", "feu"}, "devastated": {"devastated", "dévastée"}, "laid": {"laid", "posé"},
	"strategic": {"strategic location", "lieu stratégique"}, "decoy": {"decoy", "leurre"}, "face_down": {"face down", "face cachée"}, "lost": {"lost", "perdu"},
	"map": {"map", "carte du terrain"}, "order_value": {"order value", "valeur d'ordre"}, "command_value": {"command value", "valeur de commandement"}, "special": {"special rules", "règles spéciales"},
	"scores": {"victory points of the plan", "points de victoire du plan"}, "instant": {"instant victory", "victoire instantanée"},
	"zone": {"zone of control around", "zone de contrôle autour de"}, "executed": {"carried out", "exécutés"}, "extra": {"one unit more", "une unité de plus"}, "box": {"box", "encadré"},
	"effect": {"effect", "effet"}, "only": {"pursues", "poursuit"}, "ignores": {"hits still ignored", "touches encore ignorées"},
	"hits": {"hits", "touches"}, "taken": {"hits taken", "touches subies"}, "others": {"other figures", "autres figurines"}, "asked": {"asked", "demandé"}, "left": {"has left", "est partie"},
	"killed": {"eliminated", "éliminée"}, "steps": {"hexes to fall back", "cases à reculer"}, "direction": {"direction", "direction"}, "procedure": {"procedure", "procédure"},
	"melee": {"melee attack", "attaque de mêlée"}, "ranged": {"ranged attack", "attaque à distance"}, "parting_blow": {"parting blow", "attaque de décrochage"},
	"reserve": {"to be placed", "à placer"}, "board": {"on the board", "sur le plateau"}, "eliminated": {"eliminated", "éliminée"}, "captured": {"captured", "capturée"}, "exited": {"off the board", "sortie"},
	"infantry": {"infantry", "infanterie"}, "cavalry": {"cavalry", "cavalerie"}, "setup": {"set-up", "mise en place"},
}

var markWords = map[string]game.Text{
	"too_far": {"moved too far to attack", "trop loin pour attaquer"}, "advanced": {"advanced", "a avancé"}, "pursued": {"pursued", "a poursuivi"}, "attacked": {"attacked", "attaquée"},
	"captor": {"captured a commander", "a capturé un commandant"}, "gained_advance": {"gained Advance", "a gagné Avancer"}, "gained_armour": {"gained Heavy Armour", "a gagné Armure Lourde"},
	"gained_scorched_earth": {"gained Scorched Earth", "a gagné Terre Brulée"}, "flanker": {"attacks as a flank attacker", "attaque en débordement"}, "hamstring": {"valour hits cavalry", "la bravoure touche la cavalerie"},
	"steady": {"not Off-balance", "pas Déséquilibrée"}, "fierce": {"one hit more for valour", "une touche de plus par bravoure"}, "terror": {"morale results hit", "le moral touche"}, "pathfinder": {"does not stop in forest", "ne s'arrête pas en forêt"},
	"sure": {"no limit of dice, or not to be ignored", "sans limite de dés, ou inévitable"}, "free": {"may attack anybody adjacent", "peut attaquer toute voisine"}, "elsewhere": {"second attack on another", "seconde attaque ailleurs"},
	"muffled": {"morale results of its next attack ignored", "moral de sa prochaine attaque ignoré"}, "shielded": {"counter-attacked with two dice at most", "contre-attaquée à deux dés au plus"}, "heartening": {"raises morale by one more", "relève le moral de un de plus"},
	"ruthless": {"its morale results count", "son moral compte toujours"}, "no_counter": {"may not counter-attack", "ne peut pas contre-attaquer"}, "no_stalwart": {"not Stalwart", "pas Hardie"}, "weakened": {"commander easier to capture", "commandant plus facile à capturer"},
	"let_loose": {"Grey Wind is loose", "Vent-Gris est lâché"}, "triumph": {"eliminated an enemy", "a éliminé un ennemi"}, "slip": {"leaves without a parting blow", "part sans attaque de décrochage"}, "flank": {"flank attack", "débordement"},
}

// topicWords are the topics of the rules that have no other word.
var topicWords = map[string]game.Text{
	"general": {"general", "généralités"}, "components": {"components", "matériel"}, "marshal": {"marshal", "rassemblement"}, "regroup": {"regroup", "regroupement"},
	"zoc": {"zones of control", "zones de contrôle"}, "activation": {"activation", "activation"}, "movement": {"movement", "déplacements"}, "combat": {"combat", "combat"},
	"range": {"range", "portée"}, "los": {"line of sight", "ligne de mire"}, "engagement": {"engagement", "engagement"}, "disengage": {"breaking away", "désengagement"}, "parting-blow": {"parting blows", "attaques de décrochage"},
	"trait": {"traits", "traits"}, "keyword": {"keywords", "mots-clés"}, "victory": {"victory", "victoire"}, "hidden": {"secrets", "secrets"}, "skirmish": {"skirmish", "escarmouche"},
}
