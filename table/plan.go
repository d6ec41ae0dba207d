// Package table is a match being played: who sits where, whose turn the clock counts,
// what may be undone, what was said. It knows every game only through the kernel and
// keeps everything in the store: a match is the journal of what happened at its table,
// and any node can take it up from there.
package table

import (
	"fmt"
	"maps"
	"slices"
	"time"
	"unicode/utf8"

	"gonfalon/game"
)

// A Plan is what is fixed when a table is set up, with what players have brought since.
type Plan struct {
	Game    string            `json:"game"`
	Title   string            `json:"title,omitempty" doc:"What the table is called, if it has a name"`
	Host    string            `json:"host,omitempty" readOnly:"true" doc:"The name of who set the table up"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []Chair           `json:"seats"`
	Open    bool              `json:"open,omitempty"` // listed for whoever looks for a table
	Clock   Clock             `json:"clock,omitzero"`
	Absent  Absent            `json:"absent,omitempty"`  // what happens when time runs out
	Letters bool              `json:"letters,omitempty"` // letters are opened to replays
	Beat    Seconds           `json:"beat,omitempty" doc:"How long a window for answers is open at a live table, from 2 to 10 seconds; 3 if not given. Where decisions have an hour or more, windows have as much"`
}

// A Chair is how a seat is to be filled: by a bot of that name, or by a person.
type Chair struct {
	Bot   string `json:"bot,omitempty"`
	Bring bool   `json:"bring,omitempty" doc:"Who sits down may choose the options that are of this seat; until then, and if he does not, the plan's count"`
}

// A Clock limits the time for decisions. Without a limit it is zero. With Bank each
// seat has so much time in all, and Deadline is added to it at each decision; else
// each decision has Deadline.
type Clock struct {
	Deadline Seconds `json:"deadline,omitempty"`
	Bank     Seconds `json:"bank,omitempty"`
	Grace    Seconds `json:"grace,omitempty" doc:"How long a decision waits for the story to be told before its time begins, 15 at most"`
}

// Seconds is a duration in documents.
type Seconds int64

func (s Seconds) duration() time.Duration { return time.Duration(s) * time.Second }

// Absent is what happens to a seat whose time has run out.
type Absent string

const (
	Wait      Absent = "wait"    // nothing: the clock only tells
	Default   Absent = "default" // an action is chosen for it
	TakenOver Absent = "bot"     // a bot plays until its player is back
)

const (
	longest   Seconds = 90 * 24 * 3600
	maxSpeech         = 2000 // characters
	maxTitle          = 60   // characters
	// longestGrace is how long a decision may wait for the story.
	longestGrace Seconds = 15
)

// check says what is wrong with a plan.
func (p *Plan) check(info game.Info, bots func(name string) error) error {
	if _, err := info.Resolve(game.Setup{Seats: len(p.Seats), Options: p.Options}); err != nil {
		return badly(err)
	}
	if err := checkTitle(p.Title); err != nil {
		return err
	}
	for i, c := range p.Seats {
		if c.Bring && (c.Bot != "" || !slices.ContainsFunc(info.Options, func(o game.Option) bool { return o.Of.Has(game.Seat(i)) })) {
			return bad("nobody can bring anything to seat %d: a bot has it, or no option of %s is of this seat", "personne ne peut rien apporter à la place %d : un bot l'a, ou aucune option de %s n'est de cette place", i, info.Name)
		}
		if c.Bot == "" {
			continue
		}
		if err := bots(c.Bot); err != nil {
			return badly(fmt.Errorf("seat %d: %w", i, err))
		}
	}
	c := p.Clock
	if c.Deadline < 0 || c.Bank < 0 || c.Deadline > longest || c.Bank > longest {
		return bad("a clock has from 0 to %d seconds", "une pendule a de 0 à %d secondes", longest)
	}
	if c.Grace < 0 || c.Grace > longestGrace || c.Grace > 0 && c.Deadline == 0 && c.Bank == 0 {
		return bad("the grace for the story has from 0 to %d seconds, and goes with a clock", "le délai pour le récit a de 0 à %d secondes, et va avec une pendule", longestGrace)
	}
	if p.Beat != 0 && (p.Beat < 2 || p.Beat > 10) {
		return bad("a beat has from 2 to 10 seconds, not %d", "un temps de réponse a de 2 à 10 secondes, et non %d", p.Beat)
	}
	switch p.Absent {
	case "", Wait:
	case Default, TakenOver:
		if c == (Clock{}) {
			return bad("%q for absent players goes with a clock", "%q pour les absents va avec une pendule", p.Absent)
		}
	default:
		return bad("absent players are for %q, %q or %q, not %q", "les absents sont pour %q, %q ou %q, et non %q", Wait, Default, TakenOver, p.Absent)
	}
	return nil
}

// trial lays the match out once with dice that are thrown away: what a free option says, and
// how many seats there are, is judged by the game, and a table that could never begin must
// not be set up. Rules that
// break down on it are an error of whoever asks, and of no match.
func (p *Plan) trial(g game.Game) (err error) {
	defer func() {
		if broken := recover(); broken != nil {
			err = fmt.Errorf("lay out a match of %s on trial: %v", p.Game, broken)
		}
	}()
	if _, err := g.Start(game.Setup{Seats: len(p.Seats), Options: p.Options}, game.NewDice(game.Seed{}), nil); err != nil {
		return badly(err)
	}
	return nil
}

// with returns the plan with what a player brings to it. The options of the old one stay as
// they are: others hold them too.
func (p Plan) with(brought map[string]string) Plan {
	if len(brought) > 0 {
		merged := maps.Clone(p.Options)
		if merged == nil {
			merged = map[string]string{}
		}
		maps.Copy(merged, brought)
		p.Options = merged
	}
	return p
}

// settled returns options in words that stay, where a game lets players write names.
func settled(g game.Game, options map[string]string) map[string]string {
	if s, ok := g.Laws().(game.Settler); ok {
		return s.Settled(options)
	}
	return nil
}

// mayBring says why a player cannot bring something to his seat, if he cannot.
func (p *Plan) mayBring(g game.Game, s game.Seat, brought map[string]string) error {
	if len(brought) == 0 {
		return nil
	}
	if !p.Seats[s].Bring {
		return bad("seat %d plays what was chosen when the table was set up", "la place %d joue ce qui a été choisi quand la table a été dressée", s)
	}
	info := g.Info()
	for _, o := range info.Options {
		if _, ok := brought[o.Name]; ok && !o.Of.Has(s) {
			return bad("option %q is not for seat %d to choose", "l'option %q n'est pas au choix de la place %d", o.Name, s)
		}
	}
	all := p.with(brought)
	if _, err := info.Resolve(game.Setup{Seats: len(all.Seats), Options: all.Options}); err != nil {
		return badly(err)
	}
	return all.trial(g)
}

func checkTitle(title string) error {
	if utf8.RuneCountInString(title) > maxTitle || !utf8.ValidString(title) {
		return bad("the name of a table has at most %d characters", "le nom d'une table a au plus %d caractères", maxTitle)
	}
	return nil
}

func checkSpeech(text string) error {
	if n := utf8.RuneCountInString(text); n == 0 || n > maxSpeech || !utf8.ValidString(text) {
		return bad("a message has from 1 to %d characters", "un message a de 1 à %d caractères", maxSpeech)
	}
	return nil
}
