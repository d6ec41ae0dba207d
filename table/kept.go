package table

import (
	"gonfalon/game"
)

// A program with other rules than a match was played by can neither judge its actions nor
// tell what came of them. So that nothing is lost, a match that rests or ends is kept as the
// rules in force see it: its log line by line in the journal, its state beside it.

// Kept are lines of the match log, from one action on.
type Kept struct {
	Header *game.LogHeader  `json:"header,omitempty"` // with the first of them
	Layout []game.Told      `json:"layout,omitempty"`
	From   int              `json:"from"` // the first action
	Lines  []game.LogAction `json:"lines"`
	Result []float32        `json:"result,omitempty"` // of a match that is over
	By     *version         `json:"by,omitempty"`     // the rules that judged, if they are not in force yet
}

// appendJSON writes the lines after others.
func (k *Kept) appendJSON(b []byte) []byte {
	p := game.Pen{Text: append(b, '{')}
	if k.Header != nil {
		p.Value("header", k.Header)
	}
	if len(k.Layout) > 0 {
		p.Value("layout", k.Layout)
	}
	p.Number("from", k.From)
	p.List("lines", func() {
		for i := range k.Lines {
			p.Name("")
			p.Text = k.Lines[i].AppendJSON(p.Text)
		}
	})
	if len(k.Result) > 0 {
		p.Value("result", k.Result)
	}
	if k.By != nil {
		p.Value("by", k.By)
	}
	return append(p.Text, '}')
}

// linesAtATime is how many lines an entry keeps at most: a message of the store has a limit.
const linesAtATime = 100

// A record is what was told of an action, or the layout, as it was kept.
type record struct {
	kept bool
	told []game.Told
	line *game.LogAction // of the match log
}

// A version is that of the rules and the content of a game.
type version struct {
	Rules   int    `json:"rules"`
	Content string `json:"content"`
}

func versionOf(g game.Game) version {
	info := g.Info()
	return version{info.Version, info.Content}
}

// foreign tells whether other rules than ours are in force.
func (m *match) foreign() bool { return m.version != versionOf(m.game) }

// A recording is how far a match is kept, and what of it was played by other rules.
type recording struct {
	unjudged bool                  // entries are being read that are not
	unopened [game.MaxSeats]*Acted // answers of them to a window that is still open
	judged   int                   // how many actions come before those that our rules judge
	judgedAt game.Position         // after them

	kept   int           // how many actions are kept
	keptAt game.Position // after them
	stale  bool          // of what is kept, something was taken back
	moved  uint64        // the entry that changed the position last
	keptBy uint64        // the entry that kept it last
	stood  uint64        // the entry after which the state stood that is stored
	header *game.LogHeader
	result []float32 // of a match that is over, as it was recorded

	began  version // in force at the beginning
	bounds []bound // where the rules were renewed
	aside  int     // actions after the last state that was kept which the rules now refuse
}

// unwritten tells whether something has happened of which no line is kept, unkept whether
// there is anything to keep at all.
func (m *match) unwritten() bool {
	return m.at != nil && m.frozen == "" && (m.header == nil || m.moved > m.keptBy)
}

func (m *match) unkept() bool {
	return m.unwritten() || m.at != nil && m.frozen == "" && m.stood < m.keptBy
}

// hasten tells whether a match must be kept at once: when it is over newer rules may not say
// that it goes on, and they cannot go back to before the state that is kept.
func (m *match) hasten() bool { return m.unkept() && (m.over() || m.stale) }

// lines returns what keeps all that is not kept yet.
func (m *match) lines() ([]*Kept, error) {
	k := &Kept{From: m.kept + 1, Lines: []game.LogAction{}}
	if m.foreign() {
		k.By = new(versionOf(m.game))
	}
	if m.header == nil {
		var story game.Story
		d := game.NewDice(m.seed, m.entropy()...)
		at, err := m.layOut(d, &story)
		if err != nil {
			return nil, err
		}
		h := game.SealedHeader(m.logHeader(), m.seed, d, at.Document())
		k.Header, k.Layout = &h, game.Tales(at, &story)
	}
	all, at := []*Kept{k}, m.keptAt
	for _, a := range m.acts[m.kept:] {
		line, next, err := m.line(at, a)
		if err != nil {
			return nil, err
		}
		if len(k.Lines) == linesAtATime {
			k = &Kept{From: a.N, By: k.By}
			all = append(all, k)
		}
		k.Lines, at = append(k.Lines, line), next
	}
	if m.over() {
		k.Result = m.ending()
	}
	return all, nil
}

// line writes the line of the log of an action, and returns the position after it.
func (m *match) line(at game.Position, a act) (game.LogAction, game.Position, error) {
	var story game.Story
	m.dice.At(a.N)
	next, _, err := at.Try(a.Seat, a.Action, m.dice, &story)
	if err != nil {
		return game.LogAction{}, nil, err
	}
	return m.dice.Line(a.N, a.Seat, a.Action, game.Tales(next, &story), a.time, next.Document()), next, nil
}

// ending returns the result of a match that is over: as it was recorded, whatever our rules
// say of it.
func (m *match) ending() []float32 {
	if m.result != nil {
		return m.result
	}
	result := m.at.Result()
	return result[:len(m.seats)]
}

// keep enters what was kept. Where our rules judge again what others have judged, theirs does
// not count.
func (m *match) keep(k *Kept) {
	if k.Header != nil {
		m.header = k.Header
		*m.layout = record{kept: true, told: k.Layout}
	}
	by := m.version
	if k.By != nil {
		by = *k.By
	}
	if !m.unjudged && by != versionOf(m.game) {
		return
	}
	for i, line := range k.Lines {
		if n := k.From - 1 + i; n < len(m.acts) {
			*m.acts[n].record = record{true, line.Told, &k.Lines[i]}
		}
	}
	if k.From-1+len(k.Lines) == len(m.acts) { // else more is to come
		m.kept, m.keptAt, m.keptBy, m.stale = len(m.acts), m.at, m.seq, false
		m.result = k.Result
	}
}
