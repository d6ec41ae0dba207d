package army

import (
	"reflect"
	"testing"

	"gonfalon/game"
)

// TestRandomLists: legal, filled, the same for the same dice, and with time every card that
// can be taken and does something.
func TestRandomLists(t *testing.T) {
	c := standard()
	seen := map[string]bool{}
	dice := game.NewDice(game.SeedFrom(1, 2))
	for n := range 1500 {
		dice.At(n)
		points := 30 + n%3*10
		l, ok := c.Random(c.Factions[n%len(c.Factions)].ID, points, dice, 1)
		if !ok {
			t.Fatalf("no list %d", n)
		}
		r, problems := c.Muster(l)
		if len(problems) > 0 || r.Cost < points-3 || r.Bodies(c) > MaxSide || len(r.NCUs) > MaxNCUs || len(r.Units) < 2 {
			t.Fatalf("%s\n%v", c.Text(&l, game.English), problems)
		}
		for _, e := range l.Entries {
			seen[e.Card] = true
			for _, a := range e.Attachments {
				seen[a] = true
			}
		}
		if n%100 > 0 {
			continue
		}
		again := game.NewDice(game.SeedFrom(1, 2))
		again.At(n)
		if other, _ := c.Random(l.Faction, points, again, 1); !reflect.DeepEqual(l, other) {
			t.Errorf("the same dice make\n%s\nand\n%s", c.Text(&l, game.English), c.Text(&other, game.English))
		}
	}
	for i := range c.Sheets[1:] {
		s := &c.Sheets[i+1]
		if does := s.Needs.Sender == NoSheet && (s.Kind != NonCombat || s.Cost > 0 || s.Commander); seen[s.ID] != does {
			t.Errorf("%s (%s) is drawn: %t", s.ID, fullName(s).English, seen[s.ID])
		}
	}
	if l, ok := c.Random("stark", 2, dice, 1); ok {
		t.Errorf("an army of 2 points: %s", c.Text(&l, game.English))
	}
	dice.At(9999)
	if l, ok := c.Random("", 40, dice, 1); !ok || l.Faction == "" {
		t.Error("no list of any faction")
	}
}

func BenchmarkRandom(b *testing.B) {
	dice := game.NewDice(game.SeedFrom(1, 2))
	for n := range b.N {
		dice.At(n)
		standard().Random("", 40, dice, 1)
	}
}
