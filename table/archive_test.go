package table

import "testing"

func TestLogsOfOtherRulesAreKeptAsUnjudged(t *testing.T) {
	old := open(t)
	id := old.table(long)
	old.gambled(id)
	old.finish(id)
	log, err := old.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	now := openWith(t, openStore(t), nextGames())
	kept, verdict, err := now.Keep(t.Context(), log)
	if err != nil {
		t.Fatal(err)
	}
	unjudged := verdict.Unjudged()
	if len(unjudged) != 1 || unjudged[0].Rules != 1 || unjudged[0].Judged == unjudged[0].To {
		t.Fatalf("kept with %+v unjudged", unjudged)
	}
	if back, err := now.Kept(t.Context(), kept); err != nil || string(back) != string(log) {
		t.Errorf("the log that was kept differs: %v", err)
	}
}
