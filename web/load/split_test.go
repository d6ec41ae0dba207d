package load

import (
	"encoding/json"
	"testing"
)

func TestSplit(t *testing.T) {
	for _, list := range []string{
		`[]`, `[{}]`, ` [ {} , {"a": 1} ] `,
		`[{"a":[{"b":{}}],"c":"]}"},{"d":"\\"},{"e":"\"{["},{"f":[[]]}]`,
	} {
		var want []json.RawMessage
		if err := json.Unmarshal([]byte(list), &want); err != nil {
			t.Fatal(err)
		}
		got := split(json.RawMessage(list))
		if len(got) != len(want) {
			t.Fatalf("%s: got %q, want %q", list, got, want)
		}
		for i := range got {
			if string(got[i]) != string(want[i]) {
				t.Errorf("%s: got %s, want %s", list, got[i], want[i])
			}
		}
	}
}
