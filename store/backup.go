package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// backupTries is how often a backup is taken anew if a file was rewritten meanwhile.
const backupTries = 3

// Backup copies the folder of an embedded store, which a server may be using, to a new one,
// and reads it back: whatever was acknowledged more than a moment before the call is in it. It
// is a data folder like any other.
func Backup(ctx context.Context, dir, to string) error {
	note, err := readNote(dir)
	if err == nil && note != nil {
		err = errors.New("it is damaged: mend it first")
	}
	if err == nil {
		err = vacantFolder(to)
	}
	for n := 0; err == nil; n++ {
		if err = copyStore(ctx, dir, to); err == nil {
			err = verifyCopy(to)
		}
		if err == nil {
			return nil
		}
		if n == backupTries-1 || ctx.Err() != nil {
			break
		}
		err = os.RemoveAll(to)
	}
	return fmt.Errorf("back up %s: %w", dir, err)
}

// Restore copies a backup to a data folder that there is not yet, if the backup is sound.
func Restore(ctx context.Context, backup, dir string) error {
	err := vacantFolder(dir)
	if err == nil {
		err = verifyCopy(backup)
	}
	if err == nil {
		err = copyStore(ctx, backup, dir)
	}
	if err == nil {
		err = verifyCopy(dir)
	}
	if err != nil {
		return fmt.Errorf("restore %s: %w", backup, err)
	}
	return nil
}

// vacantFolder refuses what is in use already.
func vacantFolder(dir string) error {
	list, err := os.ReadDir(dir)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err == nil && len(list) > 0 {
		err = fmt.Errorf("%s is not empty", dir)
	}
	return err
}

// verifyCopy reads all of a folder.
func verifyCopy(dir string) error {
	i, err := inspect(dir)
	if err != nil {
		return err
	}
	if i.proof.none {
		return fmt.Errorf("%s has no proof of what must be in it", dir)
	}
	if d := i.damage(); d != nil {
		return fmt.Errorf("the copy is not sound: %s", d)
	}
	return nil
}

// copyStore copies the proof first, so that it promises no more than what is copied after it;
// then the journals; then all that they speak of, such as accounts.
func copyStore(ctx context.Context, dir, to string) error {
	if _, err := os.Stat(proofPath(dir)); err != nil {
		return fmt.Errorf("%s is no data folder, or none that a server of this version has used: %w", dir, err)
	}
	streams, err := os.ReadDir(streamsOf(dir))
	if err != nil {
		return err
	}
	var names []string
	for _, d := range streams {
		if d.IsDir() {
			names = append(names, d.Name())
		}
	}
	sortStreams(names)
	folders := []string{proofFolder}
	for _, name := range names {
		stream := filepath.Join("jetstream", "$G", "streams", name)
		folders = append(folders, stream, filepath.Join(stream, "msgs"))
	}
	for _, folder := range folders {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := copyFolder(filepath.Join(dir, folder), filepath.Join(to, folder)); err != nil {
			return err
		}
	}
	return syncFile(to)
}

// copyFolder copies the files of a folder, but for those in which the server only notes what
// it finds out again.
func copyFolder(from, to string) error {
	if err := os.MkdirAll(to, 0o700); err != nil {
		return err
	}
	list, err := os.ReadDir(from)
	if err != nil {
		return err
	}
	for _, f := range list {
		if !f.Type().IsRegular() || strings.HasSuffix(f.Name(), ".db") || strings.HasSuffix(f.Name(), ".tmp") || strings.HasPrefix(f.Name(), "new-") {
			continue
		}
		text, err := os.ReadFile(filepath.Join(from, f.Name()))
		if errors.Is(err, fs.ErrNotExist) {
			continue // the server has removed it meanwhile
		}
		if err == nil {
			err = replaceFile(filepath.Join(to, f.Name()), text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
