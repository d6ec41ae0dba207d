package kings

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestArmiesByDice leaves one army or both to the dice: they are ready ones, for as many
// points as each other, and all come up.
func TestArmiesByDice(t *testing.T) {
	seen := map[string]int{}
	for n := range 300 {
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "random", "red": "random"}}, game.NewDice(game.SeedFrom(5, n)), nil)
		if err != nil {
			t.Fatal(err)
		}
		for seat := range game.Seat(seats) {
			seen[fmt.Sprint(s.Armies.Total, Rules{}.Force(&s, seat))]++
		}
	}
	for _, l := range Standard().Ready {
		if n := seen[fmt.Sprint(l.Points, l.Army)]; n < 20 {
			t.Errorf("%s has come up %d times in 600", l.Name, n)
		}
	}
	if len(seen) != len(Standard().Ready) {
		t.Errorf("got %v", seen)
	}
	for _, free := range []string{"blue", "red"} {
		o := map[string]string{"blue": "the_black_forge", "red": "the_black_forge", free: "random"}
		for n := range 20 {
			s, err := Rules{}.Start(game.Setup{Seats: 2, Options: o}, game.NewDice(game.SeedFrom(6, n)), nil)
			if err != nil || s.Armies.Total != 2000 {
				t.Fatalf("%v: %d points, %v", o, s.Armies.Total, err)
			}
		}
	}
	// no ready army has 500 points: it is the same then, whoever is left to the dice
	small := "army: Elves\npoints: 500\nKindred Archers, regiment\n"
	for seat, name := range seatNames {
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{name: "random", seatNames[1-seat]: small}}, game.NewDice(game.SeedFrom(1, 1)), nil)
		if err != nil || s.Armies.Total != 500 || s.Armies.Units() != 2 {
			t.Errorf("%s by dice against 500 points: %v", name, err)
		}
	}
}

// TestArmiesByDiceFitTheLayout: dice that settle the points settle the size of the table, and
// must settle it as the layout has it.
func TestArmiesByDiceFitTheLayout(t *testing.T) {
	for layout, points := range map[string]int{"crossroads": 1000, "river_meadow": 2000} {
		for i := range 50 {
			s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "random", "red": "random", "terrain": layout}}, game.NewDice(game.SeedFrom(9, i)), nil)
			if err != nil {
				t.Fatalf("%s, seed %d: %v", layout, i, err)
			}
			if s.Armies.Total != points {
				t.Errorf("%s, seed %d: armies of %d points, want %d", layout, i, s.Armies.Total, points)
			}
		}
	}
	const none = `{"game":"kings","table":["50in","50in"],"pieces":[]}` // fits no ready army
	_, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "random", "red": "random", "terrain": none}}, game.NewDice(game.SeedFrom(9, 0)), nil)
	var wrong *game.OptionError
	if !errors.As(err, &wrong) || wrong.Option != "terrain" || !strings.Contains(wrong.English, "for a table of 50″ × 50″, and this one is") {
		t.Errorf("a layout that fits no table: got %v", err)
	}
}

// TestTheSameArmy has one side play what the other does: a ready army, one by dice, or a
// list, of which the artefacts stay secret; both cannot.
func TestTheSameArmy(t *testing.T) {
	list := "army: Elves\npoints: 500\nKindred Archers, regiment, Piercing Arrow\n"
	for _, other := range []string{"the_black_forge", "the_red_tide\n", "random", list} {
		for seat, name := range seatNames {
			s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{name: "same", seatNames[1-seat]: other}}, game.NewDice(game.SeedFrom(7, 1)), nil)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			var units [seats][]string
			for u := UnitNo(1); u <= s.Armies.Units(); u++ {
				r := s.Armies.recruit[u]
				if other == list {
					if (r.Artefact == "") != (r.Seat == game.Seat(seat)) {
						t.Errorf("%s is the same as %q: %v has the artefact %q", name, other, r.Seat, r.Artefact)
					}
					r.Artefact = ""
				}
				units[r.Seat] = append(units[r.Seat], fmt.Sprint(r.Unit, r.Size, r.Options, r.Artefact))
			}
			for side := range units {
				slices.Sort(units[side])
			}
			if len(units[Blue]) == 0 || !slices.Equal(units[Blue], units[Red]) {
				t.Errorf("%s is the same as %q: got %q and %q", name, other, units[Blue], units[Red])
			}
		}
	}
	_, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "same", "red": "same"}}, game.NewDice(game.SeedFrom(7, 1)), nil)
	var wrong *game.OptionError
	if !errors.As(err, &wrong) || wrong.Option != "red" || wrong.French == "" {
		t.Errorf("both are the same: got %v", err)
	}
	// an illegal list is the fault of who has it
	_, err = Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": "same", "red": "army: elves\npoints: 100\nbolt_thrower\n"}}, game.NewDice(game.SeedFrom(7, 1)), nil)
	if !errors.As(err, &wrong) || wrong.Option != "red" || wrong.Rule != ruleArmyRegimentUnlocksOneOfThree {
		t.Errorf("got %v", err)
	}
}

// TestWhoseArmyItIs: each army is the choice of its own seat, all else of the table's maker.
func TestWhoseArmyItIs(t *testing.T) {
	for _, o := range options() {
		want := game.SeatSet(0)
		if seat := slices.Index(seatNames[:], o.Name); seat >= 0 {
			want = game.Seats(game.Seat(seat))
		}
		if o.Of != want {
			t.Errorf("%s is the choice of %b, want %b", o.Name, o.Of, want)
		}
	}
}
