package paper

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Word is a run of letters, or of digits, in a row of text.
type Word struct {
	At, End int
	Folded  string
	Number  bool
	Apart   bool // more than a space or a hyphen stands before it: a comma, a bracket, a dash
	Plus    bool // a plus sign stands right before it, as in +15
	Open    bool // within brackets
}

// A Row is a line of a text, without what people put around words to make them look well.
type Row struct {
	Line   int
	Text   string
	Words  []Word
	Indent int
	Bullet bool
	names  []uint16 // by word: how many words from there may be a name, a bit each
}

// tags are how forums and pages mark what is bold, large or a list.
var tags = []string{"b", "i", "u", "s", "em", "strong", "list", "*", "li", "ul", "ol", "p", "br", "size", "color", "center", "quote", "spoiler", "code"}

// marks are spaces of other kinds, and signs that only change how a text looks.
var marks = strings.NewReplacer("\t", " | ", "\u00a0", " ", "\u202f", " ", "\u2009", " ", "\u200b", "", "\u200d", "", "\ufeff", "",
	"**", "", "__", "", "~~", "", "`", "", "[1]", "")

// NewRow splits a line into its words.
func NewRow(line int, text string) Row {
	text = strings.TrimRight(text, "\r\n \t")
	r := Row{Line: line, Indent: len(text) - len(strings.TrimLeft(text, " \t\u00a0"))}
	text = strings.TrimSpace(untagged(marks.Replace(strings.TrimLeft(text, " \t\u00a0"))))
	r.Text, r.Bullet = cutBullet(text)
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
func (r *Row) split() {
	var gap strings.Builder
	depth := 0
	for at := 0; at < len(r.Text); {
		c, n := utf8.DecodeRuneInString(r.Text[at:])
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
		for end < len(r.Text) {
			c, n := utf8.DecodeRuneInString(r.Text[end:])
			if kindOf(c) != kind || kind == cross {
				break
			}
			end += n
			if isApostrophe(c) && elided(r.Text[at:end]) {
				break
			}
		}
		r.Words = append(r.Words, Word{
			At: at, End: end, Folded: Fold(r.Text[at:end]), Number: kind == digit, Apart: at > 0 && parts(gap.String()), Plus: strings.HasSuffix(gap.String(), "+"), Open: depth > 0,
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
	switch Fold(text) {
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

// Span is the text of some words.
func (r *Row) Span(from, to int) string { return r.Text[r.Words[from].At:r.Words[to-1].End] }

// Folded is a word in the form of ids.
func (r *Row) Folded(i int) string { return r.Words[i].Folded }

// Verbatim is the text of some words with the bracket that belongs to it.
func (r *Row) Verbatim(from, to int) string {
	text, end := r.Span(from, to), r.Words[to-1].End
	if strings.Count(text, "(") > strings.Count(text, ")") && strings.HasPrefix(r.Text[end:], ")") {
		text += ")"
	}
	return text
}

// IsSentence tells whether the row is somebody talking.
func (r *Row) IsSentence() bool {
	return strings.HasSuffix(r.Text, ".") || strings.HasSuffix(r.Text, "!") || strings.HasSuffix(r.Text, "?") ||
		strings.Contains(r.Text, "://") || len(r.Words) > 14
}

// With returns the row with another text on its line.
func (r *Row) With(text string) Row {
	other := Row{Line: r.Line, Text: text, Indent: r.Indent, Bullet: r.Bullet}
	other.split()
	return other
}

// Numbers returns the numbers of a row, those of thousands in one.
func (r *Row) Numbers() []int {
	var all []int
	for i := 0; i < len(r.Words); i++ {
		if !r.Words[i].Number {
			continue
		}
		digits := r.Span(i, i+1)
		for i+1 < len(r.Words) && r.Words[i+1].Number && len(digits) < 4 && r.Words[i+1].End-r.Words[i+1].At == 3 && r.Words[i+1].At == r.Words[i].End+1 {
			i++
			digits += r.Span(i, i+1)
		}
		n, err := strconv.Atoi(digits)
		if err != nil {
			n = MaxPoints + 1
		}
		all = append(all, n)
	}
	return all
}
