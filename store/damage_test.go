package store

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
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
// and one as a clean one does.
func fillFolders(t *testing.T) (folders [2]dataFolder) {
	t.Helper()
	ctx := limited(t, giveUp)
	dir := t.TempDir()
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
		if n == 9 {
			_, err := b.Put(ctx, "gone", []byte("soon deleted"))
			if err := errors.Join(err, b.Delete(ctx, "gone"), s.Enqueue(ctx, "tend", "match01", time.Now().Add(time.Hour))); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := s.proof.now(); err != nil {
		t.Fatal(err)
	}
	for i := range folders {
		to := t.TempDir()
		if err := os.CopyFS(to, os.DirFS(dir)); err != nil {
			t.Fatal(err)
		}
		folders[i] = dataFolder{to, journals, records}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	return folders
}

// hurt damages one file of a folder, and says how.
func hurt(t *testing.T, dir string, rng *rand.Rand) string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() && d.Name() != "lock" {
			files = append(files, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	for {
		path := files[rng.IntN(len(files))]
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if len(data) == 0 || !strings.HasSuffix(path, ".blk") && rng.IntN(3) > 0 {
			continue // most of it is in those
		}
		was, how := bytes.Clone(data), ""
		switch at := rng.IntN(len(data)); rng.IntN(5) {
		case 0, 1:
			data[at] ^= 1 << rng.IntN(8)
			how = fmt.Sprintf("a bit of byte %d", at)
		case 2:
			data = data[:at]
			how = fmt.Sprintf("cut at %d", at)
		case 3:
			other, size := rng.IntN(len(data)), 1+rng.IntN(40)
			a, b := data[min(at, other):], data[max(at, other):]
			for i := range min(size, len(b), max(at, other)-min(at, other)) {
				a[i], b[i] = b[i], a[i]
			}
			how = fmt.Sprintf("%d bytes of %d and %d swapped", size, at, other)
		case 4:
			clear(data[at:min(len(data), at+rng.IntN(600))])
			how = fmt.Sprintf("zeros from %d", at)
		}
		if bytes.Equal(data, was) {
			continue
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		return strings.TrimPrefix(path, dir) + ": " + how
	}
}

// TestDamageIsFound damages every kind of file, after clean and unclean stops: nothing that was
// acknowledged is lost unless it is named, and nothing is named that is not lost. What is hurt
// is mended then, and the store goes on. GONFALON_SOAK does it that many times over.
func TestDamageIsFound(t *testing.T) {
	t.Parallel()
	cases := 300
	if testing.Short() {
		cases = 40
	}
	if n, err := strconv.Atoi(os.Getenv("GONFALON_SOAK")); err == nil {
		cases *= max(1, n)
	}
	folders := fillFolders(t)
	found := 0
	for n := range cases {
		rng := rand.New(rand.NewPCG(uint64(n), 14))
		of := folders[n%2]
		dir := t.TempDir()
		if err := os.CopyFS(dir, os.DirFS(of.dir)); err != nil {
			t.Fatal(err)
		}
		how := hurt(t, dir, rng)
		if of.survives(t, dir) {
			found++
		}
		if t.Failed() {
			t.Fatalf("case %d, clean stop %v: %s", n, n%2 == 1, how)
		}
		os.RemoveAll(dir)
	}
	if found < cases/4 {
		t.Errorf("in %d of %d cases damage was told of", found, cases)
	}
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
	if _, _, err := b.Get(ctx, "gone"); !errors.Is(err, ErrNotFound) && len(d.Files) == 0 {
		t.Errorf("what was deleted is there: %v", err)
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
