package throne

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// These tests show of planning, Raven, raids, marches, transport and control what no
// single case can: what holds in all states, views and games. They look at the game
// from outside, with models of their own made from the rulebook and the map.

// An orderTurn is one action of a random game and what came of it.
type orderTurn struct {
	before, after State
	seat          House
	action        Action
	story         *game.Story
}

// orderGames plays random games to their ends and shows every action of them.
func orderGames(t *testing.T, games int, visit func(*orderTurn) error) {
	t.Helper()
	if testing.Short() {
		games = min(games, 3)
	}
	for n := range games {
		setup := game.Setup{Seats: 3 + n%3}
		rng := rand.New(rand.NewPCG(4711, uint64(n)))
		dice := game.NewDice(game.SeedFrom(4711, n))
		s, err := Rules{}.Start(setup, dice)
		if err != nil {
			t.Fatal(err)
		}
		var list []Action
		for i := 1; s.Waits.Who != 0; i++ {
			turn := orderTurn{before: s, seat: orderPick(s.Waits.Who, rng), story: new(game.Story)}
			list = Rules{}.Options(&s, turn.seat, list[:0])
			turn.action = orderPickAction(&s, list, rng)
			dice.At(i)
			Rules{}.Apply(&s, turn.seat, turn.action, dice, turn.story)
			turn.after = s
			if err := visit(&turn); err != nil {
				t.Fatalf("game %d with %d Houses, action %d of %s, %s: %v", n, setup.Seats, i,
					s.Board.houseID(turn.seat), orderJSON(t, Rules{}.Action(turn.action)), err)
			}
		}
	}
}

func orderPick(set game.SeatSet, rng *rand.Rand) House {
	for skip := rng.IntN(set.Len()); skip > 0; skip-- {
		set = set.Without(set.First())
	}
	return set.First()
}

// orderPickAction takes an action at random, but so that games are rich: planning is
// seldom closed early, tokens are left behind and special Raids take two orders often.
func orderPickAction(s *State, list []Action, rng *rand.Rand) Action {
	if s.Waits.Kind == decideOrders && len(list) > 1 && rng.IntN(8) > 0 {
		a := list[rng.IntN(len(list)-1)]
		if a.Kind == Withdraw {
			a = list[rng.IntN(len(list)-1)]
		}
		return a
	}
	a := list[rng.IntN(len(list))]
	if rng.IntN(2) == 0 {
		for range 4 {
			if b := list[rng.IntN(len(list))]; b.Token || b.Targets[1] != NoArea {
				return b
			}
		}
	}
	return a
}

func orderJSON(t *testing.T, v any) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// An orderMap is the map as its data file tells it, read without the engine.
type orderMap struct {
	land, sea []string
	adjacent  map[string]map[string]bool
}

func readOrderMap(t *testing.T) orderMap {
	t.Helper()
	data, err := os.ReadFile("data/areas.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Areas   []struct{ ID, Kind string }
		Borders []struct{ A, B string }
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	m := orderMap{adjacent: make(map[string]map[string]bool)}
	for _, a := range file.Areas {
		m.adjacent[a.ID] = make(map[string]bool)
		if a.Kind == "sea" {
			m.sea = append(m.sea, a.ID)
		} else {
			m.land = append(m.land, a.ID)
		}
	}
	for _, b := range file.Borders {
		m.adjacent[b.A][b.B], m.adjacent[b.B][b.A] = true, true
	}
	return m
}

func (m *orderMap) isSea(id string) bool { return slices.Contains(m.sea, id) }

// marchable returns where land units may go: adjacent land, and every coast that a
// chain of the given seas joins to theirs.
func (m *orderMap) marchable(from string, ships map[string]bool) map[string]bool {
	to := make(map[string]bool)
	seen := make(map[string]bool)
	var sail func(string)
	sail = func(sea string) {
		if !ships[sea] || seen[sea] {
			return
		}
		seen[sea] = true
		for id := range m.adjacent[sea] {
			if m.isSea(id) {
				sail(id)
			} else if id != from {
				to[id] = true
			}
		}
	}
	for id := range m.adjacent[from] {
		if m.isSea(id) {
			sail(id)
		} else {
			to[id] = true
		}
	}
	return to
}

// orderState reads a state that a test has put together.
func orderState(t *testing.T, d map[string]any) State {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(orderJSON(t, d)), nil)
	if err != nil {
		t.Fatalf("%s: %v", orderJSON(t, d), err)
	}
	return s
}

