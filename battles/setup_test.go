package battles

import (
	"fmt"
	"io/fs"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// A paper is a battle plan as its file has it, read by nothing that the game reads it with.
type paper struct {
	ID           string
	Rounds       uint8
	OrderValue   int `toml:"order_value"`
	CommandValue int `toml:"command_value"`
	Momentum     string
	Rows         []string
	Tokens       []struct {
		Token string
		At    [2]int
	}
	Objectives       [][2]int
	Stark, Lannister paperSide
}

type paperSide struct {
	CommandTokens uint8  `toml:"command_tokens"`
	LastSpace     string `toml:"last_space"`
	Units         []struct {
		Unit, Rank, Commander string
		At                    [2]int
	}
}

func (p *paper) side(h House) *paperSide { return [...]*paperSide{&p.Stark, &p.Lannister}[h] }

// papers are all battle plans of a folder.
func papers(t testing.TB, folder string) []paper {
	t.Helper()
	files, err := fs.Glob(Data(), folder+"/*.toml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	var all []paper
	for _, file := range files {
		data, err := fs.ReadFile(Data(), file)
		if err != nil {
			t.Fatal(err)
		}
		var p paper
		if err := toml.Unmarshal(data, &p); err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	return all
}

// begun is a match that has just begun; its dice are those of a seed.
func begun(t testing.TB, options ...string) (State, *game.Story) {
	t.Helper()
	o := map[string]string{}
	for i := 0; i < len(options); i += 2 {
		o[options[i]] = options[i+1]
	}
	var story game.Story
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: o}, game.NewDice(game.SeedFrom(7, 7)), &story)
	if err != nil {
		t.Fatal(err)
	}
	return s, &story
}

// wander plays a match at random and shows each of its states.
func wander(t testing.TB, seed uint64, plan string, see func(s *State, story *game.Story)) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	dice := game.NewDice(game.SeedFrom(seed, 1))
	var story game.Story
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan}}, dice, &story)
	if err != nil {
		t.Fatal(err)
	}
	for n := 1; ; n++ {
		see(&s, &story)
		if s.Waits.Who == 0 || n > 4000 {
			return
		}
		seat := s.Waits.Who.First()
		list := (Rules{}).Options(&s, seat, nil)
		dice.At(n)
		story = game.Story{}
		(Rules{}).Apply(&s, seat, list[r.IntN(len(list))], dice, &story)
	}
}

func TestTwoPlayersTwoHouses(t *testing.T) {
	gametest.Covers(t, "battles.general.two-houses", "battles.setup.choose-battle-first", "battles.skirmish.choose-card-and-houses")
	for seats := 1; seats < 5; seats++ {
		if _, err := (Rules{}).Start(game.Setup{Seats: seats}, game.NewDice(game.Seed{}), nil); (err == nil) != (seats == 2) {
			t.Errorf("%d players: %v", seats, err)
		}
	}
	list := options()
	if list[0].Name != "plan" || list[1].Name != "houses" {
		t.Errorf("%s and %s are chosen first, not the battle and then the Houses", list[0].Name, list[1].Name)
	}
	for _, plan := range list[0].Values {
		for houses, want := range map[string]string{starkFirst: "stark lannister", lannisterFirst: "lannister stark"} {
			s, _ := begun(t, "plan", plan, "houses", houses)
			if got := (Rules{}).SeatName(&s, 0) + " " + (Rules{}).SeatName(&s, 1); got != want || s.Plan.ID != plan {
				t.Errorf("%s, %s: %s play %s", plan, houses, got, s.Plan.ID)
			}
		}
	}
}

// TestChanceGivesTheHouses, and only if it is asked to. It does so first of all: the numbers of the
// order dice would not do for it.
func TestChanceGivesTheHouses(t *testing.T) {
	gametest.Covers(t, "battles.setup.house-dispute-random", "battles.setup.step-order")
	marshal := []int{8, 8, 8, 0, 1, 2, 8, 8, 8, 0, 1, 2}
	for die, want := range map[int]House{1: Stark, 2: Lannister} {
		d := game.Script(append([]int{die}, marshal...)...)
		s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"houses": chanceFirst}}, d, nil)
		if err != nil || d.Err() != nil || len(d.Left()) != 0 || s.house(0) != want || s.house(1) != want.foe() {
			t.Errorf("die %d: seat 0 plays %d (%v, %v, left %v)", die, s.house(0), err, d.Err(), d.Left())
		}
	}
	for _, houses := range []string{starkFirst, lannisterFirst} {
		d := game.Script(marshal...)
		if _, err := (Rules{}).Start(game.Setup{Seats: 2, Options: map[string]string{"houses": houses}}, d, nil); err != nil || d.Err() != nil || len(d.Left()) != 0 {
			t.Errorf("%s: %v, %v, left %v", houses, err, d.Err(), d.Left())
		}
	}
}

