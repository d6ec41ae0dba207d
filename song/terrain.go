package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// Laying terrain: chosen by the players, or by dice.

// A Terrain is how the terrain comes about.
type Terrain uint8

const (
	RandomTerrain Terrain = iota
	ChosenTerrain
	NoTerrain
	terrains
)

var terrainNames = [terrains]string{"random", "chosen", "none"}

// maxKinds is how many kinds of terrain there may be.
const maxKinds = 16

// The table of random terrain by the sum of two dice; of several names the second is taken when
// the box has no more of the first.
//
// Carries out song.setup.random-terrain-table.
var terrainTable = [13][2]string{
	2: {"corpse_pile"}, 3: {"corpse_pile"}, 4: {"bog"}, 5: {"palisade"}, 6: {"hedge"},
	8: {"low_wall", "ruined_wall"}, 9: {"stakes"}, 10: {"forest"}, 11: {"weirwood"}, 12: {"weirwood"},
}

// beginTerrain rolls off for the terrain. In a siege the defender alone lays it.
//
// Carries out song.setup.terrain-rolloff, song.setup.random-terrain-count,
// song.setup.terrain-count-by-agreement, song.storm.defender-places-four-terrain.
func (p play) beginTerrain(f *game.Frame) {
	if p.Choices.Terrain == NoTerrain {
		return
	}
	if p.Choices.Mode == Storm {
		f.Seat, p.SetUp.ToPlace = p.SetUp.Defender, siegePieces
		return
	}
	f.Seat = p.rollOff(labelTerrain, p.everybody())
	if p.Choices.Terrain == ChosenTerrain {
		p.SetUp.ToPlace = p.Choices.Pieces
		return
	}
	p.SetUp.ToRoll = uint8(p.d3(labelPieces) + 2)
	p.SetUp.Roller = f.Seat
	p.tell(eventPieces, game.NoSeat, int16(p.SetUp.ToRoll))
}

// terrainNext has the next piece rolled or laid, and tells whether one was due.
//
// Carries out song.setup.terrain-four-pieces, song.setup.random-terrain-then-place.
func (p play) terrainNext(f *game.Frame) bool {
	switch {
	case p.SetUp.ToRoll > 0:
		p.rollPiece()
	case p.SetUp.ToPlace > 0 && int(p.SetUp.Passed) < int(p.seats()):
		p.ask(decidePiece, f.Seat)
		if p.Choices.Mode != Storm {
			f.Seat = (f.Seat + 1) % p.seats()
		}
	default:
		p.SetUp.Pool, p.SetUp.ToPlace, p.SetUp.Passed = [maxKinds]uint8{}, 0, 0
		return false
	}
	return true
}

// rollPiece rolls the kind of a piece; on a 7 who rolls chooses it.
//
// Carries out song.setup.random-terrain-alternate-rolls, song.setup.random-terrain-7-choice,
// song.feast.random-corpse-pile-rerolled.
func (p play) rollPiece() {
	p.dice.Due(2)
	sum := p.dice.Die(labelKind, 6)
	p.dice.Due(1)
	sum += p.dice.Die(labelKind, 6)
	if sum == 7 {
		p.Ask = Ask{Options: p.choosable()}
		p.ask(decideOption, p.SetUp.Roller)
		return
	}
	for _, id := range terrainTable[sum] {
		if kind := p.Muster.lib.tables.Template(id); kind >= 0 && p.choosable()>>kind&1 == 1 {
			p.pool(kind)
			return
		}
	}
	p.tell(eventPieceAgain, p.SetUp.Roller, int16(sum))
}

// setUpChoice takes the kind of a piece, or the role in a siege.
func (p play) setUpChoice(seat game.Seat, a *Action) {
	if p.SetUp.ToRoll > 0 {
		p.pool(int(a.N))
		return
	}
	p.takeRole(seat, a.N)
}

// pool puts a piece among those to be laid.
func (p play) pool(kind int) {
	p.tell(eventPiece, p.SetUp.Roller, int16(kind))
	p.SetUp.Pool[kind]++
	p.SetUp.ToRoll--
	p.SetUp.ToPlace++
	p.SetUp.Roller = (p.SetUp.Roller + 1) % p.seats()
}

// choosable are the kinds of which the box still has a piece, a bit each.
//
// Carries out song.components.terrain-pieces, song.feast.corpse-piles-not-selectable.
func (s *State) choosable() uint16 {
	var set uint16
	for kind := range s.Muster.lib.tables.Templates {
		if s.mayChoose(kind) {
			set |= 1 << kind
		}
	}
	return set
}

func (s *State) mayChoose(kind int) bool {
	if s.Choices.Mode == Feast && kind == s.pile() {
		return false
	}
	if s.Choices.Unlimited {
		return true
	}
	need := s.SetUp.Pool
	for _, k := range s.Ground[:s.Field.Laid] {
		need[k-1]++
	}
	need[kind]++
	return boxHas(s.Muster.lib.tables.Tiles, need)
}

// boxHas tells whether tiles that have a piece on either side show all that is needed: a pile
// over what the box has is a mode's own.
func boxHas(tiles []field.Tile, need [maxKinds]uint8) bool {
	if len(tiles) == 0 {
		return need == [maxKinds]uint8{}
	}
	a, b := tiles[0].Sides[0], tiles[0].Sides[1]
	for n := range min(uint8(tiles[0].Count), need[a]) + 1 {
		rest := need
		rest[a] -= n
		rest[b] -= min(uint8(tiles[0].Count)-n, rest[b])
		if boxHas(tiles[1:], rest) {
			return true
		}
	}
	return false
}

