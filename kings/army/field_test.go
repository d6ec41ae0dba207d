package army

import (
	"fmt"
	"slices"
	"testing"
)

// oneOf returns a list whose last unit is one of an entry, in a size and with options. Before
// it come three Regiments and whom it needs. Where it must choose and nothing is chosen, it
// has the first of what there is.
func oneOf(t testing.TB, u *Unit, size Size, options []int) List {
	t.Helper()
	c := standard()
	a := &c.Armies[u.Army]
	rows := times(3, regimentOf(t, a))
	needed := map[UnitID]bool{}
	if u.Patron {
		needed[u.Needs] = true
	}
	e := Entry{Unit: u.ID, Size: SizeIDs[size]}
	chosen := make([]bool, len(u.Groups))
	for _, o := range options {
		option := &u.Options[o]
		e.Options = append(e.Options, option.ID)
		if option.Patron {
			needed[option.Needs] = true
		}
		if option.Group >= 0 {
			chosen[option.Group] = true
		}
	}
	e.Options = append(e.Options, demanded(u, chosen)...)
	for id := a.First; id < a.End; id++ {
		if needed[id] {
			rows = append(rows, c.Units[id].ID)
		}
	}
	l := readList(t, a.ID, 10000, rows...)
	l.Units = append(l.Units, e)
	return l
}

// demanded returns the first option of each group of which one must be taken and none is.
func demanded(u *Unit, chosen []bool) []string {
	var ids []string
	for g, group := range u.Groups {
		if group.Min > 0 && !chosen[g] {
			first := slices.IndexFunc(u.Options, func(o Option) bool { return int(o.Group) == g })
			ids = append(ids, u.Options[first].ID)
		}
	}
	return ids
}

// TestEveryUnitCanBeFielded puts every unit, in every size, with each of its options, into a
// list; the list is legal and costs what the data say.
func TestEveryUnitCanBeFielded(t *testing.T) {
	c := standard()
	lists := 0
	for i := range c.Units {
		u := &c.Units[i]
		for _, p := range u.Profiles {
			plain := oneOf(t, u, p.Size, nil)
			base := last(legal(t, plain))
			lists++
			for o := range u.Options {
				if u.Options[o].Points[p.Size] == noPrice {
					continue
				}
				l := oneOf(t, u, p.Size, []int{o})
				got := last(legal(t, l))
				lists++
				if want := price(u, p, l.Units[len(l.Units)-1].Options); got.Points != want {
					t.Errorf("%s with %s: %d points, want %d", u.ID, u.Options[o].ID, got.Points, want)
				}
				if got.Unit != UnitID(i) || got.Size != p.Size {
					t.Errorf("%s: the roster has another unit", u.ID)
				}
				for _, w := range got.Weapons {
					if w.Kind != 0 && w.Shooting == 0 && got.Shooting == 0 {
						t.Errorf("%s with %s shoots with Shooting -", u.ID, u.Options[o].ID)
					}
				}
				if err := granted(u, o, &got); err != nil {
					t.Errorf("%s with %s: %v", u.ID, u.Options[o].ID, err)
				}
			}
			if want := price(u, p, plain.Units[len(plain.Units)-1].Options); base.Points != want {
				t.Errorf("%s: %d points, want %d", u.ID, base.Points, want)
			}
		}
	}
	if lists < 805+250 {
		t.Errorf("only %d lists", lists)
	}
}

func last(r Roster) Profile {
	if len(r.Units) == 0 {
		return Profile{}
	}
	return r.Units[len(r.Units)-1]
}

func price(u *Unit, p Profile, options []string) uint16 {
	n := int(p.Points)
	for _, id := range options {
		n += int(u.Options[u.option(id)].Points[p.Size])
	}
	return uint16(n)
}

// granted compares a fielded unit with what an option says.
func granted(u *Unit, o int, p *Profile) error {
	e := &u.Options[o].effect
	for _, g := range e.grants {
		switch have := p.N(g.special); {
		case have == 0, g.special == Regeneration && have > int(g.n), g.special != Regeneration && have < int(g.n):
			return fmt.Errorf("%s (%d)", SpecialIDs[g.special], have)
		}
		if !p.HasIn(g.special, g.scope|InRanged) {
			return fmt.Errorf("%s not where it should", SpecialIDs[g.special])
		}
	}
	for _, s := range e.spells {
		if p.Spells[s.spell] < s.n {
			return fmt.Errorf("%s (%d)", SpellIDs[s.spell], p.Spells[s.spell])
		}
	}
	for _, w := range e.weapons {
		if p.Weapons[0] != w && p.Weapons[1] != w {
			return fmt.Errorf("has no %s", weaponIDs[w.Kind])
		}
	}
	if e.mount && p.Type != e.newType {
		return fmt.Errorf("is of type %s", TypeIDs[p.Type])
	}
	for _, c := range e.stats {
		got := [stats]uint8{p.Speed, p.Melee, p.Shooting, p.Defence, p.Attacks.Plus}[c.stat]
		base := u.Profiles[0]
		for _, q := range u.Profiles {
			if q.Size == p.Size {
				base = q
			}
		}
		was := [stats]uint8{base.Speed, base.Melee, base.Shooting, base.Defence, base.Attacks.Plus}[c.stat]
		want := int(c.value)
		if c.relative {
			want += int(was)
		}
		if int(got) != want {
			return fmt.Errorf("%s is %d, want %d", statIDs[c.stat], got, want)
		}
	}
	return nil
}

// TestAllOptionsTogether fields each unit with as many options as it may have.
func TestAllOptionsTogether(t *testing.T) {
	c := standard()
	for i := range c.Units {
		u := &c.Units[i]
		for _, p := range u.Profiles {
			var all []int
			n := make([]int8, len(u.Groups))
			for o, option := range u.Options {
				if option.Points[p.Size] == noPrice {
					continue
				}
				if g := option.Group; g >= 0 {
					if n[g]++; u.Groups[g].Max > 0 && n[g] > u.Groups[g].Max {
						continue
					}
				}
				all = append(all, o)
			}
			got := last(legal(t, oneOf(t, u, p.Size, all)))
			if got.Defence > 6 || got.Defence < 2 || got.Speed > 20 {
				t.Errorf("%s: %+v", u.ID, got)
			}
		}
	}
}
