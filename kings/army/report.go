package army

import (
	"bytes"
	"encoding/json"
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

// ReadList reads an army list: JSON if it begins with a brace or is JSON of another kind,
// which is told so; else plain text.
func (c *Book) ReadList(file string, data []byte) (List, error) {
	data = game.Unmarked(data)
	if bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) || json.Valid(data) {
		return c.ReadJSON(file, data)
	}
	return c.ReadText(file, data)
}

// CheckArmy reads and checks the file of an army list. A total of points that is not 0
// goes before the one in the list.
func (c *Book) CheckArmy(file string, data []byte, points int, lang game.Lang) Report {
	r := Report{File: file, Problems: []Finding{}}
	l, err := c.ReadList(file, data)
	if err != nil {
		r.Error = game.Said(err, lang)
		return r
	}
	if points > 0 {
		l.Points, l.pointsLine = points, 0
	}
	m, roster := c.muster(l)
	r.Name, r.Army, r.Points, r.Cost, r.Units = c.title(&l).Name(lang), l.Army, l.Points, roster.Cost, len(l.Units)
	for _, p := range m.problems {
		f := Finding{p.Line, p.Unit + 1, p.Rule, p.Say(lang), p.Where(lang)}
		if f.Line > 0 && slices.ContainsFunc(r.Problems, func(g Finding) bool { return f.Line == g.Line && f.Text == g.Text }) {
			continue // a line that stands for several units
		}
		r.Problems = append(r.Problems, f)
	}
	for _, remark := range m.remarks() {
		r.Remarks = append(r.Remarks, Remark{remark.Line, remark.Name(lang)})
	}
	r.Legal = len(m.problems) == 0
	return r
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
