package battles

// What documents call actions, decisions, procedures, fates and attacks. What else they name is
// in vocabulary.go.

var actionNames = [actionKinds]string{
	Pass:        "pass",
	UseToken:    "use_token",
	RaiseMorale: "raise_morale",
	RallyUnit:   "rally",
	PlayCard:    "play_card",
	Commit:      "commit",
	UseTactic:   "tactic",
	Execute:     "execute",
	Pick:        "pick",
	Done:        "done",
	Leave:       "leave",
	MoveTo:      "move",
	Exit:        "exit",
	Shed:        "shed",
	AttackUnit:  "attack",
	LooseDogs:   "war_dogs",
	Scorch:      "scorch",
	Douse:       "douse",
	Strike:      "strike",
	Decline:     "decline",
	Reroll:      "reroll",
	Stand:       "stand",
	Retreat:     "retreat",
	Follow:      "follow",
	KeepForNext: "keep",
	Recover:     "recover",
	TakeToken:   "take",
	DropToken:   "drop",
	Muster:      "muster",
	Place:       "place",
	Hide:        "hide",
}

var decisionNames = [decisions]string{
	noDecision:    "over",
	decideMuster:  "muster",
	decideHide:    "hide",
	decideTerrain: "terrain",
	decideLeader:  "leader",
	decideUnit:    "unit",
	decideTurn:    "turn",
	decideTactic:  "tactic",
	decideCommand: "command",
	decideOrder:   "order",
	decideRally:   "rally",
	decideFriend:  "friend",
	decideEnemy:   "enemy",
	decideToken:   "token",
	decideDrop:    "drop",
	decideMove:    "move",
	decideStep:    "step",
	decideAttack:  "attack",
	decideBlow:    "blow",
	decideReroll:  "reroll",
	decideSwap:    "swap",
	decideStand:   "stand",
	decideRetreat: "retreat",
	decideCounter: "counter",
	decideFollow:  "follow",
	decideCommit:  "commit",
	decideSpread:  "spread",
	decideKeep:    "keep",
	decideRecover: "recover",
}

var procedureNames = [procedures]string{
	procSkirmish:   "skirmish",
	procHide:       "hide",
	procRound:      "round",
	procCommand:    "command",
	procCard:       "card",
	procTactic:     "tactic",
	procActivation: "activation",
	procLeave:      "leave",
	procAttack:     "attack",
	procCombat:     "combat",
	procRetreat:    "retreat",
	procEnd:        "end",
}

var fateNames = [fates]string{
	InReserve:  "reserve",
	OnBoard:    "board",
	Eliminated: "eliminated",
	Captured:   "captured",
	Exited:     "exited",
}

var attackNames = [...]string{
	meleeAttack:   "melee",
	rangedAttack:  "ranged",
	dogsAttack:    "war_dogs",
	counterAttack: "counter",
	partingBlow:   "parting_blow",
}

var locationNames = [...]string{FaceDown: "face_down", Strategic: "strategic", Decoy: "decoy", Lost: "lost"}

var phaseNames = [phaseCount]string{"rally", "marshal", "command", "regroup"}

// setupPhase is what comes before the first round.
const setupPhase = "setup"

// boxNames are those of a card, by number.
var boxNames = [...]string{"first", "second", theTactic: "tactic"}

// grantNames are in the order of [Grant].
var grantNames = [...]string{granted: "granted", used: "used"}

// markNames are what documents call marks; those that are missing have a field of their own.
var markNames = [...]struct {
	mark Marks
	name string
}{
	{markTooFar, "too_far"},
	{markAdvanced, "advanced"},
	{markPursued, "pursued"},
	{markAttacked, "attacked"},
	{markCaptor, "captor"},
	{markAdvance, "gained_advance"},
	{markArmour, "gained_armour"},
	{markScorch, "gained_scorched_earth"},
	{markFlanker, "flanker"},
	{markHamstring, "hamstring"},
	{markSteady, "steady"},
	{markFierce, "fierce"},
	{markTerror, "terror"},
	{markPathfinder, "pathfinder"},
	{markSure, "sure"},
	{markFree, "free"},
	{markElsewhere, "elsewhere"},
	{markMuffled, "muffled"},
	{markShielded, "shielded"},
	{markHeartening, "heartening"},
	{markRuthless, "ruthless"},
	{markNoCounter, "no_counter"},
	{markNoStalwart, "no_stalwart"},
	{markWeakened, "weakened"},
	{markLetLoose, "let_loose"},
	{markTriumph, "triumph"},
	{markLoosed, "loosed"},
	{markTwice, "twice"},
	{markRallied, "rallied"},
	{markSlip, "slip"},
	{markStalwart, "stalwart"},
}
