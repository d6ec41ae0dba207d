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
		"kahrold":    {"karhold", "castle_black", "blackwater_bay", "winterfell", "blackwater"},
		"winterfall": {"winterfell", "castle_black", "karhold", "blackwater_bay", "blackwater"},
		"oz":         list,
		"":           list,
	} {
		if got := game.Nearest(name, list); !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", name, got, want)
		}
	}
}

func TestSlips(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want int
	}{
		{"", "", 0}, {"", "abc", 3}, {"abc", "", 3}, {"abc", "abc", 0}, {"abc", "axc", 1},
		{"abc", "abxc", 1}, {"abc", "ac", 1}, {"abc", "acb", 1}, {"abcd", "badc", 2}, {"knight", "night", 1}, {"abc", "xyz", 3},
	} {
		if got := game.Slips(tt.a, tt.b); got != tt.want {
			t.Errorf("%q and %q: got %d, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}
