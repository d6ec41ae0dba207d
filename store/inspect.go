package store

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
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
}

// A damagedFile is one that is not as it was written. Without keep it goes away.
type damagedFile struct {
	path string
	keep []span // what of it is sound
	copy string // a sound copy of all of it
}

const (
	proofFolder = "proof"
	proofFile   = "acknowledged"
)

func proofPath(dir string) string { return filepath.Join(dir, proofFolder, proofFile) }

func streamsOf(dir string) string { return filepath.Join(dir, "jetstream", "$G", "streams") }

// inspect looks at all files, and changes nothing.
func inspect(dir string) (*inspection, error) {
	i := &inspection{dir: dir, streams: streamsOf(dir)}
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
	for stream := range i.proof.entries {
		i.compare(stream, &held{})
	}
	for stream := range i.proof.records {
		i.compare(stream, &held{})
	}
	slices.SortFunc(i.lost, func(a, b proven) int {
		return cmp.Or(strings.Compare(a.stream, b.stream), cmp.Compare(a.seq, b.seq))
	})
	return i, nil
}

// held is what the files of a stream hold.
type held struct {
	last    uint64
	entries map[uint64]string // of journals
	records map[string]record // of buckets, the newest of each subject
	tombs   map[uint64]bool   // the sequences of messages that were removed
}

func (h *held) take(stream string, rec *record) {
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
	blocks, err := blocksOf(filepath.Join(folder, "msgs"))
	if err != nil {
		return err
	}
	r, h := blockReader{stream: name}, &held{entries: map[uint64]string{}, records: map[string]record{}, tombs: map[uint64]bool{}}
	var torn *damagedFile
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
	i.compare(name, h)
	return nil
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
		if records[subject] < rec.seq && !rec.mark && !h.tombs[rec.seq] {
			i.fresh = append(i.fresh, proven{stream: stream, seq: rec.seq, subject: subject})
		}
	}
	delete(i.proof.entries, stream)
	delete(i.proof.records, stream)
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

// blocksOf returns the numbers of the files of messages in a folder, in order.
func blocksOf(folder string) (numbers []int, err error) {
	list, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, f := range list {
		if digits, ok := strings.CutSuffix(f.Name(), ".blk"); ok {
			if n, err := strconv.Atoi(digits); err == nil {
				numbers = append(numbers, n)
			}
		}
	}
	slices.Sort(numbers)
	return numbers, nil
}

func blockPath(folder string, number int) string {
	return filepath.Join(folder, "msgs", fmt.Sprintf("%d.blk", number))
}

// keepDescription keeps a copy of what the server knows of a stream.
func keepDescription(dir, stream string) error {
	folder, kept := filepath.Join(streamsOf(dir), stream), filepath.Join(dir, proofFolder, stream)
	for _, end := range []string{"inf", "sum"} {
		text, err := os.ReadFile(filepath.Join(folder, "meta."+end))
		if err != nil {
			return err
		}
		if was, err := os.ReadFile(kept + "." + end); err == nil && string(was) == string(text) {
			continue
		}
		if err := replaceFile(kept+"."+end, text); err != nil {
			return err
		}
	}
	return nil
}

// replaceFile writes a file so that there is always the old one or the new one.
func replaceFile(path string, text []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "new-*")
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(f.Name(), path); err != nil {
		return err
	}
	return syncFile(filepath.Dir(path))
}
