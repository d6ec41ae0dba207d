package army

import (
	"slices"

	"gonfalon/content"
	"gonfalon/content/paper"
)

// sheets reads the cards of one kind.
func (r *reader) sheets(v *content.Value, key string, read func(*content.Value, *Sheet)) {
	for _, record := range v.Field(key).List() {
		s := r.common(record)
		read(record, &s)
		r.fits(record)
		record.Close()
		if len(r.c.Sheets) > 250 {
			record.Fail("is one card too many")
		}
		r.c.Sheets = append(r.c.Sheets, s)
	}
}

// common reads what all cards of values have.
func (r *reader) common(v *content.Value) Sheet {
	s := Sheet{ID: v.Field("id").Str()}
	v.Call("card %q", s.ID)
	if _, twice := r.c.Sheet(s.ID); twice {
		v.Fail("stands twice")
	}
	s.Named = v.Both("name")
	if v.Has("title_en") || v.Has("title_fr") {
		s.Title = v.Both("title")
	}
	s.spellings = [...]paper.Spelling{paper.Spell(s.ID, fullName(&s)), paper.Spell(s.ID, s.Named), paper.Spell(s.ID, s.Title)}
	s.Faction = r.faction(v.Field("faction"))
	if also := v.Maybe("also_faction"); also != nil {
		for _, f := range also.List() {
			s.Also = append(s.Also, r.faction(f))
		}
	}
	cost := v.Field("cost")
	s.Cost = uint8(cost.Within(0, 40))
	if other := v.Maybe("cost_alt"); other != nil {
		s.OtherCost = uint8(other.Within(1, 40))
		v.Skip("cost_note")
	}
	s.Character, s.Commander = v.Field("character").Flag(), v.Field("commander").Flag()
	if s.Commander && s.Cost > 0 {
		cost.Refuse(ruleGeneralCostsZero, "is %d, and a Commander costs nothing", "vaut %d, or un Général ne coûte rien", s.Cost)
	}
	if s.Character {
		s.Who = []string{s.Named.English}
	}
	if also := v.Maybe("also_character"); also != nil {
		s.Who = append(s.Who, also.Str())
	}
	s.Confidence = Confidences[v.Field("confidence").OneOf(Confidences...)]
	v.Field("fr_source").OneOf(sources...)
	v.Skip("version")
	if l := v.Maybe("loyalty"); l != nil {
		s.Loyalty = l.Str()
	}
	if own := v.Maybe("commander_cards"); own != nil || s.Commander {
		r.own(v.Field("commander_cards"), &s)
	}
	r.swap(v, &s)
	r.needs(v, &s)
	return s
}

// own reads the three tactics cards of a commander.
// Carries out song.deck.commander-cards-two-copies.
func (r *reader) own(v *content.Value, s *Sheet) {
	if !s.Commander {
		v.Fail("only a Commander has tactics cards")
	}
	list := v.List()
	if len(list) != ownCards {
		v.Fail("a Commander has %d tactics cards, not %d", ownCards, len(list))
		return
	}
	for i, k := range list {
		s.Own[i] = r.card(k)
		if slices.Contains(s.Own[:i], s.Own[i]) {
			k.Fail("stands twice")
		}
	}
}

func (r *reader) card(v *content.Value) CardNo {
	no, ok := r.c.Card(v.Str())
	if !ok {
		v.Fail("there is no tactics card %q", v.Text)
	}
	return no
}

// swap reads which card of the faction a commander exchanges for which.
func (r *reader) swap(v *content.Value, s *Sheet) {
	swap := v.Maybe("deck_swap")
	if swap == nil {
		return
	}
	s.Swaps, s.Drops, s.Adds = true, r.card(swap.Field("remove")), r.card(swap.Field("add"))
	if !swap.Sound() {
		return
	}
	if drops := r.c.Cards[s.Drops]; !s.Commander || drops.Faction != s.Faction || !slices.Contains(r.c.Factions[s.Faction].Deck[:], s.Drops) {
		swap.Fail("exchanges %s, which is no card of its faction", drops.ID)
	}
	swap.Close()
}

