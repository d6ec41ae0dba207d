package gametest

import (
	"errors"
	"math/rand/v2"
	"testing"

	"gonfalon/game"
)

// A Config says how a game is tried. Only Setups must be given.
type Config[S, A comparable] struct {
	Setups     []game.Setup // each is tried
	Games      int          // random games a setup; 10 if not given, at most 2 in short tests
	MaxActions int          // within which every random game must end; 10000 if not given
	Seed       uint64       // of the games and of all else that is random
	MaxState   int          // bytes a state may have; 4096 if not given
	MaxAction  int          // bytes an action may have; 32 if not given
	Every      int          // costly properties look at one position in so many; 8 if not given
	Strangers  int          // unlisted actions tried for a seat of a position; 8 if not given

	// Sampled says that Options lists only some of the legal actions: what it does not
	// list may be legal or not.
	Sampled bool

	// Scramble returns the state with all that a seat may not know dealt anew at
	// random, so that it could be the true state just as well. It should be written
	// without a look at Redact: it is the second opinion on what is hidden. NoSeat
	// stands for a spectator. A game without secrets has none.
	Scramble func(*S, game.Seat, *rand.Rand) S
}

// A suite is a game being tried.
type suite[S, A comparable] struct {
	g      game.Whole[S, A]
	c      Config[S, A]
	survey survey
}

func newSuite[S, A comparable](g game.Whole[S, A], c Config[S, A]) (*suite[S, A], error) {
	if len(c.Setups) == 0 {
		return nil, errors.New("gametest: the config has no setups")
	}
	for _, d := range []struct {
		field    *int
		standard int
	}{
		{&c.Games, 10}, {&c.MaxActions, 10_000}, {&c.MaxState, 4096}, {&c.MaxAction, 32}, {&c.Every, 8}, {&c.Strangers, 8},
	} {
		if *d.field == 0 {
			*d.field = d.standard
		}
	}
	return &suite[S, A]{g: g, c: c}, nil
}

// A property is a promise that every game makes. Its check returns the first place
// where the promise is broken.
type property[S, A comparable] struct {
	name  string
	check func(*suite[S, A]) error
	skip  func(*suite[S, A]) string // why it cannot be checked; nil or "" if it can
	alone bool                      // it must not run beside others
	tell  func(*suite[S, A]) string // what else there is to know; nil: nothing
}

// properties lists all that the suite checks.
func properties[S, A comparable]() []property[S, A] {
	return []property[S, A]{
		{name: "state and action are plain and small", check: (*suite[S, A]).plain},
		{name: "nothing is allocated", check: (*suite[S, A]).allocations, alone: true, skip: skipAllocations[S, A]},
		{name: "every game ends with a result", check: (*suite[S, A]).ends},
		{name: "options are legal, distinct and in order", check: (*suite[S, A]).optionsSound},
		{name: "what is not an option is refused", check: (*suite[S, A]).unlisted},
		{name: "a refused document leaves no trace", check: (*suite[S, A]).refusedDocuments},
		{name: "nothing but Apply changes a state", check: (*suite[S, A]).pure},
		{name: "same seed and choices, same states", check: (*suite[S, A]).replays},
		{name: "the order of simultaneous choices does not matter", check: (*suite[S, A]).together},
		{name: "a seat's view is enough to choose by", check: (*suite[S, A]).views},
		{name: "a guess fits the view", check: (*suite[S, A]).guesses},
		{name: "views hide what a seat may not know", check: (*suite[S, A]).hides, skip: skipHides[S, A]},
		{name: "who is asked for an answer depends on what everybody knows", check: (*suite[S, A]).askedInPublic, skip: skipAsked[S, A]},
		{name: "a sealed answer changes nothing for others", check: (*suite[S, A]).sealed, skip: without[S, A](game.Sealed)},
		{name: "a window asks as if one after the other", check: (*suite[S, A]).oneByOne, skip: without[S, A](game.Sealed)},
		{name: "one of several chooses for all", check: (*suite[S, A]).anyOne, skip: without[S, A](game.AnyOne)},
		{name: "a side stays together and wins together", check: (*suite[S, A]).sides, skip: skipSides[S, A]},
		{name: "decisions nest less deep than they may", check: (*suite[S, A]).nesting, tell: (*suite[S, A]).depth},
		{name: "everybody is told the same steps", check: (*suite[S, A]).steps},
		{name: "scores are no secret, and places agree with the result", check: (*suite[S, A]).reckoning, skip: skipReckoning[S, A]},
		{name: "the midst of an action shows no more than it may", check: (*suite[S, A]).midst, skip: skipHides[S, A]},
		{name: "documents read back", check: (*suite[S, A]).documents},
		{name: "everything can be said in both languages", check: (*suite[S, A]).words},
	}
}

// Run tries a game against all promises that games make, one subtest each, over random
// games. It must not be called from a parallel test: it counts allocations.
func Run[S, A comparable](t *testing.T, g game.Whole[S, A], c Config[S, A]) {
	t.Helper()
	u, err := newSuite(g, c)
	if err != nil {
		t.Fatal(err)
	}
	if testing.Short() {
		u.c.Games = min(u.c.Games, 2)
	}
	for _, p := range properties[S, A]() {
		t.Run(p.name, func(t *testing.T) {
			if p.skip != nil {
				if why := p.skip(u); why != "" {
					t.Skip(why)
				}
			}
			if !p.alone {
				t.Parallel()
			}
			if err := p.check(u); err != nil {
				t.Error(err)
			}
			if p.tell != nil {
				t.Log(p.tell(u))
			}
		})
	}
}
