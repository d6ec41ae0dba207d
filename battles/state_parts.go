package battles

import "gonfalon/geom/hex"

// The parts of a written state.

// phaseName is the phase of the round; "" if the battle is over.
func (s *State) phaseName() string {
	switch {
	case s.Stack.Len() == 0:
		return ""
	case s.running(procSkirmish), s.running(procHide):
		return setupPhase
	case s.running(procCommand):
		return phaseNames[phaseCommand]
	}
	return phaseNames[phaseRegroup] // nobody decides anything in the others
}

// running tells whether a procedure is under way.
func (s *State) running(proc uint8) bool {
	for i := range s.Stack.Len() {
		if s.Stack.At(i).Proc == proc {
			return true
		}
	}
	return false
}

// describeBoard writes what lies in the hexes: of those that are not plain plains, and of
// those that are no more as in the plan.
func (s *State) describeBoard(d *stateDocument) {
	p := s.Plan
	d.Hexes = map[string]tileDocument{}
	for i := range p.Grid.Len() {
		h := hex.Hex(i)
		if t := s.Tiles[h]; t != (Tile{}) || t != p.Tiles[h] || s.Laid.Has(h) {
			d.Hexes[p.hexName(h)] = tileDocument{terrainNames[t.Ground], tokenNames[t.Token], t.Fire, t.Devastated, s.Laid.Has(h)}
		}
	}
	d.Objectives = map[string]string{}
	for i, h := range p.Objectives {
		d.Objectives[p.hexName(h)] = houseName(s.Control[i])
	}
	d.Secrets, d.Known = map[string]string{}, map[string]string{}
	for _, x := range s.Secrets {
		if x.Hex == hex.None {
			continue
		}
		d.Secrets[p.hexName(x.Hex)] = locationNames[x.Side]
		if x.Truth != FaceDown && x.Truth != x.Side {
			d.Known[p.hexName(x.Hex)] = locationNames[x.Truth]
		}
	}
	if s.Sealed != ([Lost]uint8{}) {
		d.Sealed = &sealedDocument{s.Sealed[Strategic], s.Sealed[Decoy]}
	}
}

func (s *State) bandDocument(u UnitID) bandDocument {
	x := &s.Units[u]
	p := s.Plan
	d := bandDocument{
		House: houseNames[x.House], Type: p.Units[x.Type].ID, Rank: rankNames[x.Rank], Hex: p.hexName(x.Hex), Figures: &x.Figures,
		Commander: p.Commanders[x.Commander].ID, Spent: x.Spent, Engaged: s.unitName(x.Foe), Token: houseName(x.Token), Torches: x.Torches,
		Ordered: x.Marks&markOrdered != 0, Moved: x.Marks&markMoved != 0, Done: x.Marks&markDone != 0,
		Last: s.unitName(x.Last), Dice: x.Dice, Charge: x.Charge, Moves: x.Moves, Pursue: x.Pursues, Marks: markNamesOf(x.Marks),
	}
	if x.Fate != OnBoard {
		d.Fate = fateNames[x.Fate]
	}
	if d.Ordered || x.Attacks > 0 {
		d.Attacks = &x.Attacks
	}
	return d
}

// markNamesOf are the marks of a unit, but for those that have a field of their own.
func markNamesOf(m Marks) []string {
	var names []string
	for _, x := range markNames {
		if m&x.mark != 0 {
			names = append(names, x.name)
		}
	}
	return names
}

func (s *State) postDocument(h House) postDocument {
	post := &s.Posts[h]
	p := s.Plan
	seat := int(s.seat(h))
	d := postDocument{
		Seat: &seat, Cards: &post.Cards, Deck: p.cardIDs(h, post.Deck), Discard: p.cardIDs(h, post.Discard),
		Orders: post.Orders.document(), Command: &post.Command, Passed: post.Passed, Points: post.Points, Ready: post.Ready, Hidden: post.Hidden,
	}
	if post.Hand.Len() == int(post.Cards) {
		d.Hand = p.cardIDs(h, post.Hand)
	}
	if k := post.Keep; k != (Keep{NoCard, NoFace}) {
		d.Keep = &keepDocument{Card: p.Cards[k.Card].ID}
		if k.Token != NoFace {
			d.Keep.Token = faceNames[k.Token]
		}
	}
	for _, c := range post.Picks {
		if c != NoCommander {
			d.Picks = append(d.Picks, p.Commanders[c].ID)
		}
	}
	for t, n := range post.Pieces {
		if n > 0 {
			if d.Pieces == nil {
				d.Pieces = map[string]uint8{}
			}
			d.Pieces[terrainNames[t]] = n
		}
	}
	return d
}

