package kings

import (
	"embed"
	"io/fs"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
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

// Content is all that the game knows before anybody sits down. Nothing in it changes
// after it has been read.
type Content struct {
	army.Book
	layout.Box
	Scenarios [scenarios]ScenarioInfo
	Hash      string // of all files
}

// ReadContent reads and checks the content of the game: rules.json, spells.json,
// weapons.json, formats.json, artefacts.json, scenarios.json, kin.json, terrain.json, an
// army a file under armies, a table a file under layouts, and ready lists under lists. Its
// error names the file, the line, the record and what is wrong with it.
func ReadContent(files fs.FS) (*Content, error) {
	r, c := content.NewReader(files, head), &Content{}
	c.ReadTables(r)
	r.JSON("scenarios.json", c.readScenarios)
	c.ReadArmies(r)
	c.Box.Read(r)
	c.ReadReady(r)
	if r.Err() != nil {
		return nil, r.Err()
	}
	c.Hash = r.Hash()
	return c, nil
}

// head reads what all files begin with.
func head(v *content.Value) {
	v.Field("game").OneOf("kings")
	v.Skip("note", "notes", "version", "source", "edition")
}
