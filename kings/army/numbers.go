package army

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
	"gonfalon/geom/plane"
)

// Numbers are those of a profile that a written state changes, so that a case can show a
// rule with a unit made for it.
type Numbers struct {
	Type     string          `json:"type,omitempty"`
	Speed    *uint8          `json:"speed,omitempty"`
	Melee    *uint8          `json:"melee,omitempty"`
	Shooting *uint8          `json:"shooting,omitempty"`
	Defence  *uint8          `json:"defence,omitempty"`
	Attacks  *uint8          `json:"attacks,omitempty"`
	Nerve    string          `json:"nerve,omitempty"` // "11/13", "-/14"
	Height   *uint8          `json:"height,omitempty"`
	Points   *uint16         `json:"points,omitempty"`
	Files    uint8           `json:"files,omitempty"`
	Ranks    uint8           `json:"ranks,omitempty"`
	Base     []uint8         `json:"base,omitempty"`    // of a model, mm
	Special  map[string]int8 `json:"special,omitempty"` // 0 takes a rule away
	Spells   map[string]int8 `json:"spells,omitempty"`
	Weapons  []WeaponNumbers `json:"weapons,omitempty"`
}

// WeaponNumbers are a missile weapon.
type WeaponNumbers struct {
	Weapon   string `json:"weapon"`
	Range    uint8  `json:"range,omitempty"`
	Piercing uint8  `json:"piercing,omitempty"`
	Reload   bool   `json:"reload,omitempty"`
	Indirect bool   `json:"indirect,omitempty"`
}

// change writes the numbers into a profile.
func (t *Numbers) change(p *Profile, c *Book) error {
	if t == nil {
		return nil
	}
	if t.Type != "" {
		i := slices.Index(TypeIDs[:], t.Type)
		if i < 0 {
			return game.Within(game.Unknown("type", t.Type, TypeIDs[:]), "type")
		}
		p.become(Type(i), &c.Formats)
	}
	set(&p.Speed, t.Speed)
	set(&p.Melee, t.Melee)
	set(&p.Shooting, t.Shooting)
	set(&p.Defence, t.Defence)
	set(&p.Height, t.Height)
	set(&p.Points, t.Points)
	if t.Attacks != nil {
		p.Attacks = Amount{Plus: *t.Attacks}
	}
	if t.Files > 0 {
		p.Files = t.Files
	}
	if t.Ranks > 0 {
		p.Ranks = t.Ranks
	}
	switch len(t.Base) {
	case 0:
	case 2:
		p.Base = Base{Width: t.Base[0], Depth: t.Base[1]}
	default:
		return game.Within(game.Wrong("a base is a width and a depth", "un socle a une largeur et une profondeur"), "base")
	}
	switch {
	case p.Speed > 40:
		return game.Within(game.Wrong("a unit is at most 40 inches fast", "une unité a une Vitesse de 40 pouces au plus"), "speed")
	case p.Width() < plane.Millimetre || p.Depth() < plane.Millimetre:
		return game.Within(game.Wrong("a base is at least 1 mm wide and deep", "un socle fait au moins 1 mm de large et de profondeur"), "base")
	case p.Width() > 40*plane.Inch || p.Depth() > 40*plane.Inch:
		return game.Wrong("a unit is at most 40 inches wide and deep", "une unité fait au plus 40 pouces de large et de profondeur")
	}
	return cmp.Or(t.nerve(p), t.specials(p), t.weapons(p, c))
}

func set[T any](field, value *T) {
	if value != nil {
		*field = *value
	}
}

func (t *Numbers) nerve(p *Profile) error {
	if t.Nerve == "" {
		return nil
	}
	waver, rout, _ := strings.Cut(t.Nerve, "/")
	if waver == "-" {
		waver = "0"
	}
	w, err1 := strconv.ParseUint(waver, 10, 8)
	r, err2 := strconv.ParseUint(rout, 10, 8)
	if err1 != nil || err2 != nil {
		return game.Within(game.Wrong("the nerve %q is not like %q or %q", "le Moral %q n'est pas comme %q ou %q", t.Nerve, "11/13", "-/14"), "nerve")
	}
	if r == 0 || w > r {
		return game.Within(game.Wrong("%q: a unit wavers before it routs", "%q : une unité est Ébranlée avant d'être en Déroute", t.Nerve), "nerve")
	}
	p.Waver, p.Rout = uint8(w), uint8(r)
	return nil
}

func (t *Numbers) specials(p *Profile) error {
	for _, id := range slices.Sorted(maps.Keys(t.Special)) {
		n := t.Special[id]
		i := slices.Index(SpecialIDs[:], id)
		if i <= 0 {
			return game.Within(game.Unknown("special rule", id, SpecialIDs[:]), "special", id)
		}
		if n < 0 {
			return game.Within(negative(n), "special", id)
		}
		p.special[i], p.scope[i] = uint8(n), 0
		if Special(i) == Blast {
			p.Blast = Amount{Plus: uint8(n)}
		}
	}
	for _, id := range slices.Sorted(maps.Keys(t.Spells)) {
		n := t.Spells[id]
		i := slices.Index(SpellIDs[:], id)
		if i <= 0 {
			return game.Within(game.Unknown("spell", id, SpellIDs[:]), "spells", id)
		}
		if n < 0 {
			return game.Within(negative(n), "spells", id)
		}
		p.Spells[i] = uint8(n)
	}
	return nil
}

// negative says of a number that there is none below 0.
func negative(n int8) error {
	return game.Wrong("must be 0 or more, not %d", "il faut 0 ou plus, et non %d", n)
}

func (t *Numbers) weapons(p *Profile, c *Book) error {
	if t.Weapons == nil {
		return nil
	}
	if len(t.Weapons) > MaxWeapons {
		return game.Within(game.Wrong("a unit has at most %d weapons", "une unité a au plus %d armes", MaxWeapons), "weapons")
	}
	p.Weapons = [MaxWeapons]Weapon{}
	for i, w := range t.Weapons {
		kind := slices.Index(weaponIDs[:], w.Weapon)
		if kind <= 0 {
			return game.Within(game.Unknown("weapon", w.Weapon, weaponIDs[:]), "weapons", strconv.Itoa(i), "weapon")
		}
		info := &c.Weapons[kind]
		p.Weapons[i] = Weapon{
			Kind: WeaponKind(kind), Range: info.Range, Piercing: w.Piercing,
			Reload: w.Reload, Indirect: w.Indirect, Steady: info.Steady,
		}
		if w.Range > 0 {
			p.Weapons[i].Range = w.Range
		}
	}
	p.lengthen()
	return nil
}
