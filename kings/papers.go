package kings

import (
	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// Army lists and layouts as papers, which players bring to a match.

var _ game.Librarian = Rules{}

// Papers implements [game.Librarian].
func (Rules) Papers() []game.PaperKind { return []game.PaperKind{game.ArmyList, game.TerrainLayout} }

// Stock implements [game.Librarian].
func (Rules) Stock(kind game.PaperKind) any {
	if kind == game.TerrainLayout {
		return Standard().Box.Stock()
	}
	return Standard().Book.Stock()
}

// Ready implements [game.Librarian].
func (Rules) Ready(kind game.PaperKind) []game.Paper {
	if kind == game.TerrainLayout {
		return Standard().Box.Papers()
	}
	return Standard().Book.Papers()
}

// ReadPaper implements [game.Librarian].
func (Rules) ReadPaper(kind game.PaperKind, data []byte) (game.Paper, error) {
	c := Standard()
	if kind == game.TerrainLayout {
		l, err := c.ReadLayout(paperFile, data)
		if err != nil {
			return game.Paper{}, paper.Unreadable(err)
		}
		return l.Paper(game.Unmarked(data)), nil
	}
	l, err := c.ReadList(paperFile, data)
	if err != nil {
		return game.Paper{}, paper.Unreadable(err)
	}
	return c.Paper(l), nil
}

// CheckPaper implements [game.Librarian].
func (Rules) CheckPaper(kind game.PaperKind, file string, data []byte, points int, lang game.Lang) game.PaperReport {
	if kind == game.TerrainLayout {
		return Standard().CheckLayout(file, data, lang)
	}
	return Standard().CheckArmy(file, data, points, lang)
}

var _ game.Settler = Rules{}

// Settled implements [game.Settler]: lists may be written in names, layouts have ids.
func (Rules) Settled(options map[string]string) map[string]string {
	settled := map[string]string{}
	for _, name := range seatNames {
		if text, ok := options[name]; ok && written(text) {
			if l, err := Standard().ReadList(name, []byte(text)); err == nil {
				settled[name] = string(content.Compact(l.JSON()))
			}
		}
	}
	return settled
}

// paperFile is the file that readers believe to read.
const paperFile = "paper"
