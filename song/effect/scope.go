package effect

import (
	"slices"

	"gonfalon/content"
)

// A scope is what an event has: who is there, and whether there is an attack, a charge, a
// test. What speaks of anything else can never come about; reading refuses it.
type scope struct {
	roles                []Role
	attack, charge, test bool
}

var (
	ofNobody = scope{roles: []Role{Player}}
	ofUnit   = scope{roles: []Role{Unit, Player}}
	ofNCU    = scope{roles: []Role{NCU, Player}}
	ofAttack = scope{roles: []Role{Attacker, Defender, Player}, attack: true}
	ofCharge = scope{roles: []Role{Attacker, Defender, Player}, attack: true, charge: true}
	ofTest   = scope{roles: []Role{Unit, Attacker, Defender, Player}, attack: true, test: true}
	ofEnd    = scope{roles: []Role{Unit, Attacker, Player}}
	ofHold   = scope{roles: []Role{Unit, NCU, Player}}
)

var scopes = [...]scope{
	NoEvent:    {},
	Deployment: {}, RoundStarted: {}, RoundEnding: {}, ObjectiveScored: {},
	TurnStarted: ofNobody, TurnEnding: ofNobody, CardPlayed: ofNobody,
	Deployed: ofUnit, ActivationChosen: ofUnit, ActivationBegun: ofUnit, ActivationEnded: ofUnit, ActionBegun: ofUnit, ActionEnded: ofUnit,
	ChargeDeclared: ofCharge, ChargeRolled: ofCharge, ChargeSuccess: ofCharge,
	AttackDeclared: ofAttack, AttackRolled: ofAttack, DefenceRolled: ofAttack, AttackResolved: ofAttack, Surge: ofUnit,
	TestStarted: ofTest, TestRolled: ofTest, TestPassed: ofTest, TestFailed: ofTest, TokenStep: ofTest,
	TokenDue: ofUnit, TokenSpent: ofUnit, WoundsDue: ofUnit, ModelsLost: ofUnit, RankLost: ofUnit, DestructionDue: ofUnit,
	Destroyed: ofEnd, AttachmentDue: ofEnd, AttachmentLost: ofEnd,
	NCUActivated: ofNCU, ZoneClaimed: ofNCU, ZoneUsed: ofNCU, ZoneResolved: ofNCU, ZoneTarget: ofUnit,
	InfluencePlaced: ofHold, InfluenceRemoved: ofHold, OrderUsed: ofUnit, Targeted: ofUnit,
}

// A checker goes through a rule that has been read.
type checker struct {
	*content.Value
	scope
	known []Role // who has a role by now
	units int    // how many units have been chosen
}

// check refuses what the scope of a rule does not have. Self is missing from cards that are
// played, origin from what nobody granted.
func (r *Rule) check(v *content.Value, self, granted bool) {
	c := checker{Value: v, scope: scopes[r.Event]}
	c.known = append([]Role{NoRole, Commander, Owner, Opponent, Opponents, OwnNCU, Bonded, Marked, Reserved, Designated}, c.roles...)
	if self {
		c.known = append(c.known, Self)
	}
	if granted {
		c.known = append(c.known, Origin)
	}
	if r.Event == NoEvent && r.For == NoSide && !r.Seat {
		c.role(Self)
	}
	outside := c.known
	if r.For != NoSide {
		c.known = append(c.known, It)
	}
	c.conditions(r.Conditions)
	c.known = outside
	for i := range r.Ops {
		c.op(&r.Ops[i])
	}
}

// role refuses one that nobody has.
func (c *checker) role(role Role) {
	if !slices.Contains(c.known, role) {
		c.Fail("nobody is %s here", roleWords[role])
	}
}

// need refuses what belongs to an attack, a charge or a test where there is none.
func (c *checker) need(there bool, what string) {
	if !there {
		c.Fail("%s cannot stand here", what)
	}
}

func (c *checker) conditions(all []Condition) {
	for i := range all {
		p := &all[i]
		for _, role := range []Role{p.Role, p.Other, p.Left.Role, p.Right.Role} {
			c.role(role)
		}
		c.quantity(p.Left.Of)
		c.quantity(p.Right.Of)
		switch p.Predicate {
		case InMelee, AtRange, InCharge, InArc, WithAttack, Shifted, PanicPassed:
			c.need(c.attack, predicateWords[p.Predicate])
		case IsPanic, Failing, Passing:
			c.need(c.test, predicateWords[p.Predicate])
		}
	}
}

func (c *checker) quantity(q Quantity) {
	switch q {
	case Hits, Misses, Blocks, FailedSaves, AttackOnes, DefenceOnes, DefenceSixes, AttackWounds, RanksDestroyed:
		c.need(c.attack, quantityWords[q])
	case Margin, Lost:
		c.need(c.test, quantityWords[q])
	}
}

// op checks a statement, and notes whom it makes known.
func (c *checker) op(o *Op) {
	c.role(o.Role)
	c.role(o.With)
	c.role(o.Amount.Role)
	c.quantity(o.Amount.Of)
	outside := len(c.known)
	if o.Code == Choose || o.Code == Each || o.Side != NoSide {
		c.known = append(c.known, It)
	}
	c.conditions(o.Conditions)
	switch {
	case o.Code == Each: // it stays known below, and nobody uses it after
	case o.Code == Choose && (o.Side == FriendNCU || o.Side == EnemyNCU):
		c.known = append(c.known[:outside], ChosenNCU)
	case o.Code == Choose:
		c.known = append(c.known[:outside], Target)
		if c.units++; c.units > 1 {
			c.known = append(c.known, Previous)
		}
	default:
		c.known = c.known[:outside]
	}
	switch {
	case o.Code >= Dice && o.Code <= Deny && o.Code != Reroll:
		c.need(c.attack || o.Code.stands() && c.roles == nil, o.Code.String())
	case o.Code >= TestBonus && o.Code <= Pass, o.Throw == TheTest:
		c.need(c.test, o.Code.String())
	case o.Code >= ChargeDieIs && o.Code <= Disorder, o.Throw == ChargeDie:
		c.need(c.charge, o.Code.String())
	case o.Throw != NoThrow:
		c.need(c.attack, o.Code.String())
	}
}

// stands tells whether a statement can always hold.
func (c Code) stands() bool { return statements[c].place&inStanding != 0 }
