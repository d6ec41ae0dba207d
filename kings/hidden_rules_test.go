package kings

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/gametest"
)

// TestHiddenArtefactsAreToldAtWork has each kind of hidden artefact do its work: in a Nerve test,
// by a ranged attack that it lends, when its bearer is routed, or before the first turn. What its
// bearer can do without it does not show it.
func TestHiddenArtefactsAreToldAtWork(t *testing.T) {
	gametest.Covers(t, "kings.artefact.hidden-variant")
	const (
		// The bearer is wounded, and so is another: whose Nerve is tested next is asked.
		hurt = `"phase":"shoot","units":{"idle":{"seat":"red","at":[900,100]},"a":{"seat":"blue","at":[500,300],"artefact":"%","wounds":2,"did":["hurt"],"stats":{"nerve":"3/6"}},
			"b":{"seat":"blue","at":[800,300],"wounds":1,"did":["hurt"]}},"active":"red"`
		test = `{"kind":"test","target":"a"}`
		// The bearer has a bow, a breath and a spell of its own if its artefact lends none.
		shoots = `"phase":"shoot","units":{"a":{"seat":"blue","at":[500,300],"artefact":"%"STATS},"foe":{"seat":"red","at":[500,500],"stats":{"nerve":"50/60"}}}`
		armed  = `,"stats":{"shooting":4,"weapons":[{"weapon":"bow"}],"spells":{"fireball":2},"special":{"breath_attack":2}}`
		ran    = `,"order":"at_the_double"`
		waits  = `"units":{"a":{"seat":"blue","artefact":"%"},"foe":{"seat":"red"}}`
		stands = `"units":{"a":{"seat":"blue","at":[500,100],"artefact":"%"},"foe":{"seat":"red","at":[500,1100]}}`
	)
	for _, tt := range []struct {
		artefact, state, stats, action string
		dice                           []int
		shows                          bool
	}{
		{"brew_of_courage", hurt, "", test, []int{1, 2}, true},
		{"helm_of_confidence", hurt, "", test, []int{3, 4, 1, 1}, true},
		{"helm_of_confidence", hurt, "", test, []int{1, 2}, false},
		{"crystal_pendant_of_retribution", hurt, "", test, []int{3, 4}, true},
		{"crystal_pendant_of_retribution", hurt, "", test, []int{1, 1}, false},
		{"the_boomstick", shoots, armed, `{"kind":"cast","unit":"a","target":"foe","spell":"lightning_bolt"}`, []int{1, 1, 1}, true},
		{"the_boomstick", shoots, armed, `{"kind":"cast","unit":"a","target":"foe","spell":"fireball"}`, []int{1, 1}, false},
		{"war_bow_of_kaba", shoots, "", `{"kind":"shoot","unit":"a","target":"foe"}`, []int{1}, true},
		{"diadem_of_dragon_kind", shoots, "", `{"kind":"shoot","unit":"a","target":"foe","weapon":2}`, []int{1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, true},
		{"diadem_of_dragon_kind", shoots, armed, `{"kind":"cast","unit":"a","target":"foe","spell":"fireball"}`, []int{1, 1}, false},
		{"boots_of_levitation", shoots, ran + armed, `{"kind":"cast","unit":"a","target":"foe","spell":"fireball"}`, []int{1, 1}, true},
		{"boots_of_levitation", shoots, armed, `{"kind":"cast","unit":"a","target":"foe","spell":"fireball"}`, []int{1, 1}, false},
		{"boots_of_the_seven_leagues", `"phase":"vanguard",` + stands, "", "", nil, true},
		{"brew_of_haste", `"phase":"begin",` + stands, "", "", []int{5, 4}, false},
		{"crepognons_scrying_gem_of_zellak", `"phase":"deploy","active":"red",` + waits, "", "", []int{1}, true},
		{"crepognons_scrying_gem_of_zellak", `"phase":"deploy",` + waits, "", "", nil, false},
	} {
		text := strings.NewReplacer("%", tt.artefact, "STATS", tt.stats).Replace(`{"options":{"artefacts":"hidden"},` + tt.state + `}`)
		dice := game.Script(tt.dice...)
		s, err := Rules{}.ReadState([]byte(text), dice)
		if err != nil {
			t.Fatalf("%s: %v", tt.artefact, err)
		}
		bearer := s.Armies.find("a")
		known := func() bool {
			v := Rules{}.Redact(&s, Red)
			return v.Armies.Profile(bearer).Artefact != 0
		}
		if tt.action != "" {
			if known() {
				t.Errorf("%s is known before it does anything", tt.artefact)
			}
			a, err := Rules{}.ReadAction(&s, []byte(tt.action))
			if err == nil {
				err = Rules{}.Check(&s, s.Waits.Who.First(), a)
			}
			if err != nil {
				t.Fatalf("%s: %v", tt.artefact, err)
			}
			Rules{}.Apply(&s, s.Waits.Who.First(), a, dice, nil)
		}
		if known() != tt.shows {
			t.Errorf("%s, %s with %v: it is known: %v, want %v", tt.artefact, tt.action, tt.dice, known(), tt.shows)
		}
	}
}
