package rules

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	// A number is written 2,000 or 4.5 in English, 2 000 or 4,5 in French.
	englishNumber = regexp.MustCompile(`\d+(?:,\d{3})*(?:\.\d+)?`)
	frenchNumber  = regexp.MustCompile(`\d+(?: \d{3})*(?:,\d+)?`)
	// The version of a rulebook keeps its point: la version 1.5, la FAQ anglaise 1.5.
	version = regexp.MustCompile(`((?:version|FAQ anglaise) )1\.5`)
	citedID = regexp.MustCompile(`\b[a-z]+\.[a-z][a-z0-9-]*\.[a-z0-9-]+`)
)

func englishNumbers(note string) []string {
	return numbers(englishNumber.FindAllString(note, -1), strings.NewReplacer(",", ""))
}

func frenchNumbers(note string) []string {
	note = version.ReplaceAllString(note, "${1}1,5")
	return numbers(frenchNumber.FindAllString(note, -1), strings.NewReplacer(" ", "", ",", "."))
}

// numbers puts numbers in one form and in order: a translation may turn its sentence round.
func numbers(found []string, form *strings.Replacer) []string {
	for i, n := range found {
		found[i] = form.Replace(n)
	}
	slices.Sort(found)
	return found
}

func TestNumbersOfNotes(t *testing.T) {
	for _, c := range []struct {
		english, french string
		same            bool
	}{
		{`1,200 to 1,001, at 4.5"`, `1 200 à 1 001, à 4,5"`, true},
		{"25x50 mm at (70,70)", "25x50 mm en (70 ; 70)", true},
		{"armies 3, 2, 2", "armées 3, 2, 2", true},
		{"the 7th of 30", "sur 30, la 7e", true},
		{"2,000 points", "2 500 points", false},
		{"armies 3, 2, 2", "armées 3, 2", false},
		{"4.5 mm", "45 mm", false},
		{"not in version 1.5, at 1.5 mm", "pas dans la version 1.5, à 1,5 mm", true},
		{"0.001 square inch", "0,001 pouce carré", true},
		{"at 1.5 mm", "à 1.5 mm", false},
		{"one die", "1 dé", false},
	} {
		if got := slices.Equal(englishNumbers(c.english), frenchNumbers(c.french)); got != c.same {
			t.Errorf("%q and %q have the same numbers: got %t want %t", c.english, c.french, got, c.same)
		}
	}
}

func TestNotesAgree(t *testing.T) {
	for _, name := range Games() {
		l, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range l.Rules {
			for _, note := range [...]struct{ name, english, french string }{
				{"example", r.Example, r.ExampleFrench}, {"ambiguity", r.Ambiguity, r.AmbiguityFrench},
			} {
				if en, fr := englishNumbers(note.english), frenchNumbers(note.french); !slices.Equal(en, fr) {
					t.Errorf("%s: the numbers of %s are %v, those of its French twin %v", r.ID, note.name, en, fr)
				}
				en, fr := citedID.FindAllString(note.english, -1), citedID.FindAllString(note.french, -1)
				slices.Sort(en)
				slices.Sort(fr)
				if !slices.Equal(en, fr) {
					t.Errorf("%s: %s cites %v, its French twin %v", r.ID, note.name, en, fr)
				}
			}
		}
	}
}

// TestFrenchOfNotes holds the notes to the typography of the rules: a space before and
// within double signs, straight apostrophes, no English quotation marks.
func TestFrenchOfNotes(t *testing.T) {
	bad := regexp.MustCompile(`[^ ][;:?!»]|«[^ ]|’|(^|[ (])'|\d\.\d|[1-9]\d{0,2},\d{3}`)
	for _, name := range Games() {
		l, err := Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range l.Rules {
			for _, note := range [...]string{r.ExampleFrench, r.AmbiguityFrench} {
				if at := bad.FindString(version.ReplaceAllString(note, "")); at != "" {
					t.Errorf("%s: %q is not how French is written here: %s", r.ID, at, note)
				}
			}
		}
	}
}
