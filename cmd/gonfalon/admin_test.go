package main

import (
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"strings"
	"testing"

	"gonfalon/web"
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
	admin(exitFine, "nothing was done yet", "audit", "--lang", "en")
	admin(exitNo, "there is no such account", "name", "nobody", "--lang", "en")
	admin(exitNo, "there is no such match", "close", "nothing", "--why", "x", "--lang", "en")
	admin(exitBadCall, "--why", "close", "nothing")
	admin(exitFine, "done", "read-only", "on", "--why", "an upgrade", "--lang", "en")
	admin(exitFine, "read-only since", "load", "--lang", "en")
	admin(exitFine, "on the machine  read-only  an upgrade", "audit", "--lang", "en")
	admin(exitFine, "sur la machine  lecture seule  an upgrade", "audit", "--lang", "fr")
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

// TestEveryActHasItsFrench goes through the acts that an audit can have.
func TestEveryActHasItsFrench(t *testing.T) {
	field, ok := reflect.TypeFor[web.Act]().FieldByName("What")
	if !ok {
		t.Fatal("acts do not say what was done")
	}
	for what := range strings.SplitSeq(field.Tag.Get("enum"), ",") {
		if acts[what] == "" {
			t.Errorf("%q has no French", what)
		}
	}
}
