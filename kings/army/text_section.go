package army

import (
	"strings"
	"unicode/utf8"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// section reads a heading above units: of their sort, or of the army that they come from.
func (r *textReader) section(row *paper.Row) bool {
	var phrase []string
	allied := false
	for i := range row.Words {
		if w := row.Folded(i); !row.Words[i].Number && !pointWords[w] {
			phrase = append(phrase, w)
			allied = allied || strings.HasPrefix(w, "alli")
		}
	}
	text := strings.Join(phrase, "_")
	if kinds[text] || headings[text] {
		if _, ok := r.c.findUnit(&r.l, r.ally, text); ok && r.army == stated {
			return false
		}
		if r.above != nil && findSize(text) >= 0 && r.l.Units[r.first].Size == "" {
			return false
		}
		r.above = nil
		return true
	}
	if len(r.l.Units) == 0 {
		return false
	}
	if allied {
		kept := phrase[:0]
		for _, w := range phrase {
			if !alliedWords[w] {
				kept = append(kept, w)
			}
		}
		text = strings.Join(kept, "_")
	}
	if _, ok := r.c.findUnit(&r.l, r.ally, text); ok || !r.c.isArmy(text) {
		return false
	}
	if r.ally, r.above = r.c.armyWord(text), nil; r.ally == r.l.Army {
		r.ally = ""
	}
	return true
}

// cutAlly takes the army of an ally and its stroke off a row. Strokes may also stand between
// the parts of a unit.
func (r *textReader) cutAlly(full *paper.Row) (string, *paper.Row, *content.Fault) {
	before, after, ok := strings.Cut(full.Text, "/")
	if !ok || joints[lastWord(before)] {
		return r.ally, full, nil
	}
	times := ""
	if at := strings.LastIndexAny(before, "xX×"); at > 0 && strings.Trim(before[:at], "0123456789 xX×") == "" {
		_, n := utf8.DecodeRuneInString(before[at:])
		times, before = before[:at+n]+" ", before[at+n:]
	}
	army := r.c.armyWord(strings.TrimSpace(before))
	rest := full.With(times + strings.TrimSpace(after))
	if r.c.unitScan(&r.l, army, &rest).unit == nil && r.c.unitScan(&r.l, r.ally, full).unit != nil {
		return r.ally, full, nil
	}
	if army == "" {
		return "", nil, content.Wrong("there is no army before the stroke", "il n'y a pas d'armée avant la barre")
	}
	if army == r.l.Army {
		army = ""
	}
	return army, &rest, nil
}

// lastWord is the last word of a text, folded.
func lastWord(text string) string {
	text = paper.Fold(text)
	return text[strings.LastIndexByte(text, '_')+1:]
}
