package table

import (
	"encoding/json"
	"hash/fnv"
	"testing"

	"gonfalon/game"
	"gonfalon/store"
)

// shard is where the store keeps a match.
func shard(id string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(id))
	return h.Sum32() % store.Shards
}

// deafen keeps a node from hearing what others append to the shard of a match, until the
// test ends: its ear is held by another match of that shard, which is locked.
func deafen(t *testing.T, deaf, other *hall, id string) {
	t.Helper()
	for {
		decoy := other.table(two)
		if shard(decoy) != shard(id) {
			continue
		}
		r, err := deaf.room(t.Context(), decoy)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(r.mu.Unlock)
		if err := other.Say(t.Context(), decoy, "ann", Speech{From: 0, To: nil, Text: "listen to me"}, ""); err != nil {
			t.Fatal(err)
		}
		return
	}
}

// TestNodeThatIsBehind asks a node that has not heard of the latest actions for what it
// must not judge by what it knows: requests that were carried out elsewhere, and actions
// that are right.
func TestNodeThatIsBehind(t *testing.T) {
	s := openStore(t)
	here, behind := openOn(t, s), openOn(t, s)
	id := here.table(Plan{Game: "toy", Seats: chairs("", "", "")})
	behind.look(id, "ann", 0)
	deafen(t, behind, here, id)

	ctx := t.Context()
	act := func(h *hall, seat game.Seat, n int) uint64 {
		t.Helper()
		seq, err := h.Act(ctx, id, who[seat], Move{Seat: seat, N: n, Action: json.RawMessage(bidding(int(seat)))}, "key of "+who[seat])
		if err != nil {
			t.Fatal(err)
		}
		return seq
	}
	first, second := act(here, 0, 1), act(here, 1, 2)
	if n := behind.look(id, "", game.NoSeat).N; n != 0 {
		t.Fatalf("the node has heard of %d actions: it is not behind", n)
	}
	if got := act(behind, 1, 2); got != second {
		t.Errorf("the second action stands at %d, and again at %d", second, got)
	}
	if got := act(behind, 0, 1); got != first {
		t.Errorf("the first action stands at %d, and again at %d", first, got)
	}

	if err := here.Pause(ctx, id, "ann", 0, true, "stop"); err != nil {
		t.Fatal(err)
	}
	if err := behind.Pause(ctx, id, "ann", 0, false, "go on"); err != nil {
		t.Fatal(err)
	}
	act(here, 2, 3)
	winner := here.look(id, "", game.NoSeat).Decision.Who[0]
	if _, err := behind.Act(ctx, id, who[winner], Move{Seat: winner, N: 4, Action: json.RawMessage(`{"kind":"gamble","yes":false}`)}, ""); err != nil {
		t.Errorf("an action that is right is refused: %v", err)
	}

	until(t, "the other node hears of the fourth action", func() bool { return here.look(id, "", game.NoSeat).N >= 4 })
	here.finish(id)
	want, err := here.Log(ctx, id)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := behind.Log(ctx, id); err != nil || string(got) != string(want) {
		t.Errorf("the log of a match that is over: %v, %d bytes, want %d", err, len(got), len(want))
	}
}
