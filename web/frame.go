package web

import (
	"bytes"
	"encoding/json"
	"strconv"

	"gonfalon/game"
)

// An actFrame is an action that comes over a WebSocket, a hold, or where its person is.
type actFrame struct {
	Key    string          `json:"key"`
	Seat   *game.Seat      `json:"seat"`
	N      int             `json:"n"`
	Seq    uint64          `json:"seq"`
	Action json.RawMessage `json:"action"`
	Hold   *bool           `json:"hold"`
	Away   *bool           `json:"away"`
}

// read reads a frame. Nearly all are an action written as docs/bots.md has it, and to read those
// as any JSON takes longer than to judge them.
func (f *actFrame) read(frame []byte) error {
	if f.plainly(frame) {
		return nil
	}
	*f = actFrame{}
	return game.Decode(frame, f)
}

// plainly reads {"key":"…","seat":…,"n":…,"seq":…,"action":…}, or nothing.
func (f *actFrame) plainly(frame []byte) bool {
	rest, begins := bytes.CutPrefix(frame, []byte(`{"key":"`))
	key, rest, ok1 := bytes.Cut(rest, []byte(`","seat":`))
	seat, rest, ok2 := bytes.Cut(rest, []byte(`,"n":`))
	n, rest, ok3 := bytes.Cut(rest, []byte(`,"seq":`))
	seq, rest, ok4 := bytes.Cut(rest, []byte(`,"action":`))
	action, ends := bytes.CutSuffix(rest, []byte("}"))
	if !begins || !ok1 || !ok2 || !ok3 || !ok4 || !ends || !isWord(key) || !json.Valid(action) {
		return false
	}
	var s int64
	var err1, err2, err3 error
	s, err1 = strconv.ParseInt(string(seat), 10, 8)
	f.N, err2 = strconv.Atoi(string(n))
	f.Seq, err3 = strconv.ParseUint(string(seq), 10, 64)
	f.Key, f.Seat, f.Action = string(key), new(game.Seat(s)), bytes.TrimSpace(action)
	return err1 == nil && err2 == nil && err3 == nil && isNumber(seat) && isNumber(n) && isNumber(seq)
}

// isWord tells whether a text stands between quotation marks as it is.
func isWord(text []byte) bool {
	for _, c := range text {
		if !('a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '-' || c == '_') {
			return false
		}
	}
	return true
}

// isNumber tells whether digits are a number of JSON, which has no zeros before it and no plus.
func isNumber(digits []byte) bool {
	return len(digits) > 0 && digits[0] != '+' && digits[0] != '-' && (digits[0] != '0' || len(digits) == 1)
}
