package casebook

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"

	"gonfalon/game"
)

// Run plays a case and reports on each of its steps. It never panics: a game that
// breaks is a failure of the case.
func Run(c *Case, g game.Game) *Report { return play(c, g, len(c.Steps)).report }

// Show plays a case up to a step, counted from 1, and returns the state then; after none it
// is the setup. What fails on the way does not matter, as long as there is a state.
func Show(c *Case, g game.Game, step int) (json.RawMessage, error) {
	if step < 0 || step > len(c.Steps) {
		return nil, &Unreadable{c.File, Fault{c.Line("step"), game.Sentence("the case has %d step{|s}; there is none %d", "le cas a %d étape{|s}, et pas de numéro %d", len(c.Steps), step)}}
	}
	r := play(c, g, step)
	switch {
	case r.report.Unread != nil:
		return nil, r.report.Unread
	case r.at == nil:
		return nil, &Unreadable{c.File, r.report.last()}
	}
	return r.at.Document(), nil
}

// play plays the first steps of a case.
func play(c *Case, g game.Game, steps int) *runner {
	r := &runner{report: &Report{Case: c}, game: g}
	err := guard(func() { r.begin(g) })
	if wrong, ok := errors.AsType[*game.ScriptError](err); ok {
		r.unread(r.diceLine(), r.wrongDice(wrong, len(c.Dice)))
	} else if err != nil {
		r.problem(0, game.Sentence("reading the setup: %s", "lecture de la position : %s", err))
	}
	for i := range c.Steps[:steps] {
		if r.at == nil {
			break
		}
		r.step(i, &c.Steps[i])
	}
	return r
}

// A runner is a case being played. Its position is nil once it can no longer be
// trusted.
type runner struct {
	report *Report
	game   game.Game
	at     game.Position
	ruling *Ruling  // of the present step
	path   []string // of the present step
	dice   *game.Dice
	story  *game.Story
}

func (r *runner) problem(line int, text game.Text) {
	r.report.Problems = append(r.report.Problems, Fault{line, text})
}

// fail notes what is wrong with the present step, at a path within it or within what the error
// is about.
func (r *runner) fail(err error, path ...string) {
	f := Fault{Line: r.report.lineWithin(err, append(slices.Clone(r.path), path...)...)}
	var in *game.FieldError
	if errors.As(err, &in) {
		err = in.Err
	}
	f.Text = game.Sentence("%s", "%s", err)
	r.ruling.Failures = append(r.ruling.Failures, f)
}

func (r *runner) begin(g game.Game) {
	c := r.report.Case
	if name := g.Info().Name; name != c.Game {
		r.problem(c.Line("game"), game.Sentence("the case is about %s, it was given to %s", "le cas porte sur %s, il a été donné à %s", c.Game, name))
		return
	}
	if f := c.strange(g); f != nil {
		r.unread(f.Line, f.Text)
		return
	}
	d := game.Script(c.Dice...).Halt()
	at, err := g.Read(c.Setup, d)
	if err != nil {
		r.unread(c.lineWithin(err, "setup"), game.Sentence("the setup cannot be read: %s", "la position est illisible : %s", err))
		return
	}
	r.at = at
	if left := d.Left(); len(left) > 0 {
		r.problem(r.diceLine(), leftOver(left))
	}
}

// unread notes why the setup cannot be read.
func (r *runner) unread(line int, why game.Text) {
	r.problem(line, why)
	r.report.Unread = &Unreadable{r.report.File, Fault{line, why}}
}

// diceLine is the line of the dice of the setup, or else of the setup itself.
func (r *runner) diceLine() int {
	if line := r.report.Line("dice"); line > 0 {
		return line
	}
	return r.report.Line("setup")
}

func (r *runner) step(i int, s *Step) {
	r.report.Rulings = append(r.report.Rulings, Ruling{
		Step: i + 1, Note: s.Note, Action: s.Action, Tried: s.Try, Outcome: Looked,
	})
	r.ruling, r.path = &r.report.Rulings[i], []string{"step", strconv.Itoa(i)}
	err := guard(func() {
		if s.Action != nil {
			r.act(s)
		}
		r.expect(s.Expect)
	})
	if wrong, ok := errors.AsType[*game.ScriptError](err); ok {
		r.stop(s, wrong)
	} else if err != nil {
		r.ruling.Outcome = Broken
		r.fail(err)
		r.at = nil
	}
}

