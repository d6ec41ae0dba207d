package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/song/army"
	"gonfalon/song/field"
)

// Whom a unit may attack, and who may attack it.

type targetsDocument struct {
	Charges []targetDocument `json:"charges"`
	Shots   []targetDocument `json:"shots"`
	Strikes []targetDocument `json:"strikes"`
}

// A targetDocument is an enemy that may be attacked, or not.
type targetDocument struct {
	Target   string         `json:"target"`
	Distance content.Length `json:"distance"`         // between the trays; of a shot from the Front Arrow
	Side     string         `json:"side,omitempty"`   // of the target
	Need     uint8          `json:"need,omitempty"`   // the least die with which a Charge reaches
	Weapon   uint8          `json:"weapon,omitempty"` // of a shot, or an attack in melee
	Cover    bool           `json:"cover,omitempty"`
	Action   any            `json:"action"`
	Refused  *game.Ruling   `json:"refused,omitempty"`
}

func (k *asker) targets() any {
	if k.onTable(k.s, k.unit); k.Err != nil {
		return nil
	}
	d := targetsDocument{Charges: []targetDocument{}, Shots: []targetDocument{}, Strikes: []targetDocument{}}
	s := k.s.acting(k.unit)
	for v := UnitID(1); v <= s.Muster.Units(); v++ {
		if !s.onTable(v) || s.friends(k.unit, v) {
			continue
		}
		if !s.engaged(k.unit) && s.weapon(k.unit, false) >= 0 {
			d.Charges = append(d.Charges, k.chargeTarget(v))
		}
		for w := range s.sheet(k.unit).Attacks {
			switch ranged := s.sheet(k.unit).Attacks[w].Range != army.Melee; {
			case ranged && !s.Muster.Wall(v):
				d.Shots = append(d.Shots, k.shotTarget(&s, v, uint8(w)))
			case !ranged && s.Contact[k.unit].has(v):
				d.Strikes = append(d.Strikes, k.strikeTarget(&s, v, uint8(w)))
			}
		}
	}
	return d
}

// chargeTarget is an enemy that the unit would charge with its best pivot.
func (k *asker) chargeTarget(v UnitID) targetDocument {
	at := *k
	at.target, at.q = v, &inquiry{}
	c := at.charging()
	o := c.forbidsAction(&c.action)
	d := targetDocument{
		Target: k.s.unitID(v), Distance: content.Length(c.Field.Distance(field.No(k.unit), field.No(v))), Action: k.action(c.action),
		Refused: c.ruling(o, c.seatOf(k.unit), &c.action),
	}
	if o.ok() {
		d.Side, d.Need = sideNames[c.action.N], c.need()
	}
	return d
}

// need is the least die with which the charge reaches.
func (c *charging) need() uint8 {
	p, _ := c.Field.Preview(field.No(c.action.Unit), field.No(c.target), plane.Angle(c.action.Turn[0]), plane.Side(c.action.N), c.most-6*Inch, c.gait)
	return p.Need
}

// shotTarget is an enemy that the unit would shoot at: from where it stands or, if it must, after
// a shift.
func (k *asker) shotTarget(s *State, v UnitID, weapon uint8) targetDocument {
	a, o := s.bestShot(Action{Kind: Shoot, Unit: k.unit, Target: v, Weapon: weapon})
	n, m := field.No(k.unit), field.No(v)
	d := targetDocument{
		Target: s.unitID(v), Distance: content.Length(s.Field.ShotRange(n, m)), Weapon: weapon, Action: k.action(a), Refused: s.ruling(o, s.seatOf(k.unit), &a),
	}
	if o.ok() {
		there := s.shifted(&a)
		side, _ := there.Arcs(n, m).One()
		d.Side, d.Cover = sideNames[side], there.Covered(n, m) != 0 && !s.ignores(k.unit, field.Cover)
	}
	return d
}

// bestShot finds the shift with which a shot is legal: none if it is so, or the least of those to
// a side; if there is none, why the shot is not legal as the unit stands.
func (s *State) bestShot(a Action) (Action, objection) {
	still := s.forbidsAction(&a)
	if still.ok() {
		return a, still
	}
	most := s.shotShift(a.Unit)
	for far := int32(Inch / 2); far <= most; far += Inch / 2 {
		for side := range uint8(4) {
			b := a
			b.N, b.Ahead = side, far
			if s.forbidsAction(&b).ok() {
				return b, objection{}
			}
		}
	}
	return a, still
}