// orderVerdict reads an action and returns the rule that refuses it, or "".
func orderVerdict(t *testing.T, s *State, h House, d map[string]any) game.Rule {
	t.Helper()
	a, err := Rules{}.ReadAction([]byte(orderJSON(t, d)))
	if err != nil {
		t.Fatal(err)
	}
	err = Rules{}.Check(s, h, a)
	if err == nil {
		return ""
	}
	why, ok := game.AsRefusal(err)
	if !ok {
		t.Fatal(err)
	}
	return why.Rule
}

// Over random fleets of two Houses a lone Footman marches just where a walk over the
// map by land, or over own Ships from coast to coast, leads.
func TestMarchReachesWhatTheMapAllows(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.march.adjacent-only", "throne.transport.makes-coasts-adjacent",
		"throne.transport.every-sea-needs-own-ship", "throne.transport.own-ships-only",
		"throne.transport.coast-to-coast", "throne.transport.chain-any-length",
		"throne.transport.order-irrelevant", "throne.transport.routed-ships-may-transport")
	m := readOrderMap(t)
	rng := rand.New(rand.NewPCG(1, 2))
	longest := 0
	for round := range 60 {
		from := m.land[round%len(m.land)]
		areas := map[string]any{from: map[string]any{"house": "greyjoy", "footmen": 1, "order": "march+0"}}
		ships := make(map[string]bool)
		for _, i := range rng.Perm(len(m.sea)) {
			sea := m.sea[i]
			switch n := rng.IntN(5); {
			case n < 3 && len(ships) < 6:
				ships[sea] = true
				fleet := map[string]any{"house": "greyjoy", "ships": 1}
				switch rng.IntN(4) {
				case 0:
					fleet = map[string]any{"house": "greyjoy", "routed": map[string]any{"ships": 1}}
				case 1:
					if len(ships) <= 2 {
						fleet["order"] = "support"
					}
				}
				areas[sea] = fleet
			case n == 3 && len(areas)-len(ships) < 5:
				areas[sea] = map[string]any{"house": "lannister", "ships": 1}
			}
		}
		s := orderState(t, map[string]any{"phase": "marches", "next": "greyjoy", "areas": areas})
		want := m.marchable(from, ships)
		longest = max(longest, len(want))
		for id := range m.adjacent {
			rule := orderVerdict(t, &s, Greyjoy, map[string]any{
				"kind": "march", "area": from, "moves": []any{map[string]any{"to": id, "footmen": 1}},
			})
			if (rule == "") != want[id] {
				t.Errorf("with %s a Footman from %s to %s is judged %q, the map says %v", orderJSON(t, areas), from, id, rule, want[id])
			}
		}
	}
	if longest < 15 {
		t.Errorf("no fleet has joined more than %d coasts: the test tries too little", longest)
	}
}

