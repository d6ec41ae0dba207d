package army

import (
	"testing"

	"gonfalon/game/gametest"
)

// formation wants a size of a type to be so many models in so many files and ranks, in the
// table and in every profile that does not say otherwise.
func formation(t *testing.T, of Type, size Size, models, files, ranks uint8) {
	t.Helper()
	want := Formation{models, files, ranks}
	if got := standard().Formats.Formations[of][size]; got != want {
		t.Errorf("%s %s: got %v want %v", TypeIDs[of], SizeIDs[size], got, want)
	}
	every(func(u *Unit, p *Profile) {
		if p.Type != of || p.Size != size || u.Hero || odd[u.ID] {
			return
		}
		if got := (Formation{p.Models, p.Files, p.Ranks}); got != want {
			t.Errorf("%s %s: got %v want %v", u.ID, SizeIDs[size], got, want)
		}
	})
}

// odd are the units whose profile has another number of models than is usual.
var odd = map[string]bool{"sharpshooters": true, "clawshots": true}

func TestInfantryFormats(t *testing.T) {
	gametest.Covers(t, "kings.unit.infantry-troop-5x2", "kings.unit.infantry-regiment-5x4",
		"kings.unit.infantry-horde-10x4", "kings.unit.infantry-legion-10x6")
	formation(t, Infantry, Troop, 10, 5, 2)
	formation(t, Infantry, Regiment, 20, 5, 4)
	formation(t, Infantry, Horde, 40, 10, 4)
	formation(t, Infantry, Legion, 60, 10, 6)
}

func TestCavalryFormats(t *testing.T) {
	gametest.Covers(t, "kings.unit.cavalry-troop-5x1", "kings.unit.cavalry-regiment-5x2", "kings.unit.cavalry-horde-10x2")
	formation(t, Cavalry, Troop, 5, 5, 1)
	formation(t, Cavalry, Regiment, 10, 5, 2)
	formation(t, Cavalry, Horde, 20, 10, 2)
}

func TestLargeFormats(t *testing.T) {
	gametest.Covers(t, "kings.unit.large-regiment-3x1", "kings.unit.large-horde-3x2", "kings.unit.large-legion-6x2")
	for _, of := range []Type{LargeInfantry, LargeCavalry} {
		formation(t, of, Regiment, 3, 3, 1)
		formation(t, of, Horde, 6, 3, 2)
		formation(t, of, Legion, 12, 6, 2)
	}
}

func TestSizesThatThereAreNot(t *testing.T) {
	gametest.Covers(t, "kings.unit.cavalry-no-legion", "kings.unit.large-no-troop")
	for _, tt := range []struct{ what, file, old, new, want string }{
		{"a Legion of Cavalry", "armies/elves.json", `{"size": "troop", "models": 5,`, `{"size": "legion", "models": 5,`, `units of type Cav do not come in this size`},
		{"a Troop of Large Infantry", "armies/orcs.json", `{"size": "regiment", "models": 3,`, `{"size": "troop", "models": 3,`, `units of type LrgInf do not come in this size`},
		{"a Troop of Large Cavalry", "armies/kingdoms_of_men.json", `{"size": "regiment", "models": 3,`, `{"size": "troop", "models": 3,`, `units of type LrgCav do not come in this size`},
	} {
		refuseData(t, tt.what, tt.file, tt.old, tt.new, tt.want)
	}
	every(func(u *Unit, p *Profile) {
		if p.Type == Cavalry && p.Size == Legion || (p.Type == LargeInfantry || p.Type == LargeCavalry) && p.Size == Troop {
			t.Errorf("%s comes as %s", u.ID, SizeIDs[p.Size])
		}
	})
}

func TestModelsFromProfile(t *testing.T) {
	gametest.Covers(t, "kings.unit.models-from-profile")
	found := 0
	every(func(u *Unit, p *Profile) {
		if int(p.Models) != int(p.Files)*int(p.Ranks) || p.Models == 0 {
			t.Errorf("%s: %d models in %d files of %d", u.ID, p.Models, p.Files, p.Ranks)
		}
		// Infantry of five on 25x50 mm bases: the profile goes before the format.
		if odd[u.ID] && p.Size == Troop {
			found++
			if p.Models != 5 || p.Files != 5 || p.Ranks != 1 || p.Width() != 12500 || p.Depth() != 5000 {
				t.Errorf("%s: %+v", u.ID, p)
			}
		}
	})
	if found != 2 {
		t.Errorf("%d units have another number of models than usual, want 2", found)
	}
}

