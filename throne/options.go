package throne

import "gonfalon/game"

// The options of a match: docs/throne.md tells of each.

var options = []game.Option{
	{
		Name: "ships", Values: []string{"6", "5"},
		Text: game.Text{
			"Ships of each House: 6 as in the list of components, or 5 as in the text on mustering.",
			"Navires par Maison : 6 comme dans la liste du matériel, ou 5 comme dans le texte du recrutement.",
		},
	},
	{
		Name: "court", Values: []string{"standard", "competitive"},
		Text: game.Text{
			"King's Court at the start: as printed, or with Tyrell and Greyjoy exchanged (five players).",
			"Cour du Roi au départ : celle des cartes, ou Tyrell et Greyjoy échangés (cinq joueurs).",
		},
	},
	{
		Name: "home_retreat", Values: []string{"forbidden", "allowed"},
		Text: game.Text{
			"Whether units may retreat into another House's empty home area that bears no token.",
			"Retraite dans la zone de départ vide et sans jeton d'une autre Maison.",
		},
	},
	{
		Name: "salladhor", Values: []string{"opponent", "all"},
		Text: game.Text{
			"Which supporting Ships Salladhor Saan makes worthless: those of the other side, or all.",
			"Navires en soutien que Salladhar Saan annule : ceux de l'autre camp, ou tous.",
		},
	},
	{
		Name: "beaten_attackers", Values: []string{"routed", "standing"},
		Text: game.Text{
			"Whether units that attacked and lost are routed when they come back.",
			"Les attaquants battus reviennent en déroute, ou debout.",
		},
	},
}

func readOptions(o map[string]string) Options {
	ships := uint8(6)
	if o["ships"] == "5" {
		ships = 5
	}
	return Options{
		Ships:          ships,
		HomeRetreat:    o["home_retreat"] == "allowed",
		AllShips:       o["salladhor"] == "all",
		AttackersStand: o["beaten_attackers"] == "standing",
	}
}
