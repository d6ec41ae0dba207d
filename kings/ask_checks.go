package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// checkDocument is one thing that the judge looks at in a charge, in a word or two.
type checkDocument struct {
	told
	Rule game.Rule `json:"rule"`
	OK   bool      `json:"ok"`
	// Warns tells that it may be done, at a price.
	Warns bool `json:"warns,omitempty"`
}

// A look is one of the things that the judge looks at where a charger stands.
type look struct {
	rule game.Rule
	text named
}

// looks are in the order in which he does.
var looks = []look{
	{ruleChargeTargetInFrontArc, named{"in front arc", "dans l'arc avant"}},
	{ruleChargeRangeTwiceSpeed, named{}}, // its numbers are told
	{ruleChargeMustSeeTarget, named{"in sight", "en vue"}},
}

var (
	roomWords     = named{"room to land", "place pour se poser"}
	clearWords    = named{"unhindered", "non entravée"}
	hinderedWords = named{"hindered: −1 to hit", "entravée\u202f: −1 pour toucher"}
)

// chargeChecks lists what the judge has looked at, up to what refuses the charge.
func (s *State) chargeChecks(a *Action, c *chargers, o objection, refused *game.Ruling) []checkDocument {
	list := []checkDocument{}
	ok := func(rule game.Rule, text told) { list = append(list, checkDocument{told: text, Rule: rule, OK: true}) }
	for _, l := range s.passed(a, o) {
		if l.rule == ruleChargeRangeTwiceSpeed {
			ok(l.rule, s.rangeText(a))
		} else {
			ok(l.rule, tell(l.text))
		}
	}
	if !o.ok() {
		return append(list, checkDocument{told: told{refused.English, refused.French}, Rule: o.rule})
	}
	ok(ruleChargeRoomToReachTarget, tell(roomWords))
	ok(faceRules[c.face[0]], tell(faceWords[c.face[0]]))
	last := checkDocument{told: tell(clearWords), Rule: ruleHinderedMinus1ToHit, OK: true}
	for i := range c.n {
		if c.way[i].hindered {
			last.told, last.Warns = tell(hinderedWords), true
		}
	}
	return append(list, last)
}

// passed returns the looks that a charge has passed, whether it is refused or not. A
// counter-charge is not looked at so.
func (s *State) passed(a *Action, o objection) []look {
	owner := s.Armies.Seat(a.Unit)
	if Order(a.N) == CounterCharge || !s.objectsGiving(owner, a).ok() || !s.objectsTarget(owner, a.Target).ok() {
		return nil
	}
	for i, l := range looks {
		if o.rule == l.rule {
			return looks[:i]
		}
	}
	return looks
}

// rangeText tells the distance and what a charge may be.
func (s *State) rangeText(a *Action) told {
	pair := toldApart(int32(s.aimDistance(a.Unit, a.Target)), s.chargeReach(a.Unit))
	return told{
		pair[0].Name(game.English) + " of " + pair[1].Name(game.English),
		pair[0].Name(game.French) + " sur " + pair[1].Name(game.French),
	}
}

// faceRules are the rules by which each side is charged.
var faceRules = [...]game.Rule{
	plane.Front: ruleChargeFaceFrontIfLeaderInFrontArc,
	plane.Left:  ruleChargeFaceFlankIfLeaderInFlankArc,
	plane.Rear:  ruleChargeFaceRearIfLeaderInRearArc,
	plane.Right: ruleChargeFaceFlankIfLeaderInFlankArc,
}
