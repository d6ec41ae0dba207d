package game

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A Step is one act of a match as a player would tell it, such as a march with the battle
// that it leads to. It is made of events, and of what one seat may know of them.
type Step struct {
	ID      string   `json:"id" doc:"Stays the same while the step goes on"`
	Seat    *Seat    `json:"seat,omitempty" doc:"Who acts; without it, the game itself"`
	Kind    string   `json:"kind"`
	Weight  int      `json:"weight" minimum:"1" maximum:"3" doc:"1 light, 2 heavy, 3 a fight"`
	Places  []string `json:"places" doc:"What it is about, in the order of mention, as the marks of sentences name it: area:winterfell"`
	Helpers []string `json:"helpers" doc:"What helps"`
	Ways    []Way    `json:"ways,omitempty" doc:"From where it goes or acts, and to where, in the order of its events"`
	Touches []Seat   `json:"touches" doc:"Whom it costs a piece, an area or an order"`
	Gains   []Seat   `json:"gains,omitempty" doc:"Whom it brings something"`
	Text
	Detail *Text   `json:"detail,omitempty" doc:"How it ended"`
	Events []Scene `json:"events"`
	From   int     `json:"from" doc:"Actions before it"`
	N      int     `json:"n" doc:"Actions after it"`
	Before *int    `json:"before,omitempty" doc:"The position in the midst of action n, before this event of it, is the one that shows it done"`
	Peak   *Peak   `json:"peak,omitempty" doc:"The position that shows all that its outcome hangs on"`
}

// A Peak is a position in the midst of the n-th action, before one of its events.
type Peak struct {
	N      int `json:"n"`
	Before int `json:"before"`
}

// A Way is from where something goes to where, or who acts upon whom, by an event of a step.
// Its ends are named as the marks of sentences name them.
type Way struct {
	Kind string   `json:"kind" doc:"Of the event"`
	From string   `json:"from"`
	To   []string `json:"to" doc:"Where it leads, after all that it passes"`
}

// A Scene is some events in a row of those that one action told.
type Scene struct {
	Seq  uint64 `json:"seq" doc:"Of the update that tells them; in a log, the number of the action"`
	From int    `json:"from"`
	To   int    `json:"to" doc:"After the last of them"`
}

// A Part is what a kind of event is in the story of a match. The zero value goes on with
// the step that is being told, if there is one.
type Part struct {
	Opens  string // the kind of step that begins with it
	Joins  string // kinds of steps that it goes on with all the same, between spaces; * is any
	Spans  bool   // the step that it opens goes on beyond the action
	Weight int    // of the step, at least
	Says   bool   // its sentence, and the kind that it would open, are those of the step
	Ends   bool   // its sentence is how the step ended; after that of another kind, it is added
	Peaks  bool   // the position before it shows all that the outcome hangs on
	Helps  bool   // what it speaks of helps
	Costs  string // whom it costs something: "seat", or the field that names one
	Brings string // whom it brings something, likewise
	Aside  bool   // it is not told
	// Way names the fields that say from where it goes or acts and to where, each after the kind
	// of what it names: "area:from area:to".
	Way string
	// Many is the sentence of a step that several of them have opened together, with
	// {seat} and {n}.
	Many Text
}

// A Narrator is a game that says what its events are in the story of a match, by their
// kinds. It is optional, see [Game.Laws]: without it every event is a step of its own.
type Narrator interface {
	Parts() map[string]Part
}

// PartsOf returns what the events of a game are in its stories.
func PartsOf(g Game) map[string]Part {
	if n, ok := g.Laws().(Narrator); ok {
		return n.Parts()
	}
	return nil
}

// mostAtOnce is how many light acts of a seat are told as one: the eye follows no more.
const mostAtOnce = 6

// A Narration makes steps of what happens. What it is told must be what one seat may know;
// events of which only some seats know never open a step, so that all see the same steps.
type Narration struct {
	parts map[string]Part
	seat  func(Seat) Text
	last  *Step
	open  bool   // the last step goes on
	spans bool   // beyond the action
	by    string // the kind of event that opened it
	many  int    // how many of them
	said  string // the kind of event that has given it its sentence
	ended string // the kind that said last how it ended
}

// NewNarration returns the narration of a game, whose seats are called by the function.
func NewNarration(g Game, seat func(Seat) Text) *Narration {
	return &Narration{parts: PartsOf(g), seat: seat}
}

