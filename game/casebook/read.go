package casebook

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
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
		Shows []string       `toml:"shows"`
		Dice  []int          `toml:"dice"`
		Setup map[string]any `toml:"setup"`
		Step  []stepForm     `toml:"step"`
	}
	stepForm struct {
		Seat    any              `toml:"seat"`
		Action  map[string]any   `toml:"action"`
		Dice    []int            `toml:"dice"`
		Sides   []int            `toml:"sides"`
		Try     bool             `toml:"try"`
		Refused *string          `toml:"refused"`
		Told    []map[string]any `toml:"told"`
		Expect  []expectForm     `toml:"expect"`
		Note    string           `toml:"note"`
	}
	expectForm struct {
		Seat   any     `toml:"seat"`
		At     *string `toml:"at"`
		Is     any     `toml:"is"`
		Within any     `toml:"within"`
		Absent bool    `toml:"absent"`
	}
)

// An Unreadable is why a file is no case.
type Unreadable struct {
	File string
	Fault
}

// Error says it in English, with the file and the line.
func (u *Unreadable) Error() string { return u.Say(game.English) }

// Say says it in a language, with the file and the line.
func (u *Unreadable) Say(lang game.Lang) string { return spot(u.File, u.Line) + ": " + u.Name(lang) }

// Read reads a case. The name is for messages: an error is an [Unreadable] and begins with it.
func Read(name string, data []byte) (*Case, error) {
	if len(data) > MaxSize {
		return nil, &Unreadable{name, Fault{0, game.Sentence("a case has at most %d bytes, not %d", "un cas a au plus %d octets, et non %d", MaxSize, len(data))}}
	}
	data = game.Unmarked(data)
	var form fileForm
	if err := toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(&form); err != nil {
		return nil, &Unreadable{name, misformed(data, err)}
	}
	c, err := form.read()
	if err != nil {
		return nil, &Unreadable{name, placed(data, err)}
	}
	c.File, c.text = name, data
	return c, nil
}

// misformed says what is wrong with the form of a file, and where. Why it is no TOML the parser
// says, in English only; the rest is told in our own words.
func misformed(data []byte, err error) Fault {
	var whole map[string]any
	form := reflect.TypeFor[fileForm]()
	if bad := toml.Unmarshal(data, &whole); bad != nil {
		err = bad
	} else if path, keys := stray(whole, form); path != nil {
		return Fault{lineOf(data, path...), game.Sentence("unknown key %q; there is %s", "clé inconnue %q ; il y a %s", path[len(path)-1], strings.Join(keys, ", "))}
	} else if path, want := misfit(whole, form); want != nil {
		return Fault{lineOf(data, path...), game.Sentence("%q must be %s", "%q : il faut %s", keyOf(path), wanted(want))}
	}
	line, text := 0, strings.TrimPrefix(err.Error(), "toml: ")
	var bad *toml.DecodeError
	if errors.As(err, &bad) {
		line, _ = bad.Position()
	}
	written := slices.Collect(strings.Lines(string(data)))
	if line == 0 || line > len(written) {
		return Fault{0, game.Text{English: "this is not TOML: " + text, French: "ce n'est pas du TOML"}}
	}
	here := strings.TrimSpace(written[line-1])
	return Fault{line, game.Text{
		English: "this is not TOML: " + text + ": " + here,
		French:  "ce n'est pas du TOML (un crochet, un guillemet, un nombre, une clé deux fois ?) : " + here,
	}}
}

// placed says what is wrong with a case, with the line of the key that it is about.
func placed(data []byte, err error) Fault {
	line := 0
	var f *game.FieldError
	if errors.As(err, &f) {
		line, err = lineOf(data, f.Path...), f.Err
	}
	return Fault{line, game.Sentence("%s", "%s", err)}
}

// under says which part of a case an error is about, in words and by its path.
func under(words game.Text, err error, path ...string) error {
	var f *game.FieldError
	if errors.As(err, &f) {
		path, err = append(path, f.Path...), f.Err
	}
	return &game.FieldError{Path: path, Err: game.Wrong("%s: %s", "%s : %s", words, err)}
}

func (f *fileForm) read() (*Case, error) {
	switch {
	case f.Game == "":
		return nil, game.Wrong("a case names its game", "un cas nomme son jeu (game)")
	case f.Title == "":
		return nil, game.Wrong("a case has a title", "un cas a un titre (title)")
	case len(f.Rules)+len(f.Shows) == 0:
		return nil, game.Wrong("a case names the rules that it proves (rules), or the records that it shows (shows)", "un cas nomme les règles qu'il prouve (rules), ou les fiches qu'il montre (shows)")
	case len(f.Step) == 0:
		return nil, game.Wrong("a case has at least one [[step]]", "un cas a au moins une étape [[step]]")
	}
	for i, r := range f.Rules {
		if r == "" {
			return nil, game.Within(game.Wrong("the id of a rule is empty", "l'identifiant d'une règle est vide"), "rules", strconv.Itoa(i))
		}
	}
	c := &Case{Game: f.Game, Title: f.Title, Rules: f.Rules, Shows: f.Shows, Dice: f.Dice}
	var err error
	if f.Setup == nil {
		f.Setup = map[string]any{}
	}
	if c.Setup, err = toJSON(f.Setup); err != nil {
		return nil, under(game.Text{"setup", "setup"}, err, "setup")
	}
	proves := false
	for i := range f.Step {
		s, err := f.Step[i].read()
		if err != nil {
			return nil, under(stepWord(i+1), err, "step", strconv.Itoa(i))
		}
		proves = proves || s.Try || s.Refused != "" || len(s.Told) > 0 || len(s.Expect) > 0
		c.Steps = append(c.Steps, s)
	}
	if !proves {
		return nil, game.Wrong("no step has refused, told, expect or try: the case proves nothing", "aucune étape n'a refused, told, expect ou try : le cas ne prouve rien")
	}
	return c, nil
}

func stepWord(n int) game.Text { return game.Sentence("step %d", "étape %d", n) }

// toJSON writes a value of TOML as JSON, if JSON has such values.
func toJSON(v any) (json.RawMessage, error) {
	if err := plain(v, 0); err != nil {
		return nil, err
	}
	return json.Marshal(v)
}

// spot names a line of a file, or only the file if the line is unknown.
func spot(file string, line int) string {
	if line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, line)
}
