package casebook

import (
	"bytes"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

// A shelved toy has content.
type shelved struct{ toy.Game }

func (shelved) Catalogue() []string { return []string{"thimble", "boot"} }

// showing is a case that shows records and names no rule.
func showing(records string) string {
	return "game = \"toy\"\ntitle = \"a title\"\nshows = [" + records + "]\n" + twoSeats + "[[step]]\nexpect = [{at=\"/lot\", is=5}]\n"
}

func TestShows(t *testing.T) {
	for _, tt := range []struct {
		name, text string
		game       game.Game
		en, fr     string // why it is not read; else what is printed
	}{
		{"records that there are", showing(`"thimble", "boot"`), game.Open(shelved{}), "", ""},
		{"no such record", showing("\"boot\",\n\"thimbel\""), game.Open(shelved{}),
			`x.toml:4: there is no record "thimbel" in toy; there is thimble, boot`, `x.toml:4: il n'y a pas de fiche "thimbel" dans toy ; il y a thimble, boot`},
		{"a record beside rules", strings.Replace(showing(`""`), "shows", "rules = [\"toy.bid.purse\"]\nshows", 1), game.Open(shelved{}),
			`x.toml:4: there is no record "" in toy; there is `, `x.toml:4: il n'y a pas de fiche "" dans toy ; il y a `},
		{"a game without content", showing(`"boot"`), toyGame, `x.toml:3: there is no record "boot" in toy`, `x.toml:3: il n'y a pas de fiche "boot" dans toy`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, err := Read("x.toml", []byte(tt.text))
			if err != nil {
				t.Fatal(err)
			}
			r := Run(c, tt.game)
			if tt.en != "" {
				if r.Unread == nil || r.OK() || !strings.HasPrefix(r.Unread.Error(), tt.en) || !strings.HasPrefix(r.Unread.Say(game.French), tt.fr) {
					t.Errorf("got %v, %q", r.Unread, r.Failures(game.French))
				}
				return
			}
			if !r.OK() {
				t.Error(r.Failures(game.English))
			}
			for lang, want := range map[game.Lang]string{game.English: "\n  shows: thimble, boot\n", game.French: "\n  montre : thimble, boot\n"} {
				var out bytes.Buffer
				if err := r.Write(&out, lang); err != nil || !strings.Contains(out.String(), want) {
					t.Errorf("got %v\n%s", err, out.String())
				}
			}
		})
	}
}
