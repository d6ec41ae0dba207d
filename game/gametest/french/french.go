// Package french finds English in what is said in French.
package french

import "regexp"

var (
	// What is written as it is in both languages: texts in quotes, documents, lists of names, ids
	// of rules and paths of fields.
	written = regexp.MustCompile(`"[^"]*"|\{[^}]*\}|il y a [\pL\d_.*+-]+(, [\pL\d_.*+-]+)+|[\pL\d_]+([./][\pL\d_*+-]+)+`)
	// Small words that no English sentence does without and no French one has.
	english = regexp.MustCompile(`(?i)(^|[^\pL\d_-])(the|there|of|and|are|not|no|must|has|have|was|were|with|which|than|by|from|to|cannot|needs|only)($|[^\pL\d_-])`)
)

// English returns the first English word of a sentence that should be French; "" if there is
// none.
func English(sentence string) string {
	found := english.FindStringSubmatch(written.ReplaceAllString(sentence, "…"))
	if found == nil {
		return ""
	}
	return found[2]
}
