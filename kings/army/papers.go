package army

import (
	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// Papers are the lists that come with the game.
func (c *Book) Papers() []game.Paper { return paper.Papers(c.Ready, titles, c.Paper) }

// Paper tells of a list: what it is, what is wrong with it, and its sheet.
func (c *Book) Paper(l List) game.Paper {
	m, roster := c.muster(l)
	return game.Paper{
		Document: content.Compact(l.JSON()), Text: c.title(&l),
		Plain: string(c.Text(&l, game.English)), PlainFR: string(c.Text(&l, game.French)),
		Points: roster.Cost, Total: l.Points, Count: len(l.Units), Problems: paper.Problems(m.problems),
		Remarks: m.remarks(), Sheet: m.sheet(),
	}
}
