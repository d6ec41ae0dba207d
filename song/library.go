package song

import (
	"sync"

	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// The library is all content of the game: armies on paper and what cards do. It is read once;
// states speak of its parts by number.
type library struct {
	army    *army.Book
	effects *effect.Book
	tables  *field.Book
	hash    string
	entries []entry
	rules   []program

	ability   []entryID          // of the abilities of the army's book
	card      []entryID          // of its tactics cards
	ncu       map[string]entryID // by the id of the sheet
	zone      [zones]entryID
	objective []entryID
	mission   []entryID
	siege     [2][]entryID // of attackers, of defenders
	wall      entryID
	wallCard  *army.Sheet
	zoneWinds entryID // of Tactics in The Winds of Winter
	grant     []entryID
	keywords  [keywords]Grant // what each adds to an attack
}

// An entryID is a record with rules, counted from 1.
type entryID uint16

// An entry is a record with rules.
type entry struct {
	*effect.Record
	rules     []effect.Rule
	first     uint16 // the number of its first rule
	events    uint64 // at which it has something to say, a bit each
	standing  [3]uint64
	wide      bool // it says something of others than self, or of its owner
	kind      effect.Kind
	influence bool
	vow       bool
	reads     reads
}

// A program is a rule with what follows from it.
type program struct {
	*effect.Rule
	of      entryID
	ends    []uint16 // where the block of each statement ends
	touches touch
}

var shelf = sync.OnceValue(buildLibrary)

func (l *library) entry(id entryID) *entry { return &l.entries[id-1] }

// add numbers the rules of a record.
func (l *library) add(r *effect.Record, rules []effect.Rule) entryID {
	e := entry{Record: r, rules: rules, first: uint16(len(l.rules)), reads: readsOf(rules)}
	id := entryID(len(l.entries) + 1)
	for i := range rules {
		l.rules = append(l.rules, program{&rules[i], id, blockEnds(rules[i].Ops), touchOf(rules[i].Ops)})
	}
	e.weigh()
	l.entries = append(l.entries, e)
	return id
}

// weigh works out at what events a record has something to say, and what it says always.
func (e *entry) weigh() {
	e.events, e.standing, e.wide = 0, [3]uint64{}, false
	for i := range e.rules {
		rule := &e.rules[i]
		if rule.Event != effect.NoEvent {
			e.events |= 1 << rule.Event
			continue
		}
		e.wide = e.wide || rule.For != effect.NoSide || rule.Seat
		for j := range rule.Ops {
			e.standing[rule.Ops[j].Code/64] |= 1 << (rule.Ops[j].Code % 64)
		}
	}
}

// blockEnds works out where the block of each statement of a rule ends.
func blockEnds(ops []effect.Op) []uint16 {
	ends := make([]uint16, len(ops)+1)
	for i := range ends {
		ends[i] = uint16(len(ops))
	}
	for i := range ops {
		if !steers(ops[i].Code) {
			continue
		}
		for j := i + 1; j < int(ops[i].Skip) && j <= len(ops); j++ {
			ends[j] = ops[i].Skip
			if after := int(ops[i].Skip); after < len(ops) && ops[i].Code != effect.Else && after > 0 && ops[after-1].Code == effect.Else && after-1 >= j {
				ends[j] = uint16(after - 1)
			}
		}
	}
	return ends
}

// steers tells whether a statement has others below it that are carried out with it.
func steers(c effect.Code) bool {
	switch c {
	case effect.If, effect.Else, effect.May, effect.Each, effect.Option, effect.Passed, effect.Failed, effect.Repeat, effect.After:
		return true
	}
	return false
}

// sayings are what an entry has something to say about.
func (e *entry) sayings() sayings {
	says := sayings{events: e.events, standing: e.standing}
	if e.kind == effect.OrderKind {
		says.orders = e.events
	}
	return says
}

// says tells whether an entry has a standing statement of a kind.
func (e *entry) says(c effect.Code) bool { return e.standing[c/64]>>(c%64)&1 == 1 }
