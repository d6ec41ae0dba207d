package game

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
)

// maxLogLine bounds a line of a log that comes from outside.
const maxLogLine = 1 << 20

// A LogError says which line of a log is wrong, and why.
type LogError struct {
	Line int
	Err  error
}

func (e *LogError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }
func (e *LogError) Unwrap() error { return e.Err }

// A Verdict is what the verification of a sound log found.
type Verdict struct {
	Game    string    `json:"game"`
	Seats   []string  `json:"seats"`
	Actions int       `json:"actions"`
	Dice    int       `json:"dice"`
	Result  []float32 `json:"result"`
}

// Verify replays a match log: the seed against its commitment, every die, every
// action against the rules, every state against its hash, the result. The first
// thing that is wrong is returned as a *LogError.
func Verify(r io.Reader, find func(name string) (Game, bool)) (*Verdict, error) {
	v, end, err := open(r, find)
	if err != nil {
		return nil, err
	}
	if err := v.play(len(v.lines)); err != nil {
		return nil, err
	}
	if err := v.end(end); err != nil {
		return nil, &LogError{len(v.lines) + 2, err}
	}
	return v.verdict, nil
}

// Before replays a match log up to where action n was chosen, as Verify does, and returns
// the position and the action.
func Before(r io.Reader, find func(name string) (Game, bool), n int) (Position, LogAction, error) {
	var a LogAction
	v, _, err := open(r, find)
	if err != nil {
		return nil, a, err
	}
	if n < 1 || n > len(v.lines) {
		return nil, a, fmt.Errorf("the log has actions 1 to %d, not %d", len(v.lines), n)
	}
	if err := v.play(n - 1); err != nil {
		return nil, a, err
	}
	before := v.at.Clone()
	if err := v.step(n); err != nil {
		return nil, a, err
	}
	return before, a, readLine(v.lines[n-1], &a)
}

// open reads a log, and lays out its match.
func open(r io.Reader, find func(name string) (Game, bool)) (*replay, LogEnd, error) {
	var h LogHeader
	var end LogEnd
	lines, err := readLines(r)
	if err != nil {
		return nil, end, err
	}
	if len(lines) == 0 || !isHeader(lines[0]) {
		return nil, end, &LogError{1, errors.New("this is no match log: a log begins with a line that says its format, \"" + LogFormat + "\"")}
	}
	if len(lines) < 2 {
		return nil, end, &LogError{max(len(lines), 1), errors.New("a match log has at least a header and an end")}
	}
	if err := readLine(lines[0], &h); err != nil {
		return nil, end, &LogError{1, fmt.Errorf("bad header: %w", err)}
	}
	last := len(lines)
	if err := readLine(lines[last-1], &end); err != nil && end.Seed != "" {
		return nil, end, &LogError{last, err}
	} else if err != nil || end.Seed == "" {
		return nil, end, &LogError{last, errors.New("the log does not end with a result and the seed; an unfinished match cannot be verified")}
	}
	v := &replay{header: h, lines: lines[1 : last-1], verdict: &Verdict{Game: h.Game, Seats: h.Seats}}
	if err := v.begin(find, end.Seed); err != nil {
		return nil, end, &LogError{1, err}
	}
	return v, end, nil
}

// isHeader tells whether a line is meant as the header of a log, of whatever version.
func isHeader(line []byte) bool {
	var h struct {
		Format string `json:"format"`
	}
	return json.Unmarshal(line, &h) == nil && h.Format != ""
}

func readLines(r io.Reader) ([][]byte, error) {
	var lines [][]byte
	sc := bufio.NewScanner(r)
	sc.Buffer(nil, maxLogLine)
	for sc.Scan() {
		lines = append(lines, bytes.Clone(sc.Bytes()))
	}
	if err := sc.Err(); err != nil {
		if errors.Is(err, bufio.ErrTooLong) {
			err = fmt.Errorf("a line of a log has at most %d bytes", maxLogLine)
		}
		return nil, &LogError{len(lines) + 1, err}
	}
	return lines, nil
}

var errForm = errors.New("this is not how logs are written: a key stands twice or in capitals, or there are spaces")

// readLine reads a line that is written as we write it, to the byte: programs differ in
// what they make of a key that stands twice, and a log must say the same to all of them.
func readLine(line []byte, into any) error {
	if err := Decode(line, into); err != nil {
		return err
	}
	if !bytes.Equal(line, write(into)) {
		return errForm
	}
	return nil
}

