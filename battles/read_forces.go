package battles

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Tokens and units of a battle plan, and what of them there is in the box.

const (
	commandTokens  = 10
	controlMarkers = 7
	terrainTokens  = 9 // fords, bridges and palisades together
	tentTokens     = 7
	towerTokens    = 8
)

// shut tells whether no unit can enter a hex with such a tile, and by which rule.
func (t Tile) shut() (game.Rule, bool) {
	switch t.Token {
	case Palisade:
		return ruleTerrainPalisade, true
	case SiegeTower:
		return ruleTerrainSiegeTower, true
	case Ford, WoodenBridge, StoneBridge:
		return "", false
	}
	return ruleTerrainRiverImpassable, t.wet()
}

// crosses tells whether a token lies on rivers, so that units come over them.
func (t Token) crosses() bool { return t == Ford || t == WoodenBridge || t == StoneBridge }

// wet tells whether the ground is a river.
func (t Tile) wet() bool { return t.Ground == River || t.Ground == ForestRiver }

// tokens reads the terrain tokens.
func (r *planReader) tokens(v *content.Value) {
	for i, t := range v.List() {
		v.Apart(func() {
			t.CallBoth("token %d", "pion %d", i+1)
			name := t.Field("token")
			token, at := Token(name.OneOf(tokenNames[:]...)), t.Field("at")
			h := r.place(at)
			t.Close()
			if !t.Sound() {
				return
			}
			tile := &r.Tiles[h]
			switch {
			case tile.Token != NoToken:
				at.FailBoth("a hex has one terrain token at most", "une case a au plus un pion Terrain")
			case token.crosses() != tile.wet():
				at.FailBoth("fords and bridges lie on rivers, and nothing else does", "les gués et les ponts sont sur les rivières, et rien d'autre n'y est")
			}
			tile.Token = token
		})
	}
}

// connected sees to it that units can come to every hex that is not impassable.
func (r *planReader) connected(v *content.Value) {
	var open hex.Set
	for rest := r.Grid.All(); !rest.Empty(); {
		var h hex.Hex
		h, rest = rest.Next()
		if _, shut := r.Tiles[h].shut(); !shut {
			open = open.With(h)
		}
	}
	if open.Empty() {
		v.FailBoth("no unit can stand anywhere", "aucune unité ne peut se tenir nulle part")
		return
	}
	first, _ := open.Next()
	if cut := open.AndNot(r.Grid.Region(first, open)); !cut.Empty() {
		to, _ := cut.Next()
		col, row := r.say(to)
		col0, row0 := r.say(first)
		v.FailBoth("no way leads from [%d, %d] to [%d, %d]", "aucun chemin ne mène de [%d, %d] à [%d, %d]", col0, row0, col, row)
	}
}

// side reads what a House begins with.
func (r *planReader) side(v *content.Value, h House, skirmish bool) {
	r.Command[h] = uint8(v.Field("command_tokens").Within(0, commandTokens))
	r.Rout[h] = v.Field("last_space").OneOf("11", "rout") == 1
	switch {
	case skirmish:
	case !v.Has("units") || len(v.Field("units").List()) == 0:
		v.Refuse(ruleSetupCommandersNamedByPlan, "has no units, and so no commander", "n'a pas d'unités, et donc pas de commandant")
	default:
		list := v.Field("units")
		for i, u := range list.List() {
			v.Apart(func() {
				u.CallBoth("unit %d", "unité %d", i+1)
				if f := r.unit(u, h); u.Sound() {
					r.stand(u, f)
				}
			})
		}
		if !r.led(h) {
			list.Refuse(ruleSetupCommandersNamedByPlan, "no unit has a commander", "aucune unité n'a de commandant")
		}
	}
	v.Close()
}

// led tells whether a House has a commander.
func (r *planReader) led(h House) bool {
	for _, f := range r.Forces {
		if f.House == h && f.Commander != NoCommander {
			return true
		}
	}
	return false
}

