package web

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

var oneSeed = [2]game.Seed{game.SeedFrom(1, 1), game.SeedFrom(1, 1)}

// TestOrdersDoNotLeak has two seats place other orders in the two houses, face down,
// change their minds, and write each other other letters. The third seat and those who
// watch cannot tell.
func TestOrdersDoNotLeak(t *testing.T) {
	witnesses := game.Seat(3)
	if testing.Short() {
		witnesses = 1
	}
	for witness := range witnesses {
		w := newTwins(t, gamestest.Board, oneSeed)
		rng := rand.New(rand.NewPCG(uint64(witness), 2))
		others := slices.DeleteFunc([]game.Seat{0, 1, 2}, func(s game.Seat) bool { return s == witness })
		w.same("at first")
		hidden := 0
		for round := range 2 {
			for _, s := range others {
				a, b := w.twoOrders(s, rng)
				if string(a) != string(b) {
					hidden++
				}
				w.act(s, a, b)
				w.same("after an order", others...)
			}
			letter := func(text string) any {
				return map[string]any{"seat": others[0], "to": others[1], "text": text}
			}
			w.do(others[0], "POST", "/messages", [2]any{letter("attack him"), letter("let us rather wait for a while")})
			w.same("after a letter", others...)
			if round == 1 {
				w.sameAnswer(others[1], "/undo", map[string]any{"seat": others[1]}, `{"asked":false}`)
				w.same("after an order was taken back", others...)
				mine := w.options(witness)[0][0]
				w.act(witness, mine, mine)
				a, b := w.twoOrders(others[0], rng)
				w.act(others[0], a, b)
				w.sameAnswer(witness, "/undo", map[string]any{"seat": witness}, `{"asked":false}`)
				w.same("after the witness took an order back", others...)
			}
		}
		if hidden < 3 {
			t.Errorf("only %d orders were different", hidden)
		}
		w.end(others...)
	}
}

// sameAnswer has one person ask the same in both houses, who must answer so.
func (w *twins) sameAnswer(seat game.Seat, rest string, body any, want string) {
	w.t.Helper()
	got := w.do(seat, "POST", rest, [2]any{body, body})
	for i := range got {
		if w.mask(i, []byte(got[i])) != want {
			w.t.Fatalf("%s: got %q in house %d, want %q", rest, got[i], i, want)
		}
	}
}

// twoOrders returns two different orders for one area that a seat can place in both
// houses.
func (w *twins) twoOrders(s game.Seat, rng *rand.Rand) (a, b json.RawMessage) {
	w.t.Helper()
	var both [2]map[string][]json.RawMessage
	var areas []string
	for i, options := range w.options(s) {
		both[i] = map[string][]json.RawMessage{}
		for _, o := range options {
			var doc struct{ Area, Order string }
			if err := json.Unmarshal(o, &doc); err != nil {
				w.t.Fatal(err)
			}
			if doc.Order == "" {
				continue
			}
			if i == 1 && both[0][doc.Area] != nil && both[1][doc.Area] == nil {
				areas = append(areas, doc.Area)
			}
			both[i][doc.Area] = append(both[i][doc.Area], o)
		}
	}
	if len(areas) == 0 {
		w.t.Fatalf("seat %d has no order left to place", s)
	}
	area := areas[rng.IntN(len(areas))]
	list := both[0][area]
	a = list[rng.IntN(len(list))]
	for _, b = range both[1][area] {
		if string(a) != string(b) {
			break
		}
	}
	return a, b
}

// TestSecretChoicesDoNotLeak plays the same match in both houses up to a choice that is
// made in secret, and then has one seat choose differently.
func TestSecretChoicesDoNotLeak(t *testing.T) {
	choices := 2
	if testing.Short() {
		choices = 1
	}
	for _, kind := range []string{"bid", "card"} {
		t.Run(kind, func(t *testing.T) {
			w := newTwins(t, gamestest.Board, oneSeed)
			rng := rand.New(rand.NewPCG(1, 3))
			for tried := 0; tried < choices; {
				l := w.look()
				if l.Decision == nil {
					t.Fatalf("the match ended after %d secret choices", tried)
				}
				s := l.Decision.Who[0]
				options := w.options(s)[0]
				if l.Decision.Kind != kind || len(l.Decision.Who) < 2 || len(options) < 2 {
					o := options[rng.IntN(len(options))]
					w.act(s, o, o)
					continue
				}
				w.same("before a choice")
				w.act(s, options[0], options[len(options)-1])
				w.same("after a choice", s)
				w.sameAnswer(s, "/undo", map[string]any{"seat": s}, `{"asked":false}`)
				w.same("after a choice was taken back")
				w.act(s, options[0], options[0])
				tried++
			}
			w.end()
		})
	}
}

// TestDrawnTokensDoNotLeak has the leader draw another token in each house: the seeds are
// different, but all that is rolled in the open is the same.
func TestDrawnTokensDoNotLeak(t *testing.T) {
	seeds, leader := twinSeeds(t)
	w := newTwins(t, "toy", seeds)
	w.same("after the draw", leader)
	options := w.options(leader)
	at := slices.IndexFunc(options[0], func(o json.RawMessage) bool {
		return !slices.ContainsFunc(options[1], func(other json.RawMessage) bool { return string(o) == string(other) })
	})
	if at < 0 {
		t.Fatal("the leader has the same options in both houses")
	}
	w.act(leader, options[0][at], options[1][at])
	w.same("after a bid with the token", leader)
	w.end(leader)
}

