package game

import (
	"cmp"
	"slices"
	"time"
)

// An End is how a finished match ended, and how it came to that. It is the same for
// everybody.
type End struct {
	Result  []float32  `json:"result" doc:"A seat's share of victory"`
	Reason  *Text      `json:"reason,omitempty" doc:"Why it ended so, where the game says it"`
	Rule    Rule       `json:"rule,omitempty" doc:"That says it"`
	Columns []Text     `json:"columns"`
	Places  []Place    `json:"places" doc:"The best first"`
	Course  *Course    `json:"course,omitempty" doc:"Who led"`
	Chance  *Text      `json:"chance,omitempty" doc:"What chance there was, if not dice"`
	Luck    []Luck     `json:"luck"`
	Notes   []NoteTold `json:"notes" doc:"What is of note"`
	Actions int        `json:"actions"`
	Began   *time.Time `json:"began,omitempty" doc:"When the first action was taken"`
	Ended   *time.Time `json:"ended,omitempty" doc:"When the last one was"`
}

// A NoteTold is a note with its place in the story.
type NoteTold struct {
	Text
	Value Text  `json:"value"`
	At    *Link `json:"at,omitempty" doc:"The step that it is about"`
}

// A Link leads to a step: to the position that shows it done.
type Link struct {
	N      int  `json:"n"`
	Before *int `json:"before,omitempty"`
}

func (s *Step) link() *Link { return &Link{s.N, s.Before} }

// EndOf says how a match ended whose log was verified before.
func EndOf(log *Log, find func(name string) (Game, bool)) (*End, error) {
	v, err := openRead(log, find)
	if err != nil {
		return nil, err
	}
	c := newCourse(v)
	steps, err := v.retell(c.after)
	if err != nil {
		return nil, err
	}
	e := &End{Result: log.End.Result, Columns: []Text{}, Luck: []Luck{}, Notes: []NoteTold{}, Actions: len(log.Actions)}
	if n := len(log.Actions); n > 0 {
		e.Began, e.Ended = &log.Actions[0].Time, &log.Actions[n-1].Time
	}
	if c.listener == nil || v.at == nil { // the game says nothing, or our rules do not know how it went on
		e.Places = placesOf(e.Result)
		return e, nil
	}
	said := c.listener.End(v.at)
	e.Reason, e.Rule, e.Places, e.Chance, e.Luck = &said.Reason, said.Rule, said.Places, said.Chance, lucksOf(said.Luck)
	e.Columns = append(e.Columns, said.Columns...)
	for _, n := range said.Notes {
		told := NoteTold{Text: n.Text, Value: n.Value}
		if n.Of != nil {
			told.At = linkTo(steps, *n.Of)
		}
		e.Notes = append(e.Notes, told)
	}
	e.Course = c.told(steps)
	return e, nil
}

// placesOf ranks seats by their shares of victory alone.
func placesOf(result []float32) []Place {
	places := []Place{}
	for s := range result {
		places = append(places, Place{Seat: Seat(s), Cells: []Text{}})
	}
	share := func(p Place) float32 { return result[p.Seat] }
	slices.SortStableFunc(places, func(a, b Place) int { return cmp.Compare(share(b), share(a)) })
	for i := range places {
		places[i].Place = i + 1
		if i > 0 && share(places[i]) == share(places[i-1]) {
			places[i].Place = places[i-1].Place
		}
	}
	return places
}

// linkTo returns the link to the step that an event belongs to, nil if it comes before all.
func linkTo(steps []Step, at Spot) *Link {
	for i := len(steps) - 1; i >= 0; i-- {
		if !at.before(steps[i].begin()) {
			return steps[i].link()
		}
	}
	return nil
}

// begin is the first event of a step, in a log.
func (s *Step) begin() Spot { return Spot{int(s.Events[0].Seq), s.Events[0].From} }
