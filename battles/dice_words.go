package battles

import (
	"strconv"
	"sync"

	"gonfalon/game"
)

// symbolCounts are dice or order tokens in documents, counted by symbol.
type symbolCounts struct {
	Green  int16 `json:"green,omitempty"`
	Blue   int16 `json:"blue,omitempty"`
	Red    int16 `json:"red,omitempty"`
	Valour int16 `json:"valour,omitempty"`
	Morale int16 `json:"morale,omitempty"`
}

func countsOf(args []int16) symbolCounts {
	return symbolCounts{args[0], args[1], args[2], args[3], args[4]}
}

// diceWord is dice, with how many hits each symbol is, two bits each, and whether morale counts.
func diceWord(args []int16, hits int16) game.Word {
	var dice []game.Symbols
	all := 0
	for f := range faces {
		n, each := int(args[f]), int(hits>>(2*f))&3
		dice = append(dice, game.Symbols{Name: faceNames[f], Number: n, Hits: each, Counts: hits&moraleCounts != 0 && f == Morale})
		all += n
	}
	expected := float64(all) * meanHits(hits)
	return game.SymbolsWord(countsOf(args), symbolsText(args), dice, &expected)
}

// chances are how many faces of eight show each symbol.
var chances = sync.OnceValue(func() (n [faces]int) {
	for _, f := range standard().Faces {
		n[f]++
	}
	return n
})

// meanHits is how many hits a die is on average.
func meanHits(hits int16) float64 {
	sum := 0
	for f, n := range chances() {
		sum += n * (int(hits>>(2*f)) & 3)
	}
	return float64(sum) / 8
}

// tokensWord is order tokens: what they are is drawn as dice, of which nothing is needed.
func tokensWord(_ *State, args []int16) game.Word {
	var dice []game.Symbols
	for f := range faces {
		dice = append(dice, game.Symbols{Name: faceNames[f], Number: int(args[f])})
	}
	return game.SymbolsWord(countsOf(args), symbolsText(args), dice, nil)
}

// dieWord is one die, and the face that it needed, if it needed one.
func dieWord(f, needs Face) game.Word {
	die := game.Symbols{Name: faceNames[f], Number: 1}
	if needs == NoFace {
		return game.SymbolsWord(faceNames[f], faceWords[f], []game.Symbols{die}, nil)
	}
	if f == needs {
		die.Hits = 1
	}
	expected := float64(chances()[needs]) / 8
	return game.SymbolsWord(faceNames[f], faceWords[f], []game.Symbols{die}, &expected)
}

// symbolsText says dice aloud: 2 green shields, 1 valour.
func symbolsText(args []int16) game.Text {
	var english, french []string
	for f := range faces {
		if n := strconv.Itoa(int(args[f])); args[f] > 0 {
			english = append(english, n+" "+facesWords[f].English)
			french = append(french, n+" "+facesWords[f].French)
		}
	}
	if len(english) == 0 {
		return game.Text{"0 dice", "0 dé"}
	}
	return game.Text{join(english), join(french)}
}
