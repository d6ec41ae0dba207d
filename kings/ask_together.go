package kings

import (
	"gonfalon/game"
	"gonfalon/geom/sketch"
)

// togetherQuestion asks how several units get to places, one after the other.
type togetherQuestion struct {
	asked
	Units []postQuestion `json:"units"`
}

// postQuestion is where a unit is wished to stand.
type postQuestion struct {
	Unit   string      `json:"unit"`
	At     sketch.Wish `json:"at"`
	Facing float64     `json:"facing"`
}

// togetherDocument has the ways in the order in which the actions are legal; those that never
// are come last.
type togetherDocument struct {
	Ways []unitWayDocument `json:"ways"`
}

type unitWayDocument struct {
	Unit string `json:"unit"`
	wayDocument
}

// postDocument is where a unit stands.
type postDocument struct {
	Unit string `json:"unit"`
	sketch.Pose
}

func (s *State) askTogether(seat game.Seat, question []byte) (any, error) {
	var q togetherQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	if len(q.Units) > MaxUnits {
		return nil, game.Wrong("units: there are no more than %d", "units : il n'y en a pas plus de %d", MaxUnits)
	}
	now, left, d := *s, q.Units, togetherDocument{Ways: []unitWayDocument{}}
	for {
		var barred []postQuestion
		var why []unitWayDocument
		for _, p := range left {
			w, a, err := now.wayOf(seat, &p)
			if err != nil {
				return nil, err
			}
			if w.Refused != nil {
				barred, why = append(barred, p), append(why, w)
				continue
			}
			now.imagine(&a)
			d.Ways = append(d.Ways, w)
		}
		if len(barred) == 0 || len(barred) == len(left) {
			d.Ways = append(d.Ways, why...)
			return d, nil
		}
		left = barred // one that stood in their way may have gone
	}
}

// wayOf finds the action that brings one of several units nearest to where it is wished.
func (s *State) wayOf(seat game.Seat, p *postQuestion) (unitWayDocument, Action, error) {
	d := unitWayDocument{Unit: p.Unit}
	u, err := s.unitOf(p.Unit)
	if err != nil {
		return d, Action{}, err
	}
	at, err := p.At.Point("units", "at")
	if err != nil {
		return d, Action{}, err
	}
	a, err := s.wayTo(seat, u, at, &wayQuestion{Unit: p.Unit, Facing: &p.Facing})
	if err != nil {
		return d, a, err
	}
	d.wayDocument = s.wayDocument(seat, &a)
	return d, a, nil
}

// imagine puts a unit where an action leads it, and leaves the decision with its owner: what
// the enemy does in between is not known.
func (s *State) imagine(a *Action) {
	f := &s.Units[a.Unit]
	switch a.Kind {
	case DeployUnit:
		f.Pose, f.Condition = a.Pose(), Steady
	case GiveOrder:
		f.Pose, f.Order = a.end(f.Pose), Order(a.N)
	}
}

func (s *State) post(u UnitNo) postDocument {
	return postDocument{s.Armies.ID(u), sketch.PoseOf(s.Units[u].Pose)}
}