func (r *planReader) unit(v *content.Value, h House) Placed {
	f := Placed{House: h}
	unit := v.Field("unit")
	f.Type = r.readType(unit)
	if v.Sound() && r.Units[f.Type].House != h {
		unit.FailBoth("%s is of the other House", "%s est de l'autre Maison", r.Units[f.Type].Text)
	}
	f.Rank = Rank(v.Field("rank").OneOf(rankNames[:]...))
	f.Hex = r.place(v.Field("at"))
	if v.Has("commander") {
		f.Commander = r.leader(v.Field("commander"), f)
	}
	v.Close()
	return f
}

// leader reads the commander of a unit.
func (r *planReader) leader(v *content.Value, f Placed) Commander {
	c := r.readCommander(v)
	if !v.Sound() {
		return c
	}
	info := &r.Commanders[c]
	if info.Type != f.Type {
		v.Refuse(ruleSetupCommanderUnitFigureType, "%s leads %s, not %s", "%s mène %s, et non %s", info.Text, r.Units[info.Type].Text, r.Units[f.Type].Text)
	}
	for _, other := range r.Forces {
		if other.Commander != NoCommander && r.Commanders[other.Commander].Person == info.Person {
			v.Refuse(ruleSetupCommanderVersionByTitle, "%s leads another unit already", "%s mène déjà une autre unité", info.Text)
		}
	}
	return c
}

// stand puts a unit on the board.
func (r *planReader) stand(v *content.Value, f Placed) {
	rule, shut := r.Tiles[f.Hex].shut()
	at := v.Field("at")
	col, row := r.say(f.Hex)
	switch {
	case shut:
		at.Refuse(rule, "no unit can stand in [%d, %d]", "aucune unité ne peut se tenir en [%d, %d]", col, row)
	case r.stands[f.Hex]:
		at.Refuse(ruleMovementOneUnitPerHex, "a unit stands in [%d, %d] already", "une unité est déjà en [%d, %d]", col, row)
	}
	r.stands[f.Hex] = true
	figures := int(r.Units[f.Type].Strength)
	if f.Commander != NoCommander {
		figures-- // he replaces one
	}
	if r.figures[f.Type] += figures; r.figures[f.Type] > int(r.Units[f.Type].Figures) {
		v.Refuse(ruleComponentsFigures, "needs more figures than the %d in the box (%s)", "demande plus que les %d figurines de la boîte (%s)", r.Units[f.Type].Figures, r.Units[f.Type].Text)
	}
	r.Forces = append(r.Forces, f)
	if r.poles[f.House]++; r.poles[f.House] > HouseUnits {
		v.Refuse(ruleComponentsMarkerSupplies, "is one unit too many: each House has %d banner poles", "est une unité de trop : chaque Maison a %d hampes", HouseUnits)
	}
}

// supplies counts what the box has a number of.
func (r *planReader) supplies(v *content.Value) {
	if n := r.Command[Stark] + r.Command[Lannister]; n > commandTokens {
		v.Refuse(ruleComponentsCommandTokenSupply, "%d command tokens in all: there are %d", "%d pions Commandement en tout : il y en a %d", n, commandTokens)
	}
	var laid [tokens]int
	for _, t := range r.Tiles {
		laid[t.Token]++
	}
	if n := laid[Ford] + laid[WoodenBridge] + laid[StoneBridge] + laid[Palisade]; n > terrainTokens {
		v.Refuse(ruleComponentsTerrainPieces, "%d fords, bridges and palisades: there are %d tokens for them", "%d gués, ponts et palissades : il y a %d pions pour eux", n, terrainTokens)
	}
	if laid[Tent] > tentTokens || laid[SiegeTower] > towerTokens {
		v.Refuse(ruleComponentsPlanDefinedTokens, "%d tents and %d siege towers: there are %d and %d", "%d tentes et %d tours d'assaut : il y en a %d et %d", laid[Tent], laid[SiegeTower], tentTokens, towerTokens)
	}
}
