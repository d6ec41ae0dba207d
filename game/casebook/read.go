package casebook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"gonfalon/game"

	"github.com/pelletier/go-toml/v2"
)

// MaxSize is the size of the largest file that Read takes.
const MaxSize = 256 << 10

// The form of a file. Pointers tell what is absent from what is zero.
type (
	fileForm struct {
		Game  string         `toml:"game"`
		Title string         `toml:"title"`
		Rules []string       `toml:"rules"`
		Dice  []int          `toml:"dice"`
		Setup map[string]any `toml:"setup"`
		Step  []stepForm     `toml:"step"`
	}
	stepForm struct {
		Seat    any            `toml:"seat"`
		Action  map[string]any `toml:"action"`
		Dice    []int          `toml:"dice"`
		Try     bool           `toml:"try"`
		Refused *string        `toml:"refused"`
		Expect  []expectForm   `toml:"expect"`
		Note    string         `toml:"note"`
	}
	expectForm struct {
		Seat   any     `toml:"seat"`
		At     *string `toml:"at"`
		Is     any     `toml:"is"`
		Absent bool    `toml:"absent"`
	}
)

// Read reads a case. The name is for messages: an error begins with it, and with the
// line where that is known.
func Read(name string, data []byte) (*Case, error) {
	if len(data) > MaxSize {
		return nil, fmt.Errorf("%s: a case has at most %d bytes, not %d", name, MaxSize, len(data))
	}
	data = game.Unmarked(data)
	var form fileForm
	if err := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(&form); err != nil {
		return nil, located(name, data, err)
	}
	c, err := form.read()
	if err != nil {
		return nil, placed(name, data, err)
	}
	c.File, c.text = name, data
	return c, nil
}

// located puts the file and the line before what is wrong with its form. What is no TOML
// is told by the parser, the rest in our own words.
func located(name string, data []byte, err error) error {
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) && len(unknown.Errors) > 0 {
		first := &unknown.Errors[0]
		line, _ := first.Position()
		key := first.Key()
		return fmt.Errorf("%s:%d: unknown key %q", name, line, key[len(key)-1])
	}
	var whole map[string]any
	if bad := toml.Unmarshal(data, &whole); bad != nil {
		err = bad
	} else if path, want := misfit(whole, reflect.TypeFor[fileForm]()); want != nil {
		return fmt.Errorf("%s:%d: %q must be %s", name, lineOf(data, path...), keyOf(path), wanted(want))
	}
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, _ := bad.Position()
		return fmt.Errorf("%s:%d: %s", name, line, strings.TrimPrefix(bad.Error(), "toml: "))
	}
	return fmt.Errorf("%s: %w", name, err)
}

// placed puts the file before what is wrong with a case, and the line of the key that it
// is about.
func placed(name string, data []byte, err error) error {
	var f *game.FieldError
	if errors.As(err, &f) {
		return fmt.Errorf("%s: %w", spot(name, lineOf(data, f.Path...)), f.Err)
	}
	return fmt.Errorf("%s: %w", name, err)
}

// under says which part of a case an error is about, in words and by its path.
func under(words string, err error, path ...string) error {
	var f *game.FieldError
	if errors.As(err, &f) {
		path, err = append(path, f.Path...), f.Err
	}
	return &game.FieldError{Path: path, Err: fmt.Errorf("%s: %w", words, err)}
}

func (f *fileForm) read() (*Case, error) {
	switch {
	case f.Game == "":
		return nil, errors.New("a case names its game")
	case f.Title == "":
		return nil, errors.New("a case has a title")
	case len(f.Rules) == 0:
		return nil, errors.New("a case names the rules that it proves")
	case len(f.Step) == 0:
		return nil, errors.New("a case has at least one [[step]]")
	}
	for i, r := range f.Rules {
		if r == "" {
			return nil, game.Within(errors.New("the id of a rule is empty"), "rules", strconv.Itoa(i))
		}
	}
	c := &Case{Game: f.Game, Title: f.Title, Rules: f.Rules, Dice: f.Dice}
	var err error
	if f.Setup == nil {
		f.Setup = map[string]any{}
	}
	if c.Setup, err = toJSON(f.Setup); err != nil {
		return nil, under("setup", err, "setup")
	}
	proves := false
	for i := range f.Step {
		s, err := f.Step[i].read()
		if err != nil {
			return nil, under(fmt.Sprintf("step %d", i+1), err, "step", strconv.Itoa(i))
		}
		proves = proves || s.Try || s.Refused != "" || len(s.Expect) > 0
		c.Steps = append(c.Steps, s)
	}
	if !proves {
		return nil, errors.New("no step has refused, expect or try: the case proves nothing")
	}
	return c, nil
}

func (f *stepForm) read() (Step, error) {
	s := Step{Dice: f.Dice, Try: f.Try, Note: f.Note}
	var err error
	if s.Seat, err = readSeat(f.Seat); err != nil {
		return s, game.Within(err, "seat")
	}
	if f.Refused != nil {
		if s.Refused = game.Rule(*f.Refused); s.Refused == "" {
			return s, game.Within(errors.New("refused names the rule that must be cited"), "refused")
		}
	}
	if f.Action != nil {
		if s.Action, err = toJSON(f.Action); err != nil {
			return s, under("action", err, "action")
		}
	} else if s.Seat != nil || s.Try || s.Refused != "" || len(s.Dice) > 0 {
		return s, errors.New("seat, dice, try and refused are about an action, and there is none")
	}
	if s.Action == nil && len(f.Expect) == 0 {
		return s, errors.New("it neither acts nor expects anything")
	}
	for i := range f.Expect {
		e, err := f.Expect[i].read()
		if err != nil {
			return s, under(fmt.Sprintf("expectation %d", i+1), err, "expect", strconv.Itoa(i))
		}
		s.Expect = append(s.Expect, e)
	}
	return s, nil
}

func (f *expectForm) read() (e Expectation, err error) {
	if f.At == nil {
		return e, errors.New("at is missing")
	}
	if (f.Is == nil) != f.Absent {
		return e, errors.New("it has either is, or absent = true")
	}
	e.At, e.Absent = *f.At, f.Absent
	if _, err := parsePointer(e.At); err != nil {
		return e, game.Within(err, "at")
	}
	if e.Seat, err = readSeat(f.Seat); err != nil {
		return e, game.Within(err, "seat")
	}
	if f.Is != nil {
		if e.Is, err = toJSON(f.Is); err != nil {
			return e, game.Within(err, "is")
		}
	}
	return e, nil
}

func readSeat(v any) (*SeatRef, error) {
	switch v := v.(type) {
	case nil:
		return nil, nil
	case int64:
		if v < int64(game.NoSeat) || v >= game.MaxSeats {
			return nil, fmt.Errorf("there is no seat %d", v)
		}
		return &SeatRef{Number: game.Seat(v)}, nil
	case string:
		if v == "" {
			return nil, errors.New("the name of the seat is empty")
		}
		return &SeatRef{Name: v}, nil
	}
	return nil, fmt.Errorf("a seat is a number or a name, not %v", v)
}

// toJSON writes a value of TOML as JSON, if JSON has such values.
func toJSON(v any) (json.RawMessage, error) {
	if err := plain(v, 0); err != nil {
		return nil, err
	}
	return json.Marshal(v)
}
