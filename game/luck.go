package game

import "math"

// A Fortune adds up what chance gave of one kind, such as hits, against what was to be
// expected: each roll by its own chance.
type Fortune struct {
	Seat Seat // whose luck it is; NoSeat's is nobody's
	What Text
	Mean bool // it is told as the mean of a roll, not as the sum

	rolls                   int
	got, expected, variance float64
}

// Roll adds a roll: what came, what was to be expected, and the variance of it.
func (f *Fortune) Roll(got, expected, variance float64) {
	f.rolls++
	f.got, f.expected, f.variance = f.got+got, f.expected+expected, f.variance+variance
}

// Dice adds dice that each succeed with a chance of so many in six.
func (f *Fortune) Dice(got, dice, inSix int) {
	p := float64(inSix) / 6
	f.Roll(float64(got), float64(dice)*p, float64(dice)*p*(1-p))
}

// Pick adds a card that was drawn among others, of which so many would have been as good.
func (f *Fortune) Pick(came bool, good, of int) {
	got, p := 0.0, float64(good)/float64(of)
	if came {
		got = 1
	}
	f.Roll(got, p, p*(1-p))
}

// sigma is how far from what was to be expected it came, in standard deviations.
func (f *Fortune) sigma() float64 {
	if f.variance < 1e-9 {
		return 0
	}
	return (f.got - f.expected) / math.Sqrt(f.variance)
}

// A Luck is what chance gave a seat, or what it brought to all.
type Luck struct {
	Seat  *Seat     `json:"seat,omitempty" doc:"Whose luck it is; without it, nobody's"`
	Rows  []LuckRow `json:"rows"`
	Share int       `json:"share" doc:"It was luckier than so many games in a hundred"`
}

// A LuckRow is what chance gave of one kind.
type LuckRow struct {
	Text             // of what
	Rolls    int     `json:"rolls" doc:"How often there was a chance of it"`
	Got      float64 `json:"got"`
	Expected float64 `json:"expected"`
	Sigma    float64 `json:"sigma" doc:"Got less expected, over the standard deviation of all its rolls"`
}

// lucksOf gathers fortunes by whose they are. The luck of a seat is that of all its kinds,
// each counting the same.
func lucksOf(all []*Fortune) []Luck {
	list := []Luck{}
	at := map[Seat]int{}
	for _, f := range all {
		if f.rolls == 0 {
			continue
		}
		i, known := at[f.Seat]
		if !known {
			i, at[f.Seat] = len(list), len(list)
			list = append(list, Luck{})
			if f.Seat != NoSeat {
				list[i].Seat = new(f.Seat)
			}
		}
		list[i].Rows = append(list[i].Rows, f.Row())
	}
	for i := range list {
		list[i].Share = shareOf(list[i].Rows)
	}
	return list
}

// Row sums it up.
func (f *Fortune) Row() LuckRow {
	by := 1.0
	if f.Mean {
		by = float64(f.rolls)
	}
	return LuckRow{f.What, f.rolls, cents(f.got / by), cents(f.expected / by), cents(f.sigma())}
}

// shareOf returns how many games in a hundred are less lucky than one with these rows.
func shareOf(rows []LuckRow) int {
	sum := 0.0
	for _, r := range rows {
		sum += r.Sigma
	}
	z := sum / math.Sqrt(float64(len(rows)))
	return int(math.Round(50 * (1 + math.Erf(z/math.Sqrt2))))
}

// cents rounds to hundredths, which is all that anybody reads.
func cents(x float64) float64 { return math.Round(100*x) / 100 }
