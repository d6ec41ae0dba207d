package battles

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
)

// described works out an attack that flags describe, as the command line has them.
func described(t *testing.T, flags string) *attackOdds {
	t.Helper()
	o, err := Rules{}.Odds(flagsOf(flags))
	if err != nil {
		t.Fatalf("%s: %v", flags, err)
	}
	for _, lang := range []game.Lang{game.English, game.French} {
		if tables, err := o.Tables(lang); err != nil || len(tables) < 3 {
			t.Errorf("%s: %d tables, %v", flags, len(tables), err)
		}
	}
	d, ok := o.Document(game.English).(*attackOdds)
	if !ok {
		t.Fatalf("%s: %T", flags, o.Document(game.English))
	}
	if _, err := json.Marshal(d); err != nil {
		t.Errorf("%s: %v", flags, err)
	}
	return d
}

func flagsOf(flags string) map[string][]string {
	given := map[string][]string{}
	last := ""
	for word := range strings.FieldsSeq(flags) {
		if name, ok := strings.CutPrefix(word, "--"); ok {
			last = name
			given[last] = []string{""}
		} else {
			given[last] = []string{word}
		}
	}
	return given
}

func nearly(a, b float64) bool { return math.Abs(a-b) < 1e-12 }

// choose is how many ways there are to take k of n.
func choose(n, k int) float64 {
	c := 1.0
	for i := range k {
		c = c * float64(n-i) / float64(i+1)
	}
	return c
}

func TestOddsOfPlainAttacksFollowTheFormula(t *testing.T) {
	for _, c := range []struct {
		flags string
		dice  int
		hits  float64 // sides of the die
	}{
		{"--dice 3 --target green", 3, 4},
		{"--dice 4 --target blue", 4, 3},
		{"--dice 2 --target red", 2, 2},
		{"--dice 3 --target green --class cavalry", 3, 3},
		{"--dice 3 --target green --class cavalry --by cavalry", 3, 4},
		{"--dice 3 --target green --no-valour", 3, 3},
		{"--dice 3 --target green --armour", 3, 3},
		{"--dice 4 --target red --armour", 4, 1},
		{"--dice 3 --target blue --by ranged", 3, 3},
		{"--dice 3 --target blue --parting-blow", 3, 3},
	} {
		d := described(t, c.flags+" --figures 8")
		for k, got := range d.On.Lost {
			want := choose(c.dice, k) * math.Pow(c.hits/8, float64(k)) * math.Pow(1-c.hits/8, float64(c.dice-k))
			if k > c.dice {
				want = 0
			}
			if !nearly(got, want) {
				t.Errorf("%s: %d figures lost with %v, want %v", c.flags, k, got, want)
			}
		}
		back := 1 - math.Pow(7.0/8, float64(c.dice))
		if d.Kind == attackNames[partingBlow] {
			back = 0
		}
		if !nearly(d.On.Back, back) {
			t.Errorf("%s: driven back with %v, want %v", c.flags, d.On.Back, back)
		}
	}
}

func TestOddsOfFlankAttacksAreThoseOfTheDesign(t *testing.T) {
	d := described(t, "--dice 3 --target green --class cavalry --by cavalry --figures 3 --flank")
	percent := func(p float64) float64 { return math.Round(1000*p) / 10 }
	got := []float64{percent(d.On.Destroyed), percent(d.On.Back), percent(d.On.Holds)}
	for i, want := range []float64{35.0, 31.7, 33.3} {
		if got[i] != want {
			t.Errorf("destroyed, driven back, holds: got %v", got)
		}
	}
	if !d.Reroll.Tied || d.Reroll.Chosen["green"] != 0 {
		t.Errorf("symbols rolled again: %+v", d.Reroll)
	}
	d = described(t, "--dice 0 --target green --counter 2 --own blue --own-figures 3 --own-stalwart --own-room 0")
	got = []float64{percent(d.Answer.Lost[0]), percent(d.Answer.Lost[1]), percent(d.Answer.Lost[2])}
	for i, want := range []float64{37.5, 48.4, 14.1} {
		if got[i] != want {
			t.Errorf("figures lost by the answer: got %v", got)
		}
	}
}

