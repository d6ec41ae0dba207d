package casebook

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// told compares the events of a step with those that must be among them, in order.
func (r *runner) told(tales []Tale) {
	if len(tales) == 0 {
		return
	}
	var events []map[string]any
	for _, e := range r.ruling.Events {
		document, err := json.Marshal(e)
		if err != nil {
			panic(err) // an event that cannot be written is a mistake in the game
		}
		events = append(events, decodeTable(document))
	}
	from := 0
	for i, t := range tales {
		at := []string{"told", strconv.Itoa(i)}
		want, err := r.wanted(&t)
		if err != nil {
			r.fail(err, append(at, "seat")...)
			continue
		}
		n, err := t.find(want, events, from)
		if err != nil {
			r.fail(err, at...)
			continue
		}
		from = n + 1
	}
}

// wanted returns the fields of an event that must be told, with the number of its seat, which
// a case may call by its name.
func (r *runner) wanted(t *Tale) (map[string]any, error) {
	want := decodeTable(t.Fields)
	if name, ok := want["seat"].(string); ok {
		seat, err := r.seat(&SeatRef{Name: name})
		if err != nil {
			return nil, err
		}
		want["seat"] = json.Number(strconv.Itoa(int(seat)))
	}
	return want, nil
}

// find returns which event is the one that must be told, from an event on.
func (t *Tale) find(want map[string]any, events []map[string]any, from int) (int, error) {
	like := likeness{part: true, within: t.Within}
	first := -1
	for i := from; i < len(events); i++ {
		switch {
		case events[i]["kind"] != want["kind"]:
		case like.holds(events[i], want):
			return i, nil
		case first < 0:
			first = i
		}
	}
	if first < 0 {
		return 0, game.Wrong("no %v was told%s; told were: %s", "aucun événement %v n'est raconté%s ; il y a : %s", want["kind"], after(from), kindsOf(events))
	}
	return 0, t.differs(events[first], want)
}

// after says that events before were told already.
func after(from int) game.Text {
	if from == 0 {
		return game.Text{}
	}
	return game.Sentence(" after event %d", " après l'événement %d", from)
}

// differs says by which fields an event of the right kind is not the one that must be told.
func (t *Tale) differs(event, want map[string]any) error {
	like := likeness{part: true, within: t.Within}
	var parts []any
	var english, french []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		got, there := event[key]
		switch {
		case !there:
			english, french = append(english, "it has no %s"), append(french, "il n'a pas de %s")
			parts = append(parts, key)
		case !like.holds(got, want[key]):
			english, french = append(english, "its %s is %s, want %s"), append(french, "%s y est %s, il faut %s")
			parts = append(parts, key, clip(got), clip(want[key]))
		}
	}
	parts = append([]any{want["kind"]}, parts...)
	parts = append(parts, clip(event))
	return game.Wrong("%v was told, but "+strings.Join(english, ", ")+": %s", "%v est raconté, mais "+strings.Join(french, ", ")+" : %s", parts...)
}

// kindsOf lists the kinds of events.
func kindsOf(events []map[string]any) game.Text {
	if len(events) == 0 {
		return game.Text{"nothing", "rien"}
	}
	var kinds []string
	for _, e := range events {
		kind, _ := e["kind"].(string)
		kinds = append(kinds, kind)
	}
	list := strings.Join(slices.Compact(kinds), ", ")
	return game.Text{list, list}
}

// decodeTable reads a document that is known to be a table.
func decodeTable(document []byte) map[string]any {
	v, _ := decode(document)
	table, _ := v.(map[string]any)
	return table
}
