package store

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// An inspection compares the files of an embedded server that does not run with what was
// acknowledged.
type inspection struct {
	dir     string // of the store
	streams string // where those of the streams are
	proof   *expected
	files   []*damagedFile
	lost    []proven
	fresh   []proven // held, but not proven: what came last, or all if there was no proof

	ends map[string]end // of streams that do not know any more how far they were
}

// A damagedFile is one that is not as it was written, or holds what was removed and would come
// back. Without keep it goes away.
type damagedFile struct {
	path string
	keep []span // what of it is sound
	copy string // a sound copy of all of it
	well bool   // it is as it was written
}

// An end is the last sequence of a stream, and the number that its next file has. A stream that
// forgot it would give sequences again to others.
type end struct {
	seq  uint64
	next int
}

// inspect looks at all files, and changes nothing.
func inspect(dir string) (*inspection, error) {
	i := &inspection{dir: dir, streams: streamsOf(dir), ends: map[string]end{}}
	var err error
	if i.proof, err = readProof(proofPath(dir)); err != nil {
		return nil, err
	}
	var all []fs.DirEntry
	if info, err := os.Stat(i.streams); err == nil && info.IsDir() {
		all, err = os.ReadDir(i.streams)
		if err != nil {
			return nil, err
		}
	}
	for _, d := range all {
		if err == nil && d.IsDir() {
			err = i.stream(d.Name())
		}
	}
	if err != nil {
		return nil, err
	}
	for stream := range i.proof.top { // whose folder is gone
		if _, err := os.Stat(filepath.Join(i.streams, stream)); errors.Is(err, fs.ErrNotExist) {
			i.description(stream, filepath.Join(i.streams, stream))
			i.compare(stream, &held{})
			i.ends[stream] = end{i.proof.top[stream], 1}
		}
	}
	slices.SortFunc(i.lost, func(a, b proven) int {
		return cmp.Or(strings.Compare(a.stream, b.stream), cmp.Compare(a.seq, b.seq))
	})
	return i, nil
}

// held is what the files of a stream hold.
type held struct {
	last    uint64
	top     uint64            // removed ones count too
	entries map[uint64]string // of journals
	records map[string]record // of buckets, the newest of each subject
	tombs   map[uint64]bool   // the sequences of messages that were removed
}

func (h *held) take(stream string, rec *record) {
	h.top = max(h.top, rec.seq)
	if rec.tomb {
		h.tombs[rec.seq] = true
	}
	if rec.gone {
		return
	}
	h.last = rec.seq
	switch {
	case isJournal(stream):
		h.entries[rec.seq] = string(rec.subject)
	case isBucket(stream):
		h.records[string(rec.subject)] = record{seq: rec.seq, mark: rec.mark}
	}
}

// stream looks at the files of one stream, and takes what they hold from what is expected.
func (i *inspection) stream(name string) error {
	folder := filepath.Join(i.streams, name)
	i.description(name, folder)
	if err := i.queues(name, folder); err != nil {
		return err
	}
	blocks, err := blocksOf(filepath.Join(folder, "msgs"))
	if err != nil {
		return err
	}
	r, h := blockReader{stream: name}, &held{entries: map[uint64]string{}, records: map[string]record{}, tombs: map[uint64]bool{}}
	var torn *damagedFile
	var (
		void []proven       // what was removed and is in the files
		in   []*damagedFile // in which of them
	)
	for k, number := range blocks {
		path := blockPath(folder, number)
		buf, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if err := r.open(number); err != nil {
			return err
		}
		records, bad := r.read(buf)
		f := &damagedFile{path: path}
		wrong := false
		for _, rec := range records {
			// It is at another's place, or says that it is of another subject.
			if !rec.gone && (rec.seq <= h.last || i.proof.other(name, &rec)) {
				wrong = true
				continue
			}
			if !rec.gone && i.proof.void(name, &rec) {
				h.last, h.top = rec.seq, max(h.top, rec.seq)
				void, in = append(void, proven{name, rec.seq, string(rec.subject), true}), append(in, f)
				continue
			}
			f.keep = append(f.keep, span{rec.from, rec.to})
			h.take(name, &rec)
		}
		// What was being written when everything stopped is at the end of the last file.
		if k == len(blocks)-1 && len(bad) == 1 && bad[0].to == len(buf) && !wrong {
			torn = f
		} else if wrong || len(bad) > 0 {
			i.files = append(i.files, f)
		}
	}
	if torn != nil && i.misses(name, h.last) {
		i.files = append(i.files, torn)
	}
	for k, p := range void {
		if f := in[k]; h.wouldRevive(p) && !slices.Contains(i.files, f) {
			f.well = true
			i.files = append(i.files, f)
		}
	}
	if top := i.proof.top[name]; top > h.top {
		next := 1
		if len(blocks) > 0 {
			next = blocks[len(blocks)-1] + 1
		}
		i.ends[name] = end{top, next}
	}
	i.compare(name, h)
	return nil
}

