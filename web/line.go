package web

import (
	"encoding/json"
	"strconv"

	"gonfalon/table"
)

// LookLine is a line of a stream that shows the match.
type LookLine struct {
	Look *table.Look `json:"look"`
}

// OwedLine is a line of a stream that says what your seats may do.
type OwedLine struct {
	Owed *table.Owed `json:"owed"`
}

// Lines that hold documents of a game are put together by hand: the package json would
// read every document again to see whether it is one.

// lookLine writes a LookLine.
func lookLine(l *table.Look) ([]byte, error) {
	rest := *l
	rest.View = nil
	data, err := json.Marshal(LookLine{&rest})
	if err != nil || l.View == nil {
		return data, err
	}
	data = append(data[:len(data)-len("}}")], `,"view":`...)
	return append(append(data, l.View...), "}}"...), nil
}

// owedLine writes an OwedLine.
func owedLine(o *table.Owed) []byte {
	size := 96
	for _, s := range o.Seats {
		for _, option := range s.Options {
			size += len(option) + 1
		}
		size += 32
	}
	b := append(make([]byte, 0, size), `{"owed":{"n":`...)
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
	return append(b, "]}}"...)
}
