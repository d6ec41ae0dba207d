package battles

import (
	"embed"
	"io/fs"
	"slices"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
)

//go:embed data/*.json data/plans/*.toml data/skirmishes/*.toml
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// standard is what is in the box, read once.
var standard = sync.OnceValue(func() *Box { return game.Must(ReadBox(Data())) })

// CheckData says what is wrong with a folder of content files, if anything.
func CheckData(files fs.FS) error {
	_, err := ReadBox(files)
	return err
}

// A reader fills a box from the data files.
type reader struct {
	*content.Reader
	b *Box
}

// ReadBox reads and checks the content of the game: the cards, the die, the morale track,
// and a file for each battle plan and each skirmish. Its error names the file, the line, the
// record and what is wrong with it.
func ReadBox(files fs.FS) (*Box, error) {
	r := &reader{content.NewReader(files, head), &Box{}}
	r.JSON("dice.json", r.dice)
	r.JSON("morale_track.json", r.track)
	r.JSON("units.json", r.units)
	r.JSON("commanders.json", r.commanders)
	r.JSON("command_cards.json", r.cards)
	r.JSON("setup_cards.json", r.setUpCards)
	r.b.Skirmishes = r.plans("skirmishes")
	r.b.Plans = r.plans("plans")
	if r.Err() != nil {
		return nil, r.Err()
	}
	r.b.hash = r.Hash()
	return r.b, nil
}

// plans reads the battle plans of a folder, or its skirmishes.
func (r *reader) plans(folder string) []Plan {
	var plans []Plan
	for _, file := range r.Folder(folder, ".toml") {
		r.TOML(file, func(v *content.Value) {
			p := r.b.readPlan(v, folder == "skirmishes")
			id := v.Field("id")
			if id.Str(); slices.ContainsFunc(plans, func(q Plan) bool { return q.ID == p.ID }) {
				id.Fail("%q stands twice", p.ID)
			}
			v.Field("name_en")
			v.Field("confidence")
			plans = append(plans, p)
		})
	}
	return plans
}

// head reads what all files begin with.
func head(v *content.Value) { v.Skip("about", "sources", "note") }

// record names a record for errors, and skips what only tells where its facts are from.
func record(v *content.Value, what, id string) {
	v.Call("%s %q", what, id)
	v.Skip("confidence", "sources", "note")
}

// naming reads the id and the name of a record.
func naming(v *content.Value, what string) Naming {
	n := Naming{ID: v.Field("id").Str()}
	record(v, what, n.ID)
	n.Text = v.Both("name")
	return n
}

// flag reads a flag that may be left out.
func flag(v *content.Value, key string) bool { return v.Has(key) && v.Field(key).Flag() }
