package main

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// TestAdminIsForWhoRunsTheServer finds the way in only while a server runs, and in a file that
// nobody else can read, whatever was there.
func TestAdminIsForWhoRunsTheServer(t *testing.T) {
	dir := t.TempDir()
	file := inFolder(dir)
	if err := os.WriteFile(file, []byte("old"), 0o666); err != nil {
		t.Fatal(err)
	}
	admin := func(code int, words string, args ...string) {
		t.Helper()
		got, out, errs := call(t, append([]string{"admin"}, append(args, "--data", dir)...)...)
		if got != code || !strings.Contains(typed.Replace(out+errs), words) {
			t.Errorf("gonfalon admin %q: got %d: %s%s, want %d and %q", args, got, out, errs, code, words)
		}
	}
	s := serveHere(t, "--addr", "127.0.0.1:0", "--data", dir)
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 && runtime.GOOS != "windows" {
		t.Errorf("the file: %v, %v", info, err)
	}
	admin(exitFine, "matches in memory", "load", "--lang", "en")
	admin(exitFine, "place sur le disque", "load", "--lang", "fr")
	admin(exitFine, `"matches": 0`, "load", "--json")
	admin(exitFine, "no reports", "reports", "--lang", "en")
	admin(exitNo, "there is no such account", "name", "nobody", "--lang", "en")
	admin(exitNo, "there is no such match", "close", "nothing", "--why", "x", "--lang", "en")
	admin(exitBadCall, "--why", "close", "nothing")
	admin(exitFine, "done", "read-only", "on", "--why", "an upgrade", "--lang", "en")
	admin(exitFine, "read-only since", "load", "--lang", "en")
	admin(exitFine, "an upgrade", "audit")
	s.stop()
	if _, err := os.Stat(file); err == nil {
		t.Error("the file is left behind")
	}
	admin(exitBadCall, "no server runs here", "load", "--lang", "en")
	admin(exitBadCall, "aucun serveur", "load", "--lang", "fr")

	apart := filepath.Join(t.TempDir(), "way-in")
	serveHere(t, "--addr", "127.0.0.1:0", "--data", dir, "--admin", apart)
	admin(exitBadCall, "no server runs here", "load", "--lang", "en")
	admin(exitFine, "read-only since", "load", "--file", apart, "--lang", "en")
}
