package kings

import "gonfalon/game"

// Names in documents. Units are named by their ids, content by the ids of the data.

var seatNames = [seats]string{"blue", "red"}

var conditionNames = [conditions]string{"reserve", "steady", "disordered", "wavering", "routed"}

var orderNames = [orders]string{
	Halt:          "halt",
	ChangeFacing:  "change_facing",
	Advance:       "advance",
	Back:          "back",
	Sidestep:      "sidestep",
	AtTheDouble:   "at_the_double",
	Charge:        "charge",
	CounterCharge: "counter_charge",
}

// deedNames are the bits of Deeds, from the lowest.
var deedNames = [deeds]string{"pivoted", "shot", "charging", "hindered", "hurt", "chanted", "vanguard", "blessed", "blinded", "scalded", "upset"}

var faceNames = [...]string{"front", "left", "rear", "right"}

var phaseNames = [phaseCount]string{"move", "shoot", "melee"}

// prizeNames say what players roll off for, by the label of their dice.
var prizeNames = map[game.Label]string{
	labelTerrain: "terrain", labelTokens: "token", labelEdge: "edge", labelVanguard: "vanguard", labelBegin: "first_turn",
}

var edgeNames = [...]string{"near", "far"}

var layerNames = [layers]string{"laid", "random", "players"}

var kindNames = [decisions]string{
	noDecision:     "over",
	decideTerrain:  "terrain",
	decideAgree:    "agree",
	decideToken:    "token",
	decideEdge:     "edge",
	decideDeploy:   "deploy",
	decideRedeploy: "redeploy",
	decideScouts:   "vanguard_first",
	decideVanguard: "vanguard",
	decideBegin:    "first_turn",
	decideOrder:    "order",
	decideShoot:    "shoot",
	decideTest:     "test",
	decideCombat:   "combat",
	decideRegroup:  "regroup",
}

var procNames = [procedures]string{
	procGame:     "game",
	procTerrain:  "terrain",
	procTokens:   "tokens",
	procDeploy:   "deploy",
	procVanguard: "vanguard",
	procTurn:     "turn",
	procMove:     "move",
	procShoot:    "shoot",
	procMelee:    "melee",
	procCombat:   "combat",
	procNerve:    "nerve",
}

// actionNames are those of all actions but orders, which are called by the order.
var actionNames = [actionKinds]string{
	Done:         "done",
	PlacePiece:   "terrain",
	Agree:        "agree",
	Disagree:     "disagree",
	TakeEdge:     "edge",
	PlaceToken:   "token",
	DeployUnit:   "deploy",
	BeginFirst:   "first",
	BeginSecond:  "second",
	PivotFree:    "pivot",
	DrainSouls:   "soul_drain",
	ShootAt:      "shoot",
	CastAt:       "cast",
	TestNerve:    "test",
	Fight:        "fight",
	RegroupPivot: "regroup_pivot",
	RegroupAhead: "regroup_ahead",
	RegroupBack:  "regroup_back",
	CallTime:     "time",
}

// bitsOf lists the names of the bits that are set.
func bitsOf(set uint16, names []string) []string {
	var list []string
	for i, name := range names {
		if set>>i&1 == 1 {
			list = append(list, name)
		}
	}
	return list
}
