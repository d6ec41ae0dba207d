package game

// Try implements [Position]: it reads and checks an action once and carries it out on a copy.
func (p *position[S, A]) Try(seat Seat, action []byte, d *Dice, story *Story) (Position, []byte, error) {
	a, err := p.read(seat, action)
	if err != nil {
		return nil, nil, err
	}
	next := *p
	next.g.Apply(&next.s, seat, a, d, story)
	return &next, p.writer()(nil, &p.s, a), nil
}

// Midst implements [Position].
func (p *position[S, A]) Midst(seat Seat, action []byte, d *Dice, before func(Event) bool) (Position, error) {
	a, err := p.read(seat, action)
	if err != nil {
		return nil, err
	}
	next := *p
	var midst *position[S, A]
	next.g.Apply(&next.s, seat, a, d, Watched(func(e Event) {
		if midst == nil && before(e) {
			midst = new(next)
		}
	}))
	if midst == nil {
		return &next, nil
	}
	return midst, nil
}
