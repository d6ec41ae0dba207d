package song

import (
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/song/effect"
)

// What holds after every action of any game.

// TestTraysNeverOverlap asks the Audit after every action: no tray stands on another, each knows
// whom it touches, and no mission is in two places.
func TestTraysNeverOverlap(t *testing.T) {
	eachStep(t, 5, func(x step) {
		if err := (Rules{}).Audit(x.after); err != nil {
			t.Errorf("action %d, %+v: %v", x.number, x.action, err)
		}
	})
}

// TestAuditFindsWhoStandsWrongly puts a tray on another.
func TestAuditFindsWhoStandsWrongly(t *testing.T) {
	s := position(t, plainPair)
	s.Field.Trays[2].Pose.At = s.Field.Trays[1].Pose.At
	if (Rules{}).Audit(&s) == nil {
		t.Error("nothing is wrong with two trays on one place")
	}
}

// plainPair is a table with two units of nothing special.
const plainPair = `{"units":{"a":{"at":[600,300]},"b":{"at":[600,900]}},
	"armies":[{"faction":"neutral","units":[{"id":"a","card":"10406"}]},{"faction":"neutral","units":[{"id":"b","card":"10406"}]}]}`

// TestModelsAndRanksHold: no unit has more models, ranks or attack dice by ranks than its card;
// models are in the foremost ranks; Wounds change by what is told of them, no more and no less.
func TestModelsAndRanksHold(t *testing.T) {
	gametest.Covers(t, "song.unit.casualties-from-rear-rank", "song.unit.casualties-rank-by-rank", "song.unit.rank-lost-when-empty")
	wounded := 0
	eachStep(t, 4, func(x step) {
		var suffered [MaxUnits + 1]int
		again := x.action.Kind == Deploy // who comes back from Reserve or the dead is whole
		for _, e := range x.told {
			switch e.Kind {
			case eventWounded:
				suffered[e.Args[0]] += int(e.Args[1])
				wounded++
			case eventHealed:
				suffered[e.Args[0]] -= int(e.Args[1])
			case eventDestroyed, eventDeployed, eventBreach:
				again = true
			}
		}
		for u := UnitID(1); u <= x.after.Muster.Units(); u++ {
			s, sheet := x.after, x.after.sheet(u)
			models, ranks := s.models(u), s.ranks(u)
			row := int(sheet.Models) / int(sheet.Ranks)
			if models > int(sheet.Models) || ranks > int(sheet.Ranks) || models < 0 || models > ranks*row || models <= (ranks-1)*row && models > 0 {
				t.Errorf("action %d: %s has %d models in %d ranks", x.number, s.unitID(u), models, ranks)
			}
			if got := int(s.Units[u].Wounds) - int(x.before.Units[u].Wounds); got != suffered[u] && !again && x.before.Units[u].Fate != Falling {
				t.Errorf("action %d, %+v: %s has %d Wounds more, and %d are told", x.number, x.action, s.unitID(u), got, suffered[u])
			}
			if int(s.Units[u].Wounds) > s.health(u) {
				t.Errorf("action %d: %s has suffered %d Wounds of %d", x.number, s.unitID(u), s.Units[u].Wounds, s.health(u))
			}
		}
	})
	if wounded < 100 {
		t.Errorf("only %d times somebody was wounded", wounded)
	}
}

