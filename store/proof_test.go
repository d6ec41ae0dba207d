package store

import (
	"bytes"
	"fmt"
	"os"
	"testing"
)

// A proof does not grow with what was written over: a start leaves of each record its last
// line, and all of the journals; what it would miss then is what it would have missed before.
func TestProofIsShortened(t *testing.T) {
	ctx := limited(t, giveUp)
	dir := t.TempDir()
	s := open(t, Config{Dir: dir})
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Append(ctx, "match", 0, []byte("first")); err != nil {
		t.Fatal(err)
	}
	for n := range voidAtLeast + 20 {
		if _, err := b.Put(ctx, fmt.Sprintf("person%d", n%3), []byte("value")); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	before, err := readProof(proofPath(dir))
	if err != nil {
		t.Fatal(err)
	}
	if before.lines < voidAtLeast || !before.shorter {
		t.Fatalf("%d lines, shorter %v", before.lines, before.shorter)
	}

	if err := open(t, Config{Dir: dir}).Close(); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(proofPath(dir))
	if err != nil {
		t.Fatal(err)
	}
	if lines := bytes.Count(text, []byte("\n")); lines > 20 {
		t.Errorf("%d lines are left", lines)
	}
	after, err := readProof(proofPath(dir))
	if err != nil {
		t.Fatal(err)
	}
	for stream, records := range before.records {
		for subject, seq := range records {
			if after.records[stream][subject] != seq {
				t.Errorf("%s %s: %d is proven, was %d", stream, subject, after.records[stream][subject], seq)
			}
		}
	}
	for stream, entries := range before.entries {
		for seq, subject := range entries {
			if after.entries[stream][seq] != subject {
				t.Errorf("%s %d: %q is proven, was %q", stream, seq, after.entries[stream][seq], subject)
			}
		}
	}
}
