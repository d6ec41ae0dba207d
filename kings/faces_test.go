package kings

import (
	"slices"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/kings/army"
)

// TestDiceAreTold rolls an attack with re-rolls and Blast and reads all of its dice in the story.
func TestDiceAreTold(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,500]}}`)
	var story game.Story
	p := play{State: &s, dice: game.Script(4, 1, 6, 2, 5, 5, 1, 4, 3, 6, 2, 5), story: &story}
	a := attack{
		by: s.Armies.find("a"), on: s.Armies.find("b"), dice: army.Amount{Die: 6}, times: 1, score: 4, elite: true,
		blast: army.Amount{Die: 3}, armour: 3, vicious: true,
	}
	// a 4: four attacks; 1 again as 6, 2, 5 and 5: three hits; 1, 4 and 3 are a D3 of 1, 2 and 2
	hits := p.hits(&a)
	if hits != 5 {
		t.Fatalf("%d hits", hits)
	}
	p.dice = game.Script(1, 6, 2, 2, 3, 3)
	p.wounds(&a, hits)
	var got []string
	for _, e := range story.Events() {
		_, text, _ := strings.Cut(game.Plain(Rules{}.Tell(&s, e).English), ", ")
		got = append(got, text)
	}
	want := []string{
		"how many attacks: ⚃, 4 in all", "to hit on 4+: ⚀⚁⚄⚄", "again on 4+: ⚅", "Blast of each hit: ⚀⚁⚁, 5 in all",
		"to wound on 3+: ⚀⚁⚁⚂⚂", "again on 3+: ⚅",
	}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestCrowdOfDiceIsCounted(t *testing.T) {
	for _, tt := range []struct {
		f    faces
		want string
	}{
		{faces{1, 0, 0, 0, 0, 2}, "⚀⚅⚅"},
		{faces{6, 6, 6, 6, 6, 6}, "⚀⚀⚀⚀⚀⚀⚁⚁⚁⚁⚁⚁⚂⚂⚂⚂⚂⚂⚃⚃⚃⚃⚃⚃⚄⚄⚄⚄⚄⚄⚅⚅⚅⚅⚅⚅"},
		{faces{20, 0, 16, 0, 0, 1}, "20×⚀ 16×⚂ 1×⚅"},
	} {
		if got := tt.f.String(); got != tt.want {
			t.Errorf("got %q, want %q", got, tt.want)
		}
	}
}

// TestWhoExplodesIsNamed reads whose dice those of an explosion are.
func TestWhoExplodesIsNamed(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]},"b":{"seat":"red","at":[500,400],"unit":"ogres/red_goblin_blaster"}}`)
	var story game.Story
	play{State: &s, dice: game.Script(6, 1, 1, 3, 1), story: &story}.explode(s.Armies.find("b"))
	var got []string
	for _, e := range story.Events() {
		got = append(got, game.Plain(Rules{}.Tell(&s, e).English))
	}
	want := []string{"b, to wound on 2+: ⚀⚂", "a, wounds: 1 (1 in all)."}
	if !slices.Equal(got, want) {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

// TestNobodyIsToldOfNoHealing: only wounds that are shed make a story.
func TestNobodyIsToldOfNoHealing(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300],"wounds":1},"b":{"seat":"red","at":[500,500]}}`)
	for i, tt := range []struct{ wounds, told int }{{0, 0}, {2, 1}, {1, 0}} { // the last finds none left
		var story game.Story
		play{State: &s, dice: game.Script(), story: &story}.heal(s.Armies.find("a"), tt.wounds)
		if n := len(story.Events()); n != tt.told {
			t.Errorf("%d: healing %d is told %d times, want %d", i, tt.wounds, n, tt.told)
		}
	}
}
