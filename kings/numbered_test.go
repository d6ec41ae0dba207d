package kings

import (
	"testing"

	"gonfalon/game"
)

// TestTextsHaveTheirNumbers: a rule of a unit says its number, not n.
func TestTextsHaveTheirNumbers(t *testing.T) {
	for text, want := range map[string]string{
		"+n to damage rolls.":                "+2 to damage rolls.",
		"chaque n+ en retire une, n au plus": "chaque 2+ en retire une, 2 au plus",
		"elle n’est que là, n dés":           "elle n’est que là, 2 dés",
		"n dice; (Att) means n = Attacks":    "2 dice; (Att) means n = Attacks",
	} {
		if got := (numberedText{game.Text{English: text, French: text}, "2"}).Name(game.French); got != want {
			t.Errorf("%q is told as %q", text, got)
		}
	}
}
