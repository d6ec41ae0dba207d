package throne

import (
	"fmt"
	"maps"
	"slices"

	"gonfalon/game"
)

// phases are the moments at which a state that people write can begin, by the step of
// the turn that comes next.
var phases = map[string]uint8{
	"":            turnPlanning,
	"westeros":    turnPlanning, // after the Westeros phase
	"planning":    turnPlanning,
	"raven":       turnRaven,
	"raids":       turnRaids,
	"marches":     turnMarches,
	"consolidate": turnConsolidate,
	"end":         turnEnd,
}

// ReadState implements [game.Scribe]. What a document leaves out is as at the start of
// a match, save that with areas given all others are empty. A document without a stack
// begins at its phase and is played on to the first decision.
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
	if d.Players == 0 {
		d.Players = MaxHouses
	}
	setup, err := r.Info().Resolve(game.Setup{Seats: d.Players, Options: d.Options})
	if err != nil {
		return State{}, err
	}
	s := blank(standard(), setup.Seats)
	s.Options = readOptions(setup.Options)
	s.layOut(setup.Options["court"] == "competitive")
	s.Stack = game.Stack{}
	n := lookUp{b: s.Board}
	if d.Turn != 0 {
		s.Turn = d.Turn
	}
	s.BladeUsed, s.Owed = d.BladeUsed, d.Owed
	s.readAreas(&n, d.Areas)
	s.checkControl(&n, d.Control)
	s.readHouses(&n, d.Houses)
	s.readTracks(&n, d)
	s.readDecks(&n, d)
	s.readBattle(&n, d.Battle)
	s.Short = n.areas(d.Short)
	n.counts(&s.Spent, d.Spent)
	n.counts(&s.Cut, d.Cut)
	if d.March != nil && n.Err == nil {
		s.Marching, n.Err = s.Board.readAction(*d.March)
	}
	s.Winners = n.houses(d.Winners)
	if n.Err != nil {
		return State{}, n.Err
	}
	if d.Stack != nil || s.Winners != 0 {
		return s, s.resume(&n, d)
	}
	return s, s.begin(&n, d, dice)
}

// begin takes up a state that people wrote, at its phase.
func (s *State) begin(n *lookUp, d *stateDocument, dice *game.Dice) error {
	step, ok := phases[d.Phase]
	switch {
	case !ok:
		return game.Within(game.Unknown("phase", d.Phase, slices.Sorted(maps.Keys(phases))), "phase")
	case d.Decision != nil || d.Battle != nil || d.March != nil || s.Short != 0 || d.Spent != nil || d.Cut != nil || d.Owed != 0:
		return game.Wrong("decision, battle, march, short, spent, cut and owed go with a stack", "decision, battle, march, short, spent, cut et owed vont avec une pile (stack)")
	}
	s.Stack.Push(game.Frame{Proc: procTurn, Step: step})
	switch {
	case d.Phase == "westeros" && len(d.Revealed) == 0:
		s.Stack.Push(game.Frame{Proc: procWesteros, Step: westerosReveal})
	case d.Phase == "westeros" && len(d.Revealed) == decks:
		s.Stack.Push(game.Frame{Proc: procWesteros, Step: westerosI})
	case d.Phase == "westeros":
		return game.Within(game.Wrong("the Westeros phase reveals three cards or none", "la phase de Westeros révèle trois cartes ou aucune"), "revealed")
	case d.Next != "" && (step == turnRaids || step == turnMarches):
		at := slices.Index(s.Track[IronThrone][:], n.house(d.Next))
		if at < 0 || n.Err != nil {
			return game.Within(game.Wrong("house %q cannot be next; in play are %s", "la Maison %q ne peut pas être la suivante ; sont en jeu %s", d.Next, s.inPlayIDs()), "next")
		}
		proc := procRaids
		if step == turnMarches {
			proc = procMarches
		}
		s.Stack.Top().Step++
		s.Stack.Push(game.Frame{Proc: proc, Arg: int16(at)})
	case d.Next != "":
		return game.Within(game.Wrong("next is for raids and marches", "next est pour les phases raids et marches"), "next")
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if dice == nil {
		dice = game.Script()
	}
	p := play{State: s, dice: dice}
	p.checkVictory()
	p.run()
	if err := dice.Err(); err != nil {
		return fmt.Errorf("play to the first decision: %w", err)
	}
	return nil
}

// resume takes up a written state where it was.
func (s *State) resume(n *lookUp, d *stateDocument) error {
	if len(d.Stack) > game.StackDepth {
		return game.Wrong("a stack has at most %d procedures, not %d", "une pile a au plus %d procédures, et non %d", game.StackDepth, len(d.Stack))
	}
	for _, f := range d.Stack {
		frame := game.Frame{Proc: uint8(n.Index("procedure", procNames[:], f.Procedure)), Step: f.Step, Arg: f.At}
		if f.House != "" {
			frame.Seat = n.house(f.House)
		}
		s.Stack.Push(frame)
	}
	if d.Decision != nil {
		s.Waits.Kind = game.Kind(n.Index("decision", kindNames[:], d.Decision.Kind))
		s.Waits.Who = n.houses(d.Decision.Who)
	}
	if n.Err != nil {
		return n.Err
	}
	if err := (Rules{}).Audit(s); err != nil {
		return err
	}
	if s.Winners != 0 {
		return nil
	}
	return s.coherent()
}
