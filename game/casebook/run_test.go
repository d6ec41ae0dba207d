package casebook

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/french"
	"gonfalon/game/gametest/toy"
)

// twoSeats is a match in which red has three coins and green ten.
const twoSeats = `
[setup]
round = 1
rounds = 3
stage = "bid"
lot = 5
leader = "red"
spent = [6]
players = [ { coins = 3, hand = [1, 2, 3] }, { coins = 10, hand = [4] } ]
`

// run reads and plays a case of the toy game.
func run(t *testing.T, g game.Game, text string) *Report {
	t.Helper()
	c, err := Read("x.toml", []byte(head+text))
	if err != nil {
		t.Fatal(err)
	}
	return Run(c, g)
}

var toyGame = game.Open(toy.Game{})

func TestRunOfACaseThatHolds(t *testing.T) {
	data, err := os.ReadFile("testdata/whole-round.toml")
	if err != nil {
		t.Fatal(err)
	}
	c, err := Read("testdata/whole-round.toml", data)
	if err != nil {
		t.Fatal(err)
	}
	r := Run(c, toyGame)
	if !r.OK() {
		t.Fatalf("got failures %q", r.Failures(game.English))
	}
	refused := r.Rulings[1]
	if refused.Outcome != Refused || refused.Rule != toy.RulePurse || refused.Seat != "red" {
		t.Errorf("got %+v", refused)
	}
	if got, want := *refused.Sentence, (game.Text{"4 coins are bid and 3 are in the purse", "la mise est de 4 pièces et la bourse en a 3"}); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	last := r.Rulings[5]
	if len(last.Events) != 3 || game.Plain(last.Events[0].French) != "la place 1 parie et tire 4" || len(last.Dice) != 3 {
		t.Errorf("got %+v", last)
	}
	for lang, want := range map[game.Lang]string{
		game.English: "refused: 4 coins are bid and 3 are in the purse (toy.bid.purse)",
		game.French:  "refusée : la mise est de 4 pièces et la bourse en a 3 (toy.bid.purse)",
	} {
		var out bytes.Buffer
		if err := r.Write(&out, lang); err != nil || !strings.Contains(out.String(), want) {
			t.Errorf("got %v\n%s", err, out.String())
		}
	}
	if _, err := json.Marshal(r); err != nil {
		t.Error(err)
	}
}

