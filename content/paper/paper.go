// Package paper is what lists that people write have in common, whatever the game: the rows
// and words of a text, names as they are spelt and misspelt, and what is said about a list.
package paper

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/content"
)

// MaxPoints is how many points a list, or a match, is for at most.
const MaxPoints = 1_000_000

// IsJSON tells whether a list is JSON: if it begins with a brace or is JSON of another kind,
// which is told so; else it is plain text.
func IsJSON(data []byte) bool {
	return bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) || json.Valid(data)
}

// Line returns a string of a document that fits on a line.
func Line(v *content.Value) string {
	text := strings.TrimSpace(v.Str())
	if strings.ContainsFunc(text, unicode.IsControl) {
		v.FailBoth("has a control character", "il y a un caractère de contrôle")
	}
	return text
}

// Sheet writes a document of a list as files have it.
func Sheet(document any) []byte {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(document); err != nil {
		panic(err) // strings and numbers
	}
	return b.Bytes()
}

// ForeignLine returns the first line of a text that is no UTF-8.
func ForeignLine(data []byte) int {
	n := 0
	for row := range bytes.Lines(data) {
		if n++; !utf8.Valid(row) {
			break
		}
	}
	return n
}

// WordSet is a set of words that are folded.
func WordSet(words string) map[string]bool {
	all := map[string]bool{}
	for w := range strings.FieldsSeq(words) {
		all[w] = true
	}
	return all
}

// IsCross tells whether a word is that of "2 x Ax".
func IsCross(text string) bool { return text == "x" || text == "X" || text == "×" }

// IsSigned tells whether a text has the sign of one of the programs that write lists.
func IsSigned(text string, programs []string) bool {
	text = strings.ToLower(text)
	for _, p := range programs {
		if strings.Contains(text, p) {
			return true
		}
	}
	return false
}
