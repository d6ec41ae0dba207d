package throne

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// Over random orders of all Houses a Raid takes just what the rulebook lets it take.
func TestRaidTakesWhatTheRulebookAllows(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.raid.adjacent-only", "throne.raid.opposing-orders-only",
		"throne.raid.cannot-target-march-or-defense", "throne.raid.land-cannot-raid-sea",
		"throne.raid.sea-raids-land-and-sea", "throne.raid.no-transport-adjacency")
	m := readMap(t)
	rng := rand.New(rand.NewPCG(3, 4))
	tokens := strings.Fields("march-1 march+0 march+1 defense+1 defense+2 raid* support support+1 consolidate consolidate*")
	raidable := strings.Fields("raid raid* support support+1 consolidate consolidate*")
	houses := strings.Fields("baratheon lannister stark tyrell greyjoy")
	taken := 0
	for range 60 {
		areas := make(map[string]any)
		order := make(map[string]string)
		owner := make(map[string]string)
		left := make(map[string][]string)
		units := make(map[string]int)
		all := slices.Concat(m.land, m.sea)
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		from := all[0]
		for _, id := range all {
			h := houses[rng.IntN(len(houses))]
			if id == from {
				h = "lannister"
			}
			unit := "footmen"
			if m.isSea(id) {
				unit = "ships"
			}
			if units[h+unit]++; units[h+unit] > 6 || id != from && rng.IntN(10) == 0 {
				continue
			}
			if left[h] == nil {
				left[h] = slices.Clone(tokens)
			}
			at := rng.IntN(len(left[h]))
			o := left[h][at]
			switch {
			case id == from:
				o = "raid"
			case m.isSea(id) && strings.HasPrefix(o, "consolidate"):
				o = ""
			default:
				left[h] = slices.Delete(left[h], at, at+1)
			}
			place := map[string]any{"house": h, unit: 1}
			if o != "" {
				place["order"] = o
			}
			areas[id], order[id], owner[id] = place, o, h
			if len(left[h]) == 0 {
				break
			}
		}
		s := read(t, map[string]any{"phase": "raids", "next": "lannister", "areas": areas})
		if s.Winners != 0 {
			continue // seven Cities and Fortresses by chance: there is nothing left to raid for
		}
		for _, id := range all {
			want := m.adjacent[from][id] && owner[id] != "lannister" && slices.Contains(raidable, order[id]) &&
				(m.isSea(from) || !m.isSea(id))
			rule := refusal(t, &s, Lannister, readAction(t, map[string]any{"kind": "raid", "area": from, "targets": []string{id}}))
			if (rule == "") != want {
				t.Errorf("a Raid from %s on %s's %q in %s is judged %q, want %v", from, owner[id], order[id], id, rule, want)
			}
			if want {
				taken++
			}
		}
	}
	if taken < 50 {
		t.Errorf("only %d targets in all: the test tries too little", taken)
	}
}

// In all games the Houses go round in play order, each with an order of the step once
// a cycle, and the step ends when none is left.
func TestRaidsAndMarchesGoRound(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.raid.one-per-cycle", "throne.raid.skip-house-without-raid", "throne.march.one-per-cycle")
	last := -1 // place in the play order of the House that acted last in this step
	second := 0
	playRichly(t, 40, func(turn *deed) error {
		s, did := &turn.after, turn.before.Waits.Kind
		kind := s.Waits.Kind
		if did == decideRaid || did == decideMarch {
			last = slices.Index(s.Track[IronThrone][:], turn.seat)
		}
		if kind == decideRaid && !turn.before.running(procRaids) || kind == decideMarch && !turn.before.running(procMarches) {
			last = -1 // the step begins
		}
		if err := checkNoneLeft(turn); err != nil {
			return err
		}
		if s.Waits.Who == 0 || kind != decideRaid && kind != decideMarch {
			return nil
		}
		if s.Short != 0 && s.Short != turn.before.Short {
			return nil // the House whose help did not come marches otherwise
		}
		step := "raid"
		if kind == decideMarch {
			step = "march"
		}
		for i := 1; i <= int(s.Houses); i++ {
			at := (last + i) % int(s.Houses)
			h := s.Track[IronThrone][at]
			if !hasOrderFor(s, h, step) {
				continue
			}
			if s.Waits.Who != game.Seats(h) {
				return fmt.Errorf("after place %d it is %s's turn, not %s's", last+1, s.Board.houseIDs(s.Waits.Who), s.Board.houseID(h))
			}
			if at <= last {
				second++
			}
			return nil
		}
		return fmt.Errorf("nobody has an order to %s left, and yet %s must", step, s.Board.houseIDs(s.Waits.Who))
	})
	if second < 10 && !testing.Short() {
		t.Errorf("a second cycle began %d times: the test tries too little", second)
	}
}

// checkNoneLeft checks that a step is not over while an order of it is left: the Marches
// begin after the last Raid, and a March that ends the turn was the last.
func checkNoneLeft(turn *deed) error {
	before, after := &turn.before, &turn.after
	over := after.Turn != before.Turn
	for a := range after.Places {
		if after.Waits.Kind == decideMarch && strings.HasPrefix(orderNames[after.Places[a].Order], "raid") {
			return fmt.Errorf("the Marches go on and a Raid lies in %s", after.Board.Areas[a].ID)
		}
		if before.Waits.Kind == decideMarch && over && Area(a) != turn.action.Area &&
			strings.HasPrefix(orderNames[before.Places[a].Order], "march") {
			return fmt.Errorf("the turn is over and a March lay in %s", after.Board.Areas[a].ID)
		}
	}
	return nil
}

func hasOrderFor(s *State, h House, step string) bool {
	for a := range s.Places {
		if s.Places[a].House == h && strings.HasPrefix(orderNames[s.Places[a].Order], step) {
			return true
		}
	}
	return false
}
