package games_test

import (
	"archive/tar"
	"compress/gzip"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/store"
	"gonfalon/table"
)

// testdata/versions has, for each version of the rules that was ever in use, match logs and
// a folder of data with matches, finished and under way, as the program of that time wrote
// them. They are never renewed. The newest is that of the present form of journals and logs.

// a kept match, as it stood when the program of its time ended.
type kept struct {
	ID     string    `json:"id"`
	N      int       `json:"n"`
	Result []float32 `json:"result"`
}

func allGames() table.Games {
	all := table.Games{}
	for _, g := range games.All {
		all[g.Name()] = g
	}
	return all
}

func eachVersion(t *testing.T, f func(t *testing.T, dir string)) {
	dirs, err := filepath.Glob("testdata/versions/*")
	if err != nil || len(dirs) < 4 {
		t.Fatalf("there are %d versions: %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			f(t, dir)
		})
	}
}

// TestLogsOfAllVersions verifies the logs: nothing is wrong with them, and what this program
// cannot judge is told.
func TestLogsOfAllVersions(t *testing.T) {
	eachVersion(t, func(t *testing.T, dir string) {
		logs, _ := filepath.Glob(dir + "/*.gonf.gz")
		if len(logs) == 0 {
			t.Fatal("there are no logs")
		}
		for _, file := range logs {
			v, err := game.Verify(unzipped(t, file), allGames().Find)
			if err != nil {
				t.Errorf("%s: %v", file, err)
				continue
			}
			log, err := game.ReadLog(unzipped(t, file))
			if err != nil {
				t.Fatal(err)
			}
			if v.Actions != len(log.Actions) || !slices.Equal(v.Result, log.End.Result) {
				t.Errorf("%s: got %+v", file, v)
			}
			g, _ := allGames().Find(v.Game)
			info := g.Info()
			if s := v.Stretches[len(v.Stretches)-1]; s.Rules == info.Version && s.Content == info.Content && len(v.Unjudged()) > 0 {
				t.Errorf("%s is of this version, and cannot be judged: %+v", file, v.Unjudged())
			}
			for n := range 3 {
				if _, err := game.MomentOf(log, allGames().Find, n*len(log.Actions)/2); err != nil {
					t.Errorf("%s after %d actions: %v", file, n*len(log.Actions)/2, err)
				}
			}
		}
	})
}

// TestMatchesOfAllVersions opens the folders of data three times: matches under way go on,
// finished ones are shown, what this program cannot take up says so, and what was told once
// is told again.
func TestMatchesOfAllVersions(t *testing.T) {
	eachVersion(t, func(t *testing.T, dir string) {
		folder := unpacked(t, dir+"/data.tar.gz")
		matches, told := matchesOf(t, dir), map[string][]string{}
		for range 3 {
			opened(t, folder, func(tables *table.Tables, s *store.Store) {
				for name, m := range matches {
					now := tales(t, tables, m.ID)
					if before := told[name]; len(now) < len(before) || !slices.Equal(now[:len(before)], before) {
						t.Errorf("%s, match %s: was told\n%s\nand is told\n%s", name, m.ID, before, now)
					}
					var err error
					if strings.HasSuffix(name, "over") {
						err = finished(t, tables, m)
					} else {
						err = underWay(t, tables, s, m)
					}
					if err != nil {
						t.Errorf("%s, match %s: %v", name, m.ID, err)
					}
					told[name] = tales(t, tables, m.ID)
				}
			})
		}
	})
}

// opened opens tables on a folder of data, for a while.
func opened(t *testing.T, folder string, f func(*table.Tables, *store.Store)) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	s, err := store.Open(ctx, store.Config{Dir: folder, Log: slog.New(slog.DiscardHandler)})
	if err != nil {
		t.Fatal(err)
	}
	tables, err := table.Open(ctx, table.Config{Store: s, Games: allGames(), Alone: true})
	if err != nil {
		t.Fatal(err)
	}
	f(tables, s)
	stop()
	tables.Wait()
	s.Close()
}

