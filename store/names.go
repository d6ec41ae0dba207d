package store

import (
	"fmt"
	"strings"
)

// maxName is the longest id of a journal or job and the longest name of a bucket or kind;
// maxKey the longest key of a record.
const (
	maxName = 64
	maxKey  = 200
)

// checkName accepts letters, digits, - and _: what stands for itself in a subject and in
// a file name alike.
func checkName(what, name string) error {
	if name == "" {
		return fmt.Errorf("%s is empty", what)
	}
	if len(name) > maxName {
		return fmt.Errorf("%s %.20q… has %d characters, more than %d", what, name, len(name), maxName)
	}
	if i := strings.IndexFunc(name, strange); i >= 0 {
		return fmt.Errorf("%s %q holds %q: letters, digits, - and _ are allowed", what, name, []rune(name[i:])[0])
	}
	return nil
}

// checkKey accepts one or more names joined by dots.
func checkKey(key string) error {
	if len(key) > maxKey {
		return fmt.Errorf("key %.20q… has %d characters, more than %d", key, len(key), maxKey)
	}
	for part := range strings.SplitSeq(key, ".") {
		if err := checkName("part of key "+fmt.Sprintf("%q", key), part); err != nil {
			return err
		}
	}
	return nil
}

func strange(r rune) bool {
	return !('a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || r == '-' || r == '_')
}
