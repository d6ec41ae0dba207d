package effect

import "gonfalon/game"

// A Book is all effects of the game. Nothing in it changes once it is read.
type Book struct {
	Abilities  []*Ability
	Cards      []*Card
	NCUs       []*NCUAbility
	Zones      []*ZoneEffect
	Objectives []*Objective
	Missions   []*Mission
	Sieges     []*SiegeCard
	Wall       Castle

	// Grants are what the statements grant, attach and vow give, and Of the rules of each.
	// A game keeps a grant as a number.
	Grants []Granted
}

// A Granted is a set of rules that something has for a while.
type Granted struct {
	From  *Record // whose statement grants it
	Rules []Rule
}

// A Record is what all effects have: a name, a sentence for people, and rules for the game.
type Record struct {
	ID         string
	Name       game.Text
	When       game.Text // when it does it, if that is not part of Text
	Text       game.Text // what it does
	Confidence string    // how well its text is known: confirmed-1.5, inferred, designed
	Uses       uint8     // how often it may be used in a Per, 0 if without limit: an Order, or a may answered with yes
	Per        Span      // ThisRound or ThisGame
	Rules      []Rule
}

// A Rule is what happens at an event, or what always holds: then Event is NoEvent, and the
// statements say what is so of self, or of each unit of the side For that meets the conditions.
type Rule struct {
	Event      Event
	For        Side
	Seat       bool // what always holds is of the owner, not of a unit
	Conditions []Condition
	Ops        []Op
}

// May tells whether a rule is one that its owner need not carry out: all of it stands under
// one may.
func (r *Rule) May() bool {
	return r.Event != NoEvent && r.Ops[0].Code == May && !r.Ops[0].ByFoe && int(r.Ops[0].Skip) >= len(r.Ops)-1
}

// An Ability is what a unit or an attachment has printed on its card.
type Ability struct {
	Record
	Kind Kind
}

// A Kind is the icon of an ability. It decides how it is used and how it can be lost.
type Kind uint8

const (
	NoKind        Kind = iota
	KeywordKind        // granted to attacks
	InnateKind         // never lost
	MeleeKind          // of the unit's Melee attacks
	RangedKind         // of its Ranged attacks
	OrderKind          // used once a round, in a window
	PassiveKind        // in force, or offered, by itself
	FaithKind          // with Faith tokens
	BuildKind          // of army building
	AffiliateKind      // a tag
)

var kindWords = []string{
	KeywordKind: "keyword", InnateKind: "innate", MeleeKind: "melee", RangedKind: "ranged", OrderKind: "order",
	PassiveKind: "passive", FaithKind: "faith", BuildKind: "build", AffiliateKind: "affiliation",
}

// String is the word of the data.
func (k Kind) String() string { return kindWords[k] }

// A Card is a tactics card. Each of its rules for an event is a way to play it.
type Card struct {
	Record
	Faction   string
	Commander string // the attachment or NCU whose card it is; without one it is its faction's
	Vow       bool
	Bonus     *Bonus
	Replaces  string // the faction card whose copies it takes the place of
}

// A Bonus is what people read of a card's bonus for a zone; the rules say it with "if controls".
type Bonus struct {
	Zone Zone
	Text game.Text
}

// An NCUAbility is the ability of the NCU with its id.
type NCUAbility struct {
	Record
	// Influence: once the NCU has claimed a zone its card is attached to a combat unit until
	// Upkeep; self is that unit, and the rules about self stand as long.
	Influence bool
}

// A ZoneEffect is a zone of the tactics board; the owner is the one whose NCU claims it.
type ZoneEffect struct {
	Record
	Zone    Zone
	AddedBy string // the NCU that adds it to the board
	Winds   bool   // it is on the board in The Winds of Winter, in the place of the other
}

// An Objective is a card of A Game of Thrones; self is the unit that controls it, and the owner
// that unit's.
type Objective struct {
	Record
	Scored bool // it does something when its points are gained, not while it is controlled
}

// A Mission is a secret mission.
type Mission struct {
	Record
	Points    int  // what it is worth
	AtEnd     bool // it is counted at the end of a round, not when it happens
	Open      bool // it may be the Open Mission
	Stays     bool // it stays in play
	Designate Designation
}

// A Designation is what is named when a mission is chosen.
type Designation uint8

const (
	NoDesignation Designation = iota
	AnObjective
	AnEnemy
)

var designationWords = []string{AnObjective: "objective", AnEnemy: "enemy-unit"}

// A SiegeCard is a card of A Storm of Swords.
type SiegeCard struct {
	Record
	Attacker bool // of the besieger's deck
}

// A Castle is what the three castle walls are: they have one Ranged attack and no saves and
// never test Morale.
type Castle struct {
	Record
	Count, Wounds, ToHit, Dice, Points int
	Width, Depth                       int // inches
	AttackName                         game.Text
}
