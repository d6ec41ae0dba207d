package load

import (
	"bytes"
	"context"
	"fmt"
	"net/http"

	"github.com/coder/websocket"
)

// most is the longest line that a stream may have.
const most = 16 << 20

// A stream is that of a match.
type stream struct {
	*websocket.Conn
	text bytes.Buffer // of the last line
}

// dial opens the stream of a match, from its beginning. It is closed when the context ends.
func (d *driver) dial(ctx context.Context, token, id string) (*stream, error) {
	o := &websocket.DialOptions{HTTPClient: d.hears}
	if token != "" {
		o.HTTPHeader = http.Header{"Authorization": {"Bearer " + token}}
	}
	c, _, err := websocket.Dial(ctx, d.URL+"/api/matches/"+id+"/events?owed=1", o)
	if err != nil {
		return nil, fmt.Errorf("open a stream: %w", err)
	}
	c.SetReadLimit(most)
	context.AfterFunc(ctx, func() { c.CloseNow() }) // a context for each line would cost more than the line
	return &stream{Conn: c}, nil
}

// A line is what we read of a line: an update, what we owe, or why an action was not
// carried out. It is good until the next one is read.
type line struct {
	seq     uint64
	key     []byte // in its quotation marks
	owed    *owed
	refused *refused
}

type owed struct {
	n, seq uint64
	over   bool
	seats  []owing
}

type owing struct {
	seat    uint64
	options [][]byte
}

type refused struct {
	Problem struct {
		Status int    `json:"status"`
		Detail string `json:"detail"`
	} `json:"problem"`
}

// next reads the next line, until somebody closes the stream.
func (s *stream) next() (line, error) {
	_, from, err := s.Reader(context.Background())
	if err == nil {
		s.text.Reset()
		_, err = s.text.ReadFrom(from)
	}
	if err != nil {
		return line{}, fmt.Errorf("the stream broke: %w", err)
	}
	return readLine(s.text.Bytes())
}

func readLine(text []byte) (l line, err error) {
	s := scan{text: text}
	for s.more() {
		switch s.name() {
		case "seq":
			l.seq = s.number()
		case "key":
			l.key = s.value()
		case "owed":
			l.owed = s.owed()
		case "refused":
			s.read(&l.refused)
		default:
			s.value()
		}
	}
	if s.bad {
		return l, fmt.Errorf("the stream has the line %.200s", text)
	}
	return l, nil
}

func (s *scan) owed() *owed {
	o := new(owed)
	for s.more() {
		switch s.name() {
		case "n":
			o.n = s.number()
		case "seq":
			o.seq = s.number()
		case "over":
			o.over = string(s.value()) == "true"
		case "seats":
			for s.more() {
				o.seats = append(o.seats, s.owing())
			}
		default:
			s.value()
		}
	}
	return o
}

func (s *scan) owing() (o owing) {
	for s.more() {
		switch s.name() {
		case "seat":
			o.seat = s.number()
		case "options":
			for s.more() {
				o.options = append(o.options, s.value())
			}
		default:
			s.value()
		}
	}
	return o
}
