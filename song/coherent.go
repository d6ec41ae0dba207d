package song

import (
	"slices"

	"gonfalon/game"
	"gonfalon/song/effect"
	"gonfalon/song/field"
)

// coherent tells what in what is under way could not be, so that no written state can lead the
// rules astray.
func (s *State) coherent() error {
	wrong := game.Wrong("what is under way does not fit together", "ce qui est en cours ne va pas ensemble")
	unit := func(list ...UnitID) bool {
		for _, u := range list {
			if u > s.Muster.Units() {
				return false
			}
		}
		return true
	}
	seat := func(list ...game.Seat) bool {
		for _, x := range list {
			if x < game.NoSeat || x >= s.seats() {
				return false
			}
		}
		return true
	}
	if s.Over != (s.Stack.Len() == 0) || s.Over != (s.Waits.Who == 0) || s.Waits.Who&^s.everybody() != 0 || !s.Over && s.Waits.Kind == noDecision || s.Waits.Kind >= decisions {
		return wrong
	}
	counts := [procedures]int{procAct: int(s.Doing), procCharge: int(s.Doing), procRetreat: int(s.Doing), procFight: int(s.Fought), procTest: int(s.Tested),
		procPile: int(s.Muster.Units()), procHurt: int(s.Hurting), procFall: int(s.Hurting), procMoment: int(s.Passing), procWork: int(s.Working), procActivation: int(s.Muster.Units()), procClaim: int(s.Muster.NCUs())}
	for i := range s.Stack.Len() {
		f := s.Stack.At(i)
		if f.Proc == 0 || f.Proc >= procedures || !seat(f.Seat) || f.Arg < 0 || f.Step > lastSteps[f.Proc] {
			return wrong
		}
		if n := counts[f.Proc]; n > 0 && (f.Arg < 1 || int(f.Arg) > n) {
			return wrong
		}
		if counts[f.Proc] == 0 && i > 0 && f.Proc >= procAct && f.Proc != procToken && f.Proc < procMark {
			return wrong
		}
	}
	for i := range s.Deeds[:s.Doing] {
		d := &s.Deeds[i]
		if d.Unit == NoUnit || !unit(d.Unit, d.Target, d.Only) || d.Kind >= actionKinds || d.Arc < 0 || d.Arc > 3 || d.Die > 6 || d.Of > s.Working || int(d.N) >= field.MaxPieces {
			return wrong
		}
		if d.Target != NoUnit && int(d.Weapon) >= len(s.sheet(d.Unit).Attacks) {
			return wrong
		}
	}
	for i := range s.Fights[:s.Fought] {
		x := &s.Fights[i]
		if x.By == NoUnit || x.On == NoUnit || !unit(x.By, x.On) || int(x.Weapon) >= len(s.sheet(x.By).Attacks) || x.Arc < 0 || x.Arc > 3 || x.Panic >= outcomes {
			return wrong
		}
	}
	for i := range s.Tests[:s.Tested] {
		t := &s.Tests[i]
		if t.Unit == NoUnit || !unit(t.Unit) || !seat(t.By) || t.Of > s.Fought || t.Work > s.Working || t.Set >= outcomes {
			return wrong
		}
	}
	for i := range s.Hurts[:s.Hurting] {
		h := &s.Hurts[i]
		if h.Unit == NoUnit || !unit(h.Unit, h.Of) || !seat(h.By) || h.Fight > s.Fought {
			return wrong
		}
	}
	for i := range s.Moments[:s.Passing] {
		if !s.coherentMoment(&s.Moments[i]) {
			return wrong
		}
	}
	for i := range s.Works[:s.Working] {
		if !s.coherentWork(&s.Works[i]) {
			return wrong
		}
	}
	for i := range s.Later[:s.Latered] {
		if !s.coherentWork(&s.Later[i].Work) || !s.coherentMoment(&s.Later[i].Moment) {
			return wrong
		}
	}
	for a := range s.Attached {
		x := &s.Attached[a]
		if !unit(x.On, x.Marked) || int(x.Beast) > len(s.Muster.attached[a].beasts) {
			return wrong
		}
	}
	for i := range s.Lasting[:s.Lasts] {
		l := &s.Lasting[i]
		if int(l.Grant) >= len(s.Muster.lib.grant) || !unit(l.On, l.Origin) || !seat(l.By) || l.By == game.NoSeat || l.Card > DeckKinds || l.NCU > s.Muster.NCUs() {
			return wrong
		}
	}
	if !seat(s.SetUp.Chooser) || !seat(s.SetUp.SpendBy) || !seat(s.SetUp.Again.Seat) || !unit(s.SetUp.Must.Unit, s.SetUp.Must.Only) || !unit(s.SetUp.NextUnit, s.SetUp.MustUnit, s.SetUp.NotUnit) || !unit(s.SetUp.Scored[:]...) {
		return wrong
	}
	if err := s.coherentModes(wrong); err != nil || s.Over {
		return err
	}
	return s.coherentTop(wrong)
}

