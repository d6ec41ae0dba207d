package table

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/sim"
)

// next is the toy game in its next version, in which a gamble always fails and nobody bids
// more than three coins.
type next struct{ toy.Game }

func (next) Info() game.Info {
	i := toy.Game{}.Info()
	i.Version++
	return i
}

func (n next) Check(s *toy.State, seat game.Seat, a toy.Action) error {
	if a.Coins > 3 {
		return game.Against(toy.RuleCoins, "%d coins are bid and 3 are allowed", "la mise est de %d pièces, 3 sont permises", a.Coins)
	}
	return n.Game.Check(s, seat, a)
}

func (n next) Options(s *toy.State, seat game.Seat, list []toy.Action) []toy.Action {
	return slices.DeleteFunc(n.Game.Options(s, seat, list), func(a toy.Action) bool { return a.Coins > 3 })
}

func (n next) Apply(s *toy.State, seat game.Seat, a toy.Action, d *game.Dice, story *game.Story) {
	a.Yes = false
	n.Game.Apply(s, seat, a, d, story)
}

func nextGames() Games {
	games := testGames()
	games["toy"] = sim.Of(next{}, toyValue)
	return games
}

// tales is all that is told of a match, with who is told of what.
func (h *hall) tales(id, account string) string {
	h.t.Helper()
	var all []Update
	for _, u := range h.updates(id, account, 0) {
		if u.What != "renewed" {
			u.Seq = 0
			all = append(all, u)
		}
	}
	b, err := json.Marshal(all)
	if err != nil {
		h.t.Fatal(err)
	}
	return string(b)
}

// gambled plays a round in which the winner gambles, and some of the next.
func (h *hall) gambled(id string) {
	h.t.Helper()
	h.mustAct(id, 0, bidding(4))
	h.mustAct(id, 1, bidding(0))
	h.mustAct(id, 0, `{"kind":"gamble","yes":true}`)
	h.mustAct(id, 1, bidding(1))
}

var long = Plan{Game: "toy", Seats: chairs("", ""), Options: map[string]string{"rounds": "5"}}

func TestMatchGoesOnUnderNewerRules(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	old.gambled(id)
	was, told := old.look(id, "ann", 0), old.tales(id, "bob")
	old.stop() // keeps what is at hand

	now := openWith(t, s, nextGames())
	is := now.look(id, "ann", 0)
	if is.Status != "playing" || is.N != was.N || !bytes.Equal(is.View, was.View) || is.Decision.Kind != was.Decision.Kind {
		t.Fatalf("the match was\n%+v\n%s\nand is\n%+v\n%s", was, was.View, is, is.View)
	}
	if got := now.tales(id, "bob"); got != told {
		t.Errorf("bob was told\n%s\nand is told\n%s", told, got)
	}
	if u := now.updates(id, "bob", 0); !slices.ContainsFunc(u, func(u Update) bool { return u.What == "renewed" }) {
		t.Error("nobody is told that the rules were renewed")
	}
	for seat := range game.Seat(2) {
		if way, err := now.CanUndo(t.Context(), id, who[seat], seat); way.Way != UndoNothing || err != nil {
			t.Errorf("seat %d can go back before the boundary: %v, %v", seat, way.Way, err)
		}
	}
	if err := now.act(id, 0, bidding(4)); refusedBy(err) != toy.RuleCoins {
		t.Errorf("the newer rules let four coins pass: %v", err)
	}
	now.finish(id)
	log, err := now.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(log), `{"boundary":4,"rules":2,`); n != 1 {
		t.Errorf("%d boundaries:\n%s", n, log)
	}
	total := now.look(id, "", game.NoSeat).N
	for _, tt := range []struct {
		games  Games
		judged []int
	}{{testGames(), []int{4, -1}}, {nextGames(), []int{-1, total - 4}}} {
		v, err := game.Verify(bytes.NewReader(log), tt.games.Find)
		if err != nil || len(v.Stretches) != 2 {
			t.Fatalf("got %+v, %v", v, err)
		}
		for i, want := range tt.judged {
			if got := v.Stretches[i].Judged; want >= 0 && got != want {
				t.Errorf("stretch %d: %d actions are judged, want %d", i, got, want)
			}
		}
	}
}