// TestBattlefieldOfThePlan: every hex is as the plan has it, and each House at its edge.
func TestBattlefieldOfThePlan(t *testing.T) {
	gametest.Covers(t, "battles.setup.board-side-and-edges", "battles.setup.place-terrain-per-plan", "battles.components.board-two-sides")
	const signs = ".hf~wB=#"
	boards := map[string]bool{}
	for _, p := range papers(t, "plans") {
		s, _ := begun(t, "plan", p.ID)
		tokens := map[[2]int]string{}
		for _, token := range p.Tokens {
			tokens[token.At] = token.Token
		}
		g := s.Plan.Grid
		boards[strings.Join(p.Rows, "/")] = true
		if g.Height() != len(p.Rows) || g.Width() != len(p.Rows[0]) || g.Height() > 11 || g.Width() > 15 {
			t.Errorf("%s: a board of %d by %d", p.ID, g.Width(), g.Height())
		}
		laid := 0
		for row, line := range p.Rows {
			for col, sign := range line {
				at := g.At(col, row)
				tile := s.Tiles[at]
				want := Tile{Ground: Terrain(strings.IndexRune(signs, sign))}
				if token, ok := tokens[[2]int{col, row}]; ok {
					want.Token = Token(slices.Index(tokenNames[:], token))
					laid++
				}
				if tile != want {
					t.Errorf("%s: hex %d,%d is %+v, want %+v", p.ID, col, row, tile, want)
				}
				if north, south := g.RowFrom(Lannister.edge(), at), g.RowFrom(Stark.edge(), at); north != row+1 || south != len(p.Rows)-row {
					t.Errorf("%s: row %d is number %d from the edge of Lannister, %d from that of Stark", p.ID, row, north, south)
				}
			}
		}
		if laid != len(p.Tokens) {
			t.Errorf("%s: %d tokens of %d", p.ID, laid, len(p.Tokens))
		}
	}
	if len(boards) < 2 {
		t.Error("all plans lie on one map")
	}
}

// TestUnitsOfThePlan: each stands in its hex, of its type and rank, whole and ready, and no other.
func TestUnitsOfThePlan(t *testing.T) {
	gametest.Covers(t, "battles.setup.units-placed-where-map-shows", "battles.setup.unit-type-and-rank-from-map", "battles.setup.unit-strength-from-reference-card",
		"battles.setup.commander-replaces-one-figure", "battles.setup.commanders-named-by-plan", "battles.setup.unused-commanders-to-box",
		"battles.setup.commander-cards-start-uncommitted", "battles.general.unit-definition", "battles.setup.take-house-components")
	strength := map[string]uint8{
		"war_host_of_the_north": 4, "northmen_archers": 4, "winterfell_riders": 3, "stark_kennelmasters": 3,
		"lannisport_guards": 4, "westerlands_archers": 4, "casterly_rock_cavaliers": 3, "lannister_heavy_infantry": 4,
	}
	for _, p := range papers(t, "plans") {
		s, _ := begun(t, "plan", p.ID)
		d := (Rules{}).State(&s).(stateDocument)
		stands := map[string]bandDocument{}
		for _, u := range d.Units {
			if _, twice := stands[u.Hex]; twice || u.Hex == "" {
				t.Errorf("%s: no unit or two in %q", p.ID, u.Hex)
			}
			stands[u.Hex] = u
		}
		n := 0
		leaders := map[string]string{}
		for h := Stark; h < houses; h++ {
			for _, want := range p.side(h).Units {
				n++
				u := stands[fmt.Sprintf("%d,%d", want.At[0], want.At[1])]
				if u.House != houseNames[h] || u.Type != want.Unit || u.Rank != want.Rank || u.Commander != want.Commander || *u.Figures != strength[want.Unit] || u.Spent {
					t.Errorf("%s: %+v stands where %+v should", p.ID, u, want)
				}
				if want.Commander != "" {
					leaders[want.Commander] = houseNames[h]
				}
			}
		}
		if len(d.Units) != n {
			t.Errorf("%s: %d units, want %d", p.ID, len(d.Units), n)
		}
		got := map[string]string{}
		for id, c := range d.Commanders {
			got[id] = c.House
			if c.Committed || c.Tokens != 0 {
				t.Errorf("%s: %s begins as %+v", p.ID, id, c)
			}
		}
		if !maps.Equal(got, leaders) {
			t.Errorf("%s: the commanders are %v, want %v", p.ID, got, leaders)
		}
	}
}

