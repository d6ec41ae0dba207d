package song

import (
	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// Army lists as papers, which players bring to a match.

var _ game.Librarian = Rules{}

// Papers implements [game.Librarian].
func (Rules) Papers() []game.PaperKind { return []game.PaperKind{game.ArmyList} }

// Stock implements [game.Librarian].
func (Rules) Stock(game.PaperKind) any { return stockOf(shelf()) }

// Ready implements [game.Librarian].
func (Rules) Ready(game.PaperKind) []game.Paper { return shelf().army.Papers() }

// ReadPaper implements [game.Librarian].
func (Rules) ReadPaper(_ game.PaperKind, data []byte) (game.Paper, error) {
	l, err := shelf().army.ReadList("paper", data)
	if err != nil {
		return game.Paper{}, paper.Unreadable(err)
	}
	return shelf().army.Paper(l), nil
}

// CheckPaper implements [game.Librarian].
func (Rules) CheckPaper(_ game.PaperKind, file string, data []byte, points int, lang game.Lang) game.PaperReport {
	return shelf().army.CheckArmy(file, data, points, lang)
}

var _ game.Settler = Rules{}

// Settled implements [game.Settler]: lists may be written in names.
func (Rules) Settled(options map[string]string) map[string]string {
	settled := map[string]string{}
	for _, name := range seatNames {
		if text, ok := options[name]; ok && written(text) {
			if l, err := shelf().army.ReadList(name, []byte(text)); err == nil {
				settled[name] = string(content.Compact(l.JSON()))
			}
		}
	}
	return settled
}
