package gametest

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/game"
)

const (
	playthroughSize    = 400 << 10 // bytes that a playthrough may have
	playthroughActions = 20_000
	documentEvery      = 25 // actions; fewer documents if they are too long
)

// Playthrough plays one random game, the same as game 0 of that seed in Run, and compares
// its text with testdata/playthroughs/file: each decision, the first of its options, the
// action taken, the events, a hash of each view, and now and then the whole state.
func Playthrough(t *testing.T, g game.Game, setup game.Setup, seed uint64, file string) {
	t.Helper()
	text, err := playthroughText(g, setup, seed)
	if err != nil {
		t.Fatal(err)
	}
	if len(text) > playthroughSize {
		t.Errorf("the playthrough has %d KB, %d are allowed: choose a shorter setup", len(text)>>10, playthroughSize>>10)
	}
	Golden(t, filepath.Join("testdata", "playthroughs", file), text)
}

func playthroughText(g game.Game, setup game.Setup, seed uint64) (string, error) {
	n := &narrator{dice: playoutDice(seed, 0), rng: playoutRand(seed, 0), seats: setup.Seats}
	story := new(game.Story)
	var err error
	if n.at, err = g.Start(setup, n.dice, story); err != nil {
		return "", fmt.Errorf("start (%s): %w", saySetup(setup), err)
	}
	n.add("# %s, %s, seed %d. Renew with go test -update.\n", g.Info().Name, saySetup(setup), seed)
	n.add("# views: a hash for each seat and for a spectator, = where nothing has changed.\n")
	n.steps = game.NewNarration(g, func(s game.Seat) game.Text { return n.at.SeatText(s) })
	n.tell(story)
	n.watch()
	n.document()
	for n.at.Next().Who != 0 {
		if n.actions == playthroughActions {
			return "", fmt.Errorf("the match is not over after %d actions", n.actions)
		}
		if err := n.act(); err != nil {
			return "", fmt.Errorf("action %d: %w", n.actions, err)
		}
		if n.actions%documentEvery == 0 {
			n.document()
		}
	}
	n.document()
	result := n.at.Result()
	n.add("result %v\n", result[:n.seats])
	return n.text(playthroughSize), nil
}

// A narrator writes down a match as it plays it.
type narrator struct {
	at      game.Position
	dice    *game.Dice
	rng     *rand.Rand
	seats   int
	actions int
	views   []string
	parts   []part
	steps   *game.Narration
}

// A part of the text is about actions, or it is a document, which can be left out.
type part struct {
	text     string
	document bool
}

func (n *narrator) add(format string, args ...any) {
	n.parts = append(n.parts, part{text: fmt.Sprintf(format, args...)})
}

func (n *narrator) document() {
	n.parts = append(n.parts, part{fmt.Sprintf("  state %s\n", n.at.Document()), true})
}

// act takes one action and tells of it.
func (n *narrator) act() error {
	next, kind := n.at.Next(), n.at.KindName()
	seat := nth(next.Who, n.rng.IntN(next.Who.Len()))
	options := n.at.Options(seat)
	if len(options) == 0 {
		return fmt.Errorf("seat %d must choose and has no option", seat)
	}
	chosen := options[n.rng.IntN(len(options))]
	n.actions++
	n.add("%d %s: %s chooses", n.actions, kind, n.at.SeatName(seat))
	if next.Who.Len() > 1 {
		n.add(" (%d seats owe it)", next.Who.Len())
	}
	n.add(", %d options: %s\n", len(options), firstFew(options))
	n.add("  %s\n", chosen)
	story := new(game.Story)
	n.dice.At(n.actions)
	if err := n.at.Act(seat, chosen, n.dice, story); err != nil {
		return fmt.Errorf("the option %s is refused: %w", chosen, err)
	}
	n.tell(story)
	n.watch()
	return nil
}

func (n *narrator) tell(story *game.Story) {
	var all []game.Told
	for _, e := range story.Events() {
		told := n.at.Tell(e)
		n.add("  - %s: %s%s\n", told.Kind, told.English, n.only(e.Only))
		all = append(all, told)
	}
	for _, s := range n.steps.Action(uint64(n.actions), n.actions, 0, all) {
		n.step(&s)
	}
}

// step writes what of the story an action has led to.
func (n *narrator) step(s *game.Step) {
	n.add("  > %s, %s, weight %d: %s", s.ID, s.Kind, s.Weight, game.Plain(s.English))
	if s.Detail != nil {
		n.add(" | %s", game.Plain(s.Detail.English))
	}
	n.add(" | %s", strings.Join(s.Places, " "))
	if len(s.Helpers) > 0 {
		n.add(" | helped by %s", strings.Join(s.Helpers, " "))
	}
	if len(s.Touches) > 0 {
		n.add(" | touches %v", s.Touches)
	}
	if s.Before != nil {
		n.add(" | done before event %d", *s.Before)
	}
	n.add("\n")
}

// firstFew writes the first options, as far as a line goes.
func firstFew(options []json.RawMessage) string {
	const most, wide = 3, 160
	var words []string
	for _, o := range options[:min(most, len(options))] {
		words = append(words, string(o))
	}
	if len(options) > most {
		words = append(words, "…")
	}
	return clip(strings.Join(words, " "), wide)
}

// only says who may know of an event, unless all may.
func (n *narrator) only(set game.SeatSet) string {
	if set == 0 {
		return ""
	}
	var names []string
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		names = append(names, n.at.SeatName(rest.First()))
	}
	return " [only " + strings.Join(names, ", ") + "]"
}

// watch writes what each seat sees, as hashes.
func (n *narrator) watch() {
	var views, words []string
	for i := range n.seats + 1 {
		seat := game.Seat(i)
		if i == n.seats {
			seat = game.NoSeat
		}
		sum := sha256.Sum256(n.at.View(seat))
		view := fmt.Sprintf("%x", sum[:4])
		views = append(views, view)
		if n.views != nil && n.views[i] == view {
			view = "="
		}
		words = append(words, view)
	}
	n.views = views
	n.add("  views %s\n", strings.Join(words, " "))
}

// text puts the parts together. While it is too long, every second document but the last
// is left out.
func (n *narrator) text(size int) string {
	for every := 1; ; every *= 2 {
		var b strings.Builder
		documents, left := 0, 0
		for i, p := range n.parts {
			if p.document {
				if documents++; (documents-1)%every != 0 && i < len(n.parts)-2 {
					left++
					continue
				}
			}
			b.WriteString(p.text)
		}
		if b.Len() <= size || left >= documents-2 {
			return b.String()
		}
	}
}
