package table

import (
	"bytes"
	"encoding/json"

	"gonfalon/game"
)

// A Step is a moment of a finished match: the whole state after N actions, and what the
// Nth did.
type Step struct {
	N        int             `json:"n"`
	Total    int             `json:"total"`
	Document json.RawMessage `json:"document"`
	Told     []game.Told     `json:"told"`
	Action   json.RawMessage `json:"action,omitempty"`
	Seat     *game.Seat      `json:"seat,omitempty"`
	Dice     []int           `json:"dice"`
}

// Replay shows a verified match log after n actions.
func (g Games) Replay(log []byte, n int) (*Step, error) {
	lines := bytes.Split(bytes.TrimSuffix(log, []byte("\n")), []byte("\n"))
	total := len(lines) - 2
	if n < 0 || n > total {
		return nil, bad("the match has from 0 to %d actions, not %d", total, n)
	}
	var h game.LogHeader
	var end game.LogEnd
	if err := json.Unmarshal(lines[0], &h); err != nil {
		return nil, err
	}
	if err := json.Unmarshal(lines[total+1], &end); err != nil {
		return nil, err
	}
	played, ok := g[h.Game]
	if !ok {
		return nil, fault(Conflict, "there is no game %q", h.Game)
	}
	if info := played.Info(); info.Version != h.Rules || info.Content != h.Content {
		return nil, fault(Conflict, "the log was played by version %d of the rules of %s; this program has version %d and cannot replay it", h.Rules, h.Game, info.Version)
	}
	seed, err := game.ParseSeed(end.Seed)
	if err != nil {
		return nil, err
	}
	d := game.NewDice(seed, h.Entropy...)
	d.At(0)
	var story game.Story
	at, err := played.Start(game.Setup{Seats: len(h.Seats), Options: h.Options}, d, &story)
	if err != nil {
		return nil, err
	}
	step := &Step{N: n, Total: total, Told: []game.Told{}, Dice: []int{}}
	for i, line := range lines[1 : n+1] {
		var a game.LogAction
		if err := json.Unmarshal(line, &a); err != nil {
			return nil, err
		}
		d.At(i + 1)
		story.Clear()
		if err := at.Act(a.Seat, a.Action, d, &story); err != nil {
			return nil, err
		}
		step.Action, step.Seat = a.Action, &a.Seat
	}
	for _, e := range story.Events() {
		step.Told = append(step.Told, at.Tell(e))
	}
	step.Dice = append(step.Dice, d.Rolled()...)
	step.Document = at.Document()
	return step, nil
}
