package gametest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/game"
)

// Perft counts the games of depth choices from the start of a match. Where several seats
// must choose, the lowest goes first. The dice come from the seed, so one outcome of
// chance is counted. A match that ends sooner is not counted.
func Perft[S, A comparable](g game.Whole[S, A], setup game.Setup, seed uint64, depth int) (uint64, error) {
	p, err := newPlayout(g, setup, seed, 0)
	if err != nil {
		return 0, err
	}
	return p.perft(depth), nil
}

// perft counts from where a random game has come to.
func (p *playout[S, A]) perft(depth int) uint64 {
	c := counter[S, A]{p.g, p.dice, len(p.history), make([][]A, depth)}
	return c.count(&p.state, depth)
}

// A counter counts games; it keeps a list of options for each choice.
type counter[S, A comparable] struct {
	g     game.Whole[S, A]
	dice  *game.Dice
	taken int // choices
	lists [][]A
}

func (c *counter[S, A]) count(s *S, depth int) uint64 {
	if depth == 0 {
		return 1
	}
	seat := c.g.Next(s).Who.First()
	if seat == game.NoSeat {
		return 0
	}
	list := c.g.Options(s, seat, c.lists[depth-1][:0])
	c.lists[depth-1] = list
	if depth == 1 {
		return uint64(len(list))
	}
	var sum uint64
	c.taken++
	for _, a := range list {
		next := *s
		c.dice.At(c.taken)
		c.g.Apply(&next, seat, a, c.dice, nil)
		sum += c.count(&next, depth-1)
	}
	c.taken--
	return sum
}

// Counts says what GoldenPerft counts.
type Counts struct {
	Setups []game.Setup
	Seed   uint64
	Depth  int   // counts are of 1 to Depth choices
	After  []int // from where random games are after so many actions; the start is always counted
}

// GoldenPerft counts games and compares with testdata/perft.txt. The counts are small to
// write and merciless: hardly a change of the rules leaves them alone.
func GoldenPerft[S, A comparable](t *testing.T, g game.Whole[S, A], c Counts) {
	t.Helper()
	text, err := perftText(g, c)
	if err != nil {
		t.Fatal(err)
	}
	Golden(t, filepath.Join("testdata", "perft.txt"), text)
}

func perftText[S, A comparable](g game.Whole[S, A], c Counts) (string, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "# Games of 1 to %d choices, seed %d. Renew with go test -update.\n", c.Depth, c.Seed)
	for _, setup := range c.Setups {
		for _, after := range append([]int{0}, c.After...) {
			p, err := newPlayout(g, setup, c.Seed, 0)
			if err != nil {
				return "", err
			}
			for len(p.history) < after && !p.over() {
				if err := p.step(); err != nil {
					return "", err
				}
			}
			if len(p.history) < after {
				continue // this match was shorter
			}
			fmt.Fprintf(&b, "%s after=%d:", saySetup(setup), after)
			for depth := 1; depth <= c.Depth; depth++ {
				fmt.Fprintf(&b, " %d", p.perft(depth))
			}
			b.WriteByte('\n')
		}
	}
	return b.String(), nil
}
