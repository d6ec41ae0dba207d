package throne

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
)

// A reader builds a board from the data files and notes the first thing wrong.
type reader struct {
	files fs.FS
	sum   []byte
	b     *Board
	err   error
}

// ReadBoard reads and checks the content of the game: areas.json, houses.json,
// house_cards.json, westeros.json and tracks.json. Its error names the file and what
// is wrong in it.
func ReadBoard(files fs.FS) (*Board, error) {
	r := &reader{files: files, b: &Board{}}
	r.areas()
	r.houses()
	r.cards()
	r.westeros()
	r.tracks()
	if r.err != nil {
		return nil, r.err
	}
	r.b.measure()
	sum := sha256.Sum256(r.sum)
	r.b.hash = hex.EncodeToString(sum[:8])
	return r.b, nil
}

// CheckData says what is wrong with a folder of content files, if anything.
func CheckData(files fs.FS) error {
	_, err := ReadBoard(files)
	return err
}

func (r *reader) fail(file, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("%s: %s", file, fmt.Sprintf(format, args...))
	}
}

// load decodes a file, refusing unknown fields, with the line of a mistake.
func (r *reader) load(file string, v any) bool {
	if r.err != nil {
		return false
	}
	data, err := fs.ReadFile(r.files, file)
	if err != nil {
		r.err = err
		return false
	}
	r.sum = append(r.sum, data...)
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.DisallowUnknownFields()
	if err := dec.Decode(v); err != nil {
		at := dec.InputOffset()
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			at = syntax.Offset
		case errors.As(err, &kind):
			at = kind.Offset
		}
		line := 1 + bytes.Count(data[:min(int(at), len(data))], []byte("\n"))
		r.err = fmt.Errorf("%s:%d: %w", file, line, err)
		return false
	}
	return true
}

func (r *reader) areas() {
	const file = "areas.json"
	var doc struct {
		heading
		Areas   []areaRecord   `json:"areas"`
		Borders []borderRecord `json:"borders"`
		Rivers  []borderRecord `json:"rivers"`
	}
	if !r.load(file, &doc) {
		return
	}
	if len(doc.Areas) >= MaxAreas {
		r.fail(file, "%d areas, at most %d", len(doc.Areas), MaxAreas-1)
		return
	}
	for i := range doc.Areas {
		r.area(file, Area(i+1), &doc.Areas[i])
	}
	for _, e := range doc.Borders {
		a, b := r.mustFind(file, e.A), r.mustFind(file, e.B)
		if a == b || r.b.neighbours(a).Has(b) {
			r.fail(file, "border %s to %s: with itself or twice", e.A, e.B)
		}
		r.join(a, b)
		r.join(b, a)
	}
	for _, e := range doc.Rivers {
		a, b := r.mustFind(file, e.A), r.mustFind(file, e.B)
		if r.b.neighbours(a).Has(b) {
			r.fail(file, "river %s to %s: these areas are adjacent", e.A, e.B)
		}
		r.b.rivers[a] = r.b.rivers[a].With(b)
		r.b.rivers[b] = r.b.rivers[b].With(a)
	}
	for i, a := range doc.Areas {
		id := Area(i + 1)
		if a.Island != (r.b.Land.Has(id) && r.b.adjLand[id] == 0) {
			r.fail(file, "area %q: an island is a land area that no land area touches", a.ID)
		}
		if r.b.neighbours(id) == 0 {
			r.fail(file, "area %q has no border", a.ID)
		}
	}
}

// fortifications are the muster points of each.
var fortifications = map[string]uint8{"": 0, "city": 1, "fortress": 2}

