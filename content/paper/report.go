package paper

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/content"
	"gonfalon/game"
)

// A Report is what is said about the file of an army list.
type Report struct {
	File     string    `json:"file"`
	Legal    bool      `json:"legal"`
	Error    string    `json:"error,omitempty"` // why the file could not be read
	Name     string    `json:"name,omitempty"`
	Army     string    `json:"army,omitempty"`
	Points   int       `json:"points"` // the agreed total
	Cost     int       `json:"cost"`
	Units    int       `json:"units"`
	Problems []Finding `json:"problems"`
	Remarks  []Remark  `json:"remarks,omitempty"` // where it was not read to the letter
}

// A Finding is one reason why a list is not legal.
type Finding struct {
	Line int       `json:"line,omitempty"`
	Unit int       `json:"unit,omitempty"` // counted from 1; none = the list as a whole
	Rule game.Rule `json:"rule"`
	Text string    `json:"text"`

	where string
}

// A Remark is something that does not make a list illegal: a line that was passed over, or
// points other than these.
type Remark struct {
	Line int    `json:"line,omitempty"`
	Text string `json:"text"`
}

// Unread reports that a list cannot be read.
func Unread(file string, err error, lang game.Lang) Report {
	return Report{File: file, Error: game.Said(err, lang), Problems: []Finding{}}
}

// Judge notes what is wrong with the list, and where it was not read to the letter.
func (r *Report) Judge(problems []Problem, remarks []game.PaperRemark, lang game.Lang) {
	r.Problems = []Finding{}
	for _, p := range problems {
		f := Finding{p.Line, p.Unit + 1, p.Rule, p.Say(lang), p.Where(lang)}
		if f.Line > 0 && slices.ContainsFunc(r.Problems, func(g Finding) bool { return f.Line == g.Line && f.Text == g.Text }) {
			continue // a line that stands for several units
		}
		r.Problems = append(r.Problems, f)
	}
	for _, remark := range remarks {
		r.Remarks = append(r.Remarks, Remark{remark.Line, remark.Name(lang)})
	}
	r.Legal = len(problems) == 0
}

// OK tells whether the list is legal.
func (r Report) OK() bool { return r.Legal }

// Text writes the report for people: legal, or every reason why not, each with its rule
// id.
func (r Report) Text(lang game.Lang) string {
	words := [...][3]string{
		game.English: {"legal", "not legal", "%s: %s: %s, %d of %d {point|points}\n"},
		game.French:  {"légale", "illégale", "%s : %s : %s, %d {point|points} sur %d\n"},
	}[lang]
	if r.Error != "" {
		return r.Error + "\n"
	}
	verdict := words[0]
	if !r.Legal {
		verdict = words[1]
	}
	var b strings.Builder
	b.WriteString(game.Plural(fmt.Sprintf(words[2], r.File, verdict, r.Name, r.Cost, r.Points), lang))
	for _, f := range r.Problems {
		b.WriteString("  ")
		if f.where != "" {
			b.WriteString(f.where + content.Colons.Name(lang))
		}
		fmt.Fprintf(&b, "%s (%s)\n", f.Text, f.Rule)
	}
	for _, f := range r.Remarks {
		fmt.Fprintf(&b, "  %s%s%s\n", content.Line(f.Line).Name(lang), content.Colons.Name(lang), f.Text)
	}
	return b.String()
}

// InOrder puts remarks in the order of their lines.
func InOrder(remarks []game.PaperRemark) []game.PaperRemark {
	slices.SortStableFunc(remarks, func(a, b game.PaperRemark) int { return a.Line - b.Line })
	return remarks
}
