package army

import "gonfalon/content"

// A reader builds a book from the data files.
type reader struct {
	*content.Reader
	c     *Book
	needs []need // of the army being read
}

// ReadTables reads what armies are made of: formats.json, rules.json, weapons.json,
// spells.json and artefacts.json.
func (c *Book) ReadTables(files *content.Reader) {
	r := &reader{Reader: files, c: c}
	r.tables()
	c.nameRules()
}

// ReadArmies reads an army a file under armies, and kin.json. The tables come before.
func (c *Book) ReadArmies(files *content.Reader) {
	r := &reader{Reader: files, c: c}
	for _, file := range r.Folder("armies", ".json") {
		r.army(file)
	}
	r.kin()
	c.nameAll()
}

// ReadReady reads the ready lists under lists. The armies come before.
func (c *Book) ReadReady(files *content.Reader) {
	r := &reader{Reader: files, c: c}
	for _, file := range r.Folder("lists", ".txt") {
		r.ready(file)
	}
}
