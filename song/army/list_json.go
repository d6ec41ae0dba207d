package army

import (
	"slices"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// Army lists as JSON, with the same words as plain text; TOML has the same fields:
//
//	{
//	  "game": "song", "name": "The Young Wolf's host", "name_fr": "L'ost du Jeune Loup",
//	  "faction": "stark", "points": 40,
//	  "units": [
//	    {"unit": "10201", "attachments": ["20201"]},
//	    {"unit": "10204"}
//	  ],
//	  "ncus": ["30201"],
//	  "apart": ["20221"]
//	}
//
// What stands apart are attachments that join no unit of the army.

// partKeys are the fields in which the entries of a kind stand.
var partKeys = [...]string{CombatUnit: "units", NonCombat: "ncus", Attachment: "apart"}

// readDocument reads an army list from JSON, or from TOML with the same fields. Its error
// names each line that is wrong. The words of the list may be ids or names, in either language.
func (c *Book) readDocument(file string, data []byte) (List, error) {
	var l List
	err := content.ReadEither(file, data, func(v *content.Value) {
		for _, read := range []func(){
			func() { v.Field("game").OneOf("song") },
			func() {
				faction := v.Field("faction")
				l.Faction, l.factionLine = c.factionWord(paper.Line(faction)), faction.Line
			},
			func() {
				points := v.Field("points")
				l.Points, l.pointsLine = points.Within(0, paper.MaxPoints), points.Line
			},
			func() { l.Name = paper.ReadTitle(v, "name") },
			func() { l.NameFR = paper.ReadTitle(v, "name_fr") },
			func() { c.readEntries(v.Field("units"), &l, CombatUnit) },
			func() { c.readEntries(v.Maybe("ncus"), &l, NonCombat) },
			func() { c.readEntries(v.Maybe("apart"), &l, Attachment) },
			v.Close,
		} {
			v.Apart(read)
		}
	})
	l.settle()
	return l, err
}

func (c *Book) readEntries(v *content.Value, l *List, kind Kind) {
	if v == nil {
		return
	}
	list := v.List()
	if most := mostOf[kind]; len(list) > most.most {
		v.FailBoth(tooMany.English, tooMany.French, most.most, most.what)
		return
	}
	for _, u := range list {
		v.Apart(func() { l.Entries = append(l.Entries, c.readEntry(u, l, kind)) })
	}
}

// readEntry reads an entry: a combat unit is an object, others are words.
func (c *Book) readEntry(v *content.Value, l *List, kind Kind) Entry {
	e := Entry{Line: v.Line, Kind: kind}
	if kind != CombatUnit {
		e.Card = c.sheetWord(l.Faction, paper.Line(v), kind)
		e.Kind = c.kindOf(e.Card, kind)
		return e
	}
	e.Card = c.sheetWord(l.Faction, paper.Line(v.Field("unit")), kind)
	e.Kind = c.kindOf(e.Card, kind)
	v.CallBoth("unit %q", "unité %q", e.Card)
	if list := v.Maybe("attachments"); list != nil {
		words := list.List()
		if len(words) > maxJoined {
			list.FailBoth("has more than %d attachments", "il y a plus de %d attachements", maxJoined)
			return e
		}
		for _, word := range words {
			e.Attachments = append(e.Attachments, c.sheetWord(l.Faction, paper.Line(word), Attachment))
		}
	}
	v.Close()
	return e
}

// kindOf returns the kind of a card, or what it was taken for if nobody knows it.
func (c *Book) kindOf(word string, kind Kind) Kind {
	if id, ok := c.Sheet(word); ok {
		return c.Sheets[id].Kind
	}
	return kind
}

// settle puts the entries in the order of documents.
func (l *List) settle() {
	slices.SortStableFunc(l.Entries, func(a, b Entry) int { return kindOrder[a.Kind] - kindOrder[b.Kind] })
}

// JSON writes a list.
func (l List) JSON() []byte {
	type entry struct {
		Unit        string   `json:"unit"`
		Attachments []string `json:"attachments,omitempty"`
	}
	doc := struct {
		Game    string   `json:"game"`
		Name    string   `json:"name,omitempty"`
		NameFR  string   `json:"name_fr,omitempty"`
		Faction string   `json:"faction"`
		Points  int      `json:"points"`
		Units   []entry  `json:"units"`
		NCUs    []string `json:"ncus,omitempty"`
		Apart   []string `json:"apart,omitempty"`
	}{"song", l.Name, l.NameFR, l.Faction, l.Points, []entry{}, nil, nil}
	for _, e := range l.Entries {
		switch e.Kind {
		case CombatUnit:
			doc.Units = append(doc.Units, entry{e.Card, e.Attachments})
		case NonCombat:
			doc.NCUs = append(doc.NCUs, e.Card)
		default:
			doc.Apart = append(doc.Apart, e.Card)
		}
	}
	return paper.Sheet(doc)
}
