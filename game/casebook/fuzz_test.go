package casebook

import (
	"os"
	"testing"

	"gonfalon/game"
)

// FuzzRead reads arbitrary bytes, and plays what turns out to be a case.
func FuzzRead(f *testing.F) {
	whole, err := os.ReadFile("testdata/whole-round.toml")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(whole)
	f.Add([]byte(head + twoSeats + "[[step]]\nseat = 0\naction = { kind = \"bid\", coins = 4 }\nrefused = \"toy.bid.purse\"\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := Read("fuzz.toml", data)
		if (c == nil) == (err == nil) {
			t.Fatalf("got case %v and error %v", c, err)
		}
		if err == nil {
			Run(c, toyGame).Failures(game.English)
		}
	})
}

// FuzzRun plays arbitrary setups and actions.
func FuzzRun(f *testing.F) {
	f.Add([]byte(`{"round":1,"rounds":3,"stage":"bid","lot":5,"leader":"red","spent":[],"players":[{"coins":3,"hand":[1]},{"coins":9,"hand":[2]}]}`),
		[]byte(`{"kind":"bid","coins":1,"tokens":[1]}`), []byte(`{"kind":"gamble","yes":true}`), 0, 3)
	f.Fuzz(func(t *testing.T, setup, first, second []byte, seat, die int) {
		c := &Case{File: "fuzz", Game: "toy", Title: "fuzz", Rules: []string{"toy.turn.owed"}, Setup: setup, Steps: []Step{
			{Action: first, Seat: &SeatRef{Name: "red"}},
			{Action: second, Dice: []int{die, seat}, Expect: []Expectation{{At: "/lot", Absent: true}}},
			{Action: first, Try: true, Refused: "toy.turn.owed"},
		}}
		for _, ruling := range Run(c, toyGame).Rulings {
			if ruling.Outcome == Broken {
				t.Errorf("setup %s: %v", setup, ruling.Failures)
			}
		}
	})
}
