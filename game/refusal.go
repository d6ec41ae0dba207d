package game

import (
	"errors"
	"fmt"
)

// A Rule is the id of a rule of the ledger. Games use the constants generated from
// their ledger, so that an unknown id does not compile.
type Rule string

// A Refusal says why an action is against the rules: the rule and the facts, in one
// sentence without capital or full stop.
type Refusal struct {
	Rule   Rule
	Format Text
	Args   []any
}

// Against refuses an action. The sentence is given in both languages, with the same facts
// in the same order.
func Against(rule Rule, english, french string, args ...any) *Refusal {
	return &Refusal{Rule: rule, Format: Text{english, french}, Args: args}
}

// Error says the refusal in English, with its rule.
func (r *Refusal) Error() string {
	return fmt.Sprintf("%s (%s)", r.Say(English), r.Rule)
}

// Say writes the sentence in a language.
func (r *Refusal) Say(lang Lang) string {
	args := make([]any, len(r.Args))
	for i, a := range r.Args {
		if n, ok := a.(Named); ok {
			a = n.Name(lang)
		}
		args[i] = a
	}
	return Plural(fmt.Sprintf(r.Format.Name(lang), args...), lang)
}

// A Ruling is a refusal in words.
type Ruling struct {
	Rule Rule `json:"rule"`
	Text
}

// Ruling puts a refusal into words.
func (r *Refusal) Ruling() Ruling {
	return Ruling{r.Rule, Text{r.Say(English), r.Say(French)}}
}

// AsRefusal returns the refusal in an error, if there is one.
func AsRefusal(err error) (*Refusal, bool) {
	var r *Refusal
	return r, errors.As(err, &r)
}
