// Package rules holds the rule ledgers: every rule of every game, one by one, with
// its id, its words in English and French, and the reading to use where the rulebook
// is open. It reads them, generates the constants by which games cite them, and
// finds out which rules the tests and cases of a source tree prove.
//
// The command line, the server and the tests visit. A game needs only the constants
// generated into its own package. No rule is carried out here.
package rules

import (
	"embed"
	"fmt"
	"slices"
	"strings"

	"gonfalon/game"
)

//go:embed *.toml
var files embed.FS

// A Rule is one rule of a game: atomic, and such that a test can prove it.
type Rule struct {
	ID      game.Rule `toml:"id"`      // game.topic.slug
	Section string    `toml:"section"` // the heading of the rulebook
	Kind    string    `toml:"kind"`
	English string    `toml:"en"`
	French  string    `toml:"fr"`
	Needs   string    `toml:"needs"` // facts printed on components and absent from the text

	Example         string `toml:"example"` // a worked example, with its numbers
	ExampleFrench   string `toml:"example_fr"`
	Ambiguity       string `toml:"ambiguity"` // what the text leaves open, and the reading to use
	AmbiguityFrench string `toml:"ambiguity_fr"`
}

// Topic returns the middle part of the rule's id.
func (r Rule) Topic() string {
	_, rest, _ := strings.Cut(string(r.ID), ".")
	topic, _, _ := strings.Cut(rest, ".")
	return topic
}

// Text returns the rule in a language.
func (r Rule) Text(lang game.Lang) string {
	if lang == game.French {
		return r.French
	}
	return r.English
}

// A Ledger is all the rules of one game, in the order of its file.
type Ledger struct {
	Game  string
	Rules []Rule

	index  map[game.Rule]int
	exempt map[game.Rule]string
}

// Rule looks up a rule by its id.
func (l *Ledger) Rule(id game.Rule) (Rule, bool) {
	i, ok := l.index[id]
	if !ok {
		return Rule{}, false
	}
	return l.Rules[i], true
}

// IDs returns the ids of all rules.
func (l *Ledger) IDs() []game.Rule {
	ids := make([]game.Rule, len(l.Rules))
	for i, r := range l.Rules {
		ids[i] = r.ID
	}
	return ids
}

// Exempt tells whether a rule needs no proof, and why.
func (l *Ledger) Exempt(id game.Rule) (reason string, ok bool) {
	reason, ok = l.exempt[id]
	return reason, ok
}

// Games returns the names of the games that have a ledger, in alphabetical order.
func Games() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // the directory is in the binary
	}
	var games []string
	for _, e := range entries {
		if e.Name() != exemptFile {
			games = append(games, gameOf(e.Name()))
		}
	}
	return games
}

// Load reads the ledger of a game, and what is exempt of it.
func Load(name string) (*Ledger, error) {
	games := Games()
	if !slices.Contains(games, name) {
		return nil, fmt.Errorf("no ledger for game %q: there are %s", name, strings.Join(games, ", "))
	}
	l, err := parseEmbedded(name + ".toml")
	if err != nil {
		return nil, err
	}
	data, err := files.ReadFile(exemptFile)
	if err != nil {
		return nil, err
	}
	if err := l.readExempt(exemptFile, data, games); err != nil {
		return nil, err
	}
	return l, nil
}

func parseEmbedded(file string) (*Ledger, error) {
	data, err := files.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return Parse(file, data)
}

// gameOf returns the game that a ledger's file is named after.
func gameOf(file string) string {
	return strings.TrimSuffix(file[strings.LastIndexByte(file, '/')+1:], ".toml")
}
