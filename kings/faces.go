package kings

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// Faces are dice on the table, as they are told: how many show each number.
type faces [6]uint8

func (f *faces) add(die int) {
	if f[die-1] < 255 { // more is never told
		f[die-1]++
	}
}

// String draws the dice, the lowest first; a crowd is counted.
func (f faces) String() string {
	const crowd = 36
	all := 0
	for _, n := range f {
		all += int(n)
	}
	var b strings.Builder
	for i, n := range f {
		die := string(rune('⚀' + i))
		switch {
		case n == 0:
		case all <= crowd:
			b.WriteString(strings.Repeat(die, int(n)))
		default:
			b.WriteString(" " + strconv.Itoa(int(n)) + "×" + die)
		}
	}
	return strings.TrimPrefix(b.String(), " ")
}

// tellDice tells of dice that a unit rolled, and which score they needed or what they come to
// with all that is added to them.
func (p play) tellDice(kind uint8, u UnitNo, f faces, score, sum int) {
	if f == (faces{}) || p.story == nil {
		return
	}
	two := func(i int) int16 { return int16(uint16(f[i]) | uint16(f[i+1])<<8) }
	p.tell(kind, p.Armies.Seat(u), two(0), two(2), two(4), int16(score), int16(u), int16(sum))
}

// facesOf reads the dice of an event that tellDice told.
func facesOf(args []int16) (f faces) {
	for i, two := range args[:3] {
		f[2*i], f[2*i+1] = uint8(two), uint8(uint16(two)>>8)
	}
	return f
}

// facesWord is the dice of an event that tellDice told.
func facesWord(_ *State, args []int16) game.Word {
	f := facesOf(args)
	return game.DiceWord(f.list(), f.String(), int(args[3]))
}

// list returns the dice, the lowest first.
func (f faces) list() []int {
	list := []int{}
	for i, n := range f {
		list = append(list, slices.Repeat([]int{i + 1}, int(n))...)
	}
	return list
}
