package web

import (
	"context"

	"gonfalon/table"
)

type nameTableInput struct {
	Keyed
	Body struct {
		Title string `json:"title" maxLength:"60"`
	}
}

type fillInput struct {
	Keyed
	Body struct {
		Bot string `json:"bot,omitempty" doc:"Who plays them; greedy, if not given"`
	}
}

type proposeInput struct {
	Keyed
	Body table.Proposal
}

func (s *Server) describeLobby() {
	operate(s, "PUT", "/api/matches/{id}/title", "nameTable", "Name a table that you have set up, before the match begins", s.nameTable)
	operate(s, "POST", "/api/matches/{id}/fill", "fillTable", "Have bots take all empty seats of a table that you have set up", s.fillTable)
	operate(s, "POST", "/api/matches/{id}/leave", "leaveTable", "Give your seat back, before the match begins", s.leaveTable)
	operate(s, "POST", "/api/matches/{id}/cancel", "cancelTable", "Put away a table that you have set up, before the match begins", s.cancelTable)
	operate(s, "POST", "/api/matches/{id}/proposals", "propose", "Propose that a bot or another person plays the seat of somebody who is absent", s.propose)
	operate(s, "POST", "/api/matches/{id}/proposals/vote", "vote", "Agree to what is proposed, or not", s.vote)
}

func (s *Server) nameTable(ctx context.Context, in *nameTableInput) (*reply[OK], error) {
	if err := s.speaks(ctx); err != nil {
		return nil, err
	}
	return s.did(ctx, func(id string) error {
		return s.tables.Name(ctx, in.ID, id, tidied(in.Body.Title), in.Key)
	})
}

func (s *Server) fillTable(ctx context.Context, in *fillInput) (*reply[OK], error) {
	if in.Body.Bot == "" {
		in.Body.Bot = "greedy"
	}
	return s.did(ctx, func(id string) error {
		return s.tables.Fill(ctx, in.ID, id, in.Body.Bot, in.Key)
	})
}

func (s *Server) leaveTable(ctx context.Context, in *seatInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Leave(ctx, in.ID, id, in.Body.Seat, in.Key)
	})
}

func (s *Server) cancelTable(ctx context.Context, in *Keyed) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Cancel(ctx, in.ID, id, in.Key)
	})
}

func (s *Server) propose(ctx context.Context, in *proposeInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Propose(ctx, in.ID, id, in.Body, in.Key)
	})
}

func (s *Server) vote(ctx context.Context, in *answerInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.VoteOn(ctx, in.ID, id, in.Body.Seat, in.Body.Yes, in.Key)
	})
}
