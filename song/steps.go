package song

import "gonfalon/game"

// Parts implements [game.Narrator].
func (Rules) Parts() map[string]game.Part { return parts }

// goesOn are the dice of an attack: a beat of what it belongs to. After a card or an Order that
// was used in the midst of it, they are a step of their own.
var goesOn = game.Part{Opens: "fight", Joins: "activation move retreat charge fight zone", Spans: true, Weight: 3}

// mishap is what befalls units and players by something else.
var mishap = game.Part{Opens: "loss", Joins: "*", Weight: 2, Costs: "seat", Ends: true}

// upon are the ends of what a unit does to another.
const upon = "unit:unit unit:target"

// parts say what events are in the story of a match. An activation goes on until its turn is over:
// moves, the attack, saves and tests are its beats. So does a zone of the Tactics Board with all
// that it leads to. A card or an Order is a step of its own; a window in which nobody answers is
// none.
var parts = map[string]game.Part{
	"roll_off":       {Opens: "roll_off", Weight: 1},
	"role":           {Opens: "roll_off", Joins: "roll_off", Weight: 1},
	"edge":           {Opens: "edge", Weight: 1},
	"objective":      {Opens: "objective", Weight: 1, Many: game.Text{English: "{seat} places {n} Objectives.", French: "{seat} place {n} Objectifs."}},
	"objective_card": {Opens: "objective_card", Joins: "objective", Weight: 1},
	"pieces":         {Opens: "terrain", Weight: 1},
	"piece":          {Opens: "terrain", Joins: "terrain", Weight: 1},
	"piece_again":    {Opens: "terrain", Joins: "terrain", Weight: 1},
	"laid":           {Opens: "terrain", Weight: 1, Many: game.Text{English: "{seat} lays {n} pieces of terrain.", French: "{seat} place {n} éléments de terrain."}},
	"deployed":       {Opens: "deploy", Joins: "activation card order", Weight: 1, Many: game.Text{English: "{seat} deploys {n} units.", French: "{seat} déploie {n} unités."}},
	"marked":         {Opens: "mark", Weight: 1},
	"first_player":   {Opens: "first", Weight: 1},

	"activated":     {Opens: "activation", Spans: true, Weight: 1},
	"went":          {Opens: "move", Joins: "*", Weight: 1, Says: true},
	"moved":         {Opens: "move", Joins: "*", Weight: 1},
	"stopped":       {Opens: "move", Joins: "*", Weight: 1},
	"charged":       {Opens: "charge", Joins: "*", Spans: true, Weight: 2, Says: true, Way: upon},
	"disorderly":    {Ends: true},
	"charge_failed": {Ends: true},
	"retreat_die":   {Opens: "retreat", Joins: "activation", Spans: true, Weight: 1, Says: true},
	"razed":         {Opens: "terrain", Joins: "*", Weight: 1, Says: true},
	"attacked":      {Opens: "fight", Joins: "activation charge zone", Spans: true, Weight: 3, Says: true, Way: upon},
	"attack_dice":   goesOn,
	"defence_dice":  goesOn,
	"test_dice":     {Opens: "test", Joins: "*", Weight: 2},
	"hits":          {Ends: true},
	"wounded":       {Opens: "loss", Joins: "*", Weight: 2, Costs: "seat", Ends: true, Peaks: true},
	"healed":        {Opens: "healing", Joins: "*", Weight: 1, Brings: "seat", Ends: true},
	"tested":        {Opens: "test", Joins: "*", Weight: 2, Ends: true},
	"token":         {Opens: "token", Joins: "*", Weight: 1},
	"shed":          {Opens: "token", Joins: "*", Weight: 1},
	"destroyed":     mishap,
	"killed":        mishap,
	"eliminated":    mishap,
	"breach":        mishap,
	"surge":         {Opens: "move", Joins: "*", Weight: 1},
	"claimed":       {Opens: "claim", Joins: "*", Weight: 2, Brings: "seat", Ends: true},

	"activated_ncu": {Opens: "zone", Spans: true, Weight: 1},
	"zone":          {Opens: "zone", Joins: "*", Spans: true, Weight: 2, Says: true},
	"forwent_ncu":   {Ends: true},
	"muted":         {Opens: "zone", Joins: "*", Weight: 1},

	"played":    {Opens: "card", Spans: true, Weight: 2},
	"siege":     {Opens: "card", Spans: true, Weight: 2},
	"order":     {Opens: "order", Spans: true, Weight: 2},
	"cancelled": {Ends: true},
	"declined":  {Aside: true},

	"points":         {Opens: "points", Joins: "*", Weight: 2, Brings: "player", Ends: true},
	"point_token":    {Opens: "points", Joins: "*", Weight: 1},
	"mission":        {Opens: "mission", Weight: 2},
	"open_mission":   {Opens: "mission", Weight: 1},
	"mission_leaves": {Opens: "mission", Joins: "mission", Weight: 1},
	"kept_mission":   {Opens: "mission", Joins: "mission", Weight: 1},
	"chose_mission":  {Opens: "mission", Weight: 1},
	"designated":     {Opens: "mission", Joins: "mission", Weight: 1},
	"drew":           {Opens: "draw", Joins: "card order zone", Weight: 1},
	"discarded":      {Opens: "discard", Joins: "card order zone", Weight: 1},
	"fetched":        {Opens: "draw", Joins: "card order zone", Weight: 1},
	"drew_missions":  {Opens: "draw", Joins: "*", Weight: 1},
	"drew_siege":     {Opens: "draw", Joins: "*", Weight: 1},
	"cleared":        {Opens: "terrain", Joins: "*", Weight: 1},
	"ready":          {Opens: "ready", Joins: "*", Weight: 1},
	"end":            {Opens: "end", Weight: 3},
}
