package web

import (
	"context"
	"errors"
	"slices"
	"time"

	"gonfalon/table"
)

// stillFull is how long an account that may have no more tables is told so without being looked
// up, unless it does something meanwhile.
const stillFull = 2 * time.Second

// settingUp has a table set up, unless its maker has, or its address has made, too many: one table
// of an account after the other. A request that was carried out already is carried out again.
// The kind is openQuota for one that waits for players, botQuota for one of bots only, or "".
func (s *Server) settingUp(ctx context.Context, account, key, kind string, f func() error) error {
	done, err := s.visitors.turn(ctx, account)
	if err != nil {
		return err
	}
	defer done()
	set, err := s.tables.IsSet(ctx, account, key)
	if err == nil && !set {
		err = s.roomFor(ctx, account, kind)
	}
	if err != nil {
		return err
	}
	return f()
}

// kindOf returns which kind of table a plan is for, whose maker sits down at some seats.
func kindOf(p table.Plan, seated int) string {
	bots := 0
	for _, chair := range p.Seats {
		if chair.Bot != "" {
			bots++
		}
	}
	switch {
	case bots == len(p.Seats):
		return botQuota
	case bots+seated < len(p.Seats):
		return openQuota
	}
	return ""
}

// roomFor says why an account may set no table of a kind up, if it may not.
func (s *Server) roomFor(ctx context.Context, account, kind string) error {
	kinds := []string{tablesQuota}
	if kind != "" {
		kinds = append(kinds, kind)
	}
	if err := s.roomOf(ctx, account, kinds); err != nil {
		return err
	}
	for _, kind := range kinds {
		if err := s.visitors.may(caller(ctx), kind); err != nil {
			return err
		}
	}
	return nil
}

// roomOf says why an account may have no more tables of some kinds, if it may not.
func (s *Server) roomOf(ctx context.Context, account string, kinds []string) error {
	if p, known := s.full.get(account); known && slices.Contains(kinds, p.Limit) {
		return p
	}
	for _, sure := range []bool{false, true} {
		has, err := s.tables.Tally(ctx, account, sure)
		if err != nil {
			return err
		}
		of := map[string]int{tablesQuota: has.Tables, openQuota: has.Waiting, botQuota: has.Bots}
		var full *Problem
		for _, kind := range kinds {
			if errors.As(s.visitors.room(kind, of[kind]), &full) && sure {
				s.full.putFor(account, full, stillFull)
				return full
			}
		}
		if full == nil {
			return nil
		}
	}
	return nil
}
