package throne

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 5})
}

func FuzzState(f *testing.F) {
	gametest.FuzzState(f, Rules{}, setups[:3], 17, `{"phase":"westeros"}`)
}
