package song

import (
	"strconv"

	"gonfalon/game"
	"gonfalon/song/effect"
)

// What the options of a choice are, in words.

// deedWords say in a few words what a statement does. Those that are not here steer, or stand
// only beside others.
var deedWords = map[effect.Code]game.Text{
	effect.Kill:             {English: "the Attachment is destroyed", French: "l'Attachement est détruit"},
	effect.Destroy:          {English: "the NCU is killed", French: "l'UNC est tuée"},
	effect.ToHit:            {English: "to hit", French: "pour toucher"},
	effect.Dice:             {English: "attack dice", French: "dés d'attaque"},
	effect.Speed:            {English: "Speed", French: "Vitesse"},
	effect.NoDisorder:       {English: "its Charges are not disorderly", French: "ses Charges ne sont pas désordonnées"},
	effect.PivotFirst:       {English: "it may pivot first", French: "elle peut d'abord pivoter"},
	effect.ExtraWounds:      {English: "Wounds more", French: "Blessures de plus"},
	effect.Restore:          {English: "Wounds healed", French: "Blessures soignées"},
	effect.ShareRestore:     {English: "Wounds healed, among units", French: "Blessures soignées, entre unités"},
	effect.Wounds:           {English: "Wounds suffered", French: "Blessures subies"},
	effect.HitsOn:           {English: "automatic hits", French: "touches automatiques"},
	effect.TakeToken:        {English: "condition tokens removed", French: "pions État retirés"},
	effect.ShareUntoken:     {English: "condition tokens removed, among units", French: "pions État retirés, entre unités"},
	effect.Lose:             {English: "abilities are lost", French: "des Capacités sont perdues"},
	effect.Cancel:           {English: "it is cancelled", French: "c'est annulé"},
	effect.RemoveActivation: {English: "an Activation token is removed", French: "un pion Activation est retiré"},
	effect.RemoveNCU:        {English: "an NCU leaves the board and may be activated again", French: "une UNC quitte le tableau et peut être activée à nouveau"},
	effect.MoveAttachment:   {English: "the Attachment joins another unit", French: "l'Attachement rejoint une autre unité"},
	effect.FreeAction:       {English: "a free action", French: "une action gratuite"},
}

// numberSaid tells whether the number of a statement belongs to what it does.
func numberSaid(c effect.Code) bool {
	switch c {
	case effect.ToHit, effect.Dice, effect.Speed, effect.ExtraWounds, effect.Restore, effect.ShareRestore, effect.Wounds, effect.HitsOn, effect.TakeToken, effect.ShareUntoken:
		return true
	}
	return false
}

// deedText says what a statement does, or nothing.
func (l *library) deedText(o *effect.Op) game.Text {
	switch o.Code {
	case effect.GainKeyword:
		if id, ok := l.abilityNamed(o.Keyword.ID()); ok {
			return l.entry(id).Name
		}
	case effect.GiveToken:
		if o.Token >= effect.Panicked && o.Token <= effect.Weakened {
			return tokenWords[o.Token-effect.Panicked]
		}
	case effect.MoveNCU:
		if o.NCUMove == effect.ToFree {
			return game.Text{English: "to a free zone", French: "vers une zone libre"}
		}
		return game.Text{English: "it changes places with another", French: "échange avec une autre"}
	case effect.Grant:
		for _, rule := range l.effects.Grants[o.Grant].Rules {
			if t := l.blockText(rule.Ops); t.English != "" {
				return t
			}
		}
	}
	t := deedWords[o.Code]
	if numberSaid(o.Code) {
		if n := amountWord(o); n != "" {
			return game.Text{English: n + " " + t.English, French: n + " " + t.French}
		}
	}
	return t
}

// amountWord writes a plain amount: a number, dice, or both.
func amountWord(o *effect.Op) string {
	a := o.Amount
	if a.Of != effect.NoQuantity {
		return ""
	}
	switch die := [...]string{effect.D3: "D3", effect.D6: "D6", effect.BestD6: "D6"}; {
	case a.Die == effect.NoDie && a.Base != 0:
		return strconv.Itoa(int(a.Base))
	case a.Die != effect.NoDie && a.Base == 0:
		return die[a.Die]
	case a.Die != effect.NoDie:
		return die[a.Die] + "+" + strconv.Itoa(int(a.Base))
	}
	return ""
}

// blockText says what the first of some statements does that does something, and the one after
// it.
func (l *library) blockText(ops []effect.Op) game.Text {
	var said game.Text
	for i := range ops {
		t := l.deedText(&ops[i])
		switch {
		case t.English == "" || t == said:
		case said.English == "":
			said = t
		default:
			return game.Text{English: said.English + ", " + t.English, French: said.French + ", " + t.French}
		}
	}
	return said
}

// optionText says what an option of the present choice is.
func (s *State) optionText(n int) game.Text {
	w := s.choosing()
	if w == nil {
		return s.modeOption(n)
	}
	prog := &s.Muster.lib.rules[w.Rule]
	op := &prog.Ops[w.PC]
	switch op.Code {
	case effect.Pick:
		return s.Muster.lib.branchText(prog, op, w.PC+1, n)
	case effect.Choose:
		return s.pieceText(n)
	}
	return tokenWords[n%conditions]
}

// branchText says what an option of a Pick does.
func (l *library) branchText(prog *program, op *effect.Op, at uint16, n int) game.Text {
	for range n {
		if at = prog.Ops[at].Skip; at < op.Skip && prog.Ops[at].Code == effect.Back {
			at++
		}
	}
	return l.blockText(prog.Ops[at+1 : prog.Ops[at].Skip])
}

// modeOption says what an option is that a procedure of a mode asks for.
func (s *State) modeOption(n int) game.Text {
	switch f := s.Stack.Top(); f.Proc {
	case procMoment:
		return s.contenderText(f, uint8(n))
	case procSetUp:
		if s.SetUp.ToRoll > 0 {
			return s.Muster.lib.tables.Templates[n].Text
		}
		return [...]game.Text{{English: "attack", French: "attaquer"}, {English: "defend", French: "défendre"}}[n&1]
	case procZone:
		lib := s.Muster.lib
		return lib.entry([...]entryID{lib.zone[Tactics], lib.zoneWinds}[n&1]).Text
	case procUpkeep:
		return s.missionAt(s.Affairs.Open[n]).Name
	}
	return game.Sentence("Objective %d", "Objectif %d", n+1)
}

// pieceText names a piece of terrain that lies there.
func (s *State) pieceText(i int) game.Text {
	return s.Muster.lib.tables.Templates[s.Ground[i]-1].Text
}

// abilityNamed finds an ability by its id.
func (l *library) abilityNamed(id string) (entryID, bool) {
	for i := range l.army.Abilities {
		if l.army.Abilities[i].ID == id {
			return l.ability[i], true
		}
	}
	return 0, false
}