// Over random orders of all Houses a Raid takes just what the rulebook lets it take.
func TestRaidTakesWhatTheRulebookAllows(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.raid.adjacent-only", "throne.raid.opposing-orders-only",
		"throne.raid.cannot-target-march-or-defense", "throne.raid.land-cannot-raid-sea",
		"throne.raid.sea-raids-land-and-sea", "throne.raid.no-transport-adjacency")
	m := readOrderMap(t)
	rng := rand.New(rand.NewPCG(3, 4))
	tokens := strings.Fields("march-1 march+0 march+1 defense+1 defense+2 raid* support support+1 consolidate consolidate*")
	raidable := strings.Fields("raid raid* support support+1 consolidate consolidate*")
	houses := strings.Fields("baratheon lannister stark tyrell greyjoy")
	taken := 0
	for range 60 {
		areas := make(map[string]any)
		order := make(map[string]string)
		owner := make(map[string]string)
		left := make(map[string][]string)
		units := make(map[string]int)
		all := slices.Concat(m.land, m.sea)
		rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		from := all[0]
		for _, id := range all {
			h := houses[rng.IntN(len(houses))]
			if id == from {
				h = "lannister"
			}
			unit := "footmen"
			if m.isSea(id) {
				unit = "ships"
			}
			if units[h+unit]++; units[h+unit] > 6 || id != from && rng.IntN(10) == 0 {
				continue
			}
			if left[h] == nil {
				left[h] = slices.Clone(tokens)
			}
			at := rng.IntN(len(left[h]))
			o := left[h][at]
			switch {
			case id == from:
				o = "raid"
			case m.isSea(id) && strings.HasPrefix(o, "consolidate"):
				o = ""
			default:
				left[h] = slices.Delete(left[h], at, at+1)
			}
			place := map[string]any{"house": h, unit: 1}
			if o != "" {
				place["order"] = o
			}
			areas[id], order[id], owner[id] = place, o, h
			if len(left[h]) == 0 {
				break
			}
		}
		s := orderState(t, map[string]any{"phase": "raids", "next": "lannister", "areas": areas})
		if s.Winners != 0 {
			continue // seven Cities and Fortresses by chance: there is nothing left to raid for
		}
		for _, id := range all {
			want := m.adjacent[from][id] && owner[id] != "lannister" && slices.Contains(raidable, order[id]) &&
				(m.isSea(from) || !m.isSea(id))
			rule := orderVerdict(t, &s, Lannister, map[string]any{"kind": "raid", "area": from, "targets": []string{id}})
			if (rule == "") != want {
				t.Errorf("a Raid from %s on %s's %q in %s is judged %q, want %v", from, owner[id], order[id], id, rule, want)
			}
			if want {
				taken++
			}
		}
	}
	if taken < 50 {
		t.Errorf("only %d targets in all: the test tries too little", taken)
	}
}

// printedOrders are the 15 order tokens of a House, from the rulebook.
var printedOrders = map[string]int{
	"march-1": 1, "march+0": 1, "raid": 2, "support": 2, "consolidate": 2, "defense+1": 2,
	"march+1": 1, "defense+2": 1, "support+1": 1, "raid*": 1, "consolidate*": 1,
}

// Whenever orders are placed or the Raven flies, just those orders are taken that the
// rulebook allows, of all orders in all areas; and in no game has a House more orders on
// the board than tokens, or more special ones than stars.
func TestOrdersOnTheBoard(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.ten-normal-orders", "throne.planning.five-special-orders",
		"throne.planning.special-orders-limited-by-stars", "throne.planning.token-count-limit",
		"throne.planning.consolidate-land-only", "throne.planning.other-orders-land-or-sea",
		"throne.planning.area-needs-own-unit", "throne.planning.one-order-per-area",
		"throne.raven.star-limit-applies", "throne.raven.no-swap-on-board",
		"throne.raven.needs-placed-order", "throne.raven.own-orders-only")
	normal, special := 0, 0
	for o, n := range printedOrders {
		if orderIsSpecial(o) {
			special += n
		} else {
			normal += n
		}
	}
	if normal != 10 || special != 5 {
		t.Fatalf("the test knows %d normal and %d special orders", normal, special)
	}
	met := make(map[string]int) // the most that a House had of each order
	seen := 0
	orderGames(t, 30, func(turn *orderTurn) error {
		kind := turn.before.Waits.Kind
		if kind != decideOrders && kind != decideRaven {
			return nil
		}
		if seen++; kind == decideRaven || seen%20 == 0 {
			if err := orderChoices(&turn.before, turn.seat); err != nil {
				return err
			}
		}
		for h := range House(turn.after.Houses) {
			n := orderTokens(&turn.after, h)
			for name, count := range n {
				met[name] = max(met[name], count)
				if count > printedOrders[name] {
					return fmt.Errorf("%s has %d orders %q", turn.after.Board.houseID(h), count, name)
				}
			}
			if stars := orderStars(&turn.after, h); orderSpecials(n) > stars {
				return fmt.Errorf("%s has %d stars and the orders %v", turn.after.Board.houseID(h), stars, n)
			}
		}
		return nil
	})
	if !testing.Short() && !maps.Equal(met, printedOrders) {
		t.Errorf("the most that was met of each order is %v, want all of %v", met, printedOrders)
	}
}

