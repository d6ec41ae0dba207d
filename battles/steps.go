package battles

import "gonfalon/game"

// Parts implements [game.Narrator].
func (Rules) Parts() map[string]game.Part { return parts }

// The ends of a blow, and of a way of one hex or more after it.
const (
	blow  = "hex:from hex:at"
	going = "hex:from hex:to"
)

// parts say what events are in the story of a match. An attack goes on until all that it leads
// to is over, whoever has to decide something in it: dice, losses, retreat, the answer, the
// pursuit.
var parts = map[string]game.Part{
	"plan":       {Opens: "setup", Weight: 1},
	"mustered":   {Aside: true},
	"fielded":    {Opens: "setup", Weight: 1},
	"momentum":   {Opens: "momentum", Weight: 1},
	"setup_card": {Opens: "setup", Weight: 1, Many: game.Text{"{seat} draws {n} set-up cards.", "{seat} pioche {n} cartes Préparation."}},
	"laid":       {Opens: "terrain", Weight: 1, Many: game.Text{"{seat} lays {n} pieces of terrain.", "{seat} pose {n} pièces de terrain."}},
	"placed":     {Opens: "place", Weight: 1, Many: game.Text{"{seat} places {n} units.", "{seat} place {n} unités."}},
	"hid":        {Opens: "setup", Weight: 1},

	"advantage":  {Opens: "advantage", Weight: 1},
	"orders":     {Opens: "marshal", Weight: 1},
	"reshuffled": {Opens: "marshal", Joins: "*", Weight: 1},
	"drew":       {Opens: "marshal", Joins: "*", Weight: 1, Ends: true},
	"discarded":  {Opens: "discard", Weight: 1},
	"recovered":  {Opens: "morale", Weight: 1},

	"passed":      {Opens: "pass", Weight: 1},
	"token":       {Opens: "order", Weight: 1},
	"ordered":     {Opens: "order", Joins: "order card tactic commit", Weight: 1},
	"rallied":     {Opens: "rally", Joins: "order card tactic commit fight", Weight: 1, Many: game.Text{"{seat} rallies {n} units.", "{seat} mobilise {n} unités."}},
	"card":        {Opens: "card", Spans: true, Weight: 2},
	"tactic":      {Opens: "tactic", Joins: "card", Spans: true, Weight: 2},
	"committed":   {Opens: "commit", Joins: "card tactic fight fire", Spans: true, Weight: 2},
	"uncommitted": {Opens: "commit", Joins: "*", Weight: 1},
	"took":        {Opens: "tokens", Joins: "card tactic commit", Weight: 1},
	"dropped":     {Opens: "tokens", Joins: "card tactic commit", Weight: 1, Costs: "seat"},
	"shed":        {Opens: "leave", Joins: "card tactic", Weight: 1},
	"declined":    {Aside: true},

	"moved":         {Opens: "move", Joins: "leave tactic", Weight: 1, Way: "hex:from hex:way", Many: game.Text{"{seat} moves {n} units.", "{seat} déplace {n} unités."}},
	"exited":        {Opens: "exit", Joins: "leave", Weight: 2},
	"controls":      {Opens: "objective", Joins: "*", Weight: 2, Ends: true},
	"found":         {Opens: "objective", Joins: "*", Weight: 2, Ends: true},
	"strategy_lost": {Opens: "objective", Joins: "*", Weight: 2, Ends: true},
	"broke_away":    {Opens: "leave", Spans: true, Weight: 1},

	"attacked":     {Opens: "fight", Spans: true, Weight: 3, Way: blow},
	"parting_blow": {Opens: "fight", Spans: true, Weight: 3, Way: blow},
	"countered":    {Ends: true, Way: blow},
	"hits":         {Ends: true, Peaks: true},
	"lost":         {Opens: "loss", Joins: "*", Weight: 2, Costs: "seat"},
	"card_hits":    {Opens: "loss", Joins: "card tactic", Weight: 2},
	"eliminated":   {Opens: "loss", Joins: "*", Weight: 2, Costs: "seat", Ends: true},
	"captured":     {Opens: "loss", Joins: "*", Weight: 2, Costs: "foe", Ends: true},
	"stood":        {Ends: true},
	"retreated":    {Opens: "retreat", Joins: "card tactic fight", Spans: true, Weight: 2, Ends: true, Way: going},
	"blocked":      {Opens: "retreat", Joins: "*", Weight: 2, Ends: true},
	"advanced":     {Ends: true, Way: going},
	"pursued":      {Ends: true, Way: going},

	"scorched":   {Opens: "fire", Spans: true, Weight: 2},
	"doused":     {Opens: "fire", Weight: 2},
	"fire":       {Opens: "fire", Joins: "fire commit", Weight: 1, Ends: true},
	"quenched":   {Opens: "fire", Joins: "fire", Weight: 1, Ends: true},
	"spread":     {Opens: "fire", Joins: "fire", Weight: 2},
	"burnt":      {Opens: "fire", Joins: "fire commit", Weight: 2, Ends: true},
	"devastated": {Opens: "fire", Joins: "fire", Weight: 2, Ends: true},

	"morale": {Opens: "morale", Joins: "*", Weight: 1},
	"points": {Opens: "points", Joins: "*", Weight: 2, Ends: true},
	"routed": {Opens: "rout", Joins: "*", Weight: 3, Ends: true},
	"won":    {Opens: "end", Weight: 3},
}
