package rules

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// modulePath is the name of the module in its go.mod.
const modulePath = "gonfalon"

// FindTree returns Gonfalon's source tree around a directory, if it lies in one.
func FindTree(dir string) (fs.FS, bool) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, false
	}
	for {
		if data, err := os.ReadFile(filepath.Join(dir, "go.mod")); err == nil && declaresModule(string(data)) {
			return os.DirFS(dir), true
		}
		up := filepath.Dir(dir)
		if up == dir {
			return nil, false
		}
		dir = up
	}
}

func declaresModule(gomod string) bool {
	for line := range strings.Lines(gomod) {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "module" {
			return strings.Trim(f[1], "\"`") == modulePath
		}
	}
	return false
}
