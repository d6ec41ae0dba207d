package battles

import (
	"fmt"

	"gonfalon/content"
)

// baseCards is how many base cards a House has, ownCards how many each commander.
const (
	baseCards = 10
	ownCards  = 5
)

// cards reads the Command cards, House by House: base cards, then those of its commanders.
func (r *reader) cards(v *content.Value) {
	list := v.Field("cards")
	if n := len(list.List()); n != maxCards-1 {
		list.Fail("%d cards, not %d", n, maxCards-1)
		return
	}
	for i, c := range list.Parts {
		card := Card(i + 1)
		info := r.card(c)
		if want := card.code(); info.ID != want {
			c.Fail("stands where %q should", want)
		}
		if based := info.Person == ""; based != (i%HouseCards < baseCards) || info.House != card.house() {
			c.Fail("is of another House, or should have a commander where it has none")
		}
		r.b.Cards[card] = info
		for k := range r.b.Commanders {
			if k := &r.b.Commanders[k]; k.ID != "" && k.Person == info.Person {
				k.Cards |= card.bit()
			}
		}
	}
	for _, k := range r.b.Commanders[1:] {
		if k.Cards.Len() != ownCards {
			list.Fail("the commander %q has %d cards, not %d", k.ID, k.Cards.Len(), ownCards)
		}
	}
}

// code is what is printed on a card: SB01 to SB10 and SL01 to SL25 for Stark.
func (c Card) code() string {
	n := int(c-1) % HouseCards
	if n < baseCards {
		return fmt.Sprintf("%cB%02d", "SL"[c.house()], n+1)
	}
	return fmt.Sprintf("%cL%02d", "SL"[c.house()], n+1-baseCards)
}

func (r *reader) card(v *content.Value) CardInfo {
	c := CardInfo{Naming: naming(v, "card")}
	c.House = House(v.Field("house").OneOf(houseNames[:]...))
	if v.Has("commander") {
		person := v.Field("commander")
		c.Person = person.Str()
		if !r.b.knows(c.Person, c.House) {
			person.Fail("%q is no commander of the House", c.Person)
		}
	}
	list := v.Field("commands")
	if n := len(list.List()); n < 1 || n > len(c.Commands) {
		list.Fail("%d commands, not 1 or 2", n)
		return c
	}
	for i, command := range list.Parts {
		command.Call("command %d", i+1)
		c.Commands[i] = readCommand(command)
	}
	if v.Has("tactic") {
		c.Tactic = readTactic(v.Field("tactic"))
	}
	v.Close()
	return c
}

// knows tells whether somebody commands for a House.
func (b *Box) knows(person string, h House) bool {
	for _, c := range b.Commanders {
		if c.ID != "" && c.Person == person && c.House == h {
			return true
		}
	}
	return false
}

func readCommand(v *content.Value) Command {
	v.Skip("confidence")
	c := Command{Cost: uint8(v.Field("cost").Within(1, 3)), Words: v.Both("text")}
	list := v.Field("effects")
	if n := len(list.List()); n < 1 || n > len(c.Effects) {
		list.Fail("%d effects, not 1 or 2", n)
		return c
	}
	for i, e := range list.Parts {
		c.Effects[i] = readEffect(e)
		if t := c.Effects[i].Target; t == chosenEnemy || t == allEnemies {
			e.Refuse(ruleCardsCommandsAffectFriendsOnly, "a command affects no enemy", "une commande n'affecte aucun ennemi")
		}
	}
	v.Close()
	return c
}

func readTactic(v *content.Value) Tactic {
	v.Skip("confidence")
	t := Tactic{When: When(v.Field("when").OneOf(whenNames[:]...)), Words: v.Both("text")}
	if v.Has("morale") {
		m := v.Field("morale")
		t.Mine = m.Field("side").OneOf("enemy", "own") == 1
		t.Zone = MoraleZone(m.Field("zone").OneOf(zoneNames[:]...))
		if t.Zone == Grey {
			m.Fail("grey is no condition")
		}
		m.Close()
	} else {
		list := v.Field("tokens")
		for _, token := range list.List() {
			t.Tokens[token.OneOf(faceNames[:]...)]++
		}
		if t.Tokens.Len() == 0 {
			list.Fail("must not be empty")
		}
	}
	t.Effect = readEffect(v.Field("effect"))
	v.Close()
	return t
}
