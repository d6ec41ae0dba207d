package battles

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"

	"gonfalon/content"
	"gonfalon/game"
)

// Battle plans as papers, which players write and keep before they play them.

var _ game.Librarian = Rules{}

// Papers implements [game.Librarian].
func (Rules) Papers() []game.PaperKind { return []game.PaperKind{game.BattlePlan} }

// Stock implements [game.Librarian].
func (Rules) Stock(game.PaperKind) any { return standard().stock() }

// Ready implements [game.Librarian].
func (Rules) Ready(game.PaperKind) []game.Paper {
	var papers []game.Paper
	for i := range standard().Plans {
		p := &standard().Plans[i]
		paper := p.paper()
		paper.Key = p.ID
		papers = append(papers, paper)
	}
	return papers
}

// paperFile is the file that readers believe to read.
const paperFile = "plan"

// ReadPaper implements [game.Librarian]. A plan that is not finished is read as far as it is
// written, and told what is wrong with it.
func (Rules) ReadPaper(_ game.PaperKind, data []byte) (game.Paper, error) {
	p, err := standard().ReadPlan(paperFile, data)
	if err == nil {
		return p.paper(), nil
	}
	var faults content.Faults
	if !errors.As(err, &faults) {
		return game.Paper{}, &game.PaperError{Text: game.Text{English: game.Said(err, game.English), French: game.Said(err, game.French)}}
	}
	d, ok := readDraft(data)
	if !ok {
		return game.Paper{}, &game.PaperError{Line: faults[0].Line, Rule: faults[0].Rule, Text: faults[0].Text}
	}
	paper := d.paper()
	for _, f := range faults {
		paper.Problems = append(paper.Problems, game.PaperProblem{Line: f.Line, Rule: f.Rule, Text: f.Bare, Part: f.Part})
	}
	return paper, nil
}

// readDraft reads what is written of a plan without judging it; not what is no part of plans.
func readDraft(data []byte) (d *planDocument, ok bool) {
	var written []byte
	if content.ReadEither(paperFile, data, func(v *content.Value) {
		written = v.JSON()
		v.Skip(v.Keys()...)
	}) != nil {
		return nil, false
	}
	r := json.NewDecoder(bytes.NewReader(written))
	r.DisallowUnknownFields()
	d = &planDocument{}
	return d, r.Decode(d) == nil && d.Game == "battles" && d.Skirmish == nil
}

// paper tells of a plan, as yet without what is wrong with it.
func (d *planDocument) paper() game.Paper {
	text := string(d.toml())
	return game.Paper{
		Document: game.Must(json.Marshal(d)), Plain: text, PlainFR: text,
		Text:     game.Text{English: d.Name + d.NameEN, French: d.Name + d.NameFR},
		Count:    len(d.Stark.Units) + len(d.Lannister.Units),
		Problems: []game.PaperProblem{},
	}
}

// A planSheet is what a plan says, in words.
type planSheet struct {
	Says []game.Text `json:"says"`
	Wins []game.Text `json:"wins"`
}

// sheet tells what is special about a plan, and how it is won.
func (p *Plan) sheet() planSheet {
	return planSheet{append([]game.Text{}, p.Says()...), append([]game.Text{}, p.Wins()...)}
}

func (p *Plan) paper() game.Paper {
	paper := p.document().paper()
	paper.Sheet = p.sheet()
	return paper
}

// A planReport is what is said about the file of a plan.
type planReport struct {
	File     string        `json:"file"`
	Good     bool          `json:"ok"`
	Name     string        `json:"name,omitempty"`
	Rounds   uint8         `json:"rounds,omitempty"`
	Units    []int         `json:"units,omitempty"` // of each House, Stark first
	Problems []planProblem `json:"problems,omitempty"`
}

type planProblem struct {
	Line   int       `json:"line"`
	Part   string    `json:"part,omitempty"`
	Rule   game.Rule `json:"rule,omitempty"`
	Reason string    `json:"reason"`
}

// CheckPaper implements [game.Librarian].
func (Rules) CheckPaper(_ game.PaperKind, file string, data []byte, _ int, lang game.Lang) game.PaperReport {
	p, err := standard().ReadPlan(file, data)
	if err == nil {
		r := planReport{File: file, Good: true, Name: p.Name(lang), Rounds: p.Rounds, Units: make([]int, houses)}
		for _, f := range p.Forces {
			r.Units[f.House]++
		}
		return r
	}
	r := planReport{File: file}
	var faults content.Faults
	if !errors.As(err, &faults) {
		r.Problems = []planProblem{{Reason: game.Said(err, lang)}}
	}
	for _, f := range faults {
		r.Problems = append(r.Problems, planProblem{f.Line, f.Part, f.Rule, f.Text.Name(lang)})
	}
	return r
}

// OK tells whether the plan can be played.
func (r planReport) OK() bool { return r.Good }

// Text writes the report for people: what is wrong, a line each, or what there is.
func (r planReport) Text(lang game.Lang) string {
	if r.Good {
		return game.Sentence("%s: ok, rounds: %d, units: Stark %d, Lannister %d", "%s : en règle, rounds : %d, unités : Stark %d, Lannister %d",
			r.File, r.Rounds, r.Units[Stark], r.Units[Lannister]).Name(lang) + "\n"
	}
	var text string
	for _, p := range r.Problems {
		text += fmt.Sprintf("%s:%d: %s", r.File, p.Line, p.Reason)
		if p.Rule != "" {
			text += fmt.Sprintf(" (%s)", p.Rule)
		}
		text += "\n"
	}
	return text
}
