package kings

import (
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/layout"
)

// How terrain comes on the table (kings.setup.place-terrain,
// agree-terrain-type-each-piece): from a layout, by dice, or by the players in turn.

// layTerrain begins to lay what a layout has not laid.
func (p play) layTerrain() {
	by := p.SetUp.Terrain
	p.SetUp.Terrain = LaidOut
	switch by {
	case ByDice:
		for range p.SetUp.ToPlace {
			p.layOne()
		}
		p.SetUp.ToPlace = 0
	case ByPlayers:
		p.begin(procTerrain, Blue)
	}
}

// layOne has the dice take a piece from the box and find a place for it. After some tries
// the table is taken to be full.
func (p play) layOne() {
	const tries = 20
	a := Action{Kind: PlacePiece, N: p.drawPiece()}
	t := &Standard().Templates[a.N]
	a.As, a.Height = t.Kind, t.Height
	for range tries {
		x, y := p.dice.Die(labelTerrain, int(p.Width/Inch)-1), p.dice.Die(labelTerrain, int(p.Depth/Inch)-1)
		a.Ahead = [3]int32{int32(x) * Inch, int32(y) * Inch}
		a.Turn[0] = int16(p.dice.Die(labelTerrain, 12)-1) * 1500
		if piece, o := p.pieceOf(&a); o.ok() && p.sensible(&piece) {
			p.lay(piece)
			return
		}
	}
}

// drawPiece takes a piece from the box, one that is met often more often.
func (p play) drawPiece() uint8 {
	sum := 0
	box := Standard().Templates
	for i := range box {
		sum += int(box[i].Often)
	}
	n := p.dice.Die(labelTerrain, sum)
	for i := range box {
		if n -= int(box[i].Often); n <= 0 {
			return uint8(i)
		}
	}
	return 0
}

// sensible tells whether the dice may put a piece there: regiments can pass between the
// pieces, and impassable terrain is neither where armies are deployed nor in the middle,
// where a scenario may have its token.
func (s *State) sensible(t *layout.Piece) bool {
	const lane = 3 * Inch
	for i := range s.Terrain[:s.Pieces] {
		if !s.Terrain[i].Area.Apart(&t.Area, int(lane)) {
			return false
		}
	}
	if t.Kind != layout.Impassable {
		return true
	}
	middle := plane.Point{X: s.Width / 2, Y: s.Depth / 2}
	if t.Area.GapTo(middle).Cmp(int(lane)) < 0 {
		return false
	}
	for i := range t.Area.Len() {
		if s.fromMiddle(t.Area.Corner(i)) > 12*Inch {
			return false
		}
	}
	return true
}

// fromMiddle returns how far a point is from the centre line of the table.
func (s *State) fromMiddle(at plane.Point) int32 { return max(at.Y-s.Depth/2, s.Depth/2-at.Y) }

// lay puts a piece on the table.
func (p play) lay(t layout.Piece) {
	p.Terrain[p.Pieces] = t
	p.Pieces++
}

// pieceOf returns the piece that an action places, and why it cannot lie there.
func (s *State) pieceOf(a *Action) (layout.Piece, objection) {
	if int(a.N) >= len(Standard().Templates) {
		return layout.Piece{}, against(ruleSetupPlaceTerrain)
	}
	if rule := layout.Forbids(a.As, a.Height); rule != "" {
		return layout.Piece{}, against(rule).short(int32(a.Height), layout.MaxHeight)
	}
	// A place far from the table would not fit the geometry.
	if at := a.Place(); at.X < 0 || at.Y < 0 || at.X > s.Width || at.Y > s.Depth {
		return layout.Piece{}, against(ruleSetupPlaceTerrain)
	}
	area, err := Standard().Templates[a.N].Lie(a.Place(), plane.Angle(a.Turn[0]))
	t := layout.Piece{Area: area, Kind: a.As, Height: a.Height}
	if err != nil || !t.On(s.Width, s.Depth) {
		return layout.Piece{}, against(ruleSetupPlaceTerrain)
	}
	for i := range s.Terrain[:s.Pieces] {
		if area.Overlaps(&s.Terrain[i].Area) {
			return layout.Piece{}, against(ruleSetupPlaceTerrain)
		}
	}
	return t, objection{}
}

// Steps of laying terrain, and of placing tokens.
const (
	placeBegin uint8 = iota
	placeNext
)

// placeTerrain asks the players in turn for a piece, until both want no more or the table
// is full.
func (p play) placeTerrain(f *game.Frame) {
	switch {
	case f.Step == placeBegin:
		f.Seat, f.Step = p.rollOff(labelTerrain), placeNext
		p.SetUp.Placed = 0
	case p.SetUp.Content == seats || p.SetUp.Placed == layout.MaxPieces || p.Pieces == layout.MaxPieces:
		p.SetUp.Content, p.SetUp.Placed = 0, 0
		p.Stack.Pop()
	default:
		p.ask(decideTerrain, f.Seat)
	}
}

func (s *State) forbidsTerrain(a *Action) objection {
	switch a.Kind {
	case Done:
		return objection{}
	case PlacePiece:
		_, o := s.pieceOf(a)
		return o
	}
	return s.untimely()
}

// placePiece puts a piece down and asks the other player whether it may stand.
func (p play) placePiece(seat game.Seat, a *Action) {
	p.Stack.Top().Seat = enemyOf(seat)
	if a.Kind == Done {
		p.SetUp.Content++
		return
	}
	t, _ := p.pieceOf(a)
	p.lay(t)
	p.SetUp.Content = 0
	p.SetUp.Placed++
	p.tell(eventTerrain, seat, int16(a.N), int16(a.As), int16(a.Height))
	p.ask(decideAgree, enemyOf(seat))
}

// judgePiece takes the piece away again on which the players do not agree.
func (p play) judgePiece(a *Action) {
	if a.Kind == Disagree {
		p.Pieces--
		p.Terrain[p.Pieces] = layout.Piece{}
		p.tell(eventRemoved, game.NoSeat)
	}
}

// listTerrain samples pieces as the box has them, one in each field of the table. Where in
// its field a piece lies and how it is turned is as good as by chance, but the same for the
// same table.
func (s *State) listTerrain(list []Action) []Action {
	list = append(list, Action{Kind: Done})
	const fields = 4
	wide, deep := s.Width/fields, s.Depth/fields
	for n := range Standard().Templates {
		t := &Standard().Templates[n]
		a := Action{Kind: PlacePiece, N: uint8(n), As: t.Kind, Height: t.Height}
		for i := range int32(fields * fields) {
			x, y, turn := scatter(uint32(n), uint32(i), uint32(s.SetUp.Placed), uint32(s.Pieces))
			a.Ahead = [3]int32{i%fields*wide + wide/4 + x*wide/512, i/fields*deep + deep/4 + y*deep/512}
			a.Ahead[0] -= a.Ahead[0] % (Inch / 2)
			a.Ahead[1] -= a.Ahead[1] % (Inch / 2)
			a.Turn[0] = int16(turn-11) * 1500
			if piece, o := s.pieceOf(&a); o.ok() && s.sensible(&piece) {
				list = append(list, a)
			}
		}
	}
	return list
}

// scatter makes two numbers below 256, and one below 24, of some others.
func scatter(of ...uint32) (x, y, turn int32) {
	h := uint32(2166136261)
	for _, n := range of {
		h = (h ^ n) * 16777619
		h ^= h >> 15
	}
	h *= 2246822519
	h ^= h >> 13
	return int32(h & 255), int32(h >> 8 & 255), int32(h>>16) % 24
}
