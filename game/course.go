package game

import (
	"cmp"
	"slices"
	"strings"
)

// A Course is how a match went: the score of each seat, stretch by stretch, and when it
// turned.
type Course struct {
	Standing
	Points []CoursePoint `json:"points"`
	Turns  []Turning     `json:"turns" doc:"The largest swings, at most four, in the order of time"`
}

// A CoursePoint is how it stood after a round or a turn; the first, before any.
type CoursePoint struct {
	After  *Text `json:"after,omitempty"`
	Round  *Text `json:"round,omitempty" doc:"The round that it is after or in, where the game has rounds"`
	N      int   `json:"n" doc:"Actions so far"`
	Scores []int `json:"scores"`
}

// A Turning is a step that changed who led, or by how much.
type Turning struct {
	Text
	Detail *Text `json:"detail,omitempty"`
	When   *Text `json:"when,omitempty" doc:"The round or turn"`
	Seat   *Seat `json:"seat,omitempty" doc:"Who acted"`
	At     Link  `json:"at"`
	Point  int   `json:"point" doc:"The point of the course in whose stretch it lies"`
	Was    []int `json:"was" doc:"The scores before it"`
	Scores []int `json:"scores" doc:"After it"`
}

// mostTurns is how many turning points are told.
const mostTurns = 4

// A course listens to a log that is told again, and notes how it stood at each event.
type course struct {
	v        *replay
	listener Listener
	n, k     int
	stood    []stood
	heads    map[string][]head // rounds and turns; a turn is named with its round
}

type stood struct {
	Spot
	scores []int
}

// A head is where a round or turn begins.
type head struct {
	Spot
	text  Text
	round *Text // nil where the game has turns only
}

// newCourse has a replay heard.
func newCourse(v *replay) *course {
	c := &course{v: v, heads: map[string][]head{}}
	if v.at == nil {
		return c
	}
	if c.listener = v.at.Reckon(); c.listener != nil {
		v.hear = c.hear
		c.note(Spot{0, 0})
	}
	return c
}

// hear takes in an event of the action that is being replayed.
func (c *course) hear(e Event) {
	if n := c.v.verdict.Actions + 1; n != c.n {
		c.n, c.k = n, 0
	}
	at := Spot{c.n, c.k}
	if c.k > 0 { // what came before the first is known from the end of the action before
		c.note(at)
	}
	if e.Only == 0 {
		c.listener.Hear(c.v.at, e, at)
	}
	c.k++
}

// after takes in what an action has told.
func (c *course) after(n int, told []Told) {
	if c.listener == nil {
		return
	}
	if c.v.at != nil {
		c.note(Spot{n + 1, 0})
	}
	for k, t := range told {
		if t.Heading != HeadsRound && t.Heading != HeadsTurn {
			continue
		}
		h := head{Spot: Spot{n, k}, text: t.Text.heading()}
		if rounds := c.heads[HeadsRound]; t.Heading == HeadsRound {
			h.round = new(h.text)
		} else if len(rounds) > 0 {
			of := rounds[len(rounds)-1].text
			h.text, h.round = Text{of.English + " · " + h.text.English, of.French + " · " + h.text.French}, &of
		}
		c.heads[t.Heading] = append(c.heads[t.Heading], h)
	}
}

// heading returns the sentence of a heading as a title.
func (t Text) heading() Text {
	title := func(s string) string { return strings.TrimSuffix(Plain(s), ".") }
	return Text{title(t.English), title(t.French)}
}

func (c *course) note(at Spot) {
	scores := c.v.at.Standing().Scores
	if n := len(c.stood); n == 0 || !slices.Equal(c.stood[n-1].scores, scores) {
		c.stood = append(c.stood, stood{at, scores})
	}
}

// at returns the scores as an event was about to be told.
func (c *course) at(spot Spot) []int {
	scores := c.stood[0].scores
	for _, s := range c.stood {
		if spot.before(s.Spot) {
			break
		}
		scores = s.scores
	}
	return scores
}

// told sums the course up.
func (c *course) told(steps []Step) *Course {
	over := Spot{len(c.v.log.Actions) + 1, 0}
	list := &Course{Standing: *c.v.at.Standing(), Turns: []Turning{}}
	heads := c.heads[HeadsTurn]
	if len(heads) == 0 {
		heads = c.heads[HeadsRound]
	}
	begin := over
	if len(heads) > 0 {
		begin = heads[0].Spot
	}
	list.Points = []CoursePoint{{N: max(begin.N-1, 0), Scores: c.at(begin)}}
	for i, h := range heads {
		end := over
		if i+1 < len(heads) {
			end = heads[i+1].Spot
		}
		list.Points = append(list.Points, CoursePoint{After: &h.text, Round: h.round, N: end.N - 1, Scores: c.at(end)})
	}
	c.turn(list, steps, heads, over)
	return list
}

// turn finds the steps after which the lead was most different from before, the later of
// those that are equal.
func (c *course) turn(list *Course, steps []Step, heads []head, over Spot) {
	type swing struct{ step, by int }
	var swings []swing
	for i := range steps {
		if by := c.swing(c.at(steps[i].begin()), c.at(c.end(steps, i, over))); by > 0 {
			swings = append(swings, swing{i, by})
		}
	}
	slices.SortFunc(swings, func(a, b swing) int { return cmp.Or(b.by-a.by, b.step-a.step) })
	swings = swings[:min(mostTurns, len(swings))]
	slices.SortFunc(swings, func(a, b swing) int { return a.step - b.step })
	for _, w := range swings {
		s := &steps[w.step]
		t := Turning{Text: s.Text, Detail: s.Detail, Seat: s.Seat, At: *s.link(), Was: c.at(s.begin()), Scores: c.at(c.end(steps, w.step, over))}
		for i, h := range heads {
			if !s.begin().before(h.Spot) {
				t.Point, t.When = i+1, &h.text
			}
		}
		list.Turns = append(list.Turns, t)
	}
}

// end is where the next step begins.
func (c *course) end(steps []Step, i int, over Spot) Spot {
	if i+1 < len(steps) {
		return steps[i+1].begin()
	}
	return over
}

// swing returns by how much the lead of the side that it changed most for has changed.
func (c *course) swing(before, after []int) int {
	most := 0
	for s := range before {
		by := c.lead(after, Seat(s)) - c.lead(before, Seat(s))
		most = max(most, by, -by)
	}
	return most
}

// lead returns by how much a seat is before the best that is not on its side.
func (c *course) lead(scores []int, seat Seat) int {
	mine, _ := c.v.at.Side(seat)
	best, found := 0, false
	for s, score := range scores {
		if side, _ := c.v.at.Side(Seat(s)); side != mine && (!found || score > best) {
			best, found = score, true
		}
	}
	return scores[seat] - best
}
