package table

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"
)

// TestAMatchGoesOnFromAPosition: it begins with the state that the other had, whoever sits
// there; another node takes it up; its log says where it began, and is called neither wrong
// nor verified.
func TestAMatchGoesOnFromAPosition(t *testing.T) {
	s, ctx := openStore(t), t.Context()
	h := openOn(t, s)
	id := h.table(two)
	p := PlayOn{From: game.Origin{Match: id, N: 3}, Sit: []game.Seat{1}, Name: "bob"}
	if _, err := h.PlayOn(ctx, "bob", p, ""); err != ErrNotOver {
		t.Fatalf("before the end: got %v", err)
	}
	h.finish(id)
	total := h.look(id, "", game.NoSeat).N
	log, err := h.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	then, err := h.games.Replay(log, 3, -1, 1)
	if err != nil {
		t.Fatal(err)
	}
	for what, bad := range map[string]PlayOn{
		"the end":         {From: game.Origin{Match: id, N: total}, Sit: p.Sit},
		"beyond the end":  {From: game.Origin{Match: id, N: total + 1}, Sit: p.Sit},
		"no such seat":    {From: p.From, Sit: []game.Seat{2}},
		"twice a seat":    {From: p.From, Sit: []game.Seat{1, 1}},
		"an unknown bot":  {From: p.From, Sit: p.Sit, Bot: "genius"},
		"before the deal": {From: game.Origin{Match: id, N: -1}, Sit: p.Sit},
	} {
		if _, err := h.PlayOn(ctx, "bob", bad, ""); !isBad(err) {
			t.Errorf("%s: got %v", what, err)
		}
	}
	next, err := h.PlayOn(ctx, "bob", p, "k")
	if again, twice := h.PlayOn(ctx, "bob", p, "k"); err != nil || twice != nil || again != next {
		t.Fatalf("got %s, %v and with the same key %s, %v", next, err, again, twice)
	}
	invites := h.look(next, "bob", game.NoSeat).Invites
	for seat, name := range []string{"ann", "bob"} {
		if _, err := h.Sit(ctx, next, Sat{Seat: game.Seat(seat), Account: name, Name: name}, invites[seat]); err != nil {
			t.Fatal(err)
		}
	}
	l := h.look(next, "bob", 1)
	if l.Status != "playing" || l.N != 0 || !bytes.Equal(l.View, then.Document) || *l.From != p.From {
		t.Fatalf("got %+v with %s, want %s", l, l.View, then.Document)
	}
	h.stop()
	h = openOn(t, s)
	if after := h.look(next, "bob", 1); !bytes.Equal(after.View, l.View) || *after.From != p.From {
		t.Errorf("another node shows %s", after.View)
	}
	h.finish(next)
	if log, err = h.Log(ctx, next); err != nil {
		t.Fatal(err)
	}
	v, err := game.Verify(bytes.NewReader(log), h.games.Find)
	if err != nil || v.Whole() || *v.From != p.From || len(v.Unjudged()) != 0 {
		t.Errorf("got %+v, %v", v, err)
	}
	if first, err := h.games.Replay(log, 0, -1, 1); err != nil || !bytes.Equal(first.Document, then.Document) {
		t.Errorf("its replay begins with %+v, %v", first, err)
	}
	if _, err := h.End(ctx, next); err != nil {
		t.Error(err)
	}
	again, err := h.Rematch(ctx, next, "ann")
	if err != nil || *h.look(again, "ann", game.NoSeat).From != p.From {
		t.Errorf("the rematch begins elsewhere: %v", err)
	}
	forged := strings.Replace(string(log), `"score":0`, `"score":9`, 1)
	if _, err := game.Verify(strings.NewReader(forged), h.games.Find); err == nil || forged == string(log) {
		t.Error("a position that was changed afterwards passes")
	}
}

// TestEveryGameGoesOnFromAPosition takes positions of simulated matches of all games.
func TestEveryGameGoesOnFromAPosition(t *testing.T) {
	h, ctx := open(t), t.Context()
	for _, g := range games.All {
		t.Run(g.Name(), func(t *testing.T) {
			dir, name := t.TempDir(), g.Name()
			bots := slices.Repeat([]string{"random"}, g.Info().MinSeats)
			if _, err := g.Sim(ctx, sim.Config{Games: 1, Seats: bots, Seed: 3, Logs: dir}); err != nil {
				t.Fatal(err)
			}
			log, err := os.ReadFile(filepath.Join(dir, sim.LogName(name, 3, 0)))
			if err != nil {
				t.Fatal(err)
			}
			kept, verdict, err := h.Keep(ctx, log)
			if err != nil {
				t.Fatal(err)
			}
			for part := range 4 {
				n := verdict.Actions * part / 4
				then, err := h.games.Replay(log, n, -1, 0)
				if err != nil {
					t.Fatal(err)
				}
				id, err := h.PlayOn(ctx, "ann", PlayOn{From: game.Origin{Log: kept, N: n}, Sit: []game.Seat{0}}, "")
				if err != nil {
					t.Fatal(err)
				}
				for s, invite := range h.look(id, "ann", game.NoSeat).Invites {
					if _, err := h.Sit(ctx, id, Sat{Seat: game.Seat(s), Account: who[s], Name: who[s]}, invite); err != nil {
						t.Fatal(err)
					}
				}
				l := h.look(id, "ann", 0)
				if l.Status != "playing" || !bytes.Equal(l.View, then.Document) {
					t.Fatalf("after %d actions: %s, %s; want %s", n, l.Status, l.View, then.Document)
				}
				seat := l.Decision.Who[0]
				o, err := h.Options(ctx, id, who[seat], seat)
				if err != nil || len(o.Options) == 0 {
					t.Fatalf("nothing can be done after %d actions: %v", n, err)
				}
				if err := h.act(id, seat, string(o.Options[0])); err != nil {
					t.Error(err)
				}
			}
		})
	}
}
