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
	l, err := c.ReadList(file, data)
	if err != nil {
		return paper.Unread(file, err, lang)
	}
	if points > 0 {
		l.Points, l.pointsLine = points, 0
	}
	m, roster := c.muster(l)
	r := paper.Report{File: file, Name: c.title(&l).Name(lang), Army: l.Army, Points: l.Points, Cost: roster.Cost, Units: len(l.Units)}
	r.Judge(m.problems, m.remarks(), lang)
	return r
}
