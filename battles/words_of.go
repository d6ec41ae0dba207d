package battles

import "gonfalon/game"

// Words of things that documents name by ids.

var rankWords = [ranks]game.Text{{"green", "vert"}, {"blue", "bleu"}, {"red", "rouge"}}

// faceWords are the symbols of dice and order tokens, facesWords go with a number.
var faceWords = [faces]game.Text{
	{"green shield", "bouclier vert"}, {"blue shield", "bouclier bleu"}, {"red shield", "bouclier rouge"}, {"valour", "bravoure"}, {"morale", "moral"},
}

var facesWords = [faces]game.Text{
	{"green shield{|s}", "bouclier{|s} vert{|s}"}, {"blue shield{|s}", "bouclier{|s} bleu{|s}"}, {"red shield{|s}", "bouclier{|s} rouge{|s}"},
	{"valour", "bravoure"}, {"morale", "moral"},
}

// symbolWords are all dice that show a symbol.
var symbolWords = [faces]game.Text{
	{"green shields", "les boucliers verts"}, {"blue shields", "les boucliers bleus"}, {"red shields", "les boucliers rouges"},
	{"valour", "la bravoure"}, {"morale", "le moral"},
}

var phaseWords = [phaseCount]game.Text{
	{"Rally phase", "Phase de mobilisation"}, {"Marshal phase", "Phase de rassemblement"},
	{"Command phase", "Phase de commandement"}, {"Regroup phase", "Phase de regroupement"},
}

var terrainWords = [terrains]game.Text{
	{"plains", "plaine"}, {"hills", "collines"}, {"forest", "forêt"}, {"river", "rivière"}, {"forest river", "rivière forestière"},
	{"building", "bâtiment"}, {"road", "route"}, {"forest road", "route forestière"},
}

// tokenWords are terrain tokens, theTokenWords with their article.
var tokenWords = [tokens]game.Text{
	NoToken: {"no token", "aucun pion"}, Ford: {"ford", "gué"}, WoodenBridge: {"wooden bridge", "pont en bois"}, StoneBridge: {"stone bridge", "pont en pierre"},
	Palisade: {"palisade", "palissade"}, Tent: {"tent", "tente"}, SiegeTower: {"siege tower", "tour d'assaut"},
}

var theTokenWords = [tokens]game.Text{
	NoToken: {"nothing", "rien"}, Ford: {"the ford", "le gué"}, WoodenBridge: {"the wooden bridge", "le pont en bois"}, StoneBridge: {"the stone bridge", "le pont en pierre"},
	Palisade: {"the palisade", "la palissade"}, Tent: {"the tent", "la tente"}, SiegeTower: {"the siege tower", "la tour d'assaut"},
}

var zoneWords = [moraleZones]game.Text{{"grey", "gris"}, {"green", "vert"}, {"yellow", "jaune"}, {"red", "rouge"}}

var locationWords = [...]game.Text{
	FaceDown: {"face down", "face cachée"}, Strategic: {"a strategic location", "un lieu stratégique"}, Decoy: {"a decoy", "un leurre"}, Lost: {"lost", "perdu"},
}

// attackWords say how a unit attacks, before its target.
var attackWords = [...]game.Text{
	noAttack: {"attacks", "attaque"}, meleeAttack: {"attacks", "attaque"}, rangedAttack: {"shoots at", "tire sur"},
	dogsAttack: {"lets War Dogs loose on", "lâche ses Chiens de Guerre sur"}, counterAttack: {"counter-attacks", "contre-attaque"},
	partingBlow: {"deals a parting blow to", "frappe au décrochage"},
}

// flankWords say it of a flank attack.
var flankWords = game.Text{"attacks in the flank", "déborde et attaque"}

// dogsWords say what the first die of War Dogs comes to.
var dogsWords = [faces]game.Text{
	{"they attack as a green unit", "ils attaquent au rang vert"}, {"they attack as a blue unit", "ils attaquent au rang bleu"},
	{"they attack as a red unit", "ils attaquent au rang rouge"}, {"1 hit", "1 touche"}, {"the target falls back 1 hex", "la cible recule de 1 case"},
}

// directionWords are the directions in which fire spreads, from the first on.
var directionWords = [...]game.Text{
	{"nowhere", "nulle part"}, {"to the north-east", "vers le nord-est"}, {"to the east", "vers l'est"}, {"to the south-east", "vers le sud-est"},
	{"to the south-west", "vers le sud-ouest"}, {"to the west", "vers l'ouest"}, {"to the north-west", "vers le nord-ouest"},
}

var directionNames = [...]string{"", "north_east", "east", "south_east", "south_west", "west", "north_west"}

// advantageWords say by what there is an advantage.
var advantageWords = [...]game.Text{
	advantageTokens: {"", ""}, advantageMomentum: {", and the momentum", ", et l'Ardeur"}, advantagePlan: {", as the battle plan says", ", selon le plan de bataille"},
}

var advantageNames = [...]string{advantageTokens: "command_tokens", advantageMomentum: "momentum", advantagePlan: "battle_plan"}

var endingNames = [len(endings)]string{"points", "morale", "momentum", "rout", "battle_plan"}

// declinedWords say what may be declined.
var declinedWords = [decisions]game.Text{
	decideTactic:  {"to use the tactic", "employer la tactique"},
	decideBlow:    {"to deal a parting blow", "porter une attaque de décrochage"},
	decideReroll:  {"to roll again", "relancer des dés"},
	decideSwap:    {"to change the commander's place", "déplacer son commandant"},
	decideStand:   {"to ignore morale results", "ignorer des résultats de moral"},
	decideCounter: {"to counter-attack", "contre-attaquer"},
	decideFollow:  {"to follow", "suivre"},
	decideCommit:  {"to commit the commander", "engager son commandant"},
	decideSpread:  {"to spread the fire", "étendre le feu"},
	decideRecover: {"to recover morale", "récupérer du moral"},
}
