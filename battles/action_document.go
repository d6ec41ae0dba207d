package battles

import (
	"cmp"

	"gonfalon/game"
)

// An actionDocument is how an action is written. Which fields a kind has is told in
// actionFields.
type actionDocument struct {
	Kind      string  `json:"kind"`
	Unit      string  `json:"unit,omitempty"`
	Target    string  `json:"target,omitempty"`
	Hex       string  `json:"hex,omitempty"`
	Card      string  `json:"card,omitempty"`
	Commander string  `json:"commander,omitempty"`
	Other     string  `json:"other,omitempty"`
	Token     string  `json:"token,omitempty"`
	Second    string  `json:"second,omitempty"`
	Commands  numbers `json:"commands,omitempty"`
	Ground    string  `json:"ground,omitempty"`
	Pair      bool    `json:"pair,omitempty"`
	N         uint8   `json:"n,omitempty"`
}

// numbers are small numbers: []uint8 would be written as a text.
type numbers []int

// Fields of an action document.
const (
	fieldUnit game.Fields = 1 << iota
	fieldTarget
	fieldHex
	fieldCard
	fieldCommander
	fieldOther
	fieldToken
	fieldSecond
	fieldCommands
	fieldGround
	fieldPair
	fieldN
)

var fieldNames = []string{
	"unit", "target", "hex", "card", "commander", "other", "token", "second", "commands", "ground", "pair", "n",
}

// actionFields tells which fields an action of a kind has.
var actionFields = [actionKinds]game.Fields{
	UseToken:    fieldToken | fieldUnit | fieldPair,
	RallyUnit:   fieldUnit,
	PlayCard:    fieldCard | fieldCommander | fieldCommands,
	Commit:      fieldCommander, // and what commitFields says
	Execute:     fieldN,
	Pick:        fieldUnit,
	Leave:       fieldUnit,
	MoveTo:      fieldUnit | fieldHex,
	Exit:        fieldUnit,
	Shed:        fieldUnit,
	AttackUnit:  fieldUnit | fieldTarget,
	LooseDogs:   fieldUnit | fieldTarget,
	Scorch:      fieldUnit | fieldHex,
	Douse:       fieldUnit | fieldHex,
	Reroll:      fieldToken,
	Retreat:     fieldHex,
	Follow:      fieldHex,
	KeepForNext: fieldCard | fieldToken,
	TakeToken:   fieldToken,
	DropToken:   fieldToken,
	Muster:      fieldCommander | fieldOther,
	Place:       fieldHex, // and a unit or a ground
	Hide:        fieldHex,
}

// optionalFields tells which of them may be left out: false, or nothing.
var optionalFields = [actionKinds]game.Fields{
	UseToken:    fieldPair,
	Commit:      fieldTarget,
	KeepForNext: fieldCard | fieldToken,
	Muster:      fieldOther,
}

// commitFields tells what a commander must say besides when he commits himself.
var commitFields = [commits]game.Fields{
	commitSwap:      fieldUnit,
	commitAgain:     fieldUnit | fieldTarget,
	commitTwice:     fieldUnit,
	commitForesight: fieldToken | fieldSecond,
	commitSpread:    fieldHex,
}

// fields tells which fields an action has.
func (a *Action) fields(b *Box) game.Fields {
	has := actionFields[a.Kind]
	switch a.Kind {
	case Commit:
		if a.Commander < MaxCommanders {
			has |= commitFields[b.Commanders[a.Commander].commit]
		}
	case Place:
		if a.Ground != Plains { // nobody has plains to place
			has |= fieldGround
		} else {
			has |= fieldUnit
		}
	}
	return has
}

// Action implements [game.Scribe].
func (Rules) Action(s *State, a Action) any { return s.Plan.actionDocument(&a) }

func (p *Plan) actionDocument(a *Action) actionDocument {
	d := actionDocument{Kind: actionNames[a.Kind]}
	has := a.fields(p.Box)
	if has&fieldUnit != 0 {
		d.Unit = p.unitName(a.Unit)
	}
	if has&fieldTarget != 0 {
		d.Target = p.unitName(a.Target)
	}
	if has&fieldHex != 0 {
		d.Hex = cmp.Or(p.hexName(a.Hex), off)
	}
	if has&fieldCard != 0 && a.Card < maxCards {
		d.Card = p.Cards[a.Card].ID
	}
	if has&fieldCommander != 0 && a.Commander < MaxCommanders {
		d.Commander = p.Commanders[a.Commander].ID
	}
	if has&fieldOther != 0 && a.Other < MaxCommanders {
		d.Other = p.Commanders[a.Other].ID
	}
	if has&fieldToken != 0 && a.Token < faces {
		d.Token = faceNames[a.Token]
	}
	if has&fieldSecond != 0 && a.Second < faces {
		d.Second = faceNames[a.Second]
	}
	if has&fieldCommands != 0 {
		d.Commands = boxNumbers(a.Commands)
	}
	if has&fieldGround != 0 {
		d.Ground = terrainNames[a.Ground]
	}
	d.Pair = a.Pair && has&fieldPair != 0
	if has&fieldN != 0 {
		d.N = a.N + 1
	}
	return d
}

// boxNumbers are the numbers of command boxes, counted from 1.
func boxNumbers(set uint8) numbers {
	var list numbers
	for i := range 8 {
		if set>>i&1 == 1 {
			list = append(list, i+1)
		}
	}
	return list
}
