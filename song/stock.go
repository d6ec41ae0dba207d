package song

import (
	"gonfalon/game"
	"gonfalon/song/army"
	"gonfalon/song/effect"
)

// A stock is all that army lists are made of, and what is said on it.
type stock struct {
	army.Stock
	Says map[string]saying `json:"says"` // of abilities, tactics cards, non-combat units, by their ids
}

// A saying is what people read of an effect.
type saying struct {
	Kind string     `json:"kind,omitempty"` // of an ability
	When *game.Text `json:"when,omitempty"`
	game.Text
	Bonus *bonusDocument `json:"bonus,omitempty"`
}

// A bonusDocument is what a tactics card does besides for who controls a zone.
type bonusDocument struct {
	Zone string `json:"zone"`
	game.Text
}

func stockOf(l *library) stock {
	says := map[string]saying{}
	for _, a := range l.effects.Abilities {
		said := sayingOf(&a.Record)
		said.Kind = a.Kind.String()
		says[a.ID] = said
	}
	for _, c := range l.effects.Cards {
		said := sayingOf(&c.Record)
		if b := c.Bonus; b != nil {
			said.Bonus = &bonusDocument{b.Zone.String(), b.Text}
		}
		says[c.ID] = said
	}
	for _, n := range l.effects.NCUs {
		says[n.ID] = sayingOf(&n.Record)
	}
	return stock{l.army.Stock(), says}
}

func sayingOf(r *effect.Record) saying {
	said := saying{Text: r.Text}
	if r.When.English != "" {
		said.When = &r.When
	}
	return said
}