// act has the action judged and, if it is no trial, carried out.
func (r *runner) act(s *Step) {
	r.ruling.Outcome = Unread
	seat, err := r.actor(s.Seat)
	if err != nil {
		r.fail(err, "seat")
		return
	}
	r.ruling.Seat = r.name(seat).English
	before := bytes.Clone(r.at.Document())
	r.dice, r.story = game.Script(s.Dice...).Halt(), new(game.Story)
	if s.Try {
		err = r.at.Check(seat, s.Action)
	} else {
		err = r.at.Act(seat, s.Action, r.dice, r.story)
	}
	r.ruling.Dice = r.dice.Rolled()
	r.judge(seat, err, s.Refused)
	if left := r.dice.Left(); len(left) > 0 {
		r.fail(&game.Fault{Text: leftOver(left)}, "dice")
	}
	r.sides(s.Sides)
	if err != nil || s.Try {
		if !bytes.Equal(before, r.at.Document()) {
			r.fail(game.Wrong("the action was not carried out, and yet it changed the state", "l'action n'a pas été exécutée, et pourtant l'état a changé"), "action")
		}
		if n := len(r.story.Events()); n > 0 {
			r.fail(game.Wrong("the action was not carried out, and yet %d event{ was|s were} told", "l'action n'a pas été exécutée, et pourtant %d événement{ est raconté|s sont racontés}", n), "action")
		}
		return
	}
	r.ruling.Events = game.Tales(r.at, r.story)
	r.told(s.Told)
	if err := r.at.Audit(); err != nil {
		r.fail(game.Wrong("the action led to an impossible state: %s", "l'action mène à un état impossible : %s", err), "action")
	}
}

// stop ends the case in the midst of an action whose dice are wrong: what happened before them
// is told, and nothing after them is played or judged.
func (r *runner) stop(s *Step, wrong *game.ScriptError) {
	r.ruling.Outcome, r.ruling.Dice, r.ruling.Events = Stopped, r.dice.Rolled(), game.Tales(r.at, r.story)
	if s.Refused != "" {
		r.fail(unrefused(s.Refused), "refused")
	} else {
		r.fail(&game.Fault{Text: r.wrongDice(wrong, len(s.Dice))}, "dice")
	}
	r.at = nil
}

// judge compares the game's verdict with what the step says it must be.
func (r *runner) judge(seat game.Seat, err error, refused game.Rule) {
	if err == nil {
		r.ruling.Outcome = Accepted
		if refused != "" {
			r.fail(unrefused(refused), "refused")
		}
		return
	}
	why, ok := game.AsRefusal(err)
	if !ok || why == nil {
		r.fail(within(err, game.Wrong("the action was not understood: %s%s", "l'action n'est pas comprise : %s%s", err, r.legal(seat))), "action")
		return
	}
	sentence := why.Ruling().Text
	r.ruling.Outcome, r.ruling.Rule, r.ruling.Sentence = Refused, why.Rule, &sentence
	switch {
	case refused == "":
		r.fail(game.Wrong("the action was refused: %s (%s)%s", "l'action est refusée : %s (%s)%s", sentence, string(why.Rule), r.legal(seat)), "action")
	case !meets(refused, why.Rule):
		r.fail(game.Wrong("the action was refused by %s, not by %s: %s", "l'action est refusée par %s et non par %s : %s", string(why.Rule), string(refused), sentence), "refused")
	}
}

// unrefused says that an action was accepted which a rule, or any, must refuse.
func unrefused(by game.Rule) error {
	if by == Any {
		return game.Wrong("the action was accepted, and must be refused", "l'action est acceptée, et doit être refusée")
	}
	return game.Wrong("the action was accepted, and must be refused by %s", "l'action est acceptée, et doit être refusée par %s", string(by))
}

// within puts an error where another is.
func within(other, err error) error {
	var f *game.FieldError
	if errors.As(other, &f) {
		return &game.FieldError{Path: f.Path, Err: err}
	}
	return err
}

// actor returns the seat that acts: the one named, or else the only one that must
// choose.
func (r *runner) actor(ref *SeatRef) (game.Seat, error) {
	if ref != nil {
		return r.seat(ref)
	}
	switch who := r.at.Next().Who; who.Len() {
	case 0:
		return game.NoSeat, game.Wrong("the match is over; say which seat is to act all the same", "la partie est finie ; dites quelle place doit agir malgré tout")
	case 1:
		return who.First(), nil
	default:
		return game.NoSeat, game.Wrong("several seats must choose; say which of them acts: %s", "plusieurs places doivent choisir ; dites laquelle agit : %s", r.names(who))
	}
}
