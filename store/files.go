package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// Where things are in a data folder.

const (
	proofFolder = "proof"
	proofFile   = "acknowledged"
)

func proofPath(dir string) string { return filepath.Join(dir, proofFolder, proofFile) }

func streamsOf(dir string) string { return filepath.Join(dir, "jetstream", "$G", "streams") }

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
