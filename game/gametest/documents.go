package gametest

import (
	"fmt"
	"regexp"

	"gonfalon/game"
)

// documents checks that states, views and actions are read back as they were written. How
// an action is written depends on nothing else: once is enough.
func (u *suite[S, A]) documents() error {
	read := make(map[A]bool)
	return u.walk(func(sp *spot[S, A]) error {
		for rest := sp.next.Who; rest != 0; rest = rest.Without(rest.First()) {
			for _, a := range sp.list(rest.First()) {
				if read[a] {
					continue
				}
				read[a] = true
				if err := sp.actionReadsBack(a); err != nil {
					return err
				}
			}
		}
		if !sp.worth() {
			return nil
		}
		if err := sp.stateReadsBack(&sp.state); err != nil {
			return fmt.Errorf("state: %w", err)
		}
		for _, seat := range sp.watchers() {
			view := u.g.Redact(&sp.state, seat)
			if err := sp.stateReadsBack(&view); err != nil {
				return fmt.Errorf("view of seat %d: %w", seat, err)
			}
		}
		return nil
	})
}

func (sp *spot[S, A]) actionReadsBack(a A) error {
	doc := write(sp.g.Action(&sp.state, a))
	if w, ok := sp.g.(game.Writer[S, A]); ok {
		if got := w.AppendAction([]byte("after "), &sp.state, a); string(got) != "after "+string(doc) {
			return fmt.Errorf("the option %s is written as %s", doc, got)
		}
	}
	back, err := sp.g.ReadAction(&sp.state, doc)
	if err != nil {
		return fmt.Errorf("the option %s cannot be read: %w", doc, err)
	}
	if back != a {
		return fmt.Errorf("the option %+v is written %s and read as %+v", a, doc, back)
	}
	return nil
}

// goSpelling finds fields that are spelled as in Go, and not as in documents. Ids of a game may be
// numerals.
var goSpelling = regexp.MustCompile(`"[A-Z][a-z][A-Za-z0-9]*":`)

func (sp *spot[S, A]) stateReadsBack(s *S) error {
	const most = 2000
	doc := write(sp.g.State(s))
	if field := goSpelling.Find(doc); field != nil {
		return fmt.Errorf("its field %s begins with a capital\n%s", field, clip(string(doc), most))
	}
	if w, ok := sp.g.(game.StateWriter[S]); ok {
		if got := w.AppendState(nil, s); string(got) != string(doc) {
			return fmt.Errorf("it is written\n%s, not\n%s", clip(string(got), most), clip(string(doc), most))
		}
	}
	d := game.Script()
	back, err := sp.g.ReadState(doc, d)
	switch {
	case err != nil:
		return fmt.Errorf("it cannot be read: %w\n%s", err, clip(string(doc), most))
	case len(d.Rolled()) > 0:
		return fmt.Errorf("it waits for a decision, and reading it rolled dice\n%s", clip(string(doc), most))
	case back != *s:
		return fmt.Errorf("it is read as another (written, read: %s)\n%s", differ(*s, back), clip(string(doc), most))
	}
	return nil
}
