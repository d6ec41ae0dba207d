package game

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
)

// maxLogLine bounds a line of a log that comes from outside.
const maxLogLine = 1 << 20

// A Log is a match log that has been read.
type Log struct {
	Header     LogHeader
	Actions    []LogAction
	Boundaries []LogBoundary
	End        LogEnd
}

// lineOf returns the line of action n, line the number of lines.
func (l *Log) lineOf(n int) int {
	line := n + 1
	for _, b := range l.Boundaries {
		if b.Boundary < n {
			line++
		}
	}
	return line
}

func (l *Log) lines() int { return 2 + len(l.Actions) + len(l.Boundaries) }

// ReadLog reads a match log, and judges nothing but its form. What is wrong is a
// *LogError.
func ReadLog(r io.Reader) (*Log, error) {
	lines, err := readLines(r)
	if err != nil {
		return nil, err
	}
	if len(lines) == 0 || !isHeader(lines[0]) {
		return nil, &LogError{1, Wrong("this is no match log: a log begins with a line that says its format, %q", "ce n'est pas un journal de partie : un journal commence par une ligne qui dit son format, %q", LogFormat)}
	}
	if len(lines) < 2 {
		return nil, &LogError{1, Wrong("a match log has at least a header and an end", "un journal a au moins un en-tête et une fin")}
	}
	log := new(Log)
	if err := log.readHeader(lines[0]); err != nil {
		return nil, &LogError{1, err}
	}
	if err := log.readEnd(lines[len(lines)-1]); err != nil {
		return nil, &LogError{len(lines), err}
	}
	for i, line := range lines[1 : len(lines)-1] {
		if err := log.readLine(line); err != nil {
			return nil, &LogError{i + 2, err}
		}
	}
	return log, nil
}

func (l *Log) readHeader(line []byte) error {
	if err := readLine(line, &l.Header); err != nil {
		return Wrong("bad header: %s", "mauvais en-tête : %s", err)
	}
	if f := l.Header.Format; f != LogFormat && f != oldFormat {
		return Wrong("the format is %q, this program reads %q", "le format est %q, ce programme lit %q", f, LogFormat)
	}
	if n := len(l.Header.Seats); n < 1 || n > MaxSeats {
		return Wrong("a match has 1 to %d seats, not %d", "une partie a de 1 à %d places, et non %d", MaxSeats, n)
	}
	return nil
}

// readLine reads an action or a boundary.
func (l *Log) readLine(line []byte) error {
	if bytes.HasPrefix(line, []byte(`{"boundary":`)) {
		var b LogBoundary
		if err := readLine(line, &b); err != nil {
			return Wrong("bad boundary: %s", "mauvaise limite : %s", err)
		}
		if b.Boundary != len(l.Actions) {
			return Wrong("a boundary after action %d where %d come before it", "une limite après l'action %d là où il y en a %d avant elle", b.Boundary, len(l.Actions))
		}
		l.Boundaries = append(l.Boundaries, b)
		return nil
	}
	var a LogAction
	if err := readLine(line, &a); err != nil {
		return Wrong("bad action line: %s", "mauvaise ligne d'action : %s", err)
	}
	if a.N != len(l.Actions)+1 {
		return Wrong("action %d where %d should follow", "l'action %d là où devrait venir %d", a.N, len(l.Actions)+1)
	}
	l.Actions = append(l.Actions, a)
	return nil
}

func (l *Log) readEnd(line []byte) error {
	if err := readLine(line, &l.End); err != nil && l.End.Seed != "" {
		return err
	} else if err != nil || l.End.Seed == "" {
		return Wrong("the log does not end with a result and the seed; an unfinished match cannot be verified", "le journal ne finit pas par un résultat et la graine ; une partie inachevée ne se vérifie pas")
	}
	return nil
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
			err = Wrong("a line of a log has at most %d bytes", "une ligne de journal a au plus %d octets", maxLogLine)
		}
		return nil, &LogError{len(lines) + 1, err}
	}
	return lines, nil
}

var errForm = Wrong("this is not how logs are written: a key stands twice or in capitals, or there are spaces", "un journal ne s'écrit pas ainsi : une clé y est deux fois ou en capitales, ou il y a des espaces")

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
