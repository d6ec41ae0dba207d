package game_test

import (
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// TestTryIsActOnACopy plays the toy game by trying; what it tries comes to what acting does.
func TestTryIsActOnACopy(t *testing.T) {
	dice := game.NewDice(game.SeedFrom(1, 1))
	at, err := game.Open(toy.Game{}).Start(game.Setup{Seats: 2}, dice, nil)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; at.Next().Who != 0; n++ {
		seat := at.Next().Who.First()
		options := at.Options(seat)
		action := slices.Concat([]byte("\t"), options[n%len(options)]) // not as the game writes it
		before := string(at.Document())
		var told, toldByAct game.Story
		dice.At(n)
		next, proper, err := at.Try(seat, action, dice, &told)
		if err != nil {
			t.Fatal(err)
		}
		if string(at.Document()) != before {
			t.Fatalf("action %d was tried, and changed the position", n)
		}
		if want, err := at.Proper(action); err != nil || string(proper) != string(want) {
			t.Errorf("got %s as proper, want %s, %v", proper, want, err)
		}
		if _, _, err := at.Try(seat, []byte(`{"kind":"bid","coins":99}`), dice, &told); err == nil {
			t.Error("more than there is may be bid")
		}
		dice.At(n)
		if err := at.Act(seat, action, dice, &toldByAct); err != nil {
			t.Fatal(err)
		}
		if string(next.Document()) != string(at.Document()) || !slices.Equal(told.Events(), toldByAct.Events()) {
			t.Fatalf("action %d: tried %s, acted %s", n, next.Document(), at.Document())
		}
		at = next
	}
}
