package battles

import (
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/hex"
)

// nouns say what the arguments of events are.
var nouns = map[string]game.Noun[State]{
	"seat": game.SeatNoun(Rules{}.SeatText),
	"unit": {Word: unitWord},
	"someone": {Word: func(s *State, args []int16) game.Word {
		if args[0] < 0 {
			return game.Word{Value: ""}
		}
		return unitWord(s, args)
	}},
	"hex": {Word: hexWord},
	"hexOrNone": {Word: func(s *State, args []int16) game.Word {
		if int(args[0]) >= s.Plan.Grid.Len() {
			return game.Word{Value: ""}
		}
		return hexWord(s, args)
	}},
	"card": {Word: func(s *State, args []int16) game.Word {
		c := Card(args[0])
		return game.Word{Value: s.Plan.Cards[c].ID, Ref: "card", Text: s.Plan.cardText(c)}
	}},
	"commander": {Word: func(s *State, args []int16) game.Word {
		c := Commander(args[0])
		return game.Word{Value: s.Plan.Commanders[c].ID, Ref: "commander", Text: s.Plan.commanderText(c)}
	}},
	"version": {Word: func(s *State, args []int16) game.Word {
		c := Commander(args[0])
		return game.Word{Value: s.Plan.Commanders[c].ID, Ref: "commander", Text: s.Plan.versionText(c)}
	}},
	"plan": {Word: func(s *State, _ []int16) game.Word {
		return game.Word{Value: s.Plan.ID, Text: game.Text{"“" + s.Plan.English + "”", "« " + s.Plan.French + " »"}}
	}},
	"setup": {Args: 2, Word: func(s *State, args []int16) game.Word {
		id := s.Plan.SetUp[args[1]][args[0]].ID
		return game.Word{Value: id, Text: game.Text{id, id}}
	}},
	"commands": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: boxNumbers(uint8(args[0]))}
	}},
	"way":     {Args: 6, Word: wayWord},
	"purpose": {Args: 4, Word: purposeWord},
	"dice":    {Args: 5, Word: func(_ *State, args []int16) game.Word { return diceWord(args, args[7]) }},
	"torches": {Args: 5, Word: func(_ *State, args []int16) game.Word { return diceWord(args, args[5]) }},
	"tokens":  {Args: 5, Word: tokensWord},
	"die":     {Word: func(_ *State, args []int16) game.Word { return dieWord(Face(args[0]), NoFace) }},
	"bucket":  {Word: func(_ *State, args []int16) game.Word { return dieWord(Face(args[0]), Face(args[1])) }},
	"toll":    {Args: 3, Word: tollWord},
	"victory": {Args: 3, Word: victoryWord},
	"attacks": {Args: 2, Word: func(_ *State, args []int16) game.Word {
		if args[1] == 1 {
			return game.Word{Text: flankWords}
		}
		return game.Word{Text: attackWords[args[0]]}
	}},
	"flag": {Word: func(_ *State, args []int16) game.Word {
		words := [...]game.Text{{"no", "non"}, {"yes", "oui"}}
		return game.Word{Value: args[0] == 1, Text: words[args[0]]}
	}},
	"space": {Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: int(args[0]), Text: spaceText(int8(args[0]))}
	}},
	"face":      fromList(faceNames[:], faceWords[:]),
	"symbols":   fromList(faceNames[:], symbolWords[:]),
	"dogs":      fromList(faceNames[:], dogsWords[:]),
	"rank":      fromList(rankNames[:], rankWords[:]),
	"ground":    fromList(terrainNames[:], terrainWords[:]),
	"token":     fromList(tokenNames[:], theTokenWords[:]),
	"phase":     fromList(phaseNames[:], phaseWords[:]),
	"attack":    fromList(attackNames[:], attackWords[:]),
	"location":  fromList(locationNames[:], locationWords[:]),
	"direction": fromList(directionNames[:], directionWords[:]),
	"advantage": fromList(advantageNames[:], advantageWords[:]),
	"declined":  fromList(decisionNames[:], declinedWords[:]),
	"ending":    {Word: func(_ *State, args []int16) game.Word { return game.Word{Value: endingNames[args[0]]} }},
}

// fromList is a noun whose words stand in a list.
func fromList(names []string, words []game.Text) game.Noun[State] {
	return game.Noun[State]{Word: func(_ *State, args []int16) game.Word {
		return game.Word{Value: names[args[0]], Text: words[args[0]]}
	}}
}

