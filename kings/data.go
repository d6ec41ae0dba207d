package kings

import (
	"embed"
	"io/fs"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
)

//go:embed data/*.json data/armies/*.json data/layouts/*.json data/lists/*.txt
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// Standard is the content that comes with the game, read once.
var Standard = sync.OnceValue(func() *Content { return game.Must(ReadContent(Data())) })

// CheckData says what is wrong with a folder of content files, if anything.
func CheckData(files fs.FS) error {
	_, err := ReadContent(files)
	return err
}

// A reader builds content from the data files.
type reader struct {
	*content.Reader
	c     *Content
	needs []need // of the army being read
}

// ReadContent reads and checks the content of the game: rules.json, spells.json,
// weapons.json, formats.json, artefacts.json, scenarios.json, kin.json, terrain.json, an
// army a file under armies, a table a file under layouts, and ready lists under lists. Its
// error names the file, the line, the record and what is wrong with it.
func ReadContent(files fs.FS) (*Content, error) {
	r := &reader{Reader: content.NewReader(files, head), c: &Content{}}
	r.tables()
	for _, file := range r.Folder("armies", ".json") {
		r.army(file)
	}
	r.kin()
	r.box()
	r.layouts()
	for _, file := range r.Folder("lists", ".txt") {
		r.ready(file)
	}
	if r.Err() != nil {
		return nil, r.Err()
	}
	r.c.Hash = r.Hash()
	return r.c, nil
}

// head reads what all files begin with.
func head(v *content.Value) {
	v.Field("game").OneOf("kings")
	v.Skip("note", "notes", "version", "source", "edition")
}
