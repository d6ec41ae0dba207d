package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
)

// checkDocument is one thing that the judge looks at in a charge, in a word or two.
type checkDocument struct {
	game.Text
	Rule game.Rule `json:"rule"`
	OK   bool      `json:"ok"`
	// Warns tells that it may be done, at a price.
	Warns bool `json:"warns,omitempty"`
}

// A look is one of the things that the judge looks at where a charger stands.
type look struct {
	rule game.Rule
	text game.Text
}

// looks are in the order in which he does.
var looks = []look{
	{ruleChargeTargetInFrontArc, game.Text{"in front arc", "dans l'arc avant"}},
	{ruleChargeRangeTwiceSpeed, game.Text{}}, // its numbers are told
	{ruleChargeMustSeeTarget, game.Text{"in sight", "en vue"}},
}

var (
	roomWords     = game.Text{"room to land", "place pour se poser"}
	clearWords    = game.Text{"unhindered", "non entravée"}
	hinderedWords = game.Text{"hindered: −1 to hit", "entravée\u202f: −1 pour toucher"}
)

// chargeChecks lists what the judge has looked at, up to what refuses the charge.
func (s *State) chargeChecks(a *Action, c *chargers, o objection, refused *game.Ruling) []checkDocument {
	list := []checkDocument{}
	ok := func(rule game.Rule, text game.Text) {
		list = append(list, checkDocument{Text: text, Rule: rule, OK: true})
	}
	for _, l := range s.passed(a, o) {
		if l.rule == ruleChargeRangeTwiceSpeed {
			ok(l.rule, s.rangeText(a))
		} else {
			ok(l.rule, game.NameOf(l.text))
		}
	}
	if !o.ok() {
		return append(list, checkDocument{Text: game.Text{English: refused.English, French: refused.French}, Rule: o.rule})
	}
	ok(ruleChargeRoomToReachTarget, game.NameOf(roomWords))
	ok(faceRules[c.face[0]], game.NameOf(faceWords[c.face[0]]))
	last := checkDocument{Text: game.NameOf(clearWords), Rule: ruleHinderedMinus1ToHit, OK: true}
	for i := range c.n {
		if c.way[i].Slowed {
			last.Text, last.Warns = game.NameOf(hinderedWords), true
		}
	}
	return append(list, last)
}

// passed returns the looks that a charge has passed, whether it is refused or not. A
// counter-charge is not looked at so.
func (s *State) passed(a *Action, o objection) []look {
	owner := s.Armies.Seat(a.Unit)
	if Order(a.N) == CounterCharge || !s.forbidsGiving(owner, a).ok() || !s.forbidsTarget(owner, a.Target).ok() {
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
func (s *State) rangeText(a *Action) game.Text {
	return sketch.OutOf(int32(s.aimDistance(a.Unit, a.Target)), s.chargeReach(a.Unit))
}

// faceRules are the rules by which each side is charged.
var faceRules = [...]game.Rule{
	plane.Front: ruleChargeFaceFrontIfLeaderInFrontArc,
	plane.Left:  ruleChargeFaceFlankIfLeaderInFlankArc,
	plane.Rear:  ruleChargeFaceRearIfLeaderInRearArc,
	plane.Right: ruleChargeFaceFlankIfLeaderInFlankArc,
}
