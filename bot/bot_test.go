package bot_test

import (
	"strings"
	"testing"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

func start(t *testing.T, seats int) toy.State {
	t.Helper()
	s, err := toy.Game{}.Start(game.Setup{Seats: seats}, game.NewDice(game.SeedFrom(1, 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestNewKnowsItsNames(t *testing.T) {
	for _, name := range bot.Names() {
		b, err := bot.New(name, toy.Game{}, points, game.Seed{})
		if err != nil || b == nil {
			t.Errorf("New(%q): got %v, %v", name, b, err)
		}
	}
	_, err := bot.New("genius", toy.Game{}, points, game.Seed{})
	if err == nil || !strings.Contains(err.Error(), "greedy") || !strings.Contains(err.Error(), "random") {
		t.Errorf("an unknown bot: got %v, want an error that lists the bots", err)
	}
	if _, err := bot.New[toy.State, toy.Action]("greedy", toy.Game{}, nil, game.Seed{}); err == nil {
		t.Error("greedy without an evaluation: got no error")
	}
}

func TestSameSeedSameChoices(t *testing.T) {
	for _, name := range bot.Names() {
		var choices [2][]toy.Action
		for run := range choices {
			b, err := bot.New(name, toy.Game{}, points, game.SeedFrom(7, 7))
			if err != nil {
				t.Fatal(err)
			}
			s := start(t, 3)
			for range 50 {
				choices[run] = append(choices[run], b.Choose(&s, 0, toy.Game{}.Options(&s, 0, nil)))
			}
		}
		for i := range choices[0] {
			if choices[0][i] != choices[1][i] {
				t.Fatalf("%s: choice %d is %v, then %v", name, i, choices[0][i], choices[1][i])
			}
		}
	}
}

func TestRandomTakesEveryOptionAlike(t *testing.T) {
	b := bot.NewRandom[toy.State, int](game.SeedFrom(1, 2))
	var n [5]int
	for range 50_000 {
		n[b.Choose(nil, 0, []int{0, 1, 2, 3, 4})]++
	}
	for i, c := range n {
		if c < 9_500 || c > 10_500 {
			t.Errorf("option %d was taken %d times of 50,000, want about 10,000", i, c)
		}
	}
}

// lots is a game of one choice: the coins taken. It tells what a greedy bot does with
// long lists, ties and finished matches.
type lots struct {
	toy.Game
	applied *int
	over    bool
}

func (l lots) Apply(s *toy.State, _ game.Seat, a toy.Action, _ *game.Dice, _ *game.Story) {
	*l.applied++
	s.Player[0].Coins = a.Coins
	if l.over && a.Coins == 1 {
		s.Stage = toy.StageOver
	}
}

func bids(n int) []toy.Action {
	options := make([]toy.Action, n)
	for i := range options {
		options[i].Coins = uint8(i % 100)
	}
	return options
}

func coins(s *toy.State, _ game.Seat) int32 { return int32(s.Player[0].Coins) }

func points(s *toy.State, seat game.Seat) int32 { return int32(s.Player[seat].Score) }

func TestGreedyTakesTheBest(t *testing.T) {
	n := 0
	b := bot.NewGreedy(lots{applied: &n}, coins, game.Seed{})
	s := start(t, 2)
	if got := b.Choose(&s, 0, bids(50)); got.Coins != 49 {
		t.Errorf("got %d coins, want 49", got.Coins)
	}
	if n != 50*bot.Guesses {
		t.Errorf("tried %d times, want %d", n, 50*bot.Guesses)
	}
	n = 0
	if got := b.Choose(&s, 0, bids(1)); got.Coins != 0 || n != 0 {
		t.Errorf("an only option: got %d coins after %d tries, want 0 after 0", got.Coins, n)
	}
}

func TestGreedyLooksCloserAtTheBestOfManyOnly(t *testing.T) {
	n := 0
	b := bot.NewGreedy(lots{applied: &n}, coins, game.Seed{})
	s := start(t, 2)
	seen := map[uint8]int{}
	for range 20 {
		seen[b.Choose(&s, 0, bids(1000)).Coins]++
	}
	if len(seen) != 1 || seen[99] != 20 {
		t.Errorf("got bids %v, want 99 each time", seen)
	}
	if want := 20 * (1000 + 12*(bot.Guesses-1)); n != want {
		t.Errorf("tried %d times, want %d", n, want)
	}
}

func TestGreedyBreaksTiesAtRandom(t *testing.T) {
	n := 0
	b := bot.NewGreedy(lots{applied: &n}, func(*toy.State, game.Seat) int32 { return 3 }, game.Seed{})
	s := start(t, 2)
	for _, long := range []int{4, 400} {
		seen := map[uint8]bool{}
		for range 300 {
			seen[b.Choose(&s, 0, bids(long)).Coins] = true
		}
		if want := min(long, 60); len(seen) < want {
			t.Errorf("of %d equal options %d were taken in 300 choices, want at least %d", long, len(seen), want)
		}
	}
}

func TestGreedyPrefersVictoryToPieces(t *testing.T) {
	n := 0
	b := bot.NewGreedy(lots{applied: &n, over: true}, coins, game.Seed{})
	s := start(t, 2)
	s.Player[0].Score, s.Player[1].Score = 5, 1
	if got := b.Choose(&s, 0, bids(50)); got.Coins != 1 {
		t.Errorf("got %d coins, want 1, which wins", got.Coins)
	}
	s.Player[0].Score, s.Player[1].Score = 1, 5
	if got := b.Choose(&s, 0, bids(2)); got.Coins != 0 {
		t.Errorf("got %d coins, want 0: 1 loses", got.Coins)
	}
}

func TestChoosingAllocatesNothing(t *testing.T) {
	s := start(t, 3)
	options := toy.Game{}.Options(&s, 0, nil)
	for _, name := range bot.Names() {
		b, err := bot.New(name, toy.Game{}, points, game.Seed{})
		if err != nil {
			t.Fatal(err)
		}
		if n := testing.AllocsPerRun(100, func() { b.Choose(&s, 0, options) }); n != 0 {
			t.Errorf("%s allocates %v times a choice, want 0", name, n)
		}
	}
}