// pile is the kind of a Corpse Pile.
func (s *State) pile() int { return s.Muster.lib.tables.Template("corpse_pile") }

// spacing is how far terrain keeps from zones and other pieces.
//
// Carries out song.setup.terrain-6-from-zones, song.setup.terrain-outside-zones,
// song.setup.terrain-6-apart, song.storm.terrain-distance, song.feast.terrain-1-from-corpse-piles.
func (s *State) spacing(room *[MaxSeats]field.Zone) field.Spacing {
	k := field.Spacing{Zones: s.zonesOf(room), Zone: field.Short, Apart: field.Short}
	switch s.Choices.Mode {
	case Fire:
		k.Zone = 0
	case Storm:
		room[0] = s.zone(s.SetUp.Defender)
		k.Zones = room[:1]
	case Feast:
		k.Piles = s.piles()
	}
	return k
}

// piles are the Corpse Piles that a mode has laid.
func (s *State) piles() field.Pieces {
	var set field.Pieces
	for i, k := range s.Ground[:s.Field.Laid] {
		if int(k) == s.pile()+1 && !s.Field.Pieces[i].Removed() {
			set |= 1 << i
		}
	}
	return set
}

// forbidsPiece returns why a piece may not be laid somewhere.
func (s *State) forbidsPiece(a *Action) objection {
	if a.Kind == Pass {
		var room [maxKinds]Action
		if len(s.listLays(room[:0], 1)) > 0 {
			return against(ruleSetupTerrainRolloff)
		}
		return objection{}
	}
	return s.forbidsLaying(a)
}

// forbidsLaying returns why a piece may not be laid somewhere.
func (s *State) forbidsLaying(a *Action) objection {
	switch kinds := s.Muster.lib.tables.Templates; {
	case a.Kind != PlacePiece || int(a.N) >= len(kinds) || s.Field.Laid == field.MaxPieces:
		return s.untimely()
	case a.farOff():
		return against(ruleSetupBattlefield120cm)
	}
	piece := s.Muster.lib.tables.Templates[a.N].Lay(a.Pose())
	if f := s.Stack.Top(); f.Proc == procPile {
		if int(a.N) != s.pile() {
			return against(ruleFeastNewPileOnInfantryDeath)
		}
		return objected(NoUnit, s.Field.ForbidsPile(piece, field.No(f.Arg)))
	}
	switch {
	case s.Choices.Terrain == ChosenTerrain || s.Choices.Mode == Storm:
		if s.Choices.Mode == Feast && int(a.N) == s.pile() {
			return against(ruleFeastCorpsePilesNotSelectable)
		}
		if !s.mayChoose(int(a.N)) {
			return against(ruleComponentsTerrainPieces)
		}
	case s.SetUp.Pool[a.N] == 0:
		return against(ruleSetupRandomTerrainThenPlace)
	}
	var room [MaxSeats]field.Zone
	var tokens [MaxObjectives]field.Token
	for i := range int(s.Laid) {
		tokens[i] = s.disc(i)
	}
	r := s.Field.ForbidsPiece(piece, s.spacing(&room), tokens[:s.Laid])
	if s.Choices.Mode == Storm && (r.Rule == ruleSetupTerrain6FromZones || r.Rule == ruleSetupTerrain6Apart) {
		r.Rule = ruleStormTerrainDistance
	}
	return objected(NoUnit, r)
}

// listPieces appends places for terrain, or to pass if there are none.
func (s *State) listPieces(list []Action) []Action {
	n := len(list)
	if list = s.listLays(list, 4); len(list) == n {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// listLays appends so many places for each kind, from the middle of the table outwards, along it
// and across; those for a new pile from the middle of the unit that has fallen.
func (s *State) listLays(list []Action, most int) []Action {
	var room [256]plane.Point
	spots := s.Field.Spots(room[:0], 5*Inch)
	if f := s.Stack.Top(); f.Proc == procPile {
		at := s.pose(UnitID(f.Arg)).At
		for i := range spots {
			spots[i] = at.Plus(spots[i].Minus(plane.Point{X: s.Field.Width / 2, Y: s.Field.Depth / 2}))
		}
	}
	for kind := range s.Muster.lib.tables.Templates {
		found := 0
		for i := 0; i < 2*len(spots) && found < most; i++ {
			a := Action{Kind: PlacePiece, N: uint8(kind), At: spots[i/2]}
			a.Turn[0] = int16(i % 2 * 9000)
			if s.forbidsLaying(&a).ok() {
				list = append(list, a)
				found++
			}
		}
	}
	return list
}

// placePiece lays a piece of terrain.
func (p play) placePiece(seat game.Seat, a *Action) {
	if a.Kind == Pass {
		if p.SetUp.Passed++; p.Choices.Mode == Storm {
			p.SetUp.ToPlace = 0
		}
		return
	}
	p.layPiece(int(a.N), a.Pose())
	p.tell(eventLaid, seat, int16(a.N), mm(a.At.X), mm(a.At.Y), a.Turn[0])
	if p.Stack.Top().Proc == procPile {
		p.Tokens[p.Laid] = Objective{At: a.At, Pile: p.Field.Laid}
		p.Laid++
		return
	}
	p.SetUp.Passed = 0
	p.SetUp.ToPlace--
	if p.Choices.Terrain == RandomTerrain && p.Choices.Mode != Storm {
		p.SetUp.Pool[a.N]--
	}
}

// layPiece puts a piece on the table.
func (p play) layPiece(kind int, at plane.Pose) {
	p.Field.Pieces[p.Field.Laid] = p.Muster.lib.tables.Templates[kind].Lay(at)
	p.Ground[p.Field.Laid] = uint8(kind + 1)
	p.Field.Laid++
}
