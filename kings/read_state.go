package kings

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"gonfalon/content/paper"
	"gonfalon/game"
	"gonfalon/geom/plane"
	"gonfalon/kings/army"
	"gonfalon/kings/layout"
)

func itoa(n int) string { return strconv.Itoa(n) }

// phases are the moments at which a state that people write can begin: before the turns by
// the step of the game, in a turn by its step.
var phases = map[string]struct{ game, turn uint8 }{
	"setup":    {gameScenario, 0},
	"terrain":  {gameTerrain, 0},
	"tokens":   {gameTokens, 0},
	"edge":     {gameEdge, 0},
	"deploy":   {gameDeploy, 0},
	"vanguard": {gameVanguard, 0},
	"begin":    {gameBegin, 0},
	"start":    {gameLength, turnStart},
	"move":     {gameLength, turnMove},
	"":         {gameLength, turnMove},
	"shoot":    {gameLength, turnShoot},
	"melee":    {gameLength, turnMelee},
	"end":      {gameLength, turnEnd},
}

// ReadState implements [game.Scribe]. A document without a stack begins at its phase and is
// played on to the first decision. What it leaves out: the scenario is Kill!, the table is
// the standard one, blue has the near edge and is active in turn 1, there is no terrain. A
// unit is a regiment of a plain kind; with a place it is Steady on the table, without one in
// reserve; blue faces the far edge (90), red the near one (270).
func (Rules) ReadState(data []byte, dice *game.Dice) (State, error) {
	var d stateDocument
	if err := game.Decode(data, &d); err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	s, err := readState(&d, dice)
	if err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	return s, nil
}

func readState(d *stateDocument, dice *game.Dice) (State, error) {
	s := blank()
	if err := s.readHead(d); err != nil {
		return State{}, err
	}
	if err := s.readUnits(d); err != nil {
		return State{}, err
	}
	n := lookUp{a: s.Armies}
	s.readTable(&n, d)
	if d.SetUp != nil {
		s.readSetUp(&n, d.SetUp)
	}
	if n.Err != nil {
		return State{}, n.Err
	}
	if err := s.placed(); err != nil {
		return State{}, err
	}
	switch {
	case d.Over:
		s.Winner = n.seat(d.Winner)
		s.Score = [seats]int32{d.Score[seatNames[Blue]], d.Score[seatNames[Red]]}
		return s, n.Err
	case d.Stack != nil:
		return s, s.resume(&n, d)
	}
	return s, s.takeUp(&n, d, dice)
}

// readHead reads what the players have agreed on.
func (s *State) readHead(d *stateDocument) error {
	o := map[string]string{"turns": "6", "extra_turn": "roll", "length": "turns", "artefacts": "declared"}
	for _, name := range slices.Sorted(maps.Keys(d.Options)) {
		if _, known := o[name]; !known {
			return game.Within(game.Unknown("option of a state", name, slices.Sorted(maps.Keys(o))), "options", name)
		}
		if values := rulings[name]; values != nil && !slices.Contains(values, d.Options[name]) {
			return game.Within(game.Unknown("value", d.Options[name], values), "options", name)
		}
		o[name] = d.Options[name]
	}
	o["scenario"] = cmp.Or(d.Scenario, "kill")
	rolled := d.Phase == "setup" && o["scenario"] == "random"
	if slices.Index(scenarioIDs[1:], o["scenario"]) < 0 && !rolled {
		return game.Within(game.Unknown("scenario", o["scenario"], scenarioIDs[:]), "scenario")
	}
	if err := s.choose(o); err != nil {
		return game.Within(err, "options", "turns")
	}
	if d.Last != 0 {
		s.Last = d.Last
	}
	s.Width, s.Depth = 72*Inch, 48*Inch
	if d.Table != nil {
		if len(d.Table) != 2 || !layout.FitsTable(int32(d.Table[0]), int32(d.Table[1])) {
			return game.Within(&game.Fault{Text: layout.TableSizes}, "table")
		}
		s.Width, s.Depth = int32(d.Table[0]), int32(d.Table[1])
	}
	return nil
}

