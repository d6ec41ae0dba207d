package kings

import (
	"slices"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/geom/sketch"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

// shotQuestion asks about a ranged attack, now or when it is the unit's turn. Without a weapon
// or a spell it is the first weapon.
type shotQuestion struct {
	asked
	Unit   string `json:"unit"`
	Target string `json:"target"`
	Weapon *uint8 `json:"weapon,omitempty"`
	Spell  string `json:"spell,omitempty"`
}

type shotDocument struct {
	Action   actionDocument     `json:"action"`
	Distance content.Length     `json:"distance"`
	Range    content.Length     `json:"range"`
	Cover    coverDocument      `json:"cover"`
	Line     [][]content.Length `json:"line,omitempty"`
	Refused  *game.Ruling       `json:"refused,omitempty"`
	Odds     *oddsDocument      `json:"odds,omitempty"`
}

type coverDocument struct {
	Share float64 `json:"share"`
	By    []any   `json:"by"` // units by name, terrain by number
}

func (s *State) askShot(_ game.Seat, question []byte) (any, error) {
	var q shotQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	a, err := s.shotAsked(&q)
	if err != nil {
		return nil, err
	}
	owner := s.Armies.Seat(a.Unit)
	now := s.inTurn(owner, decideShoot)
	o := now.forbids(owner, &a)
	outline := s.outline(a.Target)
	eye := s.leader(a.Unit)
	d := shotDocument{
		Action: actionOf(s.Armies, &a), Distance: content.Length(s.aimDistance(a.Unit, a.Target)), Range: content.Length(s.shotReach(&a)),
		Cover: s.coverDocument(a.Unit, a.Target), Refused: now.ruling(o, owner, &a),
		Line: sketch.Area([]plane.Point{eye, s.aimedAt(a.Unit, a.Target, eye, &outline)}),
	}
	if o.ok() {
		d.Odds = now.odds(&a)
	}
	return d, nil
}

// aimedAt is where the line of a shot ends: at the nearest point of the target, unless that is
// hidden and another is seen.
func (s *State) aimedAt(u, target UnitNo, eye plane.Point, outline *plane.Poly) plane.Point {
	shooter, t := s.base(u), s.base(target)
	near := sketch.NearestOn(outline, eye)
	for _, b := range s.blockers(u, target, &shooter, &t) {
		if b.area.Crosses(plane.Segment{A: eye, B: near}) {
			if at, ok := s.glimpse(u, target, &shooter, &t); ok {
				return at
			}
			break
		}
	}
	return near
}

// shotAsked reads the attack.
func (s *State) shotAsked(q *shotQuestion) (a Action, err error) {
	a.Kind = ShootAt
	switch {
	case q.Spell != "":
		i := slices.Index(army.SpellIDs[:], q.Spell)
		if i <= 0 || q.Weapon != nil {
			return a, game.Wrong("there is no spell %q that is a weapon as well", "il n'y a pas de sort %q qui soit aussi une arme", q.Spell)
		}
		a.Kind, a.N = CastAt, uint8(i)
	case q.Weapon != nil:
		if *q.Weapon >= shots {
			return a, game.Wrong("there is no weapon %d", "il n'y a pas d'arme %d", *q.Weapon)
		}
		a.N = *q.Weapon
	}
	if a.Unit, err = s.placedUnit(q.Unit); err != nil {
		return a, err
	}
	a.Target, err = s.placedUnit(q.Target)
	return a, err
}

// shotReach is how far a ranged attack goes.
func (s *State) shotReach(a *Action) int32 {
	if a.Kind == CastAt {
		return int32(Standard().Spells[a.N].Range) * Inch
	}
	w, ok := rangedAttack(s.profile(a.Unit), int(a.N))
	if !ok {
		return 0
	}
	return int32(w.Range) * Inch
}

// coverDocument tells how much of a target is in cover from a unit: of the side that faces
// it, or of its base in difficult terrain if that is more. From a half on it is in cover.
func (s *State) coverDocument(u, target UnitNo) coverDocument {
	shooter, t := s.base(u), s.base(target)
	eye := shooter.Leader()
	side := t.Side(t.ArcOf(eye))
	d := coverDocument{By: []any{}}
	var c screen
	s.gatherScreen(&c, u, target, &shooter, &t)
	share := s.amidst(target, &t)
	for i := range s.Terrain[:s.Pieces] {
		if share > 0 && s.Terrain[i].Kind == layout.Difficult && t.Outline.AreaShare(&s.Terrain[i].Area) > 0 {
			d.By = append(d.By, i)
		}
	}
	for i := range c.n {
		by := any(int(c.of[i].piece))
		if c.of[i].unit != NoUnit {
			by = s.Armies.ID(c.of[i].unit)
		}
		if plane.Hidden(eye, side, []*plane.Poly{&c.polys[i]}) > 0 && !slices.Contains(d.By, by) {
			d.By = append(d.By, by)
		}
	}
	d.Share = min(float64(max(share, c.hidden(eye, side)))/float64(plane.Whole), 1)
	return d
}