// twinSeeds returns two seeds that give the leader of the toy game another token, and
// show the others the same; and who leads.
func twinSeeds(t *testing.T) (seeds [2]game.Seed, leader game.Seat) {
	t.Helper()
	seen := map[string]game.Seed{}
	for i := range uint64(10_000) {
		seed := game.SeedFrom(i, 1)
		d := game.NewDice(seed, "", "", "")
		d.At(0)
		at, err := testGames()["toy"].Start(game.Setup{Seats: 3}, d, nil)
		if err != nil {
			t.Fatal(err)
		}
		views := fmt.Sprintf("%s %s %s", at.View(1), at.View(2), at.View(game.NoSeat))
		if first, ok := seen[views]; ok {
			d := game.NewDice(first, "", "", "")
			d.At(0)
			twin, err := testGames()["toy"].Start(game.Setup{Seats: 3}, d, nil)
			if err != nil {
				t.Fatal(err)
			}
			if string(twin.View(0)) != string(at.View(0)) {
				return [2]game.Seed{first, seed}, 0
			}
		}
		seen[views] = seed
	}
	t.Fatal("no seeds of this kind")
	return seeds, game.NoSeat
}

// TestArtefactsDoNotLeak has blue bring other artefacts to each house: to tables where they
// are told on deployment, up to there, and to tables where they stay hidden.
func TestArtefactsDoNotLeak(t *testing.T) {
	for _, variant := range []string{"declared", "hidden"} {
		t.Run(variant, func(t *testing.T) {
			var options [2]map[string]string
			for i, artefact := range []string{", brew_of_haste", ""} {
				const list = "army: elves\npoints: 1000\nkindred_tallspears, regiment%s\nkindred_tallspears, regiment\n"
				options[i] = map[string]string{
					"artefacts": variant, "terrain": "none", "scenario": "kill", "turns": "1",
					"blue": fmt.Sprintf("# my secret\n"+list, artefact), "red": fmt.Sprintf(list, ""),
				}
			}
			w := newTwins(t, gamestest.Armies, oneSeed, options[:]...)
			w.same("at first", 0)
			for l := w.look(); l.Decision != nil; l = w.look() {
				if l.N > 0 {
					w.same(fmt.Sprint("after action ", l.N), 0)
				}
				if variant == "declared" && l.Decision.Kind == "deploy" {
					break
				}
				a := w.both(l.Decision.Who[0])
				w.act(l.Decision.Who[0], a, a)
			}
			if n := w.look().N; variant == "hidden" && n < 8 {
				t.Errorf("the match was over after %d actions", n)
			}
			w.end(0)
		})
	}
}

// TestBroughtArtefactsDoNotLeak has blue sit down with other artefacts in each house, before
// red comes and until the first unit is deployed.
func TestBroughtArtefactsDoNotLeak(t *testing.T) {
	const list = "army: elves\npoints: 1000\nkindred_tallspears, regiment%s\nkindred_tallspears, regiment\n"
	options := map[string]string{"terrain": "none", "scenario": "kill", "turns": "1", "blue": "random", "red": "random"}
	w, invites := emptyTwins(t, gamestest.Armies, oneSeed, options, options)
	w.sit(0, invites[0], [2]map[string]string{
		{"blue": fmt.Sprintf("# my secret\n"+list, ", brew_of_haste")}, {"blue": fmt.Sprintf(list, "")},
	})
	for p := range w.people[0] {
		a, b := w.seen(0, p), w.seen(1, p)
		if !strings.Contains(a, "kindred_tallspears") || strings.Contains(a, "brew_of_haste") != (p == 0) {
			t.Errorf("%s is told %s", w.name(p), a)
		}
		if a != b && p != 0 {
			t.Fatalf("before the match %s can tell the tables apart:\n%s\n%s", w.name(p), a, b)
		}
	}
	red := map[string]string{"red": fmt.Sprintf(list, "")}
	w.sit(1, invites[1], [2]map[string]string{red, red})
	w.same("at first", 0)
	for l := w.look(); l.Decision.Kind != "deploy"; l = w.look() {
		a := w.both(l.Decision.Who[0])
		w.act(l.Decision.Who[0], a, a)
		w.same(fmt.Sprint("after action ", l.N+1), 0)
	}
	w.end(0)
}

// seen is what one person is shown of a table in one house.
func (w *twins) seen(house, person int) string {
	w.t.Helper()
	g := w.people[house][person]
	var all []string
	for _, path := range []string{w.path(""), "/api/matches?list=open", "/api/matches?list=mine"} {
		_, data := g.do("GET", path, nil)
		all = append(all, w.mask(house, data))
	}
	return strings.Join(append(all, w.soFar(house, g.lines)), "\n")
}

// both returns what a seat can do in both houses.
func (w *twins) both(s game.Seat) json.RawMessage {
	w.t.Helper()
	options := w.options(s)
	for _, o := range options[0] {
		if slices.ContainsFunc(options[1], func(other json.RawMessage) bool { return string(o) == string(other) }) {
			return o
		}
	}
	w.t.Fatalf("seat %d can do nothing that it can do in both houses", s)
	return nil
}
