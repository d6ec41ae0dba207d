package army

import (
	"gonfalon/content"
	"gonfalon/content/paper"
	"gonfalon/game"
)

// titles returns what a list is called.
func titles(l *List) *paper.Titles { return &l.Titles }

// ReadyList finds a ready army by its name in either language.
func (c *Book) ReadyList(name string) (List, bool) { return paper.Find(c.Ready, titles, name) }

// ready reads one of the armies that come with the game. It must be legal and have a name
// in both languages.
func (r *reader) ready(file string) {
	r.Text(file, func(data []byte) error {
		l, err := r.c.ReadText(file, data)
		if err != nil {
			return err
		}
		if err := l.Ready(file, r.c.Check(l)); err != nil {
			return err
		}
		r.c.Ready = append(r.c.Ready, l)
		return nil
	})
}

// Papers are the lists that come with the game.
func (c *Book) Papers() []game.Paper { return paper.Papers(c.Ready, titles, c.Paper) }

// Paper tells of a list: what it is, what is wrong with it, and its sheet.
func (c *Book) Paper(l List) game.Paper {
	m := c.muster(&l)
	return game.Paper{
		Document: content.Compact(l.JSON()), Text: c.title(&l),
		Plain: string(c.Text(&l, game.English)), PlainFR: string(c.Text(&l, game.French)),
		Points: m.roster.Cost, Total: l.Points, Count: len(l.Entries), Problems: paper.Problems(m.problems),
		Remarks: m.remarks(), Sheet: m.sheet(),
	}
}

// remarks tells where the list was not read to the letter, and where it says other points
// than these are: a price of another year, or a mistake.
func (m *muster) remarks() []game.PaperRemark {
	all := append([]game.PaperRemark{}, m.list.remarks...)
	for i := range m.list.Entries {
		e := &m.list.Entries[i]
		if i > 0 && m.list.Entries[i-1].Line == e.Line || m.guessed(i) || !m.contradicts(i) {
			continue
		}
		said := e.sum()
		text := content.Wrong("%s: %d {point|points}, not %d as the list says", "%s : %d {point|points}, et non %d comme le dit la liste", m.called(i), m.costs[i], said).Text
		if said == m.others(i) {
			text = content.Wrong("%s: %d {point|points} as printed; %d is what a list builder of 2020 asked", "%s : %d {point|points} sur la carte ; %d est le prix d'un outil de 2020", m.called(i), m.costs[i], said).Text
		}
		all = append(all, game.PaperRemark{Line: e.Line, Text: text})
	}
	if l := m.list; l.total > 0 && l.total != m.roster.Cost && !m.unknown() {
		all = append(all, game.PaperRemark{Line: l.totalLine, Text: content.Wrong(
			"the army costs %d {point|points}, not %d as the list says", "l'armée coûte %d {point|points}, et non %d comme le dit la liste", m.roster.Cost, l.total).Text})
	}
	return paper.InOrder(all)
}
