package store

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// The proof is a file of our own beside those of the embedded server: a line for each message
// that was acknowledged. What it names and the server's files do not hold was lost. It follows
// when they are synced, so that it never promises more than they hold; what it has not got when
// everything stops is added at the next start.

// proveEvery is how long the proof may be behind. To sync it with every round would cost as
// much as another stream.
const proveEvery = 100 * time.Millisecond

// voidAtLeast is how many void lines make it worth while to write the proof anew.
const voidAtLeast = 1000

// A proven is a message that was acknowledged: its stream, sequence and subject. Gone is one
// that removes what the subject had, or that nobody misses any more.
type proven struct {
	stream  string
	seq     uint64
	subject string
	gone    bool
}

// crcTable is that of a sum that processors can do.
var crcTable = crc32.MakeTable(crc32.Castagnoli)

// line writes a line of the proof.
func (p proven) line(b []byte) []byte {
	from := len(b)
	b = append(append(b, p.stream...), ' ')
	if p.gone {
		b = append(b, '-')
	}
	b = append(append(strconv.AppendUint(b, p.seq, 10), ' '), p.subject...)
	return fmt.Appendf(b, " %08x\n", crc32.Checksum(b[from:], crcTable))
}

// readProven reads a line without its end.
func readProven(line string) (p proven, ok bool) {
	at := strings.LastIndexByte(line, ' ')
	if at < 0 || fmt.Sprintf("%08x", crc32.Checksum([]byte(line[:at]), crcTable)) != line[at+1:] {
		return p, false
	}
	parts := strings.Split(line[:at], " ")
	if len(parts) != 3 {
		return p, false
	}
	digits, gone := strings.CutPrefix(parts[1], "-")
	seq, err := strconv.ParseUint(digits, 10, 64)
	return proven{parts[0], seq, parts[2], gone}, err == nil
}

// A proof is the file, open for more.
type proof struct {
	mu     sync.Mutex
	lines  []byte // to be added
	due    *time.Timer
	failed error

	adding sync.Mutex
	file   *os.File
	size   int64
}

func openProof(path string) (*proof, error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_APPEND, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return &proof{file: f, size: info.Size()}, nil
}

// later adds lines before long, without waiting for it. It returns the error of lines before
// that could not be synced.
func (p *proof) later(lines []byte) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.lines = append(p.lines, lines...)
	if len(p.lines) > 0 && p.due == nil {
		p.due = time.AfterFunc(proveEvery, func() { _ = p.now() }) // the next round hears of a failure
	}
	return p.failed
}

// now adds what is to be added, and syncs it. What there is no room for it adds later.
func (p *proof) now() error {
	p.adding.Lock()
	defer p.adding.Unlock()
	p.mu.Lock()
	lines := p.lines
	p.lines, p.due = nil, nil
	p.mu.Unlock()
	if len(lines) == 0 {
		return nil
	}
	if _, err := p.file.Write(lines); err != nil {
		err = errors.Join(err, p.file.Truncate(p.size))
		p.mu.Lock()
		p.lines = append(lines, p.lines...)
		p.mu.Unlock()
		return err
	}
	p.size += int64(len(lines))
	err := p.file.Sync()
	if err != nil {
		p.mu.Lock()
		p.failed = fmt.Errorf("sync: %w", err)
		p.mu.Unlock()
	}
	return err
}

// add adds lines at once.
func (p *proof) add(lines []byte) error {
	return errors.Join(p.later(lines), p.now())
}

// close adds the rest.
func (p *proof) close() error { return errors.Join(p.now(), p.file.Close()) }

// expected is what the files of the streams must hold, by stream.
type expected struct {
	entries map[string]map[uint64]string // of journals: the subject of each sequence
	records map[string]map[string]uint64 // of buckets: the sequence of each subject

	subjects map[string]map[uint64]string // of buckets too, by sequence

	good    []byte // the lines that are as they were written, or fewer that say the same
	lines   int    // how many were as they were written
	shorter bool   // good are fewer
	bad     int    // how many are not
	torn    bool   // the last has no end
	none    bool   // there is no proof at all
}

// readProof reads the whole proof. A last line without an end was being written when
// everything stopped: nothing on it was acknowledged to anybody yet who is not in the files.
func readProof(path string) (*expected, error) {
	e := &expected{entries: map[string]map[uint64]string{}, records: map[string]map[string]uint64{}, subjects: map[string]map[uint64]string{}}
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		e.none = true
		return e, nil
	}
	if err != nil {
		return nil, err
	}
	whole := data[:bytes.LastIndexByte(data, '\n')+1]
	e.torn = len(whole) < len(data)
	for line := range strings.Lines(string(whole)) {
		if p, ok := readProven(strings.TrimSuffix(line, "\n")); ok {
			e.take(p)
			e.good = append(e.good, line...)
			e.lines++
		} else {
			e.bad++
		}
	}
	e.shorten()
	for stream, records := range e.records {
		e.subjects[stream] = map[uint64]string{}
		for subject, seq := range records {
			e.subjects[stream][seq] = subject
		}
	}
	return e, nil
}

// shorten leaves out the lines that later ones made void, if they are more than the others.
func (e *expected) shorten() {
	var live []proven
	for stream, entries := range e.entries {
		for seq, subject := range entries {
			live = append(live, proven{stream: stream, seq: seq, subject: subject})
		}
	}
	for stream, records := range e.records {
		for subject, seq := range records {
			live = append(live, proven{stream: stream, seq: seq, subject: subject})
		}
	}
	if e.lines < 2*len(live)+voidAtLeast {
		return
	}
	slices.SortFunc(live, func(a, b proven) int {
		return cmp.Or(strings.Compare(a.stream, b.stream), cmp.Compare(a.seq, b.seq))
	})
	e.good, e.shorter = e.good[:0], true
	for _, p := range live {
		e.good = p.line(e.good)
	}
}

// take adds what a line says; later ones count.
func (e *expected) take(p proven) {
	if isJournal(p.stream) {
		if e.entries[p.stream] == nil {
			e.entries[p.stream] = map[uint64]string{}
		}
		if p.gone {
			delete(e.entries[p.stream], p.seq)
		} else {
			e.entries[p.stream][p.seq] = p.subject
		}
		return
	}
	if e.records[p.stream] == nil {
		e.records[p.stream] = map[string]uint64{}
	}
	if p.gone {
		delete(e.records[p.stream], p.subject)
	} else {
		e.records[p.stream][p.subject] = p.seq
	}
}

// other tells whether a message was acknowledged under another subject: checksums do not cover
// where the subject ends.
func (e *expected) other(stream string, rec *record) bool {
	subject, ok := e.entries[stream][rec.seq]
	if !ok {
		subject, ok = e.subjects[stream][rec.seq]
	}
	return ok && subject != string(rec.subject)
}

func isJournal(stream string) bool { return strings.HasPrefix(stream, "JOURNAL_") }
func isBucket(stream string) bool  { return strings.HasPrefix(stream, "KV_") }
