// Package page holds the built web page, for the server to serve. It is built by
// `npm run build` in this folder; without that the program still compiles, and there is
// no page in it.
package page

import (
	"embed"
	"io/fs"
)

//go:embed all:dist
var dist embed.FS

// FS returns the files of the page. Before the page is built there is no index.html.
func FS() fs.FS {
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the name of the folder is fixed above
	}
	return files
}
