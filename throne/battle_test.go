package throne

import (
	"slices"
	"strconv"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// Before the cards both strengths are told to everybody.
func TestStrengthsAreAnnounced(t *testing.T) {
	gametest.Covers(t, "throne.battle.steps")
	s := read(t, `{"phase": "marches", "next": "lannister", "areas": {
		"lannisport": {"house": "lannister", "knights": 2, "order": "march+1"},
		"searoad_marches": {"house": "lannister", "footmen": 1, "order": "support"},
		"stoney_sept": {"house": "stark", "footmen": 1, "order": "defense+2"}}}`)
	story := new(game.Story)
	say(t, &s, story,
		saying{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","knights":2}]}`},
		saying{Lannister, `{"kind":"support","area":"searoad_marches","side":"attacker"}`})
	if s.Waits.Kind != decideCard {
		t.Fatalf("the game waits for %s, not for cards", kindNames[s.Waits.Kind])
	}
	want := game.Event{Kind: eventStrengths, Seat: Lannister, Args: [8]int16{int16(areaOf(t, "stoney_sept")), int16(Stark), 6, 3}}
	for seat := game.NoSeat; seat < MaxHouses; seat++ {
		if !slices.Contains(story.Seen(seat), want) {
			t.Errorf("seat %d is told %v, want %v among it", seat, story.Seen(seat), want)
		}
	}
}

// The order of a beaten defender goes and that of a victorious one stays, whatever its
// type, on land and at sea; a conquered land area is the attacker's, a sea nobody's.
func TestOrdersOfConqueredAreas(t *testing.T) {
	gametest.Covers(t, "throne.conquest.defender-order-removed", "throne.conquest.order-kept-if-defender-wins", "throne.conquest.winner-holds-area")
	for _, at := range []struct{ unit, from, to, refuge string }{
		{"knights", "lannisport", "stoney_sept", "harrenhal"},
		{"ships", "the_golden_sound", "ironmans_bay", "sunset_sea"},
	} {
		for order := MarchMinus; order < orders; order++ {
			to := areaOf(t, at.to)
			sea := standard().sea(to)
			if sea && order.is(consolidateType) {
				continue
			}
			for _, attackers := range []int{1, 3} {
				s := read(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "greyjoy"}, "areas": {
					"`+at.from+`": {"house": "lannister", "`+at.unit+`": `+strconv.Itoa(attackers)+`, "order": "march+0"},
					"`+at.to+`": {"house": "stark", "`+at.unit+`": 1, "order": "`+orderNames[order]+`"},
					"pyke": {"house": "greyjoy", "footmen": 1, "order": "march+0"}}}`)
				say(t, &s, nil,
					saying{Lannister, `{"kind":"march","area":"` + at.from + `","moves":[{"to":"` + at.to + `","` + at.unit + `":` + strconv.Itoa(attackers) + `}]}`},
					playCard(Lannister, "lannister_tyrion"), playCard(Stark, "stark_robb"))
				won := s.Waits.Kind == decideRetreat
				strong := attackers == 3 && !(sea && order == DefensePlus) // 3 + 2 against 1 + 2 + 2 is a tie, and Stark's
				if won != strong {
					t.Fatalf("%s in %s: the attack of %d is decided wrongly", orderNames[order], at.to, attackers)
				}
				if !won {
					if pl := s.Places[to]; pl.House != Stark || pl.Order != order {
						// A March that stays is asked for next.
						t.Errorf("%s in %s: after the defence there is %v", orderNames[order], at.to, pl)
					}
					continue
				}
				say(t, &s, nil, saying{Stark, `{"kind":"retreat","to":"` + at.refuge + `"}`})
				if pl := s.Places[to]; pl.House != Lannister || pl.Order != NoOrder || pl.Units.Len() != attackers {
					t.Errorf("%s in %s: after the conquest there is %v", orderNames[order], at.to, pl)
				}
				want := Lannister
				if sea {
					want = NoHouse
				}
				if got := s.owner(to); got != want {
					t.Errorf("%s is controlled by %d, want %d", at.to, got, want)
				}
			}
		}
	}
}

// Cards, discard piles and Power lie open to everybody but for what is being chosen:
// Power and bids while there is bidding, a card that waits for the other one. What is
// hidden shows in no view: whatever the hidden choice, the views are the same.
func TestOpenAndHiddenInBattle(t *testing.T) {
	gametest.Covers(t, "throne.hidden.house-cards-open", "throne.hidden.no-inspection-once-card-chosen",
		"throne.hidden.power-hidden-only-for-bids", "throne.cards.facedown-then-reveal")
	var bidding, choosing, open int
	lookAround(t, 12, func(s *State) {
		bids := s.Waits.Kind == decideBid || s.Waits.Kind == decideWatchBid
		for seat := game.NoSeat; seat < House(s.Houses); seat++ {
			v := Rules{}.Redact(s, seat)
			for h := range House(s.Houses) {
				if v.Holdings[h].Hand != s.Holdings[h].Hand || v.Holdings[h].Discard != s.Holdings[h].Discard {
					t.Errorf("seat %d does not see the cards of %d", seat, h)
				}
				if hides := v.Holdings[h].Power == unknown; hides != (bids && h != seat) {
					t.Errorf("that the Power of %d is hidden from seat %d is %v", h, seat, hides)
				} else if !hides && v.Holdings[h].Power != s.Holdings[h].Power {
					t.Errorf("seat %d sees wrong Power", seat)
				}
			}
			if bids {
				bidding++
			} else {
				open++
			}
			for side, c := range s.Battle.Card {
				if c == NoCard {
					continue
				}
				h := s.Battle.Fighter[side]
				secret := s.Waits.Kind == decideCard && h != seat
				if got := v.Battle.Card[side]; secret && got != HiddenCard || !secret && got != c {
					t.Errorf("seat %d sees card %d where there is %d", seat, got, c)
				}
				if s.Waits.Kind != decideCard {
					continue
				}
				choosing++
				if !s.Holdings[h].Hand.has(c) {
					t.Errorf("the chosen card %d is missing in the hand", c)
				}
				seen := document(t, Rules{}.State(&v))
				for other := firstCard(h); secret && other < firstCard(h)+HandSize; other++ {
					if !s.Holdings[h].Hand.has(other) {
						continue
					}
					w := *s
					w.Battle.Card[side] = other
					if view := (Rules{}).Redact(&w, seat); document(t, (Rules{}).State(&view)) != seen {
						t.Errorf("seat %d can tell card %d from card %d", seat, c, other)
					}
				}
			}
		}
	})
	if bidding == 0 || choosing == 0 || open == 0 {
		t.Errorf("the games showed too little: %d positions with bids, %d with a card chosen, %d others", bidding, choosing, open)
	}
}

// In no position of a game does a player remove a unit of his own will: only Supply,
// Wildlings, Ser Loras, casualties and a retreat beyond Supply take units.
func TestNoUnitIsRemovedAtWill(t *testing.T) {
	gametest.Covers(t, "throne.casualties.no-voluntary-removal")
	kinds := map[game.Kind]bool{}
	tried := 0
	lookAround(t, 6, func(s *State) {
		switch s.Waits.Kind {
		case decideReduce, decideLosses, decideKill, decideCasualty, decideSurplus:
			return
		}
		kinds[s.Waits.Kind] = true
		for a := Area(1); a < MaxAreas; a++ {
			for u := range Unit(unitTypes) {
				for _, routed := range []bool{false, true} {
					remove := Action{Kind: Remove, Area: a, Unit: u, Routed: routed}
					if s.Places[a].House == NoHouse || !s.hasUnit(s.Places[a].House, remove) {
						continue
					}
					tried++
					if why := refusal(t, s, s.Places[a].House, remove); why != ruleCasualtiesNoVoluntaryRemoval {
						t.Errorf("removing a unit while asked for %s is answered with %q", kindNames[s.Waits.Kind], why)
					}
				}
			}
		}
	})
	if tried == 0 {
		t.Error("no unit was tried")
	}
	for _, kind := range []game.Kind{decideMarch, decideOrders, decideCard, decideRetreat, decideSupport, decideMuster, decideBid} {
		if !kinds[kind] {
			t.Errorf("the games never asked for %s", kindNames[kind])
		}
	}
}

// In every position of a game: nobody is without a card outside a battle, no unit is
// routed but while Marches are carried out, the Blade serves once a turn and only
// fighters, and in a battle the cards played are in nobody's discard pile.
func TestBattlesKeepTheirLaws(t *testing.T) {
	gametest.Covers(t, "throne.recycle.seventh-returns-all", "throne.rout.stand-up-after-marches", "throne.blade.once-per-turn", "throne.blade.fighters-only")
	var routed, blades, recycled int
	used := false
	turn := uint8(0)
	var before [MaxHouses]CardSet
	lookAround(t, 12, func(s *State) {
		for h := range House(s.Houses) {
			hold := &s.Holdings[h]
			if hold.Hand == 0 && s.Battle.Area == NoArea {
				t.Errorf("house %d has no card and no battle", h)
			}
			if hold.Hand == allCards && before[h] != allCards {
				recycled++
			}
			before[h] = hold.Hand
		}
		for side, c := range s.Battle.Card {
			if c != NoCard && s.Holdings[s.Battle.Fighter[side]].Discard.has(c) {
				t.Errorf("card %d is discarded in its battle", c)
			}
		}
		for a := range s.Places {
			if s.Places[a].Routed.Len() > 0 {
				routed++
				if !s.running(procMarches) {
					t.Errorf("a unit in %s is still routed", s.Board.Areas[a].ID)
				}
			}
		}
		if s.Turn != turn {
			turn, used = s.Turn, false
		}
		if used && !s.BladeUsed && s.running(procMarches) {
			t.Error("the use of the Blade is forgotten")
		}
		used = s.BladeUsed
		if s.Waits.Kind == decideBlade {
			blades++
			h := s.Waits.Who.First()
			if used || h != s.Marker[Fiefdoms] || s.side(h) == Neither {
				t.Errorf("the Blade is offered to %d", h)
			}
		}
	})
	if routed == 0 || blades == 0 || recycled == 0 {
		t.Errorf("the games showed too little: %d routed, %d Blades, %d hands taken back", routed, blades, recycled)
	}
}
