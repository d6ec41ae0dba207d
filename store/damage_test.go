package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// A dataFolder is a data folder as it was left, with all that was acknowledged.
type dataFolder struct {
	dir      string
	journals map[string][]Entry
	records  map[string]string
}

// fillFolders plays into a store, and leaves copies of its folder: one as an unclean stop leaves it,
// one as a clean one does, and one that was found damaged before.
func fillFolders(t *testing.T) (folders [3]dataFolder) {
	t.Helper()
	ctx := limited(t, giveUp)
	dir := folderInMemory(t)
	s := open(t, Config{Dir: dir})
	journals, records := map[string][]Entry{}, map[string]string{}
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Fatal(err)
	}
	for n := range 15 {
		for m := range 12 {
			j, last := fmt.Sprintf("match%02d", m), uint64(0)
			if list := journals[j]; len(list) > 0 {
				last = list[len(list)-1].Seq
			}
			data := []byte(fmt.Sprintf(`{"n":%d,"text":"%s"}`, n, strings.Repeat("x", 40+m)))
			seq, err := s.Append(ctx, j, last, data)
			if err != nil {
				t.Fatal(err)
			}
			journals[j] = append(journals[j], Entry{seq, data})
		}
		key := "person" + strconv.Itoa(n%6)
		records[key] = fmt.Sprintf("value %d of %s", n, key)
		if _, err := b.Put(ctx, key, []byte(records[key])); err != nil {
			t.Fatal(err)
		}
		if n == 9 || n == 14 { // the last that is done is a removal
			if _, err := b.Put(ctx, "gone", []byte("soon deleted")); err != nil {
				t.Fatal(err)
			}
			if err := s.Enqueue(ctx, "tend", "match01", time.Now().Add(time.Hour)); err != nil {
				t.Fatal(err)
			}
			if err := b.Delete(ctx, "gone"); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.Work(ctx, "tend", 1, func(context.Context, string) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if err := s.proof.now(); err != nil {
		t.Fatal(err)
	}
	for i := range folders[:2] {
		folders[i] = dataFolder{copyInMemory(t, dir), journals, records}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	folders[2] = dataFolder{copyInMemory(t, dir), journals, records}
	file := blockPath(filepath.Join(streamsOf(folders[2].dir), journalStream(0)), 1)
	damageFile(t, file, ways[0].do, rand.New(rand.NewPCG(1, 1)))
	if s = open(t, Config{Dir: folders[2].dir}); s.Damage() == nil {
		t.Fatal("the folder that is to be damaged is not")
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	return folders
}

// folderInMemory is a folder that is quicker than a disk, where the system has one: what these
// tests do to files takes no disk.
func folderInMemory(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("/dev/shm", "gonfalon-*")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

func copyInMemory(t *testing.T, dir string) string {
	t.Helper()
	to := folderInMemory(t)
	if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	return to
}

// ways are what happens to the bytes of a file. Another is one of the same kind.
var ways = []struct {
	name string
	do   func(data, another []byte, rng *rand.Rand) []byte
}{
	{"a bit", func(data, _ []byte, rng *rand.Rand) []byte {
		data[rng.IntN(len(data))] ^= 1 << rng.IntN(8)
		return data
	}},
	{"cut", func(data, _ []byte, rng *rand.Rand) []byte { return data[:rng.IntN(len(data))] }},
	{"swapped bytes", func(data, _ []byte, rng *rand.Rand) []byte {
		at, other := rng.IntN(len(data)), rng.IntN(len(data))
		for n := range 1 + rng.IntN(40) {
			if a, b := at+n, other+n; a < len(data) && b < len(data) {
				data[a], data[b] = data[b], data[a]
			}
		}
		return data
	}},
	{"zeros", func(data, _ []byte, rng *rand.Rand) []byte {
		at := rng.IntN(len(data))
		clear(data[at:min(len(data), at+1+rng.IntN(600))])
		return data
	}},
	{"a part twice", func(data, _ []byte, rng *rand.Rand) []byte {
		from, to := rng.IntN(len(data)), rng.IntN(len(data))
		return slices.Insert(data, to, bytes.Clone(data[min(from, to):max(from, to)+1])...)
	}},
	{"more behind it", func(data, _ []byte, rng *rand.Rand) []byte {
		for range 1 + rng.IntN(100) {
			data = append(data, byte(rng.Uint32()))
		}
		return data
	}},
	{"the end cut", func(data, _ []byte, rng *rand.Rand) []byte { return data[:len(data)-1-rng.IntN(min(len(data), 200))] }},
	{"another's", func(_, another []byte, _ *rand.Rand) []byte { return another }},
	{"gone", func([]byte, []byte, *rand.Rand) []byte { return nil }},
}

// kind is the kind of a file of a data folder.
func kind(path string) string {
	name := filepath.Base(path)
	switch stream := regexp.MustCompile("JOURNAL|KV|WORK").FindString(path); {
	case strings.Contains(path, "/obs/"):
		return "queue " + name
	case strings.Contains(path, "/"+proofFolder+"/") && name != proofFile:
		return "kept " + filepath.Ext(name)
	case strings.HasSuffix(name, ".blk"):
		return "messages of " + stream
	}
	return name
}

// filesOf lists the files of a folder by kind.
func filesOf(t *testing.T, dir string) map[string][]string {
	t.Helper()
	files := map[string][]string{}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == "aside" {
			return fs.SkipDir
		}
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		if info, err := d.Info(); err != nil || info.Size() == 0 {
			return err
		}
		files[kind(path)] = append(files[kind(path)], path)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// damageFile does something to a file until it is another.
func damageFile(t *testing.T, path string, do func(_, _ []byte, _ *rand.Rand) []byte, rng *rand.Rand, alike ...string) {
	t.Helper()
	was, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	now, another := was, []byte{}
	for tries := 0; bytes.Equal(now, was); tries++ {
		if tries == 100 {
			now = nil // the others are all the same
			break
		}
		if len(alike) > 0 {
			if another, err = os.ReadFile(alike[rng.IntN(len(alike))]); err != nil {
				t.Fatal(err)
			}
		}
		now = do(bytes.Clone(was), another, rng)
	}
	if now == nil {
		err = os.Remove(path)
	} else {
		err = os.WriteFile(path, now, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// TestDamageIsFound damages every kind of file in every way, after clean and unclean stops and where
// damage was found before: nothing that was acknowledged is lost unless it is named, nothing is
// named that is not lost, and what was removed stays so. What is hurt is mended then, and the
// store goes on. GONFALON_SOAK does it that many times over.
func TestDamageIsFound(t *testing.T) {
	t.Parallel()
	cases := 360
	if testing.Short() {
		cases = 60
	}
	if n, err := strconv.Atoi(os.Getenv("GONFALON_SOAK")); err == nil {
		cases *= max(1, n)
	}
	folders := fillFolders(t)
	all := filesOf(t, folders[2].dir)
	for _, kind := range []string{
		"messages of JOURNAL", "messages of KV", "messages of WORK", "meta.inf", "meta.sum", "index.db", "thw.db",
		"queue meta.inf", "queue meta.sum", "queue o.dat", "kept .inf", "kept .sum", proofFile, noteFile,
	} {
		if len(all[kind]) == 0 {
			t.Errorf("the data folder has no %s: there is %v", kind, all)
		}
	}
	var found atomic.Int32
	t.Run("cases", func(t *testing.T) {
		for n := range cases {
			of := folders[n%3]
			files := filesOf(t, of.dir)
			kinds := slices.Sorted(maps.Keys(files))
			what := kinds[n/3%len(kinds)]
			if n%2 == 1 { // most of it is in those
				what = []string{"messages of JOURNAL", "messages of KV"}[n/2%2]
			}
			rng := rand.New(rand.NewPCG(uint64(n), 14))
			way := ways[rng.IntN(len(ways))]
			t.Run(fmt.Sprintf("%d/%s/%s", n, what, way.name), func(t *testing.T) {
				t.Parallel()
				dir := copyInMemory(t, of.dir)
				alike := filesOf(t, dir)[what]
				damageFile(t, alike[rng.IntN(len(alike))], way.do, rng, alike...)
				if of.survives(t, dir) {
					found.Add(1)
				}
			})
		}
	})
	if int(found.Load()) < cases/4 {
		t.Errorf("in %d of %d cases damage was told of", found.Load(), cases)
	}
	t.Logf("in %d of %d cases damage was told of", found.Load(), cases)
}

// survives opens a damaged folder and compares; it tells whether damage was told of.
func (of *dataFolder) survives(t *testing.T, dir string) bool {
	t.Helper()
	ctx := limited(t, giveUp)
	checked, err := Check(dir)
	if err != nil {
		t.Errorf("check: %v", err)
		return false
	}
	s, err := Open(ctx, Config{Dir: dir})
	if err != nil {
		t.Errorf("open: %v", err)
		return false
	}
	defer func() { s.Close() }()
	d := s.Damage()
	if (checked == nil) != (d == nil) || d != nil && !maps.Equal(checked.Journals, d.Journals) {
		t.Errorf("checked it is %v, opened %v", checked, d)
	}
	if d == nil {
		d = &Damage{}
	}
	of.compare(t, s, d)
	if s.Damage() == nil {
		return false
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if s, err = Open(ctx, Config{Dir: dir}); err != nil {
		t.Errorf("open again: %v", err)
		return false
	}
	if again := s.Damage(); again == nil || !maps.Equal(again.Journals, d.Journals) || !slices.Equal(again.Records, d.Records) {
		t.Errorf("opened again it is %v, before %v", again, d)
	}
	if _, err := s.Mend(ctx); err != nil {
		t.Errorf("mend: %v", err)
	}
	for j := range d.Journals {
		of.mended(t, s, j, d.Journals[j])
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	if left, err := Check(dir); left != nil || err != nil {
		t.Errorf("after mending there is %v, %v", left, err)
	}
	return true
}

// compare reads everything.
func (of *dataFolder) compare(t *testing.T, s *Store, d *Damage) {
	t.Helper()
	ctx := limited(t, giveUp)
	for j, want := range of.journals {
		got, err := s.Read(ctx, j, 0)
		same := slices.EqualFunc(got, want, func(a, b Entry) bool { return a.Seq == b.Seq && bytes.Equal(a.Data, b.Data) })
		switch hurt := d.Journals[j] > 0; {
		case hurt && !errors.Is(err, ErrDamaged):
			t.Errorf("%s is hurt and is read: %v", j, err)
		case !hurt && (err != nil || !same):
			t.Errorf("%s is not named, and has %d of %d entries: %v", j, len(got), len(want), err)
		case !hurt:
			if _, err := s.Append(ctx, j, want[len(want)-1].Seq, []byte("more")); err != nil {
				t.Errorf("append to %s: %v", j, err)
			}
		}
	}
	b, err := s.Bucket(ctx, "accounts")
	if err != nil {
		t.Error(err)
		return
	}
	for key, want := range of.records {
		got, _, err := b.Get(ctx, key)
		if lost := slices.Contains(d.Records, "accounts/"+key); lost == (string(got) == want) {
			t.Errorf("record %s, lost %v: got %q, %v", key, lost, got, err)
		}
	}
	if value, _, err := b.Get(ctx, "gone"); !errors.Is(err, ErrNotFound) {
		t.Errorf("what was deleted is there: %s, %v", value, err)
	}
}

// mended looks at a journal that was hurt: it has what came before the loss, and goes on.
func (of *dataFolder) mended(t *testing.T, s *Store, j string, first uint64) {
	t.Helper()
	ctx := limited(t, giveUp)
	var want []Entry
	last := uint64(0)
	for _, e := range of.journals[j] {
		if e.Seq < first {
			want, last = append(want, e), e.Seq
		}
	}
	got, err := s.Read(ctx, j, 0)
	if err != nil || len(got) != len(want) {
		t.Errorf("mended, %s has %d entries, want %d: %v", j, len(got), len(want), err)
	}
	if _, err := s.Append(ctx, j, last, []byte("more")); err != nil {
		t.Errorf("append to %s that was mended: %v", j, err)
	}
}
