package kings

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"gonfalon/game"
)

// BenchmarkAsk puts each question about every unit and every enemy of tables of 1,000 points,
// with 8 pieces of terrain, in their second to fifth turns. It reports the slowest answer too:
// a browser, some ten times slower, has 16 ms to draw a frame.
func BenchmarkAsk(b *testing.B) {
	var tables []State
	for n := range 3 {
		playRandom(b, game.Setup{Seats: 2}, n, func(s, _ *State, _ game.Seat, _ Action) {
			if first := s.Waits.Kind == decideOrder && s.Turn > 1 && s.Turn < 6; first && len(tables) < 10*(n+1) {
				tables = append(tables, *s)
			}
		})
	}
	for _, question := range []string{
		`{"ask": "roster"}`, `{"ask": "unit", "unit": "%u"}`, `{"ask": "way", "unit": "%u", "at": [600, 600]}`,
		`{"ask": "way", "unit": "%u", "at": [600, 600], "facing": 45}`, `{"ask": "targets", "unit": "%u"}`,
		`{"ask": "charge", "unit": "%u", "target": "%e"}`, `{"ask": "shot", "unit": "%u", "target": "%e"}`,
		`{"ask": "measure", "from": "%u", "to": "%e"}`, `{"ask": "threats", "unit": "%u", "pose": {"at": [600, 600], "facing": 90}}`,
		`{"ask": "together", "units": [{"unit": "%u", "at": [600, 600], "facing": 90}]}`,
	} {
		b.Run(strings.Split(question, `"`)[3], func(b *testing.B) { benchmarkAsk(b, tables, question) })
	}
}

func benchmarkAsk(b *testing.B, tables []State, question string) {
	type asked struct {
		s    *State
		text []byte
	}
	var all []asked
	for i := range tables {
		s := &tables[i]
		for u := UnitNo(1); u <= s.Armies.Units(); u++ {
			for e := UnitNo(1); e <= s.Armies.Units() && s.inPlay(u); e++ {
				if s.inPlay(e) && !s.friends(u, e) {
					names := strings.NewReplacer("%u", s.Armies.ID(u), "%e", s.Armies.ID(e))
					all = append(all, asked{s, []byte(names.Replace(question))})
				}
			}
		}
	}
	n, slowest := 0, time.Duration(0)
	for b.Loop() {
		q := all[n*7919%len(all)]
		n++
		begin := time.Now()
		reply, err := Rules{}.Ask(q.s, q.s.Waits.Who.First(), q.text)
		if err == nil {
			_, err = json.Marshal(reply)
		}
		if err != nil {
			b.Fatalf("%s: %v", q.text, err)
		}
		slowest = max(slowest, time.Since(begin))
	}
	b.ReportMetric(float64(slowest.Microseconds()), "µs-slowest")
}
