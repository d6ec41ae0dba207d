package web

import (
	"bytes"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// worthPacking is from how many bytes on an answer is sent in fewer, if the client likes that.
const worthPacking = 1 << 10

// packing sends answers in fewer bytes. Streams are left as they are: what is flushed is sent at once.
func packing(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("Upgrade") != "" {
			next.ServeHTTP(w, r)
			return
		}
		p := &packer{ResponseWriter: w, request: r}
		next.ServeHTTP(p, r)
		p.finish()
	})
}

// A packer keeps an answer that is JSON until it is whole.
type packer struct {
	http.ResponseWriter
	request *http.Request
	status  int // of the answer that is kept; 0 is none
	through bool
	kept    bytes.Buffer
}

func (p *packer) WriteHeader(status int) {
	kind, _, _ := strings.Cut(p.Header().Get("Content-Type"), ";")
	switch {
	case p.status != 0:
	case !p.through && status >= http.StatusOK && strings.HasSuffix(kind, "json"):
		p.status = status
	default:
		p.through = p.through || status >= http.StatusOK // else it is not the answer yet
		p.ResponseWriter.WriteHeader(status)
	}
}

func (p *packer) Write(b []byte) (int, error) {
	if !p.through && p.status == 0 {
		p.WriteHeader(http.StatusOK)
	}
	if p.through {
		return p.ResponseWriter.Write(b)
	}
	return p.kept.Write(b)
}

// FlushError is for http.ResponseController: who flushes does not wait for the end.
func (p *packer) FlushError() error {
	if p.status != 0 {
		p.send(p.kept.Bytes())
		p.kept.Reset()
	}
	p.through = true
	return http.NewResponseController(p.ResponseWriter).Flush()
}

// Unwrap is for http.ResponseController.
func (p *packer) Unwrap() http.ResponseWriter { return p.ResponseWriter }

// finish sends what is kept.
func (p *packer) finish() {
	if p.status == 0 {
		return
	}
	h, body := p.Header(), p.kept.Bytes()
	if len(body) >= worthPacking && h.Get("Content-Encoding") == "" && !secret(p.request.URL.Path, body) {
		h.Add("Vary", "Accept-Encoding")
		if coding, data := accepted(p.request, quickCodings(body)); coding != "" {
			h.Set("Content-Encoding", coding)
			body = data
		}
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	p.send(body)
}

func (p *packer) send(body []byte) {
	p.ResponseWriter.WriteHeader(p.status)
	p.status = 0
	p.ResponseWriter.Write(body) // nobody is left to tell if it fails
}

// secret tells whether an answer may hold what opens an account or a seat. How small it gets
// would tell whoever chooses a text beside it, such as a name, and sees how long the answer is,
// whether that text is alike (BREACH). Such answers are sent as they are.
func secret(path string, body []byte) bool {
	for _, private := range []string{"/api/me", "/api/passkey", "/api/admin"} {
		if path == private || strings.HasPrefix(path, private+"/") {
			return true
		}
	}
	// In a text the quotation marks would be escaped.
	return bytes.Contains(body, []byte(`"invites":`)) || bytes.Contains(body, []byte(`"invite":`))
}

// quickCodings returns how an answer that is made once can be sent. Brotli is no quicker than
// these, and no smaller when it is quick.
func quickCodings(plain []byte) []coding {
	return []coding{
		{"zstd", func() []byte { return gain(plain, quickZstandard().EncodeAll(plain, nil)) }},
		{"gzip", func() []byte { return gain(plain, quicklyZipped(plain)) }},
	}
}

var quickZstandard = sync.OnceValue(func() *zstd.Encoder {
	z, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedFastest))
	if err != nil {
		panic(err) // the settings are fixed above
	}
	return z
})
