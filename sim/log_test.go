package sim

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
)

func find(name string) (game.Game, bool) {
	return toyGame, name == "toy"
}

// oneLog returns the lines of the log of a match.
func oneLog(t testing.TB, name string) []string {
	t.Helper()
	dir := t.TempDir()
	c := Config{Games: 1, Seats: []string{"greedy", "random", "random"}, Seed: 3, Logs: dir}
	g, _ := find(name)
	if _, err := g.(Game).Sim(t.Context(), c); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, LogName(name, 3, 0)))
	if err != nil {
		t.Fatal(err)
	}
	return strings.SplitAfter(strings.TrimSuffix(string(data), "\n"), "\n")
}

func verify(lines []string) (*game.Verdict, error) {
	return game.Verify(strings.NewReader(strings.Join(lines, "")), find)
}

func TestLogsVerify(t *testing.T) {
	lines := oneLog(t, "toy")
	v, err := verify(lines)
	if err != nil {
		t.Fatal(err)
	}
	if v.Game != "toy" || v.Actions < 12 || len(lines) != v.Actions+2 || len(v.Result) != 3 || v.Dice == 0 {
		t.Errorf("got %+v of %d lines", v, len(lines))
	}
	if !strings.Contains(lines[2], `"time":"1970-01-01T00:00:02Z"`) {
		t.Errorf("got line %s, want the second 2 of the epoch", lines[2])
	}
}

func TestTamperedLogsAreFoundOut(t *testing.T) {
	// swap changes one piece of a line.
	swap := func(line int, old, new string) func([]string) []string {
		return func(l []string) []string {
			if !strings.Contains(l[line-1], old) {
				t.Fatalf("line %d has no %q: %s", line, old, l[line-1])
			}
			l[line-1] = strings.Replace(l[line-1], old, new, 1)
			return l
		}
	}
	lines := oneLog(t, "toy")
	last := len(lines)
	rolled := slices.IndexFunc(lines[1:], func(l string) bool { return strings.Contains(l, `"dice"`) }) + 2
	die := field(lines[rolled-1], `"dice":[`, 1)
	coins := field(lines[1], `"coins":`, 1)
	for _, tt := range []struct {
		what   string
		change func([]string) []string
		line   int
		why    string
	}{
		{"a die", swap(rolled, `"dice":[`+die, `"dice":[`+other(die, "1", "6")), rolled, "recorded dice"},
		{"a die of the layout", swap(1, `"dice":[`, `"dice":[9,`), 1, "recorded dice"},
		{"an action that is legal", swap(2, `"coins":`+coins, `"coins":`+other(coins, "3", "4")), 2, "recorded hash"},
		{"an action that is not", swap(2, `"coins":`, `"coins":9`), 2, "may not do this"},
		{"an action of no sense", swap(2, `"coins"`, `"gold"`), 2, "there is no field"},
		{"a seat out of turn", swap(3, `"seat":1`, `"seat":0`), 3, "waits for another"},
		{"a seat in its turn", swap(3, `"seat":1`, `"seat":2`), 3, ""},
		{"a seat that nobody has", swap(3, `"seat":1`, `"seat":3`), 3, "seat 3 acts in a match of 3 seats"},
		{"an event that is a list", swap(2, `"told":[`, `"told":[[1,2],`), 2, "an event is an object"},
		{"an event that is nothing", swap(2, `"told":[`, `"told":[null,`), 2, "an event is an object"},
		{"a line without end", swap(5, `"hash":"`, `"hash":"`+strings.Repeat("0", 1<<20)), 5, "has at most 1048576 bytes"},
		{"a hash", swap(5, `"hash":"`, `"hash":"0`), 5, "recorded hash"},
		{"the first hash", swap(1, `"hash":"`, `"hash":"0`), 1, "recorded hash"},
		{"the result", swap(last, `"result":[`, `"result":[0.25,`), last, "recorded result"},
		{"the seed", swap(last, `"seed":"`+field(lines[last-1], `"seed":"`, 4), `"seed":"ffff`), 1, "commitment"},
		{"half a seed", swap(last, `"seed":"`+field(lines[last-1], `"seed":"`, 4), `"seed":"`), 1, "hexadecimal"},
		{"the commitment", swap(1, `"commitment":"`, `"commitment":"0`), 1, "commitment"},
		{"the game", swap(1, `"toy"`, `"chess"`), 1, "no game"},
		{"the format", swap(1, game.LogFormat, "gonfalon-log/9"), 1, "format"},
		{"an option", swap(1, `"rounds":"3"`, `"rounds":"5"`), 1, "recorded hash"},
		{"entropy", swap(1, `"commitment"`, `"entropy":["x"],"commitment"`), 1, ""},
		{"a missing seat", swap(1, `,"random"]`, `]`), 1, ""},
		{"what is no log", func([]string) []string { return []string{"army: Elves\n", "points: 1000\n"} }, 1, "no match log"},
		{"a header alone", func(l []string) []string { return l[:1] }, 1, "at least"},
		{"the header", swap(1, `{`, `{"x":1,`), 1, "bad header"},
		{"who sat there", swap(1, `"random"`, `"greedy"`), 1, "recorded hash"},
		{"a time", swap(4, `"time":"19`, `"time":"20`), 4, "recorded hash"},
		{"a brace too many", swap(4, "}\n", "}}\n"), 4, "more than one value"},
		{"a number", swap(4, `"n":3`, `"n":4`), 4, "where 3 should follow"},
		{"the order of lines", func(l []string) []string { l[3], l[4] = l[4], l[3]; return l }, 4, "where 3 should follow"},
		{"a line less", func(l []string) []string { return slices.Delete(l, 6, 7) }, 7, "where 6 should follow"},
		{"a line twice", func(l []string) []string { return slices.Insert(l, 6, l[5]) }, 7, "where 6 should follow"},
		{"no end", func(l []string) []string { return l[:last-1] }, last - 1, "does not end"},
		{"half a last line", func(l []string) []string { l[last-1] = l[last-1][:20]; return l }, last, "does not end"},
		{"half a match", func(l []string) []string { return append(l[:8], l[last-1]) }, 9, "not over"},
		{"an empty line", func(l []string) []string { return slices.Insert(l, 4, "\n") }, 5, "bad action line"},
		{"something after the end", func(l []string) []string { return append(l, "\n{}\n") }, last + 1, "does not end"},
		{"a result twice", swap(last, `"result":`, `"result":[1,0,0],"Result":`), last, "differ by case only"},
		{"seats in capitals", swap(1, `"seats":`, `"Seats":`), 1, `there is no field "Seats"`},
		{"a hash twice", swap(4, `"hash":`, `"Hash":"0","hash":`), 4, `there is no field "Hash"`},
		{"a coin twice", swap(2, `"coins":`, `"Coins":9,"coins":`), 2, "differ by case only"},
		{"spaces", swap(3, `"seat":`, `"seat": `), 3, "not how logs are written"},
		{"nothing left", func(l []string) []string { return nil }, 1, "no match log"},
		{"the header alone", func(l []string) []string { return l[:1] }, 1, "at least"},
	} {
		t.Run(tt.what, func(t *testing.T) {
			v, err := verify(tt.change(slices.Clone(lines)))
			wrong, ok := errors.AsType[*game.LogError](err)
			if !ok {
				t.Fatalf("got %v, %v; want a LogError", v, err)
			}
			if wrong.Line != tt.line || !strings.Contains(err.Error(), tt.why) {
				t.Errorf("got %q, want line %d and %q", err, tt.line, tt.why)
			}
		})
	}
}

