package throne

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// Every card is worth 0 to 3, and that is what it adds to the total of its player. A
// lone Knight defends without an order, so that no ability adds to it.
func TestEveryCardAddsItsStrength(t *testing.T) {
	gametest.Covers(t, "throne.cards.strength-range")
	var file struct {
		Cards []struct {
			ID, House                        string
			Strength, Swords, Fortifications int
		}
	}
	readData(t, "house_cards.json", &file)
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
		s := read(t, `{"phase": "marches", "next": "`+attackerID+`", "markers": {"blade": "`+c.House+`"}, "areas": {
			"harrenhal": {"house": "`+attackerID+`", "knights": 1, "order": "march+0"},
			"blackwater": {"house": "`+c.House+`", "knights": 1}}}`)
		say(t, &s, nil, saying{attacker, `{"kind":"march","area":"harrenhal","moves":[{"to":"blackwater","knights":1}]}`})
		defender := s.Battle.Fighter[Defend]
		if got := s.total(Defend); got != 2 {
			t.Fatalf("%s: the defender has %d before cards, not 2", c.ID, got)
		}
		say(t, &s, nil, playCard(attacker, card), playCard(defender, c.ID))
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

// What Melisandre and Maester Luwin do is told to everybody, with the card.
func TestMelisandreAndLuwinAreTold(t *testing.T) {
	gametest.Covers(t, "throne.hidden.melisandre-luwin-public")
	for _, c := range []struct {
		document string
		steps    []saying
		last     saying
		kind     uint8
		whose    House
		card     string
	}{
		{
			`{"phase": "marches", "next": "baratheon", "areas": {"storms_end": {"house": "baratheon", "knights": 2, "order": "march+0"}, "kingswood": {"house": "lannister", "footmen": 1}}}`,
			[]saying{
				{Baratheon, `{"kind":"march","area":"storms_end","moves":[{"to":"kingswood","knights":2}]}`},
				playCard(Baratheon, "baratheon_melisandre"), playCard(Lannister, "lannister_captain"),
			},
			saying{Baratheon, `{"kind":"discard","card":"lannister_tywin"}`}, eventDiscarded, Lannister, "lannister_tywin",
		},
		{
			`{"phase": "marches", "next": "stark", "houses": {"stark": {"discard": ["stark_eddard"]}}, "areas": {"winterfell": {"house": "stark", "knights": 2, "order": "march+0"}, "moat_cailin": {"house": "lannister", "footmen": 1}}}`,
			[]saying{
				{Stark, `{"kind":"march","area":"winterfell","moves":[{"to":"moat_cailin","knights":2}]}`},
				playCard(Stark, "stark_luwin"), playCard(Lannister, "lannister_captain"),
			},
			saying{Stark, `{"kind":"take","card":"stark_eddard"}`}, eventRecovered, Stark, "stark_eddard",
		},
	} {
		s := read(t, c.document)
		say(t, &s, nil, c.steps...)
		story := new(game.Story)
		say(t, &s, story, c.last)
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
	s := read(t, `{"phase": "marches", "next": "stark",
		"houses": {"stark": {"discard": ["stark_eddard", "stark_rodrik"]}, "lannister": {"discard": ["lannister_tywin"]}},
		"areas": {"winterfell": {"house": "stark", "knights": 2, "order": "march+0"}, "moat_cailin": {"house": "lannister", "footmen": 1}}}`)
	say(t, &s, nil,
		saying{Stark, `{"kind":"march","area":"winterfell","moves":[{"to":"moat_cailin","knights":2}]}`},
		playCard(Stark, "stark_luwin"), playCard(Lannister, "lannister_captain"))
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
