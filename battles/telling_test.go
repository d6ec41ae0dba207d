package battles

import (
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
	"gonfalon/game/gametest/french"
)

// plans are all that can be played by name.
var plans = []string{"bp01", "bp02", "bp03", "bp04", "bp05", "bp06", "ss1", "ss2"}

// watch plays a random match of a plan and shows each position, and each event with the
// position that its action led to.
func watch(t *testing.T, plan string, n uint64, spot func(s *State), event func(s *State, e game.Event)) State {
	t.Helper()
	rng := rand.New(rand.NewPCG(n, 7))
	dice := game.NewDice(game.Seed{byte(n), byte(n >> 8), plan[1], plan[len(plan)-1]})
	var story game.Story
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan}}, dice, &story)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; ; i++ {
		for _, e := range story.Events() {
			event(&s, e)
		}
		story.Clear()
		spot(&s)
		if s.Waits.Who == 0 {
			return s
		}
		if i > 20000 {
			t.Fatal("it does not end")
		}
		seat := s.Waits.Who.First()
		list := Rules{}.Options(&s, seat, nil)
		pick := list[rng.IntN(len(list))]
		if pick.Kind == Pass && rng.IntN(4) > 0 {
			pick = list[rng.IntN(len(list))]
		}
		dice.At(i + 1)
		Rules{}.Apply(&s, seat, pick, dice, &story)
	}
}

// uncontracted finds a preposition beside the article of a name: "à les Gardes".
var uncontracted = regexp.MustCompile(`(^|\s)(à|de) les? \p{Lu}`)

// sound wants a sentence that says something, without traces of a bad format, and no English in
// its French.
func sound(t *testing.T, what string, text game.Text) {
	t.Helper()
	for _, sentence := range []string{text.English, text.French} {
		if strings.TrimSpace(sentence) == "" || strings.Contains(sentence, "%!") || strings.ContainsAny(sentence, "{}") {
			t.Errorf("%s: %q", what, sentence)
		}
	}
	if uncontracted.MatchString(text.French) {
		t.Errorf("%s: an article is not contracted in %q", what, text.French)
	}
	if word := french.English(game.Plain(text.French)); word != "" {
		t.Errorf("%s: %q is English in %q", what, word, text.French)
	}
}

// TestEverythingIsTold plays random matches of all plans: every event is told and every
// question asked, in both languages.
func TestEverythingIsTold(t *testing.T) {
	told, asked := map[string]string{}, map[string]string{}
	for _, plan := range plans {
		for n := range uint64(12) {
			watch(t, plan, n, func(s *State) {
				if s.Waits.Who != 0 {
					kind := Rules{}.KindName(s.Waits.Kind)
					q := Rules{}.Question(s)
					sound(t, kind, q)
					asked[kind] = q.English + " | " + q.French
				}
			}, func(s *State, e game.Event) {
				x := Rules{}.Tell(s, e)
				sound(t, x.Kind, x.Text)
				told[x.Kind] = x.English + " | " + x.French
			})
		}
	}
	if len(told) < int(events)-12 {
		t.Errorf("only %d kinds of events were told", len(told))
	}
	for _, name := range decisionNames[1:] {
		if asked[name] == "" && name != decisionNames[decideDrop] {
			t.Errorf("%q is never asked", name)
		}
	}
}

