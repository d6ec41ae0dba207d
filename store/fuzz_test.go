package store

import (
	"bytes"
	"encoding/binary"
	"maps"
	"slices"
	"testing"
)

// FuzzBlock reads arbitrary bytes as a file of messages: what is sound and what is not are together
// all of it, in order; and what is sound is so by itself.
func FuzzBlock(f *testing.F) {
	mark, err := tombstone("KV_accounts", 1, 12)
	if err != nil {
		f.Fatal(err)
	}
	block := aRecord(f, 3, "$KV.accounts.ann", "value")
	f.Add(mark)
	f.Add(block)
	f.Add(slices.Concat(block, mark[:20], mark, block))
	f.Fuzz(func(t *testing.T, data []byte) {
		r := blockReader{stream: "KV_accounts"}
		if err := r.open(1); err != nil {
			t.Fatal(err)
		}
		records, bad := r.read(data)
		var sound []byte
		at := 0
		for len(records)+len(bad) > 0 {
			switch {
			case len(records) > 0 && records[0].from == at && records[0].to > at:
				sound, at, records = append(sound, data[at:records[0].to]...), records[0].to, records[1:]
			case len(bad) > 0 && bad[0].from == at && bad[0].to > at:
				at, bad = bad[0].to, bad[1:]
			default:
				t.Fatalf("nothing is said of byte %d", at)
			}
		}
		if at != len(data) {
			t.Fatalf("%d of %d bytes are told of", at, len(data))
		}
		if _, bad := r.read(sound); len(bad) > 0 {
			t.Fatalf("what was sound is not so alone: %v", bad)
		}
	})
}

// aRecord is a message as the server writes it to the first file of a stream.
func aRecord(f *testing.F, seq uint64, subject, data string) []byte {
	f.Helper()
	r := blockReader{stream: "KV_accounts"}
	if err := r.open(1); err != nil {
		f.Fatal(err)
	}
	b := binary.LittleEndian.AppendUint32(nil, uint32(recordHead+len(subject)+len(data)+recordSum))
	b = binary.LittleEndian.AppendUint64(b, seq)
	b = binary.LittleEndian.AppendUint64(b, 1)
	b = binary.LittleEndian.AppendUint16(b, uint16(len(subject)))
	r.sums.Write(b[4:20])
	r.sums.Write([]byte(subject + data))
	b = r.sums.Sum(append(b, subject+data...))
	if records, bad := r.read(b); len(records) != 1 || len(bad) > 0 {
		f.Fatalf("a sound record is read as %v, %v", records, bad)
	}
	return b
}

// FuzzProof reads arbitrary bytes as a proof: its good lines, and those that are left when it is
// shortened, say the same.
func FuzzProof(f *testing.F) {
	f.Add(proven{"KV_accounts", 3, "a", false}.line(proven{"JOURNAL_1", 7, "m", true}.line(nil)))
	f.Add([]byte("KV_accounts 3 a 00000000\nx"))
	f.Fuzz(func(t *testing.T, data []byte) {
		e := parseProof(data)
		for _, p := range e.valid() {
			if back, ok := readProven(string(bytes.TrimSuffix(p.line(nil), []byte("\n")))); !ok || back != p {
				t.Fatalf("%v is read as %v, %v", p, back, ok)
			}
		}
		e.good = nil
		for _, p := range e.valid() {
			e.good = p.line(e.good)
		}
		again := parseProof(e.good)
		for _, stream := range []string{"JOURNAL_1", "KV_accounts"} {
			if !maps.Equal(again.entries[stream], e.entries[stream]) || !maps.Equal(again.records[stream], e.records[stream]) || !maps.Equal(again.deleted[stream], e.deleted[stream]) {
				t.Fatalf("shortened, %s is %v, was %v", stream, again, e)
			}
		}
	})
}

// FuzzNote reads arbitrary bytes as a note of damage, and tells it.
func FuzzNote(f *testing.F) {
	f.Add([]byte(`{"found":"2026-01-01T00:00:00Z","journals":{"m":3},"files":["a"]}` + "\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, text := range [][]byte{text, append(bytes.Clone(text), noteSum(text)...)} {
			if d := parseNote(text); d == nil || d.with(&Damage{}).String() == "" {
				t.Fatal("a note says nothing")
			}
		}
	})
}

// FuzzAnswer reads arbitrary bytes as the answer of the server to a message.
func FuzzAnswer(f *testing.F) {
	f.Add([]byte(`{"stream":"WORK","seq":12}`))
	f.Add([]byte(`{"error":{"code":400,"err_code":10071,"description":"wrong"},"stream":"WORK","seq":0}`))
	f.Fuzz(func(t *testing.T, answer []byte) {
		if seq, err := written(answer, "WORK"); (err == nil) != (seq > 0) {
			t.Fatalf("got %d, %v", seq, err)
		}
	})
}
