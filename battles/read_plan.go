package battles

import (
	"slices"
	"strings"
	"sync"

	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// A battle plan is a document, JSON or TOML: the plans of the box and those that players
// write are read alike.

// The smallest board that a plan may have. The largest is that of the box.
const leastWidth, leastHeight = 5, 5

// maxRounds is how many rounds a plan may have.
const maxRounds = 20

// ReadPlan reads a battle plan that somebody has written, in TOML or JSON. Its error names the
// file and the line of every fault, and the rule where one is broken.
func (b *Box) ReadPlan(file string, data []byte) (*Plan, error) {
	var p Plan
	err := content.ReadEither(file, data, head, func(v *content.Value) { p = b.readPlan(v, false) })
	if err != nil {
		return nil, err
	}
	p.source = string(p.TOML())
	return &p, nil
}

// A planReader reads one plan.
type planReader struct {
	*Plan
	stands  [hex.MaxHexes]bool // a unit
	figures [UnitTypes + 1]int
	poles   [houses]int
}

// readPlan reads a plan, or the summary card of a skirmish. Every part of it tells its own
// first fault.
func (b *Box) readPlan(v *content.Value, skirmish bool) Plan {
	p := Plan{Box: b, Momentum: NoHouse}
	p.read(v, skirmish)
	return p
}

func (p *Plan) read(v *content.Value, skirmish bool) {
	r := planReader{Plan: p}
	v.Apart(func() { r.title(v) })
	v.Apart(func() { r.resources(v, skirmish) })
	v.Apart(func() { r.board(v.Field("rows")) })
	if p.Grid == nil {
		return
	}
	if v.Has("tokens") {
		r.tokens(v.Field("tokens"))
	}
	if !r.sketch {
		v.Apart(func() { r.connected(v.Field("rows")) })
	}
	for h, name := range houseNames {
		v.Apart(func() { r.side(v.Field(name), House(h), skirmish || r.sketch) })
	}
	v.Apart(func() { r.supplies(v) })
	if skirmish {
		v.Apart(func() { p.Skirmish = readSkirmish(v.Field("skirmish")) })
	}
	if v.Has("objectives") {
		v.Apart(func() { r.markers(v.Field("objectives")) })
	}
	if v.Has("notes") {
		v.Apart(func() { r.notes(v.Field("notes")) })
	}
	r.specials(v)
	if v.Has("objectives") {
		v.Apart(func() { r.entered(v.Field("objectives"), r.Objectives) })
	}
	r.scores(v)
	r.instants(v)
}

// title reads what a plan is called.
func (r *planReader) title(v *content.Value) {
	v.Field("game").OneOf("battles")
	if v.Has("id") {
		r.ID = v.Field("id").Str()
	}
	r.Text, _ = words(v, "name")
	r.Intro, _ = words(v, "intro")
	if v.Has("confidence") {
		v.Skip("confidence")
		r.Confidence = v.Field("confidence").Str()
	}
}

// words reads a text that may be left out, in both languages or in one that does for both.
func words(v *content.Value, key string) (game.Text, bool) {
	if v.Has(key) {
		v.Skip(key)
		text := v.Field(key).Str()
		return game.Text{English: text, French: text}, true
	}
	if v.Has(key+"_en") || v.Has(key+"_fr") {
		return v.Both(key), true
	}
	return game.Text{}, false
}

// maxNotes is how many notes a plan may have.
const maxNotes = 12

// notes reads what a plan says in words, which decides nothing.
func (r *planReader) notes(v *content.Value) {
	for _, n := range v.List() {
		text, ok := words(n, "text")
		if !ok {
			n.FailBoth("has no field %q", "il manque le champ %q", "text")
		}
		n.Close()
		r.Notes = append(r.Notes, text)
	}
	if len(r.Notes) > maxNotes {
		v.FailBoth("%d notes, at most %d", "%d notes, au plus %d", len(r.Notes), maxNotes)
	}
}

// resources reads the numbers of a plan.
func (r *planReader) resources(v *content.Value, skirmish bool) {
	r.Rounds = uint8(v.Field("rounds").Within(1, maxRounds))
	r.OrderValue = uint8(v.Field("order_value").Within(1, len(r.Faces)))
	r.CommandValue = uint8(v.Field("command_value").Within(1, baseCards))
	momentum := v.Field("momentum")
	if skirmish {
		switch n := momentum.OneOf("random", "lower_value"); n {
		case 1:
			r.Lower = true
		}
		return
	}
	r.Momentum = House(momentum.OneOf(houseNames[:]...))
}

// grids has a board of every size.
var grids = func() (all [hex.MaxWidth + 1][hex.MaxHeight + 1]func() *hex.Grid) {
	for width := range all {
		for height := range all[width] {
			all[width][height] = sync.OnceValue(func() *hex.Grid { return hex.NewGrid(width, height) })
		}
	}
	return all
}()

// board reads the rows of a map.
func (r *planReader) board(v *content.Value) {
	rows := v.List()
	for n, row := range rows {
		row.CallBoth("row %d", "rangée %d", n)
		row.Is(content.String)
	}
	if len(rows) == 0 || !v.Sound() {
		v.FailBoth("must not be empty", "ne doit pas être vide")
		return
	}
	width, height := len(rows[0].Text), len(rows)
	if !r.sketch && (width < leastWidth || height < leastHeight) || width > hex.MaxWidth || height > hex.MaxHeight {
		v.FailBoth("a board of %d hex{|es} in %d row{|s}: there are %d to %d rows of %d to %d hexes",
			"un plateau de %d case{|s} sur %d rangée{|s} : il y a de %d à %d rangées de %d à %d cases",
			width, height, leastHeight, hex.MaxHeight, leastWidth, hex.MaxWidth)
		return
	}
	grid := grids[width][height]()
	for n, row := range rows {
		if want := width - n&1; len(row.Text) != want {
			row.Refuse(ruleMovementFullHexesOnly, "%d hexes, not %d: odd rows have one full hex less than even ones",
				"%d cases au lieu de %d : les rangées impaires ont une case entière de moins que les paires", len(row.Text), want)
			return
		}
		for col := range len(row.Text) {
			ground := strings.IndexByte(terrainSigns, row.Text[col])
			if ground < 0 {
				row.FailBoth("%q is no terrain: the signs are %s", "%q n'est pas un terrain : les signes sont %s", row.Text[col:col+1], terrainSigns)
				return
			}
			r.Tiles[grid.At(col, n)].Ground = Terrain(ground)
		}
	}
	r.Grid = grid
}

// place reads a hex: its column and its row.
func (r *planReader) place(v *content.Value) hex.Hex {
	col, row := v.Pair(-99, 99)
	h := r.Grid.At(col, row)
	if h == hex.None && v.Sound() {
		v.Refuse(ruleMovementFullHexesOnly, "there is no full hex [%d, %d] on this board", "il n'y a pas de case entière [%d, %d] sur ce plateau", col, row)
	}
	if h == hex.None {
		return 0
	}
	return h
}

// places reads a list of hexes, each once and at least one.
func (r *planReader) places(v *content.Value) (list []hex.Hex, set hex.Set) {
	for _, at := range v.List() {
		h := r.place(at)
		if set.Has(h) && v.Sound() {
			at.FailBoth("this hex stands twice", "cette case y est deux fois")
		}
		list, set = append(list, h), set.With(h)
	}
	if len(list) == 0 {
		v.FailBoth("must not be empty", "ne doit pas être vide")
	}
	return list, set
}

// entered sees to it that units can come to each hex of a list. A palisade or a siege tower
// may burn down, and the plan may make fords of rivers; others stay shut.
func (r *planReader) entered(v *content.Value, places []hex.Hex) {
	for _, h := range places {
		rule, shut := r.Tiles[h].shut()
		if !shut || !r.Tiles[h].wet() || r.sketch || !v.Sound() || r.Special.Fords && slices.Contains(r.Special.Hides, h) {
			continue
		}
		col, row := r.say(h)
		v.Refuse(rule, "no unit can come to [%d, %d]", "aucune unité ne peut venir en [%d, %d]", col, row)
	}
}

// say tells a hex as plans write it.
func (p *Plan) say(h hex.Hex) (col, row int) { return p.Grid.Place(h) }

// markers reads the objectives, hexes that are controlled.
func (r *planReader) markers(v *content.Value) {
	r.Objectives, _ = r.places(v)
	if n := len(r.Objectives); n > controlMarkers {
		v.Refuse(ruleComponentsControlMarkers, "%d objectives: a House has %d control markers", "%d objectifs : une Maison a %d marqueurs Contrôle", n, controlMarkers)
		r.Objectives = r.Objectives[:controlMarkers]
	}
}

// readSkirmish reads what only the summary card of a skirmish says.
func readSkirmish(v *content.Value) *Skirmish {
	var s Skirmish
	least, most := v.Field("commanders").Pair(1, 2)
	s.MinCommanders, s.MaxCommanders = uint8(least), uint8(most)
	s.Value = uint8(v.Field("value").Within(1, 9))
	s.UnitCards = uint8(v.Field("unit_cards").Within(1, 4))
	s.TerrainCards = uint8(v.Field("terrain_cards").Within(0, 4))
	s.TerrainRows = v.Field("terrain_rows").Within(1, hex.MaxHeight)
	s.LeaderRows = v.Field("leader_rows").Within(1, hex.MaxHeight)
	s.UnitRows = v.Field("unit_rows").Within(1, hex.MaxHeight)
	s.DryTerrain = flag(v, "dry_terrain")
	v.Close()
	return &s
}
