package throne

import (
	"strconv"

	"gonfalon/game"
)

// Reckon implements [game.Reckoner].
func (Rules) Reckon() game.Reckoning[State] { return &reckoning{blade: NoHouse} }

// A reckoning is what is counted of a match: its battles, and which Westeros cards came.
type reckoning struct {
	battles, ties, blades int
	fought, won           [MaxHouses]int
	fighters              [2]House // of the last battle
	blade                 House    // who has drawn the Blade in it
	attacks, held         int      // of the Wildlings
	cards                 [len(counted)]game.Fortune
}

// counted are the cards of which it matters how often they come.
var counted = [...]WesterosCard{MusteringCard, SupplyCard, ClashOfKings, GameOfThrones, WildlingsAttack}

// Hear implements [game.Reckoning].
func (r *reckoning) Hear(s *State, e game.Event, _ game.Spot) {
	switch e.Kind {
	case eventRevealed:
		r.draw(s, int(e.Args[0]), WesterosCard(e.Args[1]))
	case eventWatchWon:
		r.attacks, r.held = r.attacks+1, r.held+1
	case eventWildlingsWon:
		r.attacks++
	case eventBattle:
		r.fighters, r.blade = [2]House{e.Seat, House(e.Args[1])}, NoHouse
	case eventBlade:
		r.blade = e.Seat
	case eventTie:
		r.ties++
	case eventWon:
		r.battle(e.Seat)
		if r.blade == e.Seat && s.needed(r.blade, r.foe(e.Seat), int(e.Args[1])-int(e.Args[2])) {
			r.blades++
		}
	case eventWipedOut:
		r.battle(r.foe(e.Seat))
	}
}

// foe returns who fights a House in the last battle.
func (r *reckoning) foe(h House) House {
	if r.fighters[Attack] == h {
		return r.fighters[Defend]
	}
	return r.fighters[Attack]
}

// draw counts a card that has just left its deck. What it was drawn from are the cards that
// are fresh and it; if none is, the used ones lie in a known order.
func (r *reckoning) draw(s *State, deck int, drawn WesterosCard) {
	fresh, all := s.Decks[deck].Fresh, 1
	fresh[drawn]++
	for _, n := range s.Decks[deck].Fresh {
		all += int(n)
	}
	for i, c := range counted {
		if s.Board.decks[deck].Fresh[c] > 0 {
			r.cards[i].Pick(c == drawn, int(fresh[c]), all)
		}
	}
}

// battle counts a battle that was won.
func (r *reckoning) battle(winner House) {
	r.battles++
	r.won[winner]++
	for _, h := range r.fighters {
		r.fought[h]++
	}
}

// needed tells whether a House that has won by so much would not have done so without the
// strength of the Blade.
func (s *State) needed(winner, loser House, by int) bool {
	return by == 0 || by == 1 && !s.aheadOnFiefdoms(winner, loser)
}

// End implements [game.Reckoning].
func (r *reckoning) End(s *State) game.Ending {
	e := game.Ending{
		Columns: []game.Text{{"battles won", "batailles gagnées"}, {"supply", "ravitaillement"}, {"Power", "Pouvoir"}},
		Chance: new(game.Text{
			English: "Throne rolls no dice. Chance is the order of the decks.",
			French:  "Throne ne jette pas de dés. Le hasard, c'est l'ordre des paquets.",
		}),
		Places: r.places(s),
	}
	e.Reason, e.Rule = s.reason()
	for i, c := range counted {
		f := &r.cards[i]
		f.Seat, f.What = game.NoSeat, s.Board.westeros(c)
		e.Luck = append(e.Luck, f)
	}
	count := func(n int) game.Text { return game.NumberWord(n).Text }
	e.Notes = []game.Note{
		{Text: game.Text{"Battles", "Batailles"}, Value: count(r.battles)},
		{Text: game.Text{"won by a tie on the Fiefdoms", "gagnées à égalité, par les Fiefs"}, Value: count(r.ties)},
		{Text: game.Text{"won by the Valyrian Blade", "gagnées par la Lame Valyrienne"}, Value: count(r.blades)},
		{Text: game.Text{"Wildling attacks held", "Attaques de Sauvageons repoussées"}, Value: outOf(r.held, r.attacks)},
	}
	return e
}

