package kings

import "gonfalon/game"

// A List is an army on paper. Its words are ids of the data where these are known, else
// what somebody wrote; [Content.Check] judges them.
type List struct {
	Name, NameFR string
	Army         string // the army list that it is chosen from
	Points       int    // the total that the players have agreed on
	AnyTroops    bool   // agreed for a small game: any number of Troops
	Mixed        bool   // agreed: Good and Evil together
	Units        []Entry

	armyLine, pointsLine int // of its file, where they are said; 0 = unknown
}

// An Entry is one unit of a list.
type Entry struct {
	Line      int    // of the file that it was read from; 0 = unknown
	Army      string // the army list of an ally; "" = that of the list
	Unit      string
	Size      string // "" = the only one that there is
	Options   []string
	Artefacts []string // at most one is legal
}

// MaxPoints is how many points a list, or a match, is for at most.
const MaxPoints = 1_000_000

// maxTitle is how many characters the name of a list has at most.
const maxTitle = 200

var longTitle = game.Text{
	English: "a name has at most %d characters, and this has %d",
	French:  "un nom a au plus %d caractères, et celui-ci %d",
}

// agreements are what the opponent can agree to, in JSON and in text.
var agreements = [...]string{"any_troops", "mixed_alignments"}

// agree notes an agreement, and tells whether there is such a one.
func (l *List) agree(what string) bool {
	switch what {
	case agreements[0]:
		l.AnyTroops = true
	case agreements[1]:
		l.Mixed = true
	default:
		return false
	}
	return true
}

func (l *List) agreed() []string {
	var all []string
	if l.AnyTroops {
		all = append(all, agreements[0])
	}
	if l.Mixed {
		all = append(all, agreements[1])
	}
	return all
}

// Title returns the name of the list in both languages, or that of its army.
func (c *Content) title(l *List) named {
	if l.Name != "" {
		n := named{l.Name, l.NameFR}
		if n.French == "" {
			n.French = n.English
		}
		return n
	}
	if a, ok := c.Army(l.Army); ok {
		return c.Armies[a].named
	}
	return named{l.Army, l.Army}
}
