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
