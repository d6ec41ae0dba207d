package battles

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestHandsAreSecret: a seat sees the same whatever the other has in hand, and a guess deals any
// card that it cannot see.
func TestHandsAreSecret(t *testing.T) {
	gametest.Covers(t, "battles.hidden.hand-secret-until-played", "battles.deck.shuffled-face-down")
	s, _ := begun(t, "plan", "bp01")
	other := s
	post := &other.Posts[Stark]
	was := post.Hand
	post.Deck |= post.Hand
	post.Hand = 0
	for c := firstCard(Stark); post.Hand.Len() < int(post.Cards); c++ {
		if post.Deck.has(c) && !was.has(c) {
			post.Hand |= c.bit()
			post.Deck &^= c.bit()
		}
	}
	for _, seat := range []game.Seat{game.NoSeat, 1} {
		if (Rules{}).Redact(&s, seat) != (Rules{}).Redact(&other, seat) {
			t.Errorf("seat %d sees the hand of the other", seat)
		}
	}
	if (Rules{}).Redact(&s, 0) == (Rules{}).Redact(&other, 0) {
		t.Error("nobody sees the own hand")
	}
	view := (Rules{}).Redact(&s, 1)
	var dealt CardSet
	for n := range 200 {
		g := (Rules{}).Guess(&view, game.NewDice(game.SeedFrom(5, n)))
		if err := (Rules{}).Audit(&g); err != nil || g.Posts[Stark].Hand.Len() != 3 || g.Posts[Lannister].Hand != s.Posts[Lannister].Hand {
			t.Fatalf("a guess deals %d cards: %v", g.Posts[Stark].Hand.Len(), err)
		}
		dealt |= g.Posts[Stark].Hand
	}
	if dealt != s.Posts[Stark].Deck|s.Posts[Stark].Hand {
		t.Errorf("guesses deal %b of %b", dealt, s.Posts[Stark].Deck|s.Posts[Stark].Hand)
	}
}

// TestAnyCardMayBeDrawn: the deck has no order that anybody could know.
func TestAnyCardMayBeDrawn(t *testing.T) {
	gametest.Covers(t, "battles.deck.shuffled-face-down")
	var drawn CardSet
	orders := map[CardSet]bool{}
	for n := range 200 {
		s, err := Rules{}.Start(game.Setup{Seats: 2}, game.NewDice(game.SeedFrom(6, n)), nil)
		if err != nil {
			t.Fatal(err)
		}
		drawn |= s.Posts[Stark].Hand
		orders[s.Posts[Stark].Hand] = true
	}
	if drawn.Len() != 20 || len(orders) < 100 {
		t.Errorf("%d cards of 20 are drawn, in %d hands", drawn.Len(), len(orders))
	}
}

// TestOnlyTheOwnerHearsWhatIsDrawn, and where the strategic location was hidden.
func TestOnlyTheOwnerHearsWhatIsDrawn(t *testing.T) {
	gametest.Covers(t, "battles.hidden.hand-secret-until-played", "battles.hidden.strategy-tokens-face-down")
	told := map[uint8]int{}
	for _, plan := range []string{"bp01", "bp04"} {
		wander(t, 3, plan, func(s *State, story *game.Story) {
			for _, seat := range []game.Seat{game.NoSeat, 0, 1} {
				for _, e := range story.Seen(seat) {
					if e.Kind == eventDrewCard || e.Kind == eventHidAt {
						if told[e.Kind]++; e.Seat != seat {
							t.Fatalf("seat %d hears event %d of seat %d", seat, e.Kind, e.Seat)
						}
					}
				}
			}
		})
	}
	if told[eventDrewCard] == 0 || told[eventHidAt] == 0 {
		t.Errorf("too little is told: %v", told)
	}
}

// TestAllElseIsPublic: a view differs from the state in nothing but hands, choices and what
// strategy tokens hide.
func TestAllElseIsPublic(t *testing.T) {
	gametest.Covers(t, "battles.hidden.public-state")
	for i, plan := range []string{"bp01", "bp03", "bp04", "bp05", "ss1", "ss2"} {
		wander(t, uint64(i), plan, func(s *State, _ *game.Story) {
			for _, seat := range []game.Seat{game.NoSeat, 0, 1} {
				v := (Rules{}).Redact(s, seat)
				for h := Stark; h < houses; h++ {
					if a, b := v.Posts[h].Deck|v.Posts[h].Hand, s.Posts[h].Deck|s.Posts[h].Hand; a != b {
						t.Fatalf("%s: deck and hand are %b, for seat %d %b", plan, b, seat, a)
					}
					v.Posts[h].Deck, v.Posts[h].Hand = s.Posts[h].Deck, s.Posts[h].Hand
					if s.Posts[h].Ready {
						v.Posts[h].Keep, v.Posts[h].Picks, v.Posts[h].Hidden = s.Posts[h].Keep, s.Posts[h].Picks, s.Posts[h].Hidden
					}
				}
				for j := range v.Secrets {
					v.Secrets[j].Truth = s.Secrets[j].Truth
				}
				if v != *s {
					t.Fatalf("%s: something is hidden from seat %d that everybody may see", plan, seat)
				}
			}
		})
	}
}

