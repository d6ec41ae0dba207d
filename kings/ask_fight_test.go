package kings

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

// clash is a Movement phase of blue: knights and bowmen before two enemies, a house that hides
// the second.
const clash = `{"table": ["48in", "48in"], "units": {
	"axes": {"seat": "blue", "at": ["24in", "14in"], "stats": {"speed": 6, "attacks": 12, "melee": 4}},
	"bows": {"seat": "blue", "at": ["44in", "14in"], "stats": {"shooting": 5, "weapons": [{"weapon": "bow"}]}},
	"mage": {"seat": "blue", "at": ["14in", "14in"], "unit": "elves/elven_mage", "options": []},
	"spears": {"seat": "red", "at": ["24in", "22in"], "stats": {"nerve": "9/11"}},
	"far": {"seat": "red", "at": ["40in", "40in"]},
	"rear": {"seat": "red", "at": ["44in", "46in"]}},
	"terrain": [{"type": "impassable", "height": 9, "corners": [["36in", "30in"], ["44in", "30in"], ["44in", "32in"], ["36in", "32in"]]}]}`

type askedCharge struct {
	Action struct {
		Kind, Unit, Target string
		With               []string
	}
	Distance, Range float64
	Face            string
	Ways            []struct {
		Unit  string
		Path  [][2]float64
		Turns []struct{ Facing float64 }
		End   struct {
			At     [2]float64
			Facing float64
		}
		Hindered bool
	}
	Checks []struct {
		En, Fr, Rule string
		OK           bool
	}
	Refused *struct{ Rule, En, Fr string }
	Odds    *askedOdds
	Sides   []struct {
		Side string
		Odds *askedOdds
	}
}

type askedOdds struct {
	Attacks []struct {
		Unit, Dice string
		Hit, Wound int
		Because    []struct{ En, Fr string }
	}
	Wounds                      []float64
	Mean, Steady, Wavers, Routs float64
}

func (o *askedOdds) whole() bool {
	sum := 0.0
	for _, chance := range o.Wounds {
		sum += chance
	}
	return math.Abs(sum-1) < 1e-4 && math.Abs(o.Steady+o.Wavers+o.Routs-1) < 1e-9
}

// The axes are 80 mm deep: their leader is at 14 in + 40 mm, the spears begin at 22 in - 40 mm.
func TestChargeIsShownBeforeItIsMade(t *testing.T) {
	c := answered[askedCharge](t, clash, Blue, `{"ask": "charge", "unit": "axes", "target": "spears"}`)
	if c.Refused != nil || c.Action.Kind != "charge" || c.Face != "front" || c.Distance != 123.2 || c.Range != 304.8 {
		t.Fatalf("got %+v", c)
	}
	if len(c.Ways) != 1 || c.Ways[0].Hindered || !alikeAll(c.Ways[0].End.At[:], []float64{609.6, 22*25.4 - 80}) || c.Ways[0].End.Facing != 90 {
		t.Errorf("it goes %+v", c.Ways)
	}
	var said []string
	for _, check := range c.Checks {
		if !check.OK || check.Fr == "" || !strings.HasPrefix(check.Rule, "kings.") {
			t.Errorf("%+v", check)
		}
		said = append(said, check.En)
	}
	if want := []string{"in front arc", "4.9″ of 12″", "in sight", "room to land", "front", "unhindered"}; !slices.Equal(said, want) {
		t.Errorf("the judge looks at %q, want %q", said, want)
	}
	// Twelve dice: half hit, half of those wound.
	if c.Odds == nil || math.Abs(c.Odds.Mean-3) > 1e-9 || !c.Odds.whole() {
		t.Fatalf("the odds are %+v", c.Odds)
	}
	if a := c.Odds.Attacks; len(a) != 1 || a[0].Dice != "12" || a[0].Hit != 4 || a[0].Wound != 4 {
		t.Errorf("the attacks are %+v", c.Odds.Attacks)
	}
}

