package kings

import (
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/odds"
)

// anyUnit writes a random unit of any army list, with or without an artefact.
func anyUnit(rng *rand.Rand, seat string, at [2]int, facing int) map[string]any {
	c := Standard()
	u := &c.Units[rng.IntN(len(c.Units))]
	p := &u.Profiles[rng.IntN(len(u.Profiles))]
	doc := map[string]any{
		"seat": seat, "unit": c.Armies[p.Army].ID + "/" + u.ID, "at": at, "facing": facing, "wounds": rng.IntN(9) * rng.IntN(2),
	}
	if must := firstOptions(u); must != nil {
		doc["options"] = must
	}
	if p.Size != 0 {
		doc["size"] = army.SizeIDs[p.Size]
	}
	if rng.IntN(2) == 0 {
		doc["artefact"] = army.ArtefactIDs[1+rng.IntN(len(army.ArtefactIDs)-1)]
	}
	if rng.IntN(4) == 0 {
		doc["did"] = []string{"chanted"}
	}
	return doc
}

// firstOptions are the first of each group of which one must be taken.
func firstOptions(u *army.Unit) (ids []string) {
	for i, o := range u.Options {
		if g := o.Group; g >= 0 && u.Groups[g].Min > 0 && (i == 0 || u.Options[i-1].Group != g) {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// anyField reads a random position: three units a side, near each other, some of them with
// their flank or rear to the enemy. It is false if such units cannot stand so.
func anyField(t *testing.T, rng *rand.Rand, phase string) (State, bool) {
	t.Helper()
	units := map[string]any{}
	for i := range 3 {
		x := 400 + 400*i
		units[fmt.Sprint("blue", i)] = anyUnit(rng, "blue", [2]int{x + rng.IntN(100), 350}, 90)
		units[fmt.Sprint("red", i)] = anyUnit(rng, "red", [2]int{x + rng.IntN(100), 620 + rng.IntN(60)}, []int{270, 270, 0, 90, 180}[rng.IntN(5)])
	}
	text, err := json.Marshal(map[string]any{"phase": phase, "units": units, "terrain": []any{map[string]any{
		"type": "obstacle", "height": 1, "corners": [][2]int{{350, 480}, {700, 480}, {700, 490}, {350, 490}},
	}}})
	if err != nil {
		t.Fatal(err)
	}
	s, err := Rules{}.ReadState(text, game.NewDice(game.SeedFrom(1, 1)))
	return s, err == nil && Rules{}.Audit(&s) == nil
}

// What came of an attack.
type upshot struct {
	hits, wounds, left int
	shed               int // by all attackers
	outcome            Outcome
}

// carryOut plays an attack once, up to the Nerve test of its target and its next order.
func carryOut(s State, seat game.Seat, a Action, dice *game.Dice) upshot {
	var story game.Story
	p := play{State: &s, dice: dice, story: &story}
	target, before := a.Target, int(s.Units[a.Target].Wounds)
	switch a.Kind {
	case GiveOrder:
		p.charge(&a)
		p.disarm(target)
		story = game.Story{}
		p.fight(seat, target)
		p.combat(p.Stack.Top())
	case Fight:
		p.fight(seat, target)
		p.combat(p.Stack.Top())
	case TestNerve:
	default:
		p.shoot(seat, &a)
	}
	u := upshot{wounds: int(s.Units[target].Wounds) - before}
	for _, e := range story.Events() {
		switch e.Kind {
		case eventShot, eventStruck:
			u.hits += int(e.Args[2])
		case eventCast:
			u.hits += int(e.Args[3])
		case eventHealed:
			u.shed += int(e.Args[1])
		}
	}
	story = game.Story{}
	if s.Units[target].Did&Hurt != 0 {
		p.test(target)
	}
	for _, e := range story.Events() {
		if e.Kind == eventNerve {
			u.outcome = [conditions]Outcome{Wavering: Wavers}[e.Args[3]]
		}
	}
	if s.Units[target].Condition == Routed {
		u.outcome = Routs
		return u
	}
	p.ordered(target)
	u.left = int(s.Units[target].Wounds)
	return u
}

// attacksOf lists attacks that may be made from a state, of each kind some.
func attacksOf(s *State, rng *rand.Rand) []Action {
	var all []Action
	for _, a := range (Rules{}).Options(s, Blue, nil) {
		harms := a.Kind == ShootAt && int(a.N) < shotStaff || a.Kind == CastAt && (army.Spell(a.N) == army.Fireball || army.Spell(a.N) == army.LightningBolt)
		if harms || a.Kind == GiveOrder && Order(a.N) == Charge {
			all = append(all, a)
		}
	}
	rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	several := slices.IndexFunc(all, func(a Action) bool { return a.With[0] != NoUnit })
	if several > 0 {
		all[0], all[several] = all[several], all[0]
	}
	return all[:min(len(all), 2)]
}

// TestForecastsComeTrue plays attacks of random units of all armies many times each. What
// comes of them differs from what was forecast by less than six standard errors, which is
// exceeded once in five hundred million times; the seeds are fixed.
func TestForecastsComeTrue(t *testing.T) {
	const games = 600
	fields := 150
	if testing.Short() {
		fields = 30
	}
	rng := rand.New(rand.NewPCG(4, 2))
	dice := game.NewDice(game.SeedFrom(11, 1))
	charges, shots, several := 0, 0, 0
	for field := 0; field < fields; {
		s, ok := anyField(t, rng, []string{"move", "shoot"}[field%2])
		if !ok {
			continue
		}
		field++
		for _, a := range attacksOf(&s, rng) {
			what := fmt.Sprintf("field %d, %s at %s", field, s.unitID(a.Unit), s.unitID(a.Target))
			switch attackers := comesTrue(t, what, s, a, dice, games); {
			case a.Kind != GiveOrder:
				shots++
			case attackers > 1:
				several++
				fallthrough
			default:
				charges++
			}
			after, next := firstHalf(s, a, dice)
			comesTrue(t, what+", then", after, next, dice, games)
		}
	}
	if !testing.Short() && (charges < 60 || shots < 25 || several < 10) {
		t.Errorf("only %d charges, %d of them by several, and %d shots", charges, several, shots)
	}
}

// firstHalf plays the first half of an attack: the charge, before its combat, or the shot, before
// the Nerve test.
func firstHalf(s State, a Action, dice *game.Dice) (State, Action) {
	p := play{State: &s, dice: dice}
	if a.Kind == GiveOrder {
		p.charge(&a)
		p.disarm(a.Target)
		return s, Action{Kind: Fight, Target: a.Target}
	}
	p.shoot(Blue, &a)
	return s, Action{Kind: TestNerve, Target: a.Target}
}

// comesTrue forecasts an attack and plays it many times. It returns how many units make it.
func comesTrue(t *testing.T, what string, s State, a Action, dice *game.Dice, games int) int {
	t.Helper()
	f, ok := s.Forecast(a)
	if !ok {
		t.Errorf("%s, %+v: no forecast", what, a)
		return 0
	}
	var all []upshot
	for n := range games {
		dice.At(n)
		all = append(all, carryOut(s, enemyOf(s.Armies.Seat(a.Target)), a, dice))
	}
	cameTrue(t, fmt.Sprintf("%s, %+v", what, f.Assault), &f.Odds, all)
	return len(f.Attackers)
}

// cameTrue compares what came of an attack with its odds.
func cameTrue(t *testing.T, what string, o *Odds, all []upshot) {
	t.Helper()
	n := float64(len(all))
	mean := func(name string, d odds.Dist, of func(upshot) int) {
		sum := 0
		for _, u := range all {
			sum += of(u)
		}
		if off := math.Abs(float64(sum)/n - d.Mean()); off > 6*d.Deviation()/math.Sqrt(n)+1e-9 {
			t.Errorf("%s: mean of %s %v, came to %v", what, name, d.Mean(), float64(sum)/n)
		}
		if math.Abs(d.Total()-1) > 1e-9 {
			t.Errorf("%s: %s add up to %v", what, name, d.Total())
		}
	}
	mean("hits", o.Hits, func(u upshot) int { return u.hits })
	mean("wounds", o.Wounds, func(u upshot) int { return u.wounds })
	shed, spread, came := 0.0, 0.0, 0
	for _, d := range o.Shed {
		shed += d.Mean()
		spread += d.Deviation()
	}
	for _, u := range all {
		came += u.shed
	}
	if math.Abs(float64(came)/n-shed) > 6*spread/math.Sqrt(n)+1e-9 {
		t.Errorf("%s: mean of what is shed %v, came to %v", what, shed, float64(came)/n)
	}
	share := func(name string, p float64, of func(upshot) bool) {
		count := 0
		for _, u := range all {
			if of(u) {
				count++
			}
		}
		if off := math.Abs(float64(count)/n - p); off > 6*math.Sqrt(max(p*(1-p), 2/n)/n) {
			t.Errorf("%s: %s %v, came to %v", what, name, p, float64(count)/n)
		}
	}
	for outcome := range outcomes {
		share(fmt.Sprint("outcome ", outcome), o.Chance(outcome), func(u upshot) bool { return u.outcome == outcome })
	}
	for wounds, p := range o.Wounds {
		share(fmt.Sprint("wounds ", wounds), p, func(u upshot) bool { return u.wounds == wounds })
	}
	for outcome := range Routs {
		for left, p := range o.Left[outcome] {
			share(fmt.Sprint("left ", left, " of ", outcome), p, func(u upshot) bool { return u.outcome == outcome && u.left == left })
		}
	}
}
