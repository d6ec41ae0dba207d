package effect

import (
	"slices"

	"gonfalon/content"
)

// Read reads all effects of the game from the files of a reader.
func Read(r *content.Reader) *Book {
	b := &Book{}
	list := func(file, key string, one func(v *content.Value)) {
		r.JSON(file, func(v *content.Value) {
			v.Field("game").OneOf("song")
			v.Skip("version", "note")
			var ids []string
			for _, part := range v.Field(key).List() {
				id := part.Field("id").Str()
				if part.Call("%s", id); slices.Contains(ids, id) {
					part.Fail("stands twice")
				}
				ids = append(ids, id)
				one(part)
				part.Close()
			}
			if v.Has("castle_wall") {
				b.castle(v.Field("castle_wall"))
			}
		})
	}
	list("abilities.json", "abilities", b.ability)
	list("tactics_cards.json", "cards", b.card)
	list("ncu_abilities.json", "abilities", b.ncu)
	list("zones.json", "zones", b.zone)
	list("objective_cards.json", "cards", b.objective)
	list("missions.json", "missions", b.mission)
	list("siege_cards.json", "cards", b.siege)
	return b
}

// record reads what all effects have. What a mission does is called its condition; self tells
// whether the effect belongs to a unit, kind is that of an ability.
func (b *Book) record(v *content.Value, r *Record, text string, self bool, kind Kind) {
	r.ID = v.Field("id").Str()
	r.Name, r.Text = v.Both("name"), v.Both(text)
	if v.Has("when_en") {
		r.When = v.Both("when")
	}
	confidence := v.Field("confidence")
	confidence.OneOf("confirmed-1.5", "inferred", "designed")
	r.Confidence = confidence.Text
	v.Skip("version", "fr_source", "confidence", "note")
	if v.Has("uses") {
		r.Uses = uint8(v.Field("uses").Within(1, 4))
		r.Per = ThisRound
		if v.Field("per").OneOf("round", "game") == 1 {
			r.Per = ThisGame
		}
	}
	b.readRules(v, r, self, kind)
}

func (b *Book) ability(v *content.Value) {
	a := &Ability{Kind: Kind(v.Field("kind").OneOf(kindWords...))}
	b.record(v, &a.Record, "effect", true, a.Kind)
	if a.Kind == OrderKind && a.Uses == 0 {
		a.Uses, a.Per = 1, ThisRound
	}
	b.Abilities = append(b.Abilities, a)
}

func (b *Book) card(v *content.Value) {
	c := &Card{}
	b.record(v, &c.Record, "effect", false, NoKind)
	faction := v.Field("faction")
	faction.OneOf("stark", "lannister", "baratheon", "nightswatch", "freefolk", "neutral", "targaryen")
	c.Faction = faction.Text
	if v.Has("commander") {
		c.Commander = v.Field("commander").Str()
	}
	if v.Has("replaces") {
		c.Replaces = v.Field("replaces").Str()
	}
	if v.Has("zone_bonus") {
		z := v.Field("zone_bonus")
		c.Bonus = &Bonus{Zone(z.Field("zone").OneOf(zoneWords[:Undying]...)), z.Both("effect")}
		z.Close()
	}
	c.Vow = v.Has("vow") && v.Field("vow").Flag()
	if c.Vow != slices.ContainsFunc(c.Rules, func(r Rule) bool {
		return slices.ContainsFunc(r.Ops, func(o Op) bool { return o.Code == VowOn })
	}) {
		v.Fail("a Vow must say on whom it stays, and nothing else may")
	}
	if !slices.ContainsFunc(c.Rules, func(r Rule) bool { return r.Event != NoEvent }) {
		v.Fail("can never be played")
	}
	b.Cards = append(b.Cards, c)
}

func (b *Book) ncu(v *content.Value) {
	n := &NCUAbility{Influence: v.Field("influence").Flag()}
	b.record(v, &n.Record, "effect", n.Influence, NoKind)
	b.NCUs = append(b.NCUs, n)
}

func (b *Book) zone(v *content.Value) {
	z := &ZoneEffect{Zone: Zone(v.Field("zone").OneOf(zoneWords[:Undying+1]...))}
	b.record(v, &z.Record, "effect", false, NoKind)
	if v.Has("added_by") {
		z.AddedBy = v.Field("added_by").Str()
	}
	z.Winds = v.Has("winds_of_winter") && v.Field("winds_of_winter").Flag()
	b.Zones = append(b.Zones, z)
}

func (b *Book) objective(v *content.Value) {
	o := &Objective{Scored: v.Field("kind").OneOf("control", "score") == 1}
	b.record(v, &o.Record, "effect", true, NoKind)
	b.Objectives = append(b.Objectives, o)
}

func (b *Book) mission(v *content.Value) {
	m := &Mission{Points: v.Field("vp").Within(1, 4)}
	b.record(v, &m.Record, "condition", false, NoKind)
	m.AtEnd = v.Field("score_when").OneOf("on-event", "end-of-round") == 1
	m.Open = v.Field("ok_as_open_mission").Flag()
	m.Stays = v.Field("stays_in_play").Flag()
	if v.Has("select") {
		m.Designate = Designation(v.Field("select").OneOf(designationWords...))
	}
	for i := range m.Rules {
		if (m.Rules[i].Event == RoundEnding) != m.AtEnd {
			v.Fail("is not counted when it says")
		}
	}
	b.Missions = append(b.Missions, m)
}

func (b *Book) siege(v *content.Value) {
	s := &SiegeCard{Attacker: v.Field("side").OneOf("defender", "attacker") == 1}
	b.record(v, &s.Record, "effect", false, NoKind)
	b.Sieges = append(b.Sieges, s)
}

func (b *Book) castle(v *content.Value) {
	w := &b.Wall
	b.record(v, &w.Record, "effect", true, NoKind)
	w.Count, w.Wounds, w.Points = v.Field("count").Within(1, 9), v.Field("wounds").Within(1, 99), v.Field("vp").Within(1, 9)
	w.Width, w.Depth = v.Field("width").Within(1, 24), v.Field("depth").Within(1, 24)
	attack := v.Field("attack")
	w.AttackName, w.ToHit, w.Dice = attack.Both("name"), attack.Field("hit").Within(2, 6), attack.Field("dice").Within(1, 12)
	attack.Close()
	v.Close()
}
