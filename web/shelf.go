package web

import (
	"context"
	"crypto/rand"
	"encoding/base32"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"gonfalon/game"
	"gonfalon/store"
)

// The shelf keeps the papers of the accounts. A paper stands under its id, which nobody
// can guess, and under its owner's name, so that he finds it.
type shelf struct{ papers *store.Bucket }

// A record is a paper as it is kept.
type record struct {
	Kind     game.PaperKind  `json:"kind"`
	Account  string          `json:"account"`
	Game     string          `json:"game"`
	Document json.RawMessage `json:"document"`
	Changed  time.Time       `json:"changed"`

	id       string
	revision uint64
}

const (
	maxPapers = 200 // of a kind, of one account
	maxPaper  = 32 << 10
)

var (
	errFull    = problem(http.StatusConflict, fmt.Sprintf("you keep %d of these already; throw one away first", maxPapers))
	errTooLong = problem(http.StatusRequestEntityTooLarge, fmt.Sprintf("a paper has at most %d bytes", maxPaper))
)

func openShelf(ctx context.Context, s *store.Store) (*shelf, error) {
	b, err := s.Bucket(ctx, "papers")
	return &shelf{b}, err
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

// ownedPaper is the key under which an account finds its paper.
func ownedPaper(account string, kind game.PaperKind, id string) string {
	return fmt.Sprintf("of.%s.%d.%s", account, kind, id)
}

// add keeps a new paper. One that was kept by the same request is found again.
func (s *shelf) add(ctx context.Context, r *record) error {
	if r.id == "" {
		r.id = strings.ToLower(rand.Text())
	} else if old, err := s.find(ctx, r.Kind, r.id); err == nil {
		*r = *old
		return nil
	}
	if err := s.room(ctx, r); err != nil {
		return err
	}
	data, err := r.encode()
	if err != nil {
		return err
	}
	if _, err := s.papers.Put(ctx, ownedPaper(r.Account, r.Kind, r.id), []byte("{}")); err != nil {
		return err
	}
	r.revision, err = s.papers.Create(ctx, r.id, data)
	return sharedOrGone(err)
}

// room sees to it that nobody fills the shelf.
func (s *shelf) room(ctx context.Context, r *record) error {
	n := 0
	err := s.papers.Each(ctx, ownedPaper(r.Account, r.Kind, ""), func(string, []byte, uint64) error {
		n++
		return nil
	})
	if err == nil && n >= maxPapers {
		err = errFull
	}
	return err
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
	data, revision, err := s.papers.Get(ctx, id)
	if err != nil {
		return nil, sharedOrGone(err)
	}
	r := &record{id: id, revision: revision}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, err
	}
	if r.Kind != kind {
		return nil, errNoPaper
	}
	return r, nil
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
	r.revision, err = s.papers.Update(ctx, r.id, data, revision)
	return sharedOrGone(err)
}

// drop throws a paper away.
func (s *shelf) drop(ctx context.Context, r *record) error {
	if err := s.papers.Delete(ctx, r.id); err != nil {
		return err
	}
	return s.papers.Delete(ctx, ownedPaper(r.Account, r.Kind, r.id))
}

// each calls f for the papers of an account, the one kept longest first.
func (s *shelf) each(ctx context.Context, kind game.PaperKind, account string, f func(*record) error) error {
	prefix := ownedPaper(account, kind, "")
	return s.papers.Each(ctx, prefix, func(key string, _ []byte, _ uint64) error {
		r, err := s.find(ctx, kind, strings.TrimPrefix(key, prefix))
		if errors.Is(err, errNoPaper) {
			return nil
		}
		if err != nil {
			return err
		}
		return f(r)
	})
}
