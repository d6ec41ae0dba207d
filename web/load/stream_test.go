package load

import (
	"reflect"
	"testing"
)

func TestReadLine(t *testing.T) {
	for text, want := range map[string]line{
		`{"seq":12,"time":"2026-01-01T00:00:00Z","told":[{"en":"a \"}]\\","n":[1,[2]]}],"key":"7"}`: {seq: 12, key: []byte(`"7"`)},
		" { \"seq\" : 12 ,\n\t\"key\" : \"a,b\" } ":                                                 {seq: 12, key: []byte(`"a,b"`)},
		`{"owed":{"n":3,"seq":4,"over":false,"seats":[]}}`:                                          {owed: &owed{n: 3, seq: 4}},
		`{"owed":{"n":3,"seq":4,"over":true,"seats":[{"seat":1,"options":[{"a":"]}"},{"b":[{}]},{}]},{"seat":2,"options":[]}]}}`: {
			owed: &owed{n: 3, seq: 4, over: true, seats: []owing{{1, [][]byte{[]byte(`{"a":"]}"}`), []byte(`{"b":[{}]}`), []byte(`{}`)}}, {seat: 2}}},
		},
	} {
		if got, err := readLine([]byte(text)); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, %v, want %+v", text, got, err, want)
		}
	}
	l, err := readLine([]byte(`{"refused":{"key":"7","problem":{"status":422,"detail":"no"}}}`))
	if err != nil || l.refused == nil || l.refused.Problem.Status != 422 || l.refused.Problem.Detail != "no" {
		t.Errorf("got %+v, %v", l.refused, err)
	}
}

func TestLineThatIsNone(t *testing.T) {
	for _, text := range []string{``, `{`, `{"seq"`, `{"seq":`, `{"seq":1`, `{"seq":"1"}`, `{"seq":-1}`, `{seq:1}`, `{"key":"7`, `{"refused":7}`, `{"owed":{"seats":[{`, `{,,`, `{"a" 1}`} {
		if l, err := readLine([]byte(text)); err == nil {
			t.Errorf("%s: got %+v, want an error", text, l)
		}
	}
}
