package army

import (
	"testing"

	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

// bases counts the bases of the units of a type, Heroes or not.
func bases(of Type, hero bool) map[Base]int {
	n := map[Base]int{}
	every(func(u *Unit, p *Profile) {
		if u.Type == of && u.Hero == hero {
			n[p.Base]++
		}
	})
	return n
}

// usual wants a base for a type, and most units of the type to have it.
func usual(t *testing.T, of Type, want Base) {
	t.Helper()
	if got := standard().Formats.Bases[of]; got != want {
		t.Errorf("base of %s: got %v want %v", TypeIDs[of], got, want)
	}
	n := bases(of, false)
	for b, times := range n {
		if b != want && times >= n[want] {
			t.Errorf("%s: %d on %v, %d on %v", TypeIDs[of], times, b, n[want], want)
		}
	}
}

func onBase(t *testing.T, unit string, size Size, want Base) {
	t.Helper()
	if got := profile(t, unit, size).Base; got != want {
		t.Errorf("%s: got %v want %v", unit, got, want)
	}
}

func TestBases(t *testing.T) {
	gametest.Covers(t, "kings.base.infantry-20mm", "kings.base.large-infantry-40mm", "kings.base.cavalry-25x50mm",
		"kings.base.large-cavalry-50mm", "kings.base.monster-50mm", "kings.base.war-engine-50mm")
	usual(t, Infantry, Base{20, 20})
	onBase(t, "elves/kindred_archers", Troop, Base{20, 20})
	every(func(u *Unit, p *Profile) { // Orcs have 25 mm
		if a := standard().Armies[u.Army].ID; a == "orcs" && u.Type == Infantry && p.Base != (Base{25, 25}) {
			t.Errorf("%s: %v", u.ID, p.Base)
		}
	})
	usual(t, LargeInfantry, Base{40, 40})
	onBase(t, "orcs/trolls", Regiment, Base{40, 40})
	onBase(t, "abyssal_dwarfs/lesser_obsidian_golems", Regiment, Base{50, 50})
	usual(t, Cavalry, Base{25, 50})
	if n := bases(Cavalry, false); len(n) != 1 {
		t.Errorf("cavalry stands on %v", n)
	}
	usual(t, LargeCavalry, Base{50, 50})
	onBase(t, "elves/drakon_riders", Horde, Base{50, 50})
	onBase(t, "elves/war_chariots", Regiment, Base{50, 100})
	usual(t, Monster, Base{50, 50})
	onBase(t, "orcs/giant", Single, Base{50, 50})
	usual(t, WarEngine, Base{50, 50})
	onBase(t, "elves/bolt_thrower", Single, Base{50, 50})
}

func TestHeroBases(t *testing.T) {
	gametest.Covers(t, "kings.base.hero-same-as-type")
	onBase(t, "elves/elven_king", Single, Base{20, 20})
	onBase(t, "orcs/krudger", Single, Base{25, 25})
	onBase(t, "forces_of_nature/centaur_chief", Single, Base{25, 50})
	for of := range types {
		for b, n := range bases(of, true) {
			if of == Infantry && b == (Base{50, 50}) && n == 1 {
				continue // Argus Rodinar, who stands on an altar
			}
			if of != Monster && bases(of, false)[b] == 0 {
				t.Errorf("%d Heroes of type %s stand on %v as nobody else of the type", n, TypeIDs[of], b)
			}
		}
	}
}

func TestExceptionalBases(t *testing.T) {
	gametest.Covers(t, "kings.base.exceptional-smallest-that-fits")
	// The base of a big model is fixed by the data: it is larger than is usual for the
	// type, and no option of a list but a mount changes it.
	onBase(t, "herd/great_totem", Single, Base{75, 75})
	onBase(t, "empire_of_dust/monolith", Single, Base{75, 75})
	var heroes, monsters, engines int
	every(func(u *Unit, p *Profile) {
		usual := standard().Formats.Bases[u.Type]
		if p.Base.Width > usual.Width || p.Base.Depth > usual.Depth {
			switch {
			case u.Hero:
				heroes++
			case u.Type == Monster:
				monsters++
			case u.Type == WarEngine:
				engines++
			}
		}
		for _, o := range u.Options {
			if o.effect.base != (Base{}) && !o.effect.mount {
				t.Errorf("%s: option %s changes the base", u.ID, o.ID)
			}
		}
	})
	if heroes == 0 || monsters == 0 || engines == 0 {
		t.Errorf("%d Heroes, %d Monsters and %d War Engines have a larger base than usual", heroes, monsters, engines)
	}
}

func TestFootprints(t *testing.T) {
	gametest.Covers(t, "kings.base.footprint-files-by-ranks", "kings.base.footprint-infantry-20mm",
		"kings.base.footprint-infantry-25mm", "kings.base.footprint-cavalry", "kings.base.footprint-large-infantry",
		"kings.base.footprint-large-cavalry-50mm", "kings.base.footprint-large-cavalry-50x100mm")
	type mm [2]int32
	for _, row := range []struct {
		of   Type
		base Base
		want [sizes]mm // Troop, Regiment, Horde, Legion; nothing where there is no such size
	}{
		{Infantry, Base{20, 20}, [sizes]mm{Troop: {100, 40}, Regiment: {100, 80}, Horde: {200, 80}, Legion: {200, 120}}},
		{Infantry, Base{25, 25}, [sizes]mm{Troop: {125, 50}, Regiment: {125, 100}, Horde: {250, 100}, Legion: {250, 150}}},
		{Cavalry, Base{25, 50}, [sizes]mm{Troop: {125, 50}, Regiment: {125, 100}, Horde: {250, 100}}},
		{LargeInfantry, Base{40, 40}, [sizes]mm{Regiment: {120, 40}, Horde: {120, 80}, Legion: {240, 80}}},
		{LargeInfantry, Base{50, 50}, [sizes]mm{Regiment: {150, 50}, Horde: {150, 100}, Legion: {300, 100}}},
		{LargeCavalry, Base{50, 50}, [sizes]mm{Regiment: {150, 50}, Horde: {150, 100}, Legion: {300, 100}}},
		{LargeCavalry, Base{50, 100}, [sizes]mm{Regiment: {150, 100}, Horde: {150, 200}, Legion: {300, 200}}},
	} {
		for s := Troop; s < sizes; s++ {
			f := standard().Formats.Formations[row.of][s]
			p := Profile{Files: f.Files, Ranks: f.Ranks, Base: row.base}
			if got := (mm{p.Width() / plane.Millimetre, p.Depth() / plane.Millimetre}); got != row.want[s] {
				t.Errorf("%s %v %s: got %v want %v", TypeIDs[row.of], row.base, SizeIDs[s], got, row.want[s])
			}
		}
		found := 0
		every(func(u *Unit, p *Profile) {
			if u.Hero || u.Type != row.of || p.Base != row.base {
				return
			}
			found++
			if got := (mm{p.Width() / plane.Millimetre, p.Depth() / plane.Millimetre}); got != row.want[p.Size] {
				t.Errorf("%s %s: got %v want %v", u.ID, SizeIDs[p.Size], got, row.want[p.Size])
			}
		})
		if found == 0 {
			t.Errorf("no %s on %v", TypeIDs[row.of], row.base)
		}
	}
	refuseData(t, "a footprint that is wrong", "armies/elves.json", `"footprint_mm": [100, 80]`, `"footprint_mm": [80, 100]`, "is 80 by 100 mm")
}

func TestHeights(t *testing.T) {
	gametest.Covers(t, "kings.sight.height-infantry-1", "kings.sight.height-large-infantry-2", "kings.sight.height-cavalry-2",
		"kings.sight.height-large-cavalry-3", "kings.sight.height-monster-4", "kings.sight.height-war-engine-1",
		"kings.sight.height-hero-as-type", "kings.sight.height-exception-in-profile")
	want := [types]uint8{Infantry: 1, LargeInfantry: 2, Cavalry: 2, LargeCavalry: 3, Monster: 4, WarEngine: 1}
	if got := standard().Formats.Heights; got != want {
		t.Errorf("got %v want %v", got, want)
	}
	var usual, unusual [2][types]int
	every(func(u *Unit, p *Profile) {
		hero := 0
		if u.Hero {
			hero = 1
		}
		if p.Height == want[u.Type] {
			usual[hero][u.Type]++
		} else {
			unusual[hero][u.Type]++
		}
	})
	for hero := range usual {
		for of := range types {
			if u, n := unusual[hero][of], usual[hero][of]; n <= u && n+u > 0 {
				t.Errorf("%d units of type %s have the usual height, %d have not (Heroes: %d)", n, TypeIDs[of], u, hero)
			}
		}
	}
	for unit, height := range map[string]uint8{
		"orcs/orclings": 0, "abyssal_dwarfs/lesser_obsidian_golems": 3, "orcs/trolls": 2,
	} {
		if got := profile(t, unit, Regiment).Height; got != height {
			t.Errorf("%s: height %d want %d", unit, got, height)
		}
	}
	// Heroes (Inf), (Cav), (Large Inf), (Large Cav) and (Mon).
	for hero, height := range map[string]uint8{
		"elves/elven_king": 1, "forces_of_nature/centaur_chief": 2, "ogres/warlord": 2, "elves/noble_war_chariot": 3, "elves/dragon_kindred_lord": 4,
	} {
		if got := profile(t, hero, Single); got.Height != height || !got.Hero {
			t.Errorf("%s: height %d want %d", hero, got.Height, height)
		}
	}
}

func TestFireFront(t *testing.T) {
	for unit, want := range map[string]int32{"elves/bolt_thrower": 5000, "herd/great_totem": 5000, "orcs/giant": 5000, "varangur/magus_conclave": 5000} {
		if got := profile(t, unit, Single).FireFront(); got != want {
			t.Errorf("%s: got %d want %d", unit, got, want)
		}
	}
	if p := profile(t, "elves/kindred_archers", Horde); p.FireFront() != p.Width() {
		t.Error("only War Engines have a narrower arc")
	}
}