// tales returns all that a spectator is told of a match.
func tales(t *testing.T, tables *table.Tables, id string) (told []string) {
	t.Helper()
	enough := errors.New("enough")
	err := tables.Watch(t.Context(), id, table.Watcher{Seat: game.NoSeat, Look: true}, 0, time.Minute, func(all []table.Update, s table.Stand) error {
		for _, u := range all {
			for _, e := range u.Told {
				text, err := json.Marshal(e)
				if err != nil {
					return err
				}
				told = append(told, string(text))
			}
		}
		if s.Look.Status != "frozen" && len(told) == 0 {
			t.Errorf("match %s tells nothing of %d actions", id, s.Look.N)
		}
		return enough
	})
	if err != enough {
		t.Fatal(err)
	}
	return told
}

// underWay plays on by one action.
func underWay(t *testing.T, tables *table.Tables, s *store.Store, m kept) error {
	account, err := owner(t, s, m.ID)
	if err != nil {
		return err
	}
	l, err := tables.Look(t.Context(), m.ID, account, 0)
	for end := time.Now().Add(time.Minute); err == nil && l.Decision != nil && !slices.Contains(l.Decision.Who, 0) && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond) // bots play
		l, err = tables.Look(t.Context(), m.ID, account, 0)
	}
	if err != nil {
		return err
	}
	if l.Status != "playing" || l.N < m.N || l.View == nil {
		return fmt.Errorf("after %d actions, of %d, it is %s", l.N, m.N, l.Status)
	}
	o, err := tables.Options(t.Context(), m.ID, account, 0)
	if err != nil || !slices.Contains(l.Decision.Who, 0) {
		return errors.Join(err, fmt.Errorf("%v must choose", l.Decision.Who))
	}
	_, err = tables.Act(t.Context(), m.ID, account, table.Move{Seat: 0, N: o.N, Action: o.Options[0]}, "")
	return err
}

// finished looks at the result and replays the log.
func finished(t *testing.T, tables *table.Tables, m kept) error {
	l, err := tables.Look(t.Context(), m.ID, "", game.NoSeat)
	if err != nil {
		return err
	}
	if l.Outdated {
		if l.Status != "frozen" {
			return fmt.Errorf("it is outdated and %s", l.Status)
		}
		return nil // it was not kept, and our rules refuse what was done
	}
	if l.Status != "over" || !slices.Equal(l.Result, m.Result) {
		return fmt.Errorf("it is %s with %v, and ended with %v", l.Status, l.Result, m.Result)
	}
	log, err := tables.Log(t.Context(), m.ID)
	if err != nil {
		return err
	}
	if _, err := allGames().Replay(log, m.N, -1, game.NoSeat); err != nil {
		return err
	}
	v, err := game.Verify(strings.NewReader(string(log)), allGames().Find)
	if err != nil || !slices.Equal(v.Result, m.Result) {
		return errors.Join(err, fmt.Errorf("its log is verified as %+v", v))
	}
	return nil
}

// owner returns the account that set a match up.
func owner(t *testing.T, s *store.Store, id string) (string, error) {
	entries, err := s.Read(t.Context(), id, 0)
	if err != nil || len(entries) == 0 {
		return "", errors.Join(err, errors.New("it has no journal"))
	}
	var first struct{ Created struct{ By string } }
	return first.Created.By, json.Unmarshal(entries[0].Data, &first)
}

func matchesOf(t *testing.T, dir string) map[string]kept {
	t.Helper()
	var all map[string]kept
	data, err := os.ReadFile(dir + "/matches.json")
	if err := errors.Join(err, json.Unmarshal(data, &all)); err != nil || len(all) == 0 {
		t.Fatalf("%s has %d matches: %v", dir, len(all), err)
	}
	return all
}

func unzipped(t *testing.T, file string) io.Reader {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// unpacked returns the folder that is in an archive.
func unpacked(t *testing.T, file string) string {
	t.Helper()
	to, folder := t.TempDir(), ""
	for r := tar.NewReader(unzipped(t, file)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return folder
		}
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(to, filepath.FromSlash(h.Name))
		if h.FileInfo().IsDir() {
			if err := os.MkdirAll(path, 0o755); err != nil {
				t.Fatal(err)
			}
			if folder == "" {
				folder = path
			}
			continue
		}
		data, err := io.ReadAll(r)
		if err := errors.Join(err, os.WriteFile(path, data, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
}
