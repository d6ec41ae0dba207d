package web

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestLimitsAreEachClients(t *testing.T) { synctest.Test(t, limitsAreEachClients) }

func limitsAreEachClients(t *testing.T) {
	l := newLimits(1)
	for range burst {
		if !l.allow("ann") {
			t.Fatal("refused within the burst")
		}
	}
	if l.allow("ann") {
		t.Error("more than the burst was allowed")
	}
	time.Sleep(time.Second)
	if !l.allow("ann") || l.allow("ann") {
		t.Error("ann does not have one more after a second")
	}
	if !l.allow("bob") {
		t.Error("bob pays for ann")
	}
	s := &Server{limits: l}
	at := client{address: "ann"}
	for s.mayCall(at) {
	}
	if at.local = true; !s.mayCall(at) {
		t.Error("who may do what he likes was refused")
	}
}

// TestLimitsForget sweeps: who has waited long enough is forgotten, others are not, or
// they would have a new burst.
func TestLimitsForget(t *testing.T) {
	l := newLimits(1)
	l.allow("ann")
	l.allow("bob")
	l.clients["ann"].used = time.Now().Add(-2*burst*time.Second - time.Second)
	l.swept = time.Now().Add(-2 * time.Minute)
	l.allow("cat")
	if _, ok := l.clients["ann"]; ok {
		t.Error("ann is remembered for ever")
	}
	if _, ok := l.clients["bob"]; !ok {
		t.Error("bob was forgotten too soon")
	}
}
