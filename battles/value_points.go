package battles

import "gonfalon/geom/hex"

// What the plan gives for what a House has.

// points judges the victory points of a House: what it has, what it would get if the battle
// ended as it stands, and what rounds to come will bring.
func (v *valuer) points(h House) int {
	sum := v.point * int(v.Posts[h].Points)
	for i := range v.Plan.Points {
		line := &v.Plan.Points[i]
		if line.House != h && line.House != NoHouse || line.When == atOnce {
			continue
		}
		sum += v.point * int(v.worthOf(h, line)) * v.lineShare(line) / 100
	}
	return sum + v.point*v.smoulders(h)/100
}

// lineShare is how much of what a line gives now is counted, in percent.
func (v *valuer) lineShare(line *Scoring) int {
	if line.When == atRoundEnd {
		return 90 + 55*v.left
	}
	switch line.Per {
	case perEliminated, perCaptured, perCommander, perDevastated, perExited, perTentBurnt, perTowerBurnt:
		return 100 // it stays
	}
	return 85 - 45*v.left/max(int(v.Plan.Rounds), 1)
}

// pays is how many points a plan gives a House for one of something, at any moment.
func (v *valuer) pays(h House, per Per) int {
	n := 0
	for i := range v.Plan.Points {
		if line := &v.Plan.Points[i]; line.Per == per && (line.House == h || line.House == NoHouse) {
			n += int(line.Points[0])
		}
	}
	return n
}

// smoulders is what fires that are at their limit are about to give, in hundredths of a point.
func (v *valuer) smoulders(h House) int {
	sum := 0
	for rest := v.Chart.Burning; !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		t := v.Tiles[at]
		if t.Fire < t.burnLimit() {
			continue
		}
		switch {
		case t.Token == SiegeTower:
			sum += 85 * v.pays(h, perTowerBurnt)
		case t.Token == Tent:
			sum += 85 * v.pays(h, perTentBurnt)
		case t.Ground == Building && !t.Devastated:
			sum += 80 * (v.pays(h, perDevastated) - v.pays(h, perFire)*int(t.Fire))
		}
	}
	return sum
}

// pointsForFallen is what a House gets for any enemy unit that falls.
func (v *valuer) pointsForFallen(h House) int { return v.point * v.pays(h, perEliminated) }

// pointsForCommander is what a House gets for a commander of the enemy besides, which may be the
// victory.
func (v *valuer) pointsForCommander(h House, c Commander) int {
	n := v.pays(h, perCaptured)
	for i := range v.Plan.Points {
		if line := &v.Plan.Points[i]; line.Per == perCommander && line.Commander == c && (line.House == h || line.House == NoHouse) {
			n += int(line.Points[0])
		}
	}
	w := v.point * n
	for _, s := range v.Plan.Sudden {
		if s.House == h && s.Commander == c && !s.Exit && v.pointsFrom(h, s.From)+1 >= int16(s.Points) {
			w += 20 * worthPoint
		}
	}
	return w
}
