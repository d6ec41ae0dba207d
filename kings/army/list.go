package army

import (
	"strings"

	"gonfalon/content/paper"
	"gonfalon/game"
)

// A List is an army on paper. Its words are ids of the data where these are known, else
// what somebody wrote; [Book.Check] judges them.
type List struct {
	paper.Titles
	Army      string // the army list that it is chosen from
	Points    int    // the total that the players have agreed on
	AnyTroops bool   // agreed for a small game: any number of Troops
	Mixed     bool   // agreed: Good and Evil together
	Units     []Entry

	armyLine, pointsLine int // of its file, where they are said; 0 = unknown
	remarks              []game.PaperRemark
	total, totalLine     int // what its file says that the units cost; 0 = nothing
}

// An Entry is one unit of a list.
type Entry struct {
	Line      int    // of the file that it was read from; 0 = unknown
	Army      string // the army list of an ally; "" = that of the list
	Unit      string
	Size      string // "" = the only one that there is
	Options   []string
	Artefacts []string // at most one is legal

	costs []int // what its file says that it costs: all of it, or part by part
	times int   // how many of it the line stands for
}

// MaxSide is how many units an army may have, on paper and in a match: lists of 2000
// points have about 15, one of nothing but the cheapest units 60 at 3000 points. The
// rest is room to spare for what people write.
const MaxSide = 100

// Agreements are what the opponent can agree to, in JSON and in text.
var Agreements = [...]string{"any_troops", "mixed_alignments"}

// agreements are what they are called in words.
var agreements = [...]game.Text{
	{English: "any troops", French: "autant de troupes"},
	{English: "mixed alignments", French: "alignements mêlés"},
}

// agreementNames lists what can be agreed to.
func agreementNames() game.Text {
	var english, french []string
	for _, a := range agreements {
		english, french = append(english, a.English), append(french, a.French)
	}
	return game.Text{English: strings.Join(english, ", "), French: strings.Join(french, ", ")}
}

// agree notes an agreement, and tells whether there is such a one.
func (l *List) agree(what string) bool {
	switch paper.Fold(what) {
	case Agreements[0], paper.Fold(agreements[0].French):
		l.AnyTroops = true
	case Agreements[1], paper.Fold(agreements[1].French):
		l.Mixed = true
	default:
		return false
	}
	return true
}

func (l *List) agreed() []string {
	var all []string
	if l.AnyTroops {
		all = append(all, Agreements[0])
	}
	if l.Mixed {
		all = append(all, Agreements[1])
	}
	return all
}

// title returns the name of the list in both languages, or that of its army.
func (c *Book) title(l *List) game.Text {
	if a, ok := c.Army(l.Army); ok {
		return l.Or(c.Armies[a].Text)
	}
	return l.Or(game.Text{English: l.Army, French: l.Army})
}
