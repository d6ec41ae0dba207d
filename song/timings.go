package song

import "gonfalon/game"

// Timings implements [game.Timed]: the preview of a Charge that is dragged, and with its odds: of
// one in the open, and of one in the flank on which every token is spent.
func (Rules) Timings() []game.Timing {
	timed := func(name, title, question string) game.Timing {
		t := game.Timing{Name: name, Title: title}
		for _, d := range [...]described{
			{dice: 8, hit: 4, save: 4, morale: 7, models: 12, ranks: 3, health: 1, speed: 5, charge: true},
			{
				dice: 10, hit: 3, save: 3, morale: 6, models: 12, ranks: 3, health: 1, speed: 5, charge: true, hasDistance: true, distance: 8 * Inch,
				arc: 3, tokens: Vulnerable | Panicked, ownTokens: Weakened,
			},
		} {
			s := game.Must(d.layOut())
			t.Cases = append(t.Cases, func() bool {
				_, err := Rules{}.Ask(s, 0, []byte(question))
				return err == nil
			})
		}
		return t
	}
	return []game.Timing{
		timed("charge_ns", "charge preview", `{"ask": "charge", "unit": "attacker", "target": "target"}`),
		timed("odds_ns", "with odds", `{"ask": "charge", "unit": "attacker", "target": "target", "odds": true}`),
	}
}
