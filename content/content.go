// Package content reads what games know before anybody sits down: maps, cards, profiles,
// layouts, kept as JSON or TOML in files that people write. It is strict, and tells people what is
// wrong: every fault has its file, its line, the record that it is in and a reason; a field
// that nobody reads, or that stands twice, is a fault.
//
// It knows no game. A [Reader] goes through the files of one, a [Value] is a part of a file;
// what the parts mean is the game's own.
package content

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"slices"
	"strings"
)

// A Reader reads the content files of a game and keeps the first thing wrong, so that whoever
// reads need not look at errors one by one. After a fault it reads nothing more.
type Reader struct {
	files fs.FS
	head  func(*Value)
	sum   []byte
	err   error
}

// NewReader returns a reader of files; head reads what each of them begins with.
func NewReader(files fs.FS, head func(*Value)) *Reader { return &Reader{files: files, head: head} }

// Err returns the first thing wrong.
func (r *Reader) Err() error { return r.err }

// Fail notes what is wrong with a file as a whole, or with a line of it, unless something was
// wrong before.
func (r *Reader) Fail(file string, line int, err error) {
	if r.err == nil && err != nil {
		r.err = fmt.Errorf("%s:%d: %w", file, line, err)
	}
}

// Hash is that of all that decides in the files that have been read: neither what programs
// skip nor texts in two languages, so that a better wording is no other content.
func (r *Reader) Hash() string {
	sum := sha256.Sum256(r.sum)
	return hex.EncodeToString(sum[:8])
}

// Folder returns the files of a folder whose names end in a certain way, sorted.
func (r *Reader) Folder(dir, ending string) []string {
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

// Text has a file read by a function, whose error says what is wrong with it. All of it
// decides.
func (r *Reader) Text(file string, read func(data []byte) error) {
	r.file(file, func(data []byte) ([]byte, error) { return data, read(data) })
}

// Between is called after each file. Where reading must not hold up all else, as in a browser,
// it lets that have its turn.
var Between = func() {}

// file reads a file, and adds what decides in it.
func (r *Reader) file(file string, read func(data []byte) (decides []byte, err error)) {
	if r.err != nil {
		return
	}
	data, err := fs.ReadFile(r.files, file)
	if err != nil {
		r.err = err
		return
	}
	decides, err := read(data)
	r.sum = append(append(append(r.sum, file...), 0), decides...)
	r.err = err
	Between()
}

// JSON has a file read by a function, which gets its outermost object, and then makes sure
// that nothing is left in it.
func (r *Reader) JSON(file string, read func(*Value)) {
	r.file(file, func(data []byte) ([]byte, error) {
		v, err := readAll(parse(file, data), r.head, read)
		return v.deciding(nil), err
	})
}

// Read has a document read that is one object: first its head, then the rest.
func Read(file string, data []byte, parts ...func(*Value)) error {
	_, err := readAll(parse(file, data), parts...)
	return err
}

func readAll(v *Value, parts ...func(*Value)) (*Value, error) {
	if v.Sound() && v.Is(Object) {
		for _, part := range parts {
			part(v)
		}
		v.Close()
	}
	return v, v.doc.err()
}
