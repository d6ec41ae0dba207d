package table

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"gonfalon/game"
)

// A seat is a place at the table and who holds it.
type seat struct {
	account string // of the person; "" is nobody yet, or a bot
	name    string
	bot     string // who plays it now, if a bot does
	entropy string
	brought map[string]string // what the person chose when he sat down
	seen    time.Time         // when the person last did something that all may know of
	offered bool              // somebody else may take it: its person is absent
	from    uint64            // how many open entries there were when its person took it over from another
}

// has tells whether who holds the seat has brought all of this. What the others have brought
// is not asked: he could try what they hide.
func (s *seat) has(options map[string]string) bool {
	for name, value := range options {
		if brought, ok := s.brought[name]; !ok || brought != value {
			return false
		}
	}
	return true
}

// An act is an action that has been carried out and not undone.
type act struct {
	Acted
	time   time.Time
	asked  game.Decision // what the match waited for
	clock  *clock        // before it; nil if time is not limited
	rolled bool          // dice
	happening
}

// A match is what the journal of a table adds up to. It changes only by apply.
type match struct {
	id      string
	games   Games
	game    Game
	plan    Plan
	owner   string
	seed    game.Seed
	invites []string
	guests  []string // for whom seats are kept
	seats   []seat
	laid    Plan            // the plan by which it is laid out: in words that stay, where that has names
	bare    [2]Plan         // both, without what players have brought
	from    *game.LogOrigin // what it begins from, if it is not laid out
	sat     []*Sat          // before the match began

	dice   *game.Dice
	at     game.Position // nil until all seats are filled; never changed, only replaced
	start  []game.Event  // what its layout tells
	layout *record       // the same as it was kept
	acts   []act
	marks  []mark
	clock  clock

	window   *window                      // nil unless sealed answers are owed
	windowed bool                         // there has been one
	spent    [game.MaxSeats]time.Duration // how long each seat has held windows in this round
	sheets   [game.MaxSeats][]Line

	asks      game.Seat // who asks to undo, or NoSeat
	agreed    game.SeatSet
	paused    bool
	conceded  game.SeatSet
	departed  map[string]bool // accounts that are no more
	proposal  *proposal       // nil if nothing is proposed
	cancelled bool            // before it began, or by an administrator
	expired   bool            // so, since it had waited for too long
	why       string          // the administrator gives for it
	round     roundHeading
	frozen    string
	rematch   string // which match follows this one
	outdated  bool   // frozen since this program cannot go on by its rules

	version // in force
	recording

	seq     uint64                // of the store
	open    uint64                // how many entries are no secrets
	secrets []secret              // since the last of those
	asked   [game.MaxSeats]uint64 // the place of the entry that asked each seat for its present decision
	created time.Time
	last    time.Time
	keys    map[string]done
}

// done says where the entry of a request stands in the journal.
type done struct {
	place uint64
	print string
	asked bool // it asked to undo
}

func newMatch(id string, games Games) *match {
	return &match{id: id, games: games, asks: game.NoSeat, keys: map[string]done{}}
}

// apply adds an entry of the journal. Entries have been checked before they were
// written, so an error means that the journal cannot be read: the match is frozen.
func (m *match) apply(seq uint64, e *Entry) {
	m.seq, m.last = seq, e.Time
	if secret := e.secret(); secret.parties != 0 {
		m.secrets = append(m.secrets, secret)
	} else if e.seen() {
		m.open, m.secrets = m.open+1, nil
	}
	if e.moves() {
		m.moved = seq
	}
	if e.Key != "" {
		m.keys[e.Key] = done{place(m.open, 0), e.Print, e.Asked != nil}
	}
	defer func() {
		if p := recover(); p != nil {
			m.frozen = fmt.Sprint(p)
		}
	}()
	if m.frozen != "" && e.Said == nil && e.Sat == nil && e.Departed == nil {
		return // people can be told who sat there, and can still talk
	}
	if err := m.enter(e); err != nil && !m.setAside(e) {
		m.frozen = err.Error()
	}
	if s := e.person(); s != game.NoSeat {
		m.seats[s].seen = e.Time
	}
}

