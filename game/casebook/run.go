package casebook

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"gonfalon/game"
)

// Run plays a case and reports on each of its steps. It never panics: a game that
// breaks is a failure of the case.
func Run(c *Case, g game.Game) *Report {
	r := &runner{report: &Report{Case: c}}
	if err := guard(func() { r.begin(g) }); err != nil {
		r.problem("reading the setup: %v", err)
	}
	for i := range c.Steps {
		if r.at == nil {
			break
		}
		r.step(i, &c.Steps[i])
	}
	return r.report
}

// A runner is a case being played. Its position is nil once it can no longer be
// trusted.
type runner struct {
	report *Report
	at     game.Position
	ruling *Ruling  // of the present step
	path   []string // of the present step
}

func (r *runner) problem(format string, args ...any) {
	r.report.Problems = append(r.report.Problems, fmt.Sprintf(format, args...))
}

func (r *runner) fail(format string, args ...any) {
	r.ruling.Failures = append(r.ruling.Failures, fmt.Sprintf(format, args...))
}

// misread fails the step because of something, at a path within it, that cannot be made
// out.
func (r *runner) misread(what string, err error, path ...string) {
	r.fail("%s%s%v", r.report.where(err, append(slices.Clone(r.path), path...)...), what, err)
}

func (r *runner) begin(g game.Game) {
	c := r.report.Case
	if name := g.Info().Name; name != c.Game {
		r.problem("the case is about %s, it was given to %s", c.Game, name)
		return
	}
	d := game.Script(c.Dice...)
	at, err := g.Read(c.Setup, d)
	if err != nil {
		r.problem("%sthe setup cannot be read: %v", c.where(err, "setup"), err)
		r.report.Unread = fmt.Errorf("%s: the setup cannot be read: %w", spot(c.File, c.lineWithin(err, "setup")), err)
		return
	}
	where := c.where(nil, "dice")
	if where == "" {
		where = c.where(nil, "setup")
	}
	checkDice(d, where, r.problem)
	r.at = at
}

// checkDice says what is wrong with a script that has been used, and where it stands.
func checkDice(d *game.Dice, where string, problem func(string, ...any)) {
	if err := d.Err(); err != nil {
		problem("%sdice: %v (rolled %v)", where, err, d.Rolled())
	}
	if left := d.Left(); len(left) > 0 {
		problem("%sdice: %v left over", where, left)
	}
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
	if err != nil {
		r.ruling.Outcome = Broken
		r.fail("%v", err)
		r.at = nil
	}
}

// act has the action judged and, if it is no trial, carried out.
func (r *runner) act(s *Step) {
	r.ruling.Outcome = Unread
	seat, err := r.actor(s.Seat)
	if err != nil {
		r.misread("", err, "seat")
		return
	}
	r.ruling.Seat = r.name(seat)
	before := bytes.Clone(r.at.Document())
	d, story := game.Script(s.Dice...), new(game.Story)
	if s.Try {
		err = r.at.Check(seat, s.Action)
	} else {
		err = r.at.Act(seat, s.Action, d, story)
	}
	r.ruling.Dice = d.Rolled()
	r.judge(err, s.Refused)
	checkDice(d, r.report.where(nil, append(slices.Clone(r.path), "dice")...), r.fail)
	if err != nil || s.Try {
		if !bytes.Equal(before, r.at.Document()) {
			r.fail("the action was not carried out, and yet it changed the state")
		}
		if n := len(story.Events()); n > 0 {
			r.fail("the action was not carried out, and yet %d events were told", n)
		}
		return
	}
	for _, e := range story.Events() {
		told := r.at.Tell(e)
		r.ruling.Events = append(r.ruling.Events, game.Text{English: game.Plain(told.English), French: game.Plain(told.French)})
	}
	if err := r.at.Audit(); err != nil {
		r.fail("the action led to an impossible state: %v", err)
	}
}

// judge compares the game's verdict with what the step says it must be.
func (r *runner) judge(err error, refused game.Rule) {
	if err == nil {
		r.ruling.Outcome = Accepted
		if refused != "" {
			r.fail("the action was accepted, %s must refuse it", refused)
		}
		return
	}
	why, ok := game.AsRefusal(err)
	switch {
	case !ok || why == nil:
		r.misread("the action was not understood: ", err, "action")
		return
	case refused == "":
		r.fail("the action was refused: %v", err)
	case refused != why.Rule:
		r.fail("the action was refused by %s, not by %s: %v", why.Rule, refused, err)
	}
	r.ruling.Outcome = Refused
	r.ruling.Rule = why.Rule
	sentence := why.Ruling().Text
	r.ruling.Sentence = &sentence
}

// expect compares the documents with what is expected of them.
func (r *runner) expect(list []Expectation) {
	for i, e := range list {
		var seat game.Seat
		if e.Seat != nil {
			var err error
			if seat, err = r.seat(e.Seat); err != nil {
				r.misread("", err, "expect", strconv.Itoa(i), "seat")
				continue
			}
		}
		if err := r.holds(e, seat); err != nil {
			r.fail("%v", err)
		}
	}
}

// holds compares one document with what is expected of it: that of a seat, if the
// expectation names one.
func (r *runner) holds(e Expectation, seat game.Seat) error {
	document, whose := r.at.Document, ""
	if e.Seat != nil {
		document = func() []byte { return r.at.View(seat) }
		whose = fmt.Sprintf(" as %s sees it", r.name(seat))
	}
	whole, err := decode(document())
	if err != nil {
		return fmt.Errorf("the state%s is not JSON: %w", whose, err)
	}
	got, found := find(whole, e.At)
	if e.Absent {
		if found && got != nil {
			return fmt.Errorf("%q%s is %s, nothing should be there", e.At, whose, clip(got))
		}
		return nil
	}
	want, err := decode(e.Is)
	if err != nil {
		return fmt.Errorf("%q: the expected value is not JSON: %w", e.At, err)
	}
	switch {
	case !found:
		return fmt.Errorf("there is no %q%s, want %s", e.At, whose, clip(want))
	case !same(got, want):
		return fmt.Errorf("%q%s is %s, want %s", e.At, whose, clip(got), clip(want))
	}
	return nil
}

// actor returns the seat that acts: the one named, or else the only one that must
// choose.
func (r *runner) actor(ref *SeatRef) (game.Seat, error) {
	if ref != nil {
		return r.seat(ref)
	}
	switch who := r.at.Next().Who; who.Len() {
	case 0:
		return game.NoSeat, errors.New("the match is over; say which seat is to act all the same")
	case 1:
		return who.First(), nil
	}
	return game.NoSeat, errors.New("several seats must choose; say which of them acts")
}
