package rules

import (
	"strings"
	"testing"
)

func TestExempt(t *testing.T) {
	l := toy(t)
	const list = `
[[rule]]
id = "toy.move.one-step"
reason = "nobody watches the feet"
[[rule]]
id = "king.table.be-polite"
reason = "manners"
`
	if err := l.readExempt("list.toml", []byte(list), []string{"king", "toy"}); err != nil {
		t.Fatal(err)
	}
	if reason, ok := l.Exempt("toy.move.one-step"); !ok || reason != "nobody watches the feet" {
		t.Errorf("got %q, %t", reason, ok)
	}
	if reason, ok := l.Exempt("toy.move.no-way-back"); ok {
		t.Errorf("a rule that is not listed: got %q", reason)
	}
	if reason, ok := l.Exempt("king.table.be-polite"); ok {
		t.Errorf("a rule of another game: got %q", reason)
	}
}

func TestExemptMayBeEmpty(t *testing.T) {
	for _, list := range []string{"", "# nothing\n"} {
		if err := toy(t).readExempt("list.toml", []byte(list), nil); err != nil {
			t.Errorf("%q: %v", list, err)
		}
	}
}

func TestExemptRefuses(t *testing.T) {
	const good = "[[rule]]\nid = \"toy.end.last-space\"\nreason = \"why not\"\n"
	for _, c := range []struct{ name, list, want string }{
		{"an unknown rule", "[[rule]]\nid = \"toy.end.first-space\"\nreason = \"x\"\n", `list.toml:4: rule "toy.end.first-space": is not in the ledger of toy`},
		{"an unknown game", "[[rule]]\nid = \"toi.end.last-space\"\nreason = \"x\"\n", `list.toml:4: rule "toi.end.last-space": is not in the ledger of toy`},
		{"no reason", "[[rule]]\nid = \"toy.move.one-step\"\n", `list.toml:4: rule "toy.move.one-step": has no reason`},
		{"no id", "[[rule]]\nreason = \"x\"\n", `list.toml:4: rule "": has no id`},
		{"a bad id", "[[rule]]\nid = \"toy\"\nreason = \"x\"\n", `an id has the form`},
		{"a rule twice", good, `list.toml:4: rule "toy.end.last-space": stands twice`},
		{"an unknown field", "[[rule]]\nwhy = \"x\"\n", `list.toml:5: unknown field "rule.why"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := toy(t).readExempt("list.toml", []byte(good+c.list), []string{"toy"})
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got error %v\nwant one with %q", err, c.want)
			}
		})
	}
}
