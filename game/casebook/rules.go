package casebook

import (
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// meets tells whether the rule of a refusal is the one that is wanted, of the topic that is
// wanted, or whether any will do.
func meets(wanted, rule game.Rule) bool {
	return wanted == Any || wanted == rule || strings.HasPrefix(string(rule), string(wanted)+".")
}

// KnowGame finds the game of a case among those that there are; the error is an [Unreadable].
func (c *Case) KnowGame(games []string) error {
	if slices.Contains(games, c.Game) {
		return nil
	}
	text := game.Sentence("there is no game %q; there is %s", "il n'y a pas de jeu %q ; il y a %s", c.Game, strings.Join(games, ", "))
	return &Unreadable{c.File, Fault{c.Line("game"), text}}
}

// KnowRules finds the rules that a case names among those of its game; the error is an
// [Unreadable].
func (c *Case) KnowRules(rules []game.Rule) error {
	for i, id := range c.Rules {
		if !slices.Contains(rules, game.Rule(id)) {
			return c.unknown(game.Rule(id), rules, "rules", strconv.Itoa(i))
		}
	}
	for i, s := range c.Steps {
		if s.Refused != "" && !slices.ContainsFunc(rules, func(r game.Rule) bool { return meets(s.Refused, r) }) {
			return c.unknown(s.Refused, rules, "step", strconv.Itoa(i), "refused")
		}
	}
	return nil
}

// unknown says that the ledger has no such rule, and which it has of the same topic; or else
// which topics there are.
func (c *Case) unknown(id game.Rule, rules []game.Rule, path ...string) error {
	text := game.Sentence("rule %q is not in the ledger of %s", "la règle %q n'est pas dans le registre de %s", string(id), c.Game)
	var topics, near []string
	for _, r := range rules {
		topic := topicOf(r)
		if !slices.Contains(topics, topic) {
			topics = append(topics, topic)
		}
		if topic == topicOf(id) {
			near = append(near, string(r))
		}
	}
	if near != nil {
		text = game.Sentence("%s; there is %s", "%s ; il y a %s", text, few(game.Nearest(string(id), near)))
	} else {
		text = game.Sentence("%s; its topics are %s", "%s ; ses thèmes sont %s", text, strings.Join(game.Nearest(topicOf(id), topics), ", "))
	}
	return &Unreadable{c.File, Fault{c.Line(path...), text}}
}

// topicOf returns the topic of a rule: its game and the part after that.
func topicOf(r game.Rule) string {
	parts := strings.SplitN(string(r), ".", 3)
	return strings.Join(parts[:min(len(parts), 2)], ".")
}
