package kings

import (
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/sketch"
)

// A sentence is what a refusal says, in both languages, and its facts in order: u the unit
// that acts or the one of several that breaks the rule, o the other of the objection, h and w its lengths have and want, H and W as
// angles, n and m as numbers, p the player, q what is to be decided, r the order.
type sentence struct {
	english, french string
	facts           string
}

// refusals are the sentences of all rules that refuse, by section.
var refusals = []map[game.Rule]sentence{turnRefusals, moveRefusals, chargeRefusals, shootRefusals, specialRefusals, setupRefusals}

// Sentences that any rule may say.
var (
	sayOver    = sentence{"the game is over", "la partie est finie", ""}
	sayOthers  = sentence{"%s must decide now: “%s”", "c'est à d'autres de décider (%s) : « %s »", "pq"}
	sayAnother = sentence{"this is none of your choices; what is asked is: “%s”", "ce n'est pas l'un de vos choix ; la question est : « %s »", "q"}
)

// refuse says why an action breaks a rule, with the facts of this position.
func (s *State) refuse(o objection, seat game.Seat, a *Action) *game.Refusal {
	say, who := sayAnother, o.unit != NoUnit || a.Unit != NoUnit
	switch {
	case s.Waits.Who == 0:
		say = sayOver
	case !s.Waits.Who.Has(seat):
		say = sayOthers
	case o.untimely:
	default:
		for _, section := range refusals {
			if found, ok := section[o.rule]; ok && (who || !strings.Contains(found.facts, "u")) {
				say = found
			}
		}
	}
	var facts []any
	for _, letter := range say.facts {
		facts = append(facts, s.fact(letter, o, a))
	}
	return &game.Refusal{Rule: o.rule, Format: game.Text{English: say.english, French: say.french}, Args: facts}
}

func (s *State) fact(letter rune, o objection, a *Action) any {
	switch letter {
	case 'u':
		if o.unit != NoUnit {
			return s.unitName(o.unit)
		}
		return s.unitName(a.Unit)
	case 'o':
		return s.unitName(o.other)
	case 'h':
		return sketch.ToldApart(o.have, o.want)[0]
	case 'w':
		return sketch.ToldApart(o.have, o.want)[1]
	case 'H':
		return degrees(o.have)
	case 'W':
		return degrees(o.want)
	case 'n':
		return int(o.have)
	case 'm':
		return int(o.want)
	case 'p':
		return seatWords[max(s.Waits.Who.First(), 0)]
	case 'r':
		return orderWords[min(Order(a.N), orders-1)]
	}
	return s.question()
}

// unitName names a unit for people: as whoever wrote the state does, else by its entry.
func (s *State) unitName(u UnitNo) game.Text {
	if u == NoUnit || u > s.Armies.Units() {
		return game.Text{English: "nobody", French: "personne"}
	}
	if s.Armies.own[u] {
		return game.Text{English: s.Armies.ID(u), French: s.Armies.ID(u)}
	}
	return s.entryName(u)
}

// entryName names a unit by its entry, and which of several it is.
func (s *State) entryName(u UnitNo) game.Text {
	name := Standard().Units[s.profile(u).Unit].Text
	if n := s.Armies.number[u]; n > 1 {
		which := " " + strconv.Itoa(int(n))
		name = game.Text{English: name.English + which, French: name.French + which}
	}
	return name
}