func TestFinishedMatchShowsWhatWasRecorded(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	old.gambled(id)
	old.finish(id)
	was, told := old.look(id, "ann", 0), old.tales(id, "ann")
	log, err := old.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	old.stop()

	now := openWith(t, s, nextGames())
	is := now.look(id, "ann", 0)
	if is.Status != "over" || !slices.Equal(is.Result, was.Result) || !bytes.Equal(is.View, was.View) {
		t.Errorf("the match was\n%+v\nand is\n%+v", was, is)
	}
	if got := now.tales(id, "ann"); got != told {
		t.Errorf("ann was told\n%s\nand is told\n%s", told, got)
	}
	again, err := now.Log(t.Context(), id)
	if err != nil || !bytes.Equal(again, log) {
		t.Errorf("the log was\n%s\nand is\n%s, %v", log, again, err)
	}
	for n := range was.N {
		here, err := now.games.Replay(again, n+1, -1, game.NoSeat)
		if err != nil {
			t.Fatal(err)
		}
		there, err := testGames().Replay(log, n+1, -1, game.NoSeat)
		if err != nil || !slices.EqualFunc(here.Told, there.Told, func(a, b game.Told) bool { return a.Text == b.Text }) {
			t.Errorf("step %d: %+v instead of %+v, %v", n+1, here.Told, there.Told, err)
		}
	}
}

// TestWhatIsRefusedNowIsSetAside kills a node before it has kept the last bid, which the
// newer rules refuse.
func TestWhatIsRefusedNowIsSetAside(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id := old.table(long)
	old.mustAct(id, 0, bidding(2))
	old.keepAll(0, giveUp)
	old.mustAct(id, 1, bidding(4))

	now := openWith(t, s, nextGames())
	is := now.look(id, "bob", 1)
	if is.Status != "playing" || is.N != 1 || len(is.Decision.Who) != 1 || is.Decision.Who[0] != 1 {
		t.Fatalf("the match is %+v", is)
	}
	entries, err := s.Read(t.Context(), id, 0)
	if err != nil {
		t.Fatal(err)
	}
	if last := string(entries[len(entries)-1].Data); !strings.Contains(last, `"renewed":{"rules":2,`) || !strings.Contains(last, `"aside":1`) {
		t.Errorf("the journal ends with %s", last)
	}
	now.mustAct(id, 1, bidding(3))
	again := openWith(t, s, nextGames())
	if l := again.look(id, "bob", 1); l.Status != "playing" || l.N != 2 {
		t.Errorf("read again the match is %+v", l)
	}
}

func TestTableThatWaitsBeginsUnderNewerRules(t *testing.T) {
	s := openStore(t)
	old := openOn(t, s)
	id, err := old.Create(t.Context(), "ann", Plan{Game: "toy", Seats: chairs("", ""), Open: true}, "")
	if err != nil {
		t.Fatal(err)
	}
	old.stop()
	now := openWith(t, s, nextGames())
	for i := range 2 {
		if _, err := now.Sit(t.Context(), id, Sat{Seat: game.Seat(i), Account: who[i], Name: who[i]}, ""); err != nil {
			t.Fatal(err)
		}
	}
	now.finish(id)
	log, err := now.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	v, err := game.Verify(bytes.NewReader(log), nextGames().Find)
	if err != nil || len(v.Unjudged()) != 0 || v.Stretches[0].Rules != 2 {
		t.Errorf("got %+v, %v", v, err)
	}
}

func TestKeepingIsNobodysNews(t *testing.T) {
	h := open(t)
	id := h.table(long)
	h.gambled(id)
	before, seq := len(h.updates(id, "ann", 0)), h.look(id, "ann", 0).Seq
	h.pass(resting - 1)
	h.keepAll(resting, giveUp)
	kept := func() (n int) {
		entries, err := h.store.Read(t.Context(), id, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if bytes.Contains(e.Data, []byte(`"kept":`)) {
				n++
			}
		}
		return n
	}
	if kept() != 0 {
		t.Error("a match is kept that does not rest")
	}
	h.pass(1)
	for range 3 {
		h.keepAll(resting, giveUp)
	}
	if got := kept(); got != 1 {
		t.Errorf("the match is kept %d times", got)
	}
	if after, now := len(h.updates(id, "ann", 0)), h.look(id, "ann", 0).Seq; after != before || now != seq {
		t.Errorf("%d updates up to %d became %d up to %d", before, seq, after, now)
	}
	h.mustAct(id, 0, bidding(1))
	h.pass(resting)
	h.keepAll(resting, giveUp)
	if got := kept(); got != 2 {
		t.Errorf("the match is kept %d times", got)
	}
}