// TestChoicesAreSecret: who chooses what to keep, or whom to field, learns nothing of the other's
// choice before both have chosen, neither by what it sees nor by what it is told.
func TestChoicesAreSecret(t *testing.T) {
	gametest.Covers(t, "battles.skirmish.commander-selection-secret", "battles.hidden.hand-secret-until-played")
	tried := map[game.Kind]int{}
	for i, plan := range []string{"bp01", "ss1", "ss2"} {
		wander(t, uint64(i), plan, func(s *State, _ *game.Story) {
			if s.Waits.Who.Len() < 2 {
				return
			}
			seat := s.Waits.Who.First()
			list := (Rules{}).Options(s, seat, nil)
			var views [2]State
			var heard [2][]game.Event
			for j, a := range []Action{list[0], list[len(list)-1]} {
				c, story := *s, game.Story{}
				(Rules{}).Apply(&c, seat, a, game.Script(), &story)
				views[j], heard[j] = (Rules{}).Redact(&c, 1-seat), story.Seen(1-seat)
			}
			if tried[s.Waits.Kind]++; views[0] != views[1] || !slices.Equal(heard[0], heard[1]) {
				t.Fatalf("%s: decision %d of seat %d is no secret", plan, s.Waits.Kind, seat)
			}
		})
	}
	if tried[decideKeep] == 0 || tried[decideMuster] == 0 {
		t.Errorf("too little is tried: %v", tried)
	}
}

// TestStrategyTokensAreSecret: who has not laid them sees the same wherever the location is.
func TestStrategyTokensAreSecret(t *testing.T) {
	gametest.Covers(t, "battles.hidden.strategy-tokens-face-down", "battles.components.strategy-tokens")
	s, _ := begun(t, "plan", "bp04")
	if s.Waits.Kind != decideHide {
		t.Fatal(s.Waits)
	}
	var after []State
	for _, a := range (Rules{}).Options(&s, 1, nil) {
		c := s
		(Rules{}).Apply(&c, 1, a, game.NewDice(game.SeedFrom(9, 9)), nil)
		after = append(after, c)
	}
	for _, c := range after[1:] {
		for _, seat := range []game.Seat{game.NoSeat, 0} {
			if (Rules{}).Redact(&c, seat) != (Rules{}).Redact(&after[0], seat) {
				t.Errorf("seat %d sees where the location is", seat)
			}
		}
		if (Rules{}).Redact(&c, 1) == (Rules{}).Redact(&after[0], 1) {
			t.Error("who hid the location does not see it")
		}
	}
	view := (Rules{}).Redact(&after[0], 0)
	places := map[int]bool{}
	for n := range 60 {
		g := (Rules{}).Guess(&view, game.NewDice(game.SeedFrom(4, n)))
		found := 0
		for i, x := range g.Secrets {
			if x.Truth == Strategic {
				found++
				places[i] = true
			}
		}
		if found != 1 {
			t.Fatalf("a guess has %d strategic locations", found)
		}
	}
	if len(after) != 3 || len(places) != 3 {
		t.Errorf("%d places to hide it, %d guessed", len(after), len(places))
	}
}

// TestBoxesOfCards: what costs command tokens is a command, what does not is a tactic.
func TestBoxesOfCards(t *testing.T) {
	gametest.Covers(t, "battles.deck.command-box-identification", "battles.deck.tactic-box-identification")
	for _, c := range standard().Cards[1:] {
		if c.Commands[0].Cost == 0 {
			t.Errorf("%s has no command", c.ID)
		}
		for i, box := range c.Commands {
			if (box.Cost > 0) != (box.Effects[0].Op != noOp) || (box.Cost > 0) != (box.Words.English != "") {
				t.Errorf("%s: command %d costs %d and says %q", c.ID, i+1, box.Cost, box.Words.English)
			}
		}
		if (c.Tactic.When != never) != (c.Tactic.Effect.Op != noOp) || (c.Tactic.When != never) != (c.Tactic.Words.English != "") {
			t.Errorf("%s: a tactic that says %q", c.ID, c.Tactic.Words.English)
		}
	}
	for id, want := range map[string][2]int{"SB01": {1, 0}, "SB05": {1, 0}, "LB03": {1, 0}, "SL01": {1, 1}, "SL06": {2, 1}, "SL11": {2, 1}, "SL16": {2, 1}, "SL18": {1, 1}, "SL21": {1, 1}} {
		i := slices.IndexFunc(standard().Cards[:], func(c CardInfo) bool { return c.ID == id })
		c := &standard().Cards[i]
		got := [2]int{}
		for _, box := range c.Commands {
			if box.Cost > 0 {
				got[0]++
			}
		}
		if c.Tactic.When != never {
			got[1]++
		}
		if got != want {
			t.Errorf("%s has %d command boxes and %d tactic boxes, want %d", id, got[0], got[1], want)
		}
	}
}
