package throne

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// What cases cannot say about battles: facts of all cards and orders, and what holds in
// every position of random games.

// frayState reads a state.
func frayState(t *testing.T, document string) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(document), game.Script())
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// frayDo carries out actions, each written as a seat and a document.
func frayDo(t *testing.T, s *State, story *game.Story, actions ...frayAction) {
	t.Helper()
	for _, a := range actions {
		action, err := Rules{}.ReadAction([]byte(a.document))
		if err == nil {
			err = Rules{}.Check(s, a.seat, action)
		}
		if err != nil {
			t.Fatalf("%s: %v", a.document, err)
		}
		Rules{}.Apply(s, a.seat, action, game.Script(), story)
	}
}

type frayAction struct {
	seat     House
	document string
}

func frayCard(seat House, id string) frayAction {
	return frayAction{seat, `{"kind":"card","card":"` + id + `"}`}
}

func frayArea(t *testing.T, id string) Area {
	t.Helper()
	for a, info := range standard().Areas {
		if info.ID == id && id != "" {
			return Area(a)
		}
	}
	t.Fatalf("there is no area %q", id)
	return NoArea
}

// frayGames plays games at random and shows every position to look, before each action.
func frayGames(t *testing.T, games int, look func(s *State)) {
	t.Helper()
	var list []Action
	for n := range games {
		dice := game.NewDice(game.SeedFrom(20031, n))
		rng := rand.New(rand.NewPCG(20031, uint64(n)))
		s, err := Rules{}.Start(game.Setup{Seats: 3 + n%3}, dice)
		if err != nil {
			t.Fatal(err)
		}
		for action := 1; s.Waits.Who != 0; action++ {
			look(&s)
			if t.Failed() {
				t.Fatalf("game %d, before action %d", n, action)
			}
			who := s.Waits.Who
			for range rng.IntN(who.Len()) {
				who = who.Without(who.First())
			}
			list = Rules{}.Options(&s, who.First(), list[:0])
			dice.At(action)
			Rules{}.Apply(&s, who.First(), list[rng.IntN(len(list))], dice, nil)
		}
	}
}