// A pivot of just 90 degrees is not too much: the middle of a long flank lies beside the charger.
func TestChargeTurnsBy90Degrees(t *testing.T) {
	for x, facing := range map[int]float64{620: 0, 380: 180} {
		state := fmt.Sprintf(`{"units": {
			"axes": {"seat": "blue", "at": [500, 500], "stats": {"speed": 10, "files": 1, "ranks": 1, "base": [20, 20]}},
			"foe": {"seat": "red", "at": [%d, 500], "facing": 90, "stats": {"files": 1, "ranks": 10, "base": [40, 30]}}}}`, x)
		c := answered[askedCharge](t, state, Blue, `{"ask": "charge", "unit": "axes", "target": "foe"}`)
		if c.Refused != nil || len(c.Ways[0].Turns) != 1 || c.Ways[0].Turns[0].Facing != facing || len(c.Ways[0].Path) != 2 {
			t.Errorf("at x = %d: %+v", x, c)
		}
	}
}

// The side is decided by where the charger stands: what the others would be worth is told, and
// is what comes of a charge from there.
func TestOtherSidesOfAChargeAreTold(t *testing.T) {
	const state = `{"table": ["48in", "48in"], "units": {
		"axes": {"seat": "blue", "at": ["24in", "14in"], "wounds": 2, "stats": {"speed": 6, "attacks": 6, "special": {"regeneration": 4, "hydra_heads": 1, "yellow_bellied": 1}}},
		"bows": {"seat": "blue", "at": ["31in", "14in"], "stats": {"speed": 6}},
		"foe": {"seat": "red", "at": ["24in", "22in"], "facing": %d, "stats": {"nerve": "9/11", "special": {%s}}}}}`
	const question = `{"ask": "charge", "unit": "axes", "target": "foe"}`
	asked := func(facing int, special string) askedCharge {
		return answered[askedCharge](t, fmt.Sprintf(state, facing, special), Blue, question)
	}
	front, flank, rear := asked(270, ""), asked(0, ""), asked(90, "")
	if len(front.Sides) != 2 || front.Sides[0].Side != "flank" || front.Sides[1].Side != "rear" || len(flank.Sides) != 1 || flank.Sides[0].Side != "rear" || len(rear.Sides) != 0 {
		t.Fatalf("got %+v, %+v, %+v", front.Sides, flank.Sides, rear.Sides)
	}
	for _, pair := range [][2]*askedOdds{{front.Sides[0].Odds, flank.Odds}, {front.Sides[1].Odds, rear.Odds}, {flank.Sides[0].Odds, rear.Odds}} {
		if !reflect.DeepEqual(pair[0], pair[1]) {
			t.Errorf("got %+v, want %+v", pair[0], pair[1])
		}
	}
	if c := asked(270, `"individual": 1`); c.Refused != nil || c.Sides != nil {
		t.Errorf("an Individual has sides: %+v", c)
	}
	if c := answered[askedCharge](t, fmt.Sprintf(state, 270, ""), Blue, `{"ask": "charge", "unit": "axes", "target": "foe", "with": ["bows"]}`); c.Refused != nil || c.Sides != nil {
		t.Errorf("several have one side: %+v", c)
	}
}

func TestChargeIsRefusedWithTheRule(t *testing.T) {
	for question, want := range map[string][]string{
		`"unit": "bows", "target": "spears"`:                            {"kings.charge.target-in-front-arc"},
		`"unit": "axes", "target": "far"`:                               {"kings.charge.target-in-front-arc", "kings.charge.range-twice-speed"},
		`"unit": "axes", "target": "bows"`:                              {"kings.charge.single-target"},
		`"unit": "axes", "target": "spears", "with": ["axes"]`:          {"kings.charge.target-in-front-arc", "kings.charge.range-twice-speed", "kings.charge.must-see-target", "kings.order.one-order-per-unit"},
		`"unit": "axes", "target": "spears", "order": "counter_charge"`: {"kings.countercharge.if-charged-last-turn"},
	} {
		c := answered[askedCharge](t, clash, Blue, `{"ask": "charge", %s}`, question)
		var rules []string
		for i, check := range c.Checks {
			rules = append(rules, check.Rule)
			if check.OK != (i < len(c.Checks)-1) {
				t.Errorf("%s: %+v", question, c.Checks)
			}
		}
		if c.Refused == nil || c.Refused.Rule != want[len(want)-1] || !slices.Equal(rules, want) || c.Odds != nil || len(c.Ways) > 0 {
			t.Errorf("%s: got %+v of %q, want %q", question, c.Refused, rules, want)
		}
	}
}

