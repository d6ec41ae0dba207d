package web

import (
	"sync"

	"gonfalon/game"
)

// judged remembers what the rules have said about kept papers, so that who looks at his
// lists does not have all of them judged anew. The rules and their content change only with
// the program, so nothing that is remembered grows old.
type judged struct {
	mu     sync.Mutex
	papers map[verdictOn]game.Paper
}

// A verdictOn is a paper as it was at one time.
type verdictOn struct {
	id       string
	revision uint64
}

// maxJudged bounds the memory: some five kilobytes each, a hundred at the very most.
const maxJudged = 1000

// of returns what was said, or asks.
func (j *judged) of(v verdictOn, ask func() (game.Paper, error)) (game.Paper, error) {
	j.mu.Lock()
	p, ok := j.papers[v]
	j.mu.Unlock()
	if ok {
		return p, nil
	}
	p, err := ask()
	if err != nil {
		return p, err
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.papers == nil || len(j.papers) >= maxJudged {
		j.papers = map[verdictOn]game.Paper{}
	}
	j.papers[v] = p
	return p, nil
}
