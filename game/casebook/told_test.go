package casebook

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/game"
)

// story is what a step of a game might tell.
var story = []string{
	`{"kind":"turn","turn":1}`,
	`{"kind":"moved","unit":"a","far":50.8,"to":{"at":[1,2],"facing":90}}`,
	`{"kind":"moved","unit":"b","far":35}`,
	`{"kind":"nerve","seat":1,"unit":"b","dice":[3,4],"total":8,"result":"routed","en":"Nerve of [b](unit:b): 8.","fr":"Moral, [b](unit:b) : 8."}`,
}

func TestToldInOrder(t *testing.T) {
	r := runner{ruling: new(Ruling)}
	for _, text := range story {
		var e game.Told
		if err := json.Unmarshal([]byte(text), &e); err != nil {
			t.Fatal(err)
		}
		r.ruling.Events = append(r.ruling.Events, e)
	}
	tests := []struct {
		name, tale string
		within     float64
		from, at   int
		wrong      string
	}{
		{"by its kind", `{"kind":"moved"}`, 0, 0, 1, ""},
		{"the next of its kind", `{"kind":"moved"}`, 0, 2, 2, ""},
		{"by some fields", `{"kind":"moved","unit":"b"}`, 0, 0, 2, ""},
		{"by a part of a table", `{"kind":"moved","to":{"facing":90}}`, 0, 0, 1, ""},
		{"by a list", `{"kind":"nerve","dice":[3,4]}`, 0, 0, 3, ""},
		{"a length within a tolerance", `{"kind":"moved","far":51}`, 0.2, 0, 1, ""},
		{"a place within a tolerance", `{"kind":"moved","to":{"at":[1.1,1.9]}}`, 0.1, 0, 1, ""},
		{"a length out of it", `{"kind":"moved","far":51,"unit":"a"}`, 0.1, 0, 0, "moved was told, but its far is 50.8, want 51: "},
		{"part of a list", `{"kind":"nerve","dice":[3]}`, 0, 0, 0, "nerve was told, but its dice is [3,4], want [3]: "},
		{"a wrong field and one that is not there", `{"kind":"nerve","total":7,"hits":1}`, 0, 0, 0, "nerve was told, but it has no hits, its total is 8, want 7: seat = 1, unit = \"b\", dice = [3,4], total = 8, result = \"routed\" (Nerve of b: 8.)"},
		{"a kind that is not told", `{"kind":"charged"}`, 0, 0, 0, "no charged was told; told were: turn, moved, nerve"},
		{"a kind that was told before", `{"kind":"turn"}`, 0, 1, 0, "no turn was told after event 1; told were: turn, moved, nerve"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tale := Tale{Within: tt.within}
			at, err := r.find(&tale, decodeTable([]byte(tt.tale)), tt.from)
			if tt.wrong == "" && (err != nil || at != tt.at) {
				t.Errorf("got event %d, %v, want %d", at, err, tt.at)
			}
			if tt.wrong != "" && (err == nil || !strings.HasPrefix(err.Error(), tt.wrong)) {
				t.Errorf("got event %d, %v, want %q", at, err, tt.wrong)
			}
		})
	}
	r.ruling.Events = nil
	_, err := r.find(new(Tale), map[string]any{"kind": "turn"}, 0)
	if want := "aucun événement turn n'est raconté ; il y a : rien"; game.Said(err, game.French) != want {
		t.Errorf("got %q, want %q", game.Said(err, game.French), want)
	}
}