// orderChoices tries every order in every area and compares the verdicts with what the
// rulebook says.
func orderChoices(s *State, h House) error {
	raven := s.Waits.Kind == decideRaven
	n, stars := orderTokens(s, h), orderStars(s, h)
	for a := Area(1); a < MaxAreas; a++ {
		pl := &s.Places[a]
		for o := MarchMinus; o < FaceDown; o++ {
			name := orderNames[o]
			specials := orderSpecials(n)
			if raven && pl.House == h && orderIsSpecial(orderNames[pl.Order]) {
				specials-- // it makes room
			}
			want := pl.House == h && (pl.Order != NoOrder) == raven &&
				n[name] < printedOrders[name] &&
				(!orderIsSpecial(name) || specials < stars) &&
				(!strings.HasPrefix(name, "consolidate") || !s.Board.sea(a)) &&
				!orderBanned(s, name)
			err := Rules{}.Check(s, h, Action{Kind: PlaceOrder, Area: a, Order: o})
			if (err == nil) != want {
				return fmt.Errorf("%s, with %d stars and %v on the board, orders %q in %s: %v, want %v",
					s.Board.houseID(h), stars, n, name, s.Board.Areas[a].ID, err, want)
			}
		}
	}
	return nil
}

// orderTokens counts the orders of a House on the board, by name.
func orderTokens(s *State, h House) map[string]int {
	n := make(map[string]int)
	for a := range s.Places {
		if pl := &s.Places[a]; pl.House == h && pl.Order != NoOrder {
			n[orderNames[pl.Order]]++
		}
	}
	return n
}

func orderSpecials(tokens map[string]int) int {
	n := 0
	for name, count := range tokens {
		if orderIsSpecial(name) {
			n += count
		}
	}
	return n
}

// orderStars returns the stars of a House's place at the King's Court.
func orderStars(s *State, h House) int {
	return []int{3, 3, 2, 1, 0}[slices.Index(s.Track[KingsCourt][:], h)]
}

// orderBanned tells whether the Westeros card of deck III bans an order this turn.
func orderBanned(s *State, name string) bool {
	bans := map[string]string{"sea_of_storms": "raid", "feast_for_crows": "consolidate", "storm_of_swords": "defense"}
	ban, inForce := bans[westerosNames[s.Revealed[2]]]
	return inForce && strings.HasPrefix(name, ban)
}

func orderIsSpecial(name string) bool {
	return slices.Contains([]string{"march+1", "defense+2", "support+1", "raid*", "consolidate*"}, name)
}

// While orders are placed nobody but their House learns of them: its view shows others'
// orders face down, is the same whatever they are, and no event that it may hear of
// names one. Once all have placed, every view shows every order, to the end of the turn.
func TestOrdersStayHidden(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.planning.assign-simultaneous-facedown", "throne.planning.never-show-orders",
		"throne.planning.reveal-simultaneous")
	hidden, shown := 0, 0
	orderGames(t, 20, func(turn *orderTurn) error {
		s := &turn.after
		secret := s.Waits.Kind == decideOrders
		for seat := game.NoSeat; seat < House(s.Houses); seat++ {
			view := Rules{}.Redact(s, seat)
			for a := Area(1); a < MaxAreas; a++ {
				order, sees := s.Places[a].Order, view.Places[a].Order
				want := order
				if secret && order != NoOrder && s.Places[a].House != seat {
					want = FaceDown
					hidden++
				} else if order != NoOrder {
					shown++
				}
				if sees != want {
					return fmt.Errorf("seat %d sees %q in %s, where %q lies", seat, orderNames[sees], s.Board.Areas[a].ID, orderNames[order])
				}
			}
			if !secret {
				continue
			}
			// Another order in its place must not show anywhere in the view.
			other := *s
			for a := Area(1); a < MaxAreas; a++ {
				if pl := &other.Places[a]; pl.Order != NoOrder && pl.House != seat {
					pl.Order = pl.Order%(orders-1) + 1
				}
			}
			if (Rules{}).Redact(&other, seat) != view {
				return fmt.Errorf("the view of seat %d depends on the orders of others", seat)
			}
			if turn.before.Waits.Kind != decideOrders || turn.before.Turn != s.Turn || turn.seat == seat {
				continue
			}
			for _, e := range turn.story.Seen(seat) {
				if e.Kind != eventReady {
					return fmt.Errorf("seat %d hears: %s", seat, Rules{}.Tell(e, game.English))
				}
			}
		}
		return nil
	})
	if hidden == 0 || shown == 0 {
		t.Errorf("%d orders hidden, %d shown: the test tries too little", hidden, shown)
	}
}

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
		if a, err := (Rules{}).ReadAction([]byte(doc)); err == nil {
			t.Errorf("%s is read as %+v", doc, a)
		}
	}
}

