package sim

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"time"

	"gonfalon/bot"
	"gonfalon/game"
)

// An ArenaConfig says which bots meet. Each plays each, on all seats in turn.
type ArenaConfig struct {
	Bots    []string
	Games   int               // of each pair, at most
	Seats   int               // at the table; 0: as few as the game allows
	Seed    uint64            // of all chance; same seed, same results
	Options map[string]string // of the game
	Workers int               // 0: one a processor; changes nothing but the speed
	All     bool              // play on when it is clear which of two is better
	// Progress, if not nil, is told how many games are done, one call at a time.
	Progress func(done int)
}

// An ArenaReport says how strong the bots are.
type ArenaReport struct {
	Games   int     `json:"games"`
	Stalled int     `json:"stalled"`
	Seconds float64 `json:"seconds"`
	Bots    []Rated `json:"bots"` // the strongest first
	Pairs   []Pair  `json:"pairs"`
}

// A Rated bot has its Elo, 0 being the average of all, and half of its 95 % interval.
type Rated struct {
	Bot  string  `json:"bot"`
	Elo  float64 `json:"elo"`
	CI95 float64 `json:"ci95"`
}

// A Pair is two bots that met, and what each won: a shared victory counts in parts. At a table
// of an odd number of seats they have one more each in turn.
type Pair struct {
	Bots    [2]string  `json:"bots"`
	Games   int        `json:"games"`
	Stalled int        `json:"stalled"`
	Wins    [2]float64 `json:"wins"`
	Decided bool       `json:"decided"` // it was clear before all games were played

	meetings []meeting
}

// A meeting is some games of a pair at the same seats: how many seats each had, and what it won.
type meeting struct {
	games int
	seats [2]int
	wins  [2]float64
}

// turns is how often a pair plays on each seat before it is looked at again.
const turns = 4

// RunArena has all bots meet. It depends on nothing but what it is told: the same seed gives the
// same report, however many workers there are.
func RunArena(ctx context.Context, g Game, c ArenaConfig) (*ArenaReport, error) {
	c.Seats = cmp.Or(c.Seats, g.Info().MinSeats)
	if err := c.check(); err != nil {
		return nil, err
	}
	begin, r := time.Now(), &ArenaReport{}
	for i, a := range c.Bots {
		for _, b := range c.Bots[i+1:] {
			p := Pair{Bots: [2]string{a, b}}
			if err := p.play(ctx, g, &c, r.Games); err != nil {
				return nil, err
			}
			r.Games += p.Games
			r.Stalled += p.Stalled
			r.Pairs = append(r.Pairs, p)
		}
	}
	elo, margin := rate(c.Bots, r.Pairs)
	for i, name := range c.Bots {
		r.Bots = append(r.Bots, Rated{name, elo[i], margin[i]})
	}
	slices.SortStableFunc(r.Bots, func(a, b Rated) int { return cmp.Compare(b.Elo, a.Elo) })
	r.Seconds = time.Since(begin).Seconds()
	return r, nil
}

func (c *ArenaConfig) check() error {
	if err := someGames(c.Games); err != nil {
		return err
	}
	if len(c.Bots) < 2 {
		return game.Wrong("an arena needs two bots, with a comma between them", "une arène demande deux bots, séparés par une virgule")
	}
	for i, name := range c.Bots {
		if err := bot.Known(name); err != nil {
			return err
		}
		if slices.Contains(c.Bots[:i], name) {
			return game.Wrong("the bot %q is named twice", "le bot %q est nommé deux fois", name)
		}
	}
	return nil
}

// play has a pair meet, a few turns around the table at a time, until all games are played or it
// is clear who is better.
func (p *Pair) play(ctx context.Context, g Game, c *ArenaConfig, done int) error {
	for n := 0; p.Games < c.Games && !p.Decided; n++ {
		first := n % 2
		seats := make([]string, c.Seats)
		for s := range seats {
			seats[s] = p.Bots[(s+first)%2]
		}
		r, err := g.Sim(ctx, Config{
			Games: min(turns*c.Seats, c.Games-p.Games), Seats: seats, Seed: c.seed(p, n), Options: c.Options, Workers: c.Workers,
			Progress: ahead(c.Progress, done+p.Games),
		})
		if err != nil {
			return err
		}
		p.add(r, first, c.Seats)
		p.Decided = !c.All && p.clear() && p.Games < c.Games
	}
	return nil
}

// add adds what came of some games, in which the bot of the number given sat first.
func (p *Pair) add(r *Report, first, seats int) {
	m := meeting{games: r.Games}
	for i, b := range r.Bots {
		m.wins[(i+first)%2] = b.Wins
	}
	m.seats[first], m.seats[1-first] = (seats+1)/2, seats/2
	p.meetings = append(p.meetings, m)
	p.Games += r.Games
	p.Stalled += r.Stalled
	p.Wins[0] += m.wins[0]
	p.Wins[1] += m.wins[1]
}

// sure is how many standard errors from what equals would win are taken for clear. They are many,
// since it is looked at again and again.
const sure = 3.5

// clear tells whether one of the pair is better beyond doubt.
func (p *Pair) clear() bool {
	var more, variance float64
	for _, m := range p.meetings {
		won, fair := m.wins[0]+m.wins[1], float64(m.seats[0])/float64(m.seats[0]+m.seats[1])
		more += m.wins[0] - won*fair
		variance += won * fair * (1 - fair)
	}
	return math.Abs(more) > sure*math.Sqrt(variance)
}

// seed is that of the games that a pair plays the nth time.
func (c *ArenaConfig) seed(p *Pair, n int) uint64 {
	sum := sha256.Sum256(fmt.Appendf(nil, "%d %q %d", c.Seed, p.Bots, n))
	return binary.LittleEndian.Uint64(sum[:])
}

// ahead counts on from what was done before.
func ahead(tell func(int), done int) func(int) {
	if tell == nil {
		return nil
	}
	return func(n int) { tell(done + n) }
}
