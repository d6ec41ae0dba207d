package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// How attacks can end. Nothing here knows a rule of combat: the engine itself resolves the
// attack, once for each thing that the dice can come to, and every decision on the way is
// made as [walker.decide] says.

// A Toll is what an attack does to a unit.
type Toll struct {
	Lost    uint8 // figures, a captured commander among them
	Fate    Fate  // OnBoard, Eliminated or Captured
	Steps   uint8 // hexes that it has been driven back
	Blocked uint8 // hexes that it could not go, which became hits
	Ignored uint8 // hits, by Cover and Endurance, of the dice
	Stood   bool  // it has ignored a morale result
}

// An Outcome is how an attack ends: what it does to both, with the parting blow before it and
// the counter-attack after it.
type Outcome struct {
	Target, Attacker Toll
	Before           Toll // of a parting blow at the attacker
	Struck           bool // there was one
	Answered         bool // the target has struck back
	Follows          bool // the attacker may advance or pursue
	Morale           int8 // how far the marker has gone, as [State.Morale] counts
	Winner           House
}

// whole is what becomes of the attacker, by the parting blow and the counter-attack.
func (o *Outcome) whole() Toll {
	t := o.Attacker
	t.Lost += o.Before.Lost
	t.Ignored += o.Before.Ignored
	t.Fate = max(t.Fate, o.Before.Fate)
	return t
}

// A Chance is an outcome and how likely it is.
type Chance struct {
	Outcome
	P float64
}

// A Spread is all that can happen, each outcome once. Chances are whole numbers of 8⁻ⁿ, and
// exact as long as no more than 17 dice fall on the way, since a float64 holds 53 bits.
type Spread struct {
	All []Chance
	at  map[Outcome]int
}

func (d *Spread) add(o Outcome, p float64) {
	if p == 0 {
		return
	}
	if d.at == nil {
		d.at = map[Outcome]int{}
	}
	i, ok := d.at[o]
	if !ok {
		i = len(d.All)
		d.at[o] = i
		d.All = append(d.All, Chance{Outcome: o})
	}
	d.All[i].P += p
}

// mix adds another spread that happens with a probability.
func (d *Spread) mix(e *Spread, p float64) {
	for i := range e.All {
		d.add(e.All[i].Outcome, float64(e.All[i].P*p))
	}
}

// Of is how likely something is.
func (d *Spread) Of(is func(*Outcome) bool) float64 {
	sum := 0.0
	for i := range d.All {
		if is(&d.All[i].Outcome) {
			sum += d.All[i].P
		}
	}
	return sum
}

// mean is what to expect of a number.
func (d *Spread) mean(n func(*Outcome) int) float64 {
	sum := 0.0
	for i := range d.All {
		sum += float64(float64(n(&d.All[i].Outcome)) * d.All[i].P)
	}
	return sum
}

// A Forecast is how an attack can end, and what it is rolled with.
type Forecast struct {
	State    *State // in which it is made
	Kind     AttackKind
	By, On   UnitID
	From, At hex.Hex
	Flank    bool
	Spread   Spread
	Rolls    []Roll // for each time that dice are rolled: the parting blow, the attack, the counter-attack
	Reroll   *Rerolls
	Advance  hex.Set // where it may go after the target is gone
	Pursue   hex.Set
	Kevan    Commander // who could make the target ignore all morale results, but is not used here
	Swaps    bool      // the target's commander could change places, but does not here
}

// A Roll is the dice of an attack.
type Roll struct {
	Kind    AttackKind
	By, On  UnitID
	Rank    Rank // whose dice: that of the unit, but for War Dogs
	Dice    int
	Why     []dicePart
	Hitting Tally // hits by symbol
	Because faceRules
	Ignores int // of its hits
}

// A walker follows an attack through all that can happen.
type walker struct {
	*Forecast
	out   *Outcome // of the way that is being followed
	at    *State   // on that way
	story *game.Story
	dice  *game.Dice // shows what does not matter
	known map[knot]*Spread
	rooms [8]State // by depth
	depth int
}

// A knot is where ways meet again: the same has happened, the same dice come next.
type knot struct {
	Outcome
	kind AttackKind
}