// In the other's turn a charge is judged as if it were one's own, so that threats are seen.
func TestThreatsAreSeenInTheOthersTurn(t *testing.T) {
	for _, seat := range []game.Seat{Blue, Red} {
		c := answered[askedCharge](t, clash, seat, `{"ask": "charge", "unit": "spears", "target": "axes"}`)
		if c.Refused != nil || c.Odds == nil || len(c.Ways) != 1 {
			t.Errorf("got %+v", c)
		}
	}
}

func TestAUnitThatWasChargedCounters(t *testing.T) {
	const state = `{"table": ["48in", "48in"], "turn": 2, "active": "red", "units": {
		"axes": {"seat": "blue", "at": [609.6, 609.6], "facing": 0, "target": "spears", "face": "rear"},
		"spears": {"seat": "red", "at": [750, 609.6], "facing": 0}}}`
	c := answered[askedCharge](t, state, Red, `{"ask": "charge", "unit": "spears", "target": "axes"}`)
	if c.Refused != nil || c.Action.Kind != "counter_charge" || len(c.Checks) != 3 || c.Sides != nil {
		t.Errorf("got %+v", c)
	}
}

// Which combat comes next is decided knowing how each of them can end, all attackers together.
func TestCombatIsShownBeforeItIsFought(t *testing.T) {
	const state = `{"phase": "melee", "units": {
		"axes": {"seat": "blue", "at": [450, 500], "target": "foe", "face": "front", "stats": {"attacks": 8, "melee": 4, "files": 1, "ranks": 1, "base": [50, 80]}},
		"boys": {"seat": "blue", "at": [550, 500], "target": "foe", "face": "front", "stats": {"attacks": 4, "melee": 3, "files": 1, "ranks": 1, "base": [50, 80]}},
		"foe": {"seat": "red", "at": [500, 580], "stats": {"defence": 4}},
		"wing": {"seat": "blue", "at": [900, 500], "target": "other", "face": "rear", "stats": {"attacks": 4, "melee": 4}}, "other": {"seat": "red", "at": [900, 580], "facing": 90, "stats": {"defence": 4}}}}`
	for target, want := range map[string]struct {
		dice []string
		mean float64
	}{
		"foe":   {[]string{"8", "4"}, 2 + 4.0/3},
		"other": {[]string{"12"}, 3},
	} {
		c := answered[struct{ Odds *askedOdds }](t, state, Blue, `{"ask": "odds", "action": {"kind": "fight", "target": %q}}`, target)
		if c.Odds == nil || !c.Odds.whole() || math.Abs(c.Odds.Mean-want.mean) > 1e-9 || len(c.Odds.Attacks) != len(want.dice) {
			t.Fatalf("%s: got %+v", target, c.Odds)
		}
		for i, dice := range want.dice {
			if c.Odds.Attacks[i].Dice != dice {
				t.Errorf("%s: got %+v", target, c.Odds.Attacks)
			}
		}
	}
	for action, rule := range map[string]string{
		`{"kind": "fight", "target": "axes"}`: "kings.melee.one-combat-per-charged-enemy",
		`{"kind": "done"}`:                    "kings.melee.resolve-combats-one-by-one",
	} {
		c := answered[struct {
			Refused *struct{ Rule string }
			Odds    *askedOdds
		}](t, state, Blue, `{"ask": "odds", "action": %s}`, action)
		if c.Refused == nil || c.Refused.Rule != rule || c.Odds != nil {
			t.Errorf("%s: got %+v, want %s", action, c, rule)
		}
	}
}

