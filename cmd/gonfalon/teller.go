package main

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"gonfalon/game"
	"gonfalon/sim"
)

// A teller tells a match in the terminal, line by line.
type teller struct {
	ctx  context.Context
	w    io.Writer
	lang game.Lang
	pace time.Duration
	bold bool
	game string
	bots string
	seed uint64

	scene sim.Scene
	kind  game.Kind    // of the decisions being told
	who   game.SeatSet // who owed them
}

// words are all that the teller says of its own accord.
var words = map[string][2]string{
	"seed":    {"seed", "graine"},
	"wins":    {"%s wins the match", "%s gagne la partie"},
	"share":   {"%s share the victory", "%s se partagent la victoire"},
	"and":     {" and ", " et "},
	"colon":   {": ", " : "},
	"stalled": {"The match has no end: it was stopped", "La partie ne finit pas : elle est arrêtée"},
	"actions": {"%d action{|s}; once more: %s", "%d action{|s} ; la revoir : %s"},
}

func (t *teller) word(key string) string { return words[key][t.lang] }

// Begin introduces the match and its seats.
func (t *teller) Begin(s sim.Scene) error {
	t.scene = s
	t.heading(fmt.Sprintf("Gonfalon · %s · %s %d", t.game, t.word("seed"), t.seed))
	for i, name := range s.Seats {
		t.say("  " + capital(name.Name(t.lang)) + " (" + s.Bots[i] + ")")
	}
	t.tell(s.Told)
	return t.ctx.Err()
}

// Action tells what came of an action.
func (t *teller) Action(m sim.Moment) error {
	if m.Kind != t.kind || !t.who.Has(m.Seat) {
		t.kind, t.who = m.Kind, m.Who
		t.say(t.names(m.Who) + t.word("colon") + m.Question.Name(t.lang))
	}
	t.tell(m.Told)
	return t.ctx.Err()
}

// tell says what has happened, rounds and turns as headings.
func (t *teller) tell(told []game.Told) {
	for _, e := range told {
		sentence := capital(game.Plain(e.Name(t.lang)))
		if e.Heading == game.HeadsRound || e.Heading == game.HeadsTurn {
			t.heading(strings.TrimSuffix(sentence, "."))
		} else {
			t.say("  " + sentence)
		}
	}
}

// End names the winner.
func (t *teller) End(result []float32, actions int, stalled bool) error {
	var winners game.SeatSet
	for i, share := range result {
		if share > 0 {
			winners = winners.With(game.Seat(i))
		}
	}
	switch {
	case stalled:
		t.heading(t.word("stalled"))
	case winners.Len() == 1:
		t.heading(fmt.Sprintf(t.word("wins"), t.names(winners)))
	default:
		t.heading(fmt.Sprintf(t.word("share"), t.names(winners)))
	}
	again := fmt.Sprintf("gonfalon demo %s --seed %d --bots %s --lang %s", t.game, t.seed, t.bots, t.lang)
	t.say(game.Plural(fmt.Sprintf(t.word("actions"), actions, again), t.lang))
	return nil
}

// names lists seats.
func (t *teller) names(set game.SeatSet) string {
	var list []string
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		list = append(list, t.scene.Seats[rest.First()].Name(t.lang))
	}
	if n := len(list); n > 1 {
		list = slices.Concat(list[:n-2], []string{list[n-2] + t.word("and") + list[n-1]})
	}
	return strings.Join(list, ", ")
}

func (t *teller) heading(text string) {
	if t.bold {
		text = "\x1b[1m" + text + "\x1b[0m"
	}
	t.say("\n" + text)
}

// say writes a line and lets it be read.
func (t *teller) say(line string) {
	fmt.Fprintln(t.w, line)
	if t.pace == 0 {
		return
	}
	select {
	case <-t.ctx.Done():
	case <-time.After(t.pace):
	}
}

// capital writes a sentence with a capital.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}
