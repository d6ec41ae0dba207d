package game_test

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
)

// A world is all that the events of these tests speak of.
type world struct{ places []string }

func seatText(_ *world, s game.Seat) game.Text {
	return game.Text{English: [...]string{"Red", "Blue"}[s], French: [...]string{"les rouges", "les bleus"}[s]}
}

var worldNouns = map[string]game.Noun[world]{
	"seat": game.SeatNoun(seatText),
	"place": {Word: func(w *world, args []int16) game.Word {
		return game.Word{Value: w.places[args[0]], Ref: "place", Text: game.Text{English: "the " + w.places[args[0]], French: "ici : " + w.places[args[0]]}}
	}},
	"pair": {Args: 2, Word: func(_ *world, args []int16) game.Word {
		return game.Word{Value: []int16{args[0], args[1]}, Ref: "dice", Text: game.Text{English: "two dice", French: "deux dés"}}
	}},
}

func TestTellerWritesDocumentsAndSentences(t *testing.T) {
	teller := game.NewTeller([]game.Telling{
		{Kind: "moved", Fields: "from:place to:place steps", Says: game.Text{English: "{seat}: {from} to {to}, {steps}.", French: "{seat} : {to}, {steps}."}},
		{Kind: "turn", Heading: game.HeadsTurn, Fields: "turn", Says: game.Text{English: "Turn {turn}.", French: "Tour {turn}."}},
		{Kind: "rolled", Fields: "dice:pair -why by:seat", Says: game.Text{English: "{by} rolls {dice:number} and more ({why})", French: "{by}"}},
	}, worldNouns)
	w := &world{places: []string{"hill", "ford"}}
	for _, c := range []struct {
		event game.Event
		want  string
	}{
		{
			game.Event{Kind: 0, Seat: 1, Args: [8]int16{0, 1, 3}},
			`{"kind":"moved","seat":1,"from":"hill","to":"ford","steps":3,` +
				`"en":"[Blue](seat:1): [the hill](place:hill) to [the ford](place:ford), 3.","fr":"[les bleus](seat:1) : [ici : ford](place:ford), 3."}`,
		},
		{game.Event{Kind: 1, Seat: game.NoSeat, Args: [8]int16{7}}, `{"kind":"turn","heading":"turn","turn":7,"en":"Turn 7.","fr":"Tour 7."}`},
		{
			game.Event{Kind: 2, Seat: game.NoSeat, Args: [8]int16{5, 6, 9, 0}},
			`{"kind":"rolled","dice":[5,6],"by":0,"en":"[Red](seat:0) rolls 5 and more (9)","fr":"[les rouges](seat:0)"}`,
		},
	} {
		told := teller.Tell(w, c.event)
		b, err := json.Marshal(told)
		if err != nil || string(b) != c.want {
			t.Errorf("got %s, %v\nwant %s", b, err, c.want)
		}
		var back game.Told
		if err := json.Unmarshal(b, &back); err != nil {
			t.Fatal(err)
		}
		if again, err := json.Marshal(back); err != nil || string(again) != c.want {
			t.Errorf("read back it is %s, %v", again, err)
		}
	}
}

func TestSymbolsAreDrawnDieByDie(t *testing.T) {
	text := game.Text{English: "2 green, 1 fist, 1 flag", French: "2 verts, 1 poing, 1 drapeau"}
	dice := []game.Symbols{{Name: "green", Number: 2}, {Name: "fist", Number: 1, Hits: 2}, {Name: "flag", Number: 1, Counts: true}}
	for _, tt := range []struct {
		dice     []game.Symbols
		expected *float64
		ref, id  string
	}{
		{dice, new(0.75), "dice", "green,green,fist!!,flag~/0.75"},
		{dice[:1], nil, "dice", "green,green"},
		{nil, new(0.0), "", ""},
	} {
		if w := game.SymbolsWord(1, text, tt.dice, tt.expected); w.Ref != tt.ref || w.ID != tt.id || w.Text != text {
			t.Errorf("got %+v, want %s:%s", w, tt.ref, tt.id)
		}
	}
}

func TestTellerPanicsOnWhatDoesNotFit(t *testing.T) {
	for name, as := range map[string]game.Telling{
		"an unknown noun":    {Kind: "a", Fields: "x:nothing"},
		"an unknown field":   {Kind: "a", Says: game.Text{English: "{x}"}},
		"too many arguments": {Kind: "a", Fields: "a:pair b:pair c:pair d:pair e"},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s passes", name)
				}
			}()
			game.NewTeller([]game.Telling{as}, worldNouns)
		}()
	}
}

func TestPlainTakesMarksOff(t *testing.T) {
	for marked, want := range map[string]string{
		"[Stark](seat:2) marches to [Moat Cailin](area:moat_cailin).": "Stark marches to Moat Cailin.",
		"nothing":              "nothing",
		"to hit: [⚃⚅](dice:4)": "to hit: ⚃⚅",
		"an open [ bracket":    "an open [ bracket",
	} {
		if got := game.Plain(marked); got != want {
			t.Errorf("%q: got %q, want %q", marked, got, want)
		}
	}
}