// TestVersionsByTitle: Greatjon Umber has two cards, and the title says which of them a plan means.
func TestVersionsByTitle(t *testing.T) {
	gametest.Covers(t, "battles.setup.commander-version-by-title")
	var titles []string
	for _, c := range standard().Commanders[1:] {
		if c.Person == "greatjon_umber" {
			titles = append(titles, c.Title.English)
		}
	}
	if !slices.Equal(titles, []string{"The Greatjon", "Lord of Last Hearth"}) {
		t.Errorf("the versions of Greatjon Umber are %q", titles)
	}
	for plan, want := range map[string]string{"bp02": "Lord of Last Hearth", "bp03": "The Greatjon"} {
		s, _ := begun(t, "plan", plan)
		i := slices.IndexFunc(s.Units[:], func(u Unit) bool {
			return u.Commander != NoCommander && s.Plan.Commanders[u.Commander].Person == "greatjon_umber"
		})
		if got := s.Plan.Commanders[s.Units[i].Commander].Title.English; got != want {
			t.Errorf("%s has %q, want %q", plan, got, want)
		}
	}
}

// TestDecksOfThePlan: ten base cards and five of each commander, nothing else.
func TestDecksOfThePlan(t *testing.T) {
	gametest.Covers(t, "battles.deck.ten-base-cards", "battles.deck.five-cards-per-commander", "battles.deck.size", "battles.deck.unused-cards-to-box", "battles.setup.take-house-components")
	first := map[string]int{"robb": 1, "eddard": 6, "greatjon": 11, "rickard": 16, "maege": 21, "jaime": 1, "tywin": 6, "gregor": 11, "kevan": 16, "addam": 21}
	for _, p := range papers(t, "plans") {
		s, _ := begun(t, "plan", p.ID)
		d := (Rules{}).State(&s).(stateDocument)
		for h, sign := range []string{"S", "L"} {
			var want []string
			for i := range 10 {
				want = append(want, fmt.Sprintf("%sB%02d", sign, i+1))
			}
			n := 0
			for _, u := range p.side(House(h)).Units {
				if u.Commander == "" {
					continue
				}
				n++
				name, _, _ := strings.Cut(u.Commander, "_")
				for i := range 5 {
					want = append(want, fmt.Sprintf("%sL%02d", sign, first[name]+i))
				}
			}
			slices.Sort(want)
			post := d.Houses[houseNames[h]]
			got := slices.Concat(post.Deck, post.Hand, post.Discard)
			slices.Sort(got)
			if !slices.Equal(got, want) || len(got) != 10+5*n {
				t.Errorf("%s: %s has %v, want %v", p.ID, houseNames[h], got, want)
			}
			if p.ID == "bp01" && len(got) != 20 {
				t.Errorf("on the Kingsroad the deck of %s has %d cards, and %d go back to the box", houseNames[h], len(got), HouseCards-len(got))
			}
		}
	}
}

