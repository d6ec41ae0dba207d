package kings

import "testing"

// BenchmarkOdds is the preview of a large charge: 60 dice and 30 with all rules.
func BenchmarkOdds(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		largeAssault.Odds()
	}
}

func BenchmarkOddsJoint(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		largeAssault.Joint()
	}
}

// BenchmarkOddsOfOneCharge is what a bot asks often: one regiment in front.
func BenchmarkOddsOfOneCharge(b *testing.B) {
	a := Assault{Attacks: []Attack{{Dice: flat(12), Hit: 4, Wound: 5, Elite: true}}, Defender: Defender{Waver: 14, Rout: 16}}
	b.ReportAllocs()
	for b.Loop() {
		a.Odds()
	}
}

// BenchmarkOddsOfCowards is the charge of seven units that may all flinch: the way of all
// others is looked for anew in each of the 128 cases.
func BenchmarkOddsOfCowards(b *testing.B) {
	s, a := rowOfChargers(b, 7, 0, `"special": {"yellow_bellied": 1}`, `"speed": 5`)
	for b.Loop() {
		if _, ok := s.Forecast(a); !ok {
			b.Fatal("no forecast")
		}
	}
}
