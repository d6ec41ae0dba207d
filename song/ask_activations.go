package song

import "gonfalon/game"

// Who may act, and what each may do.

type activationsDocument struct {
	Seat   string               `json:"seat"` // whose turn it is, or who asks
	Units  []activationDocument `json:"units"`
	NCUs   []claimDocument      `json:"ncus"`
	Left   int                  `json:"left"` // how many must still act
	Pass   bool                 `json:"pass"` // whether the seat may pass
	NoPass *game.Ruling         `json:"no_pass,omitempty"`
}

type activationDocument struct {
	Unit    string        `json:"unit"`
	Refused *game.Ruling  `json:"refused,omitempty"`
	Actions []mayDocument `json:"actions"`
}

type claimDocument struct {
	NCU     string             `json:"ncu"`
	Refused *game.Ruling       `json:"refused,omitempty"`
	Zones   []openZoneDocument `json:"zones"`
}

type openZoneDocument struct {
	Zone    string       `json:"zone"`
	Refused *game.Ruling `json:"refused,omitempty"`
}

func (k *asker) activations() any {
	s := k.s.choosingWhom(k.seat)
	d := activationsDocument{Seat: seatNames[k.seat], Units: []activationDocument{}, NCUs: []claimDocument{}, Left: s.leftToActivate(k.seat)}
	for u := UnitID(1); u <= s.Muster.Units(); u++ {
		if s.seatOf(u) != k.seat || !s.onTable(u) {
			continue
		}
		a := Action{Kind: Activate, Unit: u}
		x := activationDocument{Unit: s.unitID(u), Refused: s.ruling(s.forbidsActivate(k.seat, &a), k.seat, &a), Actions: []mayDocument{}}
		if x.Refused == nil {
			there := k.s.acting(u)
			x.Actions = there.mayDocuments(u)
		}
		d.Units = append(d.Units, x)
	}
	for n, end := s.Muster.NCUsOf(k.seat); n < end; n++ {
		d.NCUs = append(d.NCUs, s.claimDocument(k.seat, n))
	}
	pass := Action{Kind: Pass}
	d.NoPass = s.ruling(s.forbidsActivate(k.seat, &pass), k.seat, &pass)
	d.Pass = d.NoPass == nil
	return d
}

// choosingWhom returns the state in which a seat chooses whom it activates: the present one if
// it does, else one in which its turn has come and all else is as it is.
func (s *State) choosingWhom(seat game.Seat) State {
	next := *s
	if s.Waits.Kind == decideActivate && s.Waits.Who.Has(seat) {
		return next
	}
	p := play{State: &next}
	p.forgetUnderWay()
	p.ask(decideActivate, seat)
	return next
}

// claimDocument tells whether an NCU may be activated, and which zones it may claim.
func (s *State) claimDocument(seat game.Seat, n NCUID) claimDocument {
	a := Action{Kind: ActivateNCU, N: uint8(n)}
	d := claimDocument{NCU: s.Muster.ncu[n].id, Refused: s.ruling(s.forbidsActivate(seat, &a), seat, &a), Zones: []openZoneDocument{}}
	for z := Crown; z <= s.lastZone(); z++ {
		a := Action{Kind: Claim, N: uint8(z)}
		d.Zones = append(d.Zones, openZoneDocument{zoneNames[z], s.ruling(s.forbidsZone(&a), seat, &a)})
	}
	return d
}