// TestTracksAndTokensOfThePlan: what lies beside the board when the first round begins.
func TestTracksAndTokensOfThePlan(t *testing.T) {
	gametest.Covers(t, "battles.setup.round-marker-on-one", "battles.setup.round-limit-from-plan", "battles.setup.morale-segment-face-from-plan", "battles.setup.morale-marker-start",
		"battles.setup.command-tokens-from-plan", "battles.setup.ardeur-token-from-plan", "battles.marshal.roll-order-dice", "battles.marshal.draw-command-cards", "battles.setup.sort-token-pools")
	for _, p := range papers(t, "plans") {
		s, story := begun(t, "plan", p.ID)
		if s.Waits.Kind == decideHide {
			for h := Stark; h < houses; h++ {
				if post := &s.Posts[h]; post.Orders != (Tally{}) || post.Cards != 0 || post.Passed || post.Points != 0 {
					t.Errorf("%s: %s begins with %+v", p.ID, houseNames[h], post)
				}
			}
			var more game.Story
			dice := game.NewDice(game.SeedFrom(8, 8))
			(Rules{}).Apply(&s, s.Waits.Who.First(), (Rules{}).Options(&s, s.Waits.Who.First(), nil)[0], dice, &more)
			*story = more
		}
		if s.Round != 1 || s.Plan.Rounds != p.Rounds || s.Morale != 0 || s.Winner != NoHouse || houseNames[s.Momentum] != p.Momentum {
			t.Errorf("%s: round %d of %d, morale %d, the momentum is %s's", p.ID, s.Round, s.Plan.Rounds, s.Morale, houseNames[s.Momentum])
		}
		for h := Stark; h < houses; h++ {
			side, post := p.side(h), &s.Posts[h]
			if post.Command != side.CommandTokens || s.Plan.Rout[h] != (side.LastSpace == "rout") {
				t.Errorf("%s: %s has %d command tokens, its track ends on a Rout space: %v", p.ID, houseNames[h], post.Command, s.Plan.Rout[h])
			}
			if post.Orders.Len() != p.OrderValue || int(post.Cards) != p.CommandValue || post.Hand.Len() != p.CommandValue {
				t.Errorf("%s: %s has %d order tokens and %d cards", p.ID, houseNames[h], post.Orders.Len(), post.Cards)
			}
		}
		for i := range s.Units {
			if s.Units[i].Foe != NoUnit {
				t.Errorf("%s: units are engaged", p.ID)
			}
		}
	}
	if p := papers(t, "plans")[0]; p.Rounds != 5 || p.OrderValue != 3 || p.CommandValue != 3 {
		t.Errorf("on the Kingsroad there are %d rounds, %d dice, %d cards", p.Rounds, p.OrderValue, p.CommandValue)
	}
}

// TestSetUpComesBeforeTheFirstRound: when the first decision of a set-up is asked, all that precedes
// it lies there, and nothing of the round has happened.
func TestSetUpComesBeforeTheFirstRound(t *testing.T) {
	gametest.Covers(t, "battles.setup.step-order", "battles.skirmish.step-order")
	d := game.Script()
	var story game.Story
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": "bp04"}}, d, &story)
	if err != nil || d.Err() != nil || s.Waits.Kind != decideHide {
		t.Fatal(err, d.Err(), s.Waits)
	}
	if s.Armies[Stark].Len() != 11 || s.Armies[Lannister].Len() != 10 || s.Posts[Stark].Deck.Len() != 25 || s.Posts[Lannister].Deck.Len() != 20 ||
		s.Posts[Stark].Command != 5 || s.Posts[Lannister].Command != 4 || s.Momentum != Stark || s.Morale != 0 || s.Round != 1 {
		t.Errorf("the set-up is not complete: %+v", s.Posts)
	}
	s, err = Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": "ss1"}}, d, &story)
	if err != nil || d.Err() != nil || s.Waits.Kind != decideMuster || s.Waits.Who != game.FirstSeats(2) {
		t.Fatal(err, d.Err(), s.Waits)
	}
	for u := range s.Units {
		if s.Units[u].Fate != noUnit {
			t.Error("there are units before there are commanders")
		}
	}
	for _, e := range story.Events() {
		if e.Kind != eventBattle {
			t.Errorf("event %d is told in the set-up", e.Kind)
		}
	}
}

