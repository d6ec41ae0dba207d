package effect

import "strings"

// amount reads one word: terms with + or - between them.
func (w *words) amount() Amount {
	var a Amount
	word := w.next("an amount")
	for rest := word; rest != ""; {
		sign := int8(1)
		switch rest[0] {
		case '-':
			sign = -1
			rest = rest[1:]
		case '+':
			rest = rest[1:]
		}
		end := termEnd(rest)
		w.term(&a, sign, rest[:end], word)
		if !w.Sound() {
			return Amount{}
		}
		rest = rest[end:]
	}
	return a
}

// termEnd finds where a term ends: at a plus, or at a minus that follows a digit or a bracket,
// since words have hyphens.
func termEnd(text string) int {
	for i := 1; i < len(text); i++ {
		before := text[i-1]
		if text[i] == '+' || text[i] == '-' && (before == ')' || before >= '0' && before <= '9') {
			return i
		}
	}
	return len(text)
}

// term adds a term to an amount, which has at most one of each kind.
func (w *words) term(a *Amount, sign int8, term, word string) {
	if term == "" {
		w.Fail("%q: %q is no amount", w.text, word)
		return
	}
	if term[0] >= '0' && term[0] <= '9' {
		if a.Base != 0 {
			w.Fail("%q: %q has two numbers", w.text, word)
		}
		a.Base = sign * int8(w.Number(term, 0, 20))
		return
	}
	if die, ok := index[Die](dieWords, term); ok {
		if a.Die != NoDie || sign < 0 {
			w.Fail("%q: %q has two dice, or one less than none", w.text, word)
		}
		a.Die = die
		return
	}
	name, role, ofUnit := strings.Cut(strings.TrimSuffix(term, ")"), "(")
	q, ok := index[Quantity](quantityWords, name)
	if !ok || a.Of != NoQuantity || q.OfUnit() != ofUnit || ofUnit != strings.HasSuffix(term, ")") {
		w.Fail("%q: %q is no amount", w.text, word)
		return
	}
	a.Of, a.Times = q, sign
	if ofUnit {
		a.Role = one[Role](&words{w.line, []string{role}}, "role", roleWords)
	}
}
