package game_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// rolls returns n rolls of an action.
func rolls(d *game.Dice, action, n int, label game.Label) []int {
	d.At(action)
	var got []int
	for range n {
		got = append(got, d.Die(label, 6))
	}
	return got
}

func TestDiceDependOnSeedActionLabelAndCountOnly(t *testing.T) {
	seed := game.SeedFrom(1, 1)
	first := rolls(game.NewDice(seed), 3, 40, 7)
	d := game.NewDice(seed)
	rolls(d, 9, 5, 1) // other actions before do not matter
	if again := rolls(d, 3, 40, 7); !slices.Equal(first, again) {
		t.Errorf("the same action rolls %v, then %v", first, again)
	}
	for what, other := range map[string][]int{
		"another seed":   rolls(game.NewDice(game.SeedFrom(1, 2)), 3, 40, 7),
		"another action": rolls(game.NewDice(seed), 4, 40, 7),
		"another label":  rolls(game.NewDice(seed), 3, 40, 8),
		"entropy":        rolls(game.NewDice(seed, "x"), 3, 40, 7),
	} {
		if slices.Equal(first, other) {
			t.Errorf("%s rolls the same", what)
		}
	}
	if slices.Equal(rolls(game.NewDice(seed, "ab", "c"), 1, 40, 1), rolls(game.NewDice(seed, "a", "bc"), 1, 40, 1)) {
		t.Error("entropy of two players runs together")
	}
}

// TestDiceAreKnown pins the dice down: logs of years ago must verify.
func TestDiceAreKnown(t *testing.T) {
	got := rolls(game.NewDice(game.SeedFrom(42, 0), "salt"), 1, 12, 2)
	if want := []int{6, 3, 1, 5, 2, 3, 5, 6, 2, 3, 2, 2}; !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestDiceAreFair(t *testing.T) {
	d := game.NewDice(game.SeedFrom(5, 5))
	weights := []uint8{1, 0, 3, 2}
	var die [7]float64
	var picked [4]float64
	const n = 60_000
	for i := range n {
		d.At(i)
		die[d.Die(1, 6)]++
		picked[d.Pick(2, weights)]++
	}
	chi := 0.0
	for _, c := range die[1:] {
		chi += (c - n/6) * (c - n/6) / (n / 6)
	}
	if chi > 20.5 { // one in a thousand with five degrees of freedom
		t.Errorf("the die shows %v: chi square %.1f", die[1:], chi)
	}
	for i, w := range weights {
		want := n * float64(w) / 6
		if math.Abs(picked[i]-want) > 5*math.Sqrt(want+1) {
			t.Errorf("index %d was picked %v times, want about %v", i, picked[i], want)
		}
	}
}

func TestSeedIsCommittedTo(t *testing.T) {
	s := game.NewSeed()
	if s == game.NewSeed() {
		t.Error("two seeds are equal")
	}
	back, err := game.ParseSeed(s.String())
	if err != nil || back != s || back.Commitment() != s.Commitment() {
		t.Errorf("seed %s reads back as %s, %v", s, back, err)
	}
	if s.Commitment() == s.String() || s.Commitment() == game.SeedFrom(1, 1).Commitment() {
		t.Error("the commitment tells the seed, or nothing")
	}
	for _, bad := range []string{"", "12", strings.Repeat("x", 64), s.String() + "00"} {
		if _, err := game.ParseSeed(bad); err == nil {
			t.Errorf("%q passes for a seed", bad)
		}
	}
}

func TestScriptedDice(t *testing.T) {
	d := game.Script(4, 2, 1)
	if a, b := d.Die(1, 6), d.Pick(1, []uint8{0, 1, 1}); a != 4 || b != 2 || d.Err() != nil {
		t.Errorf("got %d, %d, %v", a, b, d.Err())
	}
	if got := d.Sides(); !slices.Equal(got, []int{6, 0}) {
		t.Errorf("a die and a pick have sides %v", got)
	}
	if left := d.Left(); !slices.Equal(left, []int{1}) {
		t.Errorf("left are %v", left)
	}
	if got := d.Rolled(); !slices.Equal(got, []int{4, 2}) {
		t.Errorf("rolled were %v", got)
	}
	for what, d := range map[string]*game.Dice{"too few": game.Script(), "shows 7": game.Script(7)} {
		if v := d.Die(1, 6); v < 1 || v > 6 || d.Err() == nil || !strings.Contains(d.Err().Error(), what) {
			t.Errorf("rolls %d with error %v, want one with %q", v, d.Err(), what)
		}
	}
	d = game.Script(0)
	if v := d.Pick(1, []uint8{0, 5}); v != 1 || d.Err() == nil {
		t.Errorf("picks %d with error %v from what has no weight", v, d.Err())
	}
}

// TestScriptHalts: dice that halt say how many are missing of the roll under way, and nothing is
// rolled after them.
func TestScriptHalts(t *testing.T) {
	for _, tt := range []struct {
		name   string
		roll   func(d *game.Dice)
		due    int
		number int
	}{
		{"a die alone", func(d *game.Dice) { d.Die(1, 6); d.Die(1, 6); d.Die(1, 6) }, 1, 3},
		{"a roll of five", func(d *game.Dice) {
			d.Due(5)
			for range 5 {
				d.Die(1, 6)
			}
		}, 3, 3},
		{"a die after a roll", func(d *game.Dice) { d.Due(2); d.Die(1, 6); d.Die(1, 6); d.Die(2, 6) }, 1, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			d := game.Script(4, 5).Halt()
			defer func() {
				wrong, ok := recover().(*game.ScriptError)
				if !ok || wrong.Due != tt.due || wrong.Number != tt.number || len(d.Rolled()) != 2 {
					t.Errorf("got %+v after %v, want %d missing from number %d on", wrong, d.Rolled(), tt.due, tt.number)
				}
			}()
			tt.roll(d)
		})
	}
}
