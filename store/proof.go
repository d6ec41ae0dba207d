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
	cut     map[string]map[uint64]string // of journals: the entries that were removed
	deleted map[string]map[string]uint64 // of buckets: the sequence that removed a subject
	top     map[string]uint64            // the highest sequence of each stream

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
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		e := parseProof(nil)
		e.none = true
		return e, nil
	}
	if err != nil {
		return nil, err
	}
	return parseProof(data), nil
}

func parseProof(data []byte) *expected {
	e := &expected{
		entries: map[string]map[uint64]string{}, records: map[string]map[string]uint64{}, subjects: map[string]map[uint64]string{},
		cut: map[string]map[uint64]string{}, deleted: map[string]map[string]uint64{}, top: map[string]uint64{},
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
	return e
}

// valid lists the lines that no later ones made void.
func (e *expected) valid() (lines []proven) {
	for gone, streams := range map[bool]map[string]map[uint64]string{false: e.entries, true: e.cut} {
		for stream, subjects := range streams {
			for seq, subject := range subjects {
				lines = append(lines, proven{stream, seq, subject, gone})
			}
		}
	}
	for gone, streams := range map[bool]map[string]map[string]uint64{false: e.records, true: e.deleted} {
		for stream, seqs := range streams {
			for subject, seq := range seqs {
				lines = append(lines, proven{stream, seq, subject, gone})
			}
		}
	}
	slices.SortFunc(lines, func(a, b proven) int {
		return cmp.Or(strings.Compare(a.stream, b.stream), cmp.Compare(a.seq, b.seq))
	})
	return lines
}

// shorten leaves out the lines that later ones made void, if they are more than the others.
func (e *expected) shorten() {
	valid := e.valid()
	if e.lines < 2*len(valid)+voidAtLeast {
		return
	}
	e.good, e.shorter = e.good[:0], true
	for _, p := range valid {
		e.good = p.line(e.good)
	}
}

// take adds what a line says; later ones count. Lines of one record may stand in another order
// than that in which it was written: its sequence tells.
func (e *expected) take(p proven) {
	e.top[p.stream] = max(e.top[p.stream], p.seq)
	if isJournal(p.stream) {
		if here, there := e.entries, e.cut; p.gone {
			swap(there, here, p.stream, p.seq, p.subject)
		} else {
			swap(here, there, p.stream, p.seq, p.subject)
		}
		return
	}
	if p.seq < max(e.records[p.stream][p.subject], e.deleted[p.stream][p.subject]) {
		return
	}
	if here, there := e.records, e.deleted; p.gone {
		swap(there, here, p.stream, p.subject, p.seq)
	} else {
		swap(here, there, p.stream, p.subject, p.seq)
	}
}

// swap puts a value under a key of one map of a stream, instead of the other's.
func swap[K, V comparable](to, from map[string]map[K]V, stream string, key K, value V) {
	if to[stream] == nil {
		to[stream] = map[K]V{}
	}
	to[stream][key] = value
	delete(from[stream], key)
}

// void tells whether a message was removed or replaced: the server may still have it in its
// files, and must not take it for what it was.
func (e *expected) void(stream string, rec *record) bool {
	if isJournal(stream) {
		return e.cut[stream][rec.seq] == string(rec.subject)
	}
	return rec.seq < e.records[stream][string(rec.subject)] || rec.seq < e.deleted[stream][string(rec.subject)]
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