func outOf(n, all int) game.Text { return game.Sentence("%d of %d", "%d sur %d", n, all) }

// places ranks the Houses.
func (r *reckoning) places(s *State) []game.Place {
	areas, order := s.strongholds(), s.ranked()
	var places []game.Place
	for i, h := range order {
		p := game.Place{Place: i + 1, Seat: h, Score: new(areas[h])}
		hold := &s.Holdings[h]
		p.Cells = []game.Text{outOf(r.won[h], r.fought[h]), game.NumberWord(int(hold.Supply)).Text, game.NumberWord(int(hold.Power)).Text}
		if i > 0 {
			if rule, _, _ := s.compare(order[i-1], h); rule == ruleEndTieShared {
				p.Place = places[i-1].Place
			}
		}
		if i+1 < len(order) {
			p.Rule, p.By = s.decided(h, order[i+1])
		}
		places = append(places, p)
	}
	return places
}

// decided says what put a House before the next and, where that was no more areas, by which
// rule.
func (s *State) decided(h, next House) (game.Rule, *game.Text) {
	rule, mine, other := s.compare(h, next)
	switch rule {
	case ruleEndTieSupply:
		return rule, new(game.Sentence("Supply %d beats %d", "Ravitaillement %d contre %d", mine, other))
	case ruleEndTiePower:
		return rule, new(game.Sentence("Power %d beats %d", "Pouvoir %d contre %d", mine, other))
	case ruleEndTieShared:
		return rule, new(game.Text{English: "equal in all", French: "égalité en tout"})
	}
	return "", new(game.Sentence("%d beats %d", "%d contre %d", mine, other))
}

// reason says why the match ended so.
func (s *State) reason() (game.Text, game.Rule) {
	areas, order := s.strongholds(), s.ranked()
	first := order[0]
	if n := areas[first]; n >= s.instant() {
		rule := ruleEndInstantSeven
		if s.Houses == 3 {
			rule = ruleVariantInstantEightWithThree
		}
		return game.Sentence("%s holds %d {City or Fortress|Cities and Fortresses}: the game ends at once", "%s tient %d {Cité ou Forteresse|Cités et Forteresses} : la partie s'arrête aussitôt", s.Board.house(first), n), rule
	}
	if all := s.equals(first); len(all) > 1 {
		return game.Sentence("After round %d %s are equal in Cities and Fortresses, Supply and Power: they share the victory", "Après le tour %d, %s sont à égalité de Cités et Forteresses, de Ravitaillement et de Pouvoir : la victoire est partagée", s.Turn, s.list(all)), ruleEndTieShared
	}
	second := order[1]
	rule, mine, other := s.compare(first, second)
	n := strconv.Itoa(areas[first])
	switch rule {
	case ruleEndTieSupply:
		return game.Sentence("After round %d %s and %s both hold %s Cities and Fortresses; Supply decides, %d against %d", "Après le tour %d, %s et %s tiennent %s Cités et Forteresses ; le Ravitaillement départage, %d contre %d", s.Turn, s.Board.house(first), s.Board.house(second), n, mine, other), rule
	case ruleEndTiePower:
		return game.Sentence("After round %d %s and %s are equal in Cities and Fortresses, %s, and in Supply; Power decides, %d against %d", "Après le tour %d, %s et %s sont à égalité de Cités et Forteresses, %s, et de Ravitaillement ; le Pouvoir départage, %d contre %d", s.Turn, s.Board.house(first), s.Board.house(second), n, mine, other), rule
	}
	return game.Sentence("After round %d %s holds the most Cities and Fortresses: %d against %d", "Après le tour %d, %s tient le plus de Cités et Forteresses : %d contre %d", s.Turn, s.Board.house(first), mine, other), rule
}
