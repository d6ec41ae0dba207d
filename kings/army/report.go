package army

import (
	"gonfalon/content/paper"
	"gonfalon/game"
)

// ReadList reads an army list, in JSON or in plain text.
func (c *Book) ReadList(file string, data []byte) (List, error) {
	data = game.Unmarked(data)
	if paper.IsJSON(data) {
		return c.ReadJSON(file, data)
	}
	return c.ReadText(file, data)
}

// CheckArmy reads and checks the file of an army list. A total of points that is not 0
// goes before the one in the list.
func (c *Book) CheckArmy(file string, data []byte, points int, lang game.Lang) paper.Report {
	r := paper.Report{File: file, Problems: []paper.Finding{}}
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
	r.Judge(m.problems, m.remarks(), lang)
	return r
}
