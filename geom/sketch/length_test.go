package sketch

import (
	"testing"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

func TestLengthsAreToldInTenthsOfAnInch(t *testing.T) {
	for _, c := range []struct {
		name    string
		a, b    int32
		english [2]string
		french  string
	}{
		{"to a tenth, and no more than there is", 27407, 20 * plane.Inch, [2]string{"10.8″", "20″"}, "10,8″"},
		{"finer where they would look the same", 25502, 10 * plane.Inch, [2]string{"10.04″", "10″"}, "10,04″"},
		{"finer still", 25401, 10 * plane.Inch, [2]string{"10.0004″", "10″"}, "10,0004″"},
		{"equal ones are equal", 25402, 25402, [2]string{"10″", "10″"}, "10″"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ToldApart(c.a, c.b)
			if got[0].Name(game.English) != c.english[0] || got[1].Name(game.English) != c.english[1] || got[0].Name(game.French) != c.french {
				t.Errorf("got %s and %s, in French %s; want %v, %s", got[0].Name(game.English), got[1].Name(game.English), got[0].Name(game.French), c.english, c.french)
			}
			if out, want := OutOf(c.a, c.b).English, c.english[0]+" of "+c.english[1]; out != want {
				t.Errorf("got %s, want %s", out, want)
			}
		})
	}
}
