package web

import (
	"encoding/json"
	"strconv"
	"sync"
	"time"

	"gonfalon/game"
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

// appendUpdate writes an update. It is done by hand, as all that is told of every action:
// the package json takes longer, and reads every document of a game again to see whether it
// is one.
func appendUpdate(line []byte, u table.Update) (_ []byte, err error) {
	line = strconv.AppendUint(append(line, `{"seq":`...), u.Seq, 10)
	line = u.Time.AppendFormat(append(line, `,"time":"`...), time.RFC3339Nano)
	line = game.AppendText(append(line, `","what":`...), u.What)
	line = appendSeat(line, `,"seat":`, u.Seat)
	line = appendSeat(line, `,"to":`, u.To)
	if u.Side != nil {
		line = strconv.AppendInt(append(line, `,"side":`...), int64(*u.Side), 10)
	}
	line = strconv.AppendInt(append(line, `,"n":`...), int64(u.N), 10)
	line = game.AppendField(line, "text", u.Text)
	if len(u.Told) > 0 {
		line = append(line, `,"told":[`...)
		for i, t := range u.Told {
			if i > 0 {
				line = append(line, ',')
			}
			line = t.AppendJSON(line)
		}
		line = append(line, ']')
	}
	if u.Undone != nil {
		if line, err = appendJSON(line, `,"undone":`, u.Undone); err != nil {
			return nil, err
		}
	}
	if len(u.Loses) > 0 {
		if line, err = appendJSON(line, `,"loses":`, u.Loses); err != nil {
			return nil, err
		}
	}
	line = game.AppendField(line, "key", u.Key)
	line = game.AppendField(line, "why", u.Why)
	if len(u.Steps) > 0 {
		if line, err = appendJSON(line, `,"steps":`, u.Steps); err != nil {
			return nil, err
		}
	}
	return append(line, '}'), nil
}

func appendSeat(line []byte, name string, s *game.Seat) []byte {
	if s == nil {
		return line
	}
	return strconv.AppendInt(append(line, name...), int64(*s), 10)
}

// appendJSON writes what is not told of every action.
func appendJSON(line []byte, name string, value any) ([]byte, error) {
	text, err := json.Marshal(value)
	return append(append(line, name...), text...), err
}

// appendStand writes how a match stands.
func appendStand(line []byte, s table.Stand) (_ []byte, err error) {
	begin := len(line)
	if s.Look != nil {
		rest := *s.Look
		rest.View = nil
		if line, err = appendJSON(line, `,"look":`, rest); err != nil {
			return nil, err
		}
		if s.Look.View != nil {
			line = append(line[:len(line)-len("}")], `,"view":`...)
			line = append(append(line, s.Look.View...), '}')
		}
	}
	if s.Owed != nil {
		line = appendOwed(append(line, `,"owed":`...), s.Owed)
	}
	if s.Undo != nil {
		if line, err = appendJSON(line, `,"undo":`, s.Undo); err != nil {
			return nil, err
		}
	}
	if s.Present != nil {
		present, err := json.Marshal(s.Present)
		if err != nil {
			return nil, err
		}
		line = append(append(line, `,"present":`...), present...)
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
