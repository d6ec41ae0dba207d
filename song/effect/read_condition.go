package effect

import "strings"

// conditions reads those of a text, with commas and "or" between them. Where candidates are
// looked at they may leave out the role, which is then it.
func (l *line) conditions(text string, ofIt bool) []Condition {
	var all []Condition
	for part := range strings.SplitSeq(text, ", ") {
		for i, alternative := range strings.Split(part, " or ") {
			w := l.words(alternative)
			c := w.condition(ofIt)
			c.Or = i > 0
			w.end()
			all = append(all, c)
		}
	}
	return all
}

func (w *words) condition(ofIt bool) (c Condition) {
	c.Not = w.skip("not")
	first := w.peek()
	if role, ok := index[Role](roleWords, first); ok {
		w.next("")
		c.Role = role
	} else if ofIt && followsRole(first) {
		c.Role = It
	}
	if c.Role != NoRole {
		w.ofRole(&c)
		return c
	}
	if p, ok := index[Predicate](predicateWords, first); ok {
		w.next("")
		w.global(&c, p)
		return c
	}
	c.Predicate = Compared
	c.Left = w.amount()
	c.Compare = one[Compare](w, "comparison", compareWords)
	c.Right = w.amount()
	return c
}

// followsRole tells whether a word is one that follows a role.
func followsRole(word string) bool {
	switch word {
	case "is", "was", "has", "within", "engaged-with", "seen", "left", "typed-as", "in-own-zone", "can":
		return true
	}
	return false
}

// ofRole reads what a condition says of a role.
func (w *words) ofRole(c *Condition) {
	c.Not = w.skip("not") || c.Not
	switch word := w.next("what is said of it"); word {
	case "is":
		c.Not = w.skip("not") || c.Not
		w.is(c)
	case "was":
		c.Not = w.skip("not") || c.Not
		c.Predicate = WasState
		c.State = one[State](w, "state", stateWords[:IsUnengaged+1])
	case "has":
		w.has(c)
	case "within":
		c.Predicate = Within
		c.Number = w.number(1, 48)
		if !w.skip("of") {
			w.Fail("%q: within so many inches of what?", w.text)
		}
		w.reference(c)
	case "engaged-with":
		c.Predicate = EngagedWith
		w.reference(c)
		if w.skip("in") {
			c.Predicate = EngagedInArc
			c.Arcs = some[Arcs](w, "arc", arcWords)
		}
	case "seen", "left":
		c.Predicate = SeenBy
		if word == "left" {
			c.Predicate = LeftBy
		}
		if !w.skip("by") {
			w.Fail("%q: by whom?", w.text)
		}
		c.Other = one[Role](w, "role", roleWords)
	case "typed-as":
		c.Predicate = TypedAs
		c.Other = one[Role](w, "role", roleWords)
	case "in-own-zone":
		c.Predicate = InOwnZone
	case "can":
		c.Predicate = Can
		c.Actions = some[Actions](w, "action", actionWords)
	default:
		w.Fail("%q: nothing is said by %q", w.text, word)
	}
}

// is reads another role, a side, a tag or a state.
func (w *words) is(c *Condition) {
	word := w.next("what it is")
	var ok bool
	if c.Other, ok = index[Role](roleWords, word); ok {
		c.Predicate = IsRole
	} else if c.Side, ok = index[Side](sideWords, word); ok {
		c.Predicate = IsSide
	} else if c.Tag, ok = index[Tag](tagWords, word); ok {
		c.Predicate = IsTagged
	} else if c.State, ok = index[State](stateWords, word); ok {
		c.Predicate = IsState
	} else {
		w.Fail("%q: nobody is %q", w.text, word)
	}
}

// has reads a token or a part.
func (w *words) has(c *Condition) {
	word := w.next("what it has")
	var ok bool
	if c.Token, ok = index[Token](tokenWords, word); ok {
		c.Predicate = HasToken
	} else if c.Part, ok = index[Part](partWords, word); ok {
		c.Predicate = HasPart
	} else {
		w.Fail("%q: nobody has %q", w.text, word)
	}
}

// reference reads a role, or a side with or without a tag.
func (w *words) reference(c *Condition) {
	word := w.next("of whom")
	var ok bool
	if c.Other, ok = index[Role](roleWords, word); ok {
		return
	}
	if c.Side, ok = index[Side](sideWords, word); !ok {
		w.Fail("%q: %q is nobody", w.text, word)
		return
	}
	if tag, ok := index[Tag](tagWords, w.peek()); ok {
		w.next("")
		c.Tag = tag
	}
}

// global reads what a condition says of the event or the game.
func (w *words) global(c *Condition, p Predicate) {
	c.Predicate = p
	switch p {
	case InArc:
		c.Arcs = some[Arcs](w, "arc", arcWords)
	case WithAttack:
		c.Number = w.number(1, 2)
	case OfAction:
		c.Actions = some[Actions](w, "action", actionWords)
	case Controls, AtZone:
		c.Zone = one[Zone](w, "zone", zoneWords)
	case ForToken:
		c.Token = one[Token](w, "token", tokenWords)
	case By:
		c.Means = some[Means](w, "cause", meansWords)
	case Holds:
		c.Holding = one[Holding](w, "objective", holdingWords)
	case InMelee, AtRange, InCharge, Shifted, PanicPassed, IsPanic, Failing, Passing, FirstPlayer, FriendFell:
	default:
		w.Fail("%q: who is meant?", w.text)
	}
}
