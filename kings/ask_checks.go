package kings

import (
	"slices"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// checkDocument is one thing that the judge looks at in a charge, in a word or two.
type checkDocument struct {
	told
	Rule game.Rule `json:"rule"`
	OK   bool      `json:"ok"`
}

// looked are the things that the judge looks at where the charger stands, in his order.
var looked = []struct {
	rule game.Rule
	text named
}{
	{ruleChargeTargetInFrontArc, named{"in front arc", "dans l'arc avant"}},
	{ruleChargeRangeTwiceSpeed, named{"", ""}}, // told with its numbers
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
	ok := func(rule game.Rule, text told) { list = append(list, checkDocument{text, rule, true}) }
	at := -1 // at which look it is refused
	if !o.ok() {
		at = slices.IndexFunc(looked, func(l struct {
			rule game.Rule
			text named
		}) bool {
			return l.rule == o.rule
		})
	}
	early := !o.ok() && at < 0 && !s.considered(a)
	if Order(a.N) == Charge && !early {
		for i, l := range looked {
			if at >= 0 && i >= at {
				break
			}
			text := tell(l.text)
			if l.rule == ruleChargeRangeTwiceSpeed {
				text = s.rangeText(a)
			}
			ok(l.rule, text)
		}
	}
	if !o.ok() {
		return append(list, checkDocument{told{refused.English, refused.French}, o.rule, false})
	}
	ok(ruleChargeRoomToReachTarget, tell(roomWords))
	ok(faceRules[c.face[0]], s.faceText(a.Unit, a.Target, c.face[0]))
	text := clearWords
	for i := range c.n {
		if c.way[i].hindered {
			text = hinderedWords
		}
	}
	ok(ruleHinderedMinus1ToHit, tell(text))
	return list
}

// considered tells whether a charge has come as far as arc, range and sight before it was
// refused.
func (s *State) considered(a *Action) bool {
	owner := s.Armies.Seat(a.Unit)
	return s.objectsGiving(owner, a).ok() && s.objectsTarget(owner, a.Target).ok() && s.objectsReach(a.Unit, a.Target).ok()
}

// rangeText tells the distance and what a charge may be.
func (s *State) rangeText(a *Action) told {
	far, most := inches(s.aimDistance(a.Unit, a.Target)), inches(s.chargeReach(a.Unit))
	return told{
		far.Name(game.English) + " of " + most.Name(game.English),
		far.Name(game.French) + " sur " + most.Name(game.French),
	}
}

// faceRules are the rules by which each side is charged.
var faceRules = [...]game.Rule{
	plane.Front: ruleChargeFaceFrontIfLeaderInFrontArc,
	plane.Left:  ruleChargeFaceFlankIfLeaderInFlankArc,
	plane.Rear:  ruleChargeFaceRearIfLeaderInRearArc,
	plane.Right: ruleChargeFaceFlankIfLeaderInFlankArc,
}

// faceText tells which side is charged.
func (s *State) faceText(u, target UnitNo, face plane.Side) told {
	return tell(faceWords[face])
}
