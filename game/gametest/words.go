package gametest

import (
	"errors"
	"fmt"
	"strings"

	"gonfalon/game"
)

// words checks that kinds, seats, events and refusals that are met can be said, in both
// languages.
func (u *suite[S, A]) words() error {
	w := wording[S, A]{kinds: make(map[string]game.Kind), events: make(map[uint8]int), formats: make(map[game.Text]bool)}
	return u.walk(func(sp *spot[S, A]) error {
		return errors.Join(w.names(sp), w.story(sp), w.refusals(sp))
	})
}

// A wording is what has been said so far.
type wording[S, A comparable] struct {
	kinds   map[string]game.Kind
	events  map[uint8]int
	formats map[game.Text]bool
}

// names checks the names of the decision and of the seats.
func (w *wording[S, A]) names(sp *spot[S, A]) error {
	if sp.next.Who != 0 {
		name := sp.g.KindName(sp.next.Kind)
		if other, ok := w.kinds[name]; name == "" || ok && other != sp.next.Kind {
			return fmt.Errorf("the decisions of kind %d are named %q, which is nothing or another's name", sp.next.Kind, name)
		}
		w.kinds[name] = sp.next.Kind
		question := sp.g.Question(&sp.state)
		if err := bothSound(question); err != nil {
			return fmt.Errorf("the question of kind %q: %w", name, err)
		}
		for seat := range game.Seat(sp.setup.Seats) {
			view := sp.g.Redact(&sp.state, seat)
			if seen := sp.g.Question(&view); seen != question {
				return fmt.Errorf("the question of kind %q tells what seat %d must not know: %q, and its view asks %q", name, seat, question.English, seen.English)
			}
		}
	}
	if len(sp.history) > 0 {
		return nil
	}
	seats := make(map[string]bool)
	for seat := range game.Seat(sp.setup.Seats) {
		name := sp.g.SeatName(&sp.state, seat)
		if name == "" || seats[name] {
			return fmt.Errorf("seat %d is named %q, which is nothing or another's name", seat, name)
		}
		seats[name] = true
		if err := bothSound(sp.g.SeatText(&sp.state, seat)); err != nil {
			return fmt.Errorf("the name of seat %d: %w", seat, err)
		}
	}
	return nil
}

// story tells what follows from one of the options.
func (w *wording[S, A]) story(sp *spot[S, A]) error {
	if sp.next.Who == 0 {
		return nil
	}
	seat := nth(sp.next.Who, sp.rng.IntN(sp.next.Who.Len()))
	list := sp.list(seat)
	if len(list) == 0 {
		return nil
	}
	s, story := sp.state, new(game.Story)
	sp.dice.At(sp.action())
	sp.g.Apply(&s, seat, list[sp.rng.IntN(len(list))], sp.dice, story)
	for _, e := range story.Events() {
		if w.events[e.Kind]++; w.events[e.Kind] > 50 {
			continue
		}
		if err := wellTold(sp.g.Tell(&s, e)); err != nil {
			return fmt.Errorf("event %+v: %w", e, err)
		}
	}
	return nil
}

// refusals looks for new ones.
func (w *wording[S, A]) refusals(sp *spot[S, A]) error {
	if !sp.worth() {
		return nil
	}
	for seat := range game.Seat(sp.setup.Seats) {
		for _, a := range sp.strangers(seat, sp.c.Strangers) {
			r, ok := game.AsRefusal(sp.g.Check(&sp.state, seat, a))
			if !ok || r == nil || w.formats[r.Format] {
				continue
			}
			w.formats[r.Format] = true
			if err := translated(r); err != nil {
				return fmt.Errorf("the refusal %q (%s): %w", r.Format.English, r.Rule, err)
			}
		}
	}
	return nil
}

// translated checks a refusal and its French.
func translated(r *game.Refusal) error {
	if err := Twins(r.Format.English, r.Format.French, len(r.Args)); err != nil {
		return err
	}
	return bothSound(r.Ruling().Text)
}

// bothSound checks a sentence in both languages.
func bothSound(t game.Text) error { return errors.Join(sound(t.English), sound(t.French)) }

// sound checks a sentence: it says something, and has no traces of a bad format.
func sound(sentence string) error {
	switch {
	case strings.TrimSpace(sentence) == "":
		return errors.New("the sentence is empty")
	case strings.Contains(sentence, "%!"), strings.ContainsAny(sentence, "{}"):
		return fmt.Errorf("the sentence is badly formatted: %s", sentence)
	}
	return nil
}

// Twins wants the format of a refusal with so many facts to have a French one with the
// same facts, and neither a full stop.
func Twins(english, french string, facts int) error {
	a, b := letters(english), letters(french)
	switch {
	case french == "":
		return errors.New("it has no French")
	case a != b || len(a) != facts:
		return fmt.Errorf("it speaks of %q, its French %q of %q, and it is given %d facts", a, french, b, facts)
	case strings.HasSuffix(english, "."), strings.HasSuffix(french, "."):
		return errors.New("it ends with a full stop")
	}
	return nil
}

// letters returns those of the verbs of a format.
func letters(format string) string {
	var b strings.Builder
	for i := 0; i+1 < len(format); i++ {
		if format[i] == '%' {
			if i++; format[i] != '%' {
				b.WriteByte(format[i])
			}
		}
	}
	return b.String()
}
