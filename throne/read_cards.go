package throne

import (
	"slices"

	"gonfalon/content"
)

// cards reads the House cards, seven of each House.
func (r *reader) cards(v *content.Value) {
	cards := v.Field("cards")
	var dealt [MaxHouses]int
	for _, c := range cards.List() {
		house := c.Field("house")
		h := slices.IndexFunc(r.b.Houses[:], func(h HouseInfo) bool { return h.ID == house.Text })
		info := readCard(c)
		if h < 0 || dealt[h] == HandSize {
			house.Fail("house %q is not in play or has seven cards", house.Text)
			return
		}
		r.b.Cards[firstCard(House(h))+Card(dealt[h])] = info
		dealt[h]++
	}
	if n := len(cards.List()); n != MaxHouses*HandSize {
		cards.Fail("%d cards, not %d", n, MaxHouses*HandSize)
	}
}

func readCard(v *content.Value) CardInfo {
	c := CardInfo{ID: v.Field("id").Str()}
	record(v, "card", c.ID)
	names := v.Both("name")
	c.English, c.French = names.English, names.French
	v.Both("short") // for tables of the page
	c.Strength = int8(v.Field("strength").Within(0, 3))
	c.Swords, c.Fortifications = int8(v.Field("swords").Within(0, 9)), int8(v.Field("fortifications").Within(0, 9))
	do, special := abilities[c.ID]
	if special != (v.Has("text_en") && v.Has("text_fr")) {
		v.Fail("a card has a text in both languages if and only if it has an ability in the rules")
	}
	c.ability = do
	v.Close()
	return c
}

// westeros reads the Westeros cards, and how many of each a deck has.
func (r *reader) westeros(v *content.Value) {
	cards := v.Field("cards")
	for _, c := range cards.List() {
		id := c.Field("id")
		record(c, "card", id.Str())
		k := slices.Index(westerosNames[:], id.Text)
		if k <= 0 {
			c.Fail("the rules know no card %q", id.Text)
			return
		}
		names := c.Both("name")
		does := c.Both("text")
		c.Close()
		r.b.Westeros[k] = WesterosInfo{id.Text, names.English, names.French, does}
	}
	for k := range r.b.Westeros[1:] {
		if r.b.Westeros[k+1].ID == "" {
			cards.Fail("the card %q is missing", westerosNames[k+1])
		}
	}
	r.decks(v.Field("decks"))
}

func (r *reader) decks(v *content.Value) {
	var sizes [decks]int
	for _, c := range v.List() {
		c.Skip("confidence", "sources", "note")
		d, k := c.Field("deck").OneOf(deckNames[:]...), c.Field("card").OneOf(westerosNames[:]...)
		n := c.Field("copies").Within(0, deckSize)
		r.b.decks[d].Fresh[k] = uint8(n)
		r.b.mammoth[d][k] = c.Has("mammoth") && c.Field("mammoth").Flag()
		sizes[d] += n
		c.Close()
	}
	for d, n := range sizes {
		if n != deckSize {
			v.Fail("deck %s has %d cards, not %d", deckNames[d], n, deckSize)
		}
		if r.b.decks[d].Fresh[WinterIsComing] == deckSize {
			v.Fail("deck %s is all winter: nothing could ever be drawn", deckNames[d])
		}
	}
}
