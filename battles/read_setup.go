package battles

import "gonfalon/content"

// setUpCards reads the skirmish set-up cards, eight of each House.
func (r *reader) setUpCards(v *content.Value) {
	list := v.Field("cards")
	var dealt [houses]int
	for _, c := range list.List() {
		card := SetUpCard{ID: c.Field("id").Str()}
		record(c, "card", card.ID)
		h := House(c.Field("house").OneOf(houseNames[:]...))
		if dealt[h] == SetUpCards {
			c.Fail("is one too many of its House")
			return
		}
		r.setUpCard(c, h, &card)
		r.b.SetUp[h][dealt[h]] = card
		dealt[h]++
	}
	if dealt != [houses]int{SetUpCards, SetUpCards} {
		list.Fail("%d and %d cards, not %d of each House", dealt[Stark], dealt[Lannister], SetUpCards)
	}
}

func (r *reader) setUpCard(v *content.Value, h House, card *SetUpCard) {
	if v.Has("commander") {
		id := v.Field("commander")
		card.Commander = r.b.readCommander(id)
		card.Value = uint8(v.Field("value").Within(1, 3))
		if v.Sound() && (r.b.Commanders[card.Commander].House != h || r.b.Commanders[card.Commander].Limit != card.Value) {
			id.Fail("%q is of the other House, or his value is not his command limit", id.Text)
		}
	}
	for _, u := range v.Field("units").List() {
		id := u.Field("unit")
		unit := SetUpUnit{
			Type:  r.b.readType(id),
			Rank:  Rank(u.Field("rank").OneOf(rankNames[:]...)),
			Count: uint8(u.Field("count").Within(1, 9)),
		}
		if u.Sound() && r.b.Units[unit.Type].House != h {
			id.Fail("%q is of the other House", id.Text)
		}
		u.Close()
		card.Units = append(card.Units, unit)
	}
	pieces := v.Field("terrain")
	for _, t := range []Terrain{Hills, Forest, Building} {
		if name := terrainNames[t]; pieces.Has(name) {
			card.Pieces[t] = uint8(pieces.Field(name).Within(1, 9))
		}
	}
	pieces.Close()
	v.Close()
}