type askedShot struct {
	Action struct {
		Kind   string
		Weapon int
		Spell  string
	}
	Distance, Range float64
	Cover           struct {
		Share float64
		By    []any
	}
	Line    [][2]float64
	Refused *struct{ Rule, En, Fr string }
	Odds    *askedOdds
}

// butts is a Shooting phase of blue: bowmen 10 in before their target, of whose side a hedge
// hides the left half or less.
func butts(hedge string) string {
	return `{"table": ["48in", "48in"], "phase": "shoot", "units": {
		"bows": {"seat": "blue", "at": [600, 300], "stats": {"attacks": 10, "shooting": 4, "weapons": [{"weapon": "bow"}]}},
		"spears": {"seat": "red", "at": [600, 600]}},
		"terrain": [{"type": "obstacle", "height": 1, "corners": [` + hedge + `]}]}`
}

func TestShotIsShownBeforeItIsMade(t *testing.T) {
	for _, tt := range []struct {
		hedge string
		share float64
		hit   int
	}{
		{`[600, 540], [650, 540], [650, 550], [600, 550]`, 0.5, 5},
		{`[610, 540], [700, 540], [700, 550], [610, 550]`, 0.39, 4},
		{`[700, 540], [750, 540], [750, 550], [700, 550]`, 0, 4},
	} {
		c := answered[askedShot](t, butts(tt.hedge), Blue, `{"ask": "shot", "unit": "bows", "target": "spears"}`)
		if c.Refused != nil || c.Distance != 220 || c.Range != 609.6 || c.Odds == nil || !c.Odds.whole() {
			t.Fatalf("got %+v", c)
		}
		if math.Abs(c.Cover.Share-tt.share) > 0.01 || (len(c.Cover.By) > 0) != (tt.share > 0) || c.Odds.Attacks[0].Hit != tt.hit {
			t.Errorf("%s: cover %+v, %+v", tt.hedge, c.Cover, c.Odds.Attacks)
		}
		if !slices.Equal(c.Line, [][2]float64{{600, 340}, {600, 560}}) {
			t.Errorf("the line is %v", c.Line)
		}
	}
}

func TestAPriceOfAChargeIsToldAsAWarning(t *testing.T) {
	for hedge, want := range map[string]bool{
		`[550, 420], [650, 420], [650, 430], [550, 430]`: true,
		`[100, 420], [200, 420], [200, 430], [100, 430]`: false,
	} {
		type checked struct {
			Checks []struct {
				Rule      string
				OK, Warns bool
			}
		}
		c := answered[checked](t, strings.Replace(butts(hedge), `"phase": "shoot", `, "", 1), Blue, `{"ask": "charge", "unit": "bows", "target": "spears"}`)
		for _, check := range c.Checks {
			if !check.OK || check.Warns != (want && check.Rule == string(ruleHinderedMinus1ToHit)) {
				t.Errorf("over %s: %+v", hedge, check)
			}
		}
		if len(c.Checks) != 6 {
			t.Errorf("over %s: %+v", hedge, c.Checks)
		}
	}
}

func TestShotIsRefusedWithTheRule(t *testing.T) {
	for question, rule := range map[string]string{
		`"unit": "bows", "target": "rear"`:                     "kings.shoot.target-in-range",
		`"unit": "bows", "target": "far"`:                      "kings.shoot.target-in-line-of-sight",
		`"unit": "bows", "target": "spears"`:                   "kings.shoot.target-in-arc",
		`"unit": "axes", "target": "spears"`:                   "kings.profile.shooting-dash-means-none",
		`"unit": "bows", "target": "axes"`:                     "kings.shoot.single-enemy-target",
		`"unit": "bows", "target": "spears", "spell": "surge"`: "kings.spell.is-a-ranged-attack",
		`"unit": "bows", "target": "spears", "weapon": 1`:      "kings.profile.shooting-dash-means-none",
	} {
		c := answered[askedShot](t, clash, Blue, `{"ask": "shot", %s}`, question)
		if c.Refused == nil || c.Refused.Rule != rule || c.Odds != nil {
			t.Errorf("%s: got %+v, want %s", question, c.Refused, rule)
		}
	}
}

