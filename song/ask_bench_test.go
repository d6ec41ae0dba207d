package song

import (
	"testing"

	"gonfalon/game"
)

// BenchmarkAsk puts the questions of a page that follows a drag.
func BenchmarkAsk(b *testing.B) {
	for name, question := range map[string]string{
		"unit":        `{"ask":"unit","unit":"a"}`,
		"way":         `{"ask":"way","unit":"a","at":[700,400],"facing":10}`,
		"charge":      `{"ask":"charge","unit":"a","target":"b","turn":4}`,
		"activations": `{"ask":"activations"}`,
		"score":       `{"ask":"score"}`,
	} {
		b.Run(name, func(b *testing.B) {
			s, err := Rules{}.ReadState([]byte(plain), nil)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := (Rules{}).Ask(&s, game.Seat(0), []byte(question)); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
