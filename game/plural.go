package game

import "strings"

// Plural chooses the words that go with a number: a text has both, one and many, in braces
// after it, as in "3 {point|points}" or "3 ordre{|s}". French has one for 0 as well.
func Plural(text string, lang Lang) string {
	if !strings.Contains(text, "{") {
		return text
	}
	var b strings.Builder
	for {
		open := strings.IndexByte(text, '{')
		end := strings.IndexByte(text, '}')
		if open < 0 || end < open {
			b.WriteString(text)
			return b.String()
		}
		b.WriteString(text[:open])
		one, many, both := strings.Cut(text[open+1:end], "|")
		switch {
		case !both:
			b.WriteString(text[open : end+1])
		case single(Plain(b.String()), lang):
			b.WriteString(one)
		default:
			b.WriteString(many)
		}
		text = text[end+1:]
	}
}

// single tells whether the last number of a text is one of one thing.
func single(text string, lang Lang) bool {
	const digits = "0123456789"
	end := strings.LastIndexAny(text, digits) + 1
	number := text[len(strings.TrimRight(text[:end], digits+".,")):end]
	if lang == French {
		whole, _, _ := strings.Cut(number, ",")
		return whole == "0" || whole == "1"
	}
	return number == "1"
}
