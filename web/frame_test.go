package web

import (
	"reflect"
	"testing"

	"gonfalon/game"
)

// FuzzFrame reads frames quickly and as any JSON: what is read quickly is what is read.
func FuzzFrame(f *testing.F) {
	for _, text := range frames {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, frame []byte) {
		var quick, slow actFrame
		if !quick.plainly(frame) {
			return
		}
		if err := game.Decode(frame, &slow); err != nil {
			if game.Decode(quick.Action, new(any)) == nil { // else whoever reads the action refuses it
				t.Errorf("%q is read quickly as %+v, and not at all: %v", frame, quick, err)
			}
			return
		}
		if !reflect.DeepEqual(quick, slow) {
			t.Errorf("%q is read quickly as %+v, and slowly as %+v", frame, quick, slow)
		}
	})
}

var frames = []string{
	`{"key":"7","seat":0,"n":12,"seq":131072,"action":{"kind":"march","moves":[{"to":"the_eyrie"}]}}`,
	`{"key":"a-B_9","seat":3,"n":0,"seq":0,"action":"}"}`,
	`{"key":"","seat":-1,"n":1,"seq":1,"action":null}`,
	`{"key":"a\"b","seat":1,"n":1,"seq":1,"action":{}}`,
	`{"key":"a","seat":01,"n":1,"seq":1,"action":{}}`,
	`{"key":"a","seat":1,"n":1,"seq":1,"action":{},"hold":true}`,
	`{"key":"a","seat":1,"n":1,"seq":1,"action":{"x":1,"x":2}}`,
	`{"key":"a","seat":200,"n":1,"seq":1,"action":{}}`,
	`{"key":"a","seat":1,"n":1,"seq":1,"action":}`,
	`{"away":true}`,
}

func TestFrames(t *testing.T) {
	for i, text := range frames {
		var f actFrame
		if got, want := f.plainly([]byte(text)), i < 2 || i == 6; got != want {
			t.Errorf("%s: read quickly is %v, want %v", text, got, want)
		}
	}
	var f actFrame
	if err := f.read([]byte(frames[0])); err != nil || f.Key != "7" || *f.Seat != 0 || f.N != 12 || f.Seq != 131072 || string(f.Action) != `{"kind":"march","moves":[{"to":"the_eyrie"}]}` {
		t.Errorf("%+v, %v", f, err)
	}
	for _, text := range []string{frames[4], frames[8], `{"key":"a","kay":1}`, `{"key":"a","seat":1,"Hold":true}`, ``} {
		if err := new(actFrame).read([]byte(text)); err == nil {
			t.Errorf("%q is read", text)
		}
	}
}

func BenchmarkFrame(b *testing.B) {
	frame := []byte(frames[0])
	b.ReportAllocs()
	for b.Loop() {
		if err := new(actFrame).read(frame); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkFrameAsAnyJSON(b *testing.B) {
	frame := []byte(frames[0])
	b.ReportAllocs()
	for b.Loop() {
		if err := game.Decode(frame, new(actFrame)); err != nil {
			b.Fatal(err)
		}
	}
}
