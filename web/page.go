package web

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"strings"
	"sync"
)

// A page serves the files of the built page from memory; all paths that are no file are
// routes of the page, and get its index.
type page struct {
	files map[string]*file
	index *file
}

type file struct {
	kind   string
	plain  []byte
	zipped func() []byte // made when it is first asked for; nil if that is no gain
	tag    string
	keep   bool // its name changes with its content
}

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
			data, err := fs.ReadFile(files, name)
			if err != nil {
				return err
			}
			p.files["/"+name] = newFile(name, data)
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("read the page: %w", err)
		}
	}
	p.index = p.files["/index.html"]
	if p.index == nil {
		p.index = newFile("index.html", []byte(noPage))
	}
	return p, nil
}

func newFile(name string, data []byte) *file {
	sum := sha256.Sum256(data)
	f := &file{
		kind: mime.TypeByExtension(path.Ext(name)), plain: data,
		zipped: sync.OnceValue(func() []byte { return zipped(data) }),
		tag:    `"` + hex.EncodeToString(sum[:8]) + `"`, keep: strings.HasPrefix(name, "assets/"),
	}
	if f.kind == "" {
		f.kind = "application/octet-stream"
	}
	return f
}

func zipped(data []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	// Writing to memory does not fail.
	z.Write(data)
	z.Close()
	if out.Len() > len(data)*9/10 {
		return nil
	}
	return out.Bytes()
}

func (p *page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	f, ok := p.files[r.URL.Path]
	switch {
	case r.Method != http.MethodGet && r.Method != http.MethodHead:
		w.Header().Set("Allow", "GET, HEAD")
		writeProblem(w, problem(http.StatusMethodNotAllowed, "pages are only read"))
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
	h.Set("ETag", f.tag)
	h.Set("Vary", "Accept-Encoding")
	if r.Header.Get("If-None-Match") == f.tag {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	body := f.plain
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		if z := f.zipped(); z != nil {
			h.Set("Content-Encoding", "gzip")
			body = z
		}
	}
	h.Set("Content-Length", fmt.Sprint(len(body)))
	w.Write(body) // nobody is left to tell if it fails
}
