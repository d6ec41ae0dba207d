package kings

import (
	"testing"

	"gonfalon/game"
)

func TestQuestionsSayOfWhatAndWhy(t *testing.T) {
	for _, c := range []struct {
		state, action   string
		dice            []int
		english, french string
	}{
		{
			`{"phase":"terrain","set_up":{"terrain":"players"},"units":{"a":{"seat":"blue"},"b":{"seat":"red"}}}`,
			`{"kind":"terrain","piece":"wood","at":["36in","24in"],"as":"difficult","height":4}`, []int{6, 1},
			"Blue has laid a piece as difficult terrain, height 4: do you agree?", "Bleu a placé un élément (terrain difficile, hauteur 4) : d'accord ?",
		},
		{
			`{"phase":"melee","units":{"a":{"seat":"blue","at":[200,660],"target":"fa","stats":{"attacks":1,"melee":2}},"fa":{"seat":"red","at":[200,740],"stats":{"defence":2,"nerve":"-/1"}},
			"idle":{"seat":"blue","at":[1600,660],"target":"dummy"},"dummy":{"seat":"red","at":[1600,740]}}}`,
			`{"kind":"fight","target":"fa"}`, []int{6, 6, 3, 4},
			"Regroup after the rout of fa", "Réorganisez l'unité après la déroute : fa",
		},
	} {
		dice := game.Script(c.dice...)
		s, err := Rules{}.ReadState([]byte(c.state), dice)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Rules{}.ReadAction(&s, []byte(c.action))
		if err != nil {
			t.Fatal(err)
		}
		Rules{}.Apply(&s, Blue, a, dice, nil)
		if got, want := (Rules{}).Question(&s), (game.Text{English: c.english, French: c.french}); got != want {
			t.Errorf("got  %q\n     %q\nwant %q\n     %q", got.English, got.French, want.English, want.French)
		}
	}
}