// orderUnits counts a House's units on the board and in battle.
func orderUnits(s *State, h House) Force {
	var all Force
	for a := range s.Places {
		if s.Places[a].House == h {
			all = all.plus(s.Places[a].Units).plus(s.Places[a].Routed)
		}
	}
	if s.Battle.Area != NoArea && s.Battle.Fighter[Attack] == h {
		all = all.plus(s.Battle.Units)
	}
	return all
}

// orderSpent sums the Power that a House has paid by an action: a bid of its own when
// bids are taken in, tokens that it has put on the board, Melisandre's price.
func orderSpent(turn *orderTurn, h House) int {
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
	orderGames(t, 60, func(turn *orderTurn) error {
		before, after := &turn.before, &turn.after
		for h := range House(after.Houses) {
			name := after.Board.houseID(h)
			gained := int(after.Holdings[h].Power-before.Holdings[h].Power) + orderSpent(turn, h)
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
			if was, is := orderUnits(before, h), orderUnits(after, h); !was.plus(grown).has(is) {
				return fmt.Errorf("%s had units %v and has %v", name, was, is)
			}
		}
		if after.Waits.Kind == decideSupport && after.Waits.Who != 0 {
			gifts++
			return orderFreeSupport(after)
		}
		return nil
	})
	if gifts < 10 && !testing.Short() {
		t.Errorf("support was asked for %d times: the test tries too little", gifts)
	}
}

