package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Audit implements [game.Scribe]: pieces are conserved and stand where they can, what follows
// from other things agrees with them, numbers are in range. Views pass as well as states.
func (Rules) Audit(s *State) error {
	switch {
	case s.Round < 1 || s.Round > s.Plan.Rounds:
		return game.Within(game.Wrong("there are rounds 1 to %d, not %d", "il y a des rounds 1 à %d, et non %d", s.Plan.Rounds, s.Round), "round")
	case s.Morale < -lastSpace || s.Morale > lastSpace:
		return game.Within(game.Wrong("the morale track has %d spaces on each side of the start", "la piste de Moral a %d cases de chaque côté du départ", lastSpace), "morale")
	case (s.Stack.Len() == 0) != (s.Winner != NoHouse) || s.Waits.Who != 0 && s.Winner != NoHouse:
		return game.Wrong("a battle is over if and only if it has a winner", "une bataille est finie si et seulement si elle a un vainqueur")
	case s.Momentum == NoHouse && !s.running(procSkirmish):
		return game.Within(game.Wrong("nobody has the momentum", "personne n'a l'Ardeur"), "momentum")
	case s.First == NoHouse && !s.running(procSkirmish) && !s.running(procHide):
		return game.Within(game.Wrong("nobody is the first player", "personne n'est le premier joueur"), "first")
	}
	for u := range s.Units {
		if s.Units[u].Fate == noUnit {
			continue
		}
		if err := s.auditUnit(UnitID(u)); err != nil {
			return game.Within(err, "units", s.unitName(UnitID(u)))
		}
	}
	if err := s.auditDerived(); err != nil {
		return err
	}
	if err := s.auditTiles(); err != nil {
		return err
	}
	for h := Stark; h < houses; h++ {
		if err := s.auditPost(h); err != nil {
			return game.Within(err, "houses", houseNames[h])
		}
	}
	return s.auditSecrets()
}

func (s *State) auditUnit(u UnitID) error {
	x := &s.Units[u]
	info := s.info(u)
	switch onBoard := x.Fate == OnBoard; {
	case x.House != u.house() || info.House != x.House:
		return game.Wrong("it is of the other House", "elle est de l'autre Maison")
	case onBoard != (x.Hex != hex.None) || x.Fate >= fates:
		return game.Wrong("a unit has a hex if it is on the board", "une unité a une case si elle est sur le plateau")
	case onBoard && s.Chart.Shut.Has(x.Hex):
		return game.Within(game.Wrong("no unit can stand in %s", "aucune unité ne peut se tenir en %s", s.Plan.hexName(x.Hex)), "hex")
	case x.Figures > info.Strength, (onBoard || x.Fate == InReserve) && x.Figures == 0, (x.Fate == Eliminated || x.Fate == Captured) && x.Figures != 0:
		return game.Within(game.Wrong("a unit of this type has 1 to %d figure{|s}, none once it is eliminated", "une unité de ce type a de 1 à %d figurine{|s}, aucune une fois éliminée", info.Strength), "figures")
	case x.Commander != NoCommander && s.Plan.Commanders[x.Commander].House != x.House:
		return game.Within(game.Wrong("the commander is of the other House", "le commandant est de l'autre Maison"), "commander")
	case x.Fate == Captured && x.Commander == NoCommander:
		return game.Within(game.Wrong("only commanders are captured", "seuls les commandants sont capturés"), "fate")
	case x.Marks&(markMoved|markDone|markTooFar) != 0 && x.Marks&markOrdered == 0:
		return game.Wrong("moved, done and too_far are for units that are ordered", "moved, done et too_far sont pour les unités activées (ordered)")
	}
	if c := x.Commander; c != NoCommander {
		for v := range u {
			if o := s.Units[v].Commander; o != NoCommander && s.Plan.Commanders[o].Person == s.Plan.Commanders[c].Person {
				return game.Within(game.Wrong("%s leads another unit already", "%s mène déjà une autre unité", s.Plan.Commanders[c].Text), "commander")
			}
		}
	}
	return s.auditEngagement(u)
}

func (s *State) auditEngagement(u UnitID) error {
	x := &s.Units[u]
	if x.Foe == NoUnit {
		if x.Token != NoHouse {
			return game.Within(game.Wrong("an engagement token lies between two units", "un pion Engagement est entre deux unités"), "token")
		}
		return nil
	}
	if x.Foe >= MaxUnits || s.Units[x.Foe].Foe != u || s.Units[x.Foe].House == x.House || x.Token == NoHouse || s.Units[x.Foe].Token != x.Token || !s.isBy(u, x.Foe) {
		return game.Within(game.Wrong("engaged are two enemies in adjacent hexes, with the token of one of them", "sont engagés deux ennemis sur des cases adjacentes, avec le pion de l'un d'eux"), "engaged")
	}
	return nil
}

// auditDerived compares what is kept for speed with what it follows from.
func (s *State) auditDerived() error {
	again := blank(s.Plan)
	again.Units = s.Units
	p := play{State: &again}
	for u := range s.Units {
		if s.Units[u].Fate == OnBoard {
			p.stand(UnitID(u), s.Units[u].Hex)
		}
	}
	again.Tiles = s.Tiles
	again.survey()
	if again.At != s.At || again.Stands != s.Stands || again.Armies != s.Armies || again.Led != s.Led || again.Chart != s.Chart {
		return game.Wrong("the board does not agree with units and tiles", "le plateau ne s'accorde pas avec les unités et les cases")
	}
	return nil
}

func (s *State) auditTiles() error {
	for i, t := range s.Tiles {
		switch {
		case i >= s.Plan.Grid.Len():
			if t != (Tile{}) {
				return game.Wrong("there is something beyond the board", "il y a quelque chose hors du plateau")
			}
		case t.Fire > 4, t.Fire > t.burnLimit() && !t.Devastated:
			return game.Within(game.Wrong("there is no fire of level %d here: at most %d", "il n'y a pas de feu de niveau %d ici : au plus %d", t.Fire, t.burnLimit()), "hexes", s.Plan.hexName(hex.Hex(i)), "fire")
		case t.Token != NoToken && t.Token.crosses() != t.wet():
			return game.Within(game.Wrong("fords and bridges lie on rivers, and nothing else does", "les gués et les ponts sont sur les rivières, et rien d'autre n'y est"), "hexes", s.Plan.hexName(hex.Hex(i)), "token")
		}
	}
	return nil
}

// auditSecrets counts the strategy tokens of which nobody knows what they hide.
func (s *State) auditSecrets() error {
	unknown := 0
	for _, x := range s.Secrets {
		if x.Hex != hex.None && x.Truth == FaceDown {
			unknown++
		}
	}
	sealed := int(s.Sealed[Strategic]) + int(s.Sealed[Decoy])
	if s.Plan.Special.HideHouse == NoHouse && sealed != unknown || s.Plan.Special.HideHouse != NoHouse && sealed != 0 {
		return game.Within(game.Wrong("%d strategy tokens are unknown, and %d of them sealed", "on ignore %d pions Stratégie, dont %d scellés (sealed)", unknown, sealed), "sealed")
	}
	return nil
}
