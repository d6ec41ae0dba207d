package song

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
)

// TestEveryCardIsPlayed plays games between armies of all Commanders, in all modes, until each
// Tactics card has been played: whoever can attack or play one mostly does.
func TestEveryCardIsPlayed(t *testing.T) {
	generals := commanders()
	most := 40
	if testing.Short() {
		generals, most = generals[:6], 6
	}
	left := map[string]bool{}
	for _, g := range generals {
		for _, id := range deckOf(g) {
			left[id] = true
		}
	}
	all := len(left)
	if cards := len(shelf().effects.Cards); all != cards && !testing.Short() {
		t.Errorf("the decks have %d cards of %d", all, cards)
	}
	for seed := uint64(0); seed < uint64(most) && len(left) > 0; seed++ {
		for i, g := range generals {
			if !slices.ContainsFunc(deckOf(g), func(id string) bool { return left[id] }) {
				continue
			}
			playCards(t, g, generals[(i+1+int(seed))%len(generals)], Mode(seed+uint64(i))%modes, seed, left)
		}
	}
	if testing.Short() && len(left) <= all/4 {
		return // the rest need more games
	}
	for id := range left {
		t.Errorf("%s has not been played", id)
	}
}

// A general is a Commander with his faction.
type general struct{ sheet, faction string }

// commanders are all who have cards of their own.
func commanders() []general {
	var list []general
	for _, c := range shelf().effects.Cards {
		if g := (general{c.Commander, c.Faction}); c.Commander != "" && !slices.Contains(list, g) {
			list = append(list, g)
		}
	}
	return list
}

// deckOf are the ten cards of a Commander: those of his faction that none of his replaces, and
// his own.
func deckOf(g general) []string {
	own := func(c *effect.Card) bool { return c.Commander == g.sheet }
	var ids []string
	for _, c := range shelf().effects.Cards {
		replaced := slices.ContainsFunc(shelf().effects.Cards, func(d *effect.Card) bool { return own(d) && d.Replaces == c.ID })
		if own(c) || c.Commander == "" && c.Faction == g.faction && !replaced {
			ids = append(ids, c.ID)
		}
	}
	return ids[:min(len(ids), DeckKinds)]
}

// host is an army of a faction under a Commander.
func host(t *testing.T, g general, d *game.Dice, taken map[string]bool) force {
	book := shelf().army
	l, ok := book.Random(g.faction, usualPoints, d, labelArmy)
	if !ok {
		t.Fatalf("there is no army of %s", g.faction)
	}
	r, _ := book.Muster(l)
	f := forceOf(book, &r, taken)
	f.Commander, f.Deck = g.sheet, deckOf(g)
	n, _ := book.Sheet(g.sheet)
	who := forceNCU{ID: "general_" + g.sheet, Card: g.sheet}
	switch s := &book.Sheets[n]; s.Kind {
	case army.NonCombat:
		f.NCUs = append(f.NCUs, who)
	case army.CombatUnit:
		f.Units = append(f.Units, forceUnit{ID: who.ID, Card: who.Card})
	default:
		at := 0
		for i, u := range f.Units {
			n, _ := book.Sheet(u.Card)
			if book.Sheets[n].Type == s.Type && !book.Sheets[n].Solo() {
				at = i
			}
		}
		f.Units[at].Attachments = append(f.Units[at].Attachments, who)
	}
	return f
}

// playCards plays a game at random, but for cards, and notes which are played.
func playCards(t *testing.T, a, b general, mode Mode, seed uint64, left map[string]bool) {
	d, rng := game.NewDice(game.SeedFrom(seed, int(mode))), rand.New(rand.NewPCG(seed, uint64(mode)))
	d.At(0)
	taken := map[string]bool{}
	m, err := newMuster([]force{host(t, a, d, taken), host(t, b, d, taken)}, mode)
	if err != nil {
		t.Fatal(err)
	}
	s := blank()
	if err := s.choose(2, map[string]string{"mode": modeInfos[mode].ID}); err != nil {
		t.Fatal(err)
	}
	s.Muster, s.Choices.Points = m, usualPoints
	p := play{State: &s, dice: d}
	p.layOut()
	p.run()
	r := Rules{}
	var list []Action
	for i := 1; s.Waits.Who != 0; i++ {
		if i > 20000 {
			t.Fatal("the game does not end")
		}
		seat := s.Waits.Who.First()
		list = r.Options(&s, seat, list[:0])
		act := list[rng.IntN(len(list))]
		if bold := slices.DeleteFunc(slices.Clone(list), func(x Action) bool { return x.Kind != Strike && x.Kind != Charge && x.Kind != Shoot }); len(bold) > 0 && rng.IntN(4) > 0 {
			act = bold[rng.IntN(len(bold))]
		}
		if plays := slices.DeleteFunc(slices.Clone(list), func(x Action) bool { return x.Kind != Play || x.N >= maxCards }); len(plays) > 0 && rng.IntN(4) > 0 {
			act = slices.MinFunc(plays, func(x, y Action) int { return cmp.Compare(firstTime(&s, seat, x, left), firstTime(&s, seat, y, left)) })
			delete(left, s.cardID(seat, s.kindOf(seat, act.N)))
		}
		d.At(i)
		r.Apply(&s, seat, act, d, nil)
	}
}

// firstTime puts the cards first that have not been played.
func firstTime(s *State, seat game.Seat, a Action, left map[string]bool) int {
	if left[s.cardID(seat, s.kindOf(seat, a.N))] {
		return 0
	}
	return 1
}
