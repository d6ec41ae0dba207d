package web

import (
	"encoding/json"
	"strconv"
	"sync"

	"gonfalon/table"
)

// A scratch is memory that lines are written into, and which others use afterwards.
type scratch struct{ text []byte }

var scratches = sync.Pool{New: func() any { return new(scratch) }}

// free gives the memory back, unless it is unusually much.
func (s *scratch) free() {
	if cap(s.text) <= 64<<10 {
		s.text = s.text[:0]
		scratches.Put(s)
	}
}

// appendUpdate writes an update.
func appendUpdate(line []byte, u table.Update) ([]byte, error) {
	told := u.Told
	u.Told = nil
	rest, err := json.Marshal(u)
	line = append(line, rest...)
	if err != nil || len(told) == 0 {
		return line, err
	}
	line = append(line[:len(line)-len("}")], `,"told":[`...)
	for i, t := range told {
		if i > 0 {
			line = append(line, ',')
		}
		line = t.AppendJSON(line)
	}
	return append(line, "]}"...), nil
}

// appendStand writes how a match stands. What a game writes is put in by hand, here and above:
// the package json would read every document again to see whether it is one.
func appendStand(line []byte, s table.Stand) ([]byte, error) {
	begin := len(line)
	if s.Look != nil {
		rest := *s.Look
		rest.View = nil
		look, err := json.Marshal(rest)
		if err != nil {
			return nil, err
		}
		line = append(append(line, `,"look":`...), look...)
		if s.Look.View != nil {
			line = append(line[:len(line)-len("}")], `,"view":`...)
			line = append(append(line, s.Look.View...), '}')
		}
	}
	if s.Owed != nil {
		line = appendOwed(append(line, `,"owed":`...), s.Owed)
	}
	if s.Undo != nil {
		undo, err := json.Marshal(s.Undo)
		if err != nil {
			return nil, err
		}
		line = append(append(line, `,"undo":`...), undo...)
	}
	line[begin] = '{'
	return append(line, '}'), nil
}

func appendOwed(b []byte, o *table.Owed) []byte {
	b = append(b, `{"n":`...)
	b = strconv.AppendInt(b, int64(o.N), 10)
	b = append(b, `,"seq":`...)
	b = strconv.AppendUint(b, o.Seq, 10)
	b = append(b, `,"over":`...)
	b = strconv.AppendBool(b, o.Over)
	b = append(b, `,"seats":[`...)
	for i, s := range o.Seats {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, `{"seat":`...)
		b = strconv.AppendInt(b, int64(s.Seat), 10)
		b = append(b, `,"options":[`...)
		for j, option := range s.Options {
			if j > 0 {
				b = append(b, ',')
			}
			b = append(b, option...)
		}
		b = append(b, "]}"...)
	}
	return append(b, "]}"...)
}