type replay struct {
	header  LogHeader
	lines   [][]byte // of the actions
	dice    *Dice
	at      Position
	verdict *Verdict
}

func (v *replay) begin(find func(string) (Game, bool), seedText string) error {
	h := v.header
	if h.Format != LogFormat {
		return fmt.Errorf("the format is %q, this program reads %q", h.Format, LogFormat)
	}
	g, ok := find(h.Game)
	if !ok {
		return fmt.Errorf("there is no game %q", h.Game)
	}
	info := g.Info()
	if h.Rules != info.Version {
		return fmt.Errorf("the log was played by version %d of the rules of %s; this program has version %d and cannot replay it", h.Rules, h.Game, info.Version)
	}
	if h.Content != info.Content {
		return fmt.Errorf("the log was played with content %q; this program has %q and cannot replay it", h.Content, info.Content)
	}
	seed, err := ParseSeed(seedText)
	if err != nil {
		return fmt.Errorf("the last line: %w", err)
	}
	if seed.Commitment() != h.Commitment {
		return fmt.Errorf("the seed revealed at the end does not fit the commitment %s", h.Commitment)
	}
	v.dice = NewDice(seed, h.Entropy...)
	v.dice.At(0)
	v.at, err = g.Start(Setup{Seats: len(h.Seats), Options: h.Options}, v.dice, nil)
	if err != nil {
		return err
	}
	if err := v.compareDice(h.Dice); err != nil {
		return err
	}
	recorded := h.Hash
	h.Hash = ""
	return v.compareHash(0, h, recorded)
}

// play replays the first actions.
func (v *replay) play(actions int) error {
	for n := 1; n <= actions; n++ {
		if err := v.step(n); err != nil {
			return err
		}
	}
	return nil
}

// step replays action n, and tells where it stands if it is wrong.
func (v *replay) step(n int) error {
	if err := v.action(n, v.lines[n-1]); err != nil {
		return &LogError{n + 1, err}
	}
	return nil
}

func (v *replay) action(n int, line []byte) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("the rules broke on this action: %v", p)
		}
	}()
	var a LogAction
	if err := readLine(line, &a); err != nil {
		return fmt.Errorf("bad action line: %w", err)
	}
	if a.N != n {
		return fmt.Errorf("action %d where %d should follow", a.N, n)
	}
	if !v.at.Next().Who.Has(a.Seat) {
		return fmt.Errorf("seat %d acts, but the match waits for another", a.Seat)
	}
	if proper, err := v.at.Proper(a.Action); err != nil {
		return fmt.Errorf("seat %d may not do this: %w", a.Seat, err)
	} else if !bytes.Equal(proper, a.Action) {
		return errForm
	}
	v.dice.At(n)
	if err := v.at.Act(a.Seat, a.Action, v.dice, nil); err != nil {
		return fmt.Errorf("seat %d may not do this: %w", a.Seat, err)
	}
	if err := v.compareDice(a.Dice); err != nil {
		return err
	}
	v.verdict.Actions++
	recorded := a.Hash
	a.Hash = ""
	return v.compareHash(n, a, recorded)
}

func (v *replay) end(end LogEnd) error {
	if v.at.Next().Who != 0 {
		return errors.New("the match is not over here")
	}
	want := v.at.Result()
	v.verdict.Result = want[:len(v.header.Seats)]
	if !slices.Equal(end.Result, v.verdict.Result) {
		return fmt.Errorf("the recorded result is %v, the match ended with %v", end.Result, v.verdict.Result)
	}
	return nil
}

func (v *replay) compareDice(recorded []int) error {
	v.verdict.Dice += len(v.dice.Rolled())
	if !slices.Equal(recorded, v.dice.Rolled()) {
		return fmt.Errorf("the recorded dice are %v, the seed gives %v", recorded, v.dice.Rolled())
	}
	return nil
}

// compareHash checks the hash of a line, given without it.
func (v *replay) compareHash(n int, line any, recorded string) error {
	if got := v.dice.mac(n, write(line), v.at.Document()); got != recorded {
		return fmt.Errorf("the recorded hash is %q, this line and the state reached have %q", recorded, got)
	}
	return nil
}
