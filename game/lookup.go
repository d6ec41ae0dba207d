package game

import (
	"cmp"
	"slices"
	"strings"
)

// A Lookup finds what documents name and keeps the first thing wrong. Games embed it in a
// reader of their own, which knows the things that only they have.
type Lookup struct{ Err error }

// FailBoth notes what is wrong, as [Wrong] says it, unless something was before.
func (l *Lookup) FailBoth(english, french string, facts ...any) {
	l.fail(Wrong(english, french, facts...))
}

func (l *Lookup) fail(err error) {
	if l.Err == nil {
		l.Err = err
	}
}

// In reads a part of a document, so that what is wrong is told to be there.
func (l *Lookup) In(read func(), path ...string) {
	before := l.Err
	l.Err = nil
	read()
	if l.Err != nil {
		l.Err = Within(l.Err, path...)
	}
	l.Err = cmp.Or(before, l.Err)
}

// Index finds a name in a list whose unnamed entries are empty.
func (l *Lookup) Index(what string, list []string, name string) int {
	i := slices.Index(list, name)
	if i < 0 || name == "" {
		l.Missing(what, name, list)
		return 0
	}
	return i
}

// Missing notes that there is nothing of a name, and what there is instead.
func (l *Lookup) Missing(what, name string, list []string) {
	l.fail(Unknown(what, name, list))
}

// Unknown says that there is nothing of a name, and what there is instead, the likest first.
func Unknown(what, name string, list []string) error {
	kind := Text{English: what + " "} // French does without
	there := slices.DeleteFunc(Nearest(name, list), func(n string) bool { return n == "" })
	if len(there) == 0 {
		return Wrong("there is no %s%q, nor any other", "%s%q est inconnu ; il n'y a rien de tel", kind, name)
	}
	return Wrong("there is no %s%q; there is %s", "%s%q est inconnu ; il y a %s", kind, name, strings.Join(there, ", "))
}

// Fields is a set of fields of a document: a bit for each, in the order of their names.
type Fields uint32

// FieldsOf returns the set of those that are there.
func FieldsOf(there ...bool) Fields {
	var set Fields
	for i, is := range there {
		if is {
			set |= 1 << i
		}
	}
	return set
}

// Fields notes the first field that a document of a kind should not have, or lacks. Of
// those that it should have, optional ones may be left out.
func (l *Lookup) Fields(kind string, names []string, has, want, optional Fields) {
	for i, name := range names {
		switch f := Fields(1 << i); {
		case has&^want&f != 0:
			l.fail(Wrong("a %q has no %q", "%q n'a pas de %q", kind, name))
		case want&^has&^optional&f != 0:
			l.fail(Wrong("a %q needs %q", "%q demande %q", kind, name))
		}
	}
}

// Must returns what has been read from the files of the program itself: an error there is
// a mistake in the program.
func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
