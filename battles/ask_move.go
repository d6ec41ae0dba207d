package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Where a unit may go, and whom it may attack there.

// reachAnswer is where a unit may go.
type reachAnswer struct {
	Unit    string       `json:"unit"`
	From    string       `json:"from"`
	Move    int          `json:"move"`   // hexes at most
	Attack  int          `json:"attack"` // hexes, and still attack
	Dice    int          `json:"dice"`
	Refused *game.Ruling `json:"refused,omitempty"` // it cannot move at all
	Stay    stayAnswer   `json:"stay"`
	Hexes   []wayAnswer  `json:"hexes"`
	Exit    bool         `json:"exit,omitempty"` // it may leave the board
	Leaves  *leaveAnswer `json:"leaves,omitempty"`
	Barred  []backRuling `json:"barred,omitempty"` // on request: hexes that it does not reach
}

// stayAnswer is what it may do without moving.
type stayAnswer struct {
	Targets []string `json:"targets"`
	Dogs    []string `json:"dogs,omitempty"`
}

// wayAnswer is a hex that it may go to.
type wayAnswer struct {
	Hex     string       `json:"hex"`
	Cost    int          `json:"cost"`
	Way     []string     `json:"way"`
	Road    bool         `json:"road,omitempty"` // needs the extra hex of the road
	Stop    game.Rule    `json:"stop,omitempty"` // what ends the move there
	Attack  bool         `json:"attack"`         // it may attack after
	Refused *game.Ruling `json:"no_attack,omitempty"`
	Targets []string     `json:"targets"`
}

// leaveAnswer is what leaving an engagement costs.
type leaveAnswer struct {
	Foe     string       `json:"foe"`
	Free    bool         `json:"free,omitempty"` // no parting blow comes
	Refused *game.Ruling `json:"refused,omitempty"`
	Blow    *attackOdds  `json:"blow,omitempty"`
}

type backRuling struct {
	Hex string `json:"hex"`
	game.Ruling
}

func (k *asker) reach() (any, error) {
	u := k.unit
	s := k.ordered(u)
	x := &s.Units[u]
	seat := s.seat(x.House)
	row := s.row(u)
	d := reachAnswer{
		Unit: s.unitName(u), From: s.Plan.hexName(x.Hex), Move: s.allowance(u), Attack: int(row.Attack), Dice: int(row.Dice), Hexes: []wayAnswer{},
		Stay: stayAnswer{Targets: k.named(s.attackable(u))},
	}
	if s.mayLoose(u) {
		d.Stay.Dogs = k.named(s.prey(u))
	}
	if x.Foe != NoUnit {
		d.Leaves = &leaveAnswer{Foe: s.unitName(x.Foe), Refused: s.ruled(s.forbidsLeave(u), seat, Action{Kind: Leave, Unit: u})}
		d.Leaves.Free = s.striker(u) == NoUnit
		if d.Leaves.Refused == nil && !d.Leaves.Free {
			d.Leaves.Blow = s.forecastBlow(u).document(false)
		}
		play{State: &s}.disengage(u)
	}
	switch {
	case s.Chart.Burning.Has(x.Hex):
		d.Refused = s.ruled(ruleFireNoLeaving, seat, Action{Kind: MoveTo, Unit: u, Hex: x.Hex})
		return d, nil
	case !s.mayMove(u):
		d.Refused = s.ruled(ruleMovementFinishOneBeforeNext, seat, Action{Kind: MoveTo, Unit: u, Hex: x.Hex})
		return d, nil
	}
	r := s.reach(u)
	d.Exit = s.mayExit(u, &r)
	for rest := r.Hexes; !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		d.Hexes = append(d.Hexes, k.way(&s, u, &r, h))
	}
	if k.q.All {
		for rest := s.Plan.Grid.All().AndNot(r.Hexes).Without(x.Hex); !rest.Empty(); {
			var h hex.Hex
			h, rest = rest.Next()
			if rule := s.forbidsMove(u, h); rule != "" {
				d.Barred = append(d.Barred, backRuling{s.Plan.hexName(h), *s.ruled(rule, seat, Action{Kind: MoveTo, Unit: u, Hex: h})})
			}
		}
	}
	return d, nil
}

// way tells of a hex that a unit may go to.
func (k *asker) way(s *State, u UnitID, r *hex.Reach, h hex.Hex) wayAnswer {
	way, n := r.Way(h)
	d := wayAnswer{Hex: s.Plan.hexName(h), Cost: r.Cost(h), Road: r.Bonus.Has(h), Way: []string{}, Targets: []string{}}
	for _, h := range way[:n] {
		d.Way = append(d.Way, s.Plan.hexName(h))
	}
	if s.going(u).Stop.Has(h) {
		d.Stop = s.stopRule(h)
	}
	after := *s
	after.goes(u, h)
	switch {
	case s.Turn.Reversed: // it has attacked, or does not
	default:
		after.Waits.Kind = decideAttack
		rule := after.forbidsFighting(u)
		if d.Attack = rule == ""; d.Attack {
			d.Targets = k.named(after.targets(u))
		} else {
			seat := s.seat(s.Units[u].House)
			d.Refused = after.ruled(rule, seat, Action{Kind: AttackUnit, Unit: u, Target: NoUnit})
		}
	}
	return d
}

// stopRule is the rule by which a move ends in a hex.
func (s *State) stopRule(h hex.Hex) game.Rule {
	switch {
	case s.Chart.Buildings.Has(h):
		return ruleTerrainBuildingMustStop
	case s.Chart.Fords.Has(h):
		return ruleTerrainFordInfantryStops
	}
	return ruleTerrainForestMustStop
}

// attackable are the enemies that a unit may attack where it stands.
func (s *State) attackable(u UnitID) UnitSet {
	if s.forbidsFighting(u) != "" {
		return 0
	}
	return s.targets(u)
}

// prey are the enemies that War Dogs may run at.
func (s *State) prey(u UnitID) UnitSet {
	var set UnitSet
	for rest := s.army(s.Units[u].House.foe()); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		if s.forbidsDogs(u, on) == "" {
			set = set.with(on)
		}
	}
	return set
}
