package throne

import (
	"embed"
	"io/fs"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
)

//go:embed data/*.json
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// standard is the board of the box, read once.
var standard = sync.OnceValue(func() *Board { return game.Must(ReadBoard(Data())) })

// CheckData says what is wrong with a folder of content files, if anything.
func CheckData(files fs.FS) error {
	_, err := ReadBoard(files)
	return err
}

// A reader builds a board from the data files.
type reader struct {
	*content.Reader
	b *Board
}

// ReadBoard reads and checks the content of the game: areas.json, houses.json,
// house_cards.json, westeros.json and tracks.json. Its error names the file, the line, the
// record and what is wrong with it.
func ReadBoard(files fs.FS) (*Board, error) {
	r := &reader{content.NewReader(files, head), &Board{}}
	r.JSON("areas.json", r.areas)
	r.JSON("houses.json", r.houses)
	r.JSON("house_cards.json", r.cards)
	r.JSON("westeros.json", r.westeros)
	r.JSON("tracks.json", r.tracks)
	if r.Err() != nil {
		return nil, r.Err()
	}
	r.b.measure()
	r.b.sortNames()
	r.b.hash = r.Hash()
	return r.b, nil
}

// head reads what all files begin with.
func head(v *content.Value) { v.Skip("about", "sources") }

// record names a record for errors, and skips what only tells where its facts are from.
func record(v *content.Value, what, id string) {
	v.Call("%s %q", what, id)
	v.Skip("name_fr_source", "confidence", "sources", "note")
}

// count reads a number that may be left out: then it is 0.
func count(v *content.Value, key string, most int) uint8 {
	if n := v.Maybe(key); n != nil {
		return uint8(n.Within(0, most))
	}
	return 0
}
