package battles

import (
	"gonfalon/content"
	"gonfalon/geom/hex"
)

// The special rules of a battle plan, each at most once.

var specialNames = [...]string{"advantage", "exit", "scorched_earth", "strategy"}

// specials reads the special rules.
func (r *planReader) specials(v *content.Value) {
	r.Special = Special{Ambush: NoHouse, ExitHouse: NoHouse, HideHouse: NoHouse, Finder: NoHouse}
	if !v.Has("special") {
		return
	}
	var seen [len(specialNames)]bool
	for i, s := range v.Field("special").List() {
		v.Apart(func() {
			s.CallBoth("special rule %d", "règle spéciale %d", i+1)
			rule := s.Field("rule")
			n := rule.OneOf(specialNames[:]...)
			if seen[n] && rule.Sound() {
				rule.FailBoth("a plan has this rule once", "un plan a cette règle une fois")
			}
			seen[n] = true
			r.special(s, specialNames[n])
			s.Close()
		})
	}
	r.entered(v.Field("special"), list(r.Special.Exits))
}

func (r *planReader) special(v *content.Value, rule string) {
	sp := &r.Special
	switch rule {
	case "advantage":
		sp.Ambush = readHouse(v.Field("house"))
	case "exit":
		sp.ExitHouse = readHouse(v.Field("house"))
		if !named(v, "hexes") {
			return
		}
		list := v.Field("hexes")
		_, sp.Exits = r.places(list)
		for rest := sp.Exits; !rest.Empty() && v.Sound(); {
			var h hex.Hex
			if h, rest = rest.Next(); r.Grid.Around(h).Len() == 6 {
				col, row := r.say(h)
				list.Refuse(ruleMovementNoLeavingBoard, "[%d, %d] is not at the edge of the board", "[%d, %d] n'est pas au bord du plateau", col, row)
			}
		}
	case "scorched_earth":
		r.torches(v)
	case "strategy":
		r.strategy(v)
	}
}

// named tells whether a line names its hexes or rows, and fails if not.
func named(v *content.Value, key string) bool {
	if v.Has(key) {
		return true
	}
	if key == "rows" {
		v.FailBoth("names no rows", "ne désigne aucune rangée")
	} else {
		v.FailBoth("names no hexes", "ne désigne aucune case")
	}
	return false
}

func readHouse(v *content.Value) House { return House(v.OneOf(houseNames[:]...)) }

// torches reads which units may scorch the earth, and what.
func (r *planReader) torches(v *content.Value) {
	sp := &r.Special
	h := readHouse(v.Field("house"))
	if v.Has("hexes") {
		list := v.Field("hexes")
		places, _ := r.places(list)
		for i, at := range places {
			if v.Sound() && !r.sketch && !r.occupies(h, at) {
				list.Parts[i].FailBoth("no unit of that House starts here", "aucune unité de cette Maison ne commence ici")
			}
			sp.Torches = append(sp.Torches, Torch{House: h, Hex: at})
		}
	}
	if v.Has("classes") {
		classes := ClassSet(readBits(v.Field("classes"), classNames[:]))
		sp.Torches = append(sp.Torches, Torch{House: h, Hex: hex.None, Classes: classes})
	}
	if v.Has("commanders") {
		for _, c := range v.Field("commanders").List() {
			t := Torch{House: h, Hex: hex.None, Commander: r.present(c)}
			if c.Sound() && r.Commanders[t.Commander].House != h {
				c.FailBoth("%s is of the other House", "%s est de l'autre Maison", r.Commanders[t.Commander].Text)
			}
			sp.Torches = append(sp.Torches, t)
		}
	}
	if len(sp.Torches) == 0 {
		v.FailBoth("names no units: it has hexes, classes or commanders", "ne désigne aucune unité : il faut hexes, classes ou commanders")
	}
	if v.Has("only") {
		sp.Only = uint8(readBits(v.Field("only"), some(tokenNames[:], []Token{WoodenBridge, Palisade, Tent, SiegeTower})))
	}
	sp.TentsVanish = flag(v, "tents_vanish")
}

// occupies tells whether a unit of a House starts in a hex.
func (r *planReader) occupies(h House, at hex.Hex) bool {
	for _, f := range r.Forces {
		if f.House == h && f.Hex == at {
			return true
		}
	}
	return false
}

// strategy reads where strategy tokens lie, and who finds out what they hide.
func (r *planReader) strategy(v *content.Value) {
	sp := &r.Special
	if v.Has("house") {
		sp.HideHouse = readHouse(v.Field("house"))
	}
	if v.Has("finder") {
		sp.Finder = readHouse(v.Field("finder"))
	}
	sp.Fords = flag(v, "fords")
	if !named(v, "hexes") {
		return
	}
	list := v.Field("hexes")
	sp.Hides, _ = r.places(list)
	if n := len(sp.Hides); n > maxSecrets {
		list.FailBoth("%d strategy tokens, at most %d", "%d pions Stratégie, au plus %d", n, maxSecrets)
		sp.Hides = sp.Hides[:maxSecrets]
	}
	for i, h := range sp.Hides {
		if rule, shut := r.Tiles[h].shut(); shut && v.Sound() && !(sp.Fords && r.Tiles[h].Ground == River) {
			list.Parts[i].Refuse(rule, "no unit can come here to reveal it", "aucune unité ne peut venir ici pour le révéler")
		}
	}
	sp.Strategic = uint8(v.Field("strategic").Within(1, max(len(sp.Hides), 1)))
}
