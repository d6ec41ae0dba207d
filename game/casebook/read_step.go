package casebook

import (
	"maps"
	"math"
	"strconv"

	"gonfalon/game"
)

func (f *stepForm) read() (Step, error) {
	s := Step{Dice: f.Dice, Sides: f.Sides, Try: f.Try, Note: f.Note}
	var err error
	if s.Seat, err = readSeat(f.Seat); err != nil {
		return s, game.Within(err, "seat")
	}
	if f.Refused != nil {
		if s.Refused = game.Rule(*f.Refused); s.Refused == "" {
			return s, game.Within(game.Wrong("refused names the rule that must be cited, a topic or any", "refused nomme la règle à citer, un thème ou any"), "refused")
		}
	}
	if f.Action != nil {
		if s.Action, err = toJSON(f.Action); err != nil {
			return s, under(game.Text{"action", "action"}, err, "action")
		}
	} else if s.Seat != nil || s.Try || s.Refused != "" || len(s.Dice) > 0 || len(f.Told) > 0 {
		return s, game.Wrong("seat, dice, try, refused and told are about an action, and there is none", "seat, dice, try, refused et told parlent d'une action, et il n'y en a pas")
	}
	if len(s.Sides) > len(s.Dice) {
		return s, game.Within(game.Wrong("sides are of the last of the dice, and there are more of them than dice", "sides dit les faces des derniers dés, et il y en a plus que de dés"), "sides")
	}
	if s.Action == nil && len(f.Expect) == 0 {
		return s, game.Wrong("it neither acts nor expects anything", "ni action ni attente")
	}
	if (s.Try || s.Refused != "") && len(f.Told) > 0 {
		return s, game.Within(game.Wrong("nothing is told of an action that is not carried out", "rien n'est raconté d'une action qui n'est pas exécutée"), "told")
	}
	for i, fields := range f.Told {
		t, err := readTale(fields)
		if err != nil {
			return s, under(game.Sentence("event %d", "événement %d", i+1), err, "told", strconv.Itoa(i))
		}
		s.Told = append(s.Told, t)
	}
	for i := range f.Expect {
		e, err := f.Expect[i].read()
		if err != nil {
			return s, under(game.Sentence("expectation %d", "attente %d", i+1), err, "expect", strconv.Itoa(i))
		}
		s.Expect = append(s.Expect, e)
	}
	return s, nil
}

// readTale reads an event that must be told. Its kind is a text, so that what is told can be
// compared with it.
func readTale(fields map[string]any) (t Tale, err error) {
	if kind, ok := fields["kind"].(string); !ok || kind == "" {
		return t, game.Wrong("kind is missing: which event must be told", "kind manque : quel événement doit être raconté")
	}
	fields = maps.Clone(fields)
	if t.Within, err = readWithin(fields["within"]); err != nil {
		return t, game.Within(err, "within")
	}
	delete(fields, "within")
	t.Fields, err = toJSON(fields)
	return t, err
}

func (f *expectForm) read() (e Expectation, err error) {
	if f.At == nil {
		return e, game.Wrong("at is missing", "at manque")
	}
	if (f.Is == nil) != f.Absent {
		return e, game.Wrong("it has either is, or absent = true", "il faut is, ou bien absent = true")
	}
	if f.Absent && f.Within != nil {
		return e, game.Within(game.Wrong("within goes with is", "within va avec is"), "within")
	}
	e.At, e.Absent = *f.At, f.Absent
	if _, err := parsePointer(e.At); err != nil {
		return e, game.Within(err, "at")
	}
	if e.Seat, err = readSeat(f.Seat); err != nil {
		return e, game.Within(err, "seat")
	}
	if e.Within, err = readWithin(f.Within); err != nil {
		return e, game.Within(err, "within")
	}
	if f.Is != nil {
		if e.Is, err = toJSON(f.Is); err != nil {
			return e, game.Within(err, "is")
		}
	}
	return e, nil
}

// readWithin reads by how much numbers may differ.
func readWithin(v any) (float64, error) {
	by := math.NaN()
	switch v := v.(type) {
	case nil:
		return 0, nil
	case int64:
		by = float64(v)
	case float64:
		by = v
	}
	if !(by > 0) || math.IsInf(by, 0) {
		return 0, game.Wrong("within is a number above 0, not %v", "within est un nombre supérieur à 0, et non %v", v)
	}
	return by, nil
}

func readSeat(v any) (*SeatRef, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case int64:
		if v < int64(game.NoSeat) || v >= game.MaxSeats {
			return nil, game.Wrong("there is no seat %d", "il n'y a pas de place %d", v)
		}
		return &SeatRef{Number: game.Seat(v)}, nil
	case string:
		if v == "" {
			return nil, game.Wrong("the name of the seat is empty", "le nom de la place est vide")
		}
		return &SeatRef{Name: v}, nil
	}
	return nil, game.Wrong("a seat is a number or a name, not %v", "une place est un nombre ou un nom, et non %v", v)
}
