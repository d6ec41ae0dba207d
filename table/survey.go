package table

import (
	"context"
	"fmt"

	"gonfalon/store"
)

// takeUp reads a match that is not in memory. What was played by other rules is taken as it
// was recorded, up to the last state that was kept; from there the match goes on under the
// rules of this program. So is one that this program cannot follow from its beginning, though
// it should, and one that is over.
func (t *Tables) takeUp(ctx context.Context, r *room) error {
	entries, err := t.store.Read(ctx, r.m.id, 0)
	if err != nil {
		return readable(r.m.id, err)
	}
	j, err := t.survey(ctx, r.m.id, entries)
	if err != nil {
		return fmt.Errorf("match %s: %w", r.m.id, err)
	}
	for i, from := range j.starts {
		if i > 0 {
			t.log.Error("a match cannot be followed; what was kept of it is", "match", r.m.id, "reason", r.m.frozen)
			r.m, r.journal = newMatch(r.m.id, t.games), nil
		}
		r.read(entries, j, from)
		if r.m.frozen == "" {
			break
		}
	}
	return t.goOn(ctx, r)
}

// read enters a journal: as it was recorded up to where it is taken up, judged from there.
func (r *room) read(entries []store.Entry, j survey, from start) {
	r.m.stood, r.m.unjudged = j.stood, from.after >= 0
	for i, e := range j.entries {
		r.enter(entries[i].Seq, e)
		if i == from.after && r.m.frozen == "" {
			if err := r.m.resume(from, e.Time); err != nil {
				r.m.frozen, r.m.outdated = err.Error(), true
			}
		}
	}
}

// A survey is a journal, and where it can be taken up, the best first.
type survey struct {
	entries []*Entry
	starts  []start
	stood   uint64 // the entry after which the state stood that is stored
}

func (t *Tables) survey(ctx context.Context, id string, entries []store.Entry) (j survey, err error) {
	var now version
	name := ""
	moved, ended := -1, -1
	renewed, stood := start{after: -1}, start{after: -1}
	kept, err := t.standing(ctx, id)
	if err != nil {
		return j, err
	}
	for i, e := range entries {
		entry, err := readEntry(e.Data)
		if err != nil {
			return j, err
		}
		j.entries = append(j.entries, entry)
		switch {
		case entry.Created != nil:
			now, name = version{entry.Created.Rules, entry.Created.Content}, entry.Created.Plan.Game
		case entry.Renewed != nil:
			now, stood = entry.Renewed.version, start{after: -1}
			if entry.Renewed.State != nil {
				renewed = start{i, entry.Renewed.State, entry.Renewed.Clock}
			}
		case entry.moves():
			moved = i
		case entry.Kept != nil && entry.Kept.Result != nil:
			ended = i
		}
		if kept != nil && e.Seq == kept.Seq && kept.version == now {
			j.stood, stood = kept.Seq, start{i, kept.State, kept.Clock}
		}
	}
	g, ok := t.games[name]
	own := !ok || now == versionOf(g)
	over := ended > moved
	if stood.after >= 0 && (over && stood.after >= ended || !over && !own) {
		j.starts = append(j.starts, stood)
	}
	if own || !over {
		j.starts = append(j.starts, renewed)
	}
	switch {
	case over:
		j.starts = append(j.starts, start{after: ended})
	case own && stood.after >= 0:
		j.starts = append(j.starts, stood)
	}
	return j, nil
}
