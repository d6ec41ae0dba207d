package gametest

import (
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

// Changed returns the content of a game with a text replaced, once, in one file.
func Changed(t testing.TB, content fs.FS, file, old, text string) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	err := fs.WalkDir(content, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(content, name)
		files[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	data := string(files[file].Data)
	if !strings.Contains(data, old) {
		t.Fatalf("%s does not contain %q", file, old)
	}
	files[file].Data = []byte(strings.Replace(data, old, text, 1))
	return files
}

// Without returns the content of a game without one file.
func Without(t testing.TB, content fs.FS, file string) fstest.MapFS {
	t.Helper()
	files := Changed(t, content, file, "", "")
	delete(files, file)
	return files
}

// BadContent changes a text in one file of the content of a game and wants it to be refused,
// with that file, a line, and a reason.
func BadContent(t testing.TB, what string, content fs.FS, check func(fs.FS) error, file, old, text, want string) {
	t.Helper()
	err := check(Changed(t, content, file, old, text))
	if err == nil {
		t.Errorf("%s: is not refused", what)
		return
	}
	if !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), file+":") {
		t.Errorf("%s: got %v\nwant %s:… %s", what, err, file, want)
	}
}