func TestRunFindsWhatFails(t *testing.T) {
	bid := "[[step]]\nseat = 0\naction = { kind = \"bid\", coins = 1 }\n"
	over := "[[step]]\nseat = 0\naction = { kind = \"bid\", coins = 4 }\n"
	gamble := strings.ReplaceAll(twoSeats, `stage = "bid"`, "stage = \"gamble\"\nwinner = \"red\"") + "[[step]]\naction = { kind = \"gamble\", yes = true }\n"
	look := "[[step]]\nexpect = [ %s ]\n"
	expect := func(s string) string { return twoSeats + strings.Replace(look, "%s", s, 1) }
	tests := []struct{ name, text, want string }{
		{"an unreadable setup", "[setup]\nround = \"a\"\n" + bid + "try = true\n", "line 5: the setup cannot be read"},
		{"a setup that lacks dice", strings.Replace(twoSeats, "lot = 5", "lot = 0", 1) + bid + "try = true\n", "line 5: dice: 0 are given, and 1 more is needed for the lot; each can be 1, 2, 3, 4, 5, 6"},
		{"dice left over from the setup", "dice = [1]" + twoSeats + bid + "try = true\n", "line 4: dice: [1] left over"},
		{"a refusal that should not be", twoSeats + over + "try = true\n", `step 1: line 15: the action was refused: 4 coins are bid and 3 are in the purse (toy.bid.purse); legal is, for example: {"kind":"bid"`},
		{"a refusal by another rule", twoSeats + over + "refused = \"toy.bid.held\"\n", "line 16: the action was refused by toy.bid.purse, not by toy.bid.held"},
		{"an acceptance that should not be", twoSeats + bid + "refused = \"toy.bid.held\"\n", "line 16: the action was accepted, and must be refused by toy.bid.held"},
		{"a refusal by another topic", twoSeats + over + "refused = \"toy.turn\"\n", "line 16: the action was refused by toy.bid.purse, not by toy.turn"},
		{"half the name of a topic", twoSeats + over + "refused = \"toy.b\"\n", "line 16: the action was refused by toy.bid.purse, not by toy.b"},
		{"an acceptance of what any rule should refuse", twoSeats + bid + "refused = \"any\"\n", "line 16: the action was accepted, and must be refused"},
		{"a trial accepted", twoSeats + bid + "refused = \"toy.bid.held\"\ntry = true\n", "was accepted, and must be refused by toy.bid.held"},
		{"an action that is nonsense", twoSeats + "[[step]]\nseat = 0\naction = { kind = \"dance\" }\nrefused = \"toy.turn.kind\"\n", `line 15: the action was not understood: kind "dance" has other fields; legal is, for example: {"kind":"bid","coins":0}, `},
		{"the action of a spectator", twoSeats + strings.Replace(bid, "0", "-1", 1) + "try = true\n", "not understood"},
		{"an action with a field of the wrong type", twoSeats + bid + "try = true\n[[step]]\nseat = 0\naction.kind = \"bid\"\naction.coins = \"a\"\n", "step 2: line 20: the action was not understood"},
		{"several who may act", twoSeats + "[[step]]\naction = { kind = \"bid\", coins = 1 }\ntry = true\n", "line 13: several seats must choose; say which of them acts: red, green"},
		{"a stranger", twoSeats + strings.Replace(bid, "0", `"pink"`, 1) + "try = true\n", `line 14: there is no seat "pink", only red, green`},
		{"too few dice", gamble + "dice = [4]\nexpect = [{at=\"/round\", is=2}]\n", "step 1: line 16: dice: 1 is given, and 1 more is needed for the lot; each can be 1, 2, 3, 4, 5, 6"},
		{"an impossible die", gamble + "dice = [7, 1, 4]\nexpect = [{at=\"/round\", is=2}]\n", "step 1: line 16: dice: 7 cannot be; number 1 is for the gamble and can be 1, 2, 3, 4, 5, 6"},
		{"no dice", gamble + "expect = [{at=\"/round\", is=2}]\n", "step 1: line 14: dice: 0 are given, and 1 more is needed for the gamble"},
		{"dice left over", gamble + "dice = [4, 1, 4, 2]\nexpect = [{at=\"/round\", is=2}]\n", "step 1: line 16: dice: [2] left over"},
		{"dice with other sides", gamble + "dice = [4, 1, 4]\nsides = [3, 0]\nexpect = [{at=\"/round\", is=2}]\n", "step 1: line 17: sides of the last dice: [6 0], expected [3 0]"},
		{"sides of a die that is not rolled", twoSeats + over + "dice = [1]\nsides = [6]\nrefused = \"toy.bid.purse\"\n", "step 1: line 17: sides of the last dice: [], expected [6]"},
		{"dice for a refusal", twoSeats + over + "dice = [1]\nrefused = \"toy.bid.purse\"\n", "step 1: line 16: dice: [1] left over"},
		{"an event that is not told", twoSeats + bid + "told = [{kind=\"won\"}]\n", "step 1: line 16: no won was told; told were: has_bid"},
		{"an event of another seat", twoSeats + bid + "told = [\n{kind=\"has_bid\", seat=\"red\"},\n{kind=\"has_bid\", seat=\"green\"}]\n", "step 1: line 18: no has_bid was told after event 1; told were: has_bid"},
		{"an event of a stranger", twoSeats + bid + "told = [{kind=\"has_bid\", seat=\"pink\"}]\n", `step 1: line 16: there is no seat "pink", only red, green`},
		{"an event with another number", gamble + "dice = [4, 1, 4]\ntold = [{kind=\"gambled\", die=5}]\n", "step 1: line 17: gambled was told, but its die is 4, want 5: "},
		{"a wrong value", expect(`{at="/lot", is=4}`), `line 14: "/lot" is 5, want 4`},
		{"a value that is too far off", expect(`{at="/lot", is=4.2, within=0.7}`), `line 14: "/lot" is 5, want 4.2 within 0.7`},
		{"a wrong value on a line of its own", expect("\n{at=\"/lot\", is=5},\n{at=\"/lot\", is=4}"), `line 16: "/lot" is 5, want 4`},
		{"a wrong table", expect(`{at="/players/1", is={coins=10}}`), `want {"coins":10}`},
		{"a missing value", expect(`{at="/lots", is=4}`), `line 14: there is no "/lots", want 4; "" has deck, leader, lot, players, round, rounds, spent, stage`},
		{"a missing value of a list", expect(`{at="/players/2/coins", is=4}`), `want 4; "/players" is a list of 2`},
		{"a missing value of a value", expect(`{at="/lot/a~1b", is=4}`), `want 4; "/lot" is 5`},
		{"a value that should be absent", expect(`{at="/lot", absent=true}`), `"/lot" is 5, nothing should be there`},
		{"a value that a seat cannot see", expect(`{seat=1, at="/players/0/hand", is=[1,2,3]}`), `no "/players/0/hand" as green sees it`},
		{"a value that a spectator cannot see", expect(`{seat=-1, at="/players/0/hand", is=[1,2,3]}`), `as a spectator sees it`},
		{"a view of a stranger", expect(`{seat="pink", at="/lot", is=5}`), `line 14: there is no seat "pink"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := run(t, toyGame, tt.text)
			if got := strings.Join(r.Failures(game.English), "\n"); !strings.Contains(got, tt.want) {
				t.Errorf("got %q, want %q in it", got, tt.want)
			}
			var out bytes.Buffer
			if err := r.Write(&out, game.French); err != nil || french.English(out.String()) != "" {
				t.Errorf("got %v, %q in\n%s", err, french.English(out.String()), out.String())
			}
		})
	}
	t.Run("another game", func(t *testing.T) {
		c, err := Read("x.toml", []byte(strings.Replace(head, "toy", "chess", 1)+twoSeats+bid+"try = true\n"))
		if err != nil {
			t.Fatal(err)
		}
		if r := Run(c, toyGame); r.OK() {
			t.Error("a case of another game holds")
		}
	})
}

// TestRunStopsWhereDiceRunOut: what was rolled and told before is there, and nothing after it is
// played or judged.
func TestRunStopsWhereDiceRunOut(t *testing.T) {
	gamble := strings.ReplaceAll(twoSeats, `stage = "bid"`, "stage = \"gamble\"\nwinner = \"red\"") + "[[step]]\naction = { kind = \"gamble\", yes = true }\n"
	after := "told = [{kind=\"won\"}]\nexpect = [{at=\"/round\", is=7}]\n[[step]]\nexpect = [{at=\"/round\", is=8}]\n"
	for _, tt := range []struct {
		name, dice string
		rolled     []int
	}{
		{"too few", "dice = [4]\n", []int{4}},
		{"one that cannot be", "dice = [4, 9, 1]\n", []int{4}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			r := run(t, toyGame, gamble+tt.dice+after)
			if len(r.Failures(game.English)) != 1 || len(r.Rulings) != 1 || r.Rulings[0].Outcome != Stopped {
				t.Fatalf("got %q, %+v", r.Failures(game.English), r.Rulings)
			}
			if got := r.Rulings[0]; !slices.Equal(got.Dice, tt.rolled) || len(got.Events) == 0 || got.Events[0].Kind != "gambled" {
				t.Errorf("got dice %v and %+v", got.Dice, got.Events)
			}
		})
	}
	r := run(t, toyGame, gamble+"refused = \"any\"\n")
	if got := r.Failures(game.English); len(got) != 1 || !strings.HasSuffix(got[0], "the action was accepted, and must be refused") {
		t.Errorf("an action that is refused rolls nothing: got %q", got)
	}
}

// A naughty game keeps none of the kernel's promises.
type naughty struct {
	toy.Game
	check func(*toy.State)
	apply func(*toy.State)
}

func (n naughty) Check(s *toy.State, seat game.Seat, a toy.Action) error {
	if n.check != nil {
		n.check(s)
	}
	return n.Game.Check(s, seat, a)
}

func (n naughty) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	n.Game.Apply(s, seat, a, d, story)
	if n.apply != nil {
		n.apply(s)
	}
}

func TestRunFindsWhatTheGameDoesWrong(t *testing.T) {
	bid := "[[step]]\nseat = 0\naction = { kind = \"bid\", coins = 1 }\nexpect = [{at=\"/lot\", is=5}]\n"
	refused := "[[step]]\nseat = 0\naction = { kind = \"bid\", coins = 4 }\nrefused = \"toy.bid.purse\"\n"
	touch := func(s *toy.State) { s.Player[0].Score++ }
	tests := []struct {
		name string
		game naughty
		text string
		want string
	}{
		{"a refusal that leaves a trace", naughty{check: touch}, refused, "changed the state"},
		{"a trial that leaves a trace", naughty{check: touch}, bid + "try = true\n", "changed the state"},
		{"an impossible state", naughty{apply: func(s *toy.State) { s.Deck = 0; s.Player[0].Held = 7 }}, bid, "impossible state"},
		{"a panic", naughty{apply: func(*toy.State) { panic(errors.New("oh dear")) }}, bid + refused, "the game broke: oh dear"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := run(t, game.Open(tt.game), twoSeats+tt.text)
			if got := strings.Join(r.Failures(game.English), "\n"); !strings.Contains(got, tt.want) {
				t.Errorf("got %q, want %q in it", got, tt.want)
			}
			if tt.name == "a panic" && (len(r.Rulings) != 1 || r.Rulings[0].Outcome != Broken || !strings.Contains(r.Failures(game.English)[0], "run_test.go")) {
				t.Errorf("got %+v", r.Rulings)
			}
		})
	}
}
