package battles

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// clauses are what the sentence of a command says of each of its two effects.
var clauses = regexp.MustCompile(`; |\. |,? and 1 `)

// numerals are numbers in the sentence of a command.
var numerals = regexp.MustCompile(`\b(\d+|one|two|twice)\b`)

// classWordsOfCards are how sentences of cards speak of own units of a class.
var classWordsOfCards = map[Class]*regexp.Regexp{
	Infantry: regexp.MustCompile("infantry"), Cavalry: regexp.MustCompile("[^y] cavalry|^cavalry"), Ranged: regexp.MustCompile("ranged|archers"),
}

// TestCommandsDoWhatTheyPrint holds the commands of every card against their sentences: how many
// units of which classes they are for, where those stand, and how much of something they give.
func TestCommandsDoWhatTheyPrint(t *testing.T) {
	told := 0
	for _, card := range standard().Cards[1:] {
		for i := range card.Commands {
			c := &card.Commands[i]
			if c.Cost == 0 {
				continue
			}
			texts := []string{c.Words.English}
			if c.Effects[1].Op != noOp {
				if texts = clauses.Split(c.Words.English, 2); len(texts) != 2 {
					t.Fatalf("%s: %q says one thing, and does two", card.ID, c.Words.English)
				}
			}
			for k, text := range texts {
				told++
				if k > 0 && clauses.FindString(c.Words.English) != "; " && !strings.Contains(c.Words.English, ". ") {
					text = "1 " + text
				}
				for _, fault := range misprints(&c.Effects[k], text) {
					t.Errorf("%s, command %d: %q: %s", card.ID, i+1, text, fault)
				}
			}
		}
	}
	if told < 90 {
		t.Errorf("only %d effects are printed", told)
	}
}

// misprints tell where an effect is not what its clause says.
func misprints(e *Effect, text string) (faults []string) {
	says := func(what string, does bool, words ...string) {
		said := false
		for _, w := range words {
			said = said || strings.Contains(text, w)
		}
		if said != does {
			faults = append(faults, what)
		}
	}
	named := false
	for _, words := range classWordsOfCards {
		named = named || words.MatchString(text)
	}
	for class, words := range classWordsOfCards {
		if e.Classes.has(class) != (!named || words.MatchString(text)) {
			faults = append(faults, "other classes")
		}
	}
	says("another place", e.Where == anywhere, "anywhere", "outside the zone")
	says("ranks", e.Fit&fitSameRank != 0, "of one rank")
	says("classes alike", e.Fit&fitSameClass != 0, "of one class")
	says("the engaged", e.Fit&fitEngaged != 0, "that are engaged")
	says("the ordered", e.Fit&fitNotOrdered != 0, "not ordered by this card")
	n := 0
	for _, word := range numerals.FindAllString(strings.NewReplacer("of one rank", "", "of one class", "").Replace(text), -1) {
		switch v, err := strconv.Atoi(word); {
		case err == nil:
			n = v
		case word == "one":
			n = 1
		default:
			n = 2
		}
	}
	if e.Op != opOrder && e.Op != opRally {
		if e.Value != 0 && int(e.Value) != n {
			faults = append(faults, "another number")
		}
		return faults
	}
	if strings.Contains(text, "the commander's unit") {
		n++ // he is one of them
	}
	if strings.Contains(text, "all controlled") {
		n = int(everyOne)
	}
	if int(e.Count) != n {
		faults = append(faults, "another count")
	}
	return faults
}