func unitWord(s *State, args []int16) game.Word {
	u := UnitID(args[0])
	return game.Word{Value: s.unitName(u), Ref: "unit", Text: s.unitText(u)}
}

func hexWord(s *State, args []int16) game.Word {
	h := hex.Hex(args[0])
	return game.Word{Value: s.Plan.hexName(h), Ref: "hex", Text: s.hexText(h)}
}

// wayWord is the way of a unit, told by where it ends.
func wayWord(s *State, args []int16) game.Word {
	var names []string
	for i := range int(args[0]) {
		h := hex.Hex(uint16(args[1+i/2]) >> (8 * (i % 2)))
		names = append(names, s.Plan.hexName(h))
	}
	if len(names) == 0 {
		return game.Word{Value: []string{}}
	}
	end := names[len(names)-1]
	return game.Word{Value: names, Ref: "hex", ID: end, Text: game.Text{end, end}}
}

// purposeWord is what an order token is spent for.
func purposeWord(s *State, args []int16) game.Word {
	if args[2] < 0 {
		return game.Word{Text: game.Text{"raise morale", "relever son moral"}}
	}
	unit, at := unitWord(s, args[2:]), hexWord(s, args[3:])
	in := func(l game.Lang) (string, string) {
		return game.Mark(unit.Name(l), "unit", s.unitName(UnitID(args[2]))), game.Mark(at.Name(l), "hex", at.English)
	}
	english, place := in(game.English)
	french, _ := in(game.French)
	if Face(args[0]) == Morale && args[1] == 1 {
		return game.Word{Text: game.Text{"rally " + english + " at " + place, "mobiliser " + french + " en " + place}}
	}
	return game.Word{Text: game.Text{"order " + english + " at " + place, "activer " + french + " en " + place}}
}

// tollWord is what dice came to against a unit.
func tollWord(_ *State, args []int16) game.Word {
	hits, ignored, morale := args[0], args[1], args[2]
	parts := []game.Text{{"no hit", "aucune touche"}}
	if hits > 0 {
		parts[0] = counted(hits, game.Text{"hit{|s}", "touche{|s}"})
	}
	if ignored > 0 {
		parts = append(parts, counted(ignored, game.Text{"ignored", "ignorée{|s}"}))
	}
	if morale > 0 {
		parts = append(parts, counted(morale, game.Text{"morale result{|s}", "résultat{|s} de moral"}))
	}
	var all game.Text
	for i, p := range parts {
		if i > 0 {
			all.English, all.French = all.English+", ", all.French+", "
		}
		all.English, all.French = all.English+p.English, all.French+p.French
	}
	return game.Word{Text: all}
}

// counted is a number with what goes with it.
func counted(n int16, words game.Text) game.Text {
	number := strconv.Itoa(int(n)) + " "
	return game.Text{number + words.English, number + words.French}
}

// victoryWord is by what a battle was won.
func victoryWord(_ *State, args []int16) game.Word {
	switch endings[args[2]] {
	case ruleMoraleRoutSpaceLoses:
		return game.Word{Text: game.Text{": the enemy is routed", " : l'ennemi est en déroute"}}
	case ruleVictoryInstantConditionsFromPlan:
		return game.Word{Text: game.Text{" as the battle plan says", " selon le plan de bataille"}}
	case ruleVictoryTieHigherMorale:
		return game.Word{Text: game.Sentence(" by its morale, with %d point{|s} each", " par le moral, avec %d point{|s} chacun", args[0])}
	case ruleVictoryTieArdeurIfMarkerOnStart:
		return game.Word{Text: game.Sentence(" by its momentum, with %d point{|s} each", " par l'Ardeur, avec %d point{|s} chacun", args[0])}
	}
	return game.Word{Text: game.Sentence(", %d point{|s} to %d", ", %d point{|s} contre %d", args[0], args[1])}
}

// spaceText is a space of the morale track.
func spaceText(n int8) game.Text {
	switch {
	case n > 0:
		return game.Sentence("%d on the Stark side", "%d côté Stark", n)
	case n < 0:
		return game.Sentence("%d on the Lannister side", "%d côté Lannister", -n)
	}
	return game.Text{"the start space", "la case départ"}
}

// join joins texts with commas.
func join(parts []string) string { return strings.Join(parts, ", ") }
