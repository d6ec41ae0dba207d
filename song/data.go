package song

import (
	"embed"
	"io/fs"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

//go:embed data
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// CheckData says what is wrong with a folder of content files, if anything.
func CheckData(files fs.FS) error {
	_, err := readLibrary(files)
	return err
}

// head reads what all files begin with.
func head(v *content.Value) {
	v.Field("game").OneOf("song")
	v.Skip("version", "note", "notes", "source", "edition")
}

func buildLibrary() *library { return game.Must(readLibrary(Data())) }

// readLibrary reads and checks the content of the game.
func readLibrary(files fs.FS) (*library, error) {
	r := content.NewReader(files, head)
	l := &library{army: &army.Book{}, tables: &field.Book{}}
	l.army.Read(r)
	l.tables.Read(r)
	l.effects = effect.Read(r)
	if r.Err() != nil {
		return nil, r.Err()
	}
	l.hash = r.Hash()
	l.index()
	return l, nil
}

// index numbers all records with rules.
func (l *library) index() {
	b := l.effects
	byID := map[string]entryID{}
	for _, a := range b.Abilities {
		id := l.add(&a.Record, a.Rules)
		byID[a.ID], l.entries[id-1].kind = id, a.Kind
	}
	for i := range l.army.Abilities {
		l.ability = append(l.ability, byID[l.army.Abilities[i].ID])
	}
	l.readKeywords(byID)
	cards := map[string]entryID{}
	for _, c := range b.Cards {
		id := l.add(&c.Record, c.Rules)
		cards[c.ID], l.entries[id-1].vow = id, c.Vow
	}
	for i := range l.army.Cards {
		l.card = append(l.card, cards[l.army.Cards[i].ID])
	}
	l.ncu = map[string]entryID{}
	for _, n := range b.NCUs {
		id := l.add(&n.Record, n.Rules)
		l.ncu[n.ID], l.entries[id-1].influence = id, n.Influence
	}
	for _, z := range b.Zones {
		id := l.add(&z.Record, z.Rules)
		if z.Winds {
			l.zoneWinds = id
		} else if int(z.Zone) < len(l.zone) {
			l.zone[z.Zone] = id
		}
	}
	for _, o := range b.Objectives {
		l.objective = append(l.objective, l.add(&o.Record, o.Rules))
	}
	for _, m := range b.Missions {
		l.mission = append(l.mission, l.add(&m.Record, m.Rules))
	}
	for _, c := range b.Sieges {
		side := 1
		if c.Attacker {
			side = 0
		}
		l.siege[side] = append(l.siege[side], l.add(&c.Record, c.Rules))
	}
	l.wall = l.add(&b.Wall.Record, b.Wall.Rules)
	l.wallCard = &army.Sheet{ID: b.Wall.ID, Named: b.Wall.Name, Kind: army.CombatUnit}
	for i := range b.Grants {
		l.grant = append(l.grant, l.add(b.Grants[i].From, b.Grants[i].Rules))
	}
}
