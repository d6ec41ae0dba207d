package kings

import (
	"cmp"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

// Armies are the two armies of a match: all of them that never changes. States point to
// them. Equal armies are one value, however often they are read, so that states can be
// compared.
type Armies struct {
	Count   [seats]uint8
	Total   int // the points that both count as
	recruit [MaxUnits + 1]recruit
	profile [MaxUnits + 1]army.Profile
	plain   [MaxUnits + 1]*army.Profile // without what an artefact does to it
	size    [MaxUnits + 1]plane.Size
	radius  [MaxUnits + 1]int32 // no point of its base is farther from the centre
	shots   [MaxUnits + 1]uint8 // which of its ranged attacks it has, spells apart: a bit for each
	ahead   bool                // a unit has Advanced Deployment: enemies may be deployed near each other
	number  [MaxUnits + 1]uint8 // which of the units of one entry in its army, from 1
	own     [MaxUnits + 1]bool  // whoever wrote the state has named it
}

// A recruit is how a unit came into its army, in the words of documents.
type recruit struct {
	ID   string    `json:"id"`
	Seat game.Seat `json:"seat"`
	army.Recruit
}

// Units is how many units there are in both armies.
func (a *Armies) Units() UnitNo { return UnitNo(a.Count[Blue] + a.Count[Red]) }

// Of returns the first unit of a seat and the one after its last.
func (a *Armies) Of(seat game.Seat) (first, end UnitNo) {
	if seat == Blue {
		return 1, 1 + UnitNo(a.Count[Blue])
	}
	return 1 + UnitNo(a.Count[Blue]), 1 + a.Units()
}

// Seat tells whose a unit is.
func (a *Armies) Seat(u UnitNo) game.Seat {
	if u <= UnitNo(a.Count[Blue]) {
		return Blue
	}
	return Red
}

// Profile returns the numbers of a unit.
func (a *Armies) Profile(u UnitNo) *army.Profile { return &a.profile[u] }

// Force returns the id of the army list that a seat plays, allies apart.
func (Rules) Force(s *State, seat game.Seat) string {
	points := map[army.ID]int{}
	most := army.ID(0)
	for u, end := s.Armies.Of(seat); u < end; u++ {
		p := s.profile(u)
		if points[p.Army] += int(p.Points); points[p.Army] > points[most] {
			most = p.Army
		}
	}
	return Standard().Armies[most].ID
}

// ID returns what documents call a unit.
func (a *Armies) ID(u UnitNo) string { return a.recruit[u].ID }

// ids returns what documents call the units.
func (a *Armies) ids() []string {
	var ids []string
	for u := UnitNo(1); u <= a.Units(); u++ {
		ids = append(ids, a.ID(u))
	}
	return ids
}

// find returns the unit of an id, or NoUnit.
func (a *Armies) find(id string) UnitNo {
	for u := UnitNo(1); u <= a.Units(); u++ {
		if a.recruit[u].ID == id {
			return u
		}
	}
	return NoUnit
}

// interned holds the armies that somebody plays with.
var interned game.Interned[Armies]

// newArmies makes out the units, or finds the armies if they are known.
func newArmies(total int, units []recruit) (*Armies, error) {
	slices.SortFunc(units, func(a, b recruit) int {
		if a.Seat != b.Seat {
			return int(a.Seat - b.Seat)
		}
		return strings.Compare(a.ID, b.ID)
	})
	text, err := json.Marshal(units)
	if err != nil {
		return nil, err
	}
	return interned.Of(strconv.Itoa(total)+string(text), func() (*Armies, error) {
		a := &Armies{Total: total}
		for i := range units {
			if err := a.enlist(&units[i]); err != nil {
				return nil, game.Within(err, "units", units[i].ID)
			}
		}
		return a, nil
	})
}

// enlist adds a unit to its army.
func (a *Armies) enlist(r *recruit) error {
	if r.Seat < 0 || r.Seat >= seats {
		return game.Within(game.Wrong("belongs to nobody; there is %s", "n'est à personne ; il y a %s", strings.Join(seatNames[:], ", ")), "seat")
	}
	if a.Count[r.Seat] == army.MaxSide {
		return game.Wrong("an army of a match has at most %d units", "une armée d'une partie a au plus %d unités", army.MaxSide)
	}
	if a.find(r.ID) != NoUnit {
		return game.Wrong("there are two of that name", "il y en a deux de ce nom")
	}
	p, err := Standard().Enlist(&r.Recruit)
	if err != nil {
		return err
	}
	a.Count[r.Seat]++
	u := a.Units()
	first, _ := a.Of(r.Seat)
	a.recruit[u], a.profile[u], a.plain[u] = *r, p, &a.profile[u]
	if r.Artefact != "" {
		bare := r.Recruit
		bare.Artefact = ""
		without, err := Standard().Enlist(&bare)
		if err != nil {
			return err
		}
		a.plain[u] = &without
	}
	a.size[u] = plane.Size{Width: p.Width(), Depth: p.Depth()}
	a.radius[u] = int32(plane.Hypot(int(p.Width()), int(p.Depth()))/2) + 2
	a.shots[u], a.number[u], a.own[u] = shotsOf(&p), 1, r.named()
	a.ahead = a.ahead || p.Has(army.AdvancedDeployment)
	for v := first; v < u; v++ {
		if a.profile[v].Unit == p.Unit {
			a.number[u]++
		}
	}
	return nil
}

// plainUnit is what a unit of a written state is that does not say.
const plainUnit = "kingdoms_of_men/shield_wall"

// recruits names the units of a list.
func recruits(l *army.List, seat game.Seat, taken map[string]bool) []recruit {
	var units []recruit
	for _, e := range l.Units {
		of := cmp.Or(e.Army, l.Army)
		r := recruit{ID: e.Unit, Seat: seat, Recruit: army.Recruit{Unit: of + "/" + e.Unit, Size: e.Size, Options: e.Options}}
		if len(e.Artefacts) > 0 {
			r.Artefact = e.Artefacts[0]
		}
		for n := 2; taken[r.ID]; n++ {
			r.ID = e.Unit + "_" + strconv.Itoa(n)
		}
		taken[r.ID] = true
		units = append(units, r)
	}
	return units
}

// named tells whether a unit has a name that recruits would not give it.
func (r *recruit) named() bool {
	_, unit, _ := strings.Cut(r.Unit, "/")
	rest, ok := strings.CutPrefix(r.ID, unit)
	return !ok || rest != "" && (rest[0] != '_' || strings.Trim(rest[1:], "0123456789") != "")
}
