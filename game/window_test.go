package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"

	"pgregory.net/rapid"
)

// answerAll has every seat that is asked answer what plan says, in any order, until the
// window is closed. It returns who was asked in each round.
func answerAll(w *game.Window, plan func(round int, s game.Seat) int16, shuffle func([]game.Seat)) (asked []game.SeatSet) {
	for w.Asked() != 0 {
		who := w.Asked()
		seats := who.List()
		shuffle(seats)
		for _, s := range seats {
			w.Seal(s, plan(len(asked), s))
		}
		asked = append(asked, who)
	}
	return asked
}

func inOrder([]game.Seat) {}

func TestWindowWhereAllPassIsOneRound(t *testing.T) {
	w := game.OpenWindow(1, 4, game.FirstSeats(4))
	asked := answerAll(&w, func(int, game.Seat) int16 { return game.Pass }, inOrder)
	if len(asked) != 1 || w.Next() != game.NoSeat || w != (game.Window{First: 1, Seats: 4}) {
		t.Errorf("asked %v, %+v", asked, w)
	}
}

func TestWindowAsksThoseAfterAPlayAgain(t *testing.T) {
	// Seat 2 is active: the order is 2, 3, 0, 1. Seat 3 plays, and what 0 and 1 had sealed does not count.
	w := game.OpenWindow(2, 4, game.FirstSeats(4))
	plan := [][]int16{{7, 7, game.Pass, 5}, {game.Pass, 9}}
	asked := answerAll(&w, func(round int, s game.Seat) int16 { return plan[round][s] }, inOrder)
	if want := []game.SeatSet{game.FirstSeats(4), game.Seats(0, 1)}; !slices.Equal(asked, want) {
		t.Errorf("asked %v, want %v", asked, want)
	}
	var played []int16
	for s := w.Next(); s != game.NoSeat; s = w.Next() {
		played = append(played, int16(s), w.Take(s))
	}
	if want := []int16{3, 5, 1, 9}; !slices.Equal(played, want) {
		t.Errorf("declared %v, want %v", played, want)
	}
}

func TestWindowShowsNothingOfOthers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.IntRange(2, 4).Draw(t, "seats")
		w := game.OpenWindow(game.Seat(rapid.IntRange(0, seats-1).Draw(t, "first")), seats, game.FirstSeats(seats))
		by := game.Seat(rapid.IntRange(0, seats-1).Draw(t, "by"))
		fresh := w.Seen(by)
		for s := range game.Seat(seats) {
			if s != by && rapid.Bool().Draw(t, "answers") {
				w.Seal(s, int16(rapid.IntRange(0, 3).Draw(t, "answer")))
			}
		}
		if seen := w.Seen(by); seen != fresh {
			t.Fatalf("seat %d sees %+v instead of %+v", by, seen, fresh)
		}
		if all := w.Seen(game.NoSeat); all != fresh {
			t.Fatalf("a spectator sees %+v", all)
		}
	})
}

func TestWindowDoesNotCareWhoAnswersFirst(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seats := rapid.IntRange(2, 5).Draw(t, "seats")
		may := game.SeatSet(rapid.IntRange(1, 1<<seats-1).Draw(t, "may"))
		first := game.Seat(rapid.IntRange(0, seats-1).Draw(t, "first"))
		answers := rapid.SliceOfN(rapid.Int16Range(0, 2), 64, 64).Draw(t, "answers")
		plan := func(round int, s game.Seat) int16 { return answers[(round*8+int(s))%64] }
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		a, b := game.OpenWindow(first, seats, may), game.OpenWindow(first, seats, may)
		asked := answerAll(&a, plan, inOrder)
		other := answerAll(&b, plan, func(list []game.Seat) { rng.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] }) })
		if a != b || !slices.Equal(asked, other) {
			t.Fatalf("%+v, asked %v\n%+v, asked %v", a, asked, b, other)
		}
		if slow := slowly(first, seats, may, plan); a.Declared != slow {
			t.Fatalf("declared %v, one after the other it is %v", a.Declared.List(), slow.List())
		}
	})
}

// slowly asks one seat after the other, as people at a table do who wait for each. Whoever
// comes after so many plays gives the answer that he gives when he is asked again as often.
func slowly(first game.Seat, seats int, may game.SeatSet, plan func(int, game.Seat) int16) (declared game.SeatSet) {
	plays := 0
	for i := range game.Seat(seats) {
		s := (first + i) % game.Seat(seats)
		if may.Has(s) && plan(plays, s) != game.Pass {
			declared = declared.With(s)
			plays++
		}
	}
	return declared
}

func TestStackSaysHowDeepItIs(t *testing.T) {
	var s game.Stack
	for range game.StackDepth {
		s.Push(game.Frame{Proc: 1})
	}
	defer func() {
		if got, want := recover(), "game: procedure 9 would nest deeper than 24"; got != want {
			t.Errorf("got %v, want %q", got, want)
		}
	}()
	s.Push(game.Frame{Proc: 9})
}