func TestTypes(t *testing.T) {
	gametest.Covers(t, "kings.unit.one-type-each", "kings.profile.type")
	var seen [types]int
	every(func(u *Unit, p *Profile) {
		if p.Type != u.Type || p.Hero != u.Hero {
			t.Errorf("%s: the profile is of another type than the unit", u.ID)
		}
		seen[p.Type]++
	})
	for of, n := range seen {
		if n == 0 {
			t.Errorf("no unit is of type %s", TypeIDs[of])
		}
	}
	for unit, want := range map[string]Type{
		"elves/kindred_archers": Infantry, "orcs/trolls": LargeInfantry, "elves/stormwind_cavalry": Cavalry,
		"elves/war_chariots": LargeCavalry, "elves/bolt_thrower": WarEngine, "orcs/giant": Monster,
	} {
		u, _ := standard().UnitAt(unit)
		if got := standard().Units[u]; got.Type != want || got.Hero {
			t.Errorf("%s: type %s, hero %t", unit, TypeIDs[got.Type], got.Hero)
		}
	}
	refuseData(t, "a type that is none", "armies/elves.json", `"type": "Cav"`, `"type": "Camel"`, `unit "silverbreeze_cavalry": type: is "Camel"`)
}

func TestSingleModels(t *testing.T) {
	gametest.Covers(t, "kings.unit.war-engine-single-engine", "kings.unit.war-engine-crew-ignored",
		"kings.unit.monster-single-model", "kings.unit.hero-single-model")
	every(func(u *Unit, p *Profile) {
		single := u.Hero || u.Type == Monster || u.Type == WarEngine
		if single != (p.Size == Single) {
			t.Errorf("%s comes as %s", u.ID, SizeIDs[p.Size])
		}
		// One model, whose base is all there is of the unit: no crew beside it.
		if single && (p.Models != 1 || p.Width() != int32(p.Base.Width)*100 || p.Depth() != int32(p.Base.Depth)*100) {
			t.Errorf("%s: %d models, %d by %d", u.ID, p.Models, p.Width(), p.Depth())
		}
	})
	refuseData(t, "two engines", "armies/elves.json", `{"size": "single", "models": 1,`, `{"size": "single", "models": 2,`, "2 models are not 1 files of 1")
	refuseData(t, "a Hero that is a Regiment", "armies/elves.json", `{"size": "single", "models": 1, "sp": 6, "me": 3,`, `{"size": "regiment", "models": 1, "sp": 6, "me": 3,`, "is a single model")
}

func TestHeroTypes(t *testing.T) {
	gametest.Covers(t, "kings.unit.hero-type-in-brackets")
	var seen [types]int
	every(func(u *Unit, p *Profile) {
		if u.Hero {
			seen[u.Type]++
		}
	})
	for of, n := range seen {
		if (n == 0) != (Type(of) == WarEngine) {
			t.Errorf("%d Heroes of type %s", n, TypeIDs[of])
		}
	}
	refuseData(t, "a Hero that is a War Engine", "armies/elves.json", `"hero_type": "Inf"`, `"hero_type": "WarEngine"`, "no Hero is a War Engine")
	// A War Engine with the Individual rule is no Hero, and an Individual Hero keeps its type.
	p := fielded(t, "Kingdoms of Men", "shield_wall, regiment", "general, on_horse")
	if !p.Hero || p.Type != Cavalry || !p.Has(Individual) {
		t.Errorf("a general on a horse: %+v", p)
	}
}

func TestMountChangesType(t *testing.T) {
	gametest.Covers(t, "kings.unit.hero-mount-changes-type")
	for _, tt := range []struct {
		army string
		rows []string
		of   Type
		base Base
		high uint8
	}{
		{"elves", []string{"kindred_tallspears, regiment", "elven_king"}, Infantry, Base{20, 20}, 1},
		{"elves", []string{"kindred_tallspears, regiment", "elven_king, mounted"}, Cavalry, Base{25, 50}, 2},
		{"orcs", []string{"ax, regiment", "krudger"}, Infantry, Base{25, 25}, 1},
		{"orcs", []string{"ax, regiment", "krudger, mounted"}, Cavalry, Base{25, 50}, 2},
		{"dwarfs", []string{"ironclad, regiment", "king, mounted"}, LargeCavalry, Base{50, 50}, 3},
		{"abyssal dwarfs", []string{"blacksouls, regiment", "overmaster, on_great_abyssal_dragon"}, Monster, Base{50, 50}, 4},
		// The option states a base of its own.
		{"ogres", []string{"warriors, regiment, shields", "army_standard, on_chariot"}, LargeCavalry, Base{50, 100}, 3},
	} {
		p := fielded(t, tt.army, tt.rows...)
		if p.Type != tt.of || p.Base != tt.base || p.Height != tt.high || !p.Hero || p.Models != 1 {
			t.Errorf("%s: type %s on %v, height %d, %d models", tt.rows[1], TypeIDs[p.Type], p.Base, p.Height, p.Models)
		}
	}
}
