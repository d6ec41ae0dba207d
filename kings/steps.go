package kings

import "gonfalon/game"

// Parts implements [game.Narrator].
func (Rules) Parts() map[string]game.Part { return parts }

// attackDice open a volley, or a spell, where they are not those of a melee.
var attackDice = game.Part{Opens: "volley", Joins: "volley spell combat", Weight: 2}

// upon are the ends of what a unit does to another.
const upon = "unit:unit unit:target"

// parts say what events are in the story of a match. A melee goes on until its units have
// regrouped.
var parts = map[string]game.Part{
	"scenario":   {Opens: "scenario", Weight: 1},
	"terrain":    {Opens: "terrain", Weight: 1, Many: game.Text{"{seat} lays {n} pieces of terrain.", "{seat} place {n} éléments de décor."}},
	"tokens":     {Opens: "tokens", Weight: 1},
	"token":      {Opens: "tokens", Joins: "tokens", Weight: 1},
	"roll_off":   {Opens: "roll_off", Weight: 1},
	"edge":       {Opens: "edge", Weight: 1},
	"deployed":   {Opens: "deploy", Weight: 1, Many: game.Text{"{seat} deploys {n} units.", "{seat} déploie {n} unités."}},
	"left_out":   {Opens: "loss", Joins: "*", Weight: 2, Costs: "seat"},
	"tactician":  {Opens: "deploy", Weight: 1},
	"redeployed": {Opens: "redeploy", Weight: 1, Many: game.Text{"{seat} redeploys {n} units.", "{seat} redéploie {n} unités."}},
	"first":      {Opens: "first", Weight: 1},

	"order":   {Aside: true},
	"moved":   {Opens: "move", Weight: 1, Many: game.Text{"{seat} moves {n} units.", "{seat} déplace {n} unités."}},
	"pivoted": {Opens: "move", Weight: 1, Many: game.Text{"{seat} moves {n} units.", "{seat} déplace {n} unités."}},
	"charged": {Opens: "charge", Joins: "charge", Weight: 2, Way: upon},

	"attack_dice": attackDice,
	"hit_dice":    attackDice,
	"blast_dice":  attackDice,
	"again_dice":  attackDice,
	"shot":        {Opens: "volley", Joins: "volley", Weight: 2, Says: true, Way: upon},
	"cast":        {Opens: "spell", Joins: "volley spell", Weight: 2, Says: true, Way: upon},
	"chanted":     {Opens: "spell", Joins: "volley spell", Weight: 2, Says: true},
	"drained":     {Opens: "spell", Joins: "*", Weight: 2},
	"wounded":     {Ends: true, Costs: "seat"},
	"nerve":       {Opens: "nerve", Joins: "volley spell combat", Weight: 2, Ends: true},
	"mend_dice":   {Opens: "regeneration", Joins: "*", Weight: 1},
	"healed":      {Opens: "regeneration", Joins: "*", Weight: 1, Ends: true, Brings: "seat"},
	"headstrong":  {Opens: "nerve", Weight: 1},
	"flinched":    {Opens: "nerve", Joins: "*", Weight: 1},
	"declared":    {Opens: "artefact", Joins: "*", Weight: 1},
	"loot":        {Opens: "loot", Joins: "*", Weight: 1, Brings: "seat"},
	"dropped":     {Opens: "loot", Joins: "*", Weight: 1, Costs: "seat"},

	"struck": {Says: true, Way: upon},
	"combat": {Opens: "combat", Spans: true, Weight: 3},
	"time":   {Opens: "time", Weight: 2},
	"length": {Opens: "length", Weight: 2},
	"end":    {Opens: "end", Weight: 3},
}
