package army

import (
	"slices"
	"strings"

	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// Confidences are how sure the facts of a record are.
var Confidences = []string{"confirmed-1.5", "inferred", "designed"}

// sources are where the French name of a record is from.
var sources = []string{"official", "translated"}

// A reader builds a book from the data files.
type reader struct {
	*content.Reader
	c     *Book
	at    string    // the file being read
	later []promise // carried out in this order
	last  []promise // and these when all of them have been
}

// A promise is what one card says of another: it is settled when all of them have been read,
// and returns what is wrong with it, if anything.
type promise struct {
	file   string
	line   int
	settle func() string
}

// promise notes what has to wait for all cards.
func (r *reader) promise(v *content.Value, settle func() string) {
	r.later = append(r.later, promise{r.at, v.Line, settle})
}

// Read reads factions.json, abilities.json, tactics_cards.json, units.json, attachments.json,
// ncus.json, starter_forces.json and the ready lists under lists. Of abilities and tactics
// cards it takes what they are called and who has them: the rest is read by who carries them
// out.
func (c *Book) Read(files *content.Reader) {
	r := &reader{Reader: files, c: c}
	c.Sheets = make([]Sheet, 1)
	for _, f := range [...]struct {
		file string
		read func(*content.Value)
	}{
		{"factions.json", r.factions},
		{"abilities.json", r.abilities},
		{"tactics_cards.json", r.cards},
		{"units.json", r.units},
		{"attachments.json", func(v *content.Value) { r.sheets(v, "attachments", r.attachment) }},
		{"ncus.json", func(v *content.Value) { r.sheets(v, "ncus", r.ncu) }},
	} {
		r.at = f.file
		r.JSON(f.file, f.read)
	}
	r.settle()
	r.JSON("starter_forces.json", r.boxes)
	c.nameAll()
	for _, file := range r.Folder("lists", ".txt") {
		r.ready(file)
	}
}

func (r *reader) factions(v *content.Value) {
	for _, f := range v.Field("factions").List() {
		id := f.Field("id").Str()
		f.Call("faction %q", id)
		if _, twice := r.c.Faction(id); twice {
			f.Fail("stands twice")
		}
		name := f.Both("name")
		short := game.Text{English: strings.TrimPrefix(name.English, "House "), French: strings.TrimPrefix(name.French, "Maison ")}
		r.c.Factions = append(r.c.Factions, Faction{ID: id, Text: name, spellings: [...]paper.Spelling{paper.Spell(id, name), paper.Spell(id, short)}})
		f.Close()
	}
	neutral, ok := r.c.Faction("neutral")
	if r.c.Neutral = neutral; !ok {
		v.Fail("there is no faction %q", "neutral")
	}
}

// rest marks the fields of a record that another reader reads.
func rest(v *content.Value) { v.Skip(v.Keys()...) }

// abilities reads what abilities are called.
func (r *reader) abilities(v *content.Value) {
	for _, a := range v.Field("abilities").List() {
		id := a.Field("id").Str()
		a.Call("ability %q", id)
		if _, twice := r.c.ability(id); twice {
			a.Fail("stands twice")
		}
		r.c.Abilities = append(r.c.Abilities, Ability{ID: id, Text: a.Both("name")})
		rest(a)
	}
	rest(v)
}

// cards reads which decks tactics cards belong to.
// Carries out song.deck.twenty-cards.
func (r *reader) cards(v *content.Value) {
	decks := make([][]CardNo, len(r.c.Factions))
	list := v.Field("cards")
	for _, k := range list.List() {
		id := k.Field("id").Str()
		k.Call("tactics card %q", id)
		if _, twice := r.c.Card(id); twice {
			k.Fail("stands twice")
		}
		if len(r.c.Cards) > 250 {
			k.Fail("is one tactics card too many")
		}
		card := Card{ID: id, Text: k.Both("name"), Faction: r.faction(k.Field("faction"))}
		no := CardNo(len(r.c.Cards))
		if who := k.Maybe("commander"); who == nil {
			decks[card.Faction] = append(decks[card.Faction], no)
		} else {
			r.owner(no, id, who.Str(), who)
		}
		r.c.Cards = append(r.c.Cards, card)
		rest(k)
	}
	for f := range r.c.Factions {
		if n := copy(r.c.Factions[f].Deck[:], decks[f]); n != len(decks[f]) || n != factionCards {
			list.Fail("%s has %d tactics cards of its own, not %d", r.c.Factions[f].ID, len(decks[f]), factionCards)
		}
	}
	rest(v)
}

// faction reads the id of a faction.
func (r *reader) faction(v *content.Value) FactionID {
	f, ok := r.c.Faction(v.Str())
	if !ok {
		v.Fail("there is no faction %q", v.Text)
	}
	return f
}

// boxes reads what is in the boxes of figures.
func (r *reader) boxes(v *content.Value) {
	for _, b := range v.Field("boxes").List() {
		box := Box{ID: b.Field("id").Str()}
		b.Call("box %q", box.ID)
		box.Text = b.Both("name")
		box.Confidence = Confidences[b.Field("confidence").OneOf(Confidences...)]
		b.Skip("evidence")
		for _, f := range b.Field("forces").List() {
			box.Forces = append(box.Forces, r.force(f))
		}
		b.Close()
		r.c.Boxes = append(r.c.Boxes, box)
	}
}

func (r *reader) force(v *content.Value) Force {
	f := Force{Faction: r.faction(v.Field("faction"))}
	add := func(id string, at *content.Value, kind Kind, n int) {
		s, ok := r.c.Sheet(id)
		if sheet := &r.c.Sheets[s]; !ok || sheet.Kind != kind || !sheet.Serves(f.Faction) && sheet.Faction != r.c.Neutral {
			at.Fail("%s has no %s %q", r.c.Factions[f.Faction].ID, KindIDs[kind], id)
		}
		if slices.Contains(f.Sheets, s) {
			at.Fail("%q stands twice", id)
		}
		f.Sheets, f.Counts = append(f.Sheets, s), append(f.Counts, n)
	}
	for kind, key := range [...]string{CombatUnit: "units", Attachment: "attachments"} {
		if key == "" {
			continue
		}
		list := v.Field(key)
		for i, id := range list.Keys() {
			n := list.Parts[i]
			add(id, n, Kind(kind), n.Within(1, 9))
			list.Skip(id)
		}
	}
	for _, id := range v.Field("ncus").List() {
		add(id.Str(), id, NonCombat, 1)
	}
	v.Close()
	return f
}
