package content

import (
	"bytes"
	"encoding/json"

	"gonfalon/game"
)

// A Thing is how documents tell of a thing of the content: its id, and what people call it.
type Thing struct {
	ID string `json:"id"`
	game.Text
}

// ThingOf tells of a thing that has a name.
func ThingOf(id string, n game.Named) Thing { return Thing{id, game.NameOf(n)} }

// Compact returns a document that is known to be JSON without the white space in it.
func Compact(document []byte) json.RawMessage {
	var b bytes.Buffer
	if err := json.Compact(&b, document); err != nil {
		panic(err)
	}
	return b.Bytes()
}
