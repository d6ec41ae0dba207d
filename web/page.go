package web

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
)

// A page serves the files of the built page from memory; all paths that are no file are
// routes of the page, and get its index.
type page struct {
	files map[string]*file
	index *file
}

type file struct {
	kind    string
	plain   []byte
	codings []coding
	sum     string
	keep    bool // its name changes with its content
}

// packed ends the names of files that are others in Brotli.
const packed = ".br"

const noPage = `<!doctype html><meta charset="utf-8"><title>Gonfalon</title>
<p>This server was built without its page. The API is under <a href="/api/openapi.json">/api</a>.</p>
`

func newPage(files fs.FS) (*page, error) {
	p := &page{files: map[string]*file{}}
	if files != nil {
		err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if path.Ext(name) == packed {
				return nil
			}
			data, err := fs.ReadFile(files, name)
			if err != nil {
				return err
			}
			brotli, err := fs.ReadFile(files, name+packed)
			if err != nil && !errors.Is(err, fs.ErrNotExist) {
				return err
			}
			p.files["/"+name] = newFile(name, data, brotli)
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("read the page: %w", err)
		}
	}
	p.index = p.files["/index.html"]
	if p.index == nil {
		p.index = newFile("index.html", []byte(noPage), nil)
	}
	return p, nil
}

func newFile(name string, data, brotli []byte) *file {
	sum := sha256.Sum256(data)
	f := &file{
		kind: mime.TypeByExtension(path.Ext(name)), plain: data, codings: codings(data, brotli),
		sum: hex.EncodeToString(sum[:8]), keep: strings.HasPrefix(name, "assets/"),
	}
	if f.kind == "" {
		f.kind = "application/octet-stream"
	}
	return f
}

// tag names the bytes that are sent: a file has others in each coding.
func (f *file) tag(coding string) string {
	if coding == "" {
		return `"` + f.sum + `"`
	}
	return `"` + f.sum + "-" + coding + `"`
}

func (p *page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f, ok := p.files[r.URL.Path]
	switch {
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		w.Header().Set("Allow", "GET, HEAD")
		writeProblem(w, problem(http.StatusMethodNotAllowed, "pages are only read", "les pages ne font que se lire"))
		return
	case ok:
	case path.Ext(r.URL.Path) != "":
		http.NotFound(w, r)
		return
	default:
		f = p.index
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "no-cache")
	if f.keep {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	coding, body := accepted(r, f.codings)
	if coding == "" {
		body = f.plain
	} else {
		h.Set("Content-Encoding", coding)
	}
	h.Set("ETag", f.tag(coding))
	h.Set("Vary", "Accept-Encoding")
	if holds(r, f.tag(coding)) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	h.Set("Content-Length", fmt.Sprint(len(body)))
	w.Write(body) // nobody is left to tell if it fails
}
