package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gonfalon/store"
)

// TestStoreIsCheckedAndMended changes a letter of an entry on disk.
func TestStoreIsCheckedAndMended(t *testing.T) {
	dir := t.TempDir()
	s, err := store.Open(t.Context(), store.Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	for _, match := range []string{"hurt", "sound"} {
		if _, err := s.Append(context.Background(), match, 0, []byte("first of "+match)); err != nil {
			t.Fatal(err)
		}
	}
	want := func(args string, code int, words ...string) {
		t.Helper()
		got, out, errs := call(t, strings.Fields(args+" --data "+dir)...)
		if got != code {
			t.Errorf("gonfalon %s: got exit code %d, want %d: %s%s", args, got, code, out, errs)
		}
		for _, w := range words {
			if !strings.Contains(out+errs, w) {
				t.Errorf("gonfalon %s: got %s%s, want %q", args, out, errs, w)
			}
		}
		if strings.Contains(out, "sound") {
			t.Errorf("gonfalon %s names what is not hurt: %s", args, out)
		}
	}
	want("store check", exitBadCall, "in use")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	want("store check", exitFine, "nothing is hurt")
	files, err := filepath.Glob(filepath.Join(dir, "jetstream", "*", "streams", "JOURNAL_*", "msgs", "1.blk"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, bytes.ReplaceAll(data, []byte("first of hurt"), []byte("first of hart")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	want("store check", exitNo, "match hurt: lost from entry 1 on", "file: jetstream")
	want("store check --lang fr", exitNo, "dégâts trouvés le", "partie hurt", "perdue à partir de l’entrée 1", "fichier", "1.blk")
	want("store mend", exitFine, "match hurt", "set aside")
	want("store check", exitFine, "nothing is hurt")
	want("store check --lang fr", exitFine, "rien n")
	if code, _, _ := call(t, "store", "check", "--data", t.TempDir()); code != exitBadCall {
		t.Errorf("a folder without a store is checked: exit code %d", code)
	}
}