func frayDocument(t *testing.T, s State) string {
	t.Helper()
	b, err := json.Marshal(Rules{}.State(&s))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// Every card is worth 0 to 3, and that is what it adds to the total of its player. A
// lone Knight defends without an order, so that no ability adds to it.
func TestEveryCardAddsItsStrength(t *testing.T) {
	gametest.Covers(t, "throne.cards.strength-range")
	data, err := os.ReadFile("data/house_cards.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Cards []struct {
			ID, House                        string
			Strength, Swords, Fortifications int
		}
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	if len(file.Cards) != 35 {
		t.Errorf("%d cards, not 35", len(file.Cards))
	}
	for _, c := range file.Cards {
		if c.Strength < 0 || c.Strength > 3 {
			t.Errorf("%s has strength %d", c.ID, c.Strength)
		}
		attacker, card := Lannister, "lannister_captain"
		if c.House == "lannister" {
			attacker, card = Stark, "stark_rodrik"
		}
		attackerID := standard().Houses[attacker].ID
		s := frayState(t, `{"phase": "marches", "next": "`+attackerID+`", "markers": {"blade": "`+c.House+`"}, "areas": {
			"harrenhal": {"house": "`+attackerID+`", "knights": 1, "order": "march+0"},
			"blackwater": {"house": "`+c.House+`", "knights": 1}}}`)
		frayDo(t, &s, nil, frayAction{attacker, `{"kind":"march","area":"harrenhal","moves":[{"to":"blackwater","knights":1}]}`})
		defender := s.Battle.Fighter[Defend]
		if got := s.total(Defend); got != 2 {
			t.Fatalf("%s: the defender has %d before cards, not 2", c.ID, got)
		}
		frayDo(t, &s, nil, frayCard(attacker, card), frayCard(defender, c.ID))
		if s.Waits.Kind != decideBlade {
			t.Fatalf("%s: the Blade should be offered, not %s", c.ID, kindNames[s.Waits.Kind])
		}
		if got := s.total(Defend); got != 2+c.Strength {
			t.Errorf("%s: the defender has %d, want 2 + %d", c.ID, got, c.Strength)
		}
		attack := 3
		if c.ID == "greyjoy_balon" {
			attack = 2
		}
		if got := s.total(Attack); got != attack {
			t.Errorf("%s: the attacker has %d, want %d", c.ID, got, attack)
		}
		// What the rulebook says of symbols.
		switch c.ID {
		case "lannister_tywin":
			if c.Swords != 2 {
				t.Errorf("%s has %d swords, not 2", c.ID, c.Swords)
			}
		case "tyrell_margaery":
			if c.Swords != 0 || c.Fortifications != 1 {
				t.Errorf("%s has %d swords and %d fortifications, not 0 and 1", c.ID, c.Swords, c.Fortifications)
			}
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
			to := frayArea(t, at.to)
			sea := standard().sea(to)
			if sea && order.is(consolidateType) {
				continue
			}
			for _, attackers := range []int{1, 3} {
				s := frayState(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "greyjoy"}, "areas": {
					"`+at.from+`": {"house": "lannister", "`+at.unit+`": `+strconv.Itoa(attackers)+`, "order": "march+0"},
					"`+at.to+`": {"house": "stark", "`+at.unit+`": 1, "order": "`+orderNames[order]+`"},
					"pyke": {"house": "greyjoy", "footmen": 1, "order": "march+0"}}}`)
				frayDo(t, &s, nil,
					frayAction{Lannister, `{"kind":"march","area":"` + at.from + `","moves":[{"to":"` + at.to + `","` + at.unit + `":` + strconv.Itoa(attackers) + `}]}`},
					frayCard(Lannister, "lannister_tyrion"), frayCard(Stark, "stark_robb"))
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
				frayDo(t, &s, nil, frayAction{Stark, `{"kind":"retreat","to":"` + at.refuge + `"}`})
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

// Before the cards both strengths are told to everybody.
func TestStrengthsAreAnnounced(t *testing.T) {
	gametest.Covers(t, "throne.battle.steps")
	s := frayState(t, `{"phase": "marches", "next": "lannister", "areas": {
		"lannisport": {"house": "lannister", "knights": 2, "order": "march+1"},
		"searoad_marches": {"house": "lannister", "footmen": 1, "order": "support"},
		"stoney_sept": {"house": "stark", "footmen": 1, "order": "defense+2"}}}`)
	story := new(game.Story)
	frayDo(t, &s, story,
		frayAction{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","knights":2}]}`},
		frayAction{Lannister, `{"kind":"support","area":"searoad_marches","side":"attacker"}`})
	if s.Waits.Kind != decideCard {
		t.Fatalf("the game waits for %s, not for cards", kindNames[s.Waits.Kind])
	}
	want := game.Event{Kind: eventStrengths, Seat: Lannister, Args: [6]int16{int16(frayArea(t, "stoney_sept")), int16(Stark), 6, 3}}
	for seat := game.NoSeat; seat < MaxHouses; seat++ {
		if !slices.Contains(story.Seen(seat), want) {
			t.Errorf("seat %d is told %v, want %v among it", seat, story.Seen(seat), want)
		}
	}
}

// For each area asked to support there are the sides and nobody, and each choice adds
// all of its strength or nothing; a support order names no number.
func TestSupportIsWholeOrNothing(t *testing.T) {
	gametest.Covers(t, "throne.support.all-or-nothing", "throne.support.owner-chooses-side")
	s := frayState(t, `{"phase": "marches", "next": "lannister", "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1},
		"harrenhal": {"house": "baratheon", "footmen": 2, "knights": 1, "order": "support+1"}}}`)
	frayDo(t, &s, nil, frayAction{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`})
	list := Rules{}.Options(&s, Baratheon, nil)
	if len(list) != 3 {
		t.Fatalf("%d ways to support, not 3", len(list))
	}
	for _, a := range list {
		after := s
		Rules{}.Apply(&after, Baratheon, a, game.Script(), nil)
		want := [2]int{1, 1}
		if a.Side != Neither {
			want[a.Side] = 1 + 5
		}
		if got := [2]int{after.total(Attack), after.total(Defend)}; got != want {
			t.Errorf("support for the %s: %v, want %v", sideNames[a.Side], got, want)
		}
	}
	for _, part := range []string{`"n":1`, `"unit":"footman"`, `"moves":[{"to":"stoney_sept","footmen":1}]`} {
		if _, err := (Rules{}).ReadAction([]byte(`{"kind":"support","area":"harrenhal","side":"attacker",` + part + `}`)); err == nil {
			t.Errorf("a support with %s was read", part)
		}
	}
}

// No battle anywhere is supported from an island, however many Ships lie around it.
func TestSupportFromIslandsIsUseless(t *testing.T) {
	gametest.Covers(t, "throne.support.useless-on-islands")
	for _, id := range []string{"dragonstone", "the_arbor", "pyke"} {
		island := frayArea(t, id)
		s := frayState(t, `{"phase": "planning", "areas": {"`+id+`": {"house": "baratheon", "knights": 2, "order": "support+1"}}}`)
		for rest := s.Board.Sea; rest != 0; {
			var sea Area
			sea, rest = rest.Next()
			s.Places[sea].House, s.Places[sea].Units = Baratheon, Force{Ship: 1}
		}
		for at := Area(1); at < MaxAreas; at++ {
			if s.supporters(at).Has(island) {
				t.Errorf("%s supports in %s", id, s.Board.Areas[at].ID)
			}
			b := s
			b.Battle = Battle{Area: at, From: at, Fighter: [2]House{Lannister, Stark}}
			b.Waits = game.Decision{Who: game.Seats(Baratheon), Kind: decideSupport}
			if err := (Rules{}).Check(&b, Baratheon, Action{Kind: GiveSupport, Area: island, Side: Attack}); err == nil {
				t.Errorf("%s may support in %s", id, s.Board.Areas[at].ID)
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
	frayGames(t, 12, func(s *State) {
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
				seen := frayDocument(t, v)
				for other := firstCard(h); secret && other < firstCard(h)+HandSize; other++ {
					if !s.Holdings[h].Hand.has(other) {
						continue
					}
					w := *s
					w.Battle.Card[side] = other
					if frayDocument(t, Rules{}.Redact(&w, seat)) != seen {
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

// What Melisandre and Maester Luwin do is told to everybody, with the card.
func TestMelisandreAndLuwinAreTold(t *testing.T) {
	gametest.Covers(t, "throne.hidden.melisandre-luwin-public")
	for _, c := range []struct {
		document string
		steps    []frayAction
		last     frayAction
		kind     uint8
		whose    House
		card     string
	}{
		{
			`{"phase": "marches", "next": "baratheon", "areas": {"storms_end": {"house": "baratheon", "knights": 2, "order": "march+0"}, "kingswood": {"house": "lannister", "footmen": 1}}}`,
			[]frayAction{
				{Baratheon, `{"kind":"march","area":"storms_end","moves":[{"to":"kingswood","knights":2}]}`},
				frayCard(Baratheon, "baratheon_melisandre"), frayCard(Lannister, "lannister_captain"),
			},
			frayAction{Baratheon, `{"kind":"discard","card":"lannister_tywin"}`}, eventDiscarded, Lannister, "lannister_tywin",
		},
		{
			`{"phase": "marches", "next": "stark", "houses": {"stark": {"discard": ["stark_eddard"]}}, "areas": {"winterfell": {"house": "stark", "knights": 2, "order": "march+0"}, "moat_cailin": {"house": "lannister", "footmen": 1}}}`,
			[]frayAction{
				{Stark, `{"kind":"march","area":"winterfell","moves":[{"to":"moat_cailin","knights":2}]}`},
				frayCard(Stark, "stark_luwin"), frayCard(Lannister, "lannister_captain"),
			},
			frayAction{Stark, `{"kind":"take","card":"stark_eddard"}`}, eventRecovered, Stark, "stark_eddard",
		},
	} {
		s := frayState(t, c.document)
		frayDo(t, &s, nil, c.steps...)
		story := new(game.Story)
		frayDo(t, &s, story, c.last)
		for seat := game.NoSeat; seat < MaxHouses; seat++ {
			told := slices.ContainsFunc(story.Seen(seat), func(e game.Event) bool {
				return e.Kind == c.kind && e.Seat == c.whose && s.Board.Cards[e.Args[0]].ID == c.card
			})
			if !told {
				t.Errorf("seat %d is not told of %s", seat, c.card)
			}
		}
	}
}

// Maester Luwin takes any card of his discard pile and no other card, or none.
func TestLuwinTakesDiscardsOnly(t *testing.T) {
	gametest.Covers(t, "throne.cards.some-abilities-after-battle")
	s := frayState(t, `{"phase": "marches", "next": "stark",
		"houses": {"stark": {"discard": ["stark_eddard", "stark_rodrik"]}, "lannister": {"discard": ["lannister_tywin"]}},
		"areas": {"winterfell": {"house": "stark", "knights": 2, "order": "march+0"}, "moat_cailin": {"house": "lannister", "footmen": 1}}}`)
	frayDo(t, &s, nil,
		frayAction{Stark, `{"kind":"march","area":"winterfell","moves":[{"to":"moat_cailin","knights":2}]}`},
		frayCard(Stark, "stark_luwin"), frayCard(Lannister, "lannister_captain"))
	if s.Waits != (game.Decision{Who: game.Seats(Stark), Kind: decideTake}) {
		t.Fatalf("the game waits for %s", kindNames[s.Waits.Kind])
	}
	for c := Card(1); c < maxCards; c++ {
		id := s.Board.Cards[c].ID
		may := Rules{}.Check(&s, Stark, Action{Kind: Take, Card: c}) == nil
		if want := id == "stark_eddard" || id == "stark_rodrik"; may != want {
			t.Errorf("that %s may come back is %v", id, may)
		}
	}
	if err := (Rules{}).Check(&s, Stark, Action{Kind: Pass}); err != nil {
		t.Errorf("nothing may come back: %v", err)
	}
}

// The holder of the Blade who only supports is refused it at every moment of the battle
// and of the turn.
func TestBladeIsRefusedToSupporters(t *testing.T) {
	gametest.Covers(t, "throne.blade.fighters-only")
	s := frayState(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "tyrell"}, "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1, "knights": 1},
		"harrenhal": {"house": "tyrell", "knights": 1, "order": "support"},
		"pyke": {"house": "greyjoy", "footmen": 1, "order": "march+0"}}}`)
	for _, a := range []frayAction{
		{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`},
		{Tyrell, `{"kind":"support","area":"harrenhal","side":"attacker"}`},
		frayCard(Lannister, "lannister_captain"), frayCard(Stark, "stark_catelyn"),
		{Stark, `{"kind":"remove","area":"stoney_sept","unit":"footman"}`},
		{Stark, `{"kind":"retreat","to":"blackwater"}`},
		{}, // after the battle
	} {
		for h := range House(s.Houses) {
			if why, _ := game.AsRefusal(Rules{}.Check(&s, h, Action{Kind: UseBlade})); why == nil {
				t.Errorf("house %d may use the Blade while the game waits for %s", h, kindNames[s.Waits.Kind])
			}
		}
		if a.document != "" {
			frayDo(t, &s, nil, a)
		}
	}
	if s.BladeUsed || s.Places[frayArea(t, "stoney_sept")].House != Lannister {
		t.Error("the battle went otherwise")
	}
}

// A fighter who holds the Blade can use it once both cards lie open, not before.
func TestBladeComesAfterTheCards(t *testing.T) {
	gametest.Covers(t, "throne.blade.plus-one", "throne.battle.steps")
	s := frayState(t, `{"phase": "marches", "next": "lannister", "markers": {"blade": "stark"}, "areas": {
		"lannisport": {"house": "lannister", "footmen": 1, "order": "march+0"},
		"stoney_sept": {"house": "stark", "footmen": 1},
		"harrenhal": {"house": "stark", "footmen": 1, "order": "support"}}}`)
	for _, a := range []frayAction{
		{Lannister, `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","footmen":1}]}`},
		{Stark, `{"kind":"support","area":"harrenhal","side":"neither"}`},
		frayCard(Lannister, "lannister_captain"), frayCard(Stark, "stark_rodrik"),
	} {
		if why, _ := game.AsRefusal(Rules{}.Check(&s, Stark, Action{Kind: UseBlade})); why == nil {
			t.Errorf("the Blade may be used while the game waits for %s", kindNames[s.Waits.Kind])
		}
		frayDo(t, &s, nil, a)
	}
	if err := (Rules{}).Check(&s, Stark, Action{Kind: UseBlade}); err != nil {
		t.Errorf("after the cards: %v", err)
	}
}

// In no position of a game does a player remove a unit of his own will: only Supply,
// Wildlings, Ser Loras, casualties and a retreat beyond Supply take units.
func TestNoUnitIsRemovedAtWill(t *testing.T) {
	gametest.Covers(t, "throne.casualties.no-voluntary-removal")
	kinds := map[game.Kind]bool{}
	tried := 0
	frayGames(t, 6, func(s *State) {
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
					why, _ := game.AsRefusal(Rules{}.Check(s, s.Places[a].House, remove))
					if why == nil || why.Rule != ruleCasualtiesNoVoluntaryRemoval {
						t.Errorf("removing a unit while asked for %s is answered with %v", kindNames[s.Waits.Kind], why)
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
	frayGames(t, 12, func(s *State) {
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
