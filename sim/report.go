package sim

import (
	"maps"
	"math"
	"slices"
	"time"

	"gonfalon/game"
)

// A Report says what came of a simulation.
//
// In each ci95 stands the half-width of a 95 % interval around win_rate: that of
// Wilson's score interval over the games, with p(1-p) replaced by the variance of what
// was won in a game. For whole victories that is Wilson's own, and a shared victory
// counts in parts. Seats of one bot win together or at each other's expense, so for a
// bot that has several it is taken for what they won together and divided by their
// number.
type Report struct {
	Games       int          `json:"games"`
	Stalled     int          `json:"stalled"`
	Actions     int64        `json:"actions"`
	Seconds     float64      `json:"seconds"`
	GamesPerS   float64      `json:"games_per_s"`
	ActionsPerS float64      `json:"actions_per_s"`
	Bots        []BotReport  `json:"bots"`
	Seats       []SeatReport `json:"seats"`
	// The sides, in games where seats play together.
	Sides []SideReport `json:"sides,omitempty"`
	// What the seats played with, in games where that is chosen.
	Forces []ForceReport `json:"forces,omitempty"`
}

// A BotReport adds up all seats that bots of one name had.
type BotReport struct {
	Bot     string  `json:"bot"`
	Games   int     `json:"games"` // seats played
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

// A SeatReport adds up one seat, whoever had it.
type SeatReport struct {
	Seat    int       `json:"seat"`
	Name    string    `json:"name,omitempty"` // if it is the same in all games
	Text    game.Text `json:"-"`              // what people call it, likewise
	Wins    float64   `json:"wins"`
	WinRate float64   `json:"win_rate"`
	CI95    float64   `json:"ci95"`
}

// A SideReport adds up the seats that play together.
type SideReport struct {
	Side    int     `json:"side"`
	Seats   []int   `json:"seats"`
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

// A ForceReport adds up all seats that played with a force: an army, a deck. Two seats that
// meet with the same are counted one by one.
type ForceReport struct {
	Force   string  `json:"force"`
	Games   int     `json:"games"` // seats played
	Wins    float64 `json:"wins"`
	WinRate float64 `json:"win_rate"`
	CI95    float64 `json:"ci95"`
}

func (t *tally) report(took time.Duration) *Report {
	r := &Report{Games: t.games, Stalled: t.stalled, Actions: t.actions, Seconds: took.Seconds()}
	if r.Seconds > 0 {
		r.GamesPerS = float64(t.games) / r.Seconds
		r.ActionsPerS = float64(t.actions) / r.Seconds
	}
	for i, name := range t.bots {
		b := BotReport{Bot: name, Games: t.games * t.has[i]}
		b.Wins, b.WinRate, b.CI95 = t.byBot[i].rate(t.games, t.has[i])
		r.Bots = append(r.Bots, b)
	}
	for i := range t.bySeat {
		s := SeatReport{Seat: i, Name: t.names[i].id, Text: t.names[i].text}
		s.Wins, s.WinRate, s.CI95 = t.bySeat[i].rate(t.games, 1)
		r.Seats = append(r.Seats, s)
	}
	r.Sides = t.reportSides()
	for _, name := range slices.Sorted(maps.Keys(t.forces)) {
		f := t.forces[name]
		line := ForceReport{Force: name, Games: f.seats}
		line.Wins, line.WinRate, line.CI95 = f.rate(f.seats, 1)
		r.Forces = append(r.Forces, line)
	}
	return r
}

func (t *tally) reportSides() []SideReport {
	var list []SideReport
	for side := range game.Side(game.MaxSeats) {
		line := SideReport{Side: int(side)}
		for seat, of := range t.sides {
			if of == side {
				line.Seats = append(line.Seats, seat)
			}
		}
		if len(line.Seats) > 0 {
			line.Wins, line.WinRate, line.CI95 = t.bySide[side].rate(t.games, 1)
			list = append(list, line)
		}
	}
	return list
}

// rate returns wins, win rate and its uncertainty over games with k seats in each.
func (w won) rate(games, k int) (wins, rate, ci95 float64) {
	const z = 1.959964
	n := float64(games)
	wins = float64(w.sum) / whole
	mean := wins / n
	variance := max(float64(w.squares)/(whole*whole)/n-mean*mean, 0)
	half := z / (1 + z*z/n) * math.Sqrt(variance/n+z*z/(4*n*n))
	return wins, mean / float64(k), half / float64(k)
}
