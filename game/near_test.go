package game_test

import (
	"slices"
	"testing"

	"gonfalon/game"
)

func TestNearestPutsSlipsFirst(t *testing.T) {
	list := []string{"castle_black", "karhold", "blackwater_bay", "winterfell", "blackwater"}
	for name, want := range map[string][]string{
		"blackwatr":  {"blackwater", "castle_black", "karhold", "blackwater_bay", "winterfell"},
		"winterfall": {"winterfell", "castle_black", "karhold", "blackwater_bay", "blackwater"},
		"oz":         list,
		"":           list,
	} {
		if got := game.Nearest(name, list); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", name, got, want)
		}
	}
}
