package kings

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 2})
}

func FuzzState(f *testing.F) {
	gametest.FuzzState(f, Rules{}, setups[:2], 31,
		`{"phase":"deploy","units":{"a":{"seat":"blue"},"b":{"seat":"red"}}}`,
		`{"units":{"a":{"seat":"blue","at":["36in","10in"]},"b":{"seat":"red","at":["36in","20in"],"stats":{"speed":40,"files":200,"base":[2,3]}}},
			"terrain":[{"type":"difficult","height":2,"corners":[[500,400],[900,400],[700,500]]}]}`)
}
