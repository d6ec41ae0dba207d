package layout

import "gonfalon/game"

// A Report is what is said about the file of a layout.
type Report struct {
	File   string `json:"file"`
	Good   bool   `json:"ok"`
	Pieces int    `json:"pieces"`
	Upon   int    `json:"upon,omitempty"` // how many lie upon another one
	Error  string `json:"error,omitempty"`
}

// CheckLayout reads and checks the file of a layout.
func (b *Box) CheckLayout(file string, data []byte, lang game.Lang) Report {
	l, err := b.ReadLayout(file, data)
	r := Report{File: file, Good: err == nil, Pieces: len(l.Pieces), Upon: l.Upon()}
	if err != nil {
		r.Error = game.Said(err, lang)
	}
	return r
}

// OK tells whether nothing is wrong with the layout.
func (r Report) OK() bool { return r.Good }

// Text writes the report for people: what is wrong, or how many pieces there are.
func (r Report) Text(lang game.Lang) string {
	if !r.Good {
		return r.Error + "\n"
	}
	text := game.Sentence("%s: ok, pieces: %d", "%s : en règle, éléments : %d", r.File, r.Pieces).Name(lang)
	if r.Upon > 0 {
		text += game.Sentence(", upon another: %d", ", posés sur un autre : %d", r.Upon).Name(lang)
	}
	return text + "\n"
}
