package throne

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// withPower gives every House that much Power.
func withPower(power ...int) map[string]any {
	houses := map[string]any{}
	for h, n := range power {
		houses[standard().Houses[h].ID] = map[string]any{"power": n}
	}
	return houses
}

// bidState is a state at the first bid, for the Iron Throne or for the Watch.
func bidState(t *testing.T, two, three string, power ...int) State {
	t.Helper()
	return read(t, map[string]any{
		"players": len(power), "phase": "westeros",
		"revealed": map[string]string{"I": "last_days_of_summer", "II": two, "III": three},
		"houses":   withPower(power...),
		"areas":    map[string]any{"winterfell": map[string]any{"house": "stark", "footmen": 1}},
	})
}

// TestBidsAreSecret changes what one House has and bids: nobody else sees a difference,
// neither in the state nor in the story, before the last bid.
func TestBidsAreSecret(t *testing.T) {
	gametest.Covers(t, "throne.clash.secret-bid", "throne.wildlings.secret-bids")
	for kind, cards := range map[game.Kind][2]string{
		decideBid:      {"clash_of_kings", "last_days_of_summer"},
		decideWatchBid: {"last_days_of_summer", "wildlings_attack"},
	} {
		for h := range House(MaxHouses) {
			others := []game.Seat{game.NoSeat}
			for other := range House(MaxHouses) {
				if other != h {
					others = append(others, other)
				}
			}
			var views map[game.Seat]State
			var stories map[game.Seat][]game.Event
			for power := range 8 {
				for bid := range power + 1 {
					have := []int{5, 5, 5, 5, 5}
					have[h] = power
					s := bidState(t, cards[0], cards[1], have...)
					if s.Waits.Kind != kind || s.Waits.Who != game.FirstSeats(MaxHouses) {
						t.Fatalf("%v: the decision is %+v", cards, s.Waits)
					}
					var story game.Story
					act(t, &s, h, Action{Kind: Bid, N: int8(bid)}, &story)
					if own := (Rules{}).Redact(&s, h); own.Holdings[h].Bid != int8(bid) || own.Holdings[h].Power != int8(power) {
						t.Fatalf("House %d does not see its own bid", h)
					}
					first := views == nil
					if first {
						views, stories = map[game.Seat]State{}, map[game.Seat][]game.Event{}
					}
					for _, other := range others {
						view, seen := Rules{}.Redact(&s, other), story.Seen(other)
						if first {
							views[other], stories[other] = view, seen
							continue
						}
						if view != views[other] {
							t.Fatalf("House %d with %d Power bids %d: seat %d sees a difference", h, power, bid, other)
						}
						if !slices.Equal(seen, stories[other]) {
							t.Fatalf("House %d with %d Power bids %d: seat %d is told %v, or else %v", h, power, bid, other, seen, stories[other])
						}
					}
				}
			}
		}
	}
}

// TestAuctions bids at random and breaks ties at random: each track comes out in the
// order of the bids, and each tie goes to who then holds the Iron Throne.
func TestAuctions(t *testing.T) {
	gametest.Covers(t, "throne.clash.three-auctions-in-order", "throne.clash.rank-by-bid", "throne.clash.ties-by-iron-throne-holder",
		"throne.clash.tied-pawns-take-best-positions", "throne.clash.all-bids-spent", "throne.clash.marker-to-first-place",
		"throne.clash.old-throne-holder-breaks-throne-ties", "throne.clash.new-throne-holder-breaks-later-ties",
		"throne.clash.bid-from-available-power", "throne.clash.zero-bid-allowed")
	random := rand.New(rand.NewPCG(3, 4))
	for range 400 {
		houses := 3 + random.IntN(3)
		have := make([]int, houses)
		for h := range have {
			have[h] = random.IntN(8)
		}
		s := bidState(t, "clash_of_kings", "last_days_of_summer", have...)
		holder := s.Marker[IronThrone]
		for track := range Track(tracks) {
			markers := s.Marker
			bids := make([]int, houses)
			for _, h := range random.Perm(houses) {
				if s.Waits.Kind != decideBid || !s.Waits.Who.Has(House(h)) {
					t.Fatalf("track %d: House %d is not asked to bid: %+v", track, h, s.Waits)
				}
				if rule := refusal(t, &s, House(h), Action{Kind: Bid, N: int8(have[h] + 1)}); rule != "throne.clash.bid-from-available-power" {
					t.Fatalf("track %d: House %d bids more than its %d: %q", track, h, have[h], rule)
				}
				if rule := refusal(t, &s, House(h), Action{Kind: Bid}); rule != "" {
					t.Fatalf("track %d: House %d may not bid 0: %q", track, h, rule)
				}
				bids[h] = random.IntN(min(have[h], 2) + 1)
				act(t, &s, House(h), Action{Kind: Bid, N: int8(bids[h])}, nil)
			}
			var chosen []House
			for s.Waits.Kind == decideRank {
				if s.Waits.Who != game.Seats(holder) || s.Marker != markers {
					t.Fatalf("track %d, bids %v: %+v decides, markers %v, want House %d and %v", track, bids, s.Waits, s.Marker, holder, markers)
				}
				options := Rules{}.Options(&s, holder, nil)
				pick := options[random.IntN(len(options))]
				chosen = append(chosen, pick.House)
				act(t, &s, holder, pick, nil)
			}
			placed := s.Track[track][:houses]
			for i := 1; i < houses; i++ {
				if placed[i] == NoHouse || bids[placed[i-1]] < bids[placed[i]] {
					t.Fatalf("track %d, bids %v: placed %v", track, bids, placed)
				}
			}
			// Tied Houses stand in the order in which they were chosen.
			at := -1
			for _, h := range chosen {
				next := slices.Index(placed, h)
				if next <= at {
					t.Fatalf("track %d, bids %v: chosen %v, placed %v", track, bids, chosen, placed)
				}
				at = next
			}
			for later := track + 1; later < tracks; later++ {
				if s.Track[later][0] != NoHouse {
					t.Fatalf("track %d is filled after the auction for %d", later, track)
				}
			}
			markers[track] = placed[0]
			if s.Marker != markers {
				t.Fatalf("track %d, placed %v: markers %v, want %v", track, placed, s.Marker, markers)
			}
			for h := range have {
				if have[h] -= bids[h]; int(s.Holdings[h].Power) != have[h] || s.Holdings[h].Bid != noBid {
					t.Fatalf("track %d: House %d has %+v, want %d Power", track, h, s.Holdings[h], have[h])
				}
			}
			holder = s.Marker[IronThrone]
		}
		if s.Waits.Kind != decideOrders {
			t.Fatalf("after three auctions: %+v", s.Waits)
		}
	}
}