// TestSentences reads events as they are told, those that are rare with the others: one of a
// thing, and several.
func TestSentences(t *testing.T) {
	s := begin(t, "bp05")
	at := func(col, row int) int16 { return int16(s.Plan.Grid.At(col, row)) }
	const riders, tywin = 7, 18 // s8, l1
	hits := s.hitsBy(meleeAttack, riders, tywin)
	for _, tt := range []struct {
		kind            uint8
		args            []int16
		english, french string
	}{
		{eventBattle, nil, "The battle plan is “The Two Bridges”.", "Le plan de bataille : « Les deux ponts »."},
		{eventUncommitted, []int16{2}, "Stark may commit Robb Stark again.", "Stark peut engager de nouveau Robb Stark."},
		{eventDropped, []int16{int16(Valour)}, "Stark discards an order token: valour.", "Stark défausse un pion Ordre : bravoure."},
		{eventExited, []int16{riders}, "Stark takes the green Winterfell Riders off the board.", "Stark fait sortir les Cavaliers de Winterfell de rang vert du plateau."},
		{eventCardHits, []int16{tywin, 1}, "The card deals 1 hit: Tywin Lannister's Cavaliers.", "La carte inflige 1 touche : les Cavaliers de Tywin Lannister."},
		{eventCardHits, []int16{tywin, 2}, "The card deals 2 hits: Tywin Lannister's Cavaliers.", "La carte inflige 2 touches : les Cavaliers de Tywin Lannister."},
		{eventSpread, []int16{at(3, 4), 1}, "The fire at 3,4 spreads to the north-east.", "Le feu en 3,4 s'étend vers le nord-est."},
		{eventRouted, nil, "Stark is routed.", "Stark est en déroute."},
		{eventRecovered, nil, "Stark recovers morale.", "Stark récupère du moral."},
		{eventAdvantage, []int16{1, 1, advantageMomentum}, "Stark has the advantage: 1 command token to 1, and the momentum.", "Stark a l'avantage : 1 pion Commandement contre 1, et l'Ardeur."},
		{eventDrew, []int16{1}, "Stark draws 1 card.", "Stark pioche 1 carte."},
		{eventDrew, []int16{0}, "Stark draws 0 cards.", "Stark pioche 0 carte."},
		{eventToken, []int16{int16(Morale), 2, riders, at(3, 9)}, "Stark spends 2 order tokens, morale, to order the green Winterfell Riders at 3,9.", "Stark dépense 2 pions Ordre, moral, pour activer les Cavaliers de Winterfell de rang vert en 3,9."},
		{eventToken, []int16{int16(Morale), 1, -1}, "Stark spends 1 order token, morale, to raise morale.", "Stark dépense 1 pion Ordre, moral, pour relever son moral."},
		{eventAttack, []int16{riders, tywin, int16(meleeAttack), 1, at(3, 9), at(9, 1)}, "Stark attacks in the flank Tywin Lannister's Cavaliers at 9,1 with the green Winterfell Riders from 3,9.", "Stark déborde et attaque les Cavaliers de Tywin Lannister en 9,1 avec les Cavaliers de Winterfell de rang vert depuis 3,9."},
		{eventRolled, []int16{2, 0, 1, 1, 1, riders, tywin, hits}, "Stark rolls 2 green shields, 1 red shield, 1 valour, 1 morale.", "Stark lance 2 boucliers verts, 1 bouclier rouge, 1 bravoure, 1 moral."},
		{eventRolled, []int16{0, 0, 0, 0, 0, riders, tywin, hits}, "Stark rolls 0 dice.", "Stark lance 0 dé."},
		{eventHits, []int16{tywin, 2, 1, 1}, "Against Tywin Lannister's Cavaliers: 2 hits, 1 ignored, 1 morale result.", "Contre les Cavaliers de Tywin Lannister : 2 touches, 1 ignorée, 1 résultat de moral."},
		{eventLost, []int16{riders, 1, 2}, "Stark loses 1 figure of the green Winterfell Riders, 2 left.", "Stark perd 1 figurine, les Cavaliers de Winterfell de rang vert, reste 2."},
		{eventMorale, []int16{-1, 3}, "Morale: 1 on the Lannister side → 3 on the Stark side.", "Moral : 1 côté Lannister → 3 côté Stark."},
		{eventWon, []int16{1, 0, 0}, "Stark wins the battle, 1 point to 0.", "Stark gagne la bataille, 1 point contre 0."},
		{eventWon, []int16{5, 5, 1}, "Stark wins the battle by its morale, with 5 points each.", "Stark gagne la bataille par le moral, avec 5 points chacun."},
		{eventWon, []int16{5, 5, 3}, "Stark wins the battle: the enemy is routed.", "Stark gagne la bataille : l'ennemi est en déroute."},
	} {
		e := game.Event{Kind: tt.kind, Seat: 0}
		copy(e.Args[:], tt.args)
		told := Rules{}.Tell(&s, e)
		if english, french := game.Plain(told.English), game.Plain(told.French); english != tt.english || french != tt.french {
			t.Errorf("got  %q\n     %q\nwant %q\n     %q", english, french, tt.english, tt.french)
		}
	}
}

// TestDiceAreDrawn reads the marks of dice: each die by its symbol, with its hits, and what was
// to be expected.
func TestDiceAreDrawn(t *testing.T) {
	s := begin(t, "bp05")
	const riders, tywin = 7, 18 // valour of cavalry hits cavalry, and Tywin's banner is red
	tell := func(kind uint8, args ...int16) string {
		e := game.Event{Kind: kind, Seat: 0}
		copy(e.Args[:], args)
		return Rules{}.Tell(&s, e).English
	}
	hits := s.hitsBy(meleeAttack, riders, tywin)
	for got, want := range map[string]string{
		tell(eventRolled, 1, 0, 1, 1, 1, riders, tywin, hits):   "(dice:green,red!,valour!,morale~/1)",
		tell(eventReroll, 0, 2, 0, 0, 0, 0, riders, hits):       "(dice:blue,blue/0.5)",
		tell(eventOrders, 1, 0, 0, 0, 1):                        "(dice:green,morale)",
		tell(eventScorched, riders, 20, 1, 0, 0, 1, 0, only(0)): "(dice:green!,valour/0.75)",
		tell(eventDoused, riders, 20, 1, 1):                     "(dice:blue!/0.25)",
		tell(eventDogs, riders, tywin, int16(Valour)):           "(dice:valour)",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("got %s, want %s", got, want)
		}
	}
}

// begin lays a plan out.
func begin(t *testing.T, plan string) State {
	t.Helper()
	s, err := Rules{}.Start(game.Setup{Seats: 2, Options: map[string]string{"plan": plan}}, game.NewDice(game.Seed{}), nil)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEventsOfThePage(t *testing.T) {
	gametest.ReadPage(t, "battles").Tells(t, "event", teller.Kinds()...)
}
