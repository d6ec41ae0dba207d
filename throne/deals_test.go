package throne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

// spokenActions is all that a player can say. There is nothing among it by which he
// would show an order, promise, give, or take a token back.
const spokenActions = "bid blade card choose discard done lift march muster order pass promote raid ready remove retreat support take upgrade withdraw"

// What can be said is what the rules provide for, and an action has no room for more.
func TestNoActionShowsGivesOrPromises(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.deals-not-binding", "throne.planning.never-show-orders",
		"throne.control.no-voluntary-removal", "throne.control.only-when-leaving")
	got := slices.Sorted(slices.Values(actionNames[Pass:]))
	if want := strings.Fields(spokenActions); !slices.Equal(got, want) {
		t.Errorf("players can say %q, the rules know %q", got, want)
	}
	for _, doc := range []string{
		`{"kind": "show", "area": "winterfell"}`,
		`{"kind": "order", "area": "winterfell", "order": "march+0", "house": "lannister"}`, // for Lannister's eyes
		`{"kind": "promise", "house": "lannister"}`,
		`{"kind": "give", "n": 1, "house": "lannister"}`,
		`{"kind": "bid", "n": 1, "house": "lannister"}`,
		`{"kind": "card", "card": "stark_robb", "house": "lannister"}`,
		`{"kind": "support", "area": "winterfell", "side": "attacker", "n": 1}`,
		`{"kind": "take", "area": "winterfell", "token": true}`,
		`{"kind": "remove", "area": "winterfell", "unit": "footman", "token": true}`,
		`{"kind": "retreat", "to": "winterfell", "token": true}`,
	} {
		if a, err := (Rules{}).ReadAction(nil, []byte(doc)); err == nil {
			t.Errorf("%s is read as %+v", doc, a)
		}
	}
}

// spentBy sums the Power that a House has paid by an action: a bid of its own when
// bids are taken in, tokens that it has put on the board, Melisandre's price.
func spentBy(turn *deed, h House) int {
	spent := 0
	bid := turn.before.Holdings[h].Bid
	if turn.seat == h && turn.action.Kind == Bid {
		bid = turn.action.N
	}
	if bid != noBid && turn.after.Holdings[h].Bid == noBid {
		spent += int(bid)
	}
	for a := range turn.after.Places {
		if turn.after.Places[a].Token == h && turn.before.Places[a].Token != h {
			spent++
		}
	}
	if turn.seat == h && turn.action.Kind == Discard {
		spent++
	}
	return spent
}

// Nothing passes from House to House, and nobody is ever bound: in no game does a
// House's Power fall but by what itself has bid, placed or paid for Melisandre; its
// units grow in number only by its own mustering; its seven cards stay its own; and
// whenever support is asked for, all answers are open, whatever has been answered before.
func TestDealsBindNobody(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.deals-not-binding")
	gifts := 0
	playRichly(t, 60, func(turn *deed) error {
		before, after := &turn.before, &turn.after
		for h := range House(after.Houses) {
			name := after.Board.houseID(h)
			gained := int(after.Holdings[h].Power-before.Holdings[h].Power) + spentBy(turn, h)
			told := 0
			for _, e := range turn.story.Events() {
				if e.Kind == eventGained && e.Seat == h {
					told += int(e.Args[0])
				}
			}
			if gained < 0 || gained != told {
				return fmt.Errorf("%s has gained %d Power, the reserve has paid %d", name, gained, told)
			}
			var grown Force
			if turn.seat == h {
				switch turn.action.Kind {
				case Muster:
					grown[turn.action.Unit] = 1
				case Upgrade, Promote:
					grown[Knight] = 1
				}
			}
			if was, is := unitsOf(before, h), unitsOf(after, h); !was.plus(grown).has(is) {
				return fmt.Errorf("%s had units %v and has %v", name, was, is)
			}
		}
		if after.Waits.Kind == decideSupport && after.Waits.Who != 0 {
			gifts++
			return checkFreeSupport(after)
		}
		return nil
	})
	if gifts < 10 && !testing.Short() {
		t.Errorf("support was asked for %d times: the test tries too little", gifts)
	}
}

// checkFreeSupport checks that a House which is asked for support may give it to
// whomever it likes: fighters to themselves, others to either side, all to nobody.
func checkFreeSupport(s *State) error {
	h := s.Waits.Who.First()
	b := &s.Battle
	for a := Area(1); a < MaxAreas; a++ {
		near := s.Board.neighbours(b.Area).Has(a) && (s.Board.sea(a) || !s.Board.sea(b.Area))
		if pl := &s.Places[a]; pl.House != h || !pl.Order.is(supportType) || !near || b.Asked.Has(a) {
			continue
		}
		for side := Attack; side <= Neither; side++ {
			want := side == Neither || b.Fighter[side.other()] != h && b.Fighter[side] != NoHouse
			err := Rules{}.Check(s, h, Action{Kind: GiveSupport, Area: a, Side: side})
			if (err == nil) != want {
				return fmt.Errorf("support of %s from %s: %w", sideNames[side], s.Board.Areas[a].ID, err)
			}
		}
	}
	return nil
}

// The cards of a House are the seven printed for it, in hand, discarded or in battle.
func TestCardsNeverChangeHands(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.deals-not-binding")
	var file struct {
		Cards []struct{ ID, House string }
	}
	readData(t, "house_cards.json", &file)
	printed := make(map[string][]string)
	for _, c := range file.Cards {
		printed[c.House] = append(printed[c.House], c.ID)
	}
	playRichly(t, 20, func(turn *deed) error {
		s := &turn.after
		switch turn.before.Waits.Kind {
		case decideCard, decideTake, decideDiscard, decideSupport, decideBlade, decideRetreat:
		default:
			return nil
		}
		d := Rules{}.State(s).(stateDocument)
		for h, doc := range d.Houses {
			has := slices.Concat(doc.Hand, doc.Discard)
			if d.Battle != nil {
				for _, c := range []string{d.Battle.Cards.Attacker, d.Battle.Cards.Defender} {
					if slices.Contains(printed[h], c) && !slices.Contains(has, c) {
						has = append(has, c)
					}
				}
			}
			slices.Sort(has)
			if want := slices.Sorted(slices.Values(printed[h])); !slices.Equal(has, want) {
				return fmt.Errorf("%s has the cards %q", h, has)
			}
		}
		return nil
	})
}
