package table

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest/toy"
	"gonfalon/games/gamestest"
	"gonfalon/sim"
)

const (
	bows   = "army: elves\npoints: 250\nkindred_archers, regiment%s\n"
	spears = "army: elves\npoints: 250\nkindred_tallspears, regiment%s\n"
)

// brought is a table whose red seat brings its own army.
func brought(options ...string) Plan {
	o := map[string]string{"blue": fmt.Sprintf(bows, ""), "red": "same", "terrain": "none", "scenario": "kill", "turns": "1", "extra_turn": "never"}
	for i := 0; i < len(options); i += 2 {
		o[options[i]] = options[i+1]
	}
	return Plan{Game: gamestest.Armies, Options: o, Seats: []Chair{{}, {Bring: true}}}
}

// bring has somebody sit down with options of his own.
func (h *hall) bring(id string, s game.Seat, options map[string]string) error {
	h.t.Helper()
	invite := h.look(id, "ann", game.NoSeat).Invites[s]
	_, err := h.Sit(h.t.Context(), id, Sat{Seat: s, Account: who[s], Name: who[s], Options: options}, invite)
	return err
}

func (h *hall) create(p Plan) string {
	h.t.Helper()
	id, err := h.Create(h.t.Context(), "ann", p, "")
	if err != nil {
		h.t.Fatal(err)
	}
	return id
}

func (h *hall) entries(id string) int {
	h.t.Helper()
	all, err := h.store.Read(h.t.Context(), id, 0)
	if err != nil {
		h.t.Fatal(err)
	}
	return len(all)
}

// TestRefusedArmies has a player bring what he may not. The seat stays free, nothing is
// written, and he can try again.
func TestRefusedArmies(t *testing.T) {
	h := open(t)
	id := h.create(brought())
	before := h.entries(id)
	for _, tt := range []struct {
		what   string
		seat   game.Seat
		bring  map[string]string
		option string
		rule   game.Rule
	}{
		{"an illegal list", 1, map[string]string{"red": "army: elves\npoints: 250\nbolt_thrower\n"}, "red", gamestest.RuleUnlocked},
		{"a list for other points", 1, map[string]string{"red": strings.Replace(fmt.Sprintf(spears, ""), "250", "500", 1)}, "red", gamestest.RulePointsAgreed},
		{"a list that cannot be read", 1, map[string]string{"red": "army: elves\npoints: plenty\n"}, "red", ""},
		{"no such army", 1, map[string]string{"red": "the_lost_host"}, "red", ""},
		{"the army of the other seat", 1, map[string]string{"blue": fmt.Sprintf(spears, "")}, "", ""},
		{"an option of the table", 1, map[string]string{"turns": "2"}, "", ""},
		{"an option that there is not", 1, map[string]string{"green": "same"}, "", ""},
		{"to a chair for nobody's own", 0, map[string]string{"blue": fmt.Sprintf(spears, "")}, "", ""},
	} {
		err := h.bring(id, tt.seat, tt.bring)
		var wrong *game.OptionError
		if errors.As(err, &wrong); !isBad(err) || tt.option != "" && (wrong == nil || wrong.Option != tt.option || wrong.Rule != tt.rule) {
			t.Errorf("%s: got %v", tt.what, err)
		}
		if tt.what == "an illegal list" && (wrong == nil || !strings.Contains(wrong.English, "line 3")) {
			t.Errorf("got %v, want the line", err)
		}
		if l := h.look(id, "ann", game.NoSeat); !l.Seats[tt.seat].Free || l.Frozen || h.entries(id) != before {
			t.Errorf("%s changed the table: %+v", tt.what, l.Summary)
		}
	}
	if err := errors.Join(h.bring(id, 1, map[string]string{"red": fmt.Sprintf(spears, "")}), h.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "ann", 0); l.Status != "playing" || !strings.Contains(string(l.View), "kindred_tallspears") {
		t.Errorf("the match is %s: %s", l.Status, l.View)
	}
}

