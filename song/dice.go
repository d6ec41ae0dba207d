package song

import "gonfalon/game"

// Labels of rolls.
const (
	labelZone game.Label = iota + 1
	labelTokens
	labelTerrain
	labelFirst
	labelCharge
	labelRetreat
	labelAttack
	labelDefence
	labelMorale
	labelPanic
	labelEffect
	labelCard
	labelObjective
	labelArmy
	labelRole
	labelPieces
	labelKind
	labelMission
	labelSiege
	labelMode
	labels
)

// maxDice is far more dice than anything rolls at once.
const maxDice = 60

// A Roll is dice as they lie, sorted: each its face, and who has had it rolled again. Dice
// that are alike in both are exchangeable, so that equal rolls are equal values.
type Roll struct {
	N    uint8
	Dice [maxDice]uint8 // the face times 16, a bit for each seat that has had it rolled again
}

func (r *Roll) faceAt(i int) int { return int(r.Dice[i] >> 4) }

// add lays a die, in order.
func (r *Roll) add(face int, by game.SeatSet) {
	if r.N == maxDice {
		return
	}
	die := uint8(face)<<4 | uint8(by)&15
	i := int(r.N)
	for ; i > 0 && r.Dice[i-1] > die; i-- {
		r.Dice[i] = r.Dice[i-1]
	}
	r.Dice[i] = die
	r.N++
}

// take picks up a die.
func (r *Roll) take(i int) {
	copy(r.Dice[i:r.N-1], r.Dice[i+1:r.N])
	r.N--
	r.Dice[r.N] = 0
}

// from counts the dice that show a face or more.
func (r *Roll) from(face int) int {
	n := 0
	for i := range int(r.N) {
		if r.faceAt(i) >= face {
			n++
		}
	}
	return n
}

// showing counts the dice that show a face.
func (r *Roll) showing(face int) int { return r.from(face) - r.from(face+1) }

// open counts by face the dice that a seat may still have rolled again.
func (r *Roll) open(seat game.Seat) [7]uint8 {
	var n [7]uint8
	for i := range int(r.N) {
		if !game.SeatSet(r.Dice[i] & 15).Has(seat) {
			n[r.faceAt(i)]++
		}
	}
	return n
}

// roll rolls dice.
func (p play) roll(r *Roll, label game.Label, n int) {
	*r = Roll{}
	for i := range min(n, maxDice) {
		p.dice.Due(min(n, maxDice) - i)
		r.add(p.dice.Die(label, 6), 0)
	}
}

// again rolls the dice of some faces again for a seat.
func (p play) again(r *Roll, label game.Label, faces *[7]uint8, seat game.Seat) {
	var by [maxDice]game.SeatSet
	n := 0
	for face := 1; face <= 6; face++ {
		for left, i := faces[face], 0; left > 0 && i < int(r.N); {
			mask := game.SeatSet(r.Dice[i] & 15)
			if r.faceAt(i) == face && !mask.Has(seat) {
				by[n], n, left = mask.With(seat), n+1, left-1
				r.take(i)
				continue
			}
			i++
		}
	}
	for i := range n {
		p.dice.Due(n - i)
		r.add(p.dice.Die(label, 6), by[i])
	}
}

// d6 and d3 roll one die.
func (p play) d6(label game.Label) int { return p.dice.Die(label, 6) }
func (p play) d3(label game.Label) int { return p.dice.Die(label, 3) }

// rollOff rolls for all seats until one is highest.
func (p play) rollOff(label game.Label, among game.SeatSet) game.Seat {
	for {
		best, won, tie := 0, game.NoSeat, false
		var shown [MaxSeats]int16
		for rest := among; rest != 0; rest = rest.Without(rest.First()) {
			seat := rest.First()
			die := p.d6(label)
			shown[seat] = int16(die)
			switch {
			case die > best:
				best, won, tie = die, seat, false
			case die == best:
				tie = true
			}
		}
		p.tell(eventRollOff, game.NoSeat, shown[0], shown[1], shown[2], shown[3], int16(label))
		if !tie || p.dice.Err() != nil { // a script that is too short shows the same for ever
			return won
		}
	}
}
