package paper

import (
	"fmt"

	"gonfalon/content"
	"gonfalon/game"
)

// A Problem is a reason why a list is against the rules.
type Problem struct {
	Line int // of the file that the list was read from; 0 = unknown, or none
	Unit int // place in the list; -1 = the list as a whole
	*game.Refusal
	Part  string       // of the document, as in game.PaperProblem; "" = unknown
	Word  string       // that is no name, if this is what is wrong
	Meant []game.Meant // what may be meant by it
}

// Where says in a language where in the list the problem is; "" is the list as a whole.
func (p Problem) Where(lang game.Lang) string {
	words := [...]string{game.English: "unit %d", game.French: "unité %d"}
	switch {
	case p.Line > 0:
		return content.Line(p.Line).Name(lang)
	case p.Unit >= 0:
		return fmt.Sprintf(words[lang], p.Unit+1)
	}
	return ""
}

// Problems tells them as papers do.
func Problems(list []Problem) []game.PaperProblem {
	all := []game.PaperProblem{}
	for _, p := range list {
		all = append(all, game.PaperProblem{Line: p.Line, Unit: p.Unit + 1, Rule: p.Rule, Part: p.Part, Text: p.Ruling().Text, Word: p.Word, Meant: p.Meant})
	}
	return all
}
