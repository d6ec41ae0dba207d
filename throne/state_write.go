package throne

import (
	"cmp"
	"slices"

	"gonfalon/game"
)

// The document of a state, written by hand: a match that is kept is written state by state, and
// encoding/json takes longer for it than all else. What names are keys is in their order.

// A named is a name with its number.
type named struct {
	name string
	no   int
}

// byName sorts names that are not "".
func byName(names []string) (list []named) {
	for i, name := range names {
		if name != "" {
			list = append(list, named{name, i})
		}
	}
	slices.SortFunc(list, func(a, b named) int { return cmp.Compare(a.name, b.name) })
	return list
}

var (
	tracksByName   = byName(trackNames[:])
	markersByName  = byName(markerNames[:])
	decksByName    = byName(deckNames[:])
	westerosByName = byName(westerosNames[:])
)

// sortNames notes the order of the board's names.
func (b *Board) sortNames() {
	var areas [MaxAreas]string
	for a := Area(1); a < MaxAreas; a++ {
		areas[a] = b.Areas[a].ID
	}
	var houses [MaxHouses]string
	for h := range b.Houses {
		houses[h] = b.Houses[h].ID
	}
	b.areasByName, b.housesByName = byName(areas[:]), byName(houses[:])
}

// AppendState implements [game.StateWriter].
func (Rules) AppendState(b []byte, s *State) []byte {
	p := pen{game.Pen{Text: b}, s, s.Board}
	p.state()
	return p.Text
}

// A pen writes the document of a state: see stateDocument and what it holds.
type pen struct {
	game.Pen
	*State
	board *Board
}

func (p *pen) state() {
	b, s := p.board, p.State
	p.Text = append(p.Text, '{')
	p.Number("players", int(s.Houses))
	p.Object("options", func() {
		for _, of := range s.Options.fields() {
			p.Word(of[0], of[1])
		}
	})
	p.Number("turn", int(s.Turn))
	if s.Waits.Who != 0 {
		p.Object("decision", func() {
			p.Word("kind", kindNames[s.Waits.Kind])
			p.Words("who", b.houseIDs(s.Waits.Who))
		})
	}
	p.AnyWords("winners", b.houseIDs(s.Winners))
	p.Object("tracks", func() {
		for _, t := range tracksByName {
			p.Words(t.name, s.trackDocument(t.no))
		}
	})
	p.Object("markers", func() {
		for _, t := range markersByName {
			p.Word(t.name, b.houseID(s.Marker[t.no]))
		}
	})
	p.Flag("blade_used", s.BladeUsed)
	p.Object("houses", p.houses)
	p.Object("areas", p.areas)
	p.Object("control", p.control)
	p.Number("wildlings", int(b.wildlings[s.Wildlings]))
	p.revealed()
	p.Object("decks", p.decks)
	if s.Battle != (Battle{}) {
		p.Value("battle", s.battleDocument())
	}
	if s.Marching != (Action{}) {
		march := b.actionDocument(s.Marching)
		p.Name("march")
		p.Text = march.appendJSON(p.Text)
	}
	p.AnyWords("short", b.areaIDs(s.Short))
	p.counts("spent", &s.Spent)
	p.counts("cut", &s.Cut)
	p.AnyNumber("owed", int(s.Owed))
	if s.Stack.Len() > 0 {
		p.List("stack", p.frames)
	}
	p.Text = append(p.Text, '}')
}

func (p *pen) houses() {
	for _, of := range p.board.housesByName {
		if h := House(of.no); h < House(p.Houses) {
			hold := &p.Holdings[h]
			p.Object(of.name, func() {
				p.secret("power", hold.Power)
				p.Number("supply", int(hold.Supply))
				p.Words("hand", p.board.cardIDs(h, hold.Hand))
				p.Words("discard", p.board.cardIDs(h, hold.Discard))
				if hold.Bid != noBid {
					p.secret("bid", hold.Bid)
				}
				p.Flag("ready", hold.Ready)
			})
		}
	}
}

func (p *pen) secret(name string, n int8) {
	if n < 0 {
		p.Word(name, hidden)
	} else {
		p.Number(name, int(n))
	}
}

func (p *pen) areas() {
	for _, of := range p.board.areasByName {
		pl := &p.Places[of.no]
		if *pl == (Place{House: NoHouse, Token: NoHouse}) {
			continue
		}
		p.Object(of.name, func() {
			p.AnyWord("house", p.board.houseID(pl.House))
			p.force(&pl.Units)
			if pl.Routed.Len() > 0 {
				p.Object("routed", func() { p.force(&pl.Routed) })
			}
			p.AnyWord("order", orderNames[pl.Order])
			p.AnyWord("token", p.board.houseID(pl.Token))
			p.AnyNumber("neutral", int(pl.Neutral))
		})
	}
}

func (p *pen) force(of *Force) {
	p.AnyNumber("footmen", int(of[Footman]))
	p.AnyNumber("knights", int(of[Knight]))
	p.AnyNumber("ships", int(of[Ship]))
}

func (p *pen) control() {
	for _, of := range p.board.areasByName {
		if h := p.owner(Area(of.no)); h != NoHouse {
			p.Word(of.name, p.board.Houses[h].ID)
		}
	}
}

func (p *pen) revealed() {
	if p.Revealed == ([decks]WesterosCard{}) {
		return
	}
	p.Object("revealed", func() {
		for _, of := range decksByName {
			if c := p.Revealed[of.no]; c != noWesteros {
				p.Word(of.name, westerosNames[c])
			}
		}
	})
}

func (p *pen) decks() {
	for _, of := range decksByName {
		deck := &p.Decks[of.no]
		p.Object(of.name, func() {
			p.Object("fresh", func() {
				for _, c := range westerosByName {
					p.AnyNumber(c.name, int(deck.Fresh[c.no]))
				}
			})
			p.AnyWords("used", deck.used())
		})
	}
}

func (p *pen) counts(name string, of *[MaxAreas]uint8) {
	if *of == ([MaxAreas]uint8{}) {
		return
	}
	p.Object(name, func() {
		for _, a := range p.board.areasByName {
			p.AnyNumber(a.name, int(of[a.no]))
		}
	})
}

func (p *pen) frames() {
	for i := range p.Stack.Len() {
		f := p.frameDocument(i)
		p.Object("", func() {
			p.Word("procedure", f.Procedure)
			p.Number("step", int(f.Step))
			p.AnyWord("house", f.House)
			p.AnyNumber("at", int(f.At))
		})
	}
}