func TestLogsThatCannotBeLaidOutAreNotJudged(t *testing.T) {
	lines := oneLog(t, "toy")
	lines[0] = strings.Replace(lines[0], `"rounds"`, `"sounds"`, 1)
	v, err := verify(lines)
	if err != nil || len(v.Unjudged()) != 1 || v.Stretches[0].Judged != 0 {
		t.Errorf("got %+v, %v; want that nothing of it can be judged", v, err)
	}
}

// field returns the n bytes after a key.
func field(line, key string, n int) string {
	_, after, _ := strings.Cut(line, key)
	return after[:n]
}

// other returns one of two values, the one that is not there.
func other(is, a, b string) string {
	if is == a {
		return b
	}
	return a
}

// crowded is a log of more seats than any game has, by rules that nobody knows; ours go on
// from where it is over.
func crowded(t testing.TB) []byte {
	t.Helper()
	g := game.Open(toy.Game{})
	seed := game.SeedFrom(1, 0)
	d := game.NewDice(seed)
	d.At(0)
	at, err := g.Start(game.Setup{Seats: 2}, d, nil)
	for n := 1; err == nil && at.Next().Who != 0; n++ {
		d.At(n)
		seat := at.Next().Who.First()
		err = at.Act(seat, at.Options(seat)[0], d, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	d.At(0)
	l, err := game.NewLogger(&out, game.LogHeader{Game: "toy", Seats: make([]string, 2*game.MaxSeats)}, seed, d, nil)
	if err != nil {
		t.Fatal(err)
	}
	info := g.Info()
	if err := errors.Join(l.Boundary(game.LogBoundary{Rules: info.Version, Content: info.Content, State: at.Document()}), l.End(nil, seed)); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// FuzzVerify feeds the verifier anything at all: it may say yes or no, but must not
// fall over, and says yes only to what it can replay.
func FuzzVerify(f *testing.F) {
	lines := oneLog(f, "toy")
	f.Add([]byte(strings.Join(lines, "")))
	f.Add([]byte(strings.Join(lines[:4], "")))
	f.Add([]byte(strings.Replace(strings.Join(lines, ""), `"coins":1`, `"coins":-1`, 3)))
	f.Add([]byte(strings.Replace(strings.Join(lines, ""), `"told":[`, `"told":[[1,2],`, 1)))
	f.Add(crowded(f))
	f.Add([]byte("null\nnull\n"))
	f.Add([]byte("{}\n{\"seed\":\"00\"}\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		v, err := game.Verify(bytes.NewReader(data), find)
		if (v == nil) == (err == nil) {
			t.Fatalf("got %v, %v", v, err)
		}
		if err != nil && err.Error() == "" {
			t.Fatal("an error without a reason")
		}
	})
}
