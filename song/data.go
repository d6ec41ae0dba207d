package song

import (
	"embed"
	"io/fs"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/song/army"
)

//go:embed data/*.json data/lists/*.txt
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// Standard is the content that comes with the game, read once.
var Standard = sync.OnceValue(func() *Content { return game.Must(ReadContent(Data())) })

// Content is all that the game knows before anybody sits down. Nothing in it changes
// after it has been read.
type Content struct {
	army.Book
	Hash string // of all files
}

// ReadContent reads and checks the content of the game. Its error names the file, the line,
// the record and what is wrong with it.
func ReadContent(files fs.FS) (*Content, error) {
	r, c := content.NewReader(files, head), &Content{}
	c.Book.Read(r)
	if r.Err() != nil {
		return nil, r.Err()
	}
	c.Hash = r.Hash()
	return c, nil
}

// head reads what all files begin with.
func head(v *content.Value) {
	v.Field("game").OneOf("song")
	v.Skip("note", "version")
}