func (m *match) enter(e *Entry) error {
	switch {
	case e.Created != nil:
		return m.create(e)
	case e.Sat != nil:
		return m.sit(e)
	case e.Acted != nil && m.unjudged:
		m.trust(e.Time, *e.Acted)
	case e.Closed != nil && m.unjudged:
		m.trust(e.Time, e.Closed.Answers...)
	case e.Undone != nil && m.unjudged:
		m.forget(*e.Undone)
	case e.Acted != nil:
		return m.act(e)
	case e.Asked != nil:
		m.asks, m.agreed = *e.Asked, game.Seats(*e.Asked)
	case e.Agreed != nil:
		m.agreed = m.agreed.With(*e.Agreed)
	case e.Declined != nil:
		m.asks, m.agreed = game.NoSeat, 0
	case e.Undone != nil && m.forgetAside(*e.Undone):
	case e.Undone != nil:
		return m.rewind(*e.Undone, e.Time)
	case e.Said != nil:
	case e.Conceded != nil:
		m.conceded = m.conceded.With(*e.Conceded)
		m.seats[*e.Conceded].bot = standIn
	case e.Paused != nil:
		m.paused = true
		m.clock.stop(m.held(m.seats[*e.Paused].account), e.Time)
		if m.window != nil {
			m.window.pause(e.Time)
		}
	case e.Resumed != nil:
		m.unpause(e.Time)
	case e.Left != nil:
		m.seats[*e.Left].bot = standIn
	case e.Departed != nil:
		m.depart(e.Departed.Account, e.Time)
	case e.Returned != nil:
		m.comeBack(*e.Returned, e.Time)
	case e.Titled != nil:
		m.plan.Title = *e.Titled
	case e.Filled != nil:
		return m.fill(e.Filled, e.Time)
	case e.Vacated != nil:
		m.vacate(*e.Vacated)
	case e.Cancelled:
		m.cancelled, m.expired, m.why = true, e.Expired, e.Why
	case e.Proposed != nil:
		m.proposal = &proposal{*e.Proposed, game.Seats(e.Proposed.By), 0}
	case e.Voted != nil:
		m.vote(e.Voted)
	case e.Replaced != nil:
		m.replace(e.Replaced)
	case e.Kept != nil:
		m.keep(e.Kept)
	case e.Renewed != nil:
		return m.renew(e.Renewed, e.Time)
	case e.Sealed != nil:
		m.seal(e.Sealed, e.judged != nil)
		e.judged = nil
	case e.Held != nil && m.window != nil:
		m.window.hold(*e.Held, e.Time)
	case e.Released != nil && m.window != nil:
		m.release(*e.Released, e.Time)
	case e.Held != nil || e.Released != nil: // other rules were in force
	case e.Closed != nil:
		return m.close(e)
	case e.Sheet != nil:
		m.sheets[e.Sheet.Seat] = e.Sheet.Lines
	case e.Rematch != nil:
		m.rematch = e.Rematch.Match
	case e.Frozen != "":
		m.frozen = e.Frozen
	default:
		return errors.New("an entry of the journal that says nothing")
	}
	return nil
}

// standIn is the bot that holds the seat of somebody who is away.
const standIn = "greedy"

func (m *match) create(e *Entry) (err error) {
	c := e.Created
	m.plan, m.owner, m.invites, m.guests, m.created = c.Plan, c.By, c.Invites, c.Kept, e.Time
	m.laid, m.from = c.Plan.with(c.Settled), c.From
	m.bare = [2]Plan{m.plan, m.laid}
	for _, chair := range c.Plan.Seats {
		m.seats = append(m.seats, seat{bot: chair.Bot, name: chair.Bot})
	}
	if m.seed, err = game.ParseSeed(c.Seed); err != nil {
		return err
	}
	g, ok := m.games[c.Plan.Game]
	if !ok {
		return fmt.Errorf("there is no game %q", c.Plan.Game)
	}
	m.game, m.version, m.began = g, version{c.Rules, c.Content}, version{c.Rules, c.Content}
	return m.begin(e.Time)
}

// sit fills a seat; with the last one the match begins.
func (m *match) sit(e *Entry) error {
	if m.begun() {
		m.takeOver(e.Sat, e.Time)
		return nil
	}
	m.sat = append(m.sat, e.Sat)
	m.replan()
	s := &m.seats[e.Sat.Seat]
	s.account, s.name, s.entropy, s.brought = e.Sat.Account, e.Sat.Name, e.Sat.Entropy, e.Sat.Options
	return m.begin(e.Time)
}

func (m *match) full() bool {
	return !slices.ContainsFunc(m.seats, func(s seat) bool { return s.account == "" && s.bot == "" })
}

// vacant tells whether somebody may take a seat.
func (m *match) vacant() bool {
	return !m.full() || slices.ContainsFunc(m.seats, func(s seat) bool { return s.offered })
}

// begin lays the match out, if everybody is there.
func (m *match) begin(now time.Time) (err error) {
	if m.begun() || !m.full() || m.frozen != "" || m.cancelled {
		return nil
	}
	m.dice, m.layout = game.NewDice(m.seed, m.entropy()...), new(record)
	if m.unjudged {
		return nil
	}
	var story game.Story
	if m.at, err = m.layOut(m.dice, &story); err != nil {
		return err
	}
	m.keptAt, m.judgedAt = m.at, m.at
	m.start, m.marks = story.Events(), []mark{{1, m.at}}
	m.clock = newClock(m.plan.Clock, len(m.seats))
	m.goOn(game.Decision{}, 0, 0, now)
	return nil
}

// layOut returns the position in which the match began.
func (m *match) layOut(d *game.Dice, story *game.Story) (game.Position, error) {
	d.At(0)
	if m.from != nil {
		return m.game.Read(m.from.State, game.Script())
	}
	return m.game.Start(game.Setup{Seats: len(m.seats), Options: m.laid.Options}, d, story)
}

// begun tells whether all seats have been filled.
func (m *match) begun() bool { return m.dice != nil }

// over tells whether the match has ended, running whether it goes on.
func (m *match) over() bool { return m.result != nil || m.at != nil && m.at.Next().Who == 0 }

func (m *match) running() bool {
	return m.at != nil && m.frozen == "" && !m.paused && !m.cancelled && !m.over()
}

// holds tells whether an account may speak for a seat.
func (m *match) holds(account string, s game.Seat) bool {
	return s >= 0 && int(s) < len(m.seats) && account != "" && m.seats[s].account == account
}

// keeps tells whether a seat is kept for an account, which has only to sit down.
func (m *match) keeps(account string, s game.Seat) bool {
	return account != "" && int(s) < len(m.guests) && m.guests[s] == account && m.seats[s].account == "" && m.seats[s].bot == ""
}

// people returns the seats that persons play.
func (m *match) people() game.SeatSet {
	var set game.SeatSet
	for i, s := range m.seats {
		if s.account != "" && s.bot == "" {
			set = set.With(game.Seat(i))
		}
	}
	return set
}

func (m *match) entropy() []string {
	var all []string
	for _, s := range m.seats {
		all = append(all, s.entropy)
	}
	return all
}
