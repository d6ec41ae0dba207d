package store

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// Calls share the end of an attempt: none comes too soon, none is far off.
func TestAttemptsEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := &Store{}
		s.breakLine()
		begin := time.Now()
		for time.Since(begin) < 10*attempt {
			end, ok := s.line.Load().soon().Deadline()
			if left := time.Until(end); !ok || left < attempt || left > 2*attempt {
				t.Fatalf("after %v an attempt has %v", time.Since(begin), left)
			}
			time.Sleep(attempt / 7)
		}
		one, other := s.line.Load().soon(), s.line.Load().soon()
		if one != other {
			t.Error("two calls at a time share nothing")
		}
		s.breakLine()
		if one.Err() != context.Canceled || s.line.Load().soon().Err() != nil {
			t.Errorf("when the line breaks: %v, and then %v", one.Err(), s.line.Load().soon().Err())
		}
		s.line.Load().broken()
	})
}
