package kings

import (
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// What has made the numbers of an attack what they are, to be told to people.

// A Change is what a modifier does to an attack.
type Change uint8

const (
	ToHit        Change = iota // N is added to every die to hit
	ToWound                    // N is added to every die to wound
	Multiplies                 // the dice are N times as many
	SetsDice                   // there are N dice
	SetsHit                    // hits on N, whatever else would change it
	SetsWound                  // the Defence is N
	Rerolls                    // the dice that N says are rolled again
	HitsMore                   // a hit counts for more
	LosesThunder               // N that Thunderous Charge would add to every die to wound
	changes
)

// Which dice a modifier lets be rolled again.
const (
	againOnesToHit int8 = iota
	againOneToHit
	againOnesToWound
	againOneToWound
	againAllToWound
	agains
)

// A Cause is why: a circumstance, a special rule, an artefact or a spell.
type Cause uint16

const (
	ofItself Cause = iota // the attack is such
	causeMoved
	causeCover
	causeHindered
	causeFlank
	causeRear
	causeWarEngine
	causeDisordered
	causes
)

const (
	causeSpecial  Cause = 1 << 8
	causeArtefact Cause = 2 << 8
	causeCast     Cause = 3 << 8
)

func bySpecial(s army.Special) Cause   { return causeSpecial | Cause(s) }
func byArtefact(a army.Artefact) Cause { return causeArtefact | Cause(a) }
func byCast(s army.Spell) Cause        { return causeCast | Cause(s) }

// A Modifier is one thing that changes an attack.
type Modifier struct {
	What Change
	N    int8
	By   Cause
}

// maxModifiers is more than any attack has.
const maxModifiers = 16

// note remembers a modifier of an attack.
func (a *attack) note(what Change, n int, by Cause) {
	if int(a.modifiers) < maxModifiers {
		a.modifier[a.modifiers] = Modifier{what, int8(min(n, 127)), by}
		a.modifiers++
	}
}

// noted returns how many modifiers an attack has by a cause.
func (a *attack) noted(by Cause) int {
	n := 0
	for _, m := range a.modifier[:a.modifiers] {
		if m.By == by {
			n++
		}
	}
	return n
}

// aim adds to every die to hit.
func (a *attack) aim(n int, by Cause) {
	a.worse -= n
	a.note(ToHit, n, by)
}

// force adds to every die to wound.
func (a *attack) force(n int, by Cause) {
	a.strong += n
	a.note(ToWound, n, by)
}

var causeWords = [causes]game.Text{
	causeMoved:      {"it has moved", "elle a bougé"},
	causeCover:      {"the target is in cover", "la cible est à couvert"},
	causeHindered:   {"hindered charge", "charge entravée"},
	causeFlank:      {"flank", "flanc"},
	causeRear:       {"rear", "arrière"},
	causeWarEngine:  {"War Engine", "machine de guerre"},
	causeDisordered: {"Disordered", "désorganisée"},
}

// Name names a cause.
func (c Cause) Name(lang game.Lang) string {
	switch n := int(c & 0xff); c &^ 0xff {
	case causeSpecial:
		return unnumbered{&Standard().Specials[n]}.Name(lang)
	case causeArtefact:
		return Standard().Artefacts[n].Name(lang)
	case causeCast:
		return unnumbered{&Standard().Spells[n]}.Name(lang)
	}
	return causeWords[c].Name(lang)
}

var changeWords = [changes]game.Text{
	ToHit:        {"%+ to hit", "%+ pour toucher"},
	ToWound:      {"%+ to wound", "%+ pour blesser"},
	Multiplies:   {"Attacks ×%n", "Attaques ×%n"},
	SetsDice:     {"%n Attack{|s}", "%n Attaque{|s}"},
	SetsHit:      {"always hits on %n+", "touche toujours à %n+"},
	SetsWound:    {"Defence %n+", "Défense %n+"},
	HitsMore:     {"a hit counts for more", "une touche en vaut plusieurs"},
	LosesThunder: {"Thunderous Charge lost, %+ to wound", "Charge fracassante perdue, %+ pour blesser en moins"},
}

var againWords = [agains]game.Text{
	againOnesToHit:   {"1s to hit rolled again", "1 pour toucher relancés"},
	againOneToHit:    {"one miss rolled again", "un raté pour toucher relancé"},
	againOnesToWound: {"1s to wound rolled again", "1 pour blesser relancés"},
	againOneToWound:  {"one failure to wound rolled again", "un échec pour blesser relancé"},
	againAllToWound:  {"failures to wound rolled again", "échecs pour blesser relancés"},
}

// Text says what a modifier does, and why.
func (m Modifier) Text(lang game.Lang) string {
	var text string
	if m.What == Rerolls {
		text = againWords[m.N].Name(lang)
	} else {
		text = game.Plural(withNumber(changeWords[m.What].Name(lang), int(m.N)), lang)
	}
	if m.By == ofItself {
		return text
	}
	if lang == game.French {
		return text + "\u202f: " + m.By.Name(lang)
	}
	return text + ": " + m.By.Name(lang)
}

// withNumber writes a number for %n, or with its sign for %+.
func withNumber(text string, n int) string {
	signed := "+" + strconv.Itoa(n)
	if n < 0 {
		signed = "−" + strconv.Itoa(-n)
	}
	return strings.NewReplacer("%n", strconv.Itoa(n), "%+", signed).Replace(text)
}
