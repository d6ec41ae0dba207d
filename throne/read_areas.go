package throne

import "gonfalon/content"

// areas reads the map: areas, borders, and rivers that divide areas.
func (r *reader) areas(v *content.Value) {
	areas := v.Field("areas")
	if n := len(areas.List()); n >= MaxAreas {
		areas.Fail("%d areas, at most %d", n, MaxAreas-1)
		return
	}
	islands := AreaSet(0)
	for i, a := range areas.List() {
		if r.area(a, Area(i+1)) {
			islands = islands.With(Area(i + 1))
		}
	}
	for _, e := range v.Field("borders").List() {
		a, b := r.ends(e)
		e.Skip("bridge")
		e.Close()
		if a == b || r.b.neighbours(a).Has(b) {
			e.Fail("border %s to %s: with itself or twice", r.b.Areas[a].ID, r.b.Areas[b].ID)
		}
		r.join(a, b)
		r.join(b, a)
	}
	for _, e := range v.Field("rivers").List() {
		a, b := r.ends(e)
		e.Close()
		if r.b.neighbours(a).Has(b) {
			e.Fail("river %s to %s: these areas are adjacent", r.b.Areas[a].ID, r.b.Areas[b].ID)
		}
		r.b.rivers[a] = r.b.rivers[a].With(b)
		r.b.rivers[b] = r.b.rivers[b].With(a)
	}
	for i, a := range areas.List() {
		id := Area(i + 1)
		if islands.Has(id) != (r.b.Land.Has(id) && r.b.adjLand[id] == 0) {
			a.Fail("an island is a land area that no land area touches")
		}
		if r.b.neighbours(id) == 0 {
			a.Fail("has no border")
		}
	}
}

// fortifications are the muster points of each.
var fortifications = map[string]uint8{"": 0, "city": 1, "fortress": 2}

// area reads an area, and tells whether it is said to be an island.
func (r *reader) area(v *content.Value, id Area) (island bool) {
	name := v.Field("id")
	a := AreaInfo{ID: name.Str(), Home: NoHouse}
	record(v, "area", a.ID)
	names := v.Both("name")
	a.English, a.French = names.English, names.French
	if r.find(a.ID) != NoArea {
		name.Fail("%q stands twice", a.ID)
	}
	if f := v.Maybe("fortification"); f != nil {
		points, ok := fortifications[f.Str()]
		if !ok {
			f.Fail("%q is neither city nor fortress", f.Text)
		}
		a.Points = points
	}
	a.Barrels, a.Crowns, a.Neutral = count(v, "supply", 9), count(v, "crowns", 9), count(v, "neutral", 99)
	switch kind := v.Field("kind"); kind.Str() {
	case "land":
		r.b.Land = r.b.Land.With(id)
	case "sea":
		r.b.Sea = r.b.Sea.With(id)
		if a.Points+a.Barrels+a.Crowns > 0 {
			v.Fail("a sea has no symbols")
		}
	default:
		kind.Fail("%q is neither land nor sea", kind.Text)
	}
	if a.Points > 0 {
		r.b.Strong = r.b.Strong.With(id)
	}
	v.Skip("home") // the Houses say so too
	r.b.Areas[id] = a
	island = v.Has("island") && v.Field("island").Flag()
	v.Close()
	return island
}

// ends reads the two areas of a border.
func (r *reader) ends(v *content.Value) (a, b Area) {
	v.Skip("confidence", "sources", "note")
	return r.mustFind(v.Field("a")), r.mustFind(v.Field("b"))
}

// measure finds how many borders lie between areas.
func (b *Board) measure() {
	for from := range b.distance {
		seen := AreaSet(0).With(Area(from))
		for edge, steps := seen, uint8(0); edge != 0; steps++ {
			var next AreaSet
			for edge != 0 {
				var a Area
				a, edge = edge.Next()
				b.distance[from][a] = steps
				next |= b.neighbours(a)
			}
			edge = next &^ seen
			seen |= next
		}
	}
}

func (r *reader) join(a, b Area) {
	if r.b.sea(b) {
		r.b.adjSea[a] = r.b.adjSea[a].With(b)
	} else {
		r.b.adjLand[a] = r.b.adjLand[a].With(b)
	}
}

func (r *reader) find(id string) Area {
	for a := Area(1); a < MaxAreas; a++ {
		if r.b.Areas[a].ID == id {
			return a
		}
	}
	return NoArea
}

// mustFind reads the id of an area.
func (r *reader) mustFind(v *content.Value) Area {
	return r.mustBe(v, v.Str())
}

// mustBe finds an area by its id, for a value that speaks of it.
func (r *reader) mustBe(v *content.Value, id string) Area {
	a := r.find(id)
	if a == NoArea || id == "" {
		v.Fail("there is no area %q", id)
		return NoArea
	}
	return a
}
