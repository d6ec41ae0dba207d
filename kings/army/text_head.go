package army

import (
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// A headKey is what a line says before its colon.
type headKey uint8

const (
	keyName headKey = iota + 1
	keyNameFR
	keyArmy
	keyPoints
	keyAgreed
	keyTotal
	keyPart // something that the unit above has
	keyCost // what the unit above costs
	keyArmyOrName
)

// headKeys are those of a list's head, in either language; those that people use instead are
// in otherKeys.
var headKeys = map[string]headKey{
	"name": keyName, "nom": keyName, "name_fr": keyNameFR, "nom_fr": keyNameFR, "army": keyArmy, "armee": keyArmy,
	"points": keyPoints, "agreed": keyAgreed, "accord": keyAgreed, "total": keyTotal,
}

var otherKeys = map[string]headKey{
	"list": keyName, "list_name": keyName, "title": keyName, "liste": keyName, "nom_de_la_liste": keyName, "titre": keyName,
	"army_name": keyArmyOrName, "nom_de_l_armee": keyArmyOrName, "nom_de_larmee": keyArmyOrName, "army_list": keyArmyOrName, "liste_d_armee": keyArmyOrName, "liste_darmee": keyArmyOrName,
	"faction": keyArmy, "race": keyArmy, "force": keyArmy,
	"pts": keyPoints, "points_limit": keyPoints, "limit": keyPoints, "limite": keyPoints, "game_size": keyPoints, "points_value": keyPoints,
	"total_points": keyTotal, "points_total": keyTotal, "total_pts": keyTotal, "army_total": keyTotal, "grand_total": keyTotal,
	"total_cost": keyTotal, "army_cost": keyTotal, "points_used": keyTotal, "total_de_l_armee": keyTotal, "total_de_larmee": keyTotal,
	"size": keyPart, "format": keyPart, "taille": keyPart, "option": keyPart, "options": keyPart, "upgrade": keyPart, "upgrades": keyPart,
	"artefact": keyPart, "artefacts": keyPart, "artifact": keyPart, "magic_artefact": keyPart, "magical_artefact": keyPart, "item": keyPart,
	"magic_item": keyPart, "objet_magique": keyPart, "objet": keyPart, "spell": keyPart, "spells": keyPart, "sort": keyPart, "sorts": keyPart,
	"equipment": keyPart, "equipement": keyPart, "special": keyPart, "special_rules": keyPart, "rules": keyPart, "regles_speciales": keyPart,
	"cost": keyCost, "cout": keyCost, "unit_cost": keyCost, "unit_total": keyCost,
}

// head reads a line of the list's head.
func (r *textReader) head(k headKey, key, rest string, n int) *content.Fault {
	l := &r.l
	switch k {
	case keyName:
		if !r.titled {
			l.Name, r.titled = "", true
		}
		return paper.SetTitle(&l.Name, key, rest)
	case keyNameFR:
		return paper.SetTitle(&l.NameFR, key, rest)
	case keyArmy:
		if r.army == stated || rest == "" {
			r.nameless = true
			return content.Wrong("the army must be named once, before its units",
				"l'armée doit être nommée une seule fois, avant ses unités")
		}
		l.Army, l.armyLine, r.army = r.c.armyWord(rest), n, stated
	case keyPoints:
		if r.points == stated && r.above != nil {
			return r.unitCost(rest)
		}
		if r.points == stated {
			return content.Wrong(paper.Twice.English, paper.Twice.French, key)
		}
		r.points, l.pointsLine = stated, n
		p, ok := wholePoints(rest)
		if !ok {
			return content.Wrong("points is %q, not a whole number from 0 to 1000000",
				"les points sont %q, et non un nombre entier de 0 à 1000000", rest)
		}
		l.Points = p
	case keyAgreed:
		for what := range strings.SplitSeq(rest, ",") {
			if !l.agree(what) {
				return content.Wrong("agreed is %q, which is none of %s", "l'accord %q n'existe pas ; il y a %s", strings.TrimSpace(what), agreementNames())
			}
		}
	case keyTotal:
		row := paper.NewRow(n, rest)
		r.adds(&row)
	}
	return nil
}

// wholePoints reads a total: 2000, 2,000 pts, 1995/2000, 2000 (a tournament).
func wholePoints(text string) (int, bool) {
	row := paper.NewRow(0, text)
	all := row.Numbers()
	if len(row.Words) == 0 || !row.Words[0].Number || strings.HasPrefix(text, "-") || len(all) > 1 && !(len(all) == 2 && strings.Contains(text, "/")) {
		return 0, false
	}
	n := all[len(all)-1]
	return n, n <= paper.MaxPoints
}

// unitCost notes what the unit above costs.
func (r *textReader) unitCost(text string) *content.Fault {
	if n, ok := wholePoints(text); ok {
		e := r.l.Units[r.first]
		e.costs = []int{n}
		r.change(e)
	}
	return nil
}

// keyed reads a row with a colon; done is false if it should be read as any other.
func (r *textReader) keyed(row *paper.Row, key, rest string) (done bool, why *content.Fault) {
	below := paper.NewRow(row.Line, rest)
	below.Indent, below.Bullet = row.Indent+1, true
	k := otherKeys[paper.Fold(key)]
	if k == keyArmyOrName {
		if k = keyName; r.army < stated && r.c.isArmy(rest) {
			k = keyArmy
		}
	}
	switch {
	case rest == "" && k != 0:
		return true, nil
	case k == keyPart && r.above != nil:
		if !r.more(&below) {
			r.pass(row.Line, row.Text)
		}
		return true, nil
	case k == keyCost && r.above != nil || k == keyPoints && r.above != nil:
		return true, r.unitCost(rest)
	case k != 0 && k < keyPart && !(k == keyName && r.titled):
		return true, r.head(k, key, rest, row.Line)
	case kinds[paper.Fold(key)] || headings[paper.Fold(key)]:
		r.above = nil
		if len(below.Words) == 0 || r.sum(&below) || r.section(&below) {
			return true, nil
		}
		below.Bullet = false
		return true, r.unit(&below)
	}
	if s := r.c.unitScan(&r.l, r.ally, row); s.unit != nil || s.e.Size != "" || s.e.costs != nil || r.early() {
		return false, nil
	}
	r.pass(row.Line, row.Text)
	return true, nil
}

// isArmy tells whether a text names an army.
func (c *Book) isArmy(text string) bool {
	_, ok := c.Army(c.armyWord(text))
	return ok
}
