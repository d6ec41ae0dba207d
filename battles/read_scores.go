package battles

import (
	"slices"

	"gonfalon/content"
	"gonfalon/geom/hex"
)

// What a battle plan gives victory points for, and how it can be won at once.

// The most lines of victory points and of instant victories that a plan may have.
const maxScores, maxInstants = 12, 4

// sideNames are who has a line of victory points.
var sideNames = [...]string{Stark: "stark", Lannister: "lannister", NoHouse: "both"}

// moments are when victory points can be given for something: for how things stand when a
// round or the battle ends, for what cannot be counted any more at once.
func (p Per) moments() []Moment {
	switch p {
	case perTentBurnt, perTowerBurnt, perFound:
		return []Moment{atOnce}
	case perExited:
		return []Moment{atOnce, atGameEnd}
	case perEliminated, perCaptured, perCommander, perDevastated:
		return []Moment{atGameEnd}
	}
	return []Moment{atRoundEnd, atGameEnd}
}

// scores reads the victory points.
func (r *planReader) scores(v *content.Value) {
	if !v.Has("scores") {
		return
	}
	list := v.Field("scores")
	for i, s := range list.List() {
		v.Apart(func() {
			s.CallBoth("score %d", "points %d", i+1)
			score := r.score(s)
			s.Close()
			r.Points = append(r.Points, score)
		})
	}
	if n := len(r.Points); n > maxScores {
		list.FailBoth("%d lines: a plan has at most %d", "%d lignes : un plan en a au plus %d", n, maxScores)
	}
}

func (r *planReader) score(v *content.Value) Scoring {
	per := v.Field("per")
	s := Scoring{House: House(v.Field("house").OneOf(sideNames[:]...)), Per: Per(per.OneOf(perNames[:]...))}
	s.When = Moment(v.Field("when").OneOf(some(momentNames[:], s.Per.moments())...))
	points := v.Field("points")
	if s.Per == perZone {
		for z := GreenZone; z < moraleZones; z++ {
			s.Points[z] = int8(points.Field(zoneNames[z]).Within(0, 9))
		}
		points.Close()
	} else {
		n := int8(points.Within(1, 9))
		s.Points = [moraleZones]int8{n, n, n, n}
	}
	switch s.Per {
	case perControlled, perOccupied:
		r.scoredHexes(v, &s)
	case perRows:
		if !named(v, "rows") {
			return s
		}
		for _, row := range v.Field("rows").List() {
			s.Hexes = s.Hexes.Or(r.row(row.Within(0, r.Grid.Height()-1)))
		}
		if s.Hexes.Empty() {
			v.Field("rows").FailBoth("must not be empty", "ne doit pas être vide")
		}
	case perCommander:
		s.Commander = r.present(v.Field("commander"))
		if v.Sound() && s.House == r.Commanders[s.Commander].House {
			v.Field("commander").FailBoth("%s is of that House itself", "%s est lui-même de cette Maison", r.Commanders[s.Commander].Text)
		}
	case perFound, perHeld:
		if len(r.Special.Hides) == 0 {
			per.Refuse(ruleComponentsStrategyTokens, "the plan has no strategy tokens", "le plan n'a pas de pions Stratégie")
		}
		for _, h := range r.Special.Hides {
			if s.Per == perHeld && !r.objectives().Has(h) {
				col, row := r.say(h)
				per.Refuse(ruleComponentsControlMarkers, "[%d, %d] is no objective", "[%d, %d] n'est pas un objectif", col, row)
			}
		}
	case perTentBurnt, perTentStanding, perTowerBurnt, perDevastated, perFire, perUntouched:
		if !r.sketch && r.Skirmish == nil && !slices.ContainsFunc(r.Tiles[:], s.Per.counts) {
			per.FailBoth("there is nothing of the kind on this board", "il n'y a rien de tel sur ce plateau")
		}
	case perExited:
		if r.Special.ExitHouse == NoHouse || s.House != r.Special.ExitHouse {
			per.Refuse(ruleMovementNoLeavingBoard, "no special rule lets units of that House leave the board", "aucune règle spéciale ne laisse sortir du plateau les unités de cette Maison")
		}
	}
	return s
}

// counts tells whether victory points for what can burn look at a hex.
func (p Per) counts(t Tile) bool {
	switch p {
	case perTentBurnt, perTentStanding:
		return t.Token == Tent
	case perTowerBurnt:
		return t.Token == SiegeTower
	}
	return t.Ground == Building
}

// scoredHexes reads which hexes count: objectives for control, any for standing in them. All
// objectives do if none are named.
func (r *planReader) scoredHexes(v *content.Value, s *Scoring) {
	all := r.objectives()
	if !v.Has("hexes") {
		if s.Hexes = all; all.Empty() {
			v.FailBoth("the plan has no objectives", "le plan n'a pas d'objectifs")
		}
		return
	}
	list := v.Field("hexes")
	var places []hex.Hex
	places, s.Hexes = r.places(list)
	r.entered(list, places)
	if other := s.Hexes.AndNot(all); s.Per == perControlled && !other.Empty() && v.Sound() {
		h, _ := other.Next()
		col, row := r.say(h)
		list.Refuse(ruleComponentsControlMarkers, "[%d, %d] is no objective", "[%d, %d] n'est pas un objectif", col, row)
	}
}

// row is a row of the board.
func (r *planReader) row(n int) hex.Set {
	var set hex.Set
	for col := range r.Grid.Width() - n&1 {
		set = set.With(r.Grid.At(col, n))
	}
	return set
}

// present reads a commander who takes part.
func (r *planReader) present(v *content.Value) Commander {
	c := r.readCommander(v)
	for _, f := range r.Forces {
		if f.Commander == c {
			return c
		}
	}
	if v.Sound() && !r.sketch {
		v.Refuse(ruleSetupCommandersNamedByPlan, "%s has no unit in this plan", "%s n'a pas d'unité dans ce plan", r.Commanders[c].Text)
	}
	return c
}

// instants reads the instant victories.
func (r *planReader) instants(v *content.Value) {
	if !v.Has("instant") {
		return
	}
	list := v.Field("instant")
	for i, s := range list.List() {
		v.Apart(func() {
			s.CallBoth("instant victory %d", "victoire immédiate %d", i+1)
			r.Sudden = append(r.Sudden, r.instant(s))
			s.Close()
		})
	}
	if n := len(r.Sudden); n > maxInstants {
		list.FailBoth("%d lines: a plan has at most %d", "%d lignes : un plan en a au plus %d", n, maxInstants)
	}
}

func (r *planReader) instant(v *content.Value) Sudden {
	commander := v.Field("commander")
	s := Sudden{
		House:     House(v.Field("house").OneOf(houseNames[:]...)),
		Commander: r.present(commander),
		Exit:      v.Field("event").OneOf("captured", "exits") == 1,
		From:      pers,
	}
	if v.Has("points") {
		s.Points = int8(v.Field("points").Within(0, 99))
	}
	if v.Has("from") {
		s.From = Per(v.Field("from").OneOf(some(perNames[:], []Per{perEliminated})...))
	}
	if !v.Sound() {
		return s
	}
	own := r.Commanders[s.Commander].House == s.House
	switch {
	case own != s.Exit:
		commander.FailBoth("a House wins by capturing the other's commander, or when its own leaves", "une Maison gagne en capturant le commandant de l'autre, ou quand le sien sort")
	case s.Exit && r.Special.ExitHouse != s.House:
		v.Refuse(ruleMovementNoLeavingBoard, "no special rule lets units of that House leave the board", "aucune règle spéciale ne laisse sortir du plateau les unités de cette Maison")
	}
	return s
}
