package battles

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

func FuzzAction(f *testing.F) {
	gametest.FuzzAction(f, game.Open(Rules{}), game.Setup{Seats: 2})
}

func FuzzState(f *testing.F) {
	gametest.FuzzState(f, Rules{}, setups, 17,
		`{"phase":"setup","plan":"ss1"}`,
		`{"phase":"marshal"}`,
		`{"map":["....","...","...."],"turn":{"house":"stark","card":"SB01","commander":"eddard_lord_of_winterfell","commands":[1]},`+
			`"units":{"a":{"commander":"eddard_lord_of_winterfell","hex":"1,1"},"b":{"type":"lannisport_guards","hex":"1,0"}}}`,
		`{"map":["....","...","...."],"turn":{"house":"stark"},"decision":{"kind":"attack"},`+
			`"units":{"a":{"type":"war_host_of_the_north","hex":"1,1","ordered":true},"b":{"type":"lannisport_guards","hex":"1,0"}}}`,
	)
}
