package throne

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// What a battle hangs on are its cards and its strengths: they are seen at its peak, and by
// everybody.
func TestPeakOfABattle(t *testing.T) {
	peaks := 0
	gametest.Peaks(t, game.Open(Rules{}), game.Setup{Seats: 3}, 3, func(at game.Position) {
		peaks++
		var view struct {
			Battle struct {
				Cards    struct{ Attacker, Defender string }
				Strength struct{ Attacker, Defender *int }
			}
		}
		if err := json.Unmarshal(at.View(game.NoSeat), &view); err != nil {
			t.Fatal(err)
		}
		b := view.Battle
		if b.Cards.Attacker == "" || b.Cards.Defender == "" || b.Cards.Defender == "hidden" || b.Strength.Attacker == nil {
			t.Errorf("a battle hangs on %+v", b)
			return
		}
		// whoever is shown the view can ask what its strengths are made of
		again, err := game.Open(Rules{}).Read(at.View(game.NoSeat), game.Script())
		if err != nil {
			t.Fatalf("%v: %s", err, at.View(game.NoSeat))
		}
		answer, err := again.Ask(game.NoSeat, []byte(`{"ask":"sum"}`))
		if err != nil {
			t.Fatal(err)
		}
		var sum struct{ Attacker, Defender []struct{ N int } }
		if err := json.Unmarshal(answer, &sum); err != nil {
			t.Fatal(err)
		}
		for _, side := range []struct {
			parts []struct{ N int }
			want  int
		}{{sum.Attacker, *b.Strength.Attacker}, {sum.Defender, *b.Strength.Defender}} {
			got := 0
			for _, p := range side.parts {
				got += p.N
			}
			if got != side.want || len(side.parts) < 2 {
				t.Errorf("%d parts make %d, not %d", len(side.parts), got, side.want)
			}
		}
	})
	if peaks == 0 {
		t.Error("no battle was fought")
	}
}

// Who marches into a home that nobody holds takes it from its House, which is told so; a token
// that stands there tells it itself, and who walks through no man's land takes nothing.
func TestAHomeThatNobodyHoldsIsTakenFromItsHouse(t *testing.T) {
	const stark = 2
	for _, tt := range []struct {
		to, more string
		touches  []game.Seat
		foe      string
	}{
		{"winterfell", "", []game.Seat{stark}, ", taken from Stark."},
		{"winterfell", `,"winterfell":{"token":"stark"}`, []game.Seat{stark}, ""},
		{"moat_cailin", "", []game.Seat{}, ""},
	} {
		doc := `{"phase":"marches","next":"greyjoy","areas":{"white_harbor":{"house":"greyjoy","footmen":2,"order":"march+0"}` + tt.more + `}}`
		at, err := game.Open(Rules{}).Read([]byte(doc), game.Script())
		if err != nil {
			t.Fatal(err)
		}
		story := new(game.Story)
		action := `{"kind":"march","area":"white_harbor","moves":[{"to":"` + tt.to + `","footmen":1}]}`
		if err := at.Act(4, []byte(action), game.Script(), story); err != nil {
			t.Fatal(err)
		}
		told := game.Tales(at, story)
		steps := game.NewNarration(game.Open(Rules{}), at.SeatText).Action(1, 1, 0, told)
		if len(steps) == 0 || !slices.Equal(steps[0].Touches, tt.touches) || strings.Contains(steps[0].English, "taken from") != (tt.foe != "") || !strings.HasSuffix(steps[0].English, tt.foe) {
			t.Errorf("a march to %s is told as %+v, want that it touches %v and ends with %q", tt.to, steps, tt.touches, tt.foe)
		}
	}
}
