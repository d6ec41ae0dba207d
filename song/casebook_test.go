package song

import (
	"io/fs"
	"os"
	"path"
	"strings"
	"sync"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/song/army"
	"gonfalon/song/effect"
)

// What the tests of all content have in common: the cases, and the library with something taken
// out of it.

// allCases are the cases by their folder and name.
var allCases = sync.OnceValue(func() map[string]*casebook.Case {
	all := map[string]*casebook.Case{}
	root := os.DirFS("testdata/cases")
	game.Must(0, fs.WalkDir(root, ".", func(name string, _ fs.DirEntry, err error) error {
		if path.Ext(name) == ".toml" {
			all[strings.TrimSuffix(name, ".toml")] = game.Must(casebook.Read(name, game.Must(fs.ReadFile(root, name))))
		}
		return err
	}))
	return all
})

// showing are the names of the cases of each record: those that show it.
var showing = sync.OnceValue(func() map[string][]string {
	of := map[string][]string{}
	for name, c := range allCases() {
		for _, id := range c.Shows {
			of[id] = append(of[id], name)
		}
	}
	return of
})

// holds tells whether a case holds with the library as it is now. One that ends the rules in a
// panic does not.
func holds(name string) (yes bool) {
	defer func() { yes = recover() == nil && yes }()
	return casebook.Run(allCases()[name], game.Open(Rules{})).OK()
}

// without has a function look at the game with rules of some records changed: what follows from
// them is worked out anew before and after.
func without(ids map[entryID]bool, change func() (back func()), look func()) {
	l := shelf()
	before := map[entryID]entry{}
	for id := range ids {
		before[id] = *l.entry(id)
	}
	back := change()
	for id := range ids {
		l.entry(id).weigh()
	}
	settle()
	look()
	back()
	for id, e := range before {
		*l.entry(id) = e
	}
	settle()
}

// settle works out anew what is drawn from rules once: what keywords do, and what the armies of
// matches have to say.
func settle() {
	l := shelf()
	l.keywords = [keywords]Grant{}
	l.readKeywords(words())
	interned = new(game.Interned[Muster])
}

// words are the records by their ids; what they grant has the same id, and stands behind them.
func words() map[string]entryID {
	all := map[string]entryID{}
	for i := range shelf().entries {
		if id := shelf().entries[i].ID; all[id] == 0 {
			all[id] = entryID(i + 1)
		}
	}
	return all
}

// silence takes the rules of a record away.
func silence(e *entry) (back func()) {
	var events []effect.Event
	var ops [][]effect.Op
	for i := range e.rules {
		r := &e.rules[i]
		events, ops = append(events, r.Event), append(ops, append([]effect.Op(nil), r.Ops...))
		if r.Event != effect.NoEvent {
			r.Event = noMomentKind
		}
		for j := range r.Ops {
			r.Ops[j] = effect.Op{}
		}
	}
	return func() {
		for i := range e.rules {
			e.rules[i].Event = events[i]
			copy(e.rules[i].Ops, ops[i])
		}
	}
}

// noMomentKind is an event that never comes about.
const noMomentKind effect.Event = 63

// records are all records whose cases have a folder of their own.
func records() map[string][]entryID {
	l := shelf()
	all := map[string][]entryID{}
	add := func(folder string, id string) { all[folder] = append(all[folder], words()[id]) }
	for _, a := range l.effects.Abilities {
		if _, is := printed[a.ID]; !is && a.Kind != effect.BuildKind { // package army carries those out, and has their tests
			add("abilities", a.ID)
		}
	}
	for _, n := range l.effects.NCUs {
		add("ncus", n.ID)
	}
	for _, c := range l.effects.Cards {
		add("cards", c.ID)
	}
	for _, z := range l.effects.Zones {
		add("zones", z.ID)
	}
	for _, o := range l.effects.Objectives {
		add("objectives", o.ID)
	}
	for _, m := range l.effects.Missions {
		add("missions", m.ID)
	}
	for _, c := range l.effects.Sieges {
		add("sieges", c.ID)
	}
	return all
}

// grantedBy are a record and what its statements grant.
func grantedBy(id entryID) map[entryID]bool {
	all := map[entryID]bool{}
	for i := range shelf().entries {
		if shelf().entries[i].Record == shelf().entry(id).Record {
			all[entryID(i+1)] = true
		}
	}
	return all
}

