package effect

import (
	"slices"
	"strings"

	"gonfalon/content"
)

// A compiler turns the lines of one record into its rules.
type compiler struct {
	book *Book
	from *Record
	ops  []Op // of the rule that is being read
	self bool // it belongs to a unit
	kind Kind // of an ability

	pick   int // the Pick whose options are being read, or less than 0
	thrown int // the last Roll or Test
}

// rules reads the lines of a record, or those that a statement grants. Granted ones may leave
// out "always" before what always holds.
func (c *compiler) rules(all []*line, granted bool) []Rule {
	var list []Rule
	bare := -1 // the rule that gathers what stands there without a head
	for _, l := range all {
		head, rest, _ := strings.Cut(l.text, ":")
		w := l.words(head)
		switch {
		case w.skip("on"):
			list = append(list, c.event(l, w, rest, granted))
		case w.skip("always"):
			list = append(list, c.always(l, w, rest, granted))
		case granted:
			if bare < 0 {
				bare = len(list)
				list = append(list, Rule{})
			}
			c.ops = list[bare].Ops
			c.statement(l, inStanding)
			list[bare].Ops = c.ops
		default:
			l.Fail("%q: a rule begins with on or always", l.text)
		}
	}
	return list
}

// event reads a rule that begins with on.
func (c *compiler) event(l *line, w *words, conditions string, granted bool) Rule {
	r := Rule{Event: one[Event](w, "event", eventWords)}
	w.end()
	if conditions != "" {
		r.Conditions = l.conditions(conditions, false)
	}
	if of := ofKind[c.kind]; of != NoPredicate && !granted && scopes[r.Event].attack {
		r.Conditions = append(r.Conditions, Condition{Predicate: of})
	}
	c.ops = nil
	c.block(l, inProgram)
	c.ops = append(c.ops, Op{Code: Stop})
	r.Ops = c.ops
	r.check(l.Value, c.self || granted, granted)
	return r
}

// ofKind is what abilities of attacks ask of one without saying so.
var ofKind = [AffiliateKind + 1]Predicate{MeleeKind: InMelee, RangedKind: AtRange}

// always reads a rule that begins with always.
func (c *compiler) always(l *line, w *words, conditions string, granted bool) Rule {
	var r Rule
	if w.skip("owner") {
		r.Seat = true
	} else if w.skip("for") {
		r.For = one[Side](w, "side", sideWords)
	}
	w.end()
	if conditions != "" {
		r.Conditions = l.conditions(conditions, r.For != NoSide)
	}
	c.ops = nil
	c.block(l, inStanding)
	r.Ops = c.ops
	r.check(l.Value, c.self || granted, granted)
	return r
}

// block reads what stands under a line. Where nobody can be chosen, what is left of the block
// is left out.
func (c *compiler) block(l *line, where place) {
	if len(l.below) == 0 {
		l.Fail("nothing stands under %q", l.text)
	}
	var choices []int
	for i, b := range l.below {
		c.follows(b, l.below[:i])
		at := len(c.ops)
		c.statement(b, where)
		if at < len(c.ops) && c.ops[at].Code == Choose {
			choices = append(choices, at)
		}
	}
	for _, at := range choices {
		c.ops[at].Skip = uint16(len(c.ops))
	}
}

// after says for the words that depend on the statement above them what that is.
var after = map[string][]string{"else": {"if", "may"}, "passed": {"test"}, "failed": {"test", "passed"}}

// follows sees to it that they stand there.
func (c *compiler) follows(l *line, above []*line) {
	want := after[l.first()]
	last := ""
	if len(above) > 0 {
		last = above[len(above)-1].first()
	}
	if want != nil && !slices.Contains(want, last) {
		l.Fail("%q does not stand below %s", l.text, strings.Join(want, " or "))
	}
}

// statement reads a line and what stands under it.
func (c *compiler) statement(l *line, where place) {
	head, tail, hasTail := strings.Cut(l.text, ":")
	w := l.words(head)
	var o Op
	if w.skip("pay") {
		o.Pay = true
	}
	word := w.next("a statement")
	code := slices.IndexFunc(statements[:], func(s statement) bool { return s.word == word })
	if code < 0 || word == "" || statements[code].place&where == 0 {
		l.Fail("%q: %q is no statement that can stand here", l.text, word)
		return
	}
	o.Code = Code(code)
	s := statements[code]
	for _, name := range strings.Fields(s.takes) {
		switch name {
		case "conditions": // all the rest
			o.Conditions = l.conditions(strings.Join(w.left, " "), false)
			w.left = nil
		case "conditions?", "more?":
			if name == "more?" && hasTail && !w.skip("+1") {
				l.Fail("%q: what more, if so?", l.text)
			}
			if hasTail {
				o.Conditions = l.conditions(tail, name == "conditions?" && o.Code != Option)
			}
			hasTail = false
		default:
			parts[name](w, &o)
		}
	}
	if w.end(); hasTail {
		l.Fail("%q takes no conditions", l.text)
	}
	c.under(l, o, s.below)
}

// under adds a statement and what stands under it, and marks where that ends.
func (c *compiler) under(l *line, o Op, what below) {
	at := len(c.ops)
	c.ops = append(c.ops, o)
	switch {
	case what == nothing:
		if len(l.below) > 0 {
			l.below[0].Fail("nothing can stand under %q", l.text)
		}
		switch o.Code {
		case Roll, Test:
			c.thrown = at
		case Again:
			c.ops[at].Skip = uint16(c.thrown)
		}
		return
	case what == rules:
		grant := c.grant(l)
		c.ops[at].Grant = grant
		return
	case o.Code == Else, o.Code == Failed:
		c.otherwise(at)
	case what == picked && c.pick < 0:
		l.Fail("%q stands under no pick", l.text)
		return
	}
	outside := c.pick
	if c.pick = -1; what == options {
		c.pick = at
		for _, b := range l.below {
			if b.first() != "option" {
				b.Fail("%q is no option", b.text)
			}
		}
	}
	c.block(l, inProgram)
	c.pick = outside
	switch what {
	case loop:
		c.ops = append(c.ops, Op{Code: Next, Skip: uint16(at)})
	case picked:
		c.ops = append(c.ops, Op{Code: Back, Skip: uint16(c.pick)})
	case later:
		c.ops = append(c.ops, Op{Code: Stop})
	}
	c.ops[at].Skip = uint16(len(c.ops))
}

// otherwise has the statement above one that says what happens otherwise lead into it. What
// happens if so does not fall into it: it comes to Else, which leads past.
func (c *compiler) otherwise(at int) {
	for i := range c.ops[:at] {
		switch o := &c.ops[i]; o.Code {
		case If, May, Passed:
			if int(o.Skip) == at {
				o.Skip++
				c.ops[at].Code = Else
				return
			}
		}
	}
}

// grant reads the rules that a statement grants.
func (c *compiler) grant(l *line) uint16 {
	if len(l.below) == 0 {
		l.Fail("%q grants nothing", l.text)
	}
	outside := *c
	c.pick = -1
	at := len(c.book.Grants)
	c.book.Grants = append(c.book.Grants, Granted{From: c.from})
	granted := c.rules(l.below, true)
	c.book.Grants[at].Rules = granted
	*c = outside
	return uint16(at)
}

// readRules reads the field "rules" of a record.
func (b *Book) readRules(v *content.Value, r *Record, self bool, kind Kind) {
	field := v.Field("rules")
	c := compiler{book: b, from: r, self: self, kind: kind, pick: -1}
	if r.Rules = c.rules(lines(field), false); len(r.Rules) == 0 {
		field.Fail("there is no rule")
	}
}
