package army

import (
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// ReadList reads an army list, in JSON, in TOML or in plain text.
func (c *Book) ReadList(file string, data []byte) (List, error) {
	data = game.Unmarked(data)
	if paper.IsJSON(data) || isTOML(data) {
		return c.readDocument(file, data)
	}
	return c.ReadText(file, data)
}

// isTOML tells whether a list is TOML: plain text sets nothing equal to anything.
func isTOML(data []byte) bool {
	for line := range strings.Lines(string(data)) {
		if key, _, ok := strings.Cut(line, "="); ok && strings.TrimSpace(key) == "game" {
			return true
		}
	}
	return false
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
	m := c.muster(&l)
	r := paper.Report{File: file, Name: c.title(&l).Name(lang), Army: l.Faction, Points: l.Points, Cost: m.roster.Cost, Units: len(l.Entries)}
	r.Judge(m.problems, m.remarks(), lang)
	return r
}
