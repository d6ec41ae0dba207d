package web

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strconv"
	"strings"
	"sync"

	"github.com/klauspost/compress/zstd"
)

// A coding is a way to send a file in fewer bytes. Its data is nil where that is no gain.
type coding struct {
	name string
	data func() []byte
}

// codings returns how a file can be sent, the smallest first. Brotli takes long to make well: it
// comes with the built page. The others are made when they are first asked for.
func codings(plain, brotli []byte) []coding {
	return []coding{
		{"br", func() []byte { return gain(plain, brotli) }},
		{"zstd", sync.OnceValue(func() []byte { return gain(plain, zstandard(plain)) })},
		{"gzip", sync.OnceValue(func() []byte { return gain(plain, zipped(plain)) })},
	}
}

// gain returns what is packed if it is worth the unpacking.
func gain(plain, packed []byte) []byte {
	if packed == nil || len(packed) > len(plain)*9/10 {
		return nil
	}
	return packed
}

func zipped(data []byte) []byte {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	// Writing to memory does not fail.
	z.Write(data)
	z.Close()
	return out.Bytes()
}

var quickZips = sync.Pool{New: func() any {
	z, err := gzip.NewWriterLevel(nil, gzip.BestSpeed)
	if err != nil {
		panic(err) // there is this level
	}
	return z
}}

// quicklyZipped is zipped for what is sent only once.
func quicklyZipped(data []byte) []byte {
	var out bytes.Buffer
	z := quickZips.Get().(*gzip.Writer)
	defer quickZips.Put(z)
	z.Reset(&out)
	z.Write(data)
	z.Close()
	return out.Bytes()
}

func zstandard(data []byte) []byte {
	z, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBetterCompression), zstd.WithEncoderConcurrency(1),
		zstd.WithWindowSize(8<<20)) // browsers unpack no more at once
	if err != nil {
		panic(err) // the settings are fixed above
	}
	return z.EncodeAll(data, nil)
}

// accepted chooses the coding that a client likes best, and of those that it likes as much the
// first; "" is none.
func accepted(r *http.Request, from []coding) (name string, data []byte) {
	likes := likings(strings.Join(r.Header.Values("Accept-Encoding"), ","))
	best := 0.0
	for _, c := range from {
		q, named := likes[c.name]
		if !named {
			q = likes["*"]
		}
		if q <= best {
			continue
		}
		if packed := c.data(); packed != nil {
			best, name, data = q, c.name, packed
		}
	}
	if plain, named := likes["identity"]; named && plain > best {
		return "", nil
	}
	return name, data
}

// likings reads a header like "br, gzip;q=0.5": how much each of them is liked, from 0 to 1.
func likings(header string) map[string]float64 {
	likes := map[string]float64{}
	for item := range strings.SplitSeq(header, ",") {
		name, params, _ := strings.Cut(item, ";")
		q := 1.0
		if _, value, ok := strings.Cut(strings.ToLower(params), "q="); ok {
			read, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
			if err != nil {
				continue
			}
			q = read
		}
		if name = strings.ToLower(strings.TrimSpace(name)); name != "" {
			likes[name] = q
		}
	}
	return likes
}

// holds tells whether a client has what a tag stands for, by its header If-None-Match.
func holds(r *http.Request, tag string) bool {
	for _, line := range r.Header.Values("If-None-Match") {
		for item := range strings.SplitSeq(line, ",") {
			item = strings.TrimPrefix(strings.TrimSpace(item), "W/")
			if item == tag || item == "*" {
				return true
			}
		}
	}
	return false
}
