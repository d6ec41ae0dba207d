package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Check looks at the files of an embedded store that no server uses, changes nothing, and
// says what is hurt: nil for nothing.
func Check(dir string) (*Damage, error) {
	if _, err := os.Stat(filepath.Join(dir, "jetstream")); err != nil {
		return nil, fmt.Errorf("check the store at %s: %w", dir, err)
	}
	unlock, err := lock(filepath.Join(dir, "lock"))
	if err != nil {
		return nil, fmt.Errorf("check the store at %s: %w", dir, err)
	}
	i, err := inspect(dir)
	var old *Damage
	if err == nil {
		old, err = readNote(dir)
	}
	if err := errors.Join(err, unlock()); err != nil {
		return nil, fmt.Errorf("check the store at %s: %w", dir, err)
	}
	return i.damage().with(old), nil
}

// prepare inspects the files before the server sees them, sets aside what is damaged, and
// leaves the server what is sound.
func (s *Store) prepare(dir string) error {
	if err := os.MkdirAll(filepath.Join(dir, proofFolder), 0o700); err != nil {
		return err
	}
	i, err := inspect(dir)
	if err != nil {
		return fmt.Errorf("inspect: %w", err)
	}
	old, err := readNote(dir)
	if err != nil {
		return err
	}
	found := i.damage()
	if found != nil {
		if err := i.setAside(found); err != nil {
			return fmt.Errorf("set damage aside: %w", err)
		}
	}
	if d := found.with(old); d != nil {
		s.damage.Store(d)
		s.lost = i.lost
		s.log.Error("store: damaged; see gonfalon store check", "what", d.String())
		if err := writeNote(dir, d); err != nil {
			return err
		}
	}
	if err := i.repair(); err != nil {
		return fmt.Errorf("repair: %w", err)
	}
	return s.goOnProving(i)
}

// goOnProving opens the proof for more, and adds what is held and was not proven: the last of
// what was written or, where there was no proof, all.
func (s *Store) goOnProving(i *inspection) error {
	path := proofPath(i.dir)
	if i.proof.shorter || i.proof.bad > 0 || i.proof.torn {
		if err := replaceFile(path, i.proof.good); err != nil {
			return err
		}
	}
	var err error
	if s.proof, err = openProof(path); err != nil {
		return err
	}
	if i.proof.none && len(i.fresh) > 0 {
		s.log.Warn("store: there was no proof of what was acknowledged; it begins with what is there", "at", i.dir)
	}
	var lines []byte
	for _, p := range i.fresh {
		lines = p.line(lines)
	}
	return s.proof.add(lines)
}

// setAside copies what is damaged as it was found, before anything is changed.
func (i *inspection) setAside(d *Damage) error {
	if len(i.files) == 0 {
		return nil
	}
	folder := filepath.Join(i.dir, "aside", time.Now().UTC().Format("20060102T150405.000"))
	for _, f := range i.files {
		text, err := os.ReadFile(f.path)
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		to := filepath.Join(folder, i.name(f))
		if err := os.MkdirAll(filepath.Dir(to), 0o700); err != nil {
			return err
		}
		if err := replaceFile(to, text); err != nil {
			return err
		}
	}
	d.Aside = append(d.Aside, folder)
	return nil
}

// repair leaves of damaged files what is sound. What the server has noted about them it finds
// out again.
func (i *inspection) repair() error {
	for _, f := range i.files {
		if err := f.repair(); err != nil {
			return err
		}
	}
	for stream, e := range i.ends {
		path := blockPath(filepath.Join(i.streams, stream), e.next)
		text, err := tombstone(stream, e.next, e.seq)
		if err == nil {
			err = os.MkdirAll(filepath.Dir(path), 0o700)
		}
		if err == nil {
			err = replaceFile(path, text)
		}
		if err == nil {
			err = forget(filepath.Dir(path))
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func (f *damagedFile) repair() error {
	from := f.path
	if f.copy != "" {
		from = f.copy
	}
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if f.copy != "" {
		if err := os.MkdirAll(filepath.Dir(f.path), 0o700); err != nil {
			return err
		}
		return replaceFile(f.path, text)
	}
	var sound []byte
	for _, k := range f.keep {
		sound = append(sound, text[k.from:k.to]...)
	}
	if len(sound) == 0 {
		err = os.Remove(f.path)
	} else {
		err = replaceFile(f.path, sound)
	}
	return errors.Join(err, forget(filepath.Dir(f.path)))
}

// forget removes what the server has noted about the files in a folder.
func forget(folder string) error {
	for _, name := range []string{"index.db", "thw.db"} {
		if err := os.Remove(filepath.Join(folder, name)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// Mend ends damage that an operator has looked at. A hurt journal is cut before the first
// entry that was lost, and goes on from there; what it had after that is set aside. It returns
// where.
func (s *Store) Mend(ctx context.Context) (aside string, err error) {
	d := s.damage.Load()
	if d == nil {
		return "", nil
	}
	aside = filepath.Join(s.where, "aside", time.Now().UTC().Format("20060102T150405.000"))
	if err := os.MkdirAll(aside, 0o700); err != nil {
		return "", err
	}
	for j, first := range d.Journals {
		stream := journalStream(shardOf(j))
		var rest []Entry
		err := s.scan(ctx, stream, journalSubject(j), first, func(m *message) error {
			rest = append(rest, Entry{m.Seq, m.Data})
			return nil
		})
		if err == nil {
			err = writeRest(filepath.Join(aside, j+".jsonl"), rest)
		}
		if err != nil {
			return "", fmt.Errorf("mend match %s: %w", j, err)
		}
		var gone []byte // said first: what is removed and not said to be would be missed one day
		for _, e := range rest {
			gone = proven{stream, e.Seq, journalSubject(j), true}.line(gone)
		}
		if err := s.proof.add(gone); err != nil {
			return "", err
		}
		in, err := s.js.Stream(ctx, stream)
		for _, e := range rest {
			if err == nil {
				err = in.DeleteMsg(ctx, e.Seq)
			}
		}
		if err != nil {
			return "", fmt.Errorf("mend match %s: %w", j, err)
		}
		if err := s.syncer.commit(ctx, stream); err != nil {
			return "", fmt.Errorf("mend match %s: %w", j, err)
		}
	}
	var gone []byte
	for _, p := range s.lost {
		p.gone = true
		gone = p.line(gone)
	}
	if err := s.proof.add(gone); err != nil {
		return "", err
	}
	if err := os.Remove(notePath(s.where)); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", err
	}
	s.lost = nil
	s.damage.Store(nil)
	return aside, nil
}

// writeRest keeps what a journal had after what it lost.
func writeRest(path string, rest []Entry) error {
	if len(rest) == 0 {
		return nil
	}
	var text []byte
	for _, e := range rest {
		line, err := json.Marshal(map[string]any{"seq": e.Seq, "data": string(e.Data)})
		if err != nil {
			return err
		}
		text = append(append(text, line...), '\n')
	}
	return replaceFile(path, text)
}
