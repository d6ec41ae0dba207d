package table

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// What a bot will do depends on the secret of its match: nobody can work it out.
func TestBotsCannotBeForeseen(t *testing.T) {
	games := testGames()
	orders := func(seed game.Seed) string {
		m := newMatch("m", games)
		m.game, m.seed = games[gamestest.Board], seed
		m.seats = make([]seat, 3)
		m.dice = game.NewDice(seed, m.entropy()...)
		var err error
		if m.at, err = m.layOut(m.dice, nil); err != nil {
			t.Fatal(err)
		}
		var list []string
		for range 8 {
			e, err := m.chosen(m.at.Next().Who.First(), "random", "random")
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, string(e.Acted.Action))
			if err := m.carry(*e.Acted, e.judged, m.created); err != nil {
				t.Fatal(err)
			}
		}
		return strings.Join(list, "\n")
	}
	one := orders(game.SeedFrom(1, 1))
	if again := orders(game.SeedFrom(1, 1)); again != one {
		t.Errorf("the same match, and the bot does\n%s\nand then\n%s", one, again)
	}
	if other := orders(game.SeedFrom(2, 1)); other == one {
		t.Error("in matches with other secrets the bot does the same")
	}
}
