package song

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gonfalon/song/effect"
)

// A word of the vocabulary, as it stands in rules: a value of one of its types, or a bit of a
// set.
type word struct {
	Type string
	N    uint64
}

// A standing is where a word stands: the field, and the record that says it.
type standing struct {
	at    reflect.Value
	id    entryID
	gives bool // it stands in a counts-as
}

// vocabulary are all words of all rules, with where they stand. Package effect holds that it has no
// others.
func vocabulary() map[word][]standing {
	all := map[word][]standing{}
	var note func(v reflect.Value, id entryID, gives bool)
	note = func(v reflect.Value, id entryID, gives bool) {
		switch v.Kind() {
		case reflect.Struct:
			if op, is := v.Interface().(effect.Op); is {
				gives = op.Code == effect.CountsAs
			}
			for i := range v.NumField() {
				note(v.Field(i), id, gives)
			}
		case reflect.Slice:
			for i := range v.Len() {
				note(v.Index(i), id, gives)
			}
		case reflect.Uint8, reflect.Uint16:
			if !strings.HasPrefix(v.Type().PkgPath(), "gonfalon") || v.Uint() == 0 {
				return
			}
			name := v.Type().Name()
			if !sets[name] {
				all[word{name, v.Uint()}] = append(all[word{name, v.Uint()}], standing{v, id, gives})
				return
			}
			for bit := range 16 {
				if v.Uint()>>bit&1 == 1 {
					all[word{name, 1 << bit}] = append(all[word{name, 1 << bit}], standing{v, id, gives})
				}
			}
		}
	}
	l := shelf()
	for i := range l.entries {
		for j := range l.entries[i].rules {
			note(reflect.ValueOf(&l.entries[i].rules[j]).Elem(), entryID(i+1), false)
		}
	}
	return all
}

// sets are the types of which one word is a bit.
var sets = map[string]bool{
	"Arcs": true, "Actions": true, "Means": true, "Bars": true, "Guards": true, "Losses": true, "Grounds": true,
	"Bonuses": true, "Views": true, "Piles": true,
}

// other are the types of which one word is what is meant where none stands: it is not struck out
// but becomes another.
var other = map[string]bool{"Sort": true, "Compare": true, "Holding": true, "NCUMove": true, "Way": true, "Span": true, "Zone": true}

// strike takes a word away; but not what units are said to count as: to ask for nothing of those who
// count as nothing would come to the same.
func strike(w word, p standing) {
	switch {
	case w.Type == "Tag" && p.gives:
	case w.Type == "Event":
		p.at.SetUint(uint64(noMomentKind))
	case sets[w.Type]:
		p.at.SetUint(p.at.Uint() &^ w.N)
	case w.Type == "Span" && w.N != uint64(effect.ThisTurn):
		p.at.SetUint(uint64(effect.ThisTurn))
	case other[w.Type] && w.N == 1:
		p.at.SetUint(2)
	case other[w.Type]:
		p.at.SetUint(1)
	default:
		p.at.SetUint(0)
	}
}

// elsewhere are words that matches need not: what a card has printed as a number besides, and
// what armies are made of, which package army settles by flags of the cards before a match begins.
var elsewhere = map[word]bool{
	{"Code", uint64(effect.Range)}:          true, // printed beside the attack: TestPrinted
	{"Code", uint64(effect.AttachmentCost)}: true,
	{"King", uint64(effect.RenlyKing)}:      true,
	{"King", uint64(effect.StannisKing)}:    true,
}

// TestEveryWordIsCarriedOut takes each word of the vocabulary out of all rules: some case fails
// then. A word that nobody carries out, and a moment that nobody announces, would not be missed.
func TestEveryWordIsCarriedOut(t *testing.T) {
	all := vocabulary()
	names := slices.Sorted(maps.Keys(allCases()))
	for w, places := range all {
		if elsewhere[w] || w.Type == "Code" && w.N <= uint64(effect.Back) {
			continue
		}
		ids := map[entryID]bool{}
		for _, p := range places {
			ids[p.id] = true
		}
		missed := false
		without(ids, func() func() {
			var undo []func()
			for _, p := range places {
				old := p.at.Uint()
				undo = append(undo, func() { p.at.SetUint(old) })
				strike(w, p)
			}
			return func() {
				for _, f := range undo {
					f()
				}
			}
		}, func() {
			missed = slices.ContainsFunc(near(names, ids), func(name string) bool { return !holds(name) })
		})
		if !missed {
			t.Errorf("nothing carries out the %s %d, which %s says", w.Type, w.N, shelf().entry(places[0].id).ID)
		}
	}
}

// near puts the cases of some records before the others.
func near(names []string, ids map[entryID]bool) []string {
	var of, rest []string
	for _, name := range names {
		mine := false
		for id := range ids {
			mine = mine || strings.Contains(name, fmt.Sprintf("/%s-", shelf().entry(id).ID))
		}
		if mine {
			of = append(of, name)
		} else {
			rest = append(rest, name)
		}
	}
	return append(of, rest...)
}
