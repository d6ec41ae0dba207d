package kings

import (
	"bytes"
	"encoding/json"
	"errors"

	"gonfalon/content"
	"gonfalon/game"
)

// Army lists and layouts as papers, which players bring to a match.

var _ game.Librarian = Rules{}

// Stock implements [game.Librarian].
func (Rules) Stock(kind game.PaperKind) any {
	if kind == game.TerrainLayout {
		return newTerrainStock()
	}
	return Standard().armyStock()
}

// Ready implements [game.Librarian].
func (Rules) Ready(kind game.PaperKind) []game.Paper {
	c := Standard()
	var papers []game.Paper
	if kind == game.TerrainLayout {
		for i := range c.Layouts {
			l := &c.Layouts[i]
			paper := layoutPaper(l, l.JSON())
			paper.Key = l.ID
			papers = append(papers, paper)
		}
		return papers
	}
	for _, l := range c.Ready {
		paper := c.listPaper(l)
		paper.Key = fold(l.Name)
		papers = append(papers, paper)
	}
	return papers
}

// ReadPaper implements [game.Librarian].
func (Rules) ReadPaper(kind game.PaperKind, data []byte) (game.Paper, error) {
	c := Standard()
	if kind == game.TerrainLayout {
		l, err := c.ReadLayout(paperFile, data)
		if err != nil {
			return game.Paper{}, paperError(err)
		}
		return layoutPaper(&l, game.Unmarked(data)), nil
	}
	l, err := c.ReadList(paperFile, data)
	if err != nil {
		return game.Paper{}, paperError(err)
	}
	return c.listPaper(l), nil
}

// paperFile is the file that readers believe to read.
const paperFile = "paper"

// paperError says in both languages what a reader says of its first fault.
func paperError(err error) *game.PaperError {
	var f *content.Fault
	if !errors.As(err, &f) {
		return &game.PaperError{Text: game.Text{English: err.Error(), French: err.Error()}}
	}
	return &game.PaperError{Line: f.Line, Rule: f.Rule, Text: f.Text}
}

func (c *Content) listPaper(l List) game.Paper {
	m, roster := c.muster(l)
	title := c.title(&l)
	paper := game.Paper{
		Document: compact(l.JSON()), Text: title,
		Plain: string(c.Text(&l, game.English)), PlainFR: string(c.Text(&l, game.French)),
		Points: roster.Cost, Total: l.Points, Count: len(l.Units), Problems: []game.PaperProblem{}, Sheet: m.sheet(),
	}
	for _, p := range m.problems {
		paper.Problems = append(paper.Problems, game.PaperProblem{
			Line: p.Line, Unit: p.Unit + 1, Rule: p.Rule, Text: p.Ruling().Text,
		})
	}
	return paper
}

// layoutPaper keeps the document as it was written: an outline does not tell which piece
// of the box it is, and how it was turned.
func layoutPaper(l *Layout, document []byte) game.Paper {
	return game.Paper{
		Document: compact(document), Text: l.named, Count: len(l.Pieces),
		Problems: []game.PaperProblem{}, Sheet: layoutSheet(l),
	}
}

func compact(document []byte) json.RawMessage {
	var b bytes.Buffer
	if err := json.Compact(&b, document); err != nil {
		panic(err) // it has been read as JSON
	}
	return b.Bytes()
}
