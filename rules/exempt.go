package rules

import (
	"fmt"
	"slices"
	"strings"

	"gonfalon/game"
)

// exemptFile lists the rules that no engine can enforce or prove.
const exemptFile = "not-enforced.toml"

// readExempt reads which rules of the ledger need no proof. The file serves all
// games; whether the rules of another game exist is that game's business, but the
// game must exist.
func (l *Ledger) readExempt(file string, data []byte, games []string) error {
	var doc struct {
		Rules []struct {
			ID     game.Rule `toml:"id"`
			Reason string    `toml:"reason"`
		} `toml:"rule"`
	}
	if err := decodeStrict(data, &doc); err != nil {
		return fmt.Errorf("ledger %s:%w", file, err)
	}
	seen := make(map[game.Rule]bool)
	l.exempt = make(map[game.Rule]string)
	for i, r := range doc.Rules {
		if err := l.checkExempt(r.ID, r.Reason, seen[r.ID], games); err != nil {
			return fmt.Errorf("ledger %s:%d: rule %q: %w", file, tableLine(data, i), r.ID, err)
		}
		seen[r.ID] = true
		if _, ours := l.index[r.ID]; ours {
			l.exempt[r.ID] = r.Reason
		}
	}
	return nil
}

func (l *Ledger) checkExempt(id game.Rule, reason string, seen bool, games []string) error {
	if err := checkID(id); err != nil {
		return err
	}
	if seen {
		return fmt.Errorf("stands twice")
	}
	if strings.TrimSpace(reason) == "" {
		return fmt.Errorf("has no reason")
	}
	return l.known(id, games)
}

// known returns an error unless an id is in the ledger, or belongs to another of the
// games given, whose own ledger knows better.
func (l *Ledger) known(id game.Rule, games []string) error {
	if _, ok := l.index[id]; ok {
		return nil
	}
	if prefix, _, _ := strings.Cut(string(id), "."); prefix != l.Game && slices.Contains(games, prefix) {
		return nil
	}
	return fmt.Errorf("is not in the ledger of %s", l.Game)
}
