package army

import (
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
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
func (c *Book) ReadJSON(file string, data []byte) (List, error) {
	var l List
	err := content.Read(file, data, func(v *content.Value) {
		for _, read := range []func(){
			func() { v.Field("game").OneOf("kings") },
			func() {
				army := v.Field("army")
				l.Army, l.armyLine = c.armyWord(paper.Line(army)), army.Line
			},
			func() {
				points := v.Field("points")
				l.Points, l.pointsLine = points.Within(0, paper.MaxPoints), points.Line
			},
			func() { l.Name = paper.ReadTitle(v, "name") },
			func() { l.NameFR = paper.ReadTitle(v, "name_fr") },
			func() { l.readAgreed(v) },
			func() { c.readUnits(v.Field("units"), &l) },
			v.Close,
		} {
			v.Apart(read)
		}
	})
	return l, err
}

func (l *List) readAgreed(v *content.Value) {
	if a := v.Maybe("agreed"); a != nil {
		for _, what := range a.List() {
			if !l.agree(what.Str()) {
				what.FailBoth("is %q, which is none of %s", "est %q, ce qui n'est rien de %s", what.Text, strings.Join(Agreements[:], ", "))
			}
		}
	}
}

func (c *Book) readUnits(v *content.Value, l *List) {
	units := v.List()
	if len(units) > MaxSide {
		v.FailBoth("has more than %d units", "il y a plus de %d unités", MaxSide)
		return
	}
	for _, u := range units {
		v.Apart(func() { l.Units = append(l.Units, c.readEntry(u, l)) })
	}
}

func (c *Book) readEntry(v *content.Value, l *List) Entry {
	e := Entry{Line: v.Line}
	if a := v.Maybe("army"); a != nil {
		e.Army = c.armyWord(paper.Line(a))
	}
	if e.Army == l.Army {
		e.Army = ""
	}
	e.Unit = c.unitWord(l, e.Army, paper.Line(v.Field("unit")))
	v.CallBoth("unit %q", "unité %q", e.Unit)
	if s := v.Maybe("size"); s != nil {
		e.Size = sizeWord(paper.Line(s))
	}
	u := c.entryUnit(l, &e)
	if o := v.Maybe("options"); o != nil {
		for _, word := range o.List() {
			e.Options = append(e.Options, optionWord(u, paper.Line(word)))
		}
	}
	if a := v.Maybe("artefact"); a != nil {
		words := []*content.Value{a}
		if a.Kind == content.Array {
			words = a.Parts
		}
		for _, word := range words {
			e.Artefacts = append(e.Artefacts, c.artefactWord(paper.Line(word)))
		}
	}
	v.Close()
	return e
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
	return paper.Sheet(doc)
}
