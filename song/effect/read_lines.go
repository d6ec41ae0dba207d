package effect

import (
	"strings"

	"gonfalon/content"
)

// A line is one of an effect, with those that are indented under it.
type line struct {
	*content.Value
	text  string
	below []*line
}

// lines makes a tree of an array of strings: two spaces more are one step down.
func lines(v *content.Value) []*line {
	top := &line{Value: v}
	open := []*line{top} // the last line of each depth
	for _, part := range v.List() {
		text := strings.TrimLeft(part.Str(), " ")
		depth := (len(part.Text) - len(text)) / 2
		if len(part.Text)-len(text) != 2*depth || depth > len(open)-1 {
			part.Fail("is indented by %d spaces, which is no step down from the line above", len(part.Text)-len(text))
			return nil
		}
		l := &line{Value: part, text: text}
		above := open[depth]
		above.below = append(above.below, l)
		open = append(open[:depth+1], l)
	}
	return top.below
}

// first is the word with which a line begins.
func (l *line) first() string {
	word, _, _ := strings.Cut(l.text, " ")
	return strings.TrimSuffix(word, ":")
}

// words are the words of a line, or of a part of it, that are yet to be read.
type words struct {
	*line
	left []string
}

func (l *line) words(text string) *words { return &words{l, strings.Fields(text)} }

// next returns the next word; one that is missing is a fault.
func (w *words) next(what string) string {
	if len(w.left) == 0 {
		w.Fail("%q lacks %s", w.text, what)
		return ""
	}
	word := w.left[0]
	w.left = w.left[1:]
	return word
}

// peek returns the next word, if any, and leaves it there.
func (w *words) peek() string {
	if len(w.left) == 0 {
		return ""
	}
	return w.left[0]
}

// skip takes the next word if it is this one.
func (w *words) skip(word string) bool {
	if w.peek() != word {
		return false
	}
	w.left = w.left[1:]
	return true
}

// end refuses words that nobody has read.
func (w *words) end() {
	if len(w.left) > 0 {
		w.Fail("%q has %q too many", w.text, strings.Join(w.left, " "))
	}
}

// index finds a word in a table whose unnamed places are empty.
func index[T ~uint8](table []string, word string) (T, bool) {
	for i, w := range table {
		if w == word && w != "" {
			return T(i), true
		}
	}
	return 0, false
}

// one reads a word of a table.
func one[T ~uint8](w *words, what string, table []string) T {
	word := w.next(what)
	i, ok := index[T](table, word)
	if !ok && word != "" {
		w.Fail("%q: %q is no %s", w.text, word, what)
	}
	return i
}

// some reads several words of a table joined by |, as a set of bits.
func some[T ~uint8 | ~uint16](w *words, what string, table []string) T {
	var set T
	word := w.next(what)
	for part := range strings.SplitSeq(word, "|") {
		i, ok := index[uint8](table, part)
		if !ok && word != "" {
			w.Fail("%q: %q is no %s", w.text, part, what)
			return 0
		}
		if set>>i&1 == 1 {
			w.Fail("%q: %q stands twice", w.text, part)
		}
		set |= 1 << i
	}
	return set
}

// number reads a whole number.
func (w *words) number(low, high int) int8 {
	return int8(w.Number(w.next("a number"), low, high))
}
