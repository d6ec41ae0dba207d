package battles

import (
	"regexp"
	"strings"
	"testing"

	"gonfalon/game/gametest"
)

// atALine is how a fault begins.
var atALine = regexp.MustCompile(`^[\w/]+\.(json|toml):\d+: `)

func TestBadDataIsRefused(t *testing.T) {
	for _, tt := range []struct{ what, file, old, new, want string }{
		{"no JSON", "units.json", `"units"`, `units`, "units.json:4:"},
		{"a face too few", "dice.json", `["green", "green",`, `["green",`, "7 faces, not 8"},
		{"a face that is none", "dice.json", `["green", "green",`, `["green", "pink",`, `is "pink", which is none of green, blue, red, valour, morale`},
		{"a symbol on no face", "dice.json", `"red", "valour"`, `"blue", "valour"`, `the symbol "red"`},
		{"a space left out", "morale_track.json", `"n": 5`, `"n": 6`, "space 6 where 5 should follow"},
		{"a zone out of order", "morale_track.json", `"n": 8, "zone": "yellow"`, `"n": 8, "zone": "green"`, "space 8: a zone that is better"},
		{"two breaks", "morale_track.json", `"n": 5, "zone": "green"`, `"n": 5, "zone": "green", "break": true`, "a second break"},
		{"an unknown field", "units.json", `"strength": 4`, `"colour": 1, "strength": 4`, `unknown field "colour"`},
		{"a keyword that is none", "units.json", `{"keyword": "advance"}`, `{"keyword": "flight"}`, `is "flight"`},
		{"a keyword of terrain", "units.json", `{"keyword": "advance"}`, `{"keyword": "cover"}`, "no unit has it"},
		{"a keyword missing", "units.json", `"id": "cover"`, `"id": "advance"`, `"cover" is missing`},
		{"a unit twice", "units.json", `"id": "northmen_archers"`, `"id": "war_host_of_the_north"`, `unit "war_host_of_the_north": stands twice`},
		{"a move that is shorter", "units.json", `"attack": 2, "move": 2`, `"attack": 2, "move": 1`, "moves no less far"},
		{"a text missing", "commanders.json", `"commit_fr": "Engagez avant l'attaque`, `"commit_f": "`, `commander "maege_lady_of_bear_island": has no field "commit_fr"`},
		{"a commander without abilities", "commanders.json", `"id": "robb_young_wolf"`, `"id": "robb_old_wolf"`, "the rules know no such commander"},
		{"a commander of the other House", "commanders.json", `"unit": "winterfell_riders"`, `"unit": "lannisport_guards"`, "is of the other House"},
		{"a limit too high", "commanders.json", `"command_limit": 3`, `"command_limit": 4`, "command_limit: is 4, not a whole number from 1 to 3"},
		{"cards out of order", "command_cards.json", `"id": "SB02"`, `"id": "SB03"`, `card "SB03": stands where "SB02" should`},
		{"a card of nobody", "command_cards.json", `"commander": "robb_stark"`, `"commander": "bran_stark"`, `"bran_stark" is no commander`},
		{"a card of another", "command_cards.json", `"commander": "robb_stark"`, `"commander": "eddard_stark"`, "has 4 cards, not 5"},
		{"an effect that is none", "command_cards.json", `"op": "draw_cards"`, `"op": "fly"`, `the rules know no effect "fly"`},
		{"a target that an effect has not", "command_cards.json", `"op": "flank_always", "target": "ordered"`, `"op": "flank_always", "target": "choose_enemy"`, `effect "flank_always": target: is "choose_enemy"`},
		{"a value that an effect has not", "command_cards.json", `"op": "flank_always",`, `"op": "flank_always", "value": 1,`, `unknown field "value"`},
		{"a filter that is none", "command_cards.json", `"fit": ["same_rank"]`, `"fit": ["tall"]`, `is "tall"`},
		{"a filter twice", "command_cards.json", `"fit": ["same_rank"]`, `"fit": ["same_rank", "same_rank"]`, `"same_rank" stands twice`},
		{"a duration missing", "command_cards.json", `"op": "attack_dice", "target": "ordered", "value": 1, "duration": "turn"`, `"op": "attack_dice", "target": "ordered", "value": 1`, `has no field "duration"`},
		{"a bonus that lasts", "command_cards.json", `"op": "attack_dice", "target": "ordered", "value": 1, "duration": "turn"`, `"op": "attack_dice", "target": "ordered", "value": 1, "duration": "until_your_next_turn"`, "only Stalwart"},
		{"a part of the terrain", "command_cards.json", `"terrain": ["hills", "forest"]`, `"terrain": ["forest"]`, "all of its terrain"},
		{"a condition on grey", "command_cards.json", `"zone": "yellow"`, `"zone": "grey"`, "grey is no condition"},
		{"no condition", "command_cards.json", `"tokens": ["blue", "blue"]`, `"tokens": []`, "tokens: must not be empty"},
		{"a set-up card too few", "setup_cards.json", `{"id": "LK08", "house": "lannister"`, `{"id": "LK08", "house": "stark"`, "one too many"},
		{"a value that is not the limit", "setup_cards.json", `"value": 2`, `"value": 1`, "is not his command limit"},
		{"no TOML", "plans/bp01.toml", `rounds = 5`, `rounds 5`, "plans/bp01.toml:9: this is no TOML"},
		{"a plan without a name", "plans/bp01.toml", `name_en = "Fords of the Kingsroad"`, ``, `has no field "name_en"`},
		{"a plan twice", "plans/bp02.toml", `id = "bp02"`, `id = "bp01"`, `"bp01" stands twice`},
		{"a plan with a skirmish", "plans/bp02.toml", `[stark]`, "[skirmish]\nvalue = 1\n[stark]", `unknown field "skirmish"`},
		{"a skirmish without its part", "skirmishes/ss1.toml", `[skirmish]`, `[skirmishes]`, `has no field "skirmish"`},
		{"a skirmish with the momentum of a House", "skirmishes/ss1.toml", `momentum = "random"`, `momentum = "stark"`, `is "stark", which is none of random, lower_value`},
	} {
		t.Run(tt.what, func(t *testing.T) {
			err := CheckData(gametest.Changed(t, Data(), tt.file, tt.old, tt.new))
			if err == nil || !strings.Contains(err.Error(), tt.want) || !atALine.MatchString(err.Error()) {
				t.Errorf("got %v, want an error with a line and %q", err, tt.want)
			}
		})
	}
	for _, file := range []string{"dice.json", "setup_cards.json"} {
		if err := CheckData(gametest.Without(t, Data(), file)); err == nil || !strings.Contains(err.Error(), file) {
			t.Errorf("without %s: got %v", file, err)
		}
	}
}

// TestHashIsOfWhatDecides: another wording is no other content, another number is.
func TestHashIsOfWhatDecides(t *testing.T) {
	for _, tt := range []struct {
		file, old, new string
		same           bool
	}{
		{"command_cards.json", "Order 2 units.", "Order two units.", true},
		{"commanders.json", `"capture_value": 4`, `"capture_value": 5`, false},
		{"plans/bp01.toml", `intro_en = "`, `intro_en = "Hear: `, true},
		{"plans/bp01.toml", "rounds = 5", "rounds = 6", false},
		{"plans/bp01.toml", "rounds = 5", "rounds  =  5 # rounds", true},
	} {
		b, err := ReadBox(gametest.Changed(t, Data(), tt.file, tt.old, tt.new))
		if err != nil || (b.hash == standard().hash) != tt.same {
			t.Errorf("%s for %s: %v, the same hash must be %v", tt.new, tt.old, err, tt.same)
		}
	}
}
