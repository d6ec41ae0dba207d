package effect

// An Event is a kind of moment at which effects may answer. Most are about a unit, which is
// called unit; attacks and charges are about an attacker and a defender. The table in the
// package comment says which step of the rulebook each of them is.
type Event uint8

const (
	NoEvent          Event = iota
	Deployment             // before the first unit is deployed
	Deployed               // unit has been deployed
	RoundStarted           // a round begins; nobody has had a turn in it
	TurnStarted            // a player's turn begins; player has it
	ActivationChosen       // player has named the unit that is to activate; it has not begun
	ActivationBegun        // a combat unit, or a wall, begins its activation, before its action
	NCUActivated           // an NCU begins its activation
	ActionBegun            // a unit has chosen an action, free or not, and has not moved yet
	ActionEnded            // a unit has done an action, free or not
	ActivationEnded        // a combat unit has finished its activation
	TurnEnding             // the last opportunity of a turn
	ChargeDeclared         // the target is named and the arc known; no die is rolled yet
	ChargeRolled           // the distance die is known, before the move
	ChargeSuccess          // the units touch and are aligned, before the attack
	AttackDeclared         // the target is known, before the number of attack dice is
	AttackRolled           // attack dice are final, re-rolls included
	DefenceRolled          // defence dice are final, re-rolls included; no wound is suffered yet
	AttackResolved         // wounds and Panic test are over
	Surge                  // the attacker is about to surge forth
	TestStarted            // a Morale or Panic test is to be rolled
	TestRolled             // its dice are final and nothing has come of it
	TestPassed             // it is passed, rolled or not
	TestFailed             // it is failed; the wounds of a Panic test have been suffered
	TokenStep              // dice of unit may be forced to be re-rolled by spending a token
	TokenDue               // unit is about to gain a condition token from player
	TokenSpent             // player spends a token of unit; its effect has not come yet
	WoundsDue              // unit is about to suffer wounds of one attack, test or effect
	ModelsLost             // models of unit have been removed
	RankLost               // unit has lost a rank; once for each
	DestructionDue         // the last model of unit would be removed
	Destroyed              // unit is destroyed; its tray still lies there
	AttachmentDue          // an attachment of unit would be destroyed while the unit lives
	AttachmentLost         // an attachment of unit is destroyed
	ZoneClaimed            // an NCU has been moved to a zone, whose effect has not come yet
	ZoneUsed               // the effect of a zone comes; only zones answer
	ZoneTarget             // the effect of a zone is about to work on unit
	ZoneResolved           // the effect of the claimed zone is over
	InfluencePlaced        // ncu is about to influence unit
	InfluenceRemoved       // the Influence of ncu leaves unit
	CardPlayed             // player has played a tactics card that has had no effect yet
	OrderUsed              // player uses an Order of unit that has had no effect yet
	Targeted               // a card or an ability of player is about to work on unit
	ObjectiveScored        // a player gains the points of an objective; unit controls it
	RoundEnding            // the points of the round are counted
)

var eventWords = []string{
	Deployment: "deployment", Deployed: "deployed", RoundStarted: "round-started", TurnStarted: "turn-started",
	ActivationChosen: "activation-chosen", ActivationBegun: "activation-begun", NCUActivated: "ncu-activated",
	ActionBegun: "action-begun", ActionEnded: "action-ended", ActivationEnded: "activation-ended", TurnEnding: "turn-ending",
	ChargeDeclared: "charge-declared", ChargeRolled: "charge-rolled", ChargeSuccess: "charge-success",
	AttackDeclared: "attack-declared", AttackRolled: "attack-rolled", DefenceRolled: "defence-rolled",
	AttackResolved: "attack-resolved", Surge: "surge",
	TestStarted: "test-started", TestRolled: "test-rolled", TestPassed: "test-passed", TestFailed: "test-failed",
	TokenStep: "token-step", TokenDue: "token-due", TokenSpent: "token-spent",
	WoundsDue: "wounds-due", ModelsLost: "models-lost", RankLost: "rank-lost",
	DestructionDue: "destruction-due", Destroyed: "destroyed", AttachmentDue: "attachment-due", AttachmentLost: "attachment-lost",
	ZoneClaimed: "zone-claimed", ZoneUsed: "zone-used", ZoneTarget: "zone-target", ZoneResolved: "zone-resolved",
	InfluencePlaced: "influence-placed", InfluenceRemoved: "influence-removed",
	CardPlayed: "card-played", OrderUsed: "order-used", Targeted: "targeted",
	ObjectiveScored: "objective-scored", RoundEnding: "round-ending",
}

// String returns the word of the vocabulary.
func (e Event) String() string { return eventWords[e] }
