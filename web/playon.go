package web

import (
	"context"
	"net/http"

	"gonfalon/game"
	"gonfalon/table"
)

type playOnInput struct {
	Keyed
	Body struct {
		N      int         `json:"n" minimum:"0" doc:"After how many of its actions"`
		Sit    []game.Seat `json:"sit" minItems:"1" minimum:"-1" maximum:"127" doc:"Seats that you take; several make a hot seat"`
		Bot    string      `json:"bot,omitempty" doc:"Who plays the others; greedy, if not given"`
		Invite bool        `json:"invite,omitempty" doc:"The other seats are for persons whom you invite"`
		Name   string      `json:"name,omitempty" doc:"Yours; that of your account, if not given"`
	}
}

func (s *Server) playOnMatch(ctx context.Context, in *playOnInput) (*reply[Started], error) {
	return s.playOn(ctx, in, game.Origin{Match: in.ID, N: in.Body.N})
}

func (s *Server) playOnLog(ctx context.Context, in *playOnInput) (*reply[Started], error) {
	return s.playOn(ctx, in, game.Origin{Log: in.ID, N: in.Body.N})
}

func (s *Server) playOn(ctx context.Context, in *playOnInput, from game.Origin) (*reply[Started], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	b := &in.Body
	name, err := s.nameOf(ctx, id, b.Name)
	if err != nil {
		return nil, err
	}
	switch {
	case b.Invite && b.Bot != "":
		return nil, problem(http.StatusBadRequest, "the other seats are for bots or for persons, not for both", "les autres places sont pour des bots ou pour des personnes, pas pour les deux")
	case !b.Invite && b.Bot == "":
		b.Bot = "greedy"
	}
	p := table.PlayOn{From: from, Sit: b.Sit, Bot: b.Bot, Name: name}
	kind := ""
	if b.Invite {
		kind = openQuota
	}
	var match string
	err = s.settingUp(ctx, id, in.Key, kind, func() (err error) {
		match, err = s.tables.PlayOn(ctx, id, p, in.Key)
		return err
	})
	if err != nil {
		return nil, err
	}
	for _, seat := range b.Sit {
		if _, err := s.tables.Sit(ctx, match, table.Sat{Seat: seat, Account: id, Name: name}, ""); err != nil {
			return nil, err
		}
	}
	return answer(Started{match, b.Sit[0]}), nil
}