func (r *reader) area(file string, id Area, a *areaRecord) {
	r.checkNames(file, a.names)
	p, ok := fortifications[a.Fortification]
	if !ok {
		r.fail(file, "area %q: fortification %q is neither city nor fortress", a.ID, a.Fortification)
	}
	switch a.Kind {
	case "land":
		r.b.Land = r.b.Land.With(id)
	case "sea":
		r.b.Sea = r.b.Sea.With(id)
		if p+a.Supply+a.Crowns > 0 {
			r.fail(file, "area %q: a sea has no symbols", a.ID)
		}
	default:
		r.fail(file, "area %q: kind %q is neither land nor sea", a.ID, a.Kind)
	}
	if p > 0 {
		r.b.Strong = r.b.Strong.With(id)
	}
	if r.find(a.ID) != NoArea {
		r.fail(file, "area %q stands twice", a.ID)
	}
	r.b.Areas[id] = AreaInfo{a.ID, a.English, a.French, p, a.Supply, a.Crowns, NoHouse, a.Neutral}
}

// measure finds how many borders lie between areas.
func (b *Board) measure() {
	for from := range b.distance {
		seen := AreaSet(0).With(Area(from))
		for edge, steps := seen, uint8(0); edge != 0; steps++ {
			var next AreaSet
			for edge != 0 {
				var a Area
				a, edge = edge.Next()
				b.distance[from][a] = steps
				next |= b.neighbours(a)
			}
			edge = next &^ seen
			seen |= next
		}
	}
}

func (r *reader) join(a, b Area) {
	if r.b.sea(b) {
		r.b.adjSea[a] = r.b.adjSea[a].With(b)
	} else {
		r.b.adjLand[a] = r.b.adjLand[a].With(b)
	}
}

func (r *reader) find(id string) Area {
	for a := Area(1); a < MaxAreas; a++ {
		if r.b.Areas[a].ID == id {
			return a
		}
	}
	return NoArea
}

func (r *reader) mustFind(file, id string) Area {
	a := r.find(id)
	if a == NoArea || id == "" {
		r.fail(file, "there is no area %q", id)
	}
	return a
}

func (r *reader) checkNames(file string, n names) {
	if n.ID == "" || n.English == "" || n.French == "" {
		r.fail(file, "record %q needs an id and a name in both languages", n.ID)
	}
}

func (r *reader) houses() {
	const file = "houses.json"
	var doc struct {
		heading
		Houses []houseRecord `json:"houses"`
		Pieces struct {
			Footmen uint8 `json:"footmen"`
			Knights uint8 `json:"knights"`
			Power   int8  `json:"power"`
		} `json:"pieces"`
	}
	if !r.load(file, &doc) {
		return
	}
	if len(doc.Houses) != MaxHouses {
		r.fail(file, "%d houses, not %d", len(doc.Houses), MaxHouses)
		return
	}
	r.b.pieces = Force{doc.Pieces.Footmen, doc.Pieces.Knights, 0}
	r.b.powerTotal = doc.Pieces.Power
	var taken [tracks][MaxHouses + 1]bool
	for i, h := range doc.Houses {
		r.checkNames(file, h.names)
		info := HouseInfo{ID: h.ID, English: h.English, French: h.French, Supply: h.Supply, Power: h.Power}
		info.Home = r.mustFind(file, h.Home)
		r.b.Areas[info.Home].Home = House(i)
		var all Force
		for id, u := range h.Units {
			a := r.mustFind(file, id)
			info.Units[a] = Force{u.Footmen, u.Knights, u.Ships}
			if r.b.sea(a) && u.Footmen+u.Knights > 0 || !r.b.sea(a) && u.Ships > 0 {
				r.fail(file, "house %q: units that cannot stand in %q", h.ID, id)
			}
			all = all.plus(info.Units[a])
		}
		if all[Footman] > r.b.pieces[Footman] || all[Knight] > r.b.pieces[Knight] || h.Power > r.b.powerTotal {
			r.fail(file, "house %q starts with more than its pieces", h.ID)
		}
		for t, name := range trackNames {
			p := h.Tracks[name]
			if p < 1 || p > MaxHouses || taken[t][p] {
				r.fail(file, "house %q: position %d on the track %q is not free", h.ID, p, name)
				return
			}
			taken[t][p] = true
			info.Start[t] = p
		}
		r.b.Houses[i] = info
	}
}

