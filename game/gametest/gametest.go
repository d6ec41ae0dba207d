// Package gametest is what the tests of every game share: one conformance suite
// ([Run]), cases as text ([RunCases]), counts ([GoldenPerft]), golden playthroughs
// ([Playthrough]), fuzzing ([FuzzAction], [FuzzState]), the proof of rules ([Covers],
// [Proven]), and what holds of a game's source ([Refusals]), content ([Changed]) and page
// ([ReadPage]). It knows no game. Only tests import it.
//
// All that it does at random comes from fixed seeds: what fails once fails always, and
// [Reach] leads back to the place.
package gametest

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
)

var update = flag.Bool("update", false, "renew the golden files under testdata")

// Update tells whether golden files are to be renewed. The flag is -update; tests that
// have golden files of their own ask here, as a flag can be defined only once.
func Update() bool { return *update }

// Covers names the rules of the ledger that a test proves. The ids must be written out
// as literals: the ledger finds the calls in the source.
func Covers(t testing.TB, ids ...string) {
	t.Helper()
	if len(ids) == 0 {
		t.Error("Covers names no rule")
	}
}

// saySetup writes the setup of a match in one line.
func saySetup(s game.Setup) string {
	words := []string{fmt.Sprintf("seats=%d", s.Seats)}
	for _, name := range slices.Sorted(maps.Keys(s.Options)) {
		words = append(words, name+"="+s.Options[name])
	}
	return strings.Join(words, " ")
}

// write encodes a document of a scribe. One that cannot be written is a mistake in the
// game, as it is to the kernel.
func write(document any) []byte {
	b, err := json.Marshal(document)
	if err != nil {
		panic(fmt.Sprintf("a document cannot be written: %v", err))
	}
	return b
}

// clip shortens a text for a message.
func clip(s string, most int) string {
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