// wouldRevive tells whether the server would take a message for one that is still there, though
// it was removed: nothing in the files says so any more.
func (h *held) wouldRevive(p proven) bool {
	newest := h.records[p.subject].seq
	return !h.tombs[p.seq] && (isJournal(p.stream) || newest < p.seq || h.tombs[newest])
}

// compare finds what is expected of a stream and not held, and what is held and not proven.
func (i *inspection) compare(stream string, h *held) {
	entries, records := i.proof.entries[stream], i.proof.records[stream]
	for seq, subject := range entries {
		if h.entries[seq] != subject {
			i.lost = append(i.lost, proven{stream: stream, seq: seq, subject: subject})
		}
	}
	for subject, seq := range records {
		if h.records[subject].seq < seq {
			i.lost = append(i.lost, proven{stream: stream, seq: seq, subject: subject})
		}
	}
	for seq, subject := range h.entries {
		if entries[seq] != subject && !h.tombs[seq] {
			i.fresh = append(i.fresh, proven{stream: stream, seq: seq, subject: subject})
		}
	}
	for subject, rec := range h.records {
		known := max(records[subject], i.proof.deleted[stream][subject])
		if known < rec.seq && !h.tombs[rec.seq] && (!rec.mark || records[subject] > 0) {
			i.fresh = append(i.fresh, proven{stream, rec.seq, subject, rec.mark})
		}
	}
}

// misses tells whether something is expected of a stream that comes after what was seen.
func (i *inspection) misses(stream string, seen uint64) bool {
	for seq := range i.proof.entries[stream] {
		if seq > seen {
			return true
		}
	}
	for _, seq := range i.proof.records[stream] {
		if seq > seen {
			return true
		}
	}
	return false
}

// description looks at what the server knows of a stream: without it, the stream is none.
func (i *inspection) description(name, folder string) {
	text, err := os.ReadFile(filepath.Join(folder, "meta.inf"))
	sum, err2 := os.ReadFile(filepath.Join(folder, "meta.sum"))
	if err == nil && err2 == nil && sound(name, text, sum) {
		return
	}
	kept := filepath.Join(i.dir, proofFolder, name)
	text, err = os.ReadFile(kept + ".inf")
	sum, err2 = os.ReadFile(kept + ".sum")
	if err != nil || err2 != nil || !sound(name, text, sum) {
		return // it was being made when everything stopped
	}
	for _, end := range []string{"inf", "sum"} {
		i.files = append(i.files, &damagedFile{path: filepath.Join(folder, "meta."+end), copy: kept + "." + end})
	}
}

// queues looks at what the server knows of those who have the messages of a stream one after the
// other. It believes a description that is damaged, and may stop the stream for it; without one the
// queue is made anew.
func (i *inspection) queues(name, folder string) error {
	list, err := os.ReadDir(filepath.Join(folder, "obs"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	for _, q := range list {
		path := filepath.Join(folder, "obs", q.Name(), "meta.inf")
		text, err := os.ReadFile(path)
		sum, err2 := os.ReadFile(filepath.Join(filepath.Dir(path), "meta.sum"))
		if err == nil && err2 == nil && !sound(name+"/"+q.Name(), text, sum) {
			i.files = append(i.files, &damagedFile{path: path})
		}
	}
	return err
}
