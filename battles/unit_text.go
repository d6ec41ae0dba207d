package battles

import (
	"strings"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// How sentences call units, commanders and hexes: short, and no two the same where it matters.

// shortNames are what a commander's unit is called after his name, with its article in French.
var shortNames = map[string]game.Text{
	"war_host_of_the_north":    {"War Host", "l'Ost de Guerre"},
	"northmen_archers":         {"Archers", "les Archers"},
	"winterfell_riders":        {"Riders", "les Cavaliers"},
	"stark_kennelmasters":      {"Kennelmasters", "les Maîtres-chiens"},
	"lannisport_guards":        {"Guards", "les Gardes"},
	"westerlands_archers":      {"Archers", "les Archers"},
	"casterly_rock_cavaliers":  {"Cavaliers", "les Cavaliers"},
	"lannister_heavy_infantry": {"Heavy Infantry", "l'Infanterie Lourde"},
}

// unitText calls a unit: by its commander, or by its rank and type.
func (s *State) unitText(u UnitID) game.Text {
	if u >= MaxUnits || s.Units[u].House >= houses {
		return game.Text{English: "no such unit", French: "aucune unité de ce nom"}
	}
	x := &s.Units[u]
	info := s.info(u)
	if c := x.Commander; c != NoCommander {
		name := s.Plan.Commanders[c].Text
		short := shortNames[info.ID]
		return game.Text{English: name.English + "'s " + short.English, French: short.French + " " + of(name.French)}
	}
	rank := rankWords[x.Rank]
	return game.Text{English: "the " + rank.English + " " + info.English, French: s.Plan.typeText(x.Type).French + " de rang " + rank.French}
}

// typeText calls a type of units, with its article in French.
func (b *Box) typeText(t UnitType) game.Text {
	info := &b.Units[t]
	article := "les "
	if strings.HasPrefix(shortNames[info.ID].French, "l'") {
		article = "l'"
	}
	return game.Text{English: info.English, French: article + info.French}
}

// of puts the French preposition before a name.
func of(name string) string {
	if strings.ContainsAny(name[:1], "AEIOUY") {
		return "d'" + name
	}
	return "de " + name
}

// unitAt calls a unit and says where it stands.
func (s *State) unitAt(u UnitID) game.Text {
	if u >= MaxUnits || int(s.Units[u].Hex) >= s.Plan.Grid.Len() {
		return s.unitText(u)
	}
	return game.Sentence("%s at %s", "%s en %s", s.unitText(u), s.hexText(s.Units[u].Hex))
}

// hexText calls a hex.
func (s *State) hexText(h hex.Hex) game.Text {
	if int(h) >= s.Plan.Grid.Len() {
		return game.Text{English: "no hex", French: "hors du plateau"}
	}
	name := s.Plan.hexName(h)
	return game.Text{English: name, French: name}
}

// commanderText calls a commander by name and title, which tells his cards apart.
func (b *Box) commanderText(c Commander) game.Text {
	if c == NoCommander || c >= MaxCommanders {
		return game.Text{English: "nobody", French: "personne"}
	}
	return b.Commanders[c].Text
}

// ofCommander says of a commander that something is his, or how far from him.
func (b *Box) ofCommander(c Commander) game.Text {
	name := b.commanderText(c)
	return game.Text{English: "of " + name.English, French: of(name.French)}
}

// hexesText names some hexes.
func (s *State) hexesText(hexes []hex.Hex) game.Text {
	var parts []game.Text
	for _, h := range hexes {
		parts = append(parts, s.hexText(h))
	}
	if len(parts) == 0 {
		return game.Text{English: "none", French: "aucune"}
	}
	return listed(parts)
}

// versionText calls a Commander card.
func (b *Box) versionText(c Commander) game.Text {
	info := &b.Commanders[c]
	return game.Text{English: info.English + " (" + info.Title.English + ")", French: info.French + " (" + info.Title.French + ")"}
}

// cardText calls a Command card.
func (b *Box) cardText(c Card) game.Text {
	if c == NoCard || c >= maxCards {
		return game.Text{English: "no card", French: "aucune carte"}
	}
	return b.Cards[c].Text
}
