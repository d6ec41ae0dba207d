package throne

// Names in documents. Areas, Houses and House cards are named by the ids of the data.

var orderNames = [orders + 1]string{
	MarchMinus: "march-1", March: "march+0", MarchPlus: "march+1",
	Defense: "defense+1", DefensePlus: "defense+2",
	Raid: "raid", RaidPlus: "raid*",
	Support: "support", SupportPlus: "support+1",
	Consolidate: "consolidate", ConsolidatePlus: "consolidate*",
	FaceDown: "facedown",
}

var unitNames = [unitTypes]string{"footman", "knight", "ship"}

var trackNames = [tracks]string{"iron_throne", "fiefdoms", "kings_court"}

var markerNames = [tracks]string{"iron_throne", "blade", "raven"}

var deckNames = [decks]string{"I", "II", "III"}

var sideNames = [...]string{"attacker", "defender", "neither"}

var westerosNames = [westerosCards]string{
	SupplyCard:       "supply",
	MusteringCard:    "mustering",
	LastDaysOfSummer: "last_days_of_summer",
	WinterIsComing:   "winter_is_coming",
	ClashOfKings:     "clash_of_kings",
	GameOfThrones:    "game_of_thrones",
	WildlingsAttack:  "wildlings_attack",
	SeaOfStorms:      "sea_of_storms",
	FeastForCrows:    "feast_for_crows",
	RainsOfAutumn:    "rains_of_autumn",
	StormOfSwords:    "storm_of_swords",
}

var kindNames = [decisions]string{
	noDecision:     "over",
	decideReduce:   "reduce",
	decideMuster:   "muster",
	decideBid:      "bid",
	decideRank:     "rank",
	decideWatchBid: "watch_bid",
	decideTop:      "highest_bidder",
	decideLow:      "lowest_bidder",
	decideTake:     "take_card",
	decideLosses:   "wildling_losses",
	decideOrders:   "orders",
	decideRaven:    "raven",
	decideRaid:     "raid",
	decideMarch:    "march",
	decideSupport:  "support",
	decideCard:     "card",
	decideKill:     "kill_footman",
	decideBlade:    "blade",
	decideLift:     "lift_order",
	decideDiscard:  "discard_card",
	decidePromote:  "promote",
	decideCasualty: "casualty",
	decideRetreat:  "retreat",
	decideSurplus:  "surplus",
}

var procNames = [procedures]string{
	procTurn:      "turn",
	procWesteros:  "westeros",
	procSupply:    "supply",
	procMuster:    "muster",
	procClash:     "clash",
	procWildlings: "wildlings",
	procRaids:     "raids",
	procMarches:   "marches",
	procNeutral:   "neutral",
	procBattle:    "battle",
}

var phaseNames = [phaseCount]string{"westeros", "planning", "raids", "marches", "power"}

var actionNames = [actionKinds]string{
	Pass:        "pass",
	Done:        "done",
	Ready:       "ready",
	Remove:      "remove",
	Muster:      "muster",
	Upgrade:     "upgrade",
	Bid:         "bid",
	Choose:      "choose",
	Take:        "take",
	PlaceOrder:  "order",
	Withdraw:    "withdraw",
	RaidOrder:   "raid",
	MarchOrder:  "march",
	GiveSupport: "support",
	PlayCard:    "card",
	UseBlade:    "blade",
	Retreat:     "retreat",
	Lift:        "lift",
	Discard:     "discard",
	Promote:     "promote",
}
