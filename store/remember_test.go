package store

import (
	"bytes"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

// TestSequencesAreNotGivenAgain takes the end of a stream away, or all of it: what comes then has
// none of the numbers that were acknowledged for what was lost.
func TestSequencesAreNotGivenAgain(t *testing.T) {
	t.Parallel()
	of := fillFolders(t)[0]
	stream := journalStream(shardOf("match00"))
	for what, lose := range map[string]func(dir string) error{
		"the end": func(dir string) error {
			file := blockPath(filepath.Join(streamsOf(dir), stream), 1)
			data, err := os.ReadFile(file)
			return errors.Join(err, os.WriteFile(file, data[:len(data)/2], 0o600))
		},
		"its file":   func(dir string) error { return os.Remove(blockPath(filepath.Join(streamsOf(dir), stream), 1)) },
		"its folder": func(dir string) error { return os.RemoveAll(filepath.Join(streamsOf(dir), stream)) },
	} {
		dir := copyInMemory(t, of.dir)
		if err := lose(dir); err != nil {
			t.Fatal(err)
		}
		var top uint64
		for j, entries := range of.journals {
			if journalStream(shardOf(j)) == stream {
				top = max(top, entries[len(entries)-1].Seq)
			}
		}
		s := open(t, Config{Dir: dir})
		if d := s.Damage(); d == nil || d.Journals["match00"] == 0 {
			t.Errorf("without %s: damage is %v", what, d)
		}
		other := "another"
		for n := 0; journalStream(shardOf(other)) != stream; n++ {
			other = fmt.Sprint("another", n)
		}
		seq, err := s.Append(limited(t, giveUp), other, 0, []byte("first"))
		if err != nil || seq <= top {
			t.Errorf("without %s: an entry has the sequence %d, %d was given: %v", what, seq, top, err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
		s = open(t, Config{Dir: dir})
		if list, err := s.Read(limited(t, giveUp), other, 0); err != nil || len(list) != 1 || list[0].Seq != seq {
			t.Errorf("without %s, opened again: %v, %v", what, list, err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestProofCounts reads lines as they may stand: of records the highest sequence counts, and of
// a sequence the last line.
func TestProofCounts(t *testing.T) {
	const j, k = "JOURNAL_0", "KV_accounts"
	for name, tt := range map[string]struct {
		lines   []proven
		entries map[uint64]string
		records map[string]uint64
		void    []proven
	}{
		"a record in the order of writing": {
			lines: []proven{{k, 1, "a", false}, {k, 2, "a", false}}, records: map[string]uint64{"a": 2}, void: []proven{{k, 1, "a", false}},
		},
		"a record in another": {
			lines: []proven{{k, 2, "a", false}, {k, 1, "a", false}}, records: map[string]uint64{"a": 2}, void: []proven{{k, 1, "a", false}},
		},
		"a removal that is told of first": {
			lines: []proven{{k, 2, "a", true}, {k, 1, "a", false}}, void: []proven{{k, 1, "a", false}},
		},
		"a record that was made again": {
			lines: []proven{{k, 1, "a", false}, {k, 2, "a", true}, {k, 3, "a", false}}, records: map[string]uint64{"a": 3}, void: []proven{{k, 1, "a", false}},
		},
		"one that nobody misses any more": {
			lines: []proven{{k, 4, "a", false}, {k, 4, "a", true}}, void: []proven{{k, 3, "a", false}},
		},
		"an entry that was cut off": {
			lines: []proven{{j, 1, "m", false}, {j, 2, "m", false}, {j, 2, "m", true}}, entries: map[uint64]string{1: "m"}, void: []proven{{j, 2, "m", false}},
		},
	} {
		var text []byte
		for _, p := range tt.lines {
			text = p.line(text)
		}
		e := parseProof(text)
		if !maps.Equal(e.entries[j], tt.entries) || !maps.Equal(e.records[k], tt.records) {
			t.Errorf("%s: got %v and %v, want %v and %v", name, e.entries[j], e.records[k], tt.entries, tt.records)
		}
		for _, p := range tt.void {
			if !e.void(p.stream, &record{seq: p.seq, subject: []byte(p.subject)}) {
				t.Errorf("%s: %v is not void", name, p)
			}
		}
		for _, p := range tt.lines {
			live := tt.entries[p.seq] == p.subject || tt.records[p.subject] == p.seq
			if live && e.void(p.stream, &record{seq: p.seq, subject: []byte(p.subject)}) {
				t.Errorf("%s: %v is void", name, p)
			}
		}
	}
}

// TestRemovalThatIsNotProven kills a store before the proof of a removal is written: the next start
// adds it, so that nothing is missed when the mark of the removal has expired.
func TestRemovalThatIsNotProven(t *testing.T) {
	ctx := limited(t, giveUp)
	dir := folderInMemory(t)
	s := open(t, Config{Dir: dir})
	b, err := s.Bucket(ctx, "accounts")
	if err == nil {
		_, err = b.Put(ctx, "gone", []byte("soon deleted"))
	}
	if err := errors.Join(err, s.proof.now()); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(proofPath(dir))
	if err := errors.Join(err, b.Delete(ctx, "gone"), s.Close(), os.WriteFile(proofPath(dir), before, 0o600)); err != nil {
		t.Fatal(err)
	}
	if err := open(t, Config{Dir: dir}).Close(); err != nil {
		t.Fatal(err)
	}
	after, err := os.ReadFile(proofPath(dir))
	if err != nil {
		t.Fatal(err)
	}
	if e := parseProof(after); len(e.records["KV_accounts"]) != 0 || len(e.deleted["KV_accounts"]) != 1 {
		t.Errorf("the proof says %s", bytes.TrimPrefix(after, before))
	}
}

// TestNotesAreRead keeps what was found, and says so of a note that is damaged itself.
func TestNotesAreRead(t *testing.T) {
	dir := t.TempDir()
	want := &Damage{Files: []string{"a"}, Journals: map[string]uint64{"m": 3}, Records: []string{"accounts/a"}}
	if err := writeNote(dir, want); err != nil {
		t.Fatal(err)
	}
	if got, err := readNote(dir); err != nil || got.String() != want.String() {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	text, err := os.ReadFile(notePath(dir))
	if err != nil {
		t.Fatal(err)
	}
	for at := range text {
		hurt := bytes.Clone(text)
		hurt[at] ^= 1
		if got := parseNote(hurt); !slices.Equal(got.Files, []string{noteFile}) || len(got.Journals) > 0 {
			t.Fatalf("with byte %d changed it says %v", at, got)
		}
	}
}
