package song

// Names in documents. Units are named by their ids, content by the ids of the data.

var seatNames = [MaxSeats]string{"a", "b", "c", "d"}

var fateNames = [fates]string{InReserve: "reserve", OnTable: "table", Falling: "falling", Destroyed: "destroyed", Away: "away"}

var tokenNames = [conditions]string{"panicked", "vulnerable", "weakened"}

var markNames = [marks]string{"began_engaged", "struck", "shot", "returned", "claimed", "scored", "left_out", "marked", "kept_back"}

var edgeNames = [edges]string{South: "south", East: "east", North: "north", West: "west"}

var zoneNames = [zones]string{Crown: "crown", Wealth: "wealth", Tactics: "tactics", Combat: "combat", Manoeuvring: "manoeuvre", Undying: "undying"}

var sideNames = [...]string{"front", "left", "rear", "right"}

var kindNames = [decisions]string{
	noDecision:       "over",
	decideEdge:       "edge",
	decideToken:      "objective",
	decidePiece:      "terrain",
	decideDeploy:     "deploy",
	decideActivate:   "activate",
	decideAction:     "action",
	decideZone:       "zone",
	decideWithdraw:   "withdraw",
	decideAlign:      "align",
	decideReroll:     "reroll",
	decideAnswer:     "answer",
	decideUnit:       "unit",
	decideNCU:        "ncu",
	decideAttachment: "attachment",
	decideOnZone:     "which_zone",
	decideCard:       "card",
	decideOption:     "option",
	decideNumber:     "number",
	decideMay:        "may",
	decideDiscard:    "discard",
	decideMission:    "mission",
}

var actionNames = [actionKinds]string{
	Pass:             "pass",
	TakeEdge:         "edge",
	PlaceToken:       "objective",
	PlacePiece:       "terrain",
	Deploy:           "deploy",
	Activate:         "activate",
	ActivateNCU:      "activate_ncu",
	Claim:            "claim",
	Manoeuvre:        "manoeuvre",
	March:            "march",
	Retreat:          "retreat",
	Withdraw:         "withdraw",
	Shoot:            "shoot",
	Strike:           "strike",
	Charge:           "charge",
	Raze:             "raze",
	Pivot:            "pivot",
	Shift:            "shift",
	Forgo:            "forgo",
	Align:            "align",
	Reroll:           "reroll",
	Play:             "play",
	UseOrder:         "order",
	UseNCU:           "ncu",
	ChooseUnit:       "unit",
	ChooseAttachment: "choose_attachment",
	ChooseNCU:        "choose_ncu",
	ChooseZone:       "zone",
	ChooseCard:       "card",
	ChooseOption:     "option",
	ChooseNumber:     "number",
	ChooseYes:        "yes",
	Discard:          "discard",
	ChooseMission:    "mission",
}

// bitsOf lists the names of the bits that are set.
func bitsOf(set uint32, names []string) []string {
	var list []string
	for i, name := range names {
		if set>>i&1 == 1 {
			list = append(list, name)
		}
	}
	return list
}
