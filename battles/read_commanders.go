package battles

import (
	"gonfalon/content"
	"gonfalon/game"
)

// commanders reads the Commander cards.
func (r *reader) commanders(v *content.Value) {
	list := v.Field("commanders")
	if n := len(list.List()); n != MaxCommanders-1 {
		list.Fail("%d commanders, not %d", n, MaxCommanders-1)
		return
	}
	for i, c := range list.Parts {
		info := r.commander(c)
		if r.b.commander(info.ID) != NoCommander {
			c.Fail("stands twice")
		}
		r.b.Commanders[i+1] = info
	}
}

func (r *reader) commander(v *content.Value) CommanderInfo {
	c := CommanderInfo{Naming: naming(v, "commander")}
	c.Trait = traits[v.Field("trait").OneOf(traitNames...)]
	c.Title = v.Both("title")
	c.Person = v.Field("person").Str()
	c.House = House(v.Field("house").OneOf(houseNames[:]...))
	unit := v.Field("unit")
	c.Type = r.b.readType(unit)
	if v.Sound() && r.b.Units[c.Type].House != c.House {
		unit.Fail("%q is of the other House", unit.Text)
	}
	c.Limit = uint8(v.Field("command_limit").Within(1, 3))
	c.Capture = uint8(v.Field("capture_value").Within(1, 9))
	c.Ability, c.CommitAbility = v.Both("ability"), v.Both("commit")
	power, ok := powers[c.ID]
	if !ok {
		v.Fail("the rules know no such commander")
	}
	c.ability, c.commit = power.ability, power.commit
	v.Close()
	return c
}

// traits are what a commander is besides infantry or cavalry.
var traits = []Naming{
	{"king", game.Text{English: "King", French: "Roi"}},
	{"lord", game.Text{English: "Lord", French: "Seigneur"}},
	{"lady", game.Text{English: "Lady", French: "Dame"}},
	{"knight", game.Text{English: "Knight", French: "Chevalier"}},
}

var traitNames = []string{"king", "lord", "lady", "knight"}

// commander finds a commander by his id.
func (b *Box) commander(id string) Commander {
	for c := range b.Commanders {
		if b.Commanders[c].ID == id && id != "" {
			return Commander(c)
		}
	}
	return NoCommander
}

// readCommander reads the id of a commander.
func (b *Box) readCommander(v *content.Value) Commander {
	c := b.commander(v.Str())
	if c == NoCommander {
		v.FailBoth("there is no commander %q", "il n'y a pas de commandant %q", v.Text)
	}
	return c
}
