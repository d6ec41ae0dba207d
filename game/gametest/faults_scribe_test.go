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
	{name: "a field in the spelling of Go", property: reading, want: `"Round": begins with a capital`, game: broken{state: func(s *state) any {
		return map[string]any{"Round": s.Round}
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
		return good.Action(nil, a)
	}}},
	{name: "an action that cannot be read", property: reading, want: "cannot be read", game: broken{readAction: func(data []byte) (action, error) {
		a, err := good.ReadAction(nil, data)
		if a.Yes {
			err = errors.New("no")
		}
		return a, err
	}}},

	{name: "two kinds of one name", property: saying, want: "are named", game: broken{kindName: func(game.Kind) string { return "choose" }}},
	{name: "a kind without a name", property: saying, want: "are named", game: broken{kindName: func(game.Kind) string { return "" }}},
	{name: "two seats of one name", property: saying, want: "is named", game: broken{seatName: func(*state, seat) string { return "red" }}},
	{name: "a question that tells a hand", property: saying, want: "must not know", game: broken{question: func(s *state) game.Text {
		return game.Sentence("which of %d?", "lequel de %d ?", s.Player[0].Hand)
	}}},
	{name: "a refusal without French", property: saying, want: "it has no French", game: reworded("a token is bid", func(string) string { return "" })},
	{name: "French with fewer facts", property: saying, want: "2 facts", game: reworded("", func(french string) string {
		return strings.Replace(french, "%d pièces et la bourse en a", "pièces et la bourse en a", 1)
	})},
	{name: "French with other facts", property: saying, want: `of "qd"`, game: reworded("", func(french string) string {
		return strings.Replace(french, "%d", "%q", 1)
	})},
	{name: "French that is no format", property: saying, want: "badly formatted", game: reworded("", func(french string) string {
		return strings.Replace(french, "%d", "%d%%!", 1)
	})},
	{name: "a full stop", property: saying, want: "full stop", game: reworded("", func(french string) string { return french + "." })},
	{name: "an event without words", property: saying, want: "the sentence is empty", game: retold(func(t *game.Told) { t.French = "" })},
	{name: "an event without a kind", property: saying, want: "has no kind", game: retold(func(t *game.Told) { t.Kind = "" })},
	{name: "two fields of one name", property: saying, want: `has "die" twice`, game: retold(func(t *game.Told) { t.Fields = append(t.Fields, t.Fields[0]) })},
	{name: "a field with another's name", property: saying, want: `has "kind" twice`, game: retold(func(t *game.Told) { t.Fields[0].Name = "kind" })},
	{name: "a mark that is not closed", property: saying, want: "is not closed", game: retold(func(t *game.Told) { t.English = "[seat 0](seat:0 rolls" })},
	{name: "a mark without a kind", property: saying, want: "names nothing", game: retold(func(t *game.Told) { t.English = "[seat 0](0) rolls" })},
	{name: "a reference in one language only", property: saying, want: "other references", game: retold(func(t *game.Told) { t.English = "somebody rolls" })},
}

// reworded changes the French of the refusals that begin so.
func reworded(begin string, change func(french string) string) broken {
	return broken{check: func(s *state, at seat, a action) error {
		err := good.Check(s, at, a)
		if r, ok := game.AsRefusal(err); ok && strings.HasPrefix(r.Format.English, begin) {
			r.Format.French = change(r.Format.French)
		}
		return err
	}}
}

// retold changes how a gamble is told.
func retold(change func(*game.Told)) broken {
	return broken{tell: func(e game.Event) game.Told {
		told := good.Tell(nil, e)
		if e.Kind == toy.EventGambled {
			change(&told)
		}
		return told
	}}
}
