package store

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/store/storetest"
)

// Three nodes, two stores that append to the same journals, and a node with a leader that
// is killed and comes back. Nothing that was acknowledged is lost, nothing is there
// twice, no journal forks, followers miss nothing, jobs get done.
func TestClusterSurvives(t *testing.T) {
	t.Parallel()
	ctx := limited(t, giveUp)
	nodes := storetest.Cluster(t)
	for _, n := range nodes {
		n.Start(t)
	}
	urls := storetest.URLs(nodes)
	stores := []*Store{open(t, Config{URLs: urls}), open(t, Config{URLs: urls})}
	watchers := []*watcher{watch(t, ctx, stores[0]), watch(t, ctx, stores[1])}
	var f foreman
	for _, s := range stores {
		work(t, s, "k", 2, f.do)
	}

	const journals = 12
	var (
		wait    sync.WaitGroup
		mu      sync.Mutex
		acked   [journals]map[uint64]string
		count   [journals]atomic.Int64
		longest time.Duration
		run     = rand.Uint32()
	)
	appending, enough := context.WithCancel(ctx)
	for j := range journals {
		acked[j] = map[uint64]string{}
		for w, s := range stores {
			wait.Go(func() {
				journal, last := fmt.Sprintf("m%d", j), uint64(0)
				for i := 0; appending.Err() == nil; i++ {
					data, begun := fmt.Sprintf("%d/%x-%d-%d", last, run, w, i), time.Now()
					seq, err := s.Append(ctx, journal, last, []byte(data))
					took := time.Since(begun)
					switch {
					case err == nil:
						count[j].Add(1)
						mu.Lock()
						acked[j][seq] = data
						longest = max(longest, took)
						mu.Unlock()
						last = seq
						if i%5 == 4 { // let the other win at times
							time.Sleep(rand.N(20 * time.Millisecond))
						}
					case errors.Is(err, ErrConflict):
						entries, err := s.Read(ctx, journal, last)
						if err != nil {
							t.Error(err)
							return
						}
						if len(entries) == 0 {
							t.Errorf("journal %s: a conflict with nothing after %d", journal, last)
							return
						}
						last = entries[len(entries)-1].Seq
					default:
						t.Error(err)
						return
					}
				}
			})
		}
	}
	// progress waits until every journal has grown.
	progress := func(when string) {
		t.Helper()
		var was [journals]int64
		for j := range was {
			was[j] = count[j].Load()
		}
		eventually(t, "every journal grows "+when, func() bool {
			for j := range was {
				if count[j].Load() < was[j]+5 {
					return false
				}
			}
			return true
		})
	}
	progress("at first")
	stream, err := stores[0].js.Stream(ctx, journalStream(shardOf("m0")))
	if err != nil {
		t.Fatal(err)
	}
	leader := stream.CachedInfo().Cluster.Leader
	victim := slices.IndexFunc(nodes[:], func(n *storetest.Server) bool { return n.Name == leader })
	nodes[victim].Kill()
	enqueue(t, stores[0], "k", "after-the-kill", time.Now())
	progress("with a node less")
	nodes[victim].Start(t)
	progress("when it is back")
	enough()
	wait.Wait()

	total := 0
	for j := range journals {
		got := check(t, stores[0], fmt.Sprintf("m%d", j), acked[j])
		total += len(got)
	}
	for i, w := range watchers {
		eventually(t, fmt.Sprintf("follower %d sees all", i), func() bool { return w.count() >= total })
		for j := range journals {
			w.compare(t, stores[1], fmt.Sprintf("m%d", j), 0)
		}
	}
	eventually(t, "the job is done", func() bool { return len(f.times("after-the-kill")) > 0 })
	t.Logf("%d entries; the longest append took %v", total, longest.Round(time.Millisecond))
}
