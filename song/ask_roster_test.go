package song

import (
	"encoding/json"
	"testing"

	"gonfalon/game"
)

// A roster knows all that armies bring, by the ids of the state's document, and is the same to everybody.
func TestRosterKnowsAllThatIsThere(t *testing.T) {
	for m := range modes {
		t.Run(modeInfos[m].ID, func(t *testing.T) {
			s, err := begun(t, map[string]string{"mode": modeInfos[m].ID, "a": "the_wolf_lords_host", "b": "the_lions_of_the_rock"}, 2, 3)
			if err != nil {
				t.Fatal(err)
			}
			document := rosterOf(t, &s, 0)
			var d rosterDocument
			if err := json.Unmarshal(document, &d); err != nil {
				t.Fatal(err)
			}
			written := Rules{}.State(&s).(stateDocument)
			for id, u := range written.Units {
				f := d.Units[id]
				if f.Width == 0 || f.Depth == 0 || f.English == "" || f.French == "" || f.Models != *u.Models || f.Ranks != *u.Ranks {
					t.Errorf("%s is %+v", id, f)
				}
				if !f.Wall && (len(f.Places) != f.Models || len(f.Base) != 2) {
					t.Errorf("%s has models at %v, of %v", id, f.Places, f.Base)
				}
			}
			for id := range written.Attached {
				if f := d.Attachments[id]; f.English == "" || f.Seat == "" {
					t.Errorf("%s is %+v", id, f)
				}
			}
			for id := range written.NCUs {
				if f := d.NCUs[id]; f.English == "" || f.Ability == nil {
					t.Errorf("%s is %+v", id, f)
				}
			}
			for _, z := range zoneNames[Crown:Undying] {
				if d.Board[z].Says.English == "" || (d.Board[z].Or != nil) != (m == Winter && z == "tactics") {
					t.Errorf("of %s is said %+v", z, d.Board[z])
				}
			}
			if got := [2]string{d.Factions["a"].ID, d.Factions["b"].ID}; got != [2]string{"stark", "lannister"} {
				t.Errorf("the factions are %v", got)
			}
			if got, want := len(d.Missions) > 0, s.mode().Missions; got != want {
				t.Errorf("missions: %v", d.Missions)
			}
			if got, want := len(d.Sieges) > 0, m == Storm; got != want {
				t.Errorf("siege cards: %v", d.Sieges)
			}
			for seat := range s.seats() {
				view := Rules{}.Redact(&s, seat)
				if got := rosterOf(t, &view, seat); string(got) != string(document) {
					t.Errorf("seat %d is told %s", seat, got)
				}
			}
		})
	}
}

func rosterOf(t *testing.T, s *State, seat game.Seat) []byte {
	t.Helper()
	d, err := Rules{}.Ask(s, seat, []byte(`{"ask": "roster"}`))
	if err != nil {
		t.Fatal(err)
	}
	document, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	return document
}
