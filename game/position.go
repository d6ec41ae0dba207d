package game

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// A Whole game has laws and a scribe.
type Whole[S, A comparable] interface {
	Rules[S, A]
	Scribe[S, A]
}

// A Game is a whole game with its types hidden, for server, log and command line:
// documents in, documents out.
type Game interface {
	Info() Info
	// Laws returns the game with its types, for what only some games offer.
	Laws() any
	// Start lays out a new match.
	Start(Setup, *Dice, *Story) (Position, error)
	// Read takes up a match from a written state.
	Read(document []byte, d *Dice) (Position, error)
	// RollName says what rolls of a label are for.
	RollName(Label) Text
}

// A Position is the state of one match, with its type hidden.
type Position interface {
	Next() Decision
	// KindName names the kind of the decision that the match waits for.
	KindName() string
	// Occasion tells on what occasion that is asked. See [Occasional].
	Occasion() Occasion
	// Question asks the seats of that decision.
	Question() Text
	// SeatName names a seat; "" if there is no such seat.
	SeatName(Seat) string
	// SeatText names a seat to people.
	SeatText(Seat) Text
	// Side tells which side a seat belongs to, and whether others may as well.
	Side(Seat) (side Side, sided bool)
	// Options lists the legal actions of a seat.
	Options(Seat) []json.RawMessage
	// Check reads an action and says whether the seat may take it: nil, a *Refusal,
	// or an error about the document itself.
	Check(s Seat, action []byte) error
	// Act checks an action and carries it out. If it returns an error, nothing has
	// changed.
	Act(s Seat, action []byte, d *Dice, story *Story) error
	// Try does the same to a copy, which it returns with the action as Proper writes it.
	Try(s Seat, action []byte, d *Dice, story *Story) (next Position, proper []byte, err error)
	// Midst carries an action out on a copy and returns how it stood as the first of the
	// events that before is true of was about to be told; after the action if none is.
	Midst(s Seat, action []byte, d *Dice, before func(Event) bool) (Position, error)
	// Proper writes an action as the game itself would.
	Proper(action []byte) ([]byte, error)
	// Reveals tells whether a legal action would show its seat anything that it cannot
	// know before: dice, or what others hide. The dice must be those of the action.
	Reveals(s Seat, action []byte, d *Dice) (bool, error)
	// Ask answers a question about the position as far as a game takes questions; the
	// position should be one that the seat may see all of. See [Counsel].
	Ask(s Seat, question []byte) (json.RawMessage, error)
	// Odds works out the attack that a legal action decides: nil if it is none, or if the
	// game forecasts none. See [Forecaster].
	Odds(action []byte) (Odds, error)
	// Document writes the whole state, View what a seat may see of it.
	Document() []byte
	View(Seat) []byte
	Result() [MaxSeats]float32
	Clone() Position
	Audit() error
	// Tell says what an event of this match is.
	Tell(Event) Told
	// Standing measures how near the seats are to winning, as everybody may know it: nil if
	// the game does not say. See [Reckoner].
	Standing() *Standing
	// Reckon returns what hears of a match and says how it ended, or nil.
	Reckon() Listener
}

// Open hides the types of a game.
func Open[S, A comparable](g Whole[S, A]) Game { return opened[S, A]{g} }

type opened[S, A comparable] struct{ Whole[S, A] }

func (g opened[S, A]) Laws() any { return g.Whole }

func (g opened[S, A]) Start(setup Setup, d *Dice, story *Story) (Position, error) {
	s, err := g.Whole.Start(setup, d, story)
	if err != nil {
		return nil, err
	}
	return &position[S, A]{g.Whole, s}, nil
}

func (g opened[S, A]) Read(document []byte, d *Dice) (Position, error) {
	s, err := g.ReadState(document, d)
	if err != nil {
		return nil, err
	}
	return &position[S, A]{g.Whole, s}, nil
}

type position[S, A comparable] struct {
	g Whole[S, A]
	s S
}

