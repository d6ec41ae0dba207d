package sim

import (
	"strconv"
	"strings"

	"gonfalon/bot"
	"gonfalon/game"
)

// ParseSeats reads a list of bots: "greedy,random", "random×5", "greedy,random*4".
// The names must be known, and the list no longer than any table has seats.
func ParseSeats(text string) ([]string, error) {
	var seats []string
	for part := range strings.SplitSeq(text, ",") {
		name, times, err := parseSeat(strings.TrimSpace(part))
		if err != nil {
			return nil, err
		}
		for range times {
			seats = append(seats, name)
		}
	}
	if len(seats) > game.MaxSeats {
		return nil, game.Wrong("%q is %d seats; no game has more than %d", "%q fait %d places ; aucun jeu n'en a plus de %d", text, len(seats), game.MaxSeats)
	}
	return seats, nil
}

// parseSeat reads one name, with or without a number of times.
func parseSeat(part string) (name string, times int, err error) {
	name, number, many := strings.Cut(strings.ReplaceAll(part, "×", "*"), "*")
	name, times = strings.TrimSpace(name), 1
	if many {
		times, err = strconv.Atoi(strings.TrimSpace(number))
		if err != nil || times < 1 || times > game.MaxSeats {
			return "", 0, game.Wrong("%q: after the × stands a number from 1 to %d", "%q : après le × vient un nombre de 1 à %d", part, game.MaxSeats)
		}
	}
	if name == "" {
		return "", 0, game.Wrong("a seat without a bot; write names with commas between them, or a name ×5", "une place sans bot ; écrivez des noms séparés par des virgules, ou un nom ×5")
	}
	return name, times, bot.Known(name)
}
