package kings

import (
	"testing"

	"gonfalon/game"
)

func BenchmarkReadContent(b *testing.B) {
	for b.Loop() {
		if err := CheckData(Data()); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReadList(b *testing.B) {
	text := Standard().Text(&Standard().Ready[0], game.English)
	for b.Loop() {
		if _, err := Standard().ReadText("x", text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCheckList(b *testing.B) {
	for b.Loop() {
		if p := Standard().Check(Standard().Ready[0]); len(p) > 0 {
			b.Fatal(p)
		}
	}
}