// TestBroughtArmyIsPlayed plays a match with a list that was brought: on the node where its
// player sat down, on one that had the table before and on one that takes it up later, with
// an action taken back, up to its log.
func TestBroughtArmyIsPlayed(t *testing.T) {
	h := open(t)
	list := fmt.Sprintf(spears, ", brew_of_haste")
	plan := brought()
	asked := maps.Clone(plan.Options)
	id := h.create(plan)
	other := openOn(t, h.store)
	other.look(id, "bob", game.NoSeat)
	if err := errors.Join(h.bring(id, 1, map[string]string{"red": list}), h.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	// who sits already sits, with what he brought
	for brings, want := range map[string]error{list: nil, "same": ErrBrought} {
		if err := h.bring(id, 1, map[string]string{"red": brings}); !errors.Is(err, want) || h.entries(id) != 3 {
			t.Errorf("%q again: got %v and %d entries, want %v and 3", brings, err, h.entries(id), want)
		}
	}
	if !maps.Equal(plan.Options, asked) {
		t.Errorf("the options of the request have become %q", plan.Options)
	}
	l := h.look(id, "bob", 1)
	if l.Plan.Options["red"] != list || !strings.Contains(string(l.View), "brew_of_haste") {
		t.Fatalf("bob plays %q: %s", l.Plan.Options["red"], l.View)
	}
	r, err := h.room(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.journal[0].entry.Created.Plan.Options["red"]; got != "same" {
		t.Errorf("the entry of the table's making says %q", got)
	}
	r.mu.Unlock()
	for what, node := range map[string]*hall{"a node that was there": other, "a node that comes later": openOn(t, h.store)} {
		if err := node.isLike(id, l); err != nil {
			t.Errorf("%s: %v", what, err)
		}
	}

	for l = h.look(id, "ann", 0); l.Decision.Kind != "deploy"; l = h.look(id, "ann", 0) {
		h.first(id, l)
	}
	s := l.Decision.Who[0]
	h.first(id, l)
	if asks, err := h.Undo(t.Context(), id, who[s], s, ""); err != nil {
		t.Fatal(err)
	} else if asks {
		if err := h.Answer(t.Context(), id, who[1-s], 1-s, true, ""); err != nil {
			t.Fatal(err)
		}
	}
	if again := h.look(id, "ann", 0); string(again.View) != string(l.View) {
		t.Errorf("taken back, the table is %s and was %s", again.View, l.View)
	}
	h.finish(id)
	log, err := h.Log(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := game.Verify(bytes.NewReader(log), h.games.Find); err != nil {
		t.Error(err)
	}
	var header game.LogHeader
	if err := json.Unmarshal(bytes.SplitN(log, []byte("\n"), 2)[0], &header); err != nil || header.Options["red"] != settled(h.games[gamestest.Armies], map[string]string{"red": list})["red"] {
		t.Errorf("the log says %q (%v)", header.Options["red"], err)
	}
	if step, err := h.games.Replay(log, 0, -1, game.NoSeat); err != nil || !strings.Contains(string(step.Document), "kindred_tallspears") {
		t.Errorf("replayed, the match is %+v (%v)", step, err)
	}
}

// isLike says how a match on this node differs from how another shows it to bob.
func (h *hall) isLike(id string, want *Look) error {
	h.t.Helper()
	r, err := h.room(h.t.Context(), id)
	if err != nil {
		return err
	}
	err = h.catchUp(h.t.Context(), r)
	r.mu.Unlock()
	l := h.look(id, "bob", 1)
	if string(l.View) != string(want.View) || !maps.Equal(l.Plan.Options, want.Plan.Options) {
		return fmt.Errorf("got %q %s", l.Plan.Options, l.View)
	}
	return err
}

// first plays the first option of who must act.
func (h *hall) first(id string, l *Look) {
	h.t.Helper()
	s := l.Decision.Who[0]
	o, err := h.Options(h.t.Context(), id, who[s], s)
	if err != nil {
		h.t.Fatal(err)
	}
	h.mustAct(id, s, string(o.Options[0]))
}

// TestWhoBringsNothing plays what the plan says.
func TestWhoBringsNothing(t *testing.T) {
	h := open(t)
	id := h.create(brought())
	if err := errors.Join(h.bring(id, 1, nil), h.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "bob", 1); l.Plan.Options["red"] != "same" || strings.Count(string(l.View), `"elves/kindred_archers"`) != 2 {
		t.Errorf("bob plays %q: %s", l.Plan.Options["red"], l.View)
	}
}

// TestBothBring has both bring an army: the first settles the points, whichever seat it is.
func TestBothBring(t *testing.T) {
	for first, name := range []string{"blue", "red"} {
		h := open(t)
		second, other := 1-first, []string{"red", "blue"}[first]
		plan := brought("blue", "random", "red", "random")
		plan.Seats[0].Bring = true
		id := h.create(plan)
		if err := h.bring(id, game.Seat(first), map[string]string{name: fmt.Sprintf(spears, "")}); err != nil {
			t.Fatal(err)
		}
		if err := h.bring(id, game.Seat(second), map[string]string{other: "the_red_tide"}); !isBad(err) {
			t.Errorf("1,000 points against 250: got %v", err)
		}
		if err := h.bring(id, game.Seat(second), map[string]string{other: fmt.Sprintf(bows, "")}); err != nil {
			t.Error(err)
		}
		if l := h.look(id, "ann", 0); l.Status != "playing" {
			t.Errorf("the match is %s", l.Status)
		}
	}
}

func TestChairsToBringTo(t *testing.T) {
	h := open(t)
	withBot := brought()
	withBot.Seats[1].Bot = "random"
	for what, p := range map[string]Plan{
		"a bot's chair":                 withBot,
		"a seat without its own option": {Game: "toy", Seats: []Chair{{}, {Bring: true}}},
	} {
		if _, err := h.Create(t.Context(), "ann", p, ""); !isBad(err) {
			t.Errorf("%s: got %v", what, err)
		}
	}
}

// TestBroughtListsDoNotLeak has bob bring lists to two tables that differ in an artefact.
// Neither who set the table up nor who watches can tell, before and after all sit.
func TestBroughtListsDoNotLeak(t *testing.T) {
	h := open(t)
	var ids [2]string
	for i, artefact := range []string{", brew_of_haste", ""} {
		plan := brought("artefacts", "hidden")
		plan.Open = true
		ids[i] = h.create(plan)
		if err := h.bring(ids[i], 1, map[string]string{"red": "# my secret\n" + fmt.Sprintf(spears, artefact)}); err != nil {
			t.Fatal(err)
		}
	}
	same := func(when string) {
		t.Helper()
		for _, account := range []string{"ann", "cat", ""} {
			x, y := h.told(ids[0], account), h.told(ids[1], account)
			if x != y {
				t.Fatalf("%s, %q can tell the tables apart:\n%s\n%s", when, account, x, y)
			}
			if !strings.Contains(x, "kindred_tallspears") {
				t.Errorf("%s, %q is not told the list at all: %s", when, account, x)
			}
		}
	}
	same("before the match")
	for _, id := range ids {
		if err := h.bring(id, 0, nil); err != nil {
			t.Fatal(err)
		}
	}
	same("at first")
	compareSeen(t, h, ids[0], ids[1], 0)
	// who sits cannot try what the other may have brought, either
	for _, artefact := range []string{", brew_of_haste", ""} {
		guess := map[string]string{"red": "# my secret\n" + fmt.Sprintf(spears, artefact)}
		for i, id := range ids {
			if err := h.bring(id, 0, guess); !errors.Is(err, ErrBrought) {
				t.Errorf("ann guesses %q at table %d and is told %v", artefact, i, err)
			}
		}
	}
	if own := h.told(ids[0], "bob"); !strings.Contains(own, "brew_of_haste") || !strings.Contains(own, "my secret") {
		t.Errorf("bob is not told his own list: %s", own)
	}

	// a program that does not know the game cannot know what is secret
	ctx, stop := context.WithCancel(t.Context())
	games := testGames()
	delete(games, gamestest.Armies)
	strange, err := Open(ctx, Config{Store: h.store, Games: games})
	if err != nil {
		t.Fatal(err)
	}
	if l, err := strange.Look(ctx, ids[0], "cat", game.NoSeat); err != nil || len(l.Plan.Options) > 0 {
		t.Errorf("of a game that it does not know it tells %q (%v)", l.Plan.Options, err)
	}
	stop()
	strange.Wait()
}

// told is all that an account is told of a table.
func (h *hall) told(id, account string) string {
	h.t.Helper()
	l := h.look(id, account, game.NoSeat)
	l.Invites = nil
	open, err := h.OpenTables(h.t.Context(), "")
	if err != nil {
		h.t.Fatal(err)
	}
	mine, err := h.Mine(h.t.Context(), account)
	if err != nil {
		h.t.Fatal(err)
	}
	all := []any{l, h.updates(id, account, 0)}
	for _, s := range open {
		if s.ID == id {
			all = append(all, s)
		}
	}
	for _, s := range mine {
		if s.ID == id {
			all = append(all, s)
		}
	}
	data, err := json.Marshal(all)
	if err != nil {
		h.t.Fatal(err)
	}
	return strings.ReplaceAll(string(data), id, "ID")
}

// brittle is the toy game with a charm that seat 1 may bring, and that breaks the rules down.
type brittle struct{ toy.Game }

func (brittle) Info() game.Info {
	i := toy.Game{}.Info()
	i.Options = append(i.Options, game.Option{Name: "charm", Values: []string{""}, Free: true, Of: game.Seats(1)})
	return i
}

func (b brittle) Start(setup game.Setup, d *game.Dice, story *game.Story) (toy.State, error) {
	if setup.Options["charm"] == "curse" {
		panic("an invariant is broken")
	}
	setup.Options = nil
	return b.Game.Start(setup, d, story)
}

// TestRulesBreakDownOnWhatIsBrought leaves the table as it was.
func TestRulesBreakDownOnWhatIsBrought(t *testing.T) {
	h := open(t)
	h.games["toy"] = sim.Of(brittle{}, toyValue)
	id := h.create(Plan{Game: "toy", Options: map[string]string{"charm": ""}, Seats: []Chair{{}, {Bring: true}}})
	if err := h.bring(id, 1, map[string]string{"charm": "curse"}); err == nil || isBad(err) || h.entries(id) != 1 {
		t.Errorf("got %v and %d entries", err, h.entries(id))
	}
	if err := errors.Join(h.bring(id, 1, nil), h.bring(id, 0, nil)); err != nil {
		t.Fatal(err)
	}
	if l := h.look(id, "ann", 0); l.Status != "playing" {
		t.Errorf("the match is %s", l.Status)
	}
}
