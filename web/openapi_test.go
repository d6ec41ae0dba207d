package web

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"gonfalon/game/gametest"
)

// The page has its types from this file, so it must say what the server says.
// go test ./web -run TestOpenAPI -update renews it, then npm run api the types.
func TestOpenAPIIsWrittenDown(t *testing.T) {
	const file = "openapi.json"
	data, err := openHouse(t).server.OpenAPI()
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	if err := json.Indent(&want, data, "", "\t"); err != nil {
		t.Fatal(err)
	}
	want.WriteByte('\n')
	if gametest.Update() {
		if err := os.WriteFile(file, want.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want.Bytes()) {
		t.Errorf("%s is not what the server says: renew it with -update", file)
	}
}