// shifted is the table when a shooter has shifted.
func (s *State) shifted(a *Action) *field.Field {
	there := s.Field
	if a.Ahead > 0 {
		there.Trays[a.Unit].Pose = a.move().End(s.pose(a.Unit))
	}
	return &there
}

func (k *asker) strikeTarget(s *State, v UnitID, weapon uint8) targetDocument {
	a := Action{Kind: Strike, Unit: k.unit, Target: v, Weapon: weapon}
	return targetDocument{
		Target: s.unitID(v), Distance: content.Length(s.Field.Distance(field.No(k.unit), field.No(v))), Weapon: weapon, Action: k.action(a),
		Side: sideNames[s.touchedArc(k.unit, v)], Refused: s.ruling(s.forbidsAction(&a), s.seatOf(k.unit), &a),
	}
}

type shotDocument struct {
	targetDocument
	Range *content.Length `json:"range,omitempty"` // none is without limit
	Least *content.Length `json:"least,omitempty"`
	End   sketch.Pose     `json:"end"` // where it shoots from
	By    []int           `json:"by"`  // pieces of terrain that give cover
	Odds  *oddsDocument   `json:"odds,omitempty"`
}

// shot tells of a shot at a target: with the attack that the question names or the first.
func (k *asker) shot() any {
	k.onTable(k.s, k.unit)
	k.onTable(k.s, k.target)
	if k.Err != nil {
		return nil
	}
	s := k.s.acting(k.unit)
	a := Action{Kind: Shoot, Unit: k.unit, Target: k.target, Weapon: uint8(max(0, s.weapon(k.unit, true)))}
	if k.q.Weapon != nil {
		a.Weapon = min(*k.q.Weapon, uint8(len(s.sheet(k.unit).Attacks)-1))
	}
	a, o := s.bestShot(a)
	d := shotDocument{targetDocument: k.shotTarget(&s, k.target, a.Weapon)}
	most, least := s.shotRange(k.unit, s.sheet(k.unit).Attacks[a.Weapon].Range)
	if most > 0 && s.weapon(k.unit, true) >= 0 {
		d.Range = length(most)
	}
	if least > 0 {
		d.Least = length(least)
	}
	there := s.shifted(&a)
	d.End = sketch.PoseOf(there.Trays[k.unit].Pose)
	d.By = []int{}
	if piece := there.Covered(field.No(k.unit), field.No(k.target)); piece != 0 {
		d.By = append(d.By, int(piece-1))
	}
	if o.ok() {
		d.Odds = k.forecast(&s, s.seatOf(k.unit), &a, false)
	}
	return d
}

type threatsDocument struct {
	Threats []threatDocument `json:"threats"`
}

// A threatDocument is an enemy that could attack the unit where it stands, when its turn comes and
// all else is as it is.
type threatDocument struct {
	Unit     string         `json:"unit"`
	Kind     string         `json:"kind"`
	Side     string         `json:"side,omitempty"` // of the unit that is attacked
	Distance content.Length `json:"distance"`
	Need     uint8          `json:"need,omitempty"`
}

func (k *asker) threats() any {
	there := k.standing()
	if k.Err != nil {
		return nil
	}
	d := threatsDocument{Threats: []threatDocument{}}
	for v := UnitID(1); v <= there.Muster.Units(); v++ {
		if !there.onTable(v) || there.friends(k.unit, v) {
			continue
		}
		at := asker{lookUp: k.lookUp, s: &there, seat: k.seat, q: &inquiry{}, unit: v}
		if x := at.chargeTarget(k.unit); x.Refused == nil && !there.Muster.Wall(v) {
			d.Threats = append(d.Threats, threatDocument{there.unitID(v), actionNames[Charge], x.Side, x.Distance, x.Need})
		}
		s := there.acting(v)
		for w := range s.sheet(v).Attacks {
			if s.sheet(v).Attacks[w].Range == army.Melee {
				continue
			}
			if x := at.shotTarget(&s, k.unit, uint8(w)); x.Refused == nil {
				d.Threats = append(d.Threats, threatDocument{there.unitID(v), actionNames[Shoot], x.Side, x.Distance, 0})
				break
			}
		}
	}
	return d
}

// sight tells whether a unit sees another, where it stands or as if it stood elsewhere.
func (k *asker) sight() any {
	there := k.standing()
	if k.onTable(&there, k.target); k.Err != nil {
		return nil
	}
	return there.seenDocument(k.unit, k.target)
}
