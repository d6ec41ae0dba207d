package game

import "fmt"

// A Rule is the id of a rule of the ledger. Games use the constants generated from
// their ledger, so that an unknown id does not compile.
type Rule string

// A Lang is a language that Gonfalon speaks.
type Lang uint8

const (
	English Lang = iota
	French
)

func (l Lang) String() string {
	if l == French {
		return "fr"
	}
	return "en"
}

// A Named value has a name in each language. Facts of a refusal that are Named are
// written in the reader's language.
type Named interface {
	Name(Lang) string
}

// A Refusal says why an action is against the rules: the rule and the facts, in one
// sentence without capital or full stop.
type Refusal struct {
	Rule   Rule
	Format string
	Args   []any
}

// Against refuses an action.
func Against(rule Rule, format string, args ...any) *Refusal {
	return &Refusal{Rule: rule, Format: format, Args: args}
}

// Error says the refusal in English, with its rule.
func (r *Refusal) Error() string {
	return fmt.Sprintf("%s (%s)", r.Say(English, r.Format), r.Rule)
}

// Say writes the facts in a language, given the format in that language.
func (r *Refusal) Say(lang Lang, format string) string {
	args := make([]any, len(r.Args))
	for i, a := range r.Args {
		if n, ok := a.(Named); ok {
			a = n.Name(lang)
		}
		args[i] = a
	}
	return fmt.Sprintf(format, args...)
}
