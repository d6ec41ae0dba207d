package army

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A word is a run of letters, or of digits, in a row of text.
type word struct {
	at, end int
	folded  string
	number  bool
	apart   bool // more than a space or a hyphen stands before it: a comma, a bracket, a dash
	plus    bool // a plus sign stands right before it, as in +15
	open    bool // within brackets
}

// A row is a line of a text, without what people put around words to make them look well.
type row struct {
	line   int
	text   string
	words  []word
	indent int
	bullet bool
	names  []uint16 // by word: how many words from there may be a name, a bit each
}

// tags are how forums and pages mark what is bold, large or a list.
var tags = []string{"b", "i", "u", "s", "em", "strong", "list", "*", "li", "ul", "ol", "p", "br", "size", "color", "center", "quote", "spoiler", "code"}

// marks are spaces of other kinds, and signs that only change how a text looks.
var marks = strings.NewReplacer("\t", " | ", "\u00a0", " ", "\u202f", " ", "\u2009", " ", "\u200b", "", "\u200d", "", "\ufeff", "",
	"**", "", "__", "", "~~", "", "`", "", "[1]", "")

// newRow splits a line into its words.
func newRow(line int, text string) row {
	text = strings.TrimRight(text, "\r\n \t")
	r := row{line: line, indent: len(text) - len(strings.TrimLeft(text, " \t\u00a0"))}
	text = strings.TrimSpace(untagged(marks.Replace(strings.TrimLeft(text, " \t\u00a0"))))
	r.text, r.bullet = cutBullet(text)
	r.split()
	return r
}

// untagged takes [b], [/b], <li> and their like out of a text.
func untagged(text string) string {
	var b strings.Builder
	for {
		at := strings.IndexAny(text, "[<")
		if at < 0 {
			break
		}
		end := strings.IndexAny(text[at:], "]>")
		if end < 0 {
			break
		}
		b.WriteString(text[:at])
		if !isTag(text[at+1 : at+end]) {
			b.WriteString(text[at : at+end+1])
		}
		text = text[at+end+1:]
	}
	b.WriteString(text)
	return b.String()
}

func isTag(inside string) bool {
	inside = strings.Trim(strings.ToLower(inside), "/ ")
	inside, _, _ = strings.Cut(inside, "=")
	for _, t := range tags {
		if inside == t {
			return true
		}
	}
	return false
}

// cutBullet takes a bullet, or the number of a list, off a row.
func cutBullet(text string) (rest string, bullet bool) {
	digits := strings.TrimLeft(text, "0123456789")
	if n := len(text) - len(digits); n > 0 && n < 3 && (strings.HasPrefix(digits, ". ") || strings.HasPrefix(digits, ") ")) {
		return strings.TrimSpace(digits[2:]), true
	}
	rest = strings.TrimLeft(text, "-–—*•·●○▪■►→>+~=| ")
	return strings.TrimRight(rest, "*=~| "), len(rest) < len(text)
}

// split finds the words of the row.
func (r *row) split() {
	var gap strings.Builder
	depth := 0
	for at := 0; at < len(r.text); {
		c, n := utf8.DecodeRuneInString(r.text[at:])
		kind := kindOf(c)
		if kind == none {
			switch c {
			case '(', '[', '{':
				depth++
			case ')', ']', '}':
				depth = max(0, depth-1)
			}
			gap.WriteRune(c)
			at += n
			continue
		}
		end := at + n
		for end < len(r.text) {
			c, n := utf8.DecodeRuneInString(r.text[end:])
			if kindOf(c) != kind || kind == cross {
				break
			}
			end += n
			if isApostrophe(c) && elided(r.text[at:end]) {
				break
			}
		}
		r.words = append(r.words, word{
			at: at, end: end, folded: fold(r.text[at:end]), number: kind == digit, apart: at > 0 && parts(gap.String()), plus: strings.HasSuffix(gap.String(), "+"), open: depth > 0,
		})
		gap.Reset()
		at = end
	}
}

// The kinds of characters that words are made of.
const (
	none = iota
	letter
	digit
	cross // that of "2 × Ax"
)

func kindOf(c rune) int {
	switch {
	case c == '×':
		return cross
	case '0' <= c && c <= '9':
		return digit
	case unicode.IsLetter(c) || isApostrophe(c):
		return letter
	}
	return none
}

func isApostrophe(c rune) bool { return c == '\'' || c == '’' }

// elided tells whether a word is what is left of a French one, as in d'Archers.
func elided(text string) bool {
	switch fold(text) {
	case "d", "l":
		return true
	}
	return false
}

// parts tells whether what stands between two words keeps them apart. A hyphen does with a
// space beside it; spaces do where they make columns.
func parts(gap string) bool {
	inner := strings.Trim(gap, " ")
	switch inner {
	case "", "&", "*":
		return len(gap) > 2
	case "-", "_":
		return inner != gap
	}
	return true
}

// span is the text of some words.
func (r *row) span(from, to int) string { return r.text[r.words[from].at:r.words[to-1].end] }

// folded is a word in the form of ids.
func (r *row) folded(i int) string { return r.words[i].folded }

// verbatim is the text of some words with the bracket that belongs to it.
func (r *row) verbatim(from, to int) string {
	text, end := r.span(from, to), r.words[to-1].end
	if strings.Count(text, "(") > strings.Count(text, ")") && strings.HasPrefix(r.text[end:], ")") {
		text += ")"
	}
	return text
}

// isSentence tells whether the row is somebody talking.
func (r *row) isSentence() bool {
	return strings.HasSuffix(r.text, ".") || strings.HasSuffix(r.text, "!") || strings.HasSuffix(r.text, "?") ||
		strings.Contains(r.text, "://") || len(r.words) > 14
}
