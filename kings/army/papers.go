package army

import (
	"gonfalon/content"
	"gonfalon/game"
)

// Papers are the lists that come with the game.
func (c *Book) Papers() []game.Paper {
	var papers []game.Paper
	for _, l := range c.Ready {
		paper := c.Paper(l)
		paper.Key = l.Key()
		papers = append(papers, paper)
	}
	return papers
}

// Paper tells of a list: what it is, what is wrong with it, and its sheet.
func (c *Book) Paper(l List) game.Paper {
	m, roster := c.muster(l)
	paper := game.Paper{
		Document: content.Compact(l.JSON()), Text: c.title(&l),
		Plain: string(c.Text(&l, game.English)), PlainFR: string(c.Text(&l, game.French)),
		Points: roster.Cost, Total: l.Points, Count: len(l.Units), Problems: []game.PaperProblem{},
		Remarks: m.remarks(), Sheet: m.sheet(),
	}
	for _, p := range m.problems {
		paper.Problems = append(paper.Problems, game.PaperProblem{Line: p.Line, Unit: p.Unit + 1, Rule: p.Rule, Text: p.Ruling().Text, Word: p.Word, Meant: p.Meant})
	}
	return paper
}
