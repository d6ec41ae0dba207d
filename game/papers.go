package game

import (
	"encoding/json"
	"fmt"
)

// A PaperKind is a kind of document that players write before a match and bring to it.
type PaperKind uint8

const (
	ArmyList      PaperKind = iota
	TerrainLayout           // of a table
	BattlePlan              // ground, units of all sides and how it is won
)

// A Librarian is a game to which players bring papers of their own. It is optional: see
// [Game.Laws].
type Librarian interface {
	// Papers are the kinds that there are in this game. It is asked for no other.
	Papers() []PaperKind
	// Stock is a document of all that papers of a kind are made of.
	Stock(PaperKind) any
	// Ready lists the papers that come with the game.
	Ready(PaperKind) []Paper
	// ReadPaper reads a paper, in any form that the game knows, and judges it. Its error
	// says why it cannot be read; what is read may still be against the rules.
	ReadPaper(PaperKind, []byte) (Paper, error)
	// CheckPaper reads and judges the file of a paper, and says so in a language. Points
	// that are not 0 go before those that the paper names.
	CheckPaper(k PaperKind, file string, data []byte, points int, l Lang) PaperReport
}

// A PaperReport is what is said about the file of a paper: a value that encoding/json can
// write, and a text for people.
type PaperReport interface {
	OK() bool
	Text(Lang) string
}

// A Discreet game has options that tell more than everybody may know, such as what the
// units of an army list carry. It is optional: see [Game.Laws].
type Discreet interface {
	// Public returns the options of a match as a seat may know them while it is played.
	Public(options map[string]string, s Seat) map[string]string
}

// A Settler is a game whose options may call things by the names that they have for people,
// which may change while its rules do not. It is optional: see [Game.Laws].
type Settler interface {
	// Settled returns those of the options that are written so, in words that stay.
	Settled(options map[string]string) map[string]string
}

// A Paper is an army list, a layout or a battle plan, with what the game says about it.
type Paper struct {
	Key      string          `json:"key,omitempty"`     // what an option of a match calls it, if it comes with the game
	Document json.RawMessage `json:"document"`          // as the game itself writes it
	Plain    string          `json:"text,omitempty"`    // the same in plain text and English, where there is such a form
	PlainFR  string          `json:"text_fr,omitempty"` // and in French
	Text                     // its name
	Points   int             `json:"points"`            // what it costs
	Total    int             `json:"total"`             // what it may cost
	Count    int             `json:"count"`             // of units, or of pieces
	Problems []PaperProblem  `json:"problems"`          // why it is against the rules
	Remarks  []PaperRemark   `json:"remarks,omitempty"` // where it was read otherwise than it was written
	Sheet    any             `json:"sheet,omitempty"`   // what else there is to tell: a document of the game
}

// A PaperProblem is a reason why a paper is against the rules.
type PaperProblem struct {
	Line int    `json:"line,omitempty"` // of the text that was read
	Unit int    `json:"unit,omitempty"` // counted from 1; none is the paper as a whole
	Rule Rule   `json:"rule"`
	Part string `json:"part,omitempty"` // of the document: fields, and places in lists from 0, as in units.2.rank
	Text
	Word  string  `json:"word,omitempty"`  // of the paper that is no name, if this is what is wrong
	Meant []Meant `json:"meant,omitempty"` // what may be meant by it
}

// A Meant is a thing that somebody may have meant by a word that is no name.
type Meant struct {
	ID string `json:"id"`
	Text
}

// A PaperRemark says where a paper was not read to the letter, or contradicts itself.
type PaperRemark struct {
	Line int `json:"line,omitempty"` // of the text that was read
	Text
}

// A PaperError says why a paper cannot be read: where, and by which rule if it is one.
type PaperError struct {
	Line int // 0 is unknown
	Rule Rule
	Text
}

func (e *PaperError) Error() string {
	if e.Rule != "" {
		return fmt.Sprintf("line %d: %s (%s)", e.Line, e.English, e.Rule)
	}
	return fmt.Sprintf("line %d: %s", e.Line, e.English)
}

// An OptionError says what is wrong with an option of a match, with the rule that it
// breaks, if it is one. The words tell the line as well.
type OptionError struct {
	Option string
	Line   int // of a paper that is written out; 0 is unknown, or the whole of it
	Rule   Rule
	Text
}

// Say says what is wrong in a language.
func (e *OptionError) Say(lang Lang) string {
	if e.Rule != "" {
		return Sentence("option %q: %s (%s)", "option %q : %s (%s)", e.Option, e.Text, string(e.Rule)).Name(lang)
	}
	return Sentence("option %q: %s", "option %q : %s", e.Option, e.Text).Name(lang)
}

func (e *OptionError) Error() string { return e.Say(English) }
