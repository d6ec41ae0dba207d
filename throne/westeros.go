package throne

import "gonfalon/game"

// Steps of the Westeros phase.
const (
	westerosAdvance uint8 = iota
	westerosReveal
	westerosI
	westerosII
	westerosIII
	westerosBury
)

// Labels of the dice.
const (
	labelDeck  game.Label = 1 // plus the deck
	labelGuess game.Label = 9
)

// westeros carries out throne.westeros.steps.
func (p play) westeros(f *game.Frame) {
	step := f.Step
	f.Step++
	switch step {
	case westerosAdvance:
		p.Turn++
		p.tell(eventRound, NoHouse, int16(p.Turn))
		p.tellPhase(phaseWesteros)
	case westerosReveal:
		p.revealCards()
	case westerosI, westerosII, westerosIII:
		p.resolve(p.Revealed[step-westerosI])
	case westerosBury:
		p.buryCards()
		p.Stack.Pop()
	}
}

// buryCards puts the cards of the turn beneath their decks.
func (p play) buryCards() {
	for d, c := range p.Revealed {
		p.Decks[d].bury(c)
	}
}

// revealCards draws from the three decks and lets the Wildlings gather before any
// effect (throne.wildlings.mammoth-advances-one, advance-before-effects).
func (p play) revealCards() {
	mammoths := 0
	for d := range p.Decks {
		c := p.draw(d)
		p.Revealed[d] = c
		p.tell(eventRevealed, NoHouse, int16(d), int16(c))
		if p.Board.mammoth[d][c] {
			mammoths++
		}
	}
	if mammoths > 0 {
		p.Wildlings = uint8(min(int(p.Wildlings)+mammoths, len(p.Board.wildlings)-1))
		p.tell(eventWildlingsGather, NoHouse, int16(p.wildlingStrength()))
	}
}

// draw takes the top card of a deck. Winter is Coming shuffles it in with all others
// and draws again, at once (throne.westeros.winter-reshuffle-redraw).
func (p play) draw(deck int) WesterosCard {
	d := &p.Decks[deck]
	for {
		c := d.Used[0]
		if d.Fresh == ([westerosCards]uint8{}) {
			copy(d.Used[:], d.Used[1:])
			d.Used[deckSize-1] = noWesteros
		} else {
			c = WesterosCard(p.dice.Pick(labelDeck+game.Label(deck), d.Fresh[:]))
			d.Fresh[c]--
		}
		if c != WinterIsComing {
			return c
		}
		p.tell(eventRevealed, NoHouse, int16(deck), int16(c))
		d.Fresh[c]++
		d.shuffle()
	}
}

// shuffle mixes the used cards with the fresh ones.
func (d *Deck) shuffle() {
	for i, c := range d.Used {
		if c != noWesteros {
			d.Fresh[c]++
			d.Used[i] = noWesteros
		}
	}
}

// bury puts a card beneath the deck.
func (d *Deck) bury(c WesterosCard) {
	for i, used := range d.Used {
		if used == noWesteros {
			d.Used[i] = c
			return
		}
	}
}

// resolve begins what a card brings. The cards that ban or weaken orders are looked up
// where they matter, see inForce.
func (p play) resolve(c WesterosCard) {
	switch c {
	case SupplyCard:
		p.push(procSupply)
	case MusteringCard:
		p.push(procMuster)
	case ClashOfKings:
		p.push(procClash)
	case GameOfThrones:
		p.income()
	case WildlingsAttack:
		p.push(procWildlings)
	}
}

// income carries out throne.westeros.game-of-thrones-income.
func (p play) income() {
	for i := range int16(p.Houses) {
		h := p.houseAt(i)
		crowns := 0
		for a := Area(1); a < MaxAreas; a++ {
			if p.owner(a) == h {
				crowns += int(p.Board.Areas[a].Crowns)
			}
		}
		p.gain(h, crowns)
	}
}
