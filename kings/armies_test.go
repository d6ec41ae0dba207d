package kings

import (
	"fmt"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
)

func TestTheSameLegendOnBothSides(t *testing.T) {
	gametest.Covers(t, "kings.army.living-legend-both-sides-allowed")
	const list = "army: dwarfs\npoints: 5000\nironclad, regiment\ngarrek_heavyhand\n"
	armies, err := armiesOf(map[string]string{"blue": list, "red": list}, game.Script())
	if err != nil {
		t.Fatalf("the same Living Legend on both sides: %v", err)
	}
	legend, _ := Standard().UnitAt("dwarfs/garrek_heavyhand")
	var garreks [seats]int
	for u := UnitNo(1); u <= armies.Units(); u++ {
		if armies.Profile(u).Unit == legend {
			garreks[armies.Seat(u)]++
		}
	}
	if garreks != [seats]int{1, 1} {
		t.Errorf("the same Living Legend on both sides: %v", garreks)
	}
}

// TestArmiesAreAsLongAsLists: what is called legal can be played.
func TestArmiesAreAsLongAsLists(t *testing.T) {
	for n, want := range map[int]bool{army.MaxSide: true, army.MaxSide + 1: false} {
		list := fmt.Sprintf("army: elves\npoints: 100000\n%d x kindred_archers, horde\n", n)
		_, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"blue": list, "red": "same"}}, dice(1), nil)
		if (err == nil) != want {
			t.Errorf("a match of %d units: %v", n, err)
		}
	}
}

// TestLeaderPoint looks for the leader of a unit 200 mm wide and 80 deep that faces all ways.
func TestLeaderPoint(t *testing.T) {
	gametest.Covers(t, "kings.arc.leader-point-front-centre")
	s := openField(t, `{"a":{"seat":"blue","unit":"elves/kindred_archers","size":"horde","at":[500,300]},"b":{"seat":"red","at":[500,900]}}`)
	for facing, want := range map[plane.Angle]plane.Point{
		0: {X: 54000, Y: 30000}, 9000: {X: 50000, Y: 34000}, 18000: {X: 46000, Y: 30000}, 27000: {X: 50000, Y: 26000}, 4500: {X: 52828, Y: 32828},
	} {
		s.Units[1].Pose.Facing = facing
		if b := s.base(1); s.leader(1) != want || b.Leader() != want {
			t.Errorf("facing %d: %v and %v, want %v", facing, s.leader(1), b.Leader(), want)
		}
	}
}

// Rallying is for the friends of the same army, and not for the unit itself.
func TestWhomRallyingHelps(t *testing.T) {
	for friend, more := range map[string]int{
		`"stats": {"special": {"rallying": 1}}`:                                             1,
		`"stats": {"special": {"rallying": 1}}, "unit": "dwarfs/ironclad", "size": "troop"`: 0,
		`"stats": {}`: 0,
	} {
		s, err := Rules{}.ReadState([]byte(`{"units": {"a": {"seat": "blue", "at": [500, 500], "stats": {"nerve": "10/12", "special": {"rallying": 1}}},
			"b": {"seat": "blue", "at": [500, 600], `+friend+`}, "foe": {"seat": "red", "at": [500, 1000]}}}`), dice(1))
		if err != nil {
			t.Fatal(err)
		}
		if waver, rout := s.nerveOf(s.Armies.find("a")); waver != 10+more || rout != 12+more {
			t.Errorf("beside %s: got %d/%d, want %d more than 10/12", friend, waver, rout, more)
		}
	}
}
