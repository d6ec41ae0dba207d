package game

import "testing"

// The hash of a log line binds the state to it, and only who has the seed can make it.
func TestHashOfALogLine(t *testing.T) {
	d, other := NewDice(SeedFrom(1, 1)), NewDice(SeedFrom(1, 2))
	line, state := []byte(`{"n":1}`), []byte(`{"turn":1}`)
	hash := d.mac(1, line, state)
	for what, got := range map[string]string{
		"another state":  d.mac(1, line, []byte(`{"turn":2}`)),
		"another line":   d.mac(1, []byte(`{"n":2}`), state),
		"another action": d.mac(2, line, state),
		"another seed":   other.mac(1, line, state),
	} {
		if got == hash {
			t.Errorf("%s has the same hash", what)
		}
	}
	if d.mac(1, line, state) != hash {
		t.Error("the same line has two hashes")
	}
}