// Action tells what the n-th action has led to, or with 0 the layout. The events are those
// from a place on of what the update seq tells. It returns the steps that begin or go on.
func (t *Narration) Action(seq uint64, n, from int, told []Told) []Step {
	var touched []*Step
	t.open = t.open && t.spans
	for i := range told {
		if s := t.event(&told[i], seq, n, from+i); s != nil && !slices.Contains(touched, s) {
			if len(touched) > 0 {
				touched[len(touched)-1].Before = new(i)
			}
			touched = append(touched, s)
		}
		if t.parts[told[i].Kind].Peaks && t.open {
			t.last.Peak = &Peak{n, i}
		}
	}
	var steps []Step
	for i, s := range touched {
		s.N = n
		if i == len(touched)-1 {
			s.Before = nil
		}
		steps = append(steps, s.copy())
	}
	return steps
}

// Cut ends the step that is being told, such as when actions are taken back.
func (t *Narration) Cut() { t.last, t.open = nil, false }

// event takes an event in and returns its step, or nil if it has none.
func (t *Narration) event(e *Told, seq uint64, n, at int) *Step {
	p, known := t.parts[e.Kind]
	switch {
	case p.Aside:
		return nil
	case e.Heading == HeadsRound || e.Heading == HeadsTurn || e.Heading == HeadsPhase:
		t.Cut()
		return nil
	case !known && t.parts == nil && len(e.Only) == 0:
		p = Part{Opens: e.Kind, Weight: 1}
	}
	switch {
	case p.Opens != "" && t.joins(e, &p):
		t.open = true
	case p.Opens != "":
		t.begin(e, &p, seq, n, at)
	case !t.open:
		return nil
	}
	if e.Kind == t.by {
		t.many++
	}
	t.add(e, &p, seq, at)
	return t.last
}

// joins tells whether an event that could open a step goes on with the last one.
func (t *Narration) joins(e *Told, p *Part) bool {
	switch s := t.last; {
	case s == nil:
		return false
	case s.Kind == p.Opens && s.Weight == 1 && p.Weight <= 1 && s.by(e.Seat) && t.many < mostAtOnce: // light ones of a seat are one
		return true
	case !t.open:
		return false
	default:
		return p.Joins == "*" || slices.Contains(strings.Fields(p.Joins), s.Kind)
	}
}

func (s *Step) by(seat Seat) bool { return s.Seat != nil && *s.Seat == seat }

func (t *Narration) begin(e *Told, p *Part, seq uint64, n, at int) {
	t.last = &Step{
		ID: strconv.FormatUint(seq, 10) + "." + strconv.Itoa(at), Kind: p.Opens, Weight: 1, Text: e.Text, From: max(n-1, 0),
		Places: []string{}, Helpers: []string{}, Touches: []Seat{},
	}
	if e.Seat != NoSeat {
		t.last.Seat = new(e.Seat)
	}
	t.open, t.spans, t.by, t.many, t.said, t.ended = true, p.Spans, e.Kind, 0, "", ""
}

// add makes an event a part of the step that is being told.
func (t *Narration) add(e *Told, p *Part, seq uint64, at int) {
	s := t.last
	s.Weight = max(s.Weight, p.Weight)
	if k := len(s.Events) - 1; k >= 0 && s.Events[k].Seq == seq {
		s.Events[k].To = at + 1
	} else {
		s.Events = append(s.Events, Scene{seq, at, at + 1})
	}
	list := &s.Places
	if p.Helps {
		list = &s.Helpers
	}
	for _, ref := range References(e.English) {
		if !slices.Contains(s.Places, ref) && !slices.Contains(s.Helpers, ref) {
			*list = append(*list, ref)
		}
	}
	if w, ok := e.way(p.Way); ok {
		s.Ways = append(s.Ways, w)
	}
	if who := e.who(p.Costs); who != NoSeat && !slices.Contains(s.Touches, who) {
		s.Touches = append(s.Touches, who)
	}
	if who := e.who(p.Brings); who != NoSeat && !slices.Contains(s.Gains, who) {
		s.Gains = append(s.Gains, who)
	}
	t.word(e, p)
}