func (p *position[S, A]) Next() Decision            { return p.g.Next(&p.s) }
func (p *position[S, A]) KindName() string          { return p.g.KindName(p.Next().Kind) }
func (p *position[S, A]) Occasion() Occasion        { return occasion(p.g, &p.s) }
func (p *position[S, A]) SeatName(s Seat) string    { return p.g.SeatName(&p.s, s) }
func (p *position[S, A]) SeatText(s Seat) Text      { return p.g.SeatText(&p.s, s) }
func (p *position[S, A]) Result() [MaxSeats]float32 { return p.g.Result(&p.s) }
func (p *position[S, A]) Audit() error              { return p.g.Audit(&p.s) }
func (p *position[S, A]) Document() []byte          { return p.document(&p.s) }
func (p *position[S, A]) Tell(e Event) Told         { return p.g.Tell(&p.s, e) }
func (p *position[S, A]) Question() Text            { return p.g.Question(&p.s) }
func (p *position[S, A]) Side(s Seat) (Side, bool)  { return SideOf(p.g, &p.s, s) }

func (p *position[S, A]) View(seat Seat) []byte { return p.viewOf(&p.s, seat) }

// viewOf returns the document of a state as a seat sees it.
func (p *position[S, A]) viewOf(s *S, seat Seat) []byte {
	v := p.g.Redact(s, seat)
	return p.document(&v)
}

func (p *position[S, A]) Clone() Position {
	c := *p
	return &c
}

func (p *position[S, A]) read(seat Seat, action []byte) (A, error) {
	a, err := p.g.ReadAction(&p.s, action)
	if err != nil {
		return a, err
	}
	if seat < 0 || int(seat) >= MaxSeats {
		return a, Wrong("there is no seat %d", "il n'y a pas de place %d", seat)
	}
	return a, p.g.Check(&p.s, seat, a)
}

func (p *position[S, A]) Check(seat Seat, action []byte) error {
	_, err := p.read(seat, action)
	return err
}

func (p *position[S, A]) Act(seat Seat, action []byte, d *Dice, story *Story) error {
	a, err := p.read(seat, action)
	if err != nil {
		return err
	}
	p.g.Apply(&p.s, seat, a, d, story)
	return nil
}

func (p *position[S, A]) Ask(seat Seat, question []byte) (json.RawMessage, error) {
	return ask(p.g, &p.s, seat, question)
}

func (p *position[S, A]) Proper(action []byte) ([]byte, error) {
	a, err := p.g.ReadAction(&p.s, action)
	if err != nil {
		return nil, err
	}
	return write(p.g.Action(&p.s, a)), nil
}

// write encodes a document of a scribe, which is always possible: a failure is a
// mistake in the game.
func write(document any) []byte {
	b, err := json.Marshal(document)
	if err != nil {
		panic(fmt.Sprintf("game: a document cannot be written: %v", err))
	}
	return b
}

// Resolve checks a setup against what the game offers and fills in the defaults.
func (i Info) Resolve(setup Setup) (Setup, error) {
	if setup.Seats < i.MinSeats || setup.Seats > i.MaxSeats {
		seats := Sentence("%d seat{|s}", "%d place{|s}", i.MinSeats)
		if i.MaxSeats > i.MinSeats {
			seats = Sentence("%d to %d seats", "%d à %d places", i.MinSeats, i.MaxSeats)
		}
		return setup, Wrong("%s is for %s, not %d", "%s demande %s, et non %d", i.Name, seats, setup.Seats)
	}
	full := make(map[string]string, len(i.Options))
	for _, o := range i.Options {
		full[o.Name] = o.Values[0]
	}
	for name, value := range setup.Options {
		at := slices.IndexFunc(i.Options, func(o Option) bool { return o.Name == name })
		if at < 0 {
			return setup, &OptionError{Option: name, Text: Sentence("%s has no such option; there is %s", "%s n'a pas cette option ; il y a %s", i.Name, strings.Join(i.optionNames(), ", "))}
		}
		if !i.Options[at].Free && !slices.Contains(i.Options[at].Values, value) {
			values := strings.Join(i.Options[at].Values, ", ")
			return setup, &OptionError{
				Option: name,
				Text:   Sentence("is %q, which is none of %s", "est %q ; il y a %s", value, values),
			}
		}
		full[name] = value
	}
	setup.Options = full
	return setup, nil
}

func (i Info) optionNames() (names []string) {
	for _, o := range i.Options {
		names = append(names, o.Name)
	}
	return names
}