// TestThePlanDefinesTheMatch changes one thing of a plan after the other.
func TestThePlanDefinesTheMatch(t *testing.T) {
	gametest.Covers(t, "battles.general.battle-plan-defines-game", "battles.general.players-may-design-battles")
	was, _ := begun(t, "plan", "bp01")
	for _, tt := range []struct {
		old, new string
		holds    func(s *State) bool
	}{
		{"rounds = 5", "rounds = 7", func(s *State) bool { return was.Plan.Rounds == 5 && s.Plan.Rounds == 7 }},
		{"order_value = 3", "order_value = 6", func(s *State) bool { return was.Posts[Stark].Orders.Len() == 3 && s.Posts[Stark].Orders.Len() == 6 }},
		{"command_value = 3", "command_value = 2", func(s *State) bool { return was.Posts[Stark].Cards == 3 && s.Posts[Stark].Cards == 2 }},
		{`momentum = "stark"`, `momentum = "lannister"`, func(s *State) bool { return was.First == Stark && s.First == Lannister }},
		{"command_tokens = 3", "command_tokens = 4", func(s *State) bool {
			return was.Posts[Stark].Command == 3 && s.Posts[Stark].Command == 4 && s.First == Stark
		}},
		{`last_space = "rout"`, `last_space = "11"`, func(s *State) bool { return was.Plan.Rout[Stark] && !s.Plan.Rout[Stark] && s.Plan.Rout[Lannister] }},
		{`"....=........"`, `"....=......h."`, func(s *State) bool {
			at := s.Plan.Grid.At(11, 0)
			return was.Tiles[at].Ground == Plains && s.Tiles[at].Ground == Hills
		}},
		{"at = [3, 6]", "at = [0, 8]", func(s *State) bool {
			from, to := s.Plan.Grid.At(3, 6), s.Plan.Grid.At(0, 8)
			return was.At[from] != NoUnit && s.At[from] == NoUnit && s.At[to] == was.At[from]
		}},
		{"[[scores]]", "[[special]]\nrule = \"advantage\"\nhouse = \"lannister\"\n\n[[scores]]", func(s *State) bool { return was.First == Stark && s.First == Lannister }},
		{"points = 1", "points = 4", func(s *State) bool {
			s.Control[0] = Stark
			p := play{State: s}
			p.scoreRound()
			return s.Posts[Stark].Points == 4
		}},
	} {
		s, _ := begun(t, "plan", string(changedPlan(t, tt.old, tt.new)))
		if !tt.holds(&s) {
			t.Errorf("%q instead of %q changes nothing", tt.new, tt.old)
		}
	}
}

// TestMoraleTrackHasTwoSides: a neutral centre, and eleven spaces toward the edge of each House.
func TestMoraleTrackHasTwoSides(t *testing.T) {
	gametest.Covers(t, "battles.setup.morale-track-assembly", "battles.setup.morale-marker-start", "battles.setup.morale-segment-two-faces")
	for rout := range 2 {
		face := map[int]string{0: `"11"`, 1: `"rout"`}[rout]
		text := strings.ReplaceAll(string(standard().Plans[0].TOML()), `last_space = "rout"`, "last_space = "+face)
		for h := Stark; h < houses; h++ {
			s, _ := begun(t, "plan", text)
			p := play{State: &s}
			for n := int8(1); n <= 11; n++ {
				p.raise(h, -1)
				if s.misery(h) != n || s.misery(h.foe()) != -n {
					t.Fatalf("%s on space %d: the marker stands on %d", houseNames[h], n, s.Morale)
				}
				if over := s.Winner == h.foe(); over != (rout == 1 && n == 11) || s.Winner == h {
					t.Errorf("%s on space %d of a side that ends on %s: over is %v", houseNames[h], n, face, over)
				}
			}
			if p.raise(h, -1); s.misery(h) != 11 {
				t.Errorf("the marker leaves the track: %d", s.Morale)
			}
		}
	}
}

// TestMomentumStays with its owner for the whole battle.
func TestMomentumStays(t *testing.T) {
	gametest.Covers(t, "battles.setup.ardeur-token-from-plan", "battles.skirmish.ardeur-fixed-for-game")
	for i, plan := range []string{"bp01", "bp02", "ss1", "ss2"} {
		owner := NoHouse
		rounds := uint8(0)
		wander(t, uint64(i), plan, func(s *State, _ *game.Story) {
			if owner == NoHouse {
				owner = s.Momentum
			}
			if s.Momentum != owner {
				t.Fatalf("%s: in round %d the momentum goes from %d to %d", plan, s.Round, owner, s.Momentum)
			}
			rounds = max(rounds, s.Round)
		})
		if owner == NoHouse || rounds < 2 {
			t.Errorf("%s: %d has the momentum, %d rounds", plan, owner, rounds)
		}
	}
}

