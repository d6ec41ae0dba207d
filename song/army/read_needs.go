package army

import (
	"errors"
	"fmt"
	"slices"

	"gonfalon/content"
	"gonfalon/game"
)

// fullName returns the name of a sheet with its title.
func fullName(s *Sheet) game.Text { return game.NameOf(s) }

// needs reads the conditions that a card puts on who takes it. They name other cards, which
// may come later.
func (r *reader) needs(v *content.Value, s *Sheet) {
	at, id := len(r.c.Sheets), s.ID
	refer := func(from *content.Value, set func(s *Sheet, to SheetID)) {
		if from == nil {
			return
		}
		word := from.Str()
		r.promise(from, func() string {
			to, ok := r.c.Sheet(word)
			if !ok || r.c.Sheets[to].ID == id {
				return fmt.Sprintf("card %q: there is no other card %q", id, word)
			}
			set(&r.c.Sheets[at], to)
			return ""
		})
	}
	for _, f := range [...]struct {
		key string
		of  func(*Sheet) *[]SheetID
	}{
		{"brings", func(s *Sheet) *[]SheetID { return &s.Brings }},
		{"brings_one_of", func(s *Sheet) *[]SheetID { return &s.BringsOne }},
	} {
		if list := v.Maybe(f.key); list != nil {
			for _, one := range list.List() {
				refer(one, func(s *Sheet, to SheetID) { *f.of(s) = append(*f.of(s), to) })
			}
		}
	}
	n := v.Maybe("requires")
	if n == nil {
		return
	}
	for _, f := range [...]struct {
		key string
		of  func(*Needs) *SheetID
	}{
		{"army_commander", func(n *Needs) *SheetID { return &n.Leader }},
		{"must_hold_attachment", func(n *Needs) *SheetID { return &n.Holds }},
		{"unit_included", func(n *Needs) *SheetID { return &n.Sheet }},
		{"army_includes", func(n *Needs) *SheetID { return &n.Sheet }},
		{"forbids_unit", func(n *Needs) *SheetID { return &n.Bars }},
		{"unit", func(n *Needs) *SheetID { return &n.Only }},
		{"lifts_limit_of", func(n *Needs) *SheetID { return &n.Lifts }},
		{"deployed_by", func(n *Needs) *SheetID { return &n.Sender }},
	} {
		refer(n.Maybe(f.key), func(s *Sheet, to SheetID) { *f.of(&s.Needs) = to })
	}
	s.Needs.Character = r.character(n.Maybe("army_includes_character"))
	s.Needs.Without = r.character(n.Maybe("forbids_character"))
	if beside := n.Maybe("same_unit_as"); beside != nil {
		r.beside(beside, at)
	}
	if beyond := n.Maybe("ignores_attachment_limit"); beyond != nil {
		s.Needs.Beyond = beyond.Flag()
	}
	if most := n.Maybe("max_per_unit"); most != nil {
		s.Needs.Once = most.Within(1, 1) == 1
	}
	if replaces := n.Maybe("attachment_replaces_model"); replaces != nil {
		s.Profile.Extra = !replaces.Flag()
	}
	n.Close()
}

// character reads the name of a character who is on some card.
func (r *reader) character(v *content.Value) string {
	if v == nil {
		return ""
	}
	name := v.Str()
	r.promise(v, func() string {
		if !slices.ContainsFunc(r.c.Sheets, func(s Sheet) bool { return s.is(name) }) {
			return fmt.Sprintf("there is no character %q", name)
		}
		return ""
	})
	return name
}

// beside reads whom an attachment follows: a card, or a character on any of his cards.
func (r *reader) beside(v *content.Value, at int) {
	name := v.Str()
	r.promise(v, func() string {
		needs := &r.c.Sheets[at].Needs
		for i := range r.c.Sheets {
			if s := &r.c.Sheets[i]; s.Kind == Attachment && (s.ID == name || s.is(name)) {
				needs.Beside = append(needs.Beside, SheetID(i))
			}
		}
		if needs.Beside == nil {
			return fmt.Sprintf("there is no attachment %q", name)
		}
		return ""
	})
}

// owner reads which commander has a tactics card.
func (r *reader) owner(card CardNo, id, word string, v *content.Value) {
	r.promise(v, func() string {
		who, ok := r.c.Sheet(word)
		if s := &r.c.Sheets[who]; !ok || !s.Commander || !slices.Contains(s.Own[:], card) && !(s.Swaps && s.Adds == card) {
			return fmt.Sprintf("%q is no Commander who has the tactics card %s", word, id)
		}
		r.c.Cards[card].Commander = who
		return ""
	})
}

// settle carries out what had to wait for all cards, and makes sure that they fit together.
func (r *reader) settle() {
	for _, p := range slices.Concat(r.later, r.last) {
		if why := p.settle(); why != "" {
			r.Fail(p.file, p.line, errors.New(why))
		}
	}
}

// fits makes sure that a commander's cards are his, and that what a card brings is to be had
// for nothing and on that condition only.
func (r *reader) fits(v *content.Value) {
	id := SheetID(len(r.c.Sheets))
	r.last = append(r.last, promise{r.at, v.Line, func() string {
		s := &r.c.Sheets[id]
		for _, own := range s.Own {
			if s.Commander && r.c.Cards[own].Commander != id {
				return fmt.Sprintf("card %q: the tactics card %s is of another", s.ID, r.c.Cards[own].ID)
			}
		}
		for _, b := range s.Brings {
			brought := &r.c.Sheets[b]
			if brought.Cost != 0 || !s.is(brought.Needs.Character) && !slices.Contains(brought.Needs.Beside, id) {
				return fmt.Sprintf("card %q: brings %q, which has a cost or does not need it", s.ID, brought.ID)
			}
		}
		for _, b := range s.BringsOne {
			if r.c.Sheets[b].Needs.Sender != id {
				return fmt.Sprintf("card %q: brings %q, which another sends", s.ID, r.c.Sheets[b].ID)
			}
		}
		return ""
	}})
}