func TestTargetsTellWhomAUnitReaches(t *testing.T) {
	type targets struct {
		Charges, Shots []struct {
			Target, Spell string
			Weapon        *int
			Distance      float64
			Refused       *struct{ Rule string }
		}
	}
	got := answered[targets](t, clash, Blue, `{"ask": "targets", "unit": "axes"}`)
	if len(got.Charges) != 3 || len(got.Shots) != 0 {
		t.Fatalf("got %+v", got)
	}
	for _, c := range got.Charges {
		if c.Target == "spears" && (c.Refused != nil || c.Distance != 123.2) || c.Target == "far" && c.Refused == nil {
			t.Errorf("got %+v", c)
		}
	}
	got = answered[targets](t, clash, Blue, `{"ask": "targets", "unit": "mage"}`)
	friends := 0
	for _, c := range got.Shots {
		if c.Spell == "" {
			t.Errorf("the mage shoots: %+v", c)
		}
		if c.Target == "axes" {
			friends++
		}
	}
	if friends == 0 || len(got.Shots) == 0 {
		t.Errorf("the mage heals nobody: %+v", got.Shots)
	}
}

func TestUnitTellsWhatItSees(t *testing.T) {
	type about struct {
		Orders []struct {
			Kind    string
			Refused *struct{ Rule string }
		}
		Reach  map[string]float64
		Leader [2]float64
		Arcs   map[string][][2]float64
		Charge [][2]float64
		Shots  []struct {
			Weapon *int
			Range  float64
			Area   [][2]float64
		}
		Seen []struct {
			Unit   string
			InArc  bool
			Barred []any
		}
	}
	a := answered[about](t, clash, Blue, `{"ask": "unit", "unit": "bows"}`)
	if a.Leader != [2]float64{44 * 25.4, 14*25.4 + 40} || a.Reach["advance"] != 127 || a.Reach["charge"] != 254 || a.Reach["back"] != 63.5 {
		t.Errorf("got %+v, %v", a.Leader, a.Reach)
	}
	for _, o := range a.Orders {
		if (o.Refused != nil) != (o.Kind == "counter_charge") {
			t.Errorf("order %+v", o)
		}
	}
	if len(a.Orders) != 8 || len(a.Shots) != 1 || a.Shots[0].Range != 609.6 || len(a.Shots[0].Area) < 8 || len(a.Charge) < 8 {
		t.Errorf("got %d orders, %+v", len(a.Orders), a.Shots)
	}
	for _, s := range a.Seen {
		switch s.Unit {
		case "far":
			if !s.InArc || !slices.Equal(s.Barred, []any{0.0}) {
				t.Errorf("the house does not hide: %+v", s)
			}
		case "spears":
			if s.InArc || len(s.Barred) > 0 {
				t.Errorf("got %+v", s)
			}
		}
	}
	// The four arcs share the table among them, but for the base.
	sum := 0.0
	for _, arc := range a.Arcs {
		sum += areaOf(arc)
	}
	if want := 1219.2*1219.2 - 100*80; math.Abs(sum-want) > 100 {
		t.Errorf("the arcs cover %v of %v", sum, want)
	}
	there := answered[about](t, clash, Blue, `{"ask": "unit", "unit": "bows", "pose": {"at": [1016, 500], "facing": 90}}`)
	if there.Leader != [2]float64{1016, 540} {
		t.Errorf("got %v", there.Leader)
	}
	others := answered[about](t, clash, Red, `{"ask": "unit", "unit": "spears"}`)
	if others.Orders[0].Refused == nil || others.Reach["charge"] != 254 {
		t.Errorf("got %+v", others)
	}
}

