package army

import (
	"encoding/json"
	"strings"
	"testing"

	"gonfalon/game"
)

// TestSheetOfAList reads the sheet as a page does.
func TestSheetOfAList(t *testing.T) {
	p := standard().Paper(stark(t, 40, "Stormcrow Mercenaries, Bronn", "Catelyn Stark", swords+", Umber Champion, Crannogman Warden"))
	data, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Problems []struct {
			Part string `json:"part"`
			Unit int    `json:"unit"`
		} `json:"problems"`
		Sheet struct {
			Faction   struct{ ID string }
			Commander struct{ ID string }
			Points    map[string]int
			Neutral   int
			MayBe     int `json:"neutral_most"`
			Costs     []int
			Deck      []struct{ ID, En string }
		} `json:"sheet"`
	}
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	s := got.Sheet
	if s.Faction.ID != "stark" || s.Commander.ID != "20201" || s.Points["unit"] != 15 || s.Points["attachment"] != 3 || s.Points["ncu"] != 4 || s.Neutral != 6 || s.MayBe != 20 || len(s.Deck) != 10 || len(s.Costs) != 4 {
		t.Errorf("%+v", s)
	}
	if len(got.Problems) != 1 || got.Problems[0].Part != "units.2.attachments.1" || got.Problems[0].Unit != 3 {
		t.Errorf("%+v", got.Problems)
	}
	bad := standard().Paper(List{Faction: "storks"})
	if len(bad.Problems) != 1 || bad.Problems[0].Word != "storks" || bad.Problems[0].Meant[0].ID != "stark" {
		t.Errorf("%+v", bad.Problems)
	}
	if data, err := json.Marshal(bad.Sheet); err != nil || !strings.Contains(string(data), `"deck":[]`) {
		t.Errorf("%s, %v", data, err)
	}
}

// TestStock: all cards are there, and those that are brought or demanded are told.
func TestStock(t *testing.T) {
	data, err := json.Marshal(standard().Stock())
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Factions []struct {
			ID   string
			Deck []struct{ ID string }
		}
		Cards []struct {
			ID, Kind, Type, Only, Sender string
			Named                        game.Text
			Needs, Brings                []string
			Deck                         []struct{ ID string }
			Numbers                      *struct{ Models, Ranks int }
		}
		Boxes []struct {
			Forces []struct{ Cards map[string]int }
		}
	}
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Cards) != 222 || len(got.Factions) != 7 || len(got.Boxes) != 3 || got.Boxes[0].Forces[0].Cards["10201"] != 2 {
		t.Errorf("%d cards, %d factions, boxes %v", len(got.Cards), len(got.Factions), got.Boxes)
	}
	for _, f := range got.Factions {
		if len(f.Deck) != 7 {
			t.Errorf("%s has a deck of %d", f.ID, len(f.Deck))
		}
	}
	for _, k := range got.Cards {
		if (k.Numbers != nil) != (k.Kind == "unit") || (k.Type == "") != (k.Kind == "ncu") {
			t.Errorf("%+v", k)
		}
		switch k.ID {
		case "20201":
			if len(k.Deck) != 3 || len(k.Brings) != 1 || k.Brings[0] != "10204" {
				t.Errorf("%+v", k)
			}
		case "10204":
			if strings.Join(k.Needs, " ") != "20201 20206" {
				t.Errorf("Grey Wind needs one of %v", k.Needs)
			}
		case "20517":
			if k.Only != "10506" {
				t.Errorf("%+v", k)
			}
		case "10310":
			if k.Sender != "20307" {
				t.Errorf("%+v", k)
			}
		}
	}
}
