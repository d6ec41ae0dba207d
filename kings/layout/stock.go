package layout

import (
	"gonfalon/content"
	"gonfalon/game"
)

// What layouts are made of, and layouts themselves, as documents for whoever writes them.

// A Stock is the box of terrain, and the sizes of tables.
type Stock struct {
	Grounds map[string]game.Text `json:"grounds"`
	Highest int                  `json:"highest"`
	Most    int                  `json:"most"` // pieces on a table
	Tables  []tableDocument      `json:"tables"`
	Box     []BoxDocument        `json:"box"`
}

// A tableDocument is the table for armies of so many points or less.
type tableDocument struct {
	Points int              `json:"points"`
	Metric bool             `json:"metric,omitempty"`
	Size   []content.Length `json:"size"`
}

// A BoxDocument is a piece of the box, with what it may count as.
type BoxDocument struct {
	content.Thing
	Corners [][]content.Length `json:"corners"`
	Type    string             `json:"type"`
	Height  uint8              `json:"height"`
	Types   []string           `json:"types"`
}

// Stock tells all that layouts are made of.
func (b *Box) Stock() Stock {
	s := Stock{Grounds: map[string]game.Text{}, Highest: MaxHeight, Most: MaxPieces, Box: b.Documents()}
	for g, id := range GroundIDs {
		s.Grounds[id] = GroundNames[g]
	}
	for _, metric := range []bool{false, true} {
		for _, points := range []int{1500, 2999, 3999, 4000} {
			width, depth := TableSize(points, metric)
			s.Tables = append(s.Tables, tableDocument{points, metric, []content.Length{content.Length(width), content.Length(depth)}})
		}
	}
	return s
}

// Documents lists the terrain that can be laid, with what each piece may count as.
func (b *Box) Documents() []BoxDocument {
	var list []BoxDocument
	for i := range b.Templates {
		t := &b.Templates[i]
		d := BoxDocument{Thing: content.ThingOf(t.ID, t), Type: GroundIDs[t.Kind], Height: t.Height}
		for _, c := range t.corners {
			d.Corners = append(d.Corners, place(c))
		}
		for kind, id := range GroundIDs {
			if Forbids(Ground(kind), t.Height) == "" {
				d.Types = append(d.Types, id)
			}
		}
		list = append(list, d)
	}
	return list
}

// Papers are the layouts that come with the game.
func (b *Box) Papers() []game.Paper {
	var papers []game.Paper
	for i := range b.Layouts {
		l := &b.Layouts[i]
		paper := l.Paper(l.JSON())
		paper.Key = l.ID
		papers = append(papers, paper)
	}
	return papers
}

// Paper tells of a layout. It keeps the document as it was written: an outline does not tell
// which piece of the box it is, and how it was turned.
func (l *Layout) Paper(written []byte) game.Paper {
	return game.Paper{
		Document: content.Compact(written), Text: l.Text, Count: len(l.Pieces),
		Problems: []game.PaperProblem{}, Sheet: sheet{l.table(), l.documents()},
	}
}

// A sheet is a layout as it lies on the table.
type sheet struct {
	Table  []content.Length `json:"table"`
	Pieces []Document       `json:"pieces"`
}
