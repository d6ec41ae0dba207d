package store

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// ErrDamaged says that a journal has lost entries that were acknowledged: it is left alone
// until an operator has looked.
var ErrDamaged = errors.New("damaged on disk: entries are lost that were acknowledged")

// Damage is what was found to be hurt in the files of an embedded store, since an operator
// last looked.
type Damage struct {
	Found    time.Time         `json:"found"`
	Files    []string          `json:"files,omitempty"`    // that were not as they had been written
	Journals map[string]uint64 `json:"journals,omitempty"` // hurt, with the first entry that is lost
	Records  []string          `json:"records,omitempty"`  // lost, as bucket/key
	Jobs     bool              `json:"jobs,omitempty"`     // some may be lost
	Proof    bool              `json:"proof,omitempty"`    // lines of the proof were lost
	Aside    []string          `json:"aside,omitempty"`    // folders with the files as they were found
}

// String says in words what is hurt.
func (d *Damage) String() string { return d.In(func(english, _ string) string { return english }) }

// In says it in the language that is chosen of each text.
func (d *Damage) In(chosen func(english, french string) string) string {
	var b strings.Builder
	line := func(english, french string, facts ...any) { fmt.Fprintf(&b, "\n"+chosen(english, french), facts...) }
	fmt.Fprintf(&b, chosen("damage found %s", "dégâts trouvés le %s"), d.Found.Format(time.RFC3339))
	for _, f := range d.Files {
		line("file: %s", "fichier : %s", f)
	}
	for _, j := range slices.Sorted(maps.Keys(d.Journals)) {
		line("match %s: lost from entry %d on", "partie %s : perdue à partir de l'entrée %d", j, d.Journals[j])
	}
	for _, r := range d.Records {
		line("record lost: %s", "enregistrement perdu : %s", r)
	}
	if d.Jobs {
		line("jobs may be lost: clocks and bots of matches go on when somebody looks at them", "des tâches sont peut-être perdues : les pendules et les bots d'une partie repartent dès que quelqu'un la regarde")
	}
	if d.Proof {
		line("the proof of what was acknowledged was damaged itself; nothing else is lost by that", "la preuve de ce qui avait été confirmé était elle-même endommagée ; rien d'autre n'est perdu par là")
	}
	for _, a := range d.Aside {
		line("as it was found: %s", "tel que trouvé : %s", a)
	}
	return b.String()
}

// damage says what an inspection has found, nil for nothing.
func (i *inspection) damage() *Damage {
	hurt := slices.DeleteFunc(slices.Clone(i.files), func(f *damagedFile) bool { return f.well })
	if len(hurt) == 0 && len(i.lost) == 0 && i.proof.bad == 0 {
		return nil
	}
	d := &Damage{Found: time.Now().UTC().Round(time.Second), Journals: map[string]uint64{}, Proof: i.proof.bad > 0}
	for _, f := range hurt {
		d.Files = append(d.Files, i.name(f))
		d.Jobs = d.Jobs || strings.HasPrefix(f.path, filepath.Join(i.streams, workStream)+string(filepath.Separator))
	}
	for _, p := range i.lost {
		if !isJournal(p.stream) {
			bucket := strings.TrimPrefix(p.stream, "KV_")
			d.Records = append(d.Records, bucket+"/"+strings.TrimPrefix(p.subject, "$KV."+bucket+"."))
		} else if j := journalOf(p.subject); d.Journals[j] == 0 || p.seq < d.Journals[j] {
			d.Journals[j] = p.seq
		}
	}
	return d
}

// name is that of a file within the data folder.
func (i *inspection) name(f *damagedFile) string {
	if name, err := filepath.Rel(i.dir, f.path); err == nil {
		return name
	}
	return f.path
}

// with adds what was found before.
func (d *Damage) with(old *Damage) *Damage {
	if old == nil {
		return d
	}
	if d == nil {
		return old
	}
	all := *old
	add := func(to *[]string, more []string) {
		for _, m := range more {
			if !slices.Contains(*to, m) {
				*to = append(*to, m)
			}
		}
	}
	add(&all.Files, d.Files)
	add(&all.Records, d.Records)
	add(&all.Aside, d.Aside)
	all.Jobs, all.Proof = all.Jobs || d.Jobs, all.Proof || d.Proof
	if all.Journals == nil {
		all.Journals = map[string]uint64{}
	}
	for j, seq := range d.Journals {
		if was := all.Journals[j]; was == 0 || seq < was {
			all.Journals[j] = seq
		}
	}
	return &all
}

// The note of damage stays until an operator has it mended. Its last line is a sum of the others.

const noteFile = "damage.json"

func notePath(dir string) string { return filepath.Join(dir, noteFile) }

// readNote reads the note. Of one that is damaged itself it says only that: what is lost is found
// again by the proof.
func readNote(dir string) (*Damage, error) {
	text, err := os.ReadFile(notePath(dir))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return parseNote(text), nil
}

func parseNote(text []byte) *Damage {
	d := new(Damage)
	at := bytes.LastIndexByte(bytes.TrimSuffix(text, []byte("\n")), '\n') + 1
	if string(text[at:]) != noteSum(text[:at]) || json.Unmarshal(text[:at], d) != nil {
		return &Damage{Found: time.Now().UTC().Round(time.Second), Files: []string{noteFile}}
	}
	return d
}

func noteSum(text []byte) string { return fmt.Sprintf("%08x\n", crc32.Checksum(text, crcTable)) }

func writeNote(dir string, d *Damage) error {
	text, err := json.MarshalIndent(d, "", "\t")
	if err != nil {
		return err
	}
	text = append(text, '\n')
	return replaceFile(notePath(dir), append(text, noteSum(text)...))
}

// remind says so in the log every hour.
func (s *Store) remind(ctx context.Context) {
	for pause(ctx, time.Hour) == nil {
		if d := s.damage.Load(); d != nil {
			s.log.Error("store: still damaged; see gonfalon store check", "what", d.String())
		}
	}
}

// Damage returns what is hurt of an embedded store, nil for nothing.
func (s *Store) Damage() *Damage { return s.damage.Load() }

// unhurt returns an error for a journal that is not to be relied on.
func (s *Store) unhurt(journal string) error {
	if d := s.damage.Load(); d != nil && d.Journals[journal] > 0 {
		return ErrDamaged
	}
	return nil
}