// areaOf is the area of a polygon.
func areaOf(corners [][2]float64) float64 {
	sum := 0.0
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		sum += p[0]*q[1] - p[1]*q[0]
	}
	return sum / 2
}

func TestMeasureIsFromEdgeToEdge(t *testing.T) {
	type answer struct {
		MM       float64
		From, To [2]float64
	}
	for question, want := range map[string]answer{
		`"from": [0, 0], "to": [30, 40]`:          {50, [2]float64{0, 0}, [2]float64{30, 40}},
		`"from": "axes", "to": [609.6, 495.6]`:    {100, [2]float64{609.6, 395.6}, [2]float64{609.6, 495.6}},
		`"from": [609.6, 495.6], "to": "axes"`:    {100, [2]float64{609.6, 495.6}, [2]float64{609.6, 395.6}},
		`"from": "bows", "to": "axes"`:            {408, [2]float64{1067.6, 395.6}, [2]float64{659.6, 395.6}},
		`"from": {"piece": 0}, "to": [1016, 700]`: {62, [2]float64{1016, 762}, [2]float64{1016, 700}},
		`"from": "far", "to": {"piece": 0}`:       {163.2, [2]float64{966, 976}, [2]float64{966, 812.8}},
	} {
		if got := answered[answer](t, clash, Blue, `{"ask": "measure", %s}`, question); got != want {
			t.Errorf("%s: got %v want %v", question, got, want)
		}
	}
}

func TestRosterTellsWhatNeverChanges(t *testing.T) {
	type roster struct {
		Units map[string]struct {
			En, Fr, Type, Size, Attacks string
			Army                        struct{ ID, En, Fr string }
			Hero, Individual            bool
			Width, Depth                float64
			Speed, Melee, Shooting      int
			Nerve                       [2]*int
			Points                      int
			Special                     []struct {
				ID, En, Fr string
				N          int
				Text       struct{ En, Fr string }
			}
			Spells  []struct{ ID, En string }
			Weapons []struct {
				ID     string
				Weapon int
				Range  int
			}
		}
		Zones    map[string][][2]float64
		Scenario struct {
			ID, En, Fr string
			Score      map[string]int
		}
		Box []struct {
			ID      string
			Corners [][2]float64
			Types   []string
		}
	}
	r := answered[roster](t, clash, Blue, `{"ask": "roster"}`)
	spears := r.Units["spears"]
	if spears.Width != 100 || spears.Depth != 80 || *spears.Nerve[0] != 9 || *spears.Nerve[1] != 11 || spears.Attacks != "12" || spears.Size != "regiment" || spears.Army.ID != "kingdoms_of_men" {
		t.Errorf("got %+v", spears)
	}
	for id, u := range r.Units {
		for _, special := range u.Special {
			if strings.Contains(special.En, "(n") || special.Text.Fr == "" {
				t.Errorf("%s has %+v", id, special)
			}
		}
	}
	mage := r.Units["mage"]
	if !mage.Hero || !mage.Individual || len(mage.Spells) == 0 || strings.Contains(mage.Spells[0].En, "(n") || mage.Size != "" || mage.En == mage.Fr {
		t.Errorf("got %+v", mage)
	}
	if bows := r.Units["bows"]; len(bows.Weapons) != 1 || bows.Weapons[0].ID != "bow" || bows.Weapons[0].Range != 24 {
		t.Errorf("got %+v", bows)
	}
	if zone := r.Zones["red"]; len(zone) != 4 || zone[0] != [2]float64{0, 914.4} || zone[2] != [2]float64{1219.2, 1219.2} {
		t.Errorf("red's zone is %v", zone)
	}
	if r.Scenario.ID != "kill" || r.Scenario.Score["blue"] != 0 || len(r.Box) != len(Standard().Templates) || len(r.Box[0].Types) < 4 {
		t.Errorf("got %+v", r.Scenario)
	}
}
