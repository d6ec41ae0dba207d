package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

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
	turn  int
	kind  game.Kind    // of the decisions being told
	who   game.SeatSet // who owed them
}

// words are all that the teller says of its own accord.
var words = map[string][2]string{
	"seed":    {"seed", "graine"},
	"turn":    {"Turn", "Tour"},
	"wins":    {"%s wins the match", "%s gagne la partie"},
	"share":   {"%s share the victory", "%s se partagent la victoire"},
	"and":     {" and ", " et "},
	"colon":   {": ", " : "},
	"stalled": {"The match has no end: it was stopped", "La partie ne finit pas : elle est arrêtée"},
	"blue":    {"Blue", "Bleu"},
	"red":     {"Red", "Rouge"},
	"actions": {"%d actions; once more: %s", "%d actions ; la revoir : %s"},
}

func (t *teller) word(key string) string { return words[key][t.lang] }

// Begin introduces the match and its seats.
func (t *teller) Begin(s sim.Scene) error {
	t.scene = s
	t.heading(fmt.Sprintf("Gonfalon · %s · %s %d", t.game, t.word("seed"), t.seed))
	for i, name := range s.Seats {
		t.say("  " + t.title(name) + " (" + s.Bots[i] + ")")
	}
	for _, e := range s.Events {
		t.say("  " + s.Tell(e, t.lang))
	}
	if turn := t.turnNow(); turn > 0 {
		t.turn = turn
		t.heading(fmt.Sprintf("%s %d", t.word("turn"), turn))
	}
	return t.ctx.Err()
}

// Action tells what came of an action.
func (t *teller) Action(m sim.Moment) error {
	if m.Kind != t.kind || !t.who.Has(m.Seat) {
		t.kind, t.who = m.Kind, m.Who
		t.say(t.names(m.Who) + t.word("colon") + t.scene.Question(m.Kind, t.lang))
	}
	for _, e := range m.Events {
		sentence := t.scene.Tell(e, t.lang)
		switch {
		case t.newTurn(e):
			t.heading(strings.TrimSuffix(sentence, "."))
		case sentence != "":
			t.say("  " + sentence)
		}
	}
	return t.ctx.Err()
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
	t.say(fmt.Sprintf(t.word("actions"), actions, again))
	return nil
}

// newTurn tells whether an event is the one that begins the turn that the game's own
// document now shows. The teller knows no game, so it goes by the number.
func (t *teller) newTurn(e game.Event) bool {
	if e.Seat != game.NoSeat || int(e.Args[0]) != t.turn+1 || t.turnNow() <= t.turn {
		return false
	}
	t.turn++
	return true
}

// turnNow returns the turn or round that the state shows, 0 if it shows none.
func (t *teller) turnNow() int {
	var doc struct{ Turn, Round int }
	b, err := json.Marshal(t.scene.View())
	if err != nil || json.Unmarshal(b, &doc) != nil {
		return 0
	}
	return max(doc.Turn, doc.Round)
}

// names lists seats.
func (t *teller) names(set game.SeatSet) string {
	var list []string
	for rest := set; rest != 0; rest = rest.Without(rest.First()) {
		list = append(list, t.title(t.scene.Seats[rest.First()]))
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

// title names a seat: a colour in the language of the story, any other name as it is, with
// a capital.
func (t *teller) title(name string) string {
	if word := t.word(name); word != "" {
		return word
	}
	return strings.ToUpper(name[:1]) + name[1:]
}
