package song

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/sketch"
	"gonfalon/song/field"
)

// What the question that is asked hangs on: where it comes from, whom it is about, dice that lie
// there, places that may be taken, options in words.

type subjectDocument struct {
	Of      *sourceDocument      `json:"of,omitempty"`
	Unit    string               `json:"unit,omitempty"`
	Target  string               `json:"target,omitempty"`
	Moment  string               `json:"moment,omitempty"`
	Dice    *diceDocument        `json:"dice,omitempty"`
	Places  []stanceDocument     `json:"places,omitempty"`
	Options []optionDocument     `json:"options,omitempty"`
	Orders  []readyOrderDocument `json:"orders,omitempty"`
}

// An readyOrderDocument is an Order that the seat may use now, as the action names it.
type readyOrderDocument struct {
	Unit string `json:"unit"`
	N    uint8  `json:"n"`
	sourceDocument
}

// An sourceDocument is what a question comes from.
type sourceDocument struct {
	content.Thing
	Says game.Text `json:"text"`
}

// A diceDocument is dice that may be rolled again, by faces; place 0 is the D3 of a Panic Test.
type diceDocument struct {
	Faces []int  `json:"faces"`
	Open  []int  `json:"open"`
	Good  int    `json:"good"` // from this face on a die is good; 0 where dice are added
	Token string `json:"token,omitempty"`
}

// A stanceDocument is how a unit may stand; N is that of the action.
type stanceDocument struct {
	N     int         `json:"n"`
	Align string      `json:"align"`
	End   sketch.Pose `json:"end"`
}

type optionDocument struct {
	N int `json:"n"`
	game.Text
}

func (k *asker) subject() any {
	s, d := k.s, subjectDocument{}
	if s.Waits.Who == 0 || s.Stack.Len() == 0 {
		return d
	}
	f := s.Stack.Top()
	if w := s.choosing(); w != nil {
		d.Of = s.sourceDocument(w.Entry)
		d.Unit, d.Target = s.unitIDOr(w.Self), s.unitIDOr(w.Target)
	}
	switch s.Waits.Kind {
	case decideAction, decideWithdraw:
		u := s.asked().Unit
		d.Unit, d.Target = s.unitID(u), s.unitIDOr(s.asked().Only)
		stances := s.Field.Stances(field.No(u))
		for i := range stances.N {
			d.Places = append(d.Places, stanceOf(int(i)+1, &stances.At[i].Place))
		}
	case decideAlign:
		deed := s.asked()
		d.Unit, d.Target = s.unitID(deed.Unit), s.unitID(deed.Target)
		rooms := s.rooms(deed)
		for i := range rooms.N {
			d.Places = append(d.Places, stanceOf(int(i), &rooms.At[i]))
		}
	case decideReroll:
		d.Unit, d.Dice = s.unitID(s.asksDice().unit), k.diceDocument()
	case decideAnswer:
		m := s.now(uint8(f.Arg))
		d.Moment, d.Unit, d.Target = m.Kind.String(), s.unitIDOr(m.Unit), s.unitIDOr(m.Other)
		if m.Fight != 0 {
			x := s.fighting(m.Fight)
			d.Unit, d.Target = s.unitID(x.By), s.unitID(x.On)
		}
		d.Orders = k.readyOrders()
	case decideOption:
		for n := range 16 {
			if s.Ask.Options>>n&1 == 1 {
				d.Options = append(d.Options, optionDocument{n, s.optionText(n)})
			}
		}
	}
	return d
}

// readyOrders are the Orders that the seat may use now.
func (k *asker) readyOrders() []readyOrderDocument {
	var list []readyOrderDocument
	for _, a := range k.s.listAnswers(k.seat, nil) {
		if a.Kind == UseOrder {
			list = append(list, readyOrderDocument{k.s.unitID(a.Unit), a.N, *k.s.sourceDocument(k.s.abilityAt(a.Unit, a.N))})
		}
	}
	return list
}

func (s *State) sourceDocument(id entryID) *sourceDocument {
	if id == 0 || int(id) > len(s.Muster.lib.entries) {
		return nil
	}
	e := s.Muster.lib.entry(id)
	return &sourceDocument{content.Thing{ID: e.ID, Text: e.Name}, e.Text}
}

// diceDocument counts the dice in question by their faces.
func (k *asker) diceDocument() *diceDocument {
	s := k.s
	q := s.asksDice()
	d := diceDocument{Faces: make([]int, 7), Open: make([]int, 7), Good: s.least(&q)}
	for face, n := range s.open(&q, k.seat) {
		d.Open[face] = int(n)
	}
	roll := s.diceOf(&q)
	for i := range int(roll.N) {
		d.Faces[roll.faceAt(i)]++
	}
	if q.what == rollTestDice {
		d.Faces[0] = int(s.testing(q.n).D3)
	}
	if tokens := s.spendable(k.seat, q.unit, q.what); tokens != 0 && !s.friendly(k.seat, q.unit) {
		d.Token = bitsOf(uint32(tokens), tokenNames[:])[0]
	}
	return &d
}

// friendly tells whether a unit is of a seat's side.
func (s *State) friendly(seat game.Seat, u UnitID) bool { return s.side(seat).Has(s.seatOf(u)) }

func stanceOf(n int, at *field.Place) stanceDocument {
	return stanceDocument{n, alignNames[at.Alignment], sketch.PoseOf(at.Pose)}
}
