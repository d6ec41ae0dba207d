package kings

import (
	"testing"

	"gonfalon/game"
)

func TestLengthsAreToldInTenthsOfAnInch(t *testing.T) {
	for _, c := range []struct {
		name    string
		a, b    int32
		english [2]string
		french  string
	}{
		{"to a tenth, and no more than there is", 27407, 20 * Inch, [2]string{"10.8″", "20″"}, "10,8″"},
		{"finer where they would look the same", 25502, 10 * Inch, [2]string{"10.04″", "10″"}, "10,04″"},
		{"finer still", 25401, 10 * Inch, [2]string{"10.0004″", "10″"}, "10,0004″"},
		{"equal ones are equal", 25402, 25402, [2]string{"10″", "10″"}, "10″"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := toldApart(c.a, c.b)
			if got[0].Name(game.English) != c.english[0] || got[1].Name(game.English) != c.english[1] || got[0].Name(game.French) != c.french {
				t.Errorf("got %s and %s, in French %s; want %v, %s", got[0].Name(game.English), got[1].Name(game.English), got[0].Name(game.French), c.english, c.french)
			}
		})
	}
}

// TestLengthsThatCannotBeRead: what is too large is told so.
func TestLengthsThatCannotBeRead(t *testing.T) {
	_, err := Rules{}.ReadAction(&State{}, []byte(`{"kind": "advance", "unit": 1, "move": 1e300}`))
	if want := "action: move: the length 1e300 is too large"; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestEventsTellLengthsInInches(t *testing.T) {
	s := openField(t, `{"a":{"seat":"blue","at":[500,300]}}`)
	unit := int16(s.Armies.find("a"))
	name := s.unitName(UnitNo(unit))
	for _, c := range []struct {
		event           game.Event
		english, french string
	}{
		{game.Event{Kind: eventMoved, Args: [8]int16{unit, int16(Back), 80, 1143}}, name.English + ": Back, 4.5″.", name.French + " : Recul, 4,5″."},
		{game.Event{Kind: eventMoved, Args: [8]int16{unit, int16(ChangeFacing), 0}}, name.English + ": Change Facing.", name.French + " : Changement d'orientation."},
		{game.Event{Kind: eventToken, Args: [8]int16{152, 609, 1524, 6096}}, "Blue: a token at 6″, 24″.", "Bleu : un pion à 6″, 24″."},
		{game.Event{Kind: eventEdge, Seat: Red, Args: [8]int16{1219}}, "Red: the edge at 48″.", "Rouge : le bord à 48″."},
		{game.Event{Kind: eventMoved, Args: [8]int16{unit, int16(Advance), 1, 10}}, name.English + ": Advance, 0.04″.", name.French + " : En avant, 0,04″."},
	} {
		told := Rules{}.Tell(&s, c.event)
		if got := (game.Text{English: game.Plain(told.English), French: game.Plain(told.French)}); got != (game.Text{English: c.english, French: c.french}) {
			t.Errorf("got %q want %q, %q", got, c.english, c.french)
		}
	}
}

// TestFieldsOfAnActionStandOnce: nobody should have to know which of two counts.
func TestFieldsOfAnActionStandOnce(t *testing.T) {
	_, err := Rules{}.ReadAction(&State{}, []byte(`{"kind": "advance", "unit": 1, "move": 100, "move": 200}`))
	if want := `action: the field "move" stands twice`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