// orderFreeSupport checks that a House which is asked for support may give it to
// whomever it likes: fighters to themselves, others to either side, all to nobody.
func orderFreeSupport(s *State) error {
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
	data, err := os.ReadFile("data/house_cards.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct {
		Cards []struct{ ID, House string }
	}
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	printed := make(map[string][]string)
	for _, c := range file.Cards {
		printed[c.House] = append(printed[c.House], c.ID)
	}
	orderGames(t, 20, func(turn *orderTurn) error {
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

// In no game does a Power token come to lie in an area but on land, by a March of its
// House that leaves the area empty and pays for it; or leave it but by the entry of
// another House's land units.
func TestPowerTokensComeAndGo(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.control.establish-when-leaving", "throne.control.only-when-leaving",
		"throne.control.token-from-personal-pool", "throne.control.token-stays",
		"throne.control.no-voluntary-removal", "throne.control.no-control-at-sea")
	placed, lost := 0, 0
	orderGames(t, 60, func(turn *orderTurn) error {
		before, after := &turn.before, &turn.after
		for a := Area(1); a < MaxAreas; a++ {
			was, is := before.Places[a].Token, after.Places[a].Token
			if was == is {
				continue
			}
			where := after.Board.Areas[a].ID
			if was != NoHouse {
				lost++
				if by := after.Places[a]; is != NoHouse || by.House == NoHouse || by.House == was ||
					by.Units.plus(by.Routed).Len() == 0 {
					return fmt.Errorf("%s's token has left %s, where nobody has come", after.Board.houseID(was), where)
				}
				continue
			}
			placed++
			march, h := turn.action, turn.seat
			if before.Marching.Kind == MarchOrder { // it has waited for support
				march, h = before.Marching, before.Battle.Fighter[Attack]
			}
			if h != is || march.Kind != MarchOrder || march.Area != a || !march.Token || after.Board.sea(a) {
				return fmt.Errorf("%s's token has come to %s out of nothing", after.Board.houseID(is), where)
			}
			if before.Places[a].House != h || march.moving() != before.Places[a].Units || before.Places[a].Routed.Len() > 0 {
				return fmt.Errorf("%s has left a token in %s and not the area", after.Board.houseID(is), where)
			}
			if before.Holdings[h].Power < 1 {
				return fmt.Errorf("%s had no Power for the token in %s", after.Board.houseID(is), where)
			}
		}
		return nil
	})
	if !testing.Short() && (placed < 20 || lost < 5) {
		t.Errorf("%d tokens placed and %d lost: the test tries too little", placed, lost)
	}
}

// In all games the Houses go round in play order, each with an order of the step once
// a cycle, and the step ends when none is left.
func TestRaidsAndMarchesGoRound(t *testing.T) {
	t.Parallel()
	gametest.Covers(t, "throne.raid.one-per-cycle", "throne.raid.skip-house-without-raid", "throne.march.one-per-cycle")
	last := -1 // place in the play order of the House that acted last in this step
	second := 0
	orderGames(t, 40, func(turn *orderTurn) error {
		s, did := &turn.after, turn.before.Waits.Kind
		kind := s.Waits.Kind
		if did == decideRaid || did == decideMarch {
			last = slices.Index(s.Track[IronThrone][:], turn.seat)
		}
		if kind == decideRaid && !turn.before.running(procRaids) || kind == decideMarch && !turn.before.running(procMarches) {
			last = -1 // the step begins
		}
		if err := orderNoneLeft(turn); err != nil {
			return err
		}
		if s.Waits.Who == 0 || kind != decideRaid && kind != decideMarch {
			return nil
		}
		if s.Short != 0 && s.Short != turn.before.Short {
			return nil // the House whose help did not come marches otherwise
		}
		step := "raid"
		if kind == decideMarch {
			step = "march"
		}
		for i := 1; i <= int(s.Houses); i++ {
			at := (last + i) % int(s.Houses)
			h := s.Track[IronThrone][at]
			if !orderHas(s, h, step) {
				continue
			}
			if s.Waits.Who != game.Seats(h) {
				return fmt.Errorf("after place %d it is %s's turn, not %s's", last+1, s.Board.houseIDs(s.Waits.Who), s.Board.houseID(h))
			}
			if at <= last {
				second++
			}
			return nil
		}
		return fmt.Errorf("nobody has an order to %s left, and yet %s must", step, s.Board.houseIDs(s.Waits.Who))
	})
	if second < 10 && !testing.Short() {
		t.Errorf("a second cycle began %d times: the test tries too little", second)
	}
}

// orderNoneLeft checks that a step is not over while an order of it is left: the Marches
// begin after the last Raid, and a March that ends the turn was the last.
func orderNoneLeft(turn *orderTurn) error {
	before, after := &turn.before, &turn.after
	over := after.Turn != before.Turn
	for a := range after.Places {
		if after.Waits.Kind == decideMarch && strings.HasPrefix(orderNames[after.Places[a].Order], "raid") {
			return fmt.Errorf("the Marches go on and a Raid lies in %s", after.Board.Areas[a].ID)
		}
		if before.Waits.Kind == decideMarch && over && Area(a) != turn.action.Area &&
			strings.HasPrefix(orderNames[before.Places[a].Order], "march") {
			return fmt.Errorf("the turn is over and a March lay in %s", after.Board.Areas[a].ID)
		}
	}
	return nil
}

func orderHas(s *State, h House, step string) bool {
	for a := range s.Places {
		if s.Places[a].House == h && strings.HasPrefix(orderNames[s.Places[a].Order], step) {
			return true
		}
	}
	return false
}
