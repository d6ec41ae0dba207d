package army

import (
	"strconv"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// A List is an army on paper. Its words are ids of the data where these are known, else what
// somebody wrote; [Book.Check] judges them.
type List struct {
	paper.Titles
	Faction string
	Points  int     // the total that the players have agreed on
	Entries []Entry // combat units, then non-combat units, then attachments that join no unit of the army

	factionLine, pointsLine int // of its file, where they are said; 0 = unknown
	remarks                 []game.PaperRemark
	total, totalLine        int // what its file says that it costs; 0 = nothing
}

// An Entry is a card of a list, and the attachments of a combat unit.
type Entry struct {
	Line        int // of the file that it was read from; 0 = unknown
	Kind        Kind
	Card        string
	Attachments []string

	bullet bool  // its row has one
	costs  []int // what its file says that it costs: all of it, or part by part
	times  int   // how many of it the line stands for
}

// MaxSide is how many combat units an army has at most, and MaxNCUs how many non-combat units:
// as many as a match has room for. The beasts of Skinchangers are units in play: see
// [Roster.Bodies].
const (
	MaxSide = 16
	MaxNCUs = 6
)

// maxApart is how many attachments may join no unit of the army, and maxJoined how many a unit
// has on paper: what a list says beside is told, but there must be an end.
const (
	maxApart  = 6
	maxJoined = 12
)

// mostOf are the limits by kind.
var mostOf = [...]struct {
	most int
	what game.Text
}{
	CombatUnit: {MaxSide, game.Text{English: "combat units", French: "unités combattantes"}},
	Attachment: {maxApart, game.Text{English: "attachments without a unit", French: "attachements sans unité"}},
	NonCombat:  {MaxNCUs, game.Text{English: "non-combat units", French: "unités non-combattantes"}},
}

// tooMany says that a list has more than there is room for.
var tooMany = game.Text{English: "the list has more than %d %s", French: "la liste a plus de %d %s"}

// room tells whether there is room for so many more of a kind.
func (l *List) room(k Kind, more int) bool {
	n := more
	for _, e := range l.Entries {
		if e.Kind == k {
			n++
		}
	}
	return n <= mostOf[k].most
}

// kindOrder is the order of the entries of a list.
var kindOrder = [...]int{CombatUnit: 0, NonCombat: 1, Attachment: 2}

// title returns the name of the list in both languages, or that of its faction.
func (c *Book) title(l *List) game.Text {
	if f, ok := c.Faction(l.Faction); ok {
		return l.Or(c.Factions[f].Text)
	}
	return l.Or(game.Text{English: l.Faction, French: l.Faction})
}

// part says which part of the document of a list a card is: an entry, or at a slot one of its
// attachments.
func (l *List) part(entry, slot int) string {
	kind, place := l.Entries[entry].Kind, 0
	for _, e := range l.Entries[:entry] {
		if e.Kind == kind {
			place++
		}
	}
	part := partKeys[kind] + "." + strconv.Itoa(place)
	if slot >= 0 {
		part += ".attachments." + strconv.Itoa(slot)
	}
	return part
}
