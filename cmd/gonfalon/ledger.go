package main

import (
	"fmt"
	"io"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/rules"
)

type ledgerCommand struct {
	Game    string `arg:"" optional:"" help:"One game; its rules are listed."`
	Missing bool   `help:"List the ids of rules without proof; ends with 1 if there are any."`
	Lang    string `enum:",en,fr" default:"" help:"Language of the rules: en or fr (default: that of the environment)."`
	JSON    bool   `name:"json" help:"Print the counts and the missing ids as JSON."`
}

func (ledgerCommand) Help() string {
	return `A rule is enforced if the game's code cites it to refuse an action, proven if a test or a case names it, exempt if it needs no proof. Proofs are read from the source tree around the working directory.

Example:

    gonfalon ledger ` + games.First().Name() + ` --missing`
}

// A count says how well the rules of one game are kept. Without a source tree nobody
// knows what is enforced and proven.
type count struct {
	Game     string      `json:"game"`
	Total    int         `json:"total"`
	Enforced *int        `json:"enforced"`
	Proven   *int        `json:"proven"`
	Exempt   int         `json:"exempt"`
	Missing  []game.Rule `json:"missing"`

	ledger *rules.Ledger
	proof  *rules.Proof
}

var errNoTree = game.Wrong("proofs are read from a source tree of Gonfalon, and the working directory is not in one", "les preuves se lisent dans les sources de Gonfalon, et le dossier courant n'y est pas")

func (c *ledgerCommand) Run(a *app) error {
	names := games.Names() // a ledger that comes before its game is read when it is asked for
	if c.Game != "" {
		names = []string{c.Game}
	}
	counts := []count{}
	missing, inTree := 0, true
	for _, name := range names {
		l, err := rules.Load(name)
		if err != nil {
			return err
		}
		n, err := countRules(l)
		if err != nil {
			// A test or case that names a rule that does not exist proves nothing.
			a.complain(err)
			return errNo
		}
		missing += len(n.Missing)
		inTree = n.proof != nil
		counts = append(counts, n)
	}
	if !inTree {
		if c.Missing {
			return errNoTree
		}
		a.complain(errNoTree)
	}
	if err := c.print(a, counts); err != nil {
		return err
	}
	if c.Missing && missing > 0 {
		return errNo
	}
	return nil
}

func (c *ledgerCommand) print(a *app, counts []count) error {
	switch {
	case c.JSON:
		return printJSON(a.stdout, counts)
	case c.Missing:
		for _, n := range counts {
			for _, id := range n.Missing {
				fmt.Fprintln(a.stdout, id)
			}
		}
	case c.Game != "":
		printRules(a.stdout, counts[0], a.lang)
		fmt.Fprintln(a.stdout)
		fallthrough
	default:
		printCounts(a.stdout, counts, a.lang)
	}
	return nil
}

func countRules(l *rules.Ledger) (count, error) {
	n := count{Game: l.Game, Total: len(l.Rules), ledger: l}
	for _, r := range l.Rules {
		if _, ok := l.Exempt(r.ID); ok {
			n.Exempt++
		}
	}
	tree, ok := rules.FindTree(".")
	if !ok {
		return n, nil
	}
	var err error
	if n.proof, err = rules.Prove(tree, l); err != nil {
		return n, err
	}
	enforced, proven := len(n.proof.Enforced), len(n.proof.Proven)
	n.Enforced, n.Proven, n.Missing = &enforced, &proven, append([]game.Rule{}, n.proof.Missing...)
	return n, nil
}

func printCounts(w io.Writer, counts []count, lang game.Lang) {
	rows := [][]any{{"game", "rules", "enforced", "proven", "exempt", "missing"}}
	if lang == game.French {
		rows = [][]any{{"jeu", "règles", "appliquées", "prouvées", "dispensées", "manquantes"}}
	}
	for _, n := range counts {
		if n.proof == nil {
			rows = append(rows, []any{n.Game, n.Total, "?", "?", n.Exempt, "?"})
			continue
		}
		rows = append(rows, []any{n.Game, n.Total, *n.Enforced, *n.Proven, n.Exempt, len(n.Missing)})
	}
	printTable(w, rows...)
}

var (
	exemptWords = [...]string{game.English: "exempt: ", game.French: "dispensée : "}
	provenWords = [...]string{game.English: "proven by ", game.French: "prouvée par "}
)

// printRules lists the rules under the headings of their rulebook, which are French; in English
// under their topics.
func printRules(w io.Writer, n count, lang game.Lang) {
	section := ""
	for _, r := range n.ledger.Rules {
		heading := r.Section
		if lang == game.English {
			heading = r.Topic()
		}
		if heading != section {
			section = heading
			fmt.Fprintf(w, "\n%s\n", section)
		}
		fmt.Fprintf(w, "  %s: %s\n", r.ID, r.Text(lang))
		if reason, ok := n.ledger.Exempt(r.ID); ok {
			fmt.Fprintf(w, "    %s%s\n", exemptWords[lang], reason)
		}
		if n.proof != nil {
			for _, where := range n.proof.Where[r.ID] {
				fmt.Fprintf(w, "    %s%s\n", provenWords[lang], where)
			}
		}
	}
}
