package casebook

import "gonfalon/game"

// A Fault is something that is wrong with a case, and the line where it stands; 0 if that is
// unknown.
type Fault struct {
	Line int `json:"line,omitempty"`
	game.Text
}

// placed says the fault in a language, with its line.
func (f *Fault) placed(lang game.Lang) string {
	if f.Line == 0 {
		return f.Name(lang)
	}
	return game.Sentence("line %d: %s", "ligne %d : %s", f.Line, f.Text).Name(lang)
}