// unbind has all conditions of a record hold.
func unbind(e *entry) (back func()) {
	var undo []func()
	free := func(list []effect.Condition) {
		old := append([]effect.Condition(nil), list...)
		for i := range list {
			list[i] = effect.Condition{Predicate: effect.Compared, Compare: effect.AtLeast, Or: list[i].Or}
		}
		undo = append(undo, func() { copy(list, old) })
	}
	for i := range e.rules {
		free(e.rules[i].Conditions)
		for j := range e.rules[i].Ops {
			free(e.rules[i].Ops[j].Conditions)
		}
	}
	return func() {
		for _, f := range undo {
			f()
		}
	}
}

// changed tells which of some cases do not hold when a record and what it grants is changed.
func changed(id entryID, change func(*entry) func(), names []string) map[string]bool {
	failed, all := map[string]bool{}, grantedBy(id)
	without(all, func() func() {
		var undo []func()
		for one := range all {
			undo = append(undo, change(shelf().entry(one)))
		}
		return func() {
			for _, f := range undo {
				f()
			}
		}
	}, func() {
		for _, name := range names {
			failed[name] = !holds(name)
		}
	})
	return failed
}

// printed are abilities that do nothing but repeat what is printed beside the attack.
var printed = map[string]army.Range{"short_range": army.ShortRange, "long_range": army.LongRange}

// TestPrinted: they say what is printed there.
func TestPrinted(t *testing.T) {
	book := shelf().army
	for i := range book.Sheets {
		s := &book.Sheets[i]
		for _, a := range s.Abilities {
			reach, is := printed[book.Abilities[a].ID]
			for _, w := range s.Attacks {
				if is && w.Range != army.Melee && w.Range != reach {
					t.Errorf("%s: its shots do not reach as far as %s says", s.ID, book.Abilities[a].ID)
				}
			}
		}
	}
	inches := map[army.Range]int8{army.ShortRange: 6, army.LongRange: 12}
	for id, reach := range printed {
		if op := shelf().entry(words()[id]).rules[0].Ops[0]; op.Code != effect.Range || op.Count != inches[reach] {
			t.Errorf("%s says %s %d", id, op.Code, op.Count)
		}
		if len(showing()[id]) < 2 {
			t.Errorf("%s has not two cases", id)
		}
	}
}

// TestEveryRecordHasItsCases: each ability, card, NCU, zone, Objective, mission and siege card
// has a case that shows what it does: it fails without that. It has another in which it could do
// something and does not apply: that holds without it, or fails if it asks for nothing.
func TestEveryRecordHasItsCases(t *testing.T) {
	for folder, ids := range records() {
		for _, id := range ids {
			e := shelf().entry(id)
			names := showing()[e.ID]
			silent, free := changed(id, silence, names), changed(id, unbind, names)
			does, not := false, false
			for _, name := range names {
				does = does || silent[name]
				not = not || !silent[name] || free[name]
			}
			if !does || !not {
				t.Errorf("%s %s (%s): a case that shows what it does: %t; one that shows where it does not apply: %t", folder, e.ID, e.Name.English, does, not)
			}
		}
	}
}

// TestEveryModeHasItsCases: each mode has its cases, teams have theirs, and each card of values
// stands in some case.
func TestEveryModeHasItsCases(t *testing.T) {
	text := map[string]string{}
	for name := range allCases() {
		text[name] = string(game.Must(os.ReadFile("testdata/cases/" + name + ".toml")))
	}
	in := func(what string) int {
		n := 0
		for _, s := range text {
			if strings.Contains(s, what) {
				n++
			}
		}
		return n
	}
	for _, m := range modeInfos {
		if in(`mode = "`+m.ID+`"`) < 8 {
			t.Errorf("%s has not eight cases", m.ID)
		}
	}
	if in(`teams = "pairs"`) < 4 {
		t.Error("teams have not four cases")
	}
	book := shelf().army
	for i := range book.Sheets {
		s := &book.Sheets[i]
		if i == int(army.NoSheet) || s.ID == "" {
			continue
		}
		if in(`card = "`+s.ID+`"`) == 0 && in(`beast = "`+s.ID+`"`) == 0 {
			t.Errorf("%s (%s) stands in no case", s.ID, s.Name(game.English))
		}
	}
}