// lastSteps are the last step of each procedure.
var lastSteps = [procedures]uint8{
	procGame: gameRound, procSetUp: setUpEnd, procDeploy: deployEnd, procRound: roundUpkeep, procTurn: turnEnd, procActivation: activationEnd,
	procClaim: claimEnd, procZone: 31, procUpkeep: upkeepPass, procAct: deedEnd, procCharge: chargeEnd, procRetreat: retreatEnd, procFight: fightEnd,
	procTest: testEnd, procHurt: hurtEnd, procFall: fallRemove, procMoment: momentEnd, procToken: 1,
	procLose: 1, procDrop: 1, procPile: 1, procSilence: 1, procMissions: missionsDesignate + 1, procPlace: 1, procKill: killAfter + 1,
}

func (s *State) coherentMoment(m *Moment) bool {
	seats := m.Seat >= game.NoSeat && m.Seat < s.seats() && m.Window.First >= game.NoSeat && m.Window.First < s.seats()
	return seats && m.Kind <= effect.RoundEnding && m.Unit <= s.Muster.Units() && m.Other <= s.Muster.Units() && m.NCU <= s.Muster.NCUs() && m.Zone < zones &&
		m.Fight <= maxFights && m.Test <= maxTests && m.Deed <= maxDeeds && m.Hurt <= maxHurts && m.Work <= maxWorks && m.Attach <= s.Muster.attaches && m.Card <= DeckKinds &&
		(m.Window.Seats == 0 || int(m.Window.Seats) == int(s.seats()))
}

func (s *State) coherentWork(w *Work) bool {
	if int(w.Rule) >= len(s.Muster.lib.rules) || int(w.PC) > len(s.Muster.lib.rules[w.Rule].Ops) || w.Seat < 0 || w.Seat >= s.seats() || w.Moment > s.Passing {
		return false
	}
	for _, u := range [...]UnitID{w.Self, w.Target, w.Previous, w.It, w.Brought} {
		if u > s.Muster.Units() {
			return false
		}
	}
	return w.OwnNCU <= s.Muster.NCUs() && w.Chosen <= s.Muster.NCUs() && w.Card <= DeckKinds && w.Last <= s.Lasts && w.Zone < zones && w.Slot < unitAnswers &&
		w.Entry == s.Muster.lib.rules[w.Rule].of && w.Found <= DeckKinds && w.Foe2 >= 0 && w.Foe2 < s.seats() && w.Foe >= game.NoSeat && w.Foe < s.seats() && w.Mission < openMission+openMissions && w.Piece <= s.Field.Laid
}

// coherentTop tells whether the procedure on top asks what is asked.
func (s *State) coherentTop(wrong error) error {
	want := map[game.Kind]uint8{
		decideEdge: procSetUp, decideActivate: procTurn, decideAction: procAct, decideZone: procClaim,
		decideWithdraw: procRetreat, decideAlign: procCharge, decideAnswer: procMoment, decideDiscard: procUpkeep,
	}
	top := s.Stack.Top().Proc
	if proc, one := want[s.Waits.Kind]; one && proc != top {
		return wrong
	}
	if procs, several := askedBy[s.Waits.Kind]; several && !slices.Contains(procs, top) {
		return wrong
	}
	if s.Waits.Kind == decideReroll && !s.coherentDice(top) {
		return wrong
	}
	if s.Waits.Kind >= decideUnit && s.Waits.Kind <= decideMay {
		if top == procWork {
			w := s.choosing()
			if int(w.PC) >= len(s.Muster.lib.rules[w.Rule].Ops) {
				return wrong
			}
		} else if !slices.Contains(choices[top], s.Waits.Kind) {
			return wrong
		}
	}
	return nil
}

// coherentDice tells whether there are dice to be rolled again.
func (s *State) coherentDice(top uint8) bool {
	if top == procFight || top == procTest {
		return true
	}
	w := s.choosing()
	if w == nil || int(w.PC) >= len(s.Muster.lib.rules[w.Rule].Ops) {
		return false
	}
	m := s.momentOf(w)
	if s.Muster.lib.rules[w.Rule].Ops[w.PC].Throw == effect.TheTest {
		return m.Test != 0 && m.Test <= s.Tested
	}
	return m.Fight != 0 && m.Fight <= s.Fought
}
