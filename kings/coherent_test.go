package kings

import (
	"fmt"
	"strings"
	"testing"
)

// TestStacksThatCannotStand reads states whose procedures could not be played on: they would
// come to a turn that is nobody's.
func TestStacksThatCannotStand(t *testing.T) {
	const document = `{%s,"decision":{"kind":%q,"who":["blue"]},"stack":[{"procedure":"game","step":%d,"seat":"blue"}%s],
		"units":{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,900]}}}`
	const move = `,{"procedure":"turn","step":2,"seat":"blue"},{"procedure":"move","step":0,"seat":"blue"}`
	for _, c := range []struct {
		first, kind string
		step        int
		inner, want string
	}{
		{`"first":"blue","turn":1`, "order", 8, move, ""},
		{`"turn":1`, "order", 8, move, "nobody begins"},
		{`"first":"blue"`, "order", 8, move, "turn 0"},
		{`"first":"blue","turn":2`, "order", 8, move, "is not blue's"},
		{`"first":"blue","turn":1`, "order", 7, move, `"turn" cannot stand`},
		{`"first":"blue","turn":1`, "order", 8, strings.Replace(move, `"step":2`, `"step":3`, 1), `"move" cannot stand`},
		{`"turn":0`, "first_turn", 7, "", ""},
		{`"turn":0`, "first_turn", 8, "", "not at the step"},
		{`"turn":0`, "edge", 4, "", ""},
		{`"turn":0`, "edge", 7, "", "not at the step"},
	} {
		_, err := Rules{}.ReadState(fmt.Appendf(nil, document, c.first, c.kind, c.step, c.inner), dice(1))
		if c.want == "" && err != nil || c.want != "" && (err == nil || !strings.Contains(err.Error(), c.want)) {
			t.Errorf("%s, step %d: got %v, want %q", c.first, c.step, err, c.want)
		}
	}
}
