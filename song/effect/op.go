package effect

// An Op is one statement of an effect. Those of one rule stand one after another; a statement
// that has others below it says with Skip where they end.
type Op struct {
	Code  Code
	Role  Role // whom it is about
	With  Role // the other one: who is attacked, who gains the attachment
	Side  Side // where candidates are sought
	Count int8 // a bare number
	Die   int8 // what the distance die of a free action counts as
	Speed int8 // the Speed of a free action
	Save  int8 // what saves against these hits are modified by
	Upto  int8 // the greatest number that may be named
	Pay   bool // it is a cost: who cannot meet it cannot do what stands beside and below it
	Panic bool // of Test: it is a Panic test
	Once  bool // a roll is repeated at most once
	ByFoe bool // the opponent decides or chooses

	Token   Token
	Keyword Keyword
	Actions Actions
	Zone    Zone
	Span    Span
	Bars    Bars
	Guards  Guards
	Losses  Losses
	Grounds Grounds
	Bonuses Bonuses
	Views   Views
	Throw   Throw
	Keep    Keep
	Piles   Piles
	Sort    Sort
	Way     Way
	Edge    Edge
	Worth   Worth
	King    King
	NCUMove NCUMove
	Tag     Tag
	Part    Part
	Func    Func

	Amount     Amount
	Skip       uint16      // the statement after those below; of Else, Next and Back where they lead
	Grant      uint16      // of Grant, Attach and VowOn: which of Book.Grants
	Conditions []Condition // of If, Choose, Each, Pick, Option, Share
}

// A Code is a kind of statement.
type Code uint8

// What steers. The statements below one that steers are indented under it.
const (
	Stop      Code = iota // the end of a rule or of a deferred part; nobody writes it
	Next                  // to the next one of Each or Repeat; nobody writes it
	Back                  // to Pick, whose options may not all be done; nobody writes it
	If                    // if conditions
	Else                  // what happens if not: after If, or after a May that was declined
	May                   // may: the owner decides; may by opponent
	Choose                // choose enemy [by opponent]: conditions. He is target from now on; without a candidate all that follows in this block is left out
	Each                  // each enemy: conditions. Each is it; with a number, as many as the owner chooses
	Pick                  // pick amount [by opponent] [+1: conditions]: as many different options, one more if the conditions hold
	Option                // option [: conditions under which it can be picked]
	Test                  // test morale|panic role [amount] [drop-high]: it makes the test with this modifier
	Passed                // what happens if the test is passed
	Failed                // what happens if it is failed
	Roll                  // roll D6: result
	Again                 // again [once]: the roll or test above is made once more
	Repeat                // repeat amount: so many times
	After                 // after attack|action|activation: when it is over; "same" is kept till then
	Instead               // instead: what the event was about does not happen; of an activation, no action
	Cancel                // cancel: the card, Order, zone, token or Influence of the event has no effect
	Call                  // fn name: what the vocabulary cannot say
	Number                // number 1 to 3: the owner names it: same
	NameZones             // name-zones n: the owner names zones
	NameToken             // name-token: the owner names a kind of condition token
)

// What units suffer, gain and do.
const (
	GiveToken        Code = NameToken + 1 + iota // token role token
	TakeToken                                    // untoken role amount: condition tokens the owner chooses are removed
	MoveToken                                    // move-token from to amount: condition tokens the owner chooses
	Spend                                        // spend role token: it is spent for nothing but this
	SpendAs                                      // spend-as token: the owner may spend it in this step as if it were of the right kind
	Wounds                                       // wounds role amount: without saves
	HitsOn                                       // hits role amount [save n]: automatic hits, saved at once
	Restore                                      // restore role amount: up to so many
	ShareRestore                                 // restore-among amount side: conditions. The owner divides them
	ShareUntoken                                 // untoken-among amount side: conditions. The owner divides them
	ShareModels                                  // models-among amount side: conditions. Up to so many models are removed: same
	ReduceWounds                                 // reduce amount: fewer wounds, of the event or of the attack
	Kill                                         // kill role part [by opponent]
	Destroy                                      // destroy role
	Survive                                      // survive role n: it stays with so many wounds left
	Count                                        // counter amount: Faith tokens or scars of this ability on self
	FreeAction                                   // free role actions [at role] [die n] [speed n]: it may do one of them
	Must                                         // must role actions [at role] [die n]: its next action is that if able
	Activate                                     // activate role: it has its activation now
	ActivateNext                                 // activate-next role: it activates as soon as this activation is over
	MustActivate                                 // must-activate role: it is the one that this turn activates
	AnotherUnit                                  // another-unit seat: another unit activates, if able, which this seat names
	SkipActivation                               // skip-activation: the owner activates nobody this turn
	RemoveActivation                             // remove-activation role: an Activation token
	AddActivation                                // add-activation role
	MoveAttachment                               // move-attachment from part to: whatever restrictions it has
	Redeploy                                     // redeploy role: destroyed, it is deployed whole in its zone, without attachments
	Deploy                                       // deploy role edge n: wholly within so many inches
	Mark                                         // mark role span: the beast is set upon it
	RemoveTerrain                                // remove-terrain: the piece that was chosen
	Score                                        // score seat amount: victory points
)