// TestSetUpCardsServeOnce: those of commanders who were chosen, of units and of terrain are all
// different; those of other commanders are drawn like any.
func TestSetUpCardsServeOnce(t *testing.T) {
	gametest.Covers(t, "battles.skirmish.commander-cards-to-box", "battles.skirmish.used-cards-to-box", "battles.skirmish.assemble-units", "battles.skirmish.assemble-terrain")
	var drawn [houses][SetUpCards]int
	for n := range 60 {
		done := false
		wander(t, uint64(n), []string{"ss1", "ss2"}[n%2], func(s *State, story *game.Story) {
			if done || s.Waits.Kind == decideMuster {
				return
			}
			done = true
			for h := Stark; h < houses; h++ {
				used := map[int16]bool{}
				for _, c := range s.Posts[h].Picks {
					if card := s.Plan.setUpOf(h, c); card != nil {
						used[int16(slices.IndexFunc(s.Plan.SetUp[h][:], func(x SetUpCard) bool { return x.ID == card.ID }))] = true
					}
				}
				was := len(used)
				for _, e := range story.Events() {
					if e.Kind == eventSetUpCard && s.house(e.Seat) == h {
						if used[e.Args[0]] {
							t.Fatalf("card %d of %s serves twice", e.Args[0]+1, houseNames[h])
						}
						used[e.Args[0]] = true
						drawn[h][e.Args[0]]++
					}
				}
				if want := was + int(s.Plan.Skirmish.UnitCards+s.Plan.Skirmish.TerrainCards); len(used) != want {
					t.Errorf("%s: %d cards, want %d", s.Plan.ID, len(used), want)
				}
			}
		})
	}
	for h := range drawn {
		if slices.Contains(drawn[h][:], 0) {
			t.Errorf("%s never drew some card: %d", houseNames[h], drawn[h])
		}
	}
}

// TestSkirmishesStayWithinTheBox: whatever is chosen and drawn, there are figures and pieces of
// terrain for it.
func TestSkirmishesStayWithinTheBox(t *testing.T) {
	gametest.Covers(t, "battles.components.figures", "battles.components.terrain-pieces")
	for i := range standard().Skirmishes {
		s := blank(&standard().Skirmishes[i])
		most := 0
		for h := Stark; h < houses; h++ {
			worst := 0
			for _, a := range s.listMusters(h, nil) {
				for set := range 1 << SetUpCards {
					need, units, pieces, n := map[UnitType]int{}, 0, 0, 0
					for c := range SetUpCards {
						card := &s.Plan.SetUp[h][c]
						if set>>c&1 == 0 {
							continue
						}
						if n++; card.Commander != NoCommander && (card.Commander == a.Commander || card.Commander == a.Other) {
							n = 99
						}
						for _, u := range card.Units {
							need[u.Type] += int(u.Count * s.Plan.Units[u.Type].Strength)
							units += int(u.Count)
						}
						for _, p := range card.Pieces {
							pieces += int(p)
						}
					}
					if n == int(s.Plan.Skirmish.TerrainCards) {
						worst = max(worst, pieces)
					}
					if n != int(s.Plan.Skirmish.UnitCards) {
						continue
					}
					for _, c := range []Commander{a.Commander, a.Other} {
						if c != NoCommander {
							need[s.Plan.Commanders[c].Type] += int(s.Plan.Units[s.Plan.Commanders[c].Type].Strength) - 1
							units++
						}
					}
					for u, n := range need {
						if n > int(s.Plan.Units[u].Figures) {
							t.Errorf("%s: cards %08b with %s and %s take %d figures of %s", s.Plan.ID, set, s.Plan.Commanders[a.Commander].ID, s.Plan.Commanders[a.Other].ID, n, s.Plan.Units[u].ID)
						}
					}
					if units > HouseUnits {
						t.Errorf("%s: %d units", s.Plan.ID, units)
					}
				}
			}
			most += worst
		}
		if most > 32 {
			t.Errorf("%s: %d pieces of terrain of 32", s.Plan.ID, most)
		}
	}
}

// TestSkirmishHasNoPlan: nothing stands on the board that players have not placed, and two matches
// of the same skirmish are not alike.
func TestSkirmishHasNoPlan(t *testing.T) {
	gametest.Covers(t, "battles.skirmish.replaces-battle-plan", "battles.skirmish.choose-card-and-houses")
	armies := map[string]bool{}
	for n := range 8 {
		wander(t, uint64(n), "ss1", func(s *State, _ *game.Story) {
			if s.Round > 1 || !s.running(procSkirmish) {
				return
			}
			if len(s.Plan.Forces) != 0 {
				t.Error("a skirmish has forces of a plan")
			}
			if s.Waits.Kind == decideTerrain {
				var list []string
				for u := range s.Units {
					if s.Units[u].Fate == OnBoard {
						t.Error("a unit stands on the board before it was placed")
					}
					list = append(list, fmt.Sprint(s.Units[u].Type, s.Units[u].Rank, s.Units[u].Commander))
				}
				armies[strings.Join(list, " ")] = true
			}
		})
	}
	if len(armies) < 4 {
		t.Errorf("eight skirmishes have %d armies", len(armies))
	}
}
