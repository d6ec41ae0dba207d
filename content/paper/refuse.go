package paper

import (
	"errors"

	"gonfalon/content"
	"gonfalon/game"
)

// Unreadable says in both languages what a reader says of its first fault.
func Unreadable(err error) *game.PaperError {
	var f *content.Fault
	if !errors.As(err, &f) {
		return &game.PaperError{Text: bothSaid(err)}
	}
	return &game.PaperError{Line: f.Line, Rule: f.Rule, Text: f.Text}
}

// OptionError says in both languages what is wrong with an option of a match that is a list.
func OptionError(name string, err error) *game.OptionError {
	e := &game.OptionError{Option: name, Text: bothSaid(err)}
	var p Problem
	if errors.As(err, &p) {
		e.Line, e.Rule, e.Text = p.Line, p.Rule, p.Ruling().Text
		if where := p.Where(game.English); where != "" {
			e.English, e.French = where+content.Colons.English+e.English, p.Where(game.French)+content.Colons.French+e.French
		}
	}
	var f *content.Fault
	if errors.As(err, &f) {
		placed := f.Placed()
		e.Line, e.Rule, e.English, e.French = f.Line, f.Rule, placed.English, placed.French
	}
	return e
}

func bothSaid(err error) game.Text {
	return game.Text{English: game.Said(err, game.English), French: game.Said(err, game.French)}
}
