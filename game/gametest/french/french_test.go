package french

import "testing"

func TestEnglishIsFound(t *testing.T) {
	for sentence, want := range map[string]string{
		"areas.the_reach : there is no order":                      "there",
		`x.toml:4: "kind" must be a text`:                          "must",
		"il y a area, to, there is no more":                        "no",
		`la règle "toy.raid.by-the-sea" n'est pas connue`:          "",
		"refusée par toy.charge.not-from-the-rear":                 "",
		"il y a to, with, march-to-war, the_reach et rien de plus": "",
		`est permis, par exemple : {"kind":"the"}, {"a":"of"}`:     "",
	} {
		if got := English(sentence); got != want {
			t.Errorf("%s: got %q, want %q", sentence, got, want)
		}
	}
}
