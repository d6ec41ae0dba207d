package song

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 2})
}

func FuzzState(f *testing.F) {
	gametest.FuzzState(f, Rules{}, setups, 37,
		`{"phase":"action","unit":"a","armies":[{"faction":"neutral","units":[{"id":"a","card":"10406"}]},{"faction":"neutral","units":[{"id":"b","card":"10201"}]}],`+
			`"units":{"a":{"at":[600,500]},"b":{"at":[600,700],"wounds":3,"tokens":["panicked"]}}}`,
		`{"phase":"deploy","round":0,"armies":[{"faction":"stark","units":[{"id":"a","card":"10201"}],"ncus":[{"id":"n","card":"30201"}]},{"faction":"neutral","units":[{"id":"b","card":"10201"}]}]}`,
	)
}
