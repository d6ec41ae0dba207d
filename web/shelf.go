package web

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"
)

// The shelf keeps the papers of the accounts. A paper stands under its owner, its kind and
// its id, which nobody can guess: he finds all of his, and whoever has the id finds the one.
type shelf struct{ papers *store.Bucket }

// A record is a paper as it is kept.
type record struct {
	Kind     game.PaperKind  `json:"kind"`
	Account  string          `json:"account"`
	Game     string          `json:"game"`
	Document json.RawMessage `json:"document"`
	Changed  time.Time       `json:"changed"`
	Print    string          `json:"print,omitempty"` // of the document that it was kept with first

	id       string
	revision uint64
}

const maxPaper = 32 << 10

var errTooLong = problem(http.StatusRequestEntityTooLarge, "a paper has at most %d bytes", "un papier a au plus %d octets", maxPaper)

func openShelf(ctx context.Context, s *store.Store) (*shelf, error) {
	b, err := s.Bucket(ctx, "papers")
	if err != nil {
		return nil, err
	}
	return &shelf{b}, nil
}

var paperEncoding = base32.StdEncoding.WithPadding(base32.NoPadding)

const paperIDLength = 26

// paper returns the id of the paper that a request with a key makes: the same for the same
// request, and known to nobody else.
func (k *keyring) paper(account, key string) string {
	return strings.ToLower(paperEncoding.EncodeToString(k.mac("paper", account+" "+key)))[:paperIDLength]
}

func isPaperID(id string) bool {
	return len(id) == paperIDLength && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz234567") == ""
}

// paperKey is where a paper stands; "*" is any account.
func paperKey(account string, kind game.PaperKind, id string) string {
	return fmt.Sprintf("%s.%d.%s", account, kind, id)
}

func (r *record) key() string { return paperKey(r.Account, r.Kind, r.id) }

// add keeps a new paper, if there is room beside so many. One that was kept by the same request
// is found again.
func (s *shelf) add(ctx context.Context, r *record, room func(n int) error) error {
	named := r.id != ""
	if !named {
		r.id = strings.ToLower(rand.Text())
	}
	sum := sha256.Sum256(r.Document)
	r.Print = hex.EncodeToString(sum[:8])
	data, err := r.encode()
	if err != nil {
		return err
	}
	r.revision, err = s.papers.Create(ctx, r.key(), data)
	switch {
	case errors.Is(err, store.ErrConflict) && named:
		return s.again(ctx, r)
	case err != nil:
		return err
	}
	// Counted with the new one: of those that come at once for the last place the first has it.
	n := 0
	err = s.papers.Each(ctx, paperKey(r.Account, r.Kind, ""), func(_ string, _ []byte, revision uint64) error {
		if revision <= r.revision {
			n++
		}
		return nil
	})
	if err != nil {
		return err
	}
	if err := room(n - 1); err != nil {
		return errors.Join(err, s.drop(ctx, r, r.revision))
	}
	return nil
}

// again finds the paper that the same request has kept before.
func (s *shelf) again(ctx context.Context, r *record) error {
	old, err := s.find(ctx, r.Kind, r.id)
	if err != nil {
		return err
	}
	if old.Print != r.Print {
		return table.ErrReused
	}
	*r = *old
	return nil
}

func (r *record) encode() ([]byte, error) {
	if len(r.Document) > maxPaper {
		return nil, errTooLong
	}
	return json.Marshal(r)
}

// find returns a paper by its id.
func (s *shelf) find(ctx context.Context, kind game.PaperKind, id string) (*record, error) {
	if !isPaperID(id) {
		return nil, errNoPaper
	}
	_, data, revision, err := s.papers.Find(ctx, paperKey("*", kind, id))
	if err != nil {
		return nil, sharedOrGone(err)
	}
	return readRecord(id, data, revision)
}

func readRecord(id string, data []byte, revision uint64) (*record, error) {
	r := &record{id: id, revision: revision}
	return r, json.Unmarshal(data, r)
}

// change writes a paper anew, if it still has the revision that was changed.
func (s *shelf) change(ctx context.Context, r *record, revision uint64) error {
	if revision != r.revision {
		return errRewritten
	}
	data, err := r.encode()
	if err != nil {
		return err
	}
	r.revision, err = s.papers.Update(ctx, r.key(), data, revision)
	return sharedOrGone(err)
}

// drop throws a paper away, if it still has the revision given.
func (s *shelf) drop(ctx context.Context, r *record, revision uint64) error {
	return sharedOrGone(s.papers.Remove(ctx, r.key(), revision))
}

// each calls f for the papers of an account, the one changed longest ago first.
func (s *shelf) each(ctx context.Context, kind game.PaperKind, account string, f func(*record) error) error {
	prefix := paperKey(account, kind, "")
	return s.papers.Each(ctx, prefix, func(key string, value []byte, revision uint64) error {
		r, err := readRecord(strings.TrimPrefix(key, prefix), value, revision)
		if err != nil {
			return err
		}
		return f(r)
	})
}
