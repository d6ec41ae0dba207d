package battles

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// ReadState implements [game.Scribe]. What a document leaves out is as at the start of the
// plan, save that with units given there are no others. A document without a stack begins at
// its phase and is played on to the first decision.
func (r Rules) ReadState(data []byte, dice *game.Dice) (State, error) {
	var d stateDocument
	if err := game.Decode(data, &d); err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	s, err := r.readState(&d, dice)
	if err != nil {
		return State{}, fmt.Errorf("state: %w", err)
	}
	return s, nil
}

func (r Rules) readState(d *stateDocument, dice *game.Dice) (State, error) {
	plan, err := d.plan(standard())
	if err != nil {
		return State{}, err
	}
	setup, err := r.Info().Resolve(game.Setup{Seats: 2, Options: d.Options})
	if err != nil {
		return State{}, game.Within(err, "options")
	}
	s := blank(plan)
	s.Options = readOptions(setup.Options)
	n := &lookUp{p: plan, s: &s}
	s.readNumbers(n, d)
	s.readBoard(n, d)
	s.readUnits(n, d)
	if n.Err != nil {
		return State{}, n.Err
	}
	s.readSecrets(n, d)
	s.readCommanders(n, d)
	s.readPosts(n, d)
	s.readTurn(n, d.Turn)
	s.readAttack(n, d.Attack)
	s.readRetreat(n, d.Retreat)
	if n.Err != nil {
		return State{}, n.Err
	}
	if d.Stack != nil || s.Winner != NoHouse {
		return s, s.resume(n, d)
	}
	return s, s.begin(n, d, dice)
}

// readNumbers reads what a state says once.
func (s *State) readNumbers(n *lookUp, d *stateDocument) {
	p := s.Plan
	if d.Seats != nil {
		n.In(func() {
			if len(d.Seats) != 2 || n.house(d.Seats[0]) == n.house(d.Seats[1]) {
				n.FailBoth("there are two seats, one for each House", "il y a deux places, une pour chaque Maison")
			}
			s.Swapped = n.Err == nil && n.house(d.Seats[0]) == Lannister
		}, "seats")
	}
	s.Round = or(d.Round, 1)
	if d.Rounds != 0 && d.Rounds != p.Rounds {
		n.In(func() { n.FailBoth("the plan has %d round{|s}", "le plan a %d round{|s}", p.Rounds) }, "rounds")
	}
	if d.Rout != nil && *d.Rout != (routDocument{p.Rout[Stark], p.Rout[Lannister]}) {
		n.In(func() {
			n.FailBoth("the plan says where the morale track ends", "c'est le plan qui dit où finit la piste de Moral")
		}, "rout")
	}
	if d.Width != 0 && d.Width != p.Grid.Width() || d.Height != 0 && d.Height != p.Grid.Height() {
		n.In(func() {
			n.FailBoth("the board is %d hexes wide and %d high", "le plateau a %d cases de large et %d de haut", p.Grid.Width(), p.Grid.Height())
		}, "width")
	}
	if d.Momentum != "" {
		n.In(func() { s.Momentum = n.house(d.Momentum) }, "momentum")
	}
	n.In(func() { s.First = n.house(d.First) }, "first")
	n.In(func() { s.Winner = n.house(d.Winner) }, "winner")
	s.Morale = d.Morale
}

// readBoard reads the hexes and the objectives. A hex with a ground is as it is written; one
// without is as in the plan but for what is written.
func (s *State) readBoard(n *lookUp, d *stateDocument) {
	for _, name := range slices.Sorted(maps.Keys(d.Hexes)) {
		n.In(func() { s.readTile(n, name, d.Hexes[name]) }, "hexes", name)
	}
	s.survey()
	for _, name := range slices.Sorted(maps.Keys(d.Objectives)) {
		n.In(func() {
			h := n.hex(name)
			i := slices.Index(s.Plan.Objectives, h)
			if i < 0 {
				n.FailBoth("the plan has no objective here", "le plan n'a pas d'objectif ici")
				return
			}
			s.Control[i] = n.house(d.Objectives[name])
		}, "objectives", name)
	}
}

func (s *State) readTile(n *lookUp, name string, d tileDocument) {
	h := n.hex(name)
	t := &s.Tiles[h]
	if d.Ground != "" {
		*t = Tile{}
		n.In(func() { t.Ground = Terrain(n.Index("ground", terrainNames[:], d.Ground)) }, "ground")
	}
	if d.Token != "" {
		n.In(func() { t.Token = Token(n.Index("token", tokenNames[:], d.Token)) }, "token")
	}
	t.Fire, t.Devastated = d.Fire, d.Devastated
	if d.Laid {
		s.Laid = s.Laid.With(h)
	}
}

// readSecrets reads the strategy tokens.
func (s *State) readSecrets(n *lookUp, d *stateDocument) {
	hides := s.Plan.Special.Hides
	for _, name := range slices.Sorted(maps.Keys(d.Secrets)) {
		n.In(func() {
			i := slices.Index(hides, n.hex(name))
			if i < 0 {
				n.FailBoth("the plan has no strategy token here", "le plan n'a pas de pion Stratégie ici")
				return
			}
			x := Secret{Hex: hides[i], Side: Location(n.Index("side of a strategy token", locationNames[:], d.Secrets[name]))}
			if x.Side == Strategic || x.Side == Decoy {
				x.Truth = x.Side
			}
			s.Secrets[i] = x
		}, "secrets", name)
	}
	for _, name := range slices.Sorted(maps.Keys(d.Known)) {
		n.In(func() {
			i := slices.Index(hides, n.hex(name))
			truth := Strategic + Location(n.Index("side of a strategy token", locationNames[Strategic:Lost], d.Known[name]))
			if i < 0 || s.Secrets[i].Hex == hex.None || s.Secrets[i].Truth != FaceDown {
				n.FailBoth("no strategy token lies face down here", "aucun pion Stratégie n'est face cachée ici")
				return
			}
			s.Secrets[i].Truth = truth
		}, "known", name)
	}
	if d.Sealed != nil {
		s.Sealed = [Lost]uint8{Strategic: d.Sealed.Strategic, Decoy: d.Sealed.Decoy}
	}
}

// resume takes up a written state where it was.
func (s *State) resume(n *lookUp, d *stateDocument) error {
	if len(d.Stack) > game.StackDepth {
		return game.Within(game.Wrong("a stack has at most %d procedures, not %d", "une pile a au plus %d procédures, et non %d", game.StackDepth, len(d.Stack)), "stack")
	}
	for i, f := range d.Stack {
		n.In(func() {
			s.Stack.Push(game.Frame{Proc: uint8(n.Index("procedure", procedureNames[:], f.Procedure)), Step: f.Step, Arg: f.At})
		}, "stack", strconv.Itoa(i))
	}
	if d.Decision != nil {
		n.In(func() {
			s.Waits.Kind = game.Kind(1 + n.Index("decision", decisionNames[1:], d.Decision.Kind))
		}, "decision", "kind")
		for i, id := range d.Decision.Who {
			n.In(func() { s.Waits.Who = s.Waits.Who.With(s.seat(House(n.Index("house", houseNames[:], id)))) }, "decision", "who", strconv.Itoa(i))
		}
	}
	if n.Err != nil {
		return n.Err
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if s.Winner != NoHouse {
		return nil
	}
	return s.coherent()
}
