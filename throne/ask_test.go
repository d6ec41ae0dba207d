package throne

import (
	"encoding/json"
	"strings"
	"testing"
)

func summed(t *testing.T, s *State, h House, question string) sumDocument {
	t.Helper()
	answer, err := Rules{}.Ask(s, h, []byte(question))
	if err != nil {
		t.Fatalf("%s: %v", question, err)
	}
	return answer.(sumDocument)
}

func spelt(t *testing.T, parts []partDocument) string {
	t.Helper()
	var words []string
	for _, p := range parts {
		n, _ := json.Marshal(p.N)
		words = append(words, p.English+" "+string(n))
	}
	return strings.Join(words, ", ")
}

// What a March would bring is counted before it is made, with the Support orders that are
// open; and so is the battle itself, to which they have been added.
func TestSumNamesEveryPart(t *testing.T) {
	s := read(t, `{"phase": "marches", "next": "lannister", "areas": {
		"lannisport": {"house": "lannister", "knights": 2, "order": "march+1"},
		"searoad_marches": {"house": "lannister", "footmen": 1, "order": "support"},
		"stoney_sept": {"house": "stark", "footmen": 1, "order": "defense+2"}}}`)
	const march = `{"kind":"march","area":"lannisport","moves":[{"to":"stoney_sept","knights":2}]}`
	before := s
	d := summed(t, &s, Lannister, `{"ask":"attack","action":`+march+`}`)
	if s != before {
		t.Error("asking has changed the state")
	}
	if got, want := spelt(t, d.Attacker), "2 Knights 4, March +1 1"; got != want {
		t.Errorf("the attacker counts %s, want %s", got, want)
	}
	if got, want := spelt(t, d.Defender), "1 Footman 1, Defense +2 2"; got != want {
		t.Errorf("the defender counts %s, want %s", got, want)
	}
	if len(d.Open) != 1 || d.Open[0].Area != "searoad_marches" || d.Open[0].N != 1 || len(d.Open[0].Sides) != 1 || d.Open[0].Sides[0] != "attacker" {
		t.Errorf("open to support is %+v, want the Searoad Marches with 1 for the attacker", d.Open)
	}
	say(t, &s, nil, saying{Lannister, march}, saying{Lannister, `{"kind":"support","area":"searoad_marches","side":"attacker"}`})
	d = summed(t, &s, Lannister, `{"ask":"sum"}`)
	if got, want := spelt(t, d.Attacker), "2 Knights 4, March +1 1, Searoad Marches 1"; got != want || len(d.Open) != 0 {
		t.Errorf("the attacker counts %s, want %s; open is %v", got, want, d.Open)
	}
}

// What may not be done is answered with the rule.
func TestAttackThatIsRefused(t *testing.T) {
	s := read(t, `{"phase": "marches", "next": "lannister", "areas": {"lannisport": {"house": "lannister", "knights": 2, "order": "march+1"}}}`)
	d := summed(t, &s, Lannister, `{"ask":"attack","action":{"kind":"march","area":"lannisport","moves":[{"to":"winterfell","knights":2}]}}`)
	if d.Refused == nil || d.Refused.Rule != ruleMarchAdjacentOnly || len(d.Attacker) != 0 {
		t.Errorf("got %+v, want it refused as %s", d, ruleMarchAdjacentOnly)
	}
	for _, question := range []string{`{"ask":"who"}`, `{"ask":"attack"}`, `{"ask":"sum","more":1}`, `7`} {
		if _, err := (Rules{}).Ask(&s, Lannister, []byte(question)); err == nil {
			t.Errorf("%s is answered", question)
		}
	}
}
