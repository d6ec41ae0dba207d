package song

import (
	"gonfalon/game"
	"gonfalon/song/field"
)

// Audit implements [game.Scribe]: cards are conserved, units stand where they may, counters are
// in range.
func (Rules) Audit(s *State) error {
	if s.Muster == nil {
		return game.Wrong("there are no armies", "il n'y a pas d'armées")
	}
	if over := s.Stack.Len() == 0; over != (s.Waits.Who == 0) || over != s.Over {
		return game.Wrong("a game is over if and only if nobody must decide", "une partie est finie si et seulement si personne ne doit décider")
	}
	for seat := range s.seats() {
		if err := s.auditPost(seat); err != nil {
			return game.Within(err, "players", seatNames[seat])
		}
	}
	if err := s.auditSecrets(); err != nil {
		return err
	}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if err := s.auditUnit(u); err != nil {
			return game.Within(err, "units", s.Muster.unit[u].id)
		}
	}
	return nil
}

func (s *State) auditPost(seat game.Seat) error {
	post := &s.Posts[seat]
	total := 0
	for k := range DeckKinds {
		n := int(post.Deck[k]) + int(post.Hand[k]) + int(post.Discard[k]) + int(post.Exiled[k]) + int(post.Attached[k]) + int(post.Played[k])
		if n > s.Muster.Copies(seat, k) {
			return game.Wrong("there are %d cards %q", "il y a %d cartes %q", n, s.cardID(seat, k))
		}
		total += n
	}
	if !post.Hidden && int(post.Cards) != post.Hand.Len() {
		return game.Wrong("%d cards are in hand, and %d are counted", "%d cartes sont en main, et %d sont comptées", post.Hand.Len(), post.Cards)
	}
	return nil
}

func (s *State) auditUnit(u UnitID) error {
	x := &s.Units[u]
	switch {
	case x.Fate == noUnit || x.Fate >= fates:
		return game.Wrong("nothing has become of it", "son sort est inconnu")
	case int(x.Wounds) > s.health(u):
		return game.Wrong("it has %d Wounds of %d", "elle a %d Blessures sur %d", x.Wounds, s.health(u))
	case x.Fate == OnTable && s.left(u) == 0 && !s.dying(u):
		return game.Wrong("it is on the table without a model", "elle est sur la table sans figurine")
	}
	if x.Fate != OnTable {
		return nil
	}
	if want := s.trayKind(u); s.Field.Trays[u].Kind != want {
		return game.Wrong("its tray is not there", "son plateau n'est pas là")
	}
	if s.Contact[u] != UnitSet(s.Field.Engaged(field.No(u))) {
		return game.Wrong("it does not know whom it touches", "elle ne sait pas qui elle touche")
	}
	for v := u + 1; v <= s.Muster.Units(); v++ {
		if s.present(v) && s.overlap(u, v) {
			return game.Wrong("it stands on %q", "elle est sur %q", s.Muster.unit[v].id)
		}
	}
	return nil
}

// dying tells whether the fall of a unit is about to begin.
func (s *State) dying(u UnitID) bool {
	for i := range s.Hurts[:s.Hurting] {
		if s.Hurts[i].Unit == u {
			return true
		}
	}
	return false
}
