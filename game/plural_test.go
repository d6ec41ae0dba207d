package game

import "testing"

func TestPlural(t *testing.T) {
	tests := []struct {
		text string
		lang Lang
		want string
	}{
		{"it gives 1 {point|points} in all", English, "it gives 1 point in all"},
		{"it gives 2 {point|points} in all", English, "it gives 2 points in all"},
		{"0 {point|points}", English, "0 points"},
		{"11 {point|points}", English, "11 points"},
		{"1.5 {inch|inches}", English, "1.5 inches"},
		{"1 ordre{|s} spécia{l|ux}", French, "1 ordre spécial"},
		{"2 ordre{|s} spécia{l|ux}", French, "2 ordres spéciaux"},
		{"0 {point|points}", French, "0 point"},
		{"1,5 {pouce|pouces}", French, "1,5 pouce"},
		{"21 {point|points}", French, "21 points"},
		{"2 {area|areas} of 1 {game|games}", English, "2 areas of 1 game"},
		{"1 [Shield Wall 2](unit:wall_2) {stands|stand}", English, "1 [Shield Wall 2](unit:wall_2) stand"},
		{"1 [wall](unit:wall_2) {stands|stand}", English, "1 [wall](unit:wall_2) stands"},
		{"no number before {it|them}", English, "no number before them"},
		{"1 {brace} and } another {", English, "1 {brace} and } another {"},
	}
	for _, tt := range tests {
		if got := Plural(tt.text, tt.lang); got != tt.want {
			t.Errorf("Plural(%q, %v) is %q, want %q", tt.text, tt.lang, got, tt.want)
		}
	}
}
