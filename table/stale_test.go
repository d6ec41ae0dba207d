package table

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
	"gonfalon/games/gamestest"
)

// TestFreshByNumber has seat 1 send an action with a number after others have acted.
func TestFreshByNumber(t *testing.T) {
	m := newMatch("x", testGames())
	m.at = layOut(t, "toy", 3)
	now := m.at.Next()
	by := func(s game.Seat, asked ...game.Seat) act {
		return act{Acted: Acted{Seat: s}, asked: game.Decision{Who: game.Seats(asked...), Kind: now.Kind}}
	}
	other, anyOne := by(0, 0, 1), by(0, 0, 1)
	other.asked.Kind++
	anyOne.asked.Duty = game.AnyOne
	for what, tt := range map[string]struct {
		acts  []act
		n     int
		fresh bool
	}{
		"the next number":                   {[]act{by(0, 0)}, 2, true},
		"a number too far":                  {[]act{by(0, 0)}, 3, false},
		"the number before the first":       {[]act{by(0, 0, 1)}, 0, false},
		"no number":                         {nil, -1, false},
		"another decided at the same time":  {[]act{by(0, 0, 1, 2)}, 1, true},
		"both others did":                   {[]act{by(0, 0, 1, 2), by(2, 1, 2)}, 1, true},
		"another's turn, then one's own":    {[]act{by(0, 0)}, 1, false},
		"one of two was another's turn":     {[]act{by(0, 0, 1), by(2, 2)}, 1, false},
		"oneself has acted since":           {[]act{by(1, 0, 1)}, 1, false},
		"oneself, and then another":         {[]act{by(1, 0, 1), by(0, 0, 1)}, 1, false},
		"something else was asked for then": {[]act{other}, 1, false},
		"it was for any one of them to do":  {[]act{anyOne}, 1, false},
	} {
		m.acts = tt.acts
		if got := m.fresh(Move{Seat: 1, N: tt.n}); got != tt.fresh {
			t.Errorf("%s: got fresh %v, want %v", what, got, tt.fresh)
		}
	}
}

// TestNumberOfAnothersTurn sends, with the number of another's action, what would be legal
// now: it was chosen in a position in which the seat was not asked.
func TestNumberOfAnothersTurn(t *testing.T) {
	h, ctx := open(t), t.Context()
	id := h.table(Plan{Game: gamestest.Board, Seats: chairs("", "", "")})
	for i := 0; ; i++ {
		was := h.look(id, "", game.NoSeat)
		s := was.Decision.Who[0]
		o, err := h.Options(ctx, id, who[s], s)
		if err != nil {
			t.Fatal(err)
		}
		h.mustAct(id, s, string(o.Options[i%len(o.Options)]))
		is := h.look(id, "", game.NoSeat)
		if is.Status != "playing" {
			t.Fatal("no two seats in a row were asked the same one after the other")
		}
		next := is.Decision.Who[0]
		if len(was.Decision.Who) > 1 || is.Decision.Kind != was.Decision.Kind || next == s {
			continue
		}
		now, err := h.Options(ctx, id, who[next], next)
		if err != nil {
			t.Fatal(err)
		}
		stale := Move{Seat: next, N: o.N, Action: json.RawMessage(now.Options[0])}
		if _, err := h.Act(ctx, id, who[next], stale, ""); err != ErrStale {
			t.Errorf("got %v, want %v", err, ErrStale)
		}
		return
	}
}
