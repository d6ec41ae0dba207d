package casebook

import (
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// told compares the events of a step with those that must be among them, in order.
func (r *runner) told(tales []Tale) {
	from := 0
	for i := range tales {
		at := []string{"told", strconv.Itoa(i)}
		want := decodeTable(tales[i].Fields)
		if err := r.knowSeat(want["seat"]); err != nil {
			r.fail(err, append(at, "seat")...)
			continue
		}
		n, err := r.find(&tales[i], want, from)
		if err != nil {
			r.fail(err, at...)
			continue
		}
		from = n + 1
	}
}

// find returns which event is the one that must be told, from an event on.
func (r *runner) find(t *Tale, want map[string]any, from int) (int, error) {
	events := r.ruling.Events
	var first error
	for i := from; i < len(events); i++ {
		if events[i].Kind != want["kind"] {
			continue
		}
		err := r.differs(t, &events[i], want)
		if err == nil {
			return i, nil
		}
		first = cmp.Or(first, err)
	}
	if first == nil {
		first = game.Wrong("no %v was told%s; told were: %s", "aucun événement %v n'est raconté%s ; il y a : %s", want["kind"], after(from), kindsOf(events))
	}
	return 0, first
}

// after says that events before were told already.
func after(from int) game.Text {
	if from == 0 {
		return game.Text{}
	}
	return game.Sentence(" after event %d", " après l'événement %d", from)
}

// differs says by which fields an event of the right kind is not the one that must be told;
// nil if it is.
func (r *runner) differs(t *Tale, e *game.Told, want map[string]any) error {
	like := likeness{part: true, within: t.Within}
	event := tableOf(e)
	var parts []any
	var english, french []string
	for _, key := range slices.Sorted(maps.Keys(want)) {
		got, there := event[key]
		switch {
		case !there:
			english, french = append(english, "it has no %s"), append(french, "il n'a pas de %s")
			parts = append(parts, key)
		case !like.holds(got, r.seatFor(want[key], got)):
			english, french = append(english, "its %s is %s, want %s"), append(french, "%s y est %s, il faut %s")
			parts = append(parts, key, clip(got), clip(want[key]))
		}
	}
	if parts == nil {
		return nil
	}
	parts = append(append([]any{e.Kind}, parts...), shown(e))
	return game.Wrong("%s was told, but "+strings.Join(english, ", ")+": %s", "%s est raconté, mais "+strings.Join(french, ", ")+" : %s", parts...)
}

// knowSeat finds a seat that is called by its name.
func (r *runner) knowSeat(seat any) error {
	name, named := seat.(string)
	if !named {
		return nil
	}
	_, err := r.seat(&SeatRef{Name: name})
	return err
}

// seatFor returns the number of a seat that a case calls by its name where an event has a
// number; anything else as it is.
func (r *runner) seatFor(want, got any) any {
	name, named := want.(string)
	if _, number := got.(json.Number); !named || !number {
		return want
	}
	seat, err := r.seat(&SeatRef{Name: name})
	if err != nil {
		return want
	}
	return json.Number(strconv.Itoa(int(seat)))
}

// shown writes an event for a message: its fields by name, and its sentence.
func shown(e *game.Told) game.Text {
	var fields []string
	if e.Seat != game.NoSeat {
		fields = append(fields, "seat = "+strconv.Itoa(int(e.Seat)))
	}
	for _, f := range e.Fields {
		fields = append(fields, f.Name+" = "+clip(f.Value))
	}
	return game.Sentence("%s (%s)", "%s (%s)", strings.Join(fields, ", "), game.Text{English: game.Plain(e.English), French: game.Plain(e.French)})
}

// tableOf returns an event as its document reads.
func tableOf(e *game.Told) map[string]any { return decodeTable(e.AppendJSON(nil)) }

// kindsOf lists the kinds of events.
func kindsOf(events []game.Told) game.Text {
	if len(events) == 0 {
		return game.Text{"nothing", "rien"}
	}
	var kinds []string
	for _, e := range events {
		kinds = append(kinds, e.Kind)
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