// readUnits makes out the armies and puts the units where they are.
func (s *State) readUnits(d *stateDocument) error {
	var units []recruit
	n := lookUp{}
	for _, id := range slices.Sorted(maps.Keys(d.Units)) {
		u := d.Units[id]
		r := recruit{ID: id, Recruit: u.Recruit}
		n.In(func() { r.Seat = n.seat(u.Seat) }, "seat")
		if r.Unit == "" {
			r.Unit = plainUnit
		}
		if r.Size == "" {
			r.Size = usualSize(r.Unit)
		}
		if id == "" {
			n.FailBoth("a unit must have a name", "une unité doit avoir un nom")
		}
		if n.Err != nil {
			return game.Within(n.Err, "units", id)
		}
		units = append(units, r)
	}
	if d.Points < 0 || d.Points > paper.MaxPoints {
		return game.Within(game.Wrong("points are from 0 to %d, not %d", "les points vont de 0 à %d, et non %d", paper.MaxPoints, d.Points), "points")
	}
	armies, err := newArmies(d.Points, units)
	if err != nil {
		return err
	}
	s.Armies, n.a = armies, armies
	for u := UnitNo(1); u <= armies.Units(); u++ {
		doc := d.Units[armies.ID(u)]
		s.readUnit(&n, u, &doc)
		if n.Err != nil {
			return game.Within(n.Err, "units", armies.ID(u))
		}
	}
	return nil
}

// usualSize is the size of a unit that comes in several and does not say.
func usualSize(name string) string {
	c := Standard()
	if u, ok := c.UnitAt(name); ok && len(c.Units[u].Profiles) == 1 {
		return ""
	}
	return army.SizeIDs[army.Regiment]
}

func (s *State) readUnit(n *lookUp, u UnitNo, d *unitDocument) {
	f := &s.Units[u]
	if d.Wounds < 0 || d.Wounds > maxWounds {
		n.In(func() {
			n.FailBoth("a unit has from 0 to %d wounds, not %d", "une unité a de 0 à %d blessures, et non %d", maxWounds, d.Wounds)
		}, "wounds")
	}
	f.Wounds, f.Fired = uint16(d.Wounds), d.Fired
	n.In(func() { f.Target = n.unit(d.Target) }, "target")
	n.In(func() { f.Did = Deeds(n.bits("deed", deedNames[:], d.Did)) }, "did")
	n.In(func() { f.Used = n.bits("thing used", usedNames, d.Used) }, "used")
	if d.Order != "" {
		n.In(func() { f.Order = Order(n.Index("order", orderNames[:], d.Order)) }, "order")
	}
	if d.Face != "" {
		n.In(func() { f.Face = plane.Side(n.Index("side", faceNames[:], d.Face)) }, "face")
	}
	if f.Target == NoUnit && f.Face != 0 {
		n.In(func() { n.FailBoth("a side is that of a target", "un côté est celui d'une cible") }, "face")
	}
	switch {
	case d.State != "":
		n.In(func() { f.Condition = Condition(n.Index("state", conditionNames[:], d.State)) }, "state")
	case d.At != nil:
		f.Condition = Steady
	}
	if f.Condition == Reserve || f.Condition == Routed && d.At == nil {
		return
	}
	f.Pose.Facing = right90
	n.In(func() { f.Pose.At = n.point(s, d.At) }, "at")
	if s.Armies.Seat(u) == Red {
		f.Pose.Facing = 3 * right90
	}
	if d.Facing != nil {
		f.Pose.Facing = plane.Angle(*d.Facing).Norm()
	}
}

// readSetUp reads how far the preparation has come.
func (s *State) readSetUp(n *lookUp, d *setUpDocument) {
	s.SetUp = SetUp{Chooser: n.seat(d.Chooser), Content: d.Content, Placed: d.Placed, ToPlace: d.ToPlace}
	if d.Terrain != "" {
		s.SetUp.Terrain = Layers(n.Index("way to lay terrain", layerNames[:], d.Terrain))
	}
	if s.SetUp.Terrain == ByDice && s.SetUp.ToPlace > layout.MaxPieces || s.SetUp.Content > 1 {
		n.FailBoth("a table has at most %d pieces of terrain, and one player at most is content", "une table a au plus %d éléments de décor, et un joueur au plus est satisfait", layout.MaxPieces)
	}
}

// readTable reads terrain and tokens, edges and the turn.
func (s *State) readTable(n *lookUp, d *stateDocument) {
	if len(d.Terrain) > layout.MaxPieces || len(d.Tokens) > MaxTokens {
		n.FailBoth("a table has at most %d pieces of terrain and %d tokens", "une table a au plus %d éléments de décor et %d pions", layout.MaxPieces, MaxTokens)
		return
	}
	for i := range d.Terrain {
		n.In(func() { s.Terrain[i] = s.readPiece(n, &d.Terrain[i]) }, "terrain", itoa(i))
	}
	s.Pieces = uint8(len(d.Terrain))
	for i, t := range d.Tokens {
		n.In(func() { s.Token[i] = Token{At: n.point(s, t.At), Carrier: n.unit(t.Carrier)} }, "tokens", itoa(i))
	}
	s.Tokens = uint8(len(d.Tokens))
	if d.Near != "" {
		n.In(func() { s.Near = n.seat(d.Near) }, "near")
	}
	n.In(func() { s.First = n.seat(d.First) }, "first")
	s.Turn = d.Turn
}

