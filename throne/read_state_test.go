package throne

import (
	"strings"
	"testing"

	"gonfalon/game"
	"gonfalon/game/casebook"
	"gonfalon/game/gametest"
)

// TestSetupErrorsStandAtTheirLines: what is wrong with a position is told at its line, with
// what would be right.
func TestSetupErrorsStandAtTheirLines(t *testing.T) {
	const file = `game = "throne"
title = "a position that cannot be"
rules = ["throne.march.adjacent-only"]
[setup]
phase = "marches"
[setup.areas]
winterfell = { house = "stark", footmen = 1 }
`
	const step = "\n[[step]]\nexpect = [{ at = \"/turn\", is = 1 }]\n"
	for _, tt := range []struct{ name, text, want string }{
		{"an area", "winterfel = { house = \"stark\", footmen = 1 }", `x.toml:8: the setup cannot be read: areas.winterfel: there is no area "winterfel"; there is `},
		{"an order", "karhold = { house = \"stark\", footmen = 1, order = \"defend\" }", `x.toml:8: the setup cannot be read: areas.karhold.order: there is no order "defend"; there is march-1, march+0`},
		{"a house", "[setup.houses]\nstork = { power = 1 }", `x.toml:9: the setup cannot be read: houses.stork: there is no house "stork"; there is stark, baratheon`},
		{"a card", "[setup.houses.stark]\npower = 1\nhand = [\"stark_ned\"]", `x.toml:10: the setup cannot be read: houses.stark.hand: there is no house card "stark_ned"`},
		{"a track", "[setup.tracks]\nthrone = [\"stark\"]", `x.toml:9: the setup cannot be read: tracks.throne: there is no track "throne"; there is iron_throne, fiefdoms, kings_court`},
		{"a marker", "[setup.markers]\nraven = \"frey\"", `x.toml:9: the setup cannot be read: markers.raven: there is no house "frey"`},
		{"a Westeros card", "[setup.revealed]\nI = \"winter\"", `x.toml:9: the setup cannot be read: revealed.I: there is no westeros card "winter"; there is `},
		{"too many Footmen", "karhold = { house = \"stark\", footmen = 10 }", `x.toml:7: the setup cannot be read: areas.winterfell: 11 of the unit "footman" are on the board, and Stark owns 10`},
		{"an order twice", "karhold = { house = \"stark\", footmen = 1, order = \"march+0\" }\n[setup.areas.moat_cailin]\nhouse = \"stark\"\nfootmen = 1\norder = \"march+0\"", `x.toml:12: the setup cannot be read: areas.moat_cailin.order: 2 orders "march+0" are on the board, and Stark has 1`},
		{"a House twice on a track", "[setup.tracks]\niron_throne = [\n\"stark\",\n\"stark\",\n\"tyrell\"]", "x.toml:11: the setup cannot be read: tracks.iron_throne.1: Stark stands twice"},
		{"hidden power", "[setup.houses.stark]\nsupply = 1\npower = -1", `x.toml:10: the setup cannot be read: houses.stark.power: a number from 0 to 127 or "hidden" is wanted, not -1`},
		{"a supply off the track", "[setup.houses.stark]\nsupply = 9", "x.toml:9: the setup cannot be read: houses.stark.supply: supply 9 is off the track, which ends at 6"},
		{"units at sea", "bay_of_ice = { house = \"stark\", knights = 1 }", "x.toml:8: the setup cannot be read: areas.bay_of_ice: units that cannot stand here"},
		{"control of another", "[setup.control]\nwinterfell = \"tyrell\"", `x.toml:9: the setup cannot be read: control.winterfell: by units, tokens and homes it is not "tyrell" who controls "winterfell", but "stark"`},
		{"control of nothing", "[setup.control]\nwinterfel = \"tyrell\"", `x.toml:9: the setup cannot be read: control.winterfel: there is no area "winterfel"`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c, err := casebook.Read("x.toml", []byte(file+tt.text+step))
			if err != nil {
				t.Fatal(err)
			}
			r := casebook.Run(c, game.Open(Rules{}))
			if r.Unread == nil || !strings.HasPrefix(r.Unread.Error(), tt.want) {
				t.Fatalf("got %v, want %q", r.Unread, tt.want)
			}
			gametest.InFrench(t, r.Unread)
		})
	}
}