// TestCardsAreConserved: of each kind of card a deck has its two copies somewhere, and everybody
// can count the hands.
func TestCardsAreConserved(t *testing.T) {
	gametest.Covers(t, "song.deck.twenty-cards")
	played := 0
	eachStep(t, 4, func(x step) {
		if x.action.Kind == Play {
			played++
		}
		s := x.after
		for seat := range s.seats() {
			p, all := &s.Posts[seat], 0
			for k := range DeckKinds {
				n := int(p.Deck[k]) + int(p.Hand[k]) + int(p.Discard[k]) + int(p.Exiled[k]) + int(p.Attached[k]) + int(p.Played[k])
				if n != s.Muster.Copies(seat, k) {
					t.Errorf("action %d, %+v: there are %d copies of %s", x.number, x.action, n, s.cardID(seat, k))
				}
				all += n
			}
			if all != 20 || int(p.Cards) != p.Hand.Len() {
				t.Errorf("action %d: %s has %d cards, and %d of %d in hand", x.number, seatNames[seat], all, p.Cards, p.Hand.Len())
			}
		}
	})
	if played < 100 {
		t.Errorf("only %d cards were played", played)
	}
}

// tells tells whether an event of a kind is among some.
func tells(told []game.Event, kind uint8) bool {
	for _, e := range told {
		if e.Kind == kind {
			return true
		}
	}
	return false
}

// TestAttachmentsStay: an Attachment is with its unit and with no other, until it is killed, its
// unit is destroyed or comes back, or an effect says otherwise.
func TestAttachmentsStay(t *testing.T) {
	gametest.Covers(t, "song.attachment.inseparable", "song.attachment.dies-last")
	eachStep(t, 4, func(x step) {
		s := x.after
		for a := AttachID(1); a <= s.Muster.attaches; a++ {
			from, on := x.before.Attached[a].On, s.Attached[a].On
			if on != NoUnit {
				there := 0
				for _, b := range s.Units[on].Attached {
					if b == a {
						there++
					}
				}
				if there != 1 {
					t.Errorf("action %d: %s is %d times in its unit", x.number, s.Muster.attached[a].id, there)
				}
			}
			if on == NoUnit && from != NoUnit && x.after.left(from) > 0 && !tells(x.told, eventKilled) && !tells(x.told, eventDestroyed) {
				t.Errorf("action %d, %+v: %s is gone, and its unit is not", x.number, x.action, s.Muster.attached[a].id)
			}
			if on != from && on != NoUnit && from != NoUnit && x.before.Working == 0 && x.after.Working == 0 && !tells(x.told, eventTarget) {
				t.Errorf("action %d, %+v: %s has changed its unit", x.number, x.action, s.Muster.attached[a].id)
			}
		}
	})
}

// TestAnythingCanBeMeasuredAnyTime compares what each seat is shown after every action with the
// table: all that can be measured is there, whoever has to decide.
func TestAnythingCanBeMeasuredAnyTime(t *testing.T) {
	gametest.Covers(t, "song.premeasure.any-time")
	eachStep(t, 1, func(x step) {
		s := x.after
		for seat := range s.seats() {
			v := Rules{}.Redact(s, seat)
			if v.Field != s.Field || v.Laid != s.Laid || v.Ground != s.Ground || v.Contact != s.Contact {
				t.Errorf("action %d: %s is not shown the table", x.number, seatNames[seat])
			}
			for i := range int(s.Laid) {
				if v.Tokens[i].At != s.Tokens[i].At {
					t.Errorf("action %d: %s is not shown where Objective %d lies", x.number, seatNames[seat], i)
				}
			}
		}
	})
}

// TestLastingEffectsEnd: what lasts for a turn, an action, a test or an attack is over with it,
// and nothing lasts on units that are gone.
func TestLastingEffectsEnd(t *testing.T) {
	eachStep(t, 2, func(x step) {
		s := x.after
		for i := range s.Lasting[:s.Lasts] {
			l := &s.Lasting[i]
			if l.On != NoUnit && s.Units[l.On].Fate == Destroyed {
				t.Errorf("action %d: an effect lasts on %s, which is destroyed", x.number, s.unitID(l.On))
			}
			if s.Waits.Kind == decideActivate && (l.Until == effect.OneAction || l.Until == effect.ThisAttack || l.Until == effect.ThisTest) {
				t.Errorf("action %d, %+v: an effect on an action lasts on", x.number, x.action)
			}
		}
	})
}
