package kings

import (
	"fmt"
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest"
	"gonfalon/kings/layout"
)

// What is wrong with a setup is told with the line where it stands.
func TestSetupsAreRefusedAtTheirLine(t *testing.T) {
	const file = `game = "kings"
title = "a setup"
rules = ["kings.turn.phases"]
[setup]
points = 1000
%s
[[step]]
action = { kind = "done" }
try = true
`
	const axes = "[setup.units.axes]\nseat = \"blue\"\nat = [600, 400]\n"
	for _, tt := range []struct {
		setup string
		line  int
		want  string
	}{
		{"[setup.options]\nturns = \"many\"", 7, `options.turns: option "turns": "many" is no number of turns`},
		{"[setup.options]\nturns = \"6\"\nwind = \"1\"", 8, `options.wind: there is no option of a state "wind"; there is artefacts, extra_turn, length, turns`},
		{"[setup.options]\nturns = \"6\"\nextra_turn = \"maybe\"", 8, `options.extra_turn: there is no value "maybe"; there is roll, never`},
		{"wind = 1", 6, `wind: there is no field "wind"`},
		{"table = [1200, \"wide\"]", 6, `table.1: the length "wide" is no number`},
		{"turn = \"one\"", 6, "turn: must be a whole number from 0 to 255, not a text"},
		{axes + "facing = \"north\"", 9, `units.axes.facing: the angle "north" is no number`},
		{axes + "colour = \"red\"", 9, `units.axes.colour: there is no field "colour"`},
		{axes + "wounds = \"two\"", 9, "units.axes.wounds: must be a whole number"},
		{axes + "wounds = -1", 9, "units.axes.wounds: a unit has from 0 to 1000 wounds, not -1"},
		{"scenario = \"chess\"", 6, `scenario: there is no scenario "chess"`},
		{"table = [1200]", 6, "table: " + layout.TableSizes.English},
		{"near = \"green\"", 6, `near: there is no seat "green"`},
		{axes + "unit = \"elves/camels\"", 9, `units.axes.unit: there is no unit of elves "camels"; there is hunters_of_the_wild`},
		{axes + "unit = \"camels\"", 9, `units.axes.unit: "camels" is not an army and a unit`},
		{axes + "options = [\n\"wings\"]", 10, `units.axes.options.0: there is no option of shield_wall "wings"`},
		{axes + "unit = \"ogres/warriors\"", 6, "units.axes: Warriors must have one of: Shields, Two-Handed Weapons"},
		{axes + "unit = \"ogres/warriors\"\noptions = [\"shields\", \"two_handed_weapons\"]", 6, "units.axes: Warriors has 2 of these options and may have 1"},
		{axes + "unit = \"ogres/warriors\"\noptions = [\"shields\", \"shields\"]", 6, "units.axes: Warriors has the option Shields twice"},
		{axes + "unit = \"elves/elven_mage\"\nsize = \"horde\"", 6, "units.axes: Elven Mage does not come in the size"},
		{axes + "artefact = \"ring\"", 9, `units.axes.artefact: there is no artefact "ring"`},
		{axes + "order = \"fly\"", 9, `units.axes.order: there is no order "fly"`},
		{axes + "target = \"foe\"", 9, `units.axes.target: there is no unit "foe"`},
		{"[setup.units.axes]\nseat = \"blue\"\nat = [600]", 8, "units.axes.at: a place is two lengths, not 1"},
		{axes + "[setup.units.axes.stats]\nspeed = 5\n[setup.units.axes.stats.special]\ncharming = 1", 12, `units.axes.stats.special.charming: there is no special rule "charming"`},
		{axes + "[setup.units.axes.stats]\nspeed = 5\nspells = { charm = 1 }", 11, `units.axes.stats.spells.charm: there is no spell "charm"`},
		{axes + "[setup.units.axes.stats]\nspeed = 5\nweapons = [\n{ weapon = \"pen\" }]", 12, `units.axes.stats.weapons.0.weapon: there is no weapon "pen"`},
		{axes + "[setup.units.axes.stats]\nspeed = 41", 10, "units.axes.stats.speed: a unit is at most 40 inches fast"},
		{axes + "[setup.units.axes.stats]\nspeed = 5\nnerve = \"11/9\"", 11, `units.axes.stats.nerve: "11/9": a unit wavers before it routs`},
		{axes + "[setup.units.axes.stats]\nnerve = \"-/0\"", 10, `units.axes.stats.nerve: "-/0": a unit wavers before it routs`},
		{axes + "[setup.units.axes.stats]\nspeed = 5\nbase = [0, 0]", 11, "units.axes.stats.base: a base is at least 1 mm wide and deep"},
		{axes + "[setup.units.axes.stats]\nspeed = 5\nbase = [250, 20]", 9, "units.axes.stats: a unit is at most 40 inches wide and deep"},
		{"[[setup.terrain]]\ntype = \"hill\"\nheight = 1\ncorners = [[0, 0],\n[100, 0],\n[0, 9999]]", 11, "terrain.0.corners.2: the place (0, 9999) is off the table"},
		{"[[setup.terrain]]\ntype = \"hill\"\nheight = 1\ncorners = [[0, 0], [100, 0]]", 9, "terrain.0.corners: "},
		{"[[setup.terrain]]\ntype = \"sea\"\ncorners = [[0, 0], [100, 0], [100, 100]]", 7, `terrain.0.type: there is no terrain "sea"`},
	} {
		c, err := casebook.Read("setup.toml", fmt.Appendf(nil, file, tt.setup))
		if err != nil {
			t.Errorf("%s: %v", tt.setup, err)
			continue
		}
		r := casebook.Run(c, game.Open[State, Action](Rules{}))
		want := fmt.Sprintf("setup.toml:%d: the setup cannot be read: %s", tt.line, tt.want)
		if r.Unread == nil || !strings.HasPrefix(r.Unread.Error(), want) {
			t.Errorf("%s:\ngot  %v\nwant %s", tt.setup, r.Unread, want)
			continue
		}
		gametest.InFrench(t, r.Unread)
	}
}
