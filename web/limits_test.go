package web

import (
	"testing"
	"testing/synctest"
	"time"
)

func TestLimitsAreEachClients(t *testing.T) { synctest.Test(t, limitsAreEachClients) }

func limitsAreEachClients(t *testing.T) {
	l := requestLimits(1)
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
	at := client{from: "ann"}
	for s.mayCall(at) {
	}
	if at.local = true; !s.mayCall(at) {
		t.Error("who may do what he likes was refused")
	}
}

// TestLimitsForget sweeps: who has waited long enough is forgotten, others are not, or
// they would have a new burst.
func TestLimitsForget(t *testing.T) { synctest.Test(t, limitsForget) }

func limitsForget(t *testing.T) {
	l := newLimits(1, 60)
	l.allow("ann")
	time.Sleep(30 * time.Second)
	for range 59 {
		l.allow("bob")
	}
	time.Sleep(40 * time.Second)
	l.allow("cat")
	if _, ok := l.clients["ann"]; ok {
		t.Error("ann is remembered for ever")
	}
	if _, ok := l.clients["bob"]; !ok {
		t.Error("bob was forgotten too soon")
	}
}
