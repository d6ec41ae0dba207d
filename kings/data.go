package kings

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"slices"
	"strings"
	"sync"

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

// A reader builds content from the data files and keeps the first thing wrong.
type reader struct {
	files fs.FS
	c     *Content
	sum   []byte
	needs []need // of the army being read
	err   error
}

// ReadContent reads and checks the content of the game: rules.json, spells.json,
// weapons.json, formats.json, artefacts.json, scenarios.json, kin.json, terrain.json, an
// army a file under armies, a table a file under layouts, and ready lists under lists. Its error names the file, the line, the record
// and what is wrong with it.
func ReadContent(files fs.FS) (*Content, error) {
	r := &reader{files: files, c: &Content{}}
	r.tables()
	for _, file := range r.folder("armies", ".json") {
		r.army(file)
	}
	r.kin()
	r.box()
	r.layouts()
	for _, file := range r.folder("lists", ".txt") {
		r.ready(file)
	}
	if r.err != nil {
		return nil, r.err
	}
	sum := sha256.Sum256(r.sum)
	r.c.Hash = hex.EncodeToString(sum[:8])
	return r.c, nil
}

// folder returns the files of a folder, sorted by name.
func (r *reader) folder(dir, ending string) []string {
	if r.err != nil {
		return nil
	}
	entries, err := fs.ReadDir(r.files, dir)
	if err != nil {
		r.err = err
		return nil
	}
	var names []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ending) {
			names = append(names, dir+"/"+e.Name())
		}
	}
	slices.Sort(names)
	return names
}

// bytes returns a file, which becomes part of the content's hash.
func (r *reader) bytes(file string) []byte {
	if r.err != nil {
		return nil
	}
	data, err := fs.ReadFile(r.files, file)
	if err != nil {
		r.err = err
		return nil
	}
	r.sum = append(r.sum, file...)
	r.sum = append(r.sum, 0)
	r.sum = append(r.sum, data...)
	return data
}

// read has a file read by a function, and then makes sure that nothing is left in it.
func (r *reader) read(file string, f func(*value)) {
	data := r.bytes(file)
	if r.err != nil {
		return
	}
	v := parse(file, data)
	if v.doc.fault == nil && v.is(isObject) {
		v.field("game").oneOf("kings")
		v.skip("note", "notes", "version", "source", "edition")
		f(v)
		v.close()
	}
	r.err = v.doc.err()
}
