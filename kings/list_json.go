package kings

import (
	"bytes"
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Army lists as JSON, with the same words as plain text:
//
//	{
//	  "game": "kings", "name": "The Silver Host", "name_fr": "L'Ost d'argent",
//	  "army": "elves", "points": 2000, "agreed": ["mixed_alignments"],
//	  "units": [
//	    {"unit": "kindred_archers", "size": "horde", "artefact": "piercing_arrow"},
//	    {"unit": "elven_mage", "options": ["lightning_bolt_5", "mounted"]},
//	    {"army": "dwarfs", "unit": "ironclad", "size": "regiment"}
//	  ]
//	}

// ReadJSON reads an army list from JSON. Its error names each line that is wrong. The words
// of the list may be ids or names, in either language.
func (c *Content) ReadJSON(file string, data []byte) (List, error) {
	v := parse(file, data)
	var l List
	if v.doc.fault != nil || !v.is(isObject) {
		return l, v.doc.err()
	}
	for _, read := range []func(){
		func() { v.field("game").oneOf("kings") },
		func() {
			army := v.field("army")
			l.Army, l.armyLine = c.armyWord(line(army)), army.line
		},
		func() {
			points := v.field("points")
			l.Points, l.pointsLine = points.within(0, MaxPoints), points.line
		},
		func() { l.Name = readTitle(v, "name") },
		func() { l.NameFR = readTitle(v, "name_fr") },
		func() { l.readAgreed(v) },
		func() { c.readUnits(v.field("units"), &l) },
		v.close,
	} {
		v.doc.apart(read)
	}
	return l, v.doc.err()
}

func (l *List) readAgreed(v *value) {
	if a := v.maybe("agreed"); a != nil {
		for _, what := range a.list() {
			if !l.agree(what.str()) {
				what.fail("is %q, which is none of %s", what.text, strings.Join(agreements[:], ", "))
			}
		}
	}
}

func (c *Content) readUnits(v *value, l *List) {
	units := v.list()
	if len(units) > MaxSide {
		v.fail("has more than %d units", MaxSide)
		return
	}
	for _, u := range units {
		v.doc.apart(func() { l.Units = append(l.Units, c.readEntry(u, l)) })
	}
}

func (c *Content) readEntry(v *value, l *List) Entry {
	e := Entry{Line: v.line}
	if a := v.maybe("army"); a != nil {
		e.Army = c.armyWord(line(a))
	}
	if e.Army == l.Army {
		e.Army = ""
	}
	e.Unit = c.unitWord(l, e.Army, line(v.field("unit")))
	v.call("unit %q", e.Unit)
	if s := v.maybe("size"); s != nil {
		e.Size = sizeWord(line(s))
	}
	u := c.entryUnit(l, &e)
	if o := v.maybe("options"); o != nil {
		for _, word := range o.list() {
			e.Options = append(e.Options, optionWord(u, line(word)))
		}
	}
	if a := v.maybe("artefact"); a != nil {
		words := []*value{a}
		if a.kind == isArray {
			words = a.parts
		}
		for _, word := range words {
			e.Artefacts = append(e.Artefacts, c.artefactWord(line(word)))
		}
	}
	v.close()
	return e
}

// line returns a string that fits on a line.
func line(v *value) string {
	text := strings.TrimSpace(v.str())
	if strings.ContainsFunc(text, unicode.IsControl) {
		v.fail("has a control character")
	}
	return text
}

// readTitle returns a name of the list, "" if there is none.
func readTitle(v *value, key string) string {
	f := v.maybe(key)
	if f == nil {
		return ""
	}
	text := line(f)
	if n := utf8.RuneCountInString(text); n > maxTitle {
		f.fail(longTitle, maxTitle, n)
	}
	return text
}

// JSON writes a list.
func (l List) JSON() []byte {
	type entry struct {
		Army     string   `json:"army,omitempty"`
		Unit     string   `json:"unit"`
		Size     string   `json:"size,omitempty"`
		Options  []string `json:"options,omitempty"`
		Artefact any      `json:"artefact,omitempty"`
	}
	doc := struct {
		Game   string   `json:"game"`
		Name   string   `json:"name,omitempty"`
		NameFR string   `json:"name_fr,omitempty"`
		Army   string   `json:"army"`
		Points int      `json:"points"`
		Agreed []string `json:"agreed,omitempty"`
		Units  []entry  `json:"units"`
	}{"kings", l.Name, l.NameFR, l.Army, l.Points, l.agreed(), []entry{}}
	for _, e := range l.Units {
		one := entry{Army: e.Army, Unit: e.Unit, Size: e.Size, Options: e.Options}
		switch len(e.Artefacts) {
		case 0:
		case 1:
			one.Artefact = e.Artefacts[0]
		default:
			one.Artefact = e.Artefacts
		}
		doc.Units = append(doc.Units, one)
	}
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(doc); err != nil {
		panic(err) // strings and numbers
	}
	return b.Bytes()
}