// word gives the step its sentences.
func (t *Narration) word(e *Told, p *Part) {
	s := t.last
	switch {
	case p.Says && t.said == e.Kind:
		s.Text = s.Text.and(e.Text)
	case p.Says:
		s.Text, t.said = e.Text, e.Kind
		if p.Opens != "" {
			s.Kind = p.Opens
		}
	case t.said != "" || e.Kind != t.by || t.many == 1:
	case p.Many != Text{}:
		s.Text = Text{t.together(p, English), t.together(p, French)}
	default:
		s.Text = s.Text.and(e.Text)
	}
	switch {
	case !p.Ends || s.Text == e.Text:
	case s.Detail != nil && t.ended != e.Kind:
		s.Detail, t.ended = new(s.Detail.and(e.Text)), e.Kind
	default:
		s.Detail, t.ended = new(e.Text), e.Kind
	}
}

// and returns both sentences, one after the other.
func (t Text) and(next Text) Text {
	return Text{t.English + " " + next.English, t.French + " " + next.French}
}

// together says that several events have opened the step.
func (t *Narration) together(p *Part, l Lang) string {
	who := ""
	if seat := t.last.Seat; seat != nil {
		who = Mark(t.seat(*seat).Name(l), "seat", strconv.Itoa(int(*seat)))
	}
	return Plural(strings.NewReplacer("{seat}", who, "{n}", strconv.Itoa(t.many)).Replace(p.Many.Name(l)), l)
}

// who returns the seat that a field of the event names, "seat" being its own.
func (e *Told) who(field string) Seat {
	if field == "seat" {
		return e.Seat
	}
	for _, f := range e.Fields {
		if f.Name == field && field != "" {
			if n, err := strconv.Atoi(string(write(f.Value))); err == nil {
				return Seat(n)
			}
		}
	}
	return NoSeat
}

// way returns from where the event goes to where by two of its fields, if it has both.
func (e *Told) way(fields string) (Way, bool) {
	from, to, _ := strings.Cut(fields, " ")
	w := Way{Kind: e.Kind, To: e.named(to)}
	if start := e.named(from); len(start) > 0 {
		w.From = start[0]
	}
	return w, w.From != "" && len(w.To) > 0
}

// named returns what a field names, given as "kind:field", as marks name it.
func (e *Told) named(spec string) []string {
	kind, field, _ := strings.Cut(spec, ":")
	var refs []string
	for _, f := range e.Fields {
		if f.Name != field {
			continue
		}
		var one string
		var list []string
		if value := write(f.Value); json.Unmarshal(value, &one) == nil && one != "" {
			list = []string{one}
		} else if json.Unmarshal(value, &list) != nil {
			return nil
		}
		for _, id := range list {
			refs = append(refs, kind+":"+id)
		}
	}
	return refs
}

// copy returns the step as it is now.
func (s *Step) copy() Step {
	c := *s
	c.Places, c.Helpers, c.Events = slices.Clone(s.Places), slices.Clone(s.Helpers), slices.Clone(s.Events)
	c.Ways = slices.Clone(s.Ways)
	c.Touches, c.Gains = slices.Clone(s.Touches), slices.Clone(s.Gains)
	return c
}

// References returns what a sentence speaks of, as its marks name it, but for seats, dice
// and rules.
func References(sentence string) []string {
	var refs []string
	for {
		_, rest, open := strings.Cut(sentence, "](")
		ref, after, closed := strings.Cut(rest, ")")
		if !open || !closed {
			return refs
		}
		if kind, _, _ := strings.Cut(ref, ":"); kind != "seat" && kind != "dice" && kind != "rule" {
			refs = append(refs, ref)
		}
		sentence = after
	}
}

var soundWay = regexp.MustCompile(`^[a-z_]+:[a-z_]+ [a-z_]+:[a-z_]+$`)

// CheckParts says what is wrong with the parts of a game, whose events have these kinds.
func CheckParts(parts map[string]Part, kinds []string) error {
	for kind, p := range parts {
		switch {
		case !slices.Contains(kinds, kind):
			return fmt.Errorf("there is no event %q", kind)
		case p.Opens == "" && (p.Joins != "" || p.Spans || p.Many != Text{}):
			return fmt.Errorf("%q opens no step", kind)
		case p.Way != "" && !soundWay.MatchString(p.Way):
			return fmt.Errorf("%q has the way %q", kind, p.Way)
		case p.Weight < 0 || p.Weight > 3 || p.Opens != "" && p.Weight == 0:
			return fmt.Errorf("%q weighs %d", kind, p.Weight)
		}
	}
	return nil
}
