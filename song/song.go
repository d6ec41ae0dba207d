// Package song is A Song of Ice & Fire: Tabletop Miniatures Game, version 1.5. So far it is
// what is known before anybody sits down: armies on paper are in package army.
package song

//go:generate go run gonfalon/rules/generate song .
