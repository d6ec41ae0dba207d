package song

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/song/field"
)

// Laying the terrain: by the players in turn, of the box or of what the dice have named.

// A Terrain is how the terrain comes about.
type Terrain uint8

const (
	RandomTerrain Terrain = iota
	ChosenTerrain
	NoTerrain
	terrains
)

var terrainNames = [terrains]string{"random", "chosen", "none"}

// randomTypes are the types of the table of random terrain, by the sum of two dice; "" is the
// choice of the player who has rolled.
//
// Carries out song.setup.random-terrain-table, song.setup.random-terrain-7-choice.
var randomTypes = [...]string{
	2: "corpse_pile", 3: "corpse_pile", 4: "bog", 5: "palisade", 6: "hedge", 7: "", 8: "low_wall", 9: "stakes", 10: "forest", 11: "weirwood", 12: "weirwood",
}

// available tells whether the box still has a piece of a type: a tile that lies on one of its
// sides has no other.
//
// Carries out song.components.terrain-pieces.
func (s *State) available(template int) bool { return s.tileFor(template) >= 0 }

// tileFor is a tile that has a type on one of its sides and is not used up, or -1.
func (s *State) tileFor(template int) int {
	for i, t := range s.Muster.lib.tables.Tiles {
		if (int(t.Sides[0]) == template || int(t.Sides[1]) == template) && s.SetUp.Tiles[i] < uint8(t.Count) {
			return i
		}
	}
	return -1
}

// rollPiece rolls for the type of one piece; a type of which none is left is rolled again.
//
// Carries out song.setup.random-terrain-count, song.setup.random-terrain-alternate-rolls.
func (p play) rollPiece(f *game.Frame) {
	seat := f.Seat
	for range 100 { // dice that are not scripted come to a type sooner
		sum := p.d6(labelTerrain) + p.d6(labelTerrain)
		id := randomTypes[sum]
		if id == "" {
			p.Ask = Ask{Options: p.availableTypes()}
			p.ask(decideOption, seat)
			return
		}
		if t := p.Muster.lib.tables.Template(id); t >= 0 && p.available(t) {
			p.addType(t)
			f.Seat = (seat + 1) % p.seats()
			return
		}
	}
	p.SetUp.ToPlace = p.SetUp.Rolled
}

// availableTypes are the types that the box still has, a bit each.
func (s *State) availableTypes() uint16 {
	var set uint16
	for t := range s.Muster.lib.tables.Templates {
		if s.available(t) {
			set |= 1 << t
		}
	}
	return set
}

// addType adds a piece to those that are to be placed.
func (p play) addType(template int) {
	p.SetUp.Tiles[p.tileFor(template)]++
	p.SetUp.Pool[template]++
	p.SetUp.Rolled++
	p.tell(eventTerrainType, game.NoSeat, int16(template))
}

// chooseType takes the choice of who has rolled a 7.
func (p play) chooseType(a *Action) {
	f := p.Stack.Top()
	p.addType(int(a.N))
	f.Seat = (f.Seat + 1) % p.seats()
}

// pieceThere tells whether a piece of a type may be laid: the dice have named one, or the box
// has one.
func (s *State) pieceThere(template int) bool {
	if template >= len(s.Muster.lib.tables.Templates) {
		return false
	}
	if s.Choices.Terrain == RandomTerrain {
		return s.SetUp.Pool[template] > 0
	}
	return s.available(template)
}

func (s *State) piecesLeft() bool {
	for t := range s.Muster.lib.tables.Templates {
		if s.pieceThere(t) {
			return true
		}
	}
	return false
}

// spacing is how far pieces lie from zones and from each other.
//
// Carries out song.setup.terrain-6-from-zones, song.setup.terrain-6-apart.
func (s *State) spacing(room *[MaxSeats]field.Zone) field.Spacing {
	return field.Spacing{Zones: s.zonesOf(room), Zone: field.Short, Apart: field.Short}
}

// forbidsPiece returns why a piece of terrain may not be laid so.
//
// Carries out song.setup.terrain-rolloff, song.setup.terrain-four-pieces.
func (s *State) forbidsPiece(a *Action) objection {
	switch {
	case a.Kind == Pass:
		if s.anyPiece() {
			return against(ruleSetupTerrainFourPieces)
		}
		return objection{}
	case a.Kind != PlacePiece:
		return s.untimely()
	case !s.pieceThere(int(a.N)):
		return against(ruleSetupTerrainRolloff)
	}
	limit := int32(plane.Limit / 2)
	if a.At.X < -limit || a.At.Y < -limit || a.At.X > limit || a.At.Y > limit {
		return against(ruleSetupBattlefield120cm)
	}
	return s.forbidsPieceAt(int(a.N), a.Pose())
}

func (s *State) forbidsPieceAt(template int, pose plane.Pose) objection {
	var room [MaxSeats]field.Zone
	var tokens [MaxObjectives]field.Token
	for i := range int(s.Laid) {
		tokens[i] = s.disc(i)
	}
	t := &s.Muster.lib.tables.Templates[template]
	return objected(NoUnit, s.Field.ForbidsPiece(t.Lay(pose), s.spacing(&room), tokens[:s.Laid]))
}

// listPieces appends places for the pieces that are there.
func (s *State) listPieces(list []Action) []Action {
	before := len(list)
	for t := range s.Muster.lib.tables.Templates {
		if !s.pieceThere(t) {
			continue
		}
		for i := range 49 {
			a := Action{Kind: PlacePiece, N: uint8(t), At: s.spot(i)}
			if s.forbidsPieceAt(t, a.Pose()).ok() {
				list = append(list, a)
			}
		}
	}
	if len(list) == before {
		list = append(list, Action{Kind: Pass})
	}
	return list
}

// anyPiece tells whether any of the places that are proposed is free.
func (s *State) anyPiece() bool {
	for t := range s.Muster.lib.tables.Templates {
		for i := 0; i < 49 && s.pieceThere(t); i++ {
			if s.forbidsPieceAt(t, plane.Pose{At: s.spot(i)}).ok() {
				return true
			}
		}
	}
	return false
}

// spot is one of the places of a grid of seven by seven.
func (s *State) spot(i int) plane.Point {
	return plane.Point{X: s.Field.Width * int32(i%7+1) / 8, Y: s.Field.Depth * int32(i/7+1) / 8}
}

// placePiece lays a piece, or leaves it.
func (p play) placePiece(seat game.Seat, a *Action) {
	if a.Kind == Pass {
		p.SetUp.Passed++
		return
	}
	p.SetUp.Passed = 0
	if p.Choices.Terrain == RandomTerrain {
		p.SetUp.Pool[a.N]--
	} else {
		p.SetUp.Tiles[p.tileFor(int(a.N))]++
	}
	p.Field.Pieces[p.Field.Laid] = p.Muster.lib.tables.Templates[a.N].Lay(a.Pose())
	p.Field.Laid++
	p.tell(eventTerrain, seat, int16(a.N), mm(a.At.X), mm(a.At.Y))
}
