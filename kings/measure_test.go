package kings

import (
	"testing"

	"gonfalon/game"
)

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
