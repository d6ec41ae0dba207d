package table

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"gonfalon/game"
	"gonfalon/store"
)

// piece is how much of a log one record holds.
const piece = 512 << 10

// Keep verifies a match log from elsewhere, keeps it, and says what was found of it: our rules
// may not be able to judge all. The same log has the same id. What is wrong with it is a
// *game.LogError.
func (t *Tables) Keep(ctx context.Context, log []byte) (id string, verdict *game.Verdict, err error) {
	verdict, err = verify(log, t.games)
	if err != nil {
		return "", nil, err
	}
	sum := sha256.Sum256(log)
	id = hex.EncodeToString(sum[:8])
	pieces := 0
	for rest := log; len(rest) > 0; pieces++ {
		n := min(piece, len(rest))
		if _, err := t.logs.Put(ctx, fmt.Sprintf("%s.%d", id, pieces), rest[:n]); err != nil {
			return "", nil, err
		}
		rest = rest[n:]
	}
	head, err := json.Marshal(pieces)
	if err != nil {
		return "", nil, err
	}
	_, err = t.logs.Put(ctx, id, head)
	return id, verdict, err
}

func verify(log []byte, games Games) (v *game.Verdict, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = &game.LogError{Line: 1, Err: fmt.Errorf("the rules broke on this log: %v", p)}
		}
	}()
	return game.Verify(bytes.NewReader(log), games.Find)
}

// Kept returns a log that was kept.
func (t *Tables) Kept(ctx context.Context, id string) ([]byte, error) {
	if !isID(id) {
		return nil, errNoLog
	}
	head, _, err := t.logs.Get(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNoLog
	}
	if err != nil {
		return nil, err
	}
	var pieces int
	if err := json.Unmarshal(head, &pieces); err != nil {
		return nil, err
	}
	var log []byte
	for i := range pieces {
		part, _, err := t.logs.Get(ctx, fmt.Sprintf("%s.%d", id, i))
		if err != nil {
			return nil, err
		}
		log = append(log, part...)
	}
	return log, nil
}

var errNoLog = fault(Missing, "there is no such log", "ce journal n'existe pas")
