package song

import (
	"encoding/json"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// TestMomentsOfAnswers: a seat is asked at no moment but those that it is told of beforehand, whatever it
// holds then, and the occasion is that moment.
func TestMomentsOfAnswers(t *testing.T) {
	asked := map[string]bool{}
	eachStep(t, 1, func(x step) {
		s := x.before
		o := Rules{}.Occasion(s)
		if s.Waits.Kind != decideAnswer {
			if o != (game.Occasion{}) {
				t.Errorf("%s is asked on the occasion %+v", kindNames[s.Waits.Kind], o)
			}
			return
		}
		if asked[o.Name] {
			return
		}
		asked[o.Name] = true
		for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
			seat := rest.First()
			view := Rules{}.Redact(s, seat)
			k := asker{lookUp: lookUp{m: s.Muster}, s: &view, seat: seat}
			moments := k.playable().(handDocument).Moments
			i := slices.IndexFunc(moments, func(m momentDocument) bool { return m.Trigger == o.Name })
			if i < 0 {
				t.Errorf("%s is asked at %s, and it is not among %+v", seatNames[seat], o.Name, moments)
				return
			}
			for _, a := range s.listAnswers(seat, nil) {
				if a.Kind == Play && a.N < DeckKinds && !slices.Contains(moments[i].Cards, s.cardID(seat, int(a.N))) {
					t.Errorf("%s answers %s, and is not among %v", s.cardID(seat, int(a.N)), o.Name, moments[i].Cards)
				}
			}
		}
	})
	for _, event := range [...]effect.Event{effect.TurnStarted, effect.AttackRolled, effect.ChargeDeclared} {
		if !asked[event.String()] {
			t.Errorf("nobody was asked at %s", event)
		}
	}
}

// TestOccasionsCount: the hits of an attack count at the window after its dice, and those that no
// save has blocked at the next.
func TestOccasionsCount(t *testing.T) {
	const table = `{"phase":"action","unit":"a","units":{"a":{"at":[600,500]},"b":{"at":[600,621.92],"facing":270},"far":{"at":[200,1100]}},
		"armies":[{"faction":"stark","units":[{"id":"a","card":"10406"}],"deck":["40202","40203","40204","40205","40206","40207","40220","40221","40222","40201"]},
		{"faction":"lannister","units":[{"id":"b","card":"10406"},{"id":"far","card":"10406"}],"deck":["40101","40102","40103","40104","40105","40106","40107","40108","40109","40110"]}],
		"players":{"a":{"hand":{"40202":1}},"b":{"hand":{"40103":1}}}}`
	counted := map[string]int{}
	for seed := range 20 {
		s := position(t, table)
		dice := game.NewDice(game.SeedFrom(1, seed))
		a := Action{Kind: Strike, Unit: 1, Target: 2}
		for n := 1; n < 20 && s.Active == 0; n++ {
			dice.At(n)
			Rules{}.Apply(&s, s.Waits.Who.First(), a, dice, nil)
			a = Action{Kind: Pass}
			o := Rules{}.Occasion(&s)
			if s.Fought == 0 || o.Name == "" {
				continue
			}
			x, want := s.fighting(1), 0
			switch o.Name {
			case effect.AttackRolled.String():
				want = x.Attack.from(s.toHit(x)) + int(x.Auto)
			case effect.DefenceRolled.String():
				want = int(x.Hits+x.Sure) - x.Defence.from(s.toBlock(x))
			}
			if o.Much != want {
				t.Errorf("seed %d, %s: %d counts, and the dice say %d: %+v", seed, o.Name, o.Much, want, x)
			}
			counted[o.Name] += o.Much
		}
	}
	if counted[effect.AttackRolled.String()] == 0 {
		t.Errorf("no hits were counted: %v", counted)
	}
	hand := answered[struct {
		Moments []struct {
			Trigger string          `json:"trigger"`
			Counts  json.RawMessage `json:"counts"`
		} `json:"moments"`
	}](t, table, 1, `{"ask":"playable"}`)
	for _, m := range hand.Moments {
		if want := m.Trigger == "attack-rolled" || m.Trigger == "defence-rolled"; want != (m.Counts != nil) {
			t.Errorf("at %s %s counts", m.Trigger, m.Counts)
		}
	}
}
