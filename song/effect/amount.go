package effect

// An Amount is a number, a die and a quantity added up: 2, D3+1, D6+ranks(defender),
// -1-destroyed-ranks(unit). What is less than nothing is nothing, but for modifiers.
type Amount struct {
	Base  int8
	Times int8 // the quantity is added so many times: 1 or -1, or 0 if there is none
	Die   Die
	Of    Quantity
	Role  Role // whose quantity
}

// A Die is rolled for an amount.
type Die uint8

const (
	NoDie Die = iota
	D3
	D6
	BestD6 // two dice, the higher counts
)

var dieWords = []string{D3: "D3", D6: "D6", BestD6: "best-D6"}

// A Quantity is a number that the game knows.
type Quantity uint8

const (
	NoQuantity      Quantity = iota
	Ranks                    // remaining ranks of a unit
	DestroyedRanks           // lost ranks of a unit
	Damage                   // wounds that a unit has suffered and not restored
	Tokens                   // condition tokens on a unit
	Counters                 // Faith tokens or scars that this ability has put on a unit
	Engagers                 // enemies of a unit that are engaged with it
	FriendsEngaging          // the owner's friends that are engaged with a unit
	FriendsNear              // the owner's friends within Short range of a unit

	lastOfUnit = FriendsNear // those above are of a unit, those below are not
)

const (
	Hits               Quantity = lastOfUnit + 1 + iota // hits of the attack, without extra hits
	Misses                                              // attack dice that miss, or would have
	Blocks                                              // hits of the attack that were blocked
	FailedSaves                                         // defence dice that blocked nothing
	AttackOnes                                          // attack dice that show 1
	DefenceOnes                                         // defence dice that show 1
	DefenceSixes                                        // defence dice that show 6
	AttackWounds                                        // wounds that the attack dealt, without those of its Panic test
	RanksDestroyed                                      // ranks that the defender lost by the attack and its Panic test, or unit by the test
	Lost                                                // models removed by the event
	Kills                                               // enemies destroyed by the last free action of this effect
	Margin                                              // by how much the test beat the Morale value, 4 at most
	Result                                              // the last roll of this effect
	Same                                                // what this effect last dealt, paid, restored or let a player name
	Round                                               // number of the round
	Unactivated                                         // combat units of player that have not activated
	SharedToken                                         // the most enemy combat units that have the same condition token
	Objectives                                          // objectives that the owner controls
	EnemyObjectives                                     // objectives that other sides control
	FriendsInEnemyZone                                  // the owner's combat units wholly within an enemy deployment zone
	EnemiesNearEdge                                     // enemy combat units within Short range of the owner's table edge
	FriendsLost                                         // the owner's combat units destroyed this round
	Zones                                               // zones that the owner controls
	EnemyWounds                                         // wounds that enemy combat units suffered this round
	PanicPasses                                         // the owner's units that passed a Panic test this round
	Encircling                                          // the most friends of the owner that are engaged with one enemy
	HeldRounds                                          // at how many ends of rounds on end one unit of the owner has controlled one objective
)

var quantityWords = []string{
	Ranks: "ranks", DestroyedRanks: "destroyed-ranks", Damage: "damage", Tokens: "tokens", Counters: "counters",
	Engagers: "engagers", FriendsEngaging: "friends-engaging", FriendsNear: "friends-near",
	Hits: "hits", Misses: "misses", Blocks: "blocks", FailedSaves: "failed-saves",
	AttackOnes: "attack-ones", DefenceOnes: "defence-ones", DefenceSixes: "defence-sixes", AttackWounds: "attack-wounds",
	RanksDestroyed: "ranks-destroyed", Lost: "models-lost", Kills: "kills", Margin: "margin", Result: "result", Same: "same",
	Round: "round", Unactivated: "unactivated", SharedToken: "shared-token", Objectives: "objectives", EnemyObjectives: "enemy-objectives",
	FriendsInEnemyZone: "friends-in-enemy-zone", EnemiesNearEdge: "enemies-near-edge", FriendsLost: "friends-lost", Zones: "zones",
	EnemyWounds: "enemy-wounds", PanicPasses: "panic-passes", Encircling: "encircling", HeldRounds: "held-rounds",
}

// OfUnit tells whether a quantity is that of a unit.
func (q Quantity) OfUnit() bool { return q > NoQuantity && q <= lastOfUnit }
