package casebook

import (
	"slices"
	"strconv"

	"gonfalon/game"
)

// expect compares the documents with what is expected of them.
func (r *runner) expect(list []Expectation) {
	for i, e := range list {
		var seat game.Seat
		if e.Seat != nil {
			var err error
			if seat, err = r.seat(e.Seat); err != nil {
				r.fail(err, "expect", strconv.Itoa(i), "seat")
				continue
			}
		}
		if err := r.holds(e, seat); err != nil {
			r.fail(err, "expect", strconv.Itoa(i))
		}
	}
}

// holds compares one document with what is expected of it: that of a seat, if the
// expectation names one.
func (r *runner) holds(e Expectation, seat game.Seat) error {
	document, whose := r.at.Document, game.Text{}
	if e.Seat != nil {
		document = func() []byte { return r.at.View(seat) }
		whose = game.Sentence(" as %s sees it", " vu par %s", r.name(seat))
	}
	whole, err := decode(document())
	if err != nil {
		return game.Wrong("the state%s is not JSON: %s", "l'état%s n'est pas du JSON : %s", whose, err)
	}
	got, found := find(whole, e.At)
	if e.Absent {
		if found && got != nil {
			return game.Wrong("%q%s is %s, nothing should be there", "%q%s est %s, il ne devrait rien y avoir", e.At, whose, clip(got))
		}
		return nil
	}
	want, err := decode(e.Is)
	if err != nil {
		return game.Wrong("%q: the expected value is not JSON: %s", "%q : la valeur attendue n'est pas du JSON : %s", e.At, err)
	}
	switch {
	case !found:
		return game.Wrong("there is no %q%s, want %s; %s", "il n'y a pas de %q%s, il faut %s ; %s", e.At, whose, clip(want), there(whole, e.At))
	case !likeness{within: e.Within}.holds(got, want):
		return game.Wrong("%q%s is %s, want %s%s", "%q%s est %s, il faut %s%s", e.At, whose, clip(got), clip(want), tolerance(e.Within))
	}
	return nil
}

// tolerance says by how much numbers may differ, if they may.
func tolerance(within float64) game.Text {
	if within == 0 {
		return game.Text{}
	}
	return game.Sentence(" within %s", " à %s près", game.Decimal(strconv.FormatFloat(within, 'f', -1, 64)))
}

func leftOver(dice []int) game.Text {
	return game.Sentence("dice: %v left over", "dés : %v de trop", dice)
}

// sides compares how many sides the last dice of the action had with what the step says.
func (r *runner) sides(want []int) {
	rolled := r.dice.Sides()
	if got := rolled[max(0, len(rolled)-len(want)):]; !slices.Equal(got, want) {
		r.fail(game.Wrong("sides of the last dice: %v, expected %v", "faces des derniers dés : %v, et non %v", got, want), "sides")
	}
}

// wrongDice says for which roll the dice of a script were wrong, and what would be right.
func (r *runner) wrongDice(wrong *game.ScriptError, given int) game.Text {
	can := make([]string, len(wrong.Can))
	for i, v := range wrong.Can {
		can[i] = strconv.Itoa(v)
	}
	what, values := r.game.RollName(wrong.Label), few(can)
	if wrong.Due == 0 {
		return game.Sentence("dice: %d cannot be; number %d is for %s and can be %s", "dés : %d est impossible ; le numéro %d est pour %s et peut être %s", wrong.Value, wrong.Number, what, values)
	}
	return game.Sentence("dice: %d {is|are} given, and %d more {is|are} needed for %s; each can be %s",
		"dés : %d donné{|s}, et il en faut encore %d pour %s ; chacun peut être %s", given, wrong.Due, what, values)
}
