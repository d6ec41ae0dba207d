package table

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestNothingLeaks plays the same match twice, same seed and same hour, in which the
// others make different hidden choices. Until something is shown, all that a seat is
// given is the same: looks, updates, steps, the past with what was in the midst of it,
// options, checks and refusals. What goes over the wire, and hidden choices, are compared
// in package web.
func TestNothingLeaks(t *testing.T) {
	h := open(t)
	for round := range 12 {
		rng := rand.New(rand.NewPCG(uint64(round), 1))
		seat := game.Seat(round % 3)
		a, b := h.table(Plan{Game: "toy", Seats: chairs("", "", "")}), h.table(Plan{Game: "toy", Seats: chairs("", "", "")})
		compareSeen(t, h, a, b, seat)
		first := true
		for s := range game.Seat(3) {
			if s == seat {
				continue
			}
			h.mustAct(a, s, bidding(rng.IntN(4)))
			h.mustAct(b, s, bidding(rng.IntN(4)))
			compareSeen(t, h, a, b, seat)
			if first {
				compareErrors(t, h, a, b, seat)
				first = false
			}
		}
	}
}

// compareSeen compares all that a seat is shown of two matches.
func compareSeen(t *testing.T, h *hall, a, b string, s game.Seat) {
	t.Helper()
	x, y := seenBy(t, h, a, s), seenBy(t, h, b, s)
	if x != y {
		t.Fatalf("seat %d can tell the matches apart:\n%s\n%s", s, x, y)
	}
}

func seenBy(t *testing.T, h *hall, id string, s game.Seat) string {
	t.Helper()
	var all []any
	for _, from := range []game.Seat{s, game.NoSeat} {
		l := h.look(id, who[s], from)
		l.Invites = nil
		all = append(all, l)
	}
	for n := range all[0].(*Look).N + 1 {
		for before := -1; before < 3; before++ {
			past, err := h.Past(t.Context(), id, who[s], s, n, before)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, past)
		}
	}
	updates := h.updates(id, who[s], 0)
	all = append(all, h.steps(id, who[s], 0))
	o, err := h.Options(t.Context(), id, who[s], s)
	all = append(all, updates, o, fmt.Sprint(err))
	for _, o := range o.Options {
		all = append(all, fmt.Sprint(h.Check(t.Context(), id, who[s], s, o)))
	}
	data, err := json.Marshal(all)
	if err != nil {
		t.Fatal(err)
	}
	return strings.ReplaceAll(string(data), id, "ID")
}

// compareErrors compares what a seat hears when it asks for what it may not.
func compareErrors(t *testing.T, h *hall, a, b string, s game.Seat) {
	t.Helper()
	ctx := t.Context()
	for _, action := range []string{
		`{"kind":"bid","coins":9,"tokens":[]}`, `{"kind":"bid","coins":0,"tokens":[1,2,3,4,5,6]}`, `{"kind":"award","to":"north"}`,
		`{"kind":"gamble","yes":true}`, `{"kind":"ready"}`, `{}`, `[]`, `nonsense`,
	} {
		var errs [2]string
		for i, id := range []string{a, b} {
			check := h.Check(ctx, id, who[s], s, json.RawMessage(action))
			_, foreign := h.Look(ctx, id, who[s], (s+1)%3)
			_, others := h.Options(ctx, id, who[s], (s+1)%3)
			_, stale := h.Act(ctx, id, who[s], Move{Seat: s, N: 99, Action: json.RawMessage(action)}, "")
			_, undo := h.Undo(ctx, id, who[s], s, "")
			errs[i] = fmt.Sprint(check, foreign, others, stale, undo)
		}
		if errs[0] != errs[1] {
			t.Fatalf("seat %d hears different things of %s:\n%s\n%s", s, action, errs[0], errs[1])
		}
	}
}
