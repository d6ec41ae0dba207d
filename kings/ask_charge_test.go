package kings

import "testing"

// TestAForecastTakesTheWaysThatAreFound tells a forecast that the way which has been found is
// hindered: had it searched for the way itself, it would know better.
func TestAForecastTakesTheWaysThatAreFound(t *testing.T) {
	s, err := Rules{}.ReadState([]byte(`{"units": {"a": {"seat": "blue", "at": [900, 350]}, "foe": {"seat": "red", "at": [900, 500]}}}`), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	a, c := Action{Kind: GiveOrder, N: uint8(Charge), Unit: s.Armies.find("a"), Target: s.Armies.find("foe")}, chargers{shown: true}
	if o := s.judgeCharge(Blue, &a, &c); !o.ok() || !c.found || c.way[0].Slowed {
		t.Fatalf("the charge is refused by %q, or hindered", o.rule)
	}
	free, _ := s.forecastCharge(&a, &c)
	c.way[0].Slowed = true
	hindered, _ := s.forecastCharge(&a, &c)
	if got, want := hindered.Assault.Attacks[0].Hit, free.Assault.Attacks[0].Hit+1; got != want {
		t.Errorf("it hits on %d+ by a hindered way, want %d+", got, want)
	}
}
