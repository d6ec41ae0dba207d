package game

import (
	"strconv"
	"strings"
)

// Symbols are dice that show one symbol, where dice show symbols and no numbers.
type Symbols struct {
	Name   string // of the symbol, in documents and of its picture
	Number int    // of dice
	Hits   int    // that each of them is
	Counts bool   // it does something else than hit
}

// SymbolsWord is dice with symbols as they lie on the table. The text says them aloud, the id
// of their mark draws them: the name of each die's symbol, with ! for each hit that it is and
// ~ for what counts otherwise, and after a slash how many hits were to be expected. Without
// that, nothing was needed of them: [2 green shields](dice:green,green).
func SymbolsWord(value any, text Text, dice []Symbols, expected *float64) Word {
	var id strings.Builder
	for _, d := range dice {
		for range d.Number {
			if id.Len() > 0 {
				id.WriteByte(',')
			}
			id.WriteString(d.Name + strings.Repeat("!", d.Hits))
			if d.Counts {
				id.WriteByte('~')
			}
		}
	}
	if id.Len() == 0 {
		return Word{Value: value, Text: text}
	}
	if expected != nil {
		id.WriteString("/" + strconv.FormatFloat(*expected, 'f', -1, 64))
	}
	return Word{Value: value, Ref: "dice", ID: id.String(), Text: text}
}
