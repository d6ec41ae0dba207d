package battles

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What documents call units: "s1" to "s18", "l1" to "l18", or as a written state calls them.

// A unitCalls has the names that a written state gives its units; "" is the usual one.
type unitCalls [MaxUnits]string

// houseLetters begin the usual names of units.
const houseLetters = "sl"

var usualNames = func() (names [MaxUnits]string) {
	for u := range names {
		names[u] = houseLetters[u/HouseUnits:u/HouseUnits+1] + strconv.Itoa(u%HouseUnits+1)
	}
	return names
}()

// unitName names a unit in documents; "" is none.
func (s *State) unitName(u UnitID) string {
	if u >= MaxUnits || s.Units[u].Fate == noUnit {
		return ""
	}
	return s.Plan.unitName(u)
}

// unitNamed finds a unit by its name, or NoUnit.
func (s *State) unitNamed(name string) UnitID {
	for u := range UnitID(MaxUnits) {
		if name != "" && s.unitName(u) == name {
			return u
		}
	}
	return NoUnit
}

// unitName is what documents call the unit of a number.
func (p *Plan) unitName(u UnitID) string {
	switch {
	case u >= MaxUnits:
		return ""
	case p.calls != nil && p.calls[u] != "":
		return p.calls[u]
	}
	return usualNames[u]
}

// unitNames are what documents call the units of a set.
func (p *Plan) unitNames(set UnitSet) []string {
	var names []string
	for set != 0 {
		var u UnitID
		u, set = set.next()
		names = append(names, p.unitName(u))
	}
	return names
}

// named returns the plan of a state that calls its units by names of its own. States with the
// same plan and the same names have one plan, so that they can be compared.
func (p *Plan) named(calls unitCalls) (*Plan, error) {
	if calls == (unitCalls{}) {
		return p, nil
	}
	key := p.key() + "\x00" + strings.Join(calls[:], "\x00")
	return namedPlans.Of(key, func() (*Plan, error) {
		q := *p
		q.calls = &calls
		return &q, nil
	})
}

var namedPlans game.Interned[Plan]

// key says all that a plan is made of.
func (p *Plan) key() string { return cmp.Or(p.source, p.ID) }

// numberUnits gives the units of a document their numbers: those with a usual name the one
// that it says, the others of a House the first ones that are left, in the order of their names.
func numberUnits(n *lookUp, houseOf map[string]House) (numbers map[string]UnitID, calls unitCalls) {
	numbers = map[string]UnitID{}
	var taken UnitSet
	for u, name := range usualNames {
		h, there := houseOf[name]
		if !there {
			continue
		}
		if h != UnitID(u).house() {
			n.In(func() {
				n.FailBoth("units called %c1, %c2 and so on are of the other House", "les unités nommées %c1, %c2, etc. sont de l'autre Maison", name[0], name[0])
			}, "units", name)
		}
		numbers[name] = UnitID(u)
		taken = taken.with(UnitID(u))
	}
	var next [houses]UnitID
	for h := range next {
		next[h] = firstUnit(House(h))
	}
	for _, name := range naturally(houseOf) {
		if _, there := numbers[name]; there {
			continue
		}
		h := houseOf[name]
		for taken.has(next[h]) {
			next[h]++
		}
		u := next[h]
		if u >= firstUnit(h)+HouseUnits {
			n.In(func() {
				n.FailBoth("a House has at most %d units", "une Maison a au plus %d unités", HouseUnits)
			}, "units", name)
			return numbers, calls
		}
		numbers[name], calls[u] = u, name
		taken = taken.with(u)
	}
	return numbers, calls
}

// house is the House that a unit of this number is of.
func (u UnitID) house() House { return House(u / HouseUnits) }

// naturally are the names of units, "b2" before "b10".
func naturally(of map[string]House) []string {
	var names []string
	for name := range of {
		names = append(names, name)
	}
	slices.SortFunc(names, func(a, b string) int {
		x, m := tail(a)
		y, n := tail(b)
		return cmp.Or(strings.Compare(x, y), cmp.Compare(m, n), strings.Compare(a, b))
	})
	return names
}

// tail parts a name from the number at its end.
func tail(name string) (string, int) {
	head := strings.TrimRight(name, "0123456789")
	n, err := strconv.Atoi(name[len(head):])
	if err != nil {
		return name, -1
	}
	return head, n
}

// hexName names a hex in documents and sentences: its column and its row, 3,5.
func (p *Plan) hexName(h hex.Hex) string {
	if int(h) >= p.Grid.Len() {
		return ""
	}
	col, row := p.Grid.Place(h)
	var room [8]byte
	b := strconv.AppendInt(room[:0], int64(col), 10)
	return string(strconv.AppendInt(append(b, ','), int64(row), 10))
}
