package web

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/parley"
	"gonfalon/table"
)

// differentHands returns two seeds that deal the same cards to the first of three seats, and
// not to the others.
func differentHands(t *testing.T) [2]game.Seed {
	t.Helper()
	deal := func(i int) (game.Seed, parley.State, []game.Event) {
		seed := game.SeedFrom(5, i)
		d := game.NewDice(seed, "", "", "") // nobody adds to the chance
		d.At(0)
		var story game.Story
		s, err := parley.Game{}.Start(game.Setup{Seats: 3}, d, &story)
		if err != nil {
			t.Fatal(err)
		}
		return seed, s, story.Seen(0)
	}
	one, first, told := deal(0)
	seen := parley.Game{}.Redact(&first, 0)
	for i := 1; i < 10_000; i++ {
		two, other, alsoTold := deal(i)
		if (parley.Game{}).Redact(&other, 0) == seen && slices.Equal(told, alsoTold) && first.Hands[1] != other.Hands[1] && first.Hands[2] != other.Hands[2] {
			return [2]game.Seed{one, two}
		}
	}
	t.Fatal("there are no such seeds")
	return [2]game.Seed{}
}

// TestWindowsDoNotLeak has two seats answer a window with other hands and other answers in
// the two houses, and leave other sheets. The one who spoke and those who watch cannot tell.
func TestWindowsDoNotLeak(t *testing.T) {
	w := newTwins(t, "parley", differentHands(t))
	w.same("at first", 1, 2)
	stake := json.RawMessage(`{"kind":"stake","stake":2}`)
	w.act(0, stake, stake)
	w.same("when the window opens", 1, 2)
	answers := w.options(1)
	pass, play := answers[0][0], answers[1][len(answers[1])-1]
	if string(pass) == string(play) {
		t.Fatal("the second seat has nothing to play")
	}
	w.act(1, pass, play)
	w.same("after an answer", 1, 2)
	w.act(1, pass, pass)
	w.same("after another answer of the same seat", 1, 2)
	sheet := func(lines ...table.Line) any { return table.Sheet{Seat: 2, Lines: lines} }
	w.do(2, "PUT", "/sheet", [2]any{sheet(table.Line{Kind: "speak"}), sheet(table.Line{Kind: "object"}, table.Line{Kind: "speak", Action: play})})
	w.same("after a sheet", 1, 2)
	hold := map[string]any{"seat": 1, "hold": true}
	w.do(1, "POST", "/hold", [2]any{hold, hold})
	w.same("while one holds", 1, 2)
	w.end(1, 2)
}

func TestAWindowOverTheAPI(t *testing.T) {
	h := openHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	var l table.Look
	ann.want(200, "POST", "/api/matches", map[string]any{"game": "parley", "seats": []any{map[string]any{}, map[string]any{}}, "sit": []int{0}, "beat": 10}, &l)
	path := "/api/matches/" + l.ID
	bob.want(200, "POST", path+"/seats", map[string]any{"seat": 1, "invite": l.Invites[1]}, nil)
	bob.want(409, "POST", path+"/hold", map[string]any{"seat": 1, "hold": true}, nil)
	ann.want(200, "POST", path+"/actions", map[string]any{"seat": 0, "n": 1, "action": map[string]any{"kind": "stake", "stake": 1}}, nil)
	talk := bob.talk(path + "/events?since=0")
	talk.send(`{"key":"h","seat":1,"hold":true}`)
	if u := talk.until(func(l *socketLine) bool { return l.What == "held" }); u.Key != "h" {
		t.Errorf("the hold has the key %q", u.Key)
	}
	if p := talk.wrong(400, `{"key":"x","seat":1}`); !strings.Contains(p.Detail, "action") {
		t.Errorf("got %+v", p)
	}
	pass := map[string]any{"kind": "speak", "card": "pass"}
	bob.want(200, "POST", path+"/actions", map[string]any{"seat": 1, "n": 2, "action": pass}, nil)
	bob.want(200, "GET", path+"?seat=1", nil, &l)
	if l.N != 1 || l.Window == nil || len(l.Window.Answers) != 1 || !l.Window.Answers[0].Pass || !slices.Equal(l.Window.Holds, []game.Seat{1}) || l.Window.Closes != nil {
		t.Errorf("got %d actions, %+v", l.N, l.Window)
	}
	bob.want(200, "PUT", path+"/sheet", map[string]any{"seat": 1, "lines": []any{map[string]any{"kind": "object"}}}, nil)
	var sheet table.Sheet
	bob.want(200, "GET", path+"/sheet?seat=1", nil, &sheet)
	if len(sheet.Lines) != 1 || sheet.Lines[0].Kind != "object" {
		t.Errorf("got %+v", sheet)
	}
	ann.want(403, "GET", path+"/sheet?seat=1", nil, nil)
	ann.want(200, "POST", path+"/actions", map[string]any{"seat": 0, "n": 2, "action": pass}, nil)
	if u := talk.until(func(l *socketLine) bool { return l.What == "closed" }); u.N != 3 || u.Seat != nil {
		t.Errorf("got %+v", u.Update)
	}
}