// attachment reads a card that joins a unit.
func (r *reader) attachment(v *content.Value, s *Sheet) {
	s.Kind = Attachment
	s.Type = Type(v.Field("type").OneOf(TypeIDs[:]...))
	r.abilitiesOf(v, s)
	if e := v.Maybe("attaches_to_enemy"); e != nil {
		s.ToEnemy = e.Flag()
	}
}

// ncu reads a card of those who never stand on the battlefield.
func (r *reader) ncu(v *content.Value, s *Sheet) {
	s.Kind = NonCombat
	v.Skip("ability") // read by who carries it out
}

// abilitiesOf reads what abilities a card has.
func (r *reader) abilitiesOf(v *content.Value, s *Sheet) {
	for _, a := range v.Field("abilities").List() {
		i, ok := r.c.ability(a.Str())
		if !ok {
			a.Fail("there is no ability %q", a.Text)
			return
		}
		s.Abilities = append(s.Abilities, i)
		s.Adaptive = s.Adaptive || a.Text == "adaptive"
	}
}

// units reads the combat units.
func (r *reader) units(v *content.Value) {
	v.Skip("stat_note")
	r.sheets(v, "units", r.unit)
}

func (r *reader) unit(v *content.Value, s *Sheet) {
	s.Kind = CombatUnit
	kind := v.Field("type")
	s.Type = Type(kind.OneOf(TypeIDs[:]...))
	if s.Type == Beast {
		kind.Refuse(ruleUnitFourCombatTypes, "no unit is a Beast", "aucune unité n'est une Bête")
	}
	p := &s.Profile
	p.Tray = Tray(v.Field("tray").OneOf(TrayIDs[:]...))
	if !p.Solo() && TrayIDs[p.Tray] != TypeIDs[s.Type] {
		v.Fail("%s does not stand on a tray of %s", TypeIDs[s.Type], TrayIDs[p.Tray])
	}
	p.Speed, p.Defence = uint8(v.Field("speed").Within(0, 12)), uint8(v.Field("defence").Within(2, 6))
	if m := v.Field("morale"); m.Kind != content.Null {
		p.Morale = uint8(m.Within(2, 12))
	}
	p.Files, p.Ranks, p.Wounds = trayModels[p.Tray][0], trayModels[p.Tray][1], 1
	if ranks := v.Maybe("ranks"); ranks != nil {
		p.Ranks = uint8(ranks.Within(1, int(p.Ranks)))
	}
	if w := v.Maybe("wounds_per_model"); w != nil {
		p.Wounds = uint8(w.Within(2, 12))
	}
	if l := v.Maybe("limited"); l != nil {
		s.Limit = l.Within(1, 9)
	}
	for _, tag := range v.Field("tags").List() {
		s.Tags = append(s.Tags, tag.Str())
	}
	r.abilitiesOf(v, s)
	list := v.Field("attacks")
	for _, a := range list.List() {
		p.Attacks = append(p.Attacks, readAttack(a, p))
	}
	if len(p.Attacks) == 0 {
		list.Fail("has no attack")
	}
}

// readAttack reads an attack: it has a number of dice for each rank.
// Carries out song.unit.attack-profile and song.unit.attack-dice-by-ranks.
func readAttack(v *content.Value, p *Profile) Attack {
	a := Attack{Text: v.Both("name"), Hit: uint8(v.Field("hit").Within(2, 6))}
	v.Call("attack %q", a.English)
	reach := v.Field("range")
	if v.Field("type").OneOf("melee", "ranged") == 1 {
		if a.Range = Range(reach.OneOf(RangeIDs[:]...)); a.Range == Melee {
			reach.Fail("is that of a melee attack")
		}
	} else if reach.Kind != content.Null {
		reach.Fail("a melee attack has no range")
	}
	dice := v.Field("dice")
	list := dice.List()
	if len(list) != int(p.Ranks) {
		dice.Fail("has %d numbers of dice for %d ranks", len(list), p.Ranks)
		return a
	}
	for i, d := range list {
		a.Dice[i] = uint8(d.Within(1, 20))
	}
	v.Close()
	return a
}
