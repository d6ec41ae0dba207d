package gametest

import (
	"errors"
	"strings"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// Names of properties.
const (
	reading = "documents read back"
	saying  = "everything can be said in both languages"
)

var scribeFaults = []fault{
	{name: "a state that is not written whole", property: reading, want: ".Score: ", game: broken{state: func(s *state) any {
		c := *s
		c.Player[0].Score = 0
		return good.State(&c)
	}}},
	{name: "a state that is not read whole", property: reading, want: ".Spent: ", game: broken{readState: func(data []byte, d *game.Dice) (state, error) {
		s, err := good.ReadState(data, d)
		s.Spent = 0
		return s, err
	}}},
	{name: "a view that cannot be read", property: reading, want: "view of seat -1", game: broken{readState: func(data []byte, d *game.Dice) (state, error) {
		if !strings.Contains(string(data), `"deck"`) {
			return state{}, errors.New("it has no deck")
		}
		return good.ReadState(data, d)
	}}},
	{name: "reading rolls dice", property: reading, want: "rolled dice", game: broken{readState: func(data []byte, d *game.Dice) (state, error) {
		d.Die(0, 6)
		return good.ReadState(data, d)
	}}},
	{name: "an action that is not written whole", property: reading, want: "is written", game: broken{action: func(a action) any {
		a.Tokens = 0
		return good.Action(a)
	}}},
	{name: "an action that cannot be read", property: reading, want: "cannot be read", game: broken{readAction: func(data []byte) (action, error) {
		a, err := good.ReadAction(data)
		if a.Yes {
			err = errors.New("no")
		}
		return a, err
	}}},

	{name: "two kinds of one name", property: saying, want: "are named", game: broken{kindName: func(game.Kind) string { return "choose" }}},
	{name: "a kind without a name", property: saying, want: "are named", game: broken{kindName: func(game.Kind) string { return "" }}},
	{name: "two seats of one name", property: saying, want: "is named", game: broken{seatName: func(*state, seat) string { return "red" }}},
	{name: "a refusal without French", property: saying, want: "it has no French", game: broken{translate: func(format string) string {
		if strings.HasPrefix(format, "a token is bid") {
			return ""
		}
		return good.Translate(format)
	}}},
	{name: "French with fewer facts", property: saying, want: "2 facts", game: broken{translate: func(format string) string {
		return strings.Replace(good.Translate(format), "%d pièces et la bourse en a", "pièces et la bourse en a", 1)
	}}},
	{name: "French with other facts", property: saying, want: `of "qd"`, game: broken{translate: func(format string) string {
		return strings.Replace(good.Translate(format), "%d", "%q", 1)
	}}},
	{name: "French that is no format", property: saying, want: "badly formatted", game: broken{translate: func(format string) string {
		return strings.Replace(good.Translate(format), "%d", "%d%%!", 1)
	}}},
	{name: "an event without words", property: saying, want: "the sentence is empty", game: broken{tell: func(e game.Event, lang game.Lang) string {
		if e.Kind == toy.EventGambled && lang == game.French {
			return ""
		}
		return good.Tell(e, lang)
	}}},
	{name: "a full stop", property: saying, want: "full stop", game: broken{translate: func(format string) string { return good.Translate(format) + "." }}},
}
