package throne

import "gonfalon/content"

// houses reads the starting cards, and what pieces a House has.
func (r *reader) houses(v *content.Value) {
	houses := v.Field("houses")
	if n := len(houses.List()); n != MaxHouses {
		houses.Fail("%d houses, not %d", n, MaxHouses)
		return
	}
	pieces := v.Field("pieces")
	r.b.pieces = Force{count(pieces, "footmen", 99), count(pieces, "knights", 99), 0}
	r.b.powerTotal = int8(pieces.Field("power").Within(0, 99))
	pieces.Close()
	var taken [tracks][MaxHouses + 1]bool
	for i, h := range houses.List() {
		r.house(h, House(i), &taken)
	}
}

func (r *reader) house(v *content.Value, h House, taken *[tracks][MaxHouses + 1]bool) {
	info := HouseInfo{ID: v.Field("id").Str(), Supply: count(v, "supply", 9), Power: int8(count(v, "power", 99))}
	record(v, "house", info.ID)
	names := v.Both("name")
	info.English, info.French = names.English, names.French
	info.Home = r.mustFind(v.Field("home"))
	r.b.Areas[info.Home].Home = h
	var all Force
	units := v.Field("units")
	for _, id := range units.Keys() {
		force := units.Field(id)
		a := r.mustBe(force, id)
		info.Units[a] = readForce(force)
		if u := info.Units[a]; r.b.sea(a) && u[Footman]+u[Knight] > 0 || !r.b.sea(a) && u[Ship] > 0 {
			force.Fail("units that cannot stand in %q", id)
		}
		all = all.plus(info.Units[a])
	}
	if all[Footman] > r.b.pieces[Footman] || all[Knight] > r.b.pieces[Knight] || info.Power > r.b.powerTotal {
		v.Fail("starts with more than its pieces")
	}
	places := v.Field("tracks")
	for t, name := range trackNames {
		place := places.Field(name)
		p := place.Within(1, MaxHouses)
		if taken[t][p] {
			place.Fail("position %d on the track %q is not free", p, name)
		}
		taken[t][p] = true
		info.Start[t] = uint8(p)
	}
	places.Close()
	v.Close()
	r.b.Houses[h] = info
}

func readForce(v *content.Value) Force {
	f := Force{count(v, "footmen", 99), count(v, "knights", 99), count(v, "ships", 99)}
	v.Close()
	return f
}

// tracks reads the supply track, the stars of the King's Court and the Wildlings' strength.
func (r *reader) tracks(v *content.Value) {
	v.Skip("confidence")
	supply, stars, wildlings := v.Field("supply"), v.Field("stars"), v.Field("wildlings")
	for i, s := range supply.List() {
		if level := s.Field("level").Within(0, 99); level != i {
			s.Fail("supply level %d where %d should follow", level, i)
		}
		s.Call("supply level %d", i)
		var caps uint32
		var armies []uint8
		for _, a := range s.Field("armies").List() {
			size := a.Within(0, 99)
			if size < 2 || size > 4 {
				a.Fail("an army of %d units", size)
				return
			}
			caps += armyWeight[size]
			armies = append(armies, uint8(size))
		}
		s.Close()
		r.b.supply = append(r.b.supply, caps)
		r.b.armies = append(r.b.armies, armies)
	}
	if len(stars.List()) != MaxHouses || len(wildlings.List()) == 0 || len(supply.List()) == 0 {
		v.Fail("needs %d star counts, the Wildling spaces and the supply levels", MaxHouses)
		return
	}
	for i, n := range stars.List() {
		r.b.stars[i] = uint8(n.Within(0, 9))
	}
	for _, n := range wildlings.List() {
		r.b.wildlings = append(r.b.wildlings, uint8(n.Within(0, 99)))
	}
}
