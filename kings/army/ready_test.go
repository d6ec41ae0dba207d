package army

import (
	"reflect"
	"testing"

	"gonfalon/game"
)

// TestReadyArmies looks at the armies that come with the game: twelve factions, six for
// 1,000 points and six for 2,000, legal, with nothing to speak of left unspent.
func TestReadyArmies(t *testing.T) {
	c := standard()
	count := map[int]int{}
	factions := map[string]bool{}
	var shooting, monsters, engines, flyers, magic int
	for _, l := range c.Ready {
		r := legal(t, l)
		count[l.Points]++
		factions[l.Army] = true
		if r.Cost > l.Points || r.Cost < l.Points-10 {
			t.Errorf("%s costs %d of %d", l.Name, r.Cost, l.Points)
		}
		if l.Name == "" || l.NameFR == "" || l.Name == l.NameFR {
			t.Errorf("%q, in French %q", l.Name, l.NameFR)
		}
		heroes, core := 0, 0
		for i := range r.Units {
			switch p := &r.Units[i]; {
			case p.Hero:
				heroes++
				if p.Caster() {
					magic++
				}
			case p.Type == Monster:
				monsters++
			case p.Type == WarEngine:
				engines++
			default:
				core++
				if p.Weapons[0].Kind != 0 {
					shooting++
				}
			}
			if r.Units[i].Has(Fly) {
				flyers++
			}
		}
		if heroes == 0 || core < 3 {
			t.Errorf("%s: %d Heroes, %d units", l.Name, heroes, core)
		}
		for _, again := range []List{mustRead(t, standard().Text(&l, game.English)), mustRead(t, l.JSON())} {
			if !reflect.DeepEqual(bare(l), bare(again)) {
				t.Errorf("%s changes when it is written and read", l.Name)
			}
		}
	}
	if count[1000] < 6 || count[2000] < 6 || len(factions) < 12 {
		t.Errorf("lists by points: %v, %d factions", count, len(factions))
	}
	if shooting < 10 || monsters < 6 || engines < 8 || flyers < 6 || magic < 8 {
		t.Errorf("%d shooting, %d monsters, %d engines, %d flyers, %d casters", shooting, monsters, engines, flyers, magic)
	}
}

func mustRead(t *testing.T, data []byte) List {
	t.Helper()
	l, err := standard().ReadList("list", data)
	if err != nil {
		t.Fatal(err)
	}
	return l
}
