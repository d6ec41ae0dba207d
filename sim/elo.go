package sim

import "math"

// eloOf is what a factor of e in strength is in Elo.
var eloOf = 400 / math.Ln10

// rate finds the strengths under which what was won is the likeliest: where some seats meet, each
// wins in proportion to the strength of its bot (of two seats, that is Elo's own rule). Half a
// game won by each side is added to each pair, so that who lost them all is not infinitely weak.
// The margins are those of 95 %, around the average of all.
func rate(bots []string, pairs []Pair) (elo, margin []float64) {
	n := len(bots)
	at := make(map[string]int, n)
	for i, name := range bots {
		at[name] = i
	}
	type met struct {
		i, j int // bots
		meeting
	}
	var all []met
	for _, p := range pairs {
		i, j := at[p.Bots[0]], at[p.Bots[1]]
		all = append(all, met{i, j, meeting{1, [2]int{1, 1}, [2]float64{0.5, 0.5}}})
		for _, m := range p.meetings {
			all = append(all, met{i, j, m})
		}
	}
	strength := make([]float64, n) // logarithms
	information := make([][]float64, n)
	for range 100 { // Newton's steps; a handful do
		slope := make([]float64, n)
		for i := range information {
			information[i] = make([]float64, n)
			for j := range information[i] {
				information[i][j] = 1 / float64(n) // holds the average where it is
			}
		}
		for _, m := range all {
			i, j := m.i, m.j
			share := 1 / (1 + float64(m.seats[1])/float64(m.seats[0])*math.Exp(strength[j]-strength[i]))
			won := m.wins[0] + m.wins[1]
			more := m.wins[0] - won*share
			slope[i] += more
			slope[j] -= more
			w := won * share * (1 - share)
			information[i][i] += w
			information[j][j] += w
			information[i][j] -= w
			information[j][i] -= w
		}
		step := solve(information, slope)
		var most float64
		for i := range step {
			s := max(-1, min(1, step[i]))
			strength[i] += s
			most = max(most, math.Abs(s))
		}
		if most < 1e-9 {
			break
		}
	}
	elo, margin = make([]float64, n), make([]float64, n)
	for i := range bots {
		unit := make([]float64, n)
		unit[i] = 1
		variance := solve(information, unit)[i] - 1/float64(n)
		elo[i], margin[i] = eloOf*strength[i], 1.959964*eloOf*math.Sqrt(max(0, variance))
	}
	return elo, margin
}

// solve returns x with m x = y, for a matrix that is symmetric and positive.
func solve(m [][]float64, y []float64) []float64 {
	n := len(y)
	a, x := make([][]float64, n), append([]float64(nil), y...)
	for i := range a {
		a[i] = append([]float64(nil), m[i]...)
	}
	for k := range n {
		for i := k + 1; i < n; i++ {
			f := a[i][k] / a[k][k]
			for j := k; j < n; j++ {
				a[i][j] -= f * a[k][j]
			}
			x[i] -= f * x[k]
		}
	}
	for i := n - 1; i >= 0; i-- {
		for j := i + 1; j < n; j++ {
			x[i] -= a[i][j] * x[j]
		}
		x[i] /= a[i][i]
	}
	return x
}
