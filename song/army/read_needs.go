package army

import (
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
		r.later = append(r.later, func() {
			to, ok := r.c.Sheet(from.Str())
			if !ok || r.c.Sheets[to].ID == id {
				from.Fail("there is no other card %q", from.Text)
				return
			}
			set(&r.c.Sheets[at], to)
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
	r.later = append(r.later, func() {
		if !slices.ContainsFunc(r.c.Sheets, func(s Sheet) bool { return s.is(name) }) {
			v.Fail("there is no character %q", name)
		}
	})
	return name
}

// beside reads whom an attachment follows: a card, or a character on any of his cards.
func (r *reader) beside(v *content.Value, at int) {
	name := v.Str()
	r.later = append(r.later, func() {
		needs := &r.c.Sheets[at].Needs
		for i := range r.c.Sheets {
			if s := &r.c.Sheets[i]; s.Kind == Attachment && (s.ID == name || s.is(name)) {
				needs.Beside = append(needs.Beside, SheetID(i))
			}
		}
		if needs.Beside == nil {
			v.Fail("there is no attachment %q", name)
		}
	})
}

// settle carries out what had to wait for all cards, and makes sure that they fit together.
func (r *reader) settle(v *content.Value) {
	for _, settle := range r.later {
		settle()
	}
	for _, o := range r.owners {
		if o.who.Kind == content.Null {
			o.who.Fail("a card of a commander names the commander")
			return
		}
		who, ok := r.c.Sheet(o.who.Str())
		if s := &r.c.Sheets[who]; !ok || !slices.Contains(s.Own[:], o.card) && !(s.Swaps && s.Adds == o.card) {
			o.who.Fail("%q is no Commander who has the tactics card %s", o.who.Text, r.c.Cards[o.card].ID)
			return
		}
		r.c.Cards[o.card].Commander = who
	}
	for i := range r.c.Sheets {
		r.fits(v, SheetID(i))
	}
}

// fits makes sure that a commander's cards are his, and that what a card brings is to be had
// for nothing and on that condition only.
func (r *reader) fits(v *content.Value, id SheetID) {
	s := &r.c.Sheets[id]
	if s.Commander {
		for _, own := range s.Own {
			if r.c.Cards[own].Commander != id {
				v.Fail("card %q: the tactics card %s is of another", s.ID, r.c.Cards[own].ID)
			}
		}
	}
	for _, b := range s.Brings {
		brought := &r.c.Sheets[b]
		if brought.Cost != 0 || !s.is(brought.Needs.Character) && !slices.Contains(brought.Needs.Beside, id) {
			v.Fail("card %q: brings %q, which has a cost or does not need it", s.ID, brought.ID)
		}
	}
	for _, b := range s.BringsOne {
		if r.c.Sheets[b].Needs.Sender != id {
			v.Fail("card %q: brings %q, which another sends", s.ID, r.c.Sheets[b].ID)
		}
	}
}
