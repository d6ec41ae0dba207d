package kings

import (
	"fmt"
	"testing"
)

// Where two things are as good, which one is taken depends on the quarter of the table, so that
// a mirrored table is played in mirror image. The tables here are 2000 by 1200 mm: x = 500 is
// in the near left quarter, x = 1500 in the near right one.

// Round a friend in the middle of the way it is as far on the left as on the right.
func TestOfTwoWaysEquallyShort(t *testing.T) {
	for x, left := range map[int]bool{500: true, 1500: false} {
		state := fmt.Sprintf(`{"table": [2000, 1200], "units": {
			"axes": {"seat": "blue", "at": [%[1]d, 300], "stats": {"speed": 10, "files": 1, "ranks": 1, "base": [40, 40]}},
			"mate": {"seat": "blue", "at": [%[1]d, 420], "stats": {"files": 1, "ranks": 1, "base": [20, 20]}},
			"foe": {"seat": "red", "at": [%[1]d, 560], "stats": {"files": 1, "ranks": 1, "base": [120, 40]}}}}`, x)
		c := answered[askedCharge](t, state, Blue, `{"ask": "charge", "unit": "axes", "target": "foe"}`)
		if c.Refused != nil || len(c.Ways[0].Turns) != 1 || (c.Ways[0].Turns[0].Facing > 90) != left {
			t.Errorf("at x = %d: %+v", x, c)
		}
	}
}

// One charger stands behind the other: neither is on the left.
func TestOfTwoChargersInOneFile(t *testing.T) {
	for x, left := range map[int]bool{500: true, 1500: false} {
		state := fmt.Sprintf(`{"table": [2000, 1200], "units": {
			"axes": {"seat": "blue", "at": [%[1]d, 400], "stats": {"speed": 10, "files": 1, "ranks": 1, "base": [20, 40]}},
			"boys": {"seat": "blue", "at": [%[1]d, 300], "stats": {"speed": 10, "files": 1, "ranks": 1, "base": [40, 40]}},
			"foe": {"seat": "red", "at": [%[1]d, 560], "stats": {"files": 1, "ranks": 1, "base": [120, 40]}}}}`, x)
		c := answered[askedCharge](t, state, Blue, `{"ask": "charge", "unit": "axes", "target": "foe", "with": ["boys"]}`)
		if c.Refused != nil || (c.Ways[0].End.At[0] < float64(x)) != left {
			t.Errorf("at x = %d: %+v", x, c)
		}
	}
}

// Two enemies are run into at once: it is the first of the list that is charged.
func TestOfTwoEnemiesMetAtOnce(t *testing.T) {
	for _, first := range []int{460, 540} {
		s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"units": {
			"boys": {"seat": "blue", "at": [500, 300]},
			"ants": {"seat": "red", "at": [%d, 420], "stats": {"files": 1, "ranks": 1, "base": [50, 50]}},
			"bees": {"seat": "red", "at": [%d, 420], "stats": {"files": 1, "ranks": 1, "base": [50, 50]}}}}`, first, 1000-first), dice(1))
		if err != nil {
			t.Fatal(err)
		}
		if met, _ := (play{State: &s, dice: dice(1)}).runInto(s.Armies.find("boys"), 6*Inch); met != s.Armies.find("ants") {
			t.Errorf("it meets %s", s.unitID(met))
		}
	}
}

// With its back to a wall a unit leaves an enemy before it on one side or the other: one that
// withdraws, and one that is touched and was not charged.
func TestOfTwoSidesEquallyFree(t *testing.T) {
	for x, right := range map[int32]bool{500: true, 1500: false} {
		for _, far := range []int{340, 330} { // an inch is kept, or they touch
			s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"table": [2000, 1200], "units": {
				"axes": {"seat": "blue", "at": [%[1]d, 300], "stats": {"files": 1, "ranks": 1, "base": [40, 40]}},
				"foe": {"seat": "red", "at": [%[1]d, %[4]d], "stats": {"files": 1, "ranks": 1, "base": [20, 20]}}},
				"terrain": [{"type": "impassable", "height": 1, "corners": [[%[2]d, 200], [%[3]d, 200], [%[3]d, 279.5], [%[2]d, 279.5]]}]}`, x, x-200, x+200, far), dice(1))
			if err != nil {
				t.Fatal(err)
			}
			axes, foe := s.Armies.find("axes"), s.Armies.find("foe")
			if far == 340 {
				play{State: &s}.separate(axes)
			} else {
				play{State: &s}.keepAtBay(foe, NoUnit)
			}
			if at := s.Units[axes].Pose.At; at.X == x*Millimetre || (at.X > x*Millimetre) != right {
				t.Errorf("at x = %d: it goes to %v", x, at)
			}
		}
	}
}

// A unit that is walled in cannot leave its enemy, who goes away from the side on which he
// stands. A wall bars the straight way: up is as near as down.
func TestOfTwoSidesForAnEnemyThatGivesWay(t *testing.T) {
	for x, up := range map[int32]bool{500: false, 1500: true} {
		wall := func(left, right, low, high int32) string {
			return fmt.Sprintf(`{"type": "impassable", "height": 1, "corners": [[%[1]d, %[3]d], [%[2]d, %[3]d], [%[2]d, %[4]d], [%[1]d, %[4]d]]}`, x+left, x+right, low, high)
		}
		s, err := Rules{}.ReadState(fmt.Appendf(nil, `{"table": [2000, 1200], "units": {
			"axes": {"seat": "blue", "at": [%d, 300], "stats": {"files": 1, "ranks": 1, "base": [40, 40]}},
			"foe": {"seat": "red", "at": [%d, 300], "stats": {"files": 1, "ranks": 1, "base": [20, 20]}}},
			"terrain": [%s, %s, %s, %s]}`, x, x-35, wall(-20, 200, 321, 500), wall(-20, 200, 100, 279), wall(21, 200, 279, 321), wall(-200, -46, 100, 500)), dice(1))
		if err != nil {
			t.Fatal(err)
		}
		axes, foe := s.Armies.find("axes"), s.Armies.find("foe")
		play{State: &s}.separate(axes)
		if at := s.Units[foe].Pose.At; at.Y == 300*Millimetre || (at.Y > 300*Millimetre) != up || s.Units[axes].Pose.At.X != x*Millimetre {
			t.Errorf("at x = %d: he goes to %v", x, at)
		}
	}
}
