package web

import (
	"context"

	"gonfalon/game"
	"gonfalon/table"
)

type holdInput struct {
	Keyed
	Body struct {
		Seat game.Seat `json:"seat" minimum:"-1" maximum:"127"`
		Hold bool      `json:"hold" doc:"False lets the beat go on"`
	}
}

type sheetInput struct {
	Keyed
	Body table.Sheet
}

func (s *Server) describeWindows() {
	operate(s, "POST", "/api/matches/{id}/hold", "hold", "Hold the window that is open, or let its beat go on", s.hold)
	operate(s, "GET", "/api/matches/{id}/sheet", "sheet", "What your seat answers to windows when you say nothing", s.sheet)
	operate(s, "PUT", "/api/matches/{id}/sheet", "setSheet", "Leave standing answers to windows", s.setSheet)
}

func (s *Server) hold(ctx context.Context, in *holdInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.Hold(ctx, in.ID, id, in.Body.Seat, in.Body.Hold, in.Key)
	})
}

func (s *Server) sheet(ctx context.Context, in *optionsInput) (*reply[*table.Sheet], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	sheet, err := s.tables.GetSheet(ctx, in.ID, id, in.Seat)
	return answer(sheet), err
}

func (s *Server) setSheet(ctx context.Context, in *sheetInput) (*reply[OK], error) {
	return s.did(ctx, func(id string) error {
		return s.tables.SetSheet(ctx, in.ID, id, in.Body, in.Key)
	})
}
