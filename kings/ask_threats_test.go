package kings

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

type askedThreats struct {
	Threats []struct {
		Unit, Face string
		Distance   float64
	}
}

// Speed 5 charges 10 inches, from the leader to the base: the enemy's front is at 27.4 inches,
// so that a unit whose front is at 17.4 is just within reach, or turns its flank.
func TestThreatsAreWhoCouldCharge(t *testing.T) {
	const field = `{"table": ["48in", "48in"], "units": {
		"a": {"seat": "blue", "at": ["24in", "6in"]},
		"e": {"seat": "red", "at": ["24in", "29in"]},
		"w": {"seat": "red", "at": ["30in", "29in"], "state": "wavering"},
		"b": {"seat": "red", "at": ["18in", "29in"], "facing": 90}}}`
	at := func(y, facing float64) string {
		got := answered[askedThreats](t, field, Blue, `{"ask": "threats", "unit": "a", "pose": {"at": [609.6, %v], "facing": %v}}`, y, facing)
		return fmt.Sprint(got.Threats)
	}
	reach := 29*25.4 - 40 - 254 - 40 // where the front of a regiment 80 mm deep is 10 inches from that of the enemy
	for _, tt := range []struct {
		y, facing float64
		want      string
	}{
		{152.4, 90, "[]"},
		{reach - 0.1, 90, "[]"},
		{reach, 90, "[{e front 254}]"},
		{reach + 54, 270, "[{e rear 200}]"},
		{reach + 44, 0, "[{e left 200}]"},
	} {
		if got := at(tt.y, tt.facing); got != tt.want {
			t.Errorf("at %v, facing %v: got %v, want %v", tt.y, tt.facing, got, tt.want)
		}
	}
}

// TestThreatsAreWhatTheJudgeSays holds them against the charges that the enemy could order there.
func TestThreatsAreWhatTheJudgeSays(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 3))
	threats := 0
	eachGame(t, 3, func(s, _ *State, seat game.Seat, _ Action) {
		if s.Waits.Kind != decideOrder {
			return
		}
		first, end := s.Armies.Of(seat)
		u := first + UnitNo(rng.IntN(int(end-first)))
		if !s.inPlay(u) {
			return
		}
		pose := s.Units[u].Pose
		pose.At = s.onto(pose.At.Plus(plane.Vector{X: int32(rng.NormFloat64() * 10000), Y: int32(rng.NormFloat64() * 10000)}))
		d, question := put[threatsDocument](t, s, seat, `{"ask": "threats", "unit": %q, "pose": {"at": [%v, %v], "facing": %v}}`,
			s.Armies.ID(u), float64(pose.At.X)/100, float64(pose.At.Y)/100, float64(pose.Facing)/100)
		there := *s
		there.Units[u].Pose = pose
		told := map[string]bool{}
		for _, e := range d.Threats {
			told[e.Unit] = true
		}
		for e, end := s.Armies.Of(enemyOf(seat)); e < end; e++ {
			if !s.inPlay(e) {
				continue
			}
			c, _ := put[chargeDocument](t, &there, enemyOf(seat), `{"ask": "charge", "unit": %q, "target": %q}`, s.Armies.ID(e), s.Armies.ID(u))
			if id := s.Armies.ID(e); told[id] != (c.Refused == nil) {
				t.Errorf("%s: %s is told as %v, judged as %v", question, id, told[id], c.Refused)
			} else if told[id] {
				threats++
			}
		}
	})
	if !testing.Short() && threats < 50 {
		t.Errorf("only %d threats", threats)
	}
}
