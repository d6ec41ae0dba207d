package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// Audit implements [game.Scribe]: units stand wholly on the table, on no other unit and on
// no impassable terrain, and counters are in range.
func (Rules) Audit(s *State) error {
	if s.Armies == nil || s.Pieces > layout.MaxPieces || s.Tokens > MaxTokens || int(s.Scenario) >= scenarios {
		return game.Wrong("the table is not set", "la table n'est pas mise")
	}
	if over := s.Stack.Len() == 0; over != (s.Waits.Who == 0) {
		return game.Wrong("a game is over if and only if nobody must decide", "une partie est finie si et seulement si personne ne doit décider")
	}
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if err := s.auditUnit(u); err != nil {
			return game.Within(err, "units", s.Armies.ID(u))
		}
	}
	return nil
}

func (s *State) auditUnit(u UnitNo) error {
	f := &s.Units[u]
	switch {
	case f.Condition >= conditions, f.Order >= orders, f.Target > s.Armies.Units(), f.Face < 0, f.Face > plane.Right:
		return game.Wrong("no such condition, order, target or side", "un état, un ordre, une cible ou un côté qui n'existe pas")
	case f.Pose.Facing != f.Pose.Facing.Norm():
		return game.Wrong("faces nowhere", "n'est tournée nulle part")
	case f.Target != NoUnit && s.friends(u, f.Target):
		return game.Wrong("charges a friend", "charge une unité amie")
	case s.inPlay(u):
		return s.auditPlace(u)
	}
	return nil
}

// auditPlace finds what a unit stands on and should not.
func (s *State) auditPlace(u UnitNo) error {
	at := s.Units[u].Pose.At
	if at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth {
		return game.Wrong("stands off the table", "est hors de la table") // too far for the geometry, perhaps
	}
	b := s.base(u)
	if !s.onTable(&b, plane.Vector{}) {
		return game.Wrong("stands partly off the table", "est en partie hors de la table")
	}
	for i := range s.Terrain[:s.Pieces] {
		if t := &s.Terrain[i]; t.Kind == layout.Impassable && b.Core.Overlaps(&t.Area) {
			return game.Wrong("stands in impassable terrain", "est dans un décor infranchissable")
		}
	}
	if v := s.unitUnder(u, &b); v != NoUnit {
		return game.Wrong("stands on unit %q", "est sur l'unité %q", s.Armies.ID(v))
	}
	return nil
}
