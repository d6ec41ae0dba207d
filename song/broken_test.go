package song

import (
	"os"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func TestBrokenCases(t *testing.T) {
	gametest.BrokenCases(t, game.Open(Rules{}), os.DirFS("testdata/broken"))
}
