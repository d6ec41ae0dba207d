package web

import (
	"context"
	"encoding/json"

	"gonfalon/game"
	"gonfalon/table"
)

// Keyed is what all that is done in a match has: which one, and the key of the request.
type Keyed struct {
	ID  string `path:"id"`
	Key string `header:"Idempotency-Key" maxLength:"100" doc:"The same key is carried out once"`
}

type seatBody struct {
	Seat game.Seat `json:"seat" minimum:"-1" maximum:"127"`
}

type optionsInput struct {
	ID   string    `path:"id"`
	Seat game.Seat `query:"seat" required:"true" minimum:"-1" maximum:"127"`
}

type checkInput struct {
	ID   string `path:"id"`
	Body struct {
		Seat   game.Seat       `json:"seat" minimum:"-1" maximum:"127"`
		Action json.RawMessage `json:"action"`
	}
}

// OK says yes.
type OK struct {
	OK bool `json:"ok"`
}

type actInput struct {
	Keyed
	Body struct {
		Seat   game.Seat       `json:"seat" minimum:"-1" maximum:"127"`
		N      int             `json:"n" doc:"The number of the action, as the options say; it counts if there is no seq"`
		Seq    uint64          `json:"seq,omitempty" doc:"That of the look or the options on which the action was chosen"`
		Action json.RawMessage `json:"action"`
	}
}

// Acted says which update tells of an action.
type Acted struct {
	Seq uint64 `json:"seq"`
}

type seatInput struct {
	Keyed
	Body seatBody
}

// Undone says whether the others are asked first.
type Undone struct {
	Asked bool `json:"asked"`
}

type answerInput struct {
	Keyed
	Body struct {
		Seat game.Seat `json:"seat" minimum:"-1" maximum:"127"`
		Yes  bool      `json:"yes"`
	}
}

type pauseInput struct {
	Keyed
	Body struct {
		Seat   game.Seat `json:"seat" minimum:"-1" maximum:"127"`
		Paused bool      `json:"paused"`
	}
}

type sayInput struct {
	Keyed
	Body struct {
		Seat game.Seat  `json:"seat" minimum:"-1" maximum:"127"`
		To   *game.Seat `json:"to,omitempty" minimum:"-1" maximum:"127" doc:"A letter to this seat; without it, all hear"`
		Side *game.Side `json:"side,omitempty" minimum:"0" maximum:"127" doc:"A letter to all seats of this side"`
		Text string     `json:"text"`
	}
}

func (s *Server) describePlay() {
	operate(s, "GET", "/api/matches/{id}/options", "options", "What your seat may do", s.options)
	operate(s, "POST", "/api/matches/{id}/check", "check", "Ask whether an action is legal", s.check, onlyReads)
	operate(s, "POST", "/api/matches/{id}/actions", "act", "Act", s.postAction)
	operate(s, "GET", "/api/matches/{id}/undo", "canUndo", "How your seat can take its last action back", s.canUndo)
	operate(s, "POST", "/api/matches/{id}/undo", "undo", "Take your last action back, or ask to", s.undo)
	operate(s, "POST", "/api/matches/{id}/undo/answer", "answerUndo", "Let another undo, or not", s.answerUndo)
	operate(s, "POST", "/api/matches/{id}/return", "return", "Take your seat back from the bot that holds it while you are away", s.back)
	operate(s, "POST", "/api/matches/{id}/concede", "concede", "Give your seat up to a bot", s.concede)
	operate(s, "POST", "/api/matches/{id}/pause", "pause", "Pause, or go on", s.pause)
	operate(s, "POST", "/api/matches/{id}/messages", "say", "Speak to the table, or write to a seat or a side", s.say)
}

func (s *Server) options(ctx context.Context, in *optionsInput) (*reply[*table.Options], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	o, err := s.tables.Options(ctx, in.ID, id, in.Seat)
	return answer(o), err
}

func (s *Server) check(ctx context.Context, in *checkInput) (*reply[OK], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	err = s.tables.Check(ctx, in.ID, id, in.Body.Seat, in.Body.Action)
	return answer(OK{true}), err
}

func (s *Server) postAction(ctx context.Context, in *actInput) (*reply[Acted], error) {
	b := &in.Body
	seq, err := s.act(ctx, in.ID, in.Key, table.Move{Seat: b.Seat, N: b.N, Seq: b.Seq, Action: b.Action})
	return answer(Acted{seq}), err
}

func (s *Server) act(ctx context.Context, match, key string, v table.Move) (uint64, error) {
	id, err := someone(ctx)
	if err != nil {
		return 0, err
	}
	seq, err := s.tables.Act(ctx, match, id, v, key)
	if err == nil {
		s.metrics.actions.Add(1)
	}
	return seq, err
}

func (s *Server) canUndo(ctx context.Context, in *optionsInput) (*reply[table.Undoing], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	way, err := s.tables.CanUndo(ctx, in.ID, id, in.Seat)
	return answer(way), err
}

func (s *Server) undo(ctx context.Context, in *seatInput) (*reply[Undone], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	if err := s.visitors.may(caller(ctx), undoQuota); err != nil {
		return nil, err
	}
	asked, err := s.tables.Undo(ctx, in.ID, id, in.Body.Seat, in.Key)
	return answer(Undone{asked}), err
}

func (s *Server) answerUndo(ctx context.Context, in *answerInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Answer(ctx, in.ID, id, in.Body.Seat, in.Body.Yes, in.Key)
	})
}

func (s *Server) back(ctx context.Context, in *seatInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Return(ctx, in.ID, id, in.Body.Seat, in.Key)
	})
}

func (s *Server) concede(ctx context.Context, in *seatInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Concede(ctx, in.ID, id, in.Body.Seat, in.Key)
	})
}

func (s *Server) pause(ctx context.Context, in *pauseInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Pause(ctx, in.ID, id, in.Body.Seat, in.Body.Paused, in.Key)
	})
}

func (s *Server) say(ctx context.Context, in *sayInput) (*reply[OK], error) {
	if err := s.speaks(ctx); err != nil {
		return nil, err
	}
	kind := chatQuota
	if in.Body.To != nil || in.Body.Side != nil {
		kind = lettersQuota
	}
	return s.did(ctx, func(id string) error {
		if err := s.visitors.may(caller(ctx), kind); err != nil {
			return err
		}
		return s.tables.Say(ctx, in.ID, id, table.Speech{From: in.Body.Seat, To: in.Body.To, Side: in.Body.Side, Text: in.Body.Text}, in.Key)
	})
}

// did does something for who asks, and says yes.
func (s *Server) did(ctx context.Context, f func(account string) error) (*reply[OK], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	s.full.forget(id) // it may have given a table up
	return answer(OK{true}), f(id)
}
