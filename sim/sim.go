// Package sim plays many games of bots on many workers and counts who wins. It also
// shows a single match step by step, and measures how fast a game is. The command
// line visits; the package knows no game.
package sim

import (
	"cmp"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"gonfalon/bot"
	"gonfalon/game"
)

// MaxActions is how many actions a match may take; one that goes on is stopped,
// counted as stalled, and nobody wins it.
const MaxActions = 100_000

// A Config says what to simulate.
type Config struct {
	Games   int               // how many
	Seats   []string          // the bot of each seat; their number is the number of seats
	Seed    uint64            // of all chance; same seed, same results
	Options map[string]string // of the game
	Workers int               // 0: one a processor; changes nothing but the speed
	Fixed   bool              // bots keep their seats; else in game i seat s gets bot (s+i) mod n
	Logs    string            // a directory for match logs, "" for none
	// Progress, if not nil, is told how many games are done, one call at a time.
	Progress func(done int)
}

// bot returns the index in Seats of the bot that has a seat in game i.
func (c *Config) bot(i, seat int) int {
	if c.Fixed {
		return seat
	}
	return (seat + i) % len(c.Seats)
}

// botSeed returns the chance of the bot at a seat of a game, which has nothing to do
// with the dice of the match.
func botSeed(match game.Seed, seat int) game.Seed {
	b := append([]byte("bot"), match[:]...)
	return sha256.Sum256(append(b, byte(seat)))
}

// Run plays the games and returns the report. Every game depends on the seed and its
// number alone, and results are added up in whole numbers, so neither the number of
// workers nor their luck changes anything but the time taken. An error about the call
// comes before any game; a mistake in the rules ends the run with a *Broken.
func Run[S, A comparable](ctx context.Context, g game.Whole[S, A], value bot.Value[S], c Config) (*Report, error) {
	setup, err := check(g, value, &c)
	if err != nil {
		return nil, err
	}
	if c.Logs != "" {
		if err := os.MkdirAll(c.Logs, 0o777); err != nil {
			return nil, fmt.Errorf("make the folder for logs: %w", err)
		}
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	var (
		workers = min(cmp.Or(c.Workers, runtime.GOMAXPROCS(0)), c.Games)
		tallies = make([]*tally, workers)
		failed  = make([]error, workers)
		next    atomic.Int64
		done    progress
		wg      sync.WaitGroup
		begin   = time.Now()
	)
	for w := range workers {
		wg.Go(func() {
			t := newTable(g, value, &c, setup)
			tallies[w] = t.tally
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= c.Games {
					return
				}
				if err := t.game(ctx, i); err != nil {
					failed[w] = err
					stop()
					return
				}
				done.add(c.Progress)
			}
		})
	}
	wg.Wait()
	if err := firstFailure(failed); err != nil {
		return nil, err
	}
	// Stopped from outside: what is done is not what was asked for.
	if err := ctx.Err(); err != nil {
		return nil, err
	}
	sum := newTally(&c)
	for _, t := range tallies {
		sum.add(t)
	}
	return sum.report(time.Since(begin)), nil
}

// check refuses what cannot be simulated and completes the setup.
func check[S, A comparable](g game.Whole[S, A], value bot.Value[S], c *Config) (game.Setup, error) {
	if err := someGames(c.Games); err != nil {
		return game.Setup{}, err
	}
	if c.Workers < 0 {
		return game.Setup{}, game.Wrong("%d workers cannot work; 0 is one a processor", "%d parties à la fois, c'est impossible ; 0 en joue une par processeur", c.Workers)
	}
	for _, name := range c.Seats {
		if _, err := bot.New(name, g, value, game.Seed{}); err != nil {
			return game.Setup{}, err
		}
	}
	return g.Info().Resolve(game.Setup{Seats: len(c.Seats), Options: c.Options})
}

// someGames refuses to play none.
func someGames(n int) error {
	if n < 1 {
		return game.Wrong("%d games cannot be played; 1 is the least", "on ne peut pas jouer %d parties ; 1 est le moins", n)
	}
	return nil
}

// firstFailure prefers the mistake of the lowest game; that others were stopped for it
// is not worth telling.
func firstFailure(errs []error) error {
	errs = slices.DeleteFunc(errs, func(err error) bool { return err == nil || errors.Is(err, context.Canceled) })
	slices.SortStableFunc(errs, func(a, b error) int { return gameOf(a) - gameOf(b) })
	if len(errs) == 0 {
		return nil
	}
	return errs[0]
}

// progress counts games for an onlooker, who never sees the count go back.
type progress struct {
	sync.Mutex
	done int
}

func (p *progress) add(tell func(int)) {
	if tell == nil {
		return
	}
	p.Lock()
	defer p.Unlock()
	p.done++
	tell(p.done)
}