// The worked examples of the rulebook that are about dice.
func TestOddsOfTheRulebook(t *testing.T) {
	at := func(flags string, rolled Tally) (hits int) {
		t.Helper()
		var k sketch
		for _, f := range sketchFlags {
			if v, ok := flagsOf(flags)[f.Name]; ok {
				if err := f.set(&k, v[0]); err != nil {
					t.Fatal(err)
				}
			}
		}
		s := k.layOut()
		return s.hitsOf(meleeAttack, sketchedBy, sketchedOn, rolled)
	}
	if n := at("--dice 3 --target green", Tally{GreenShield: 1, BlueShield: 1, Valour: 1}); n != 2 {
		t.Errorf("valour, green and blue shield against green infantry: %d hits, want 2", n)
	}
	if n := at("--dice 2 --target blue --class cavalry", Tally{RedShield: 1, Valour: 1}); n != 0 {
		t.Errorf("valour and red shield against blue cavalry: %d hits, want 0", n)
	}
	// Jaime's full unit: three figures and then three hits in the same attack.
	d := described(t, "--dice 6 --target red --capture 3 --room 0")
	// All six dice must be hits, or flags that find no way back.
	if want := math.Pow(3.0/8, 6); !nearly(d.On.Captured, want) {
		t.Errorf("a full unit with capture value 3 is captured with %v, want %v", d.On.Captured, want)
	}
	if d := described(t, "--dice 5 --target red --capture 3 --room 0"); d.On.Captured != 0 {
		t.Errorf("five dice capture a full unit with capture value 3: %v", d.On.Captured)
	}
	// Alone, two hits are lost.
	d = described(t, "--dice 3 --target red --capture 3 --figures 1")
	if want := math.Pow(2.0/8, 3); !nearly(d.On.Captured, want) || !nearly(d.On.Lost[0], 1-want) {
		t.Errorf("a lone commander is captured with %v, want %v", d.On.Captured, want)
	}
	// Cover 1 and Endurance 1 ignore two hits.
	d = described(t, "--dice 3 --target green --capture 3 --cover --endurance --figures 4")
	if want := math.Pow(4.0/8, 3); !nearly(d.On.Lost[1], want) || d.On.Lost[2] != 0 || d.Ignores != 2 {
		t.Errorf("with Cover 1 and Endurance 1: %+v", d.On)
	}
	// One rear hex is held, the other a river: one hit for one morale result.
	d = described(t, "--dice 1 --target green --room 0")
	if !nearly(d.On.Lost[1], 5.0/8) || d.On.Back != 0 || !nearly(d.On.Blocked, 1.0/8) {
		t.Errorf("without a way back: %+v", d.On)
	}
	// Stalwart ignores the first morale result.
	d = described(t, "--dice 2 --target red --stalwart")
	if want := 1.0 / 64; !nearly(d.On.Back, want) {
		t.Errorf("a Stalwart unit is driven back by two dice with %v, want %v", d.On.Back, want)
	}
	// War Dogs: valour is a hit and morale a step, whatever the target.
	d = described(t, "--war-dogs --target red --armour --cover --stalwart --figures 8")
	sum := 1.0 / 8 // valour
	for rank, sides := range [...]float64{3, 2, 1} {
		dice := rank + 2
		none := math.Pow(7.0/8, float64(dice)) + float64(dice)/8*math.Pow(7.0/8, float64(dice-1)) // one is ignored by Cover
		sum += sides / 8 * (1 - none)
	}
	if got := 1 - d.On.Lost[0]; !nearly(got, sum) {
		t.Errorf("War Dogs take figures with %v, want %v", got, sum)
	}
}

func TestOddsRefuseWhatIsNoAttack(t *testing.T) {
	for flags, want := range map[string]string{
		"":                                  "missing flags",
		"--dice 3":                          "missing flags",
		"--dice x --target green":           "not a whole number",
		"--dice 10 --target green":          "is from 0 to 9",
		"--dice 3 --target yellow":          "there is no rank",
		"--dice 3 --target red --endurance": "needs --capture",
		"--dice 3 --target red --war-dogs":  "rolled for",
		"--dice 7 --target red --counter 4": "10 at most",
		"--dice 3 --target red --by ranged --counter 2": "melee",
		"--target red --war-dogs --parting-blow":        "one kind of attack too many",
	} {
		_, err := Rules{}.Odds(flagsOf(flags))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want something about %q", flags, err, want)
		}
	}
}

func TestForecasterTellsOfLegalAttacksOnly(t *testing.T) {
	r := rand.New(rand.NewPCG(31, 32))
	fires := 0
	for fires < 5 {
		s, list := brawl(t, r)
		for _, a := range (Rules{}).Options(&s, s.Waits.Who.First(), nil) {
			o := Rules{}.Forecast(&s, a)
			attack := a.Kind == AttackUnit || a.Kind == LooseDogs
			fire := a.Kind == Scorch || a.Kind == Douse
			if (o != nil) != (attack || fire) {
				t.Fatalf("%s: got %v", actionNames[a.Kind], o)
			}
			if !fire {
				continue
			}
			fires++
			d := o.Document(game.English).(*burnOdds)
			sum := 0.0
			for _, p := range d.Fire {
				sum += p
			}
			if sum != 1 {
				t.Errorf("%+v adds up to %g", d, sum)
			}
			if _, err := o.Tables(game.French); err != nil {
				t.Error(err)
			}
		}
		a := list[0]
		a.Target = a.Unit
		if o := (Rules{}).Forecast(&s, a); o != nil {
			t.Errorf("a unit that attacks itself: %v", o)
		}
	}
}

func TestFiresAreLitAsForetold(t *testing.T) {
	r := rand.New(rand.NewPCG(41, 42))
	for done := 0; done < 3; {
		s := melee(t, r)
		for _, a := range (Rules{}).Options(&s, s.Waits.Who.First(), nil) {
			if a.Kind != Scorch || s.scorchDice(a.Unit, nil) > 3 {
				continue
			}
			done++
			d := s.forecastScorch(a.Unit, a.Hex)
			got := make([]float64, len(d.Fire))
			var try func(script []int)
			try = func(script []int) {
				if len(script) < d.Dice {
					for v := 1; v <= 8; v++ {
						try(append(script[:len(script):len(script)], v))
					}
					return
				}
				after := s
				Rules{}.Apply(&after, after.Waits.Who.First(), a, game.Script(script...), nil)
				got[after.Tiles[a.Hex].Fire] += math.Pow(8, -float64(d.Dice))
			}
			try(nil)
			for k := range got {
				if got[k] != d.Fire[k] {
					t.Errorf("fire %d with %v, told %v", k, got[k], d.Fire[k])
				}
			}
		}
	}
}