// walk follows an attack from a state in which it is under way; the rest of the stack is put
// aside.
func walk(s *State, by, on UnitID) *walker {
	w := &walker{Forecast: &Forecast{State: s, By: by, On: on, From: s.Units[by].Hex, At: s.Units[on].Hex}, known: map[knot]*Spread{}}
	w.story = game.Watched(w.note)
	w.dice = game.Script()
	return w
}

// room is a copy of a state to go on with.
func (w *walker) room(s *State) *State {
	w.depth++
	r := &w.rooms[w.depth-1]
	*r = *s
	return r
}

// aside takes everything off the stack but what has to do with the attack at hand, and what
// strategy tokens hide: neither changes how it ends.
func (s *State) aside() {
	var all [game.StackDepth]game.Frame
	n := s.Stack.Len()
	for i := range n {
		all[i] = s.Stack.At(i)
	}
	s.Stack = game.Stack{}
	keep := false
	for i := range n {
		keep = keep || all[i].Proc == procAttack || all[i].Proc == procLeave
		if keep {
			s.Stack.Push(all[i])
		}
	}
	for i := range s.Secrets {
		s.Secrets[i] = Secret{Hex: hex.None}
	}
}

// solve is all that can happen from a state on.
func (w *walker) solve(s *State, out Outcome) *Spread {
	if !w.goOn(s, &out) {
		out.Winner = s.Winner
		d := &Spread{}
		d.add(out, 1)
		return d
	}
	k := knot{out, s.Attack.Kind}
	if d, ok := w.known[k]; ok {
		return d
	}
	d := w.fall(s, out)
	w.known[k] = d
	return d
}

// goOn plays on up to the next roll of an attack. It is false if there is none.
func (w *walker) goOn(s *State, out *Outcome) bool {
	p := play{s, w.dice, w.story}
	w.out, w.at = out, s
	for s.Winner == NoHouse {
		if s.Waits.Who != 0 {
			a, ok := w.decide(s)
			if !ok {
				return false
			}
			p.act(s.waitsFor(), a)
			continue
		}
		if s.Stack.Len() == 0 {
			return false
		}
		if f := s.Stack.Top(); f.Proc == procCombat && f.Step == combatRoll {
			return true
		}
		p.step()
		w.story.Clear()
	}
	return false
}

// decide makes the decisions of an attack: who may strike does, who may ignore a morale result
// does, commanders do not commit themselves, and nobody follows up. Which way a unit retreats
// makes no difference to what is told.
func (w *walker) decide(s *State) (Action, bool) {
	switch s.Waits.Kind {
	case decideBlow, decideCounter:
		return Action{Kind: Strike}, true
	case decideSwap:
		w.Swaps = true
		return Action{Kind: Decline}, true
	case decideStand:
		if c := s.steadfast(s.Attack.On); c != NoCommander {
			w.Kevan = c
		}
		if s.mayStand(s.Attack.On) {
			return Action{Kind: Stand}, true
		}
		return Action{Kind: Decline}, true
	case decideRetreat:
		h, _ := s.waysBack().Next()
		return Action{Kind: Retreat, Hex: h}, true
	case decideFollow:
		w.out.Follows = true
		advance, pursue := s.followUp(s.Turn.Unit)
		w.Advance, w.Pursue = w.Advance.Or(advance), w.Pursue.Or(pursue)
		return Action{Kind: Decline}, true
	}
	return Action{}, false
}

// note takes down what happens to both.
func (w *walker) note(e game.Event) {
	o := w.out
	switch e.Kind {
	case eventMorale:
		o.Morale += int8(e.Args[1] - e.Args[0])
		return
	case eventHits, eventLost, eventCaptured, eventEliminated, eventStood, eventRetreated, eventBlocked:
	default:
		return
	}
	var t *Toll
	switch UnitID(e.Args[0]) {
	case w.By:
		t = &o.Attacker
		if w.at.Attack.Kind == partingBlow {
			t = &o.Before
		}
	case w.On:
		t = &o.Target
	default:
		return
	}
	switch e.Kind {
	case eventHits:
		t.Ignored += uint8(e.Args[2])
	case eventLost:
		t.Lost += uint8(e.Args[1])
	case eventCaptured:
		t.Lost++
		t.Fate = Captured
	case eventEliminated:
		if t.Fate != Captured {
			t.Fate = Eliminated
		}
	case eventStood:
		t.Stood = true
	case eventRetreated:
		t.Steps++
	case eventBlocked:
		t.Blocked += uint8(e.Args[1])
	}
}