func (b *Box) cardIDs(h House, set CardSet) []string {
	ids := []string{}
	for set != 0 {
		var c Card
		c, set = set.next(h)
		ids = append(ids, b.Cards[c].ID)
	}
	return ids
}

// document has the symbols of which there are any.
func (t Tally) document() map[string]uint8 {
	d := map[string]uint8{}
	for f, n := range t {
		if n > 0 {
			d[faceNames[f]] = n
		}
	}
	return d
}

func (s *State) commanderDocument(c Commander, u UnitID) commanderDocument {
	info, l := &s.Plan.Commanders[c], &s.Leaders[c]
	return commanderDocument{houseNames[info.House], s.unitName(u), l.Tokens, info.Limit, info.Capture, l.Committed, l.Thrifty}
}

// describeTurn writes what is under way.
func (s *State) describeTurn(d *stateDocument) {
	if s.Turn != noTurn {
		d.Turn = s.turnDocument()
	}
	if x := &s.Attack; x.Kind != noAttack {
		d.Attack = &attackDocument{
			attackNames[x.Kind], s.unitName(x.By), s.unitName(x.On), s.Plan.hexName(x.At), x.Flank, x.Rolled.document(), x.Ignores, x.Sure,
			x.Hits, x.Taken, x.Others, x.Flags, x.Asked, x.Left, x.Killed,
		}
	}
	if r := &s.Rout; r.Unit != NoUnit {
		d.Retreat = &retreatDocument{s.unitName(r.Unit), r.Steps, r.Attack, directionNames[r.Dir]}
	}
	if s.Waits.Who != 0 {
		d.Decision = &decisionDocument{Kind: decisionNames[s.Waits.Kind]}
		for rest := s.Waits.Who; rest != 0; rest = rest.Without(rest.First()) {
			d.Decision.Who = append(d.Decision.Who, houseNames[s.house(rest.First())])
		}
	}
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		d.Stack = append(d.Stack, frameDocument{procedureNames[f.Proc], f.Step, f.Arg})
	}
}

func (s *State) turnDocument() *turnDocument {
	t, p := &s.Turn, s.Plan
	d := &turnDocument{
		House: houseName(t.House), Card: p.Cards[t.Card].ID, Commander: p.Commanders[t.Leader].ID, Zone: s.zoneName(),
		Commands: boxNumbers(t.Paid), Tactic: t.Tactic, Extra: grantNames[t.Extra], Effect: t.Effect,
		Picks: p.unitNames(t.Picks), First: s.unitName(t.First), Unit: s.unitName(t.Unit), Target: s.unitName(t.Target),
		Hex: p.hexName(t.Goal), Only: s.unitName(t.Only),
	}
	if t.Card != NoCard {
		d.Executed = append(numbers{}, boxNumbers(t.Executed)...)
		d.Box = boxNames[t.Command]
	}
	return d
}

// zoneName is the hex around which the zone of control lies in which the card was played: that
// of the commander, if he is still there.
func (s *State) zoneName() string {
	if s.Turn.Zone.Empty() {
		return ""
	}
	if u := s.unitOf(s.Turn.Leader); u != NoUnit && s.zone(u) == s.Turn.Zone {
		return s.Plan.hexName(s.Units[u].Hex)
	}
	for i := range s.Plan.Grid.Len() {
		if h := hex.Hex(i); s.Plan.Grid.Within(h, zoneRadius) == s.Turn.Zone {
			return s.Plan.hexName(h)
		}
	}
	return ""
}
