package throne

import "gonfalon/game"

// Parts implements [game.Narrator].
func (Rules) Parts() map[string]game.Part { return parts }

// parts say what events are in the story of a match. A march goes on until the battle that
// it leads to is over, whoever has to decide something in it.
var parts = map[string]game.Part{
	"revealed":         {Opens: "westeros", Weight: 2},
	"wildlings_gather": {Ends: true},
	"supply":           {Opens: "supply", Joins: "supply", Weight: 1, Many: game.Text{"Supply is counted anew.", "Le Ravitaillement est recompté."}},
	"destroyed":        {Opens: "loss", Joins: "*", Weight: 2, Costs: "seat"},
	"mustered":         {Opens: "muster", Weight: 1},
	"upgraded":         {Opens: "muster", Weight: 1},

	"has_bid":       {Aside: true},
	"bid":           {Opens: "bid", Joins: "bid", Weight: 2, Many: game.Text{"The bids are open.", "Les mises sont révélées."}},
	"ranked":        {Opens: "ranks", Joins: "bid ranks", Spans: true, Weight: 1, Many: game.Text{"The ranks of the track are settled.", "Les rangs de la piste sont fixés."}},
	"holds":         {Opens: "ranks", Joins: "bid ranks", Weight: 1, Ends: true},
	"watch_won":     {Opens: "wildlings", Spans: true, Weight: 3},
	"wildlings_won": {Opens: "wildlings", Spans: true, Weight: 3},
	"highest":       {Ends: true},
	"lowest":        {Ends: true},
	"recovered":     {Opens: "card", Joins: "*", Weight: 1, Brings: "seat"},

	"ready":           {Aside: true},
	"declined":        {Aside: true},
	"withdrawn":       {Aside: true},
	"orders_revealed": {Opens: "orders", Weight: 2},
	"raven":           {Opens: "raven", Weight: 2},
	"raided":          {Opens: "raid", Weight: 2, Costs: "foe", Way: "area:from area:area"},
	"raid_dropped":    {Aside: true},
	"gained":          {Opens: "power", Joins: "power raid march wildlings", Weight: 1, Brings: "seat"},

	"stayed":       {Aside: true},
	"marched":      {Opens: "march", Spans: true, Weight: 1, Costs: "foe", Way: "area:from area:to"},
	"token_lost":   {Costs: "seat"},
	"neutral_fell": {Weight: 2, Ends: true},
	"neutral_held": {Weight: 2, Ends: true},
	"battle":       {Weight: 3, Says: true, Way: "area:from area:area"},
	"supported":    {Helps: true},
	"card_chosen":  {Aside: true},
	"lifted":       {Costs: "foe"},
	"discarded":    {Costs: "seat"},
	"won":          {Ends: true, Peaks: true, Brings: "seat"},
	"wiped_out":    {Ends: true},
	"retreated":    {Costs: "seat"},

	"consolidated": {Opens: "power", Weight: 1, Many: game.Text{"{seat} consolidates power in {n} areas.", "{seat} consolide son pouvoir dans {n} zones."}},
	"victory":      {Opens: "end", Weight: 3},
}