func (r *reader) cards() {
	const file = "house_cards.json"
	var doc struct {
		heading
		Cards []cardRecord `json:"cards"`
	}
	if !r.load(file, &doc) {
		return
	}
	var dealt [MaxHouses]int
	for _, c := range doc.Cards {
		r.checkNames(file, c.names)
		h := slices.IndexFunc(r.b.Houses[:], func(h HouseInfo) bool { return h.ID == c.House })
		if h < 0 || dealt[h] == HandSize {
			r.fail(file, "card %q: house %q is not in play or has seven cards", c.ID, c.House)
			return
		}
		do, special := abilities[c.ID]
		if special != (c.texts.English != "" && c.texts.French != "") {
			r.fail(file, "card %q: a card has a text in both languages if and only if it has an ability in the rules", c.ID)
		}
		if c.Strength < 0 || c.Strength > 3 || c.Swords < 0 || c.Fortifications < 0 {
			r.fail(file, "card %q: strength is 0 to 3, symbols are not below 0", c.ID)
		}
		r.b.Cards[firstCard(House(h))+Card(dealt[h])] = CardInfo{c.ID, c.names.English, c.names.French, c.Strength, c.Swords, c.Fortifications, do}
		dealt[h]++
	}
	if len(doc.Cards) != MaxHouses*HandSize {
		r.fail(file, "%d cards, not %d", len(doc.Cards), MaxHouses*HandSize)
	}
}

func (r *reader) westeros() {
	const file = "westeros.json"
	var doc struct {
		heading
		Cards []westerosRecord `json:"cards"`
		Decks []copiesRecord   `json:"decks"`
	}
	if !r.load(file, &doc) {
		return
	}
	for _, c := range doc.Cards {
		r.checkNames(file, c.names)
		k := slices.Index(westerosNames[:], c.ID)
		if k <= 0 {
			r.fail(file, "the rules know no card %q", c.ID)
			return
		}
		r.b.Westeros[k] = WesterosInfo{c.ID, c.names.English, c.names.French}
	}
	var sizes [decks]uint8
	for _, c := range doc.Decks {
		d, k := slices.Index(deckNames[:], c.Deck), slices.Index(westerosNames[:], c.Card)
		if d < 0 || k <= 0 {
			r.fail(file, "there is no deck %q or no card %q", c.Deck, c.Card)
			return
		}
		r.b.decks[d].Fresh[k] = c.Copies
		r.b.mammoth[d][k] = c.Mammoth
		sizes[d] += c.Copies
	}
	for d, n := range sizes {
		if n != deckSize {
			r.fail(file, "deck %s has %d cards, not %d", deckNames[d], n, deckSize)
		}
		if r.b.decks[d].Fresh[WinterIsComing] == deckSize {
			r.fail(file, "deck %s is all winter: nothing could ever be drawn", deckNames[d])
		}
	}
	for k := range r.b.Westeros[1:] {
		if r.b.Westeros[k+1].ID == "" {
			r.fail(file, "the card %q is missing", westerosNames[k+1])
		}
	}
}

func (r *reader) tracks() {
	const file = "tracks.json"
	var doc struct {
		heading
		Supply []struct {
			Level  int     `json:"level"`
			Armies []uint8 `json:"armies"`
		} `json:"supply"`
		Stars      []uint8 `json:"stars"`
		Wildlings  []uint8 `json:"wildlings"`
		Confidence string  `json:"confidence"`
	}
	if !r.load(file, &doc) {
		return
	}
	for i, s := range doc.Supply {
		if s.Level != i {
			r.fail(file, "supply level %d where %d should follow", s.Level, i)
		}
		var caps uint32
		for _, size := range s.Armies {
			if size < 2 || size > 4 {
				r.fail(file, "supply level %d: an army of %d units", i, size)
				return
			}
			caps += armyWeight[size]
		}
		r.b.supply = append(r.b.supply, caps)
		r.b.armies = append(r.b.armies, s.Armies)
	}
	if len(doc.Stars) != MaxHouses || len(doc.Wildlings) == 0 || len(doc.Supply) == 0 {
		r.fail(file, "needs %d star counts, the Wildling spaces and the supply levels", MaxHouses)
		return
	}
	copy(r.b.stars[:], doc.Stars)
	r.b.wildlings = doc.Wildlings
}
