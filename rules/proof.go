package rules

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"gonfalon/game"
)

// A Proof says which rules of a game a source tree enforces and proves. The lists
// are in the ledger's order; a rule may stand in several.
type Proof struct {
	Game     string
	Total    int
	Enforced []game.Rule            // cited by the game's own code, to refuse an action
	Proven   []game.Rule            // named by a test or a case
	Exempt   []game.Rule            // need no proof
	Missing  []game.Rule            // neither proven nor exempt
	Where    map[game.Rule][]string // the file:line of each proof
}

// Prove reads the tests, the cases and the game's code of a tree, which is rooted at
// the module. It runs nothing. A test or case that names an unknown rule is an error;
// all such errors are reported together.
func Prove(tree fs.FS, l *Ledger) (*Proof, error) {
	p := &prover{tree: tree, ledger: l, where: make(map[game.Rule][]string)}
	if err := p.readTests(); err != nil {
		return nil, err
	}
	if err := p.readCases(); err != nil {
		return nil, err
	}
	cited, err := citedConstants(tree, l.Game)
	if err != nil {
		return nil, err
	}
	if err := errors.Join(p.problems...); err != nil {
		return nil, err
	}
	proof := &Proof{Game: l.Game, Total: len(l.Rules), Where: p.where}
	for _, r := range l.Rules {
		_, exempt := l.Exempt(r.ID)
		proven := len(p.where[r.ID]) > 0
		if cited[Constant(r.ID)] {
			proof.Enforced = append(proof.Enforced, r.ID)
		}
		if proven {
			proof.Proven = append(proof.Proven, r.ID)
		}
		if exempt {
			proof.Exempt = append(proof.Exempt, r.ID)
		}
		if !proven && !exempt {
			proof.Missing = append(proof.Missing, r.ID)
		}
	}
	return proof, nil
}

// A prover collects where the rules of a ledger are proven.
type prover struct {
	tree     fs.FS
	ledger   *Ledger
	where    map[game.Rule][]string
	problems []error
}

// proves notes that a rule is named somewhere as proven. Rules of the other games
// given are left to their own ledgers.
func (p *prover) proves(id game.Rule, file string, line int, others []string) {
	if err := p.ledger.known(id, others); err != nil {
		p.problem(file, line, fmt.Errorf("rule %q: %w", id, err))
		return
	}
	at := fmt.Sprintf("%s:%d", file, line)
	if _, ours := p.ledger.index[id]; ours && !slices.Contains(p.where[id], at) {
		p.where[id] = append(p.where[id], at)
	}
}

func (p *prover) problem(file string, line int, err error) {
	p.problems = append(p.problems, fmt.Errorf("%s:%d: %w", file, line, err))
}

// readTests reads every test file that the go command would find.
func (p *prover) readTests() error {
	return fs.WalkDir(p.tree, ".", func(file string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && file != "." && notForGo(d.Name()):
			return fs.SkipDir
		case d.IsDir() || !strings.HasSuffix(file, "_test.go"):
			return nil
		}
		return p.readTest(file)
	})
}

// notForGo tells whether a directory holds no packages of ours.
func notForGo(dir string) bool {
	switch dir {
	case "testdata", "vendor", "node_modules":
		return true
	}
	return dir[0] == '.' || dir[0] == '_'
}

// readCases reads every case of the game.
func (p *prover) readCases() error {
	root := path.Join(p.ledger.Game, "testdata", "cases")
	if _, err := fs.Stat(p.tree, root); errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return fs.WalkDir(p.tree, root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Ext(file) != ".toml" {
			return err
		}
		return p.readCase(file)
	})
}
