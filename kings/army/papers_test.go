package army

import (
	"encoding/json"
	"testing"
)

// stock reads the stock of lists as the page does.
func stock(t *testing.T) Stock {
	t.Helper()
	data, err := json.Marshal(standard().Stock())
	if err != nil {
		t.Fatal(err)
	}
	var s Stock
	if err := json.Unmarshal(data, &s); err != nil {
		t.Fatal(err)
	}
	if len(data) > 900<<10 {
		t.Errorf("the stock has %d bytes, which is much for a page to load", len(data))
	}
	return s
}

func TestStockHasEveryUnitWithItsPoints(t *testing.T) {
	c := standard()
	s := stock(t)
	if len(s.Armies) != len(c.Armies) || len(s.Artefacts) != int(Artefacts)-1 {
		t.Fatalf("got %d armies and %d artefacts", len(s.Armies), len(s.Artefacts))
	}
	known := map[string]bool{}
	for _, r := range s.Rules {
		known[r.ID] = true
	}
	for _, a := range s.Armies {
		for _, u := range a.Units {
			for _, size := range u.Sizes {
				l := List{Army: a.ID, Points: 1, Units: []Entry{{Unit: u.ID, Size: size.Size}}}
				roster, _ := c.Muster(l)
				if len(roster.Units) != 1 || int(roster.Units[0].Points) != size.Points || size.Nerve[1] == 0 {
					t.Errorf("%s/%s %s: %+v", a.ID, u.ID, size.Size, size)
				}
				for _, r := range size.Special {
					if !known[r.ID] {
						t.Errorf("%s/%s: nobody explains %s", a.ID, u.ID, r.ID)
					}
				}
			}
			if u.English == "" || u.French == "" || u.Group == "" {
				t.Errorf("%s/%s: %+v", a.ID, u.ID, u)
			}
		}
	}
}

const unlocking = `army: elves
points: 1000
kindred_archers, horde
kindred_tallspears, regiment
kindred_tallspears, regiment
bolt_thrower
bolt_thrower
elven_mage
elven_prince
kindred_archers, troop
dwarfs / ironclad, regiment
`

func TestSheetTellsWhatUnlocksWhat(t *testing.T) {
	l, err := standard().ReadText("x", []byte(unlocking))
	if err != nil {
		t.Fatal(err)
	}
	paper := standard().Paper(l)
	sheet := paper.Sheet.(listSheet)
	sum := 0
	for _, g := range sheet.Groups {
		sum += g.Points
	}
	if sum != paper.Points || len(sheet.Units) != paper.Count {
		t.Errorf("the groups have %d points of %d, %d units of %d", sum, paper.Points, len(sheet.Units), paper.Count)
	}
	if sheet.Army == nil || sheet.Army.French != "Elfes" {
		t.Errorf("the army is called %+v", sheet.Army)
	}
	if len(sheet.Unlocks) != 2 || sheet.Unlocks[0].Army != "elves" || sheet.Unlocks[1].Army != "dwarfs" {
		t.Fatalf("got %+v", sheet.Unlocks)
	}
	k := sheet.Unlocks[0]
	if k.Hordes != 1 || k.Regiments != 2 || k.Troops != 1 || k.MayTroops != 8 {
		t.Errorf("got %+v", k)
	}
	want := []singleSheet{{"engine", 2, 1}, {"monster", 0, 0}, {"hero", 2, 1}}
	for i, s := range k.Slots {
		if s != want[i] {
			t.Errorf("got %+v want %+v", s, want[i])
		}
	}
}