// What changes the attack, the charge or the test of the event. What is said at the
// declaration of a charge is about its attack.
const (
	Dice            Code = Score + 1 + iota // dice amount
	SetDice                                 // set-dice n: whatever the ranks
	Rank                                    // rank amount: as if it had so many ranks more
	HighestDice                             // highest-dice: as if it had all its ranks
	ToHit                                   // hit amount
	AutoHit                                 // auto-hit: every die hits; misses are those that would not have
	Save                                    // save amount: the defender's saves; standing, those of the unit against anything
	PanicOf                                 // panic amount: to the defender's Panic test for this attack
	GainKeyword                             // keyword word
	Reroll                                  // reroll any|misses|test|charge: now, or when it is rolled
	ExtraHits                               // extra-hits amount: automatic hits to be saved with the rest; once saves are rolled, in a second throw
	ExtraWounds                             // extra-wounds amount: suffered with the wounds of the attack
	Block                                   // block amount: hits
	NoSaves                                 // no-saves: hits cannot be saved
	NoSavesFrom                             // no-saves-from n: hits of dice that show so much cannot
	CriticalFrom                            // critical-from n: dice that show so much are two hits
	DoubleBlockFrom                         // double-block-from n: defence dice that show so much block two
	HitsPerSuccess                          // hits-per-success n
	HitsPerWound                            // hits-per-wound n: so many unblocked hits are one wound, the rest none
	SkipSaves                               // skip-saves: the hits come to nothing else
	Deny                                    // deny bonuses: the attacker does not gain them
	TestBonus                               // morale amount: to the test
	TestDice                                // test-dice drop-low|drop-high: a die more, one of which is dropped
	LendMorale                              // lend-morale role: its Morale value may be used
	PanicCap                                // panic-cap n: failing costs so many wounds at most
	Pass                                    // pass: the test is passed, rolled or not
	ChargeDieIs                             // charge-die n: the distance die counts so much
	ChargeDice                              // charge-dice drop-low|drop-high: a distance die more
	Disorder                                // disorderly: the charge is
	IgnoreGround                            // ignore words: of terrain; standing or for this charge or attack
)

// What is done with cards and on the tactics board.
const (
	Draw        Code = IgnoreGround + 1 + iota // draw amount
	DiscardCard                                // discard seat amount chosen|random|seen
	Return                                     // return sort amount: from the discard to the hand
	ReturnVow                                  // return-vow role: one of its Vows, to its owner's hand
	Search                                     // search piles sort: a card, to the hand; the deck is shuffled
	AttachFound                                // attach-found role: the card just found is attached, as its attach or vow says
	Sift                                       // sift n: looks at so many top cards, takes one, the rest go to the bottom
	BottomCard                                 // bottom n: cards of the hand go under the deck
	BottomThis                                 // bottom-this: this card goes under the deck
	TopThis                                    // top-this: this card goes on top of the deck
	Exile                                      // exile: this card leaves the game
	Detach                                     // detach: this attached card is discarded
	DiscardVows                                // discard-vows role
	LookHand                                   // look-hand seat: the owner alone sees it
	Look                                       // look seat n: so many cards that they choose are shown to the owner
	DrawMission                                // draw-mission: a Secret Mission
	SwapMission                                // swap-mission: the chosen one, unless revealed, for another of the hand
	UseZone                                    // use-zone zone: its effect comes
	MoveNCU                                    // move-ncu free|swap: this NCU
	RemoveNCU                                  // remove-ncu role: from the board; it may activate again
	Withdraw                                   // withdraw: this Influence leaves the unit
)

// What lasts. Below grant, attach and vow stand rules; the granted rules speak of the one
// they are granted to as self.
const (
	Grant  Code = Withdraw + 1 + iota // grant role span; granted to a seat, for whatever of its units
	Attach                            // attach role span: the card lies there so long, and is then discarded
	VowOn                             // vow role: the card may stay on it as a Vow if it is of the Night's Watch
)

// What holds as long as the rule stands, of self or of each unit the rule is for.
const (
	Speed             Code = VowOn + 1 + iota // speed amount
	ChargeDistance                            // charge-distance amount
	Shift                                     // shift n: inches before a Ranged attack
	ShiftAfter                                // shift-after n: inches after it
	NoShift                                   // no-shift
	Range                                     // range n: inches of Ranged attacks
	MinRange                                  // min-range n: targets within so many inches cannot be shot
	NoSoloTargets                             // no-solo-targets: nor solo units
	SightPast                                 // sight-past what: does not block the sight of Ranged attacks
	MoraleIs                                  // morale-is n: the Morale value
	LastModel                                 // last-model: he is removed after all others
	Forbid                                    // forbid bars
	Immune                                    // immune guards
	Lose                                      // lose losses
	OnlyActions                               // only actions: others cannot be chosen
	OnlyOriginTargets                         // only-origin-targets: it may only attack what origin has attacked in its activation
	CountsAs                                  // counts-as tag
	NoPoints                                  // no-points military|any: for destroying it
	NoDisorder                                // no-disorderly: its charges are not
	DisorderOn                                // disorderly-on n: its charges are if the distance die shows so little
	PivotBeforeMarch                          // pivot-before-march: it may
	PivotFirst                                // pivot-first: it may, before it chooses its action
	HandSize                                  // hand amount: to which a seat draws
	ControlsAlso                              // controls-also zone: the owner does, whoever is there
	VowZones                                  // vow-zones named|all: the owner controls them for the Vows of this unit
	VowLimit                                  // vow-limit n
	AddZone                                   // add-zone zone: the board has it
	AttachmentCost                            // attachment-cost amount: of one attachment in the unit
	Loyal                                     // loyalty king: the army has nobody of another
	StartsReserved                            // starts-reserved: self is kept off the table at deployment
	KeepReserved                              // keep-reserved tag: one unit of these may be
)