// readPiece reads a piece of terrain.
func (s *State) readPiece(n *lookUp, d *layout.Document) layout.Piece {
	p := layout.Piece{Height: d.Height}
	n.In(func() {
		corners := make([]plane.Point, len(d.Corners))
		for i, c := range d.Corners {
			n.In(func() { corners[i] = n.point(s, c) }, itoa(i))
		}
		var err error
		if p.Area, err = plane.NewPoly(corners...); err != nil {
			n.FailBoth("%s", "%s", layout.Outlines)
		}
	}, "corners")
	n.In(func() { p.Kind = layout.Ground(n.Index("terrain", layout.GroundIDs[:], d.Type)) }, "type")
	if rule := layout.Forbids(p.Kind, d.Height); rule != "" {
		n.In(func() {
			n.FailBoth("terrain of type %q cannot have the height %d (%s)", "un décor du type %q ne peut pas avoir la hauteur %d (%s)", d.Type, d.Height, rule)
		}, "height")
	}
	return p
}

// placed finds a unit that stands where none can.
func (s *State) placed() error {
	for u := UnitNo(1); u <= s.Armies.Units(); u++ {
		if !s.inPlay(u) {
			continue
		}
		if err := s.auditPlace(u); err != nil {
			return game.Within(err, "units", s.Armies.ID(u))
		}
	}
	return nil
}

// takeUp begins a state that people wrote at its phase.
func (s *State) takeUp(n *lookUp, d *stateDocument, dice *game.Dice) error {
	at, ok := phases[d.Phase]
	if !ok {
		return game.Within(game.Unknown("phase", d.Phase, slices.Sorted(maps.Keys(phases))), "phase")
	}
	s.Stack.Push(game.Frame{Proc: procGame, Step: at.game})
	active := Blue
	if d.Active != "" {
		n.In(func() { active = n.seat(d.Active) }, "active")
	}
	if at.game == gameLength {
		s.Turn = max(s.Turn, 1)
		if s.First = active; s.Turn%2 == 0 {
			s.First = enemyOf(active)
		}
		s.catchUp(active, at.turn)
		s.Stack.Push(game.Frame{Proc: procTurn, Step: at.turn, Seat: active})
	} else if s.SetUp.Chooser = active; at.game <= gameEdge || at.game == gameBegin {
		s.SetUp.Chooser = game.NoSeat
	}
	if n.Err != nil {
		return n.Err
	}
	play{State: s, dice: dice}.run()
	return nil
}

// catchUp gives the units of the active player what the phases before would have: orders,
// and the charges that they will fight.
func (s *State) catchUp(active game.Seat, step uint8) {
	for u, end := s.Armies.Of(active); u < end && step > turnMove; u++ {
		f := &s.Units[u]
		if f.Target != NoUnit {
			f.Did |= Charging
		}
		if f.Order == NoOrder && s.inPlay(u) {
			if f.Order = Halt; f.Target != NoUnit {
				f.Order = Charge
			}
		}
	}
}

// resume takes up a state in the middle of a procedure.
func (s *State) resume(n *lookUp, d *stateDocument) error {
	if len(d.Stack) > game.StackDepth || d.Decision == nil {
		return game.Wrong("a stack goes with a decision, and is at most %d deep", "une pile va avec une décision, et a au plus %d procédures", game.StackDepth)
	}
	for _, f := range d.Stack {
		s.Stack.Push(game.Frame{
			Proc: uint8(n.Index("procedure", procNames[:], f.Procedure)), Step: f.Step, Seat: n.seat(f.Seat), Arg: f.At,
		})
	}
	s.Waits.Kind = game.Kind(n.Index("decision", kindNames[:], d.Decision.Kind))
	for _, id := range d.Decision.Who {
		if seat := n.seat(id); seat != game.NoSeat {
			s.Waits.Who = s.Waits.Who.With(seat)
		}
	}
	if n.Err != nil {
		return n.Err
	}
	return s.coherent()
}
