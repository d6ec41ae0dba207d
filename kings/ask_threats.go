package kings

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/sketch"
)

// threatsQuestion asks which enemies could charge a unit if it stood at a place, all else
// being as it is, when it is their turn.
type threatsQuestion struct {
	asked
	Unit string        `json:"unit"`
	Pose sketch.Wished `json:"pose"`
}

type threatsDocument struct {
	Threats []threatDocument `json:"threats"`
}

type threatDocument struct {
	Unit     string         `json:"unit"`
	Face     string         `json:"face"` // of the unit that is charged
	Distance content.Length `json:"distance"`
}

func (s *State) askThreats(_ game.Seat, question []byte) (any, error) {
	var q threatsQuestion
	if err := game.Decode(question, &q); err != nil {
		return nil, err
	}
	u, err := s.unitOf(q.Unit)
	if err != nil {
		return nil, err
	}
	there, err := s.standing(u, &q.Pose)
	if err != nil {
		return nil, err
	}
	foe := enemyOf(s.Armies.Seat(u))
	moving := there.inTurn(foe, decideOrder)
	d := threatsDocument{Threats: []threatDocument{}}
	for e, end := s.Armies.Of(foe); e < end; e++ {
		if !s.inPlay(e) {
			continue
		}
		if _, o := moving.chargeAt(foe, Action{Unit: e, Target: u}, &chargers{asked: true}); o.ok() {
			d.Threats = append(d.Threats, threatDocument{s.Armies.ID(e), faceNames[moving.faceOf(e, u)], content.Length(moving.aimDistance(e, u))})
		}
	}
	return d, nil
}
