package web

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/rules"
)

// Game describes a game.
type Game struct {
	Name     string   `json:"name"`
	Version  int      `json:"version"`
	MinSeats int      `json:"min_seats"`
	MaxSeats int      `json:"max_seats"`
	Bots     []string `json:"bots"`
	Options  []Option `json:"options"`
}

// Option is a choice made before a match; the first value is the default.
type Option struct {
	Name    string      `json:"name"`
	Values  []string    `json:"values"`
	Free    bool        `json:"free,omitempty" doc:"Any text will do that the game can read, such as an army list"`
	Of      []game.Seat `json:"of,omitempty" doc:"The seats whose own choice it is: who sits down there can bring it, if the chair says so"`
	English string      `json:"en"`
	French  string      `json:"fr"`
}

// Rule is a rule of a game's ledger.
type Rule struct {
	ID      string `json:"id"`
	Section string `json:"section"`
	Kind    string `json:"kind"`
	English string `json:"en"`
	French  string `json:"fr"`

	Example         string `json:"example,omitempty"`
	ExampleFrench   string `json:"example_fr,omitempty"`
	Ambiguity       string `json:"ambiguity,omitempty"`
	AmbiguityFrench string `json:"ambiguity_fr,omitempty"`
}

type gameInput struct {
	Game string `path:"game"`
}

func (s *Server) describeGames() {
	operate(s, "GET", "/api/games", "games", "The games there are", s.listGames)
	operate(s, "GET", "/api/rules/{game}", "rules", "The ledger of a game's rules", s.listRules)
}

func (s *Server) listGames(context.Context, *struct{}) (*reply[[]Game], error) {
	list := []Game{}
	for _, g := range s.games {
		info := g.Info()
		doc := Game{info.Name, info.Version, info.MinSeats, info.MaxSeats, bot.Names(), []Option{}}
		for _, o := range info.Options {
			doc.Options = append(doc.Options, Option{o.Name, o.Values, o.Free, o.Of.List(), o.English, o.French})
		}
		list = append(list, doc)
	}
	slices.SortFunc(list, func(a, b Game) int { return strings.Compare(a.Name, b.Name) })
	return answer(list), nil
}

func (s *Server) listRules(_ context.Context, in *gameInput) (*reply[[]Rule], error) {
	if _, ok := s.games[in.Game]; !ok || !slices.Contains(rules.Games(), in.Game) {
		return nil, problem(http.StatusNotFound, "there is no game of this name that has a ledger")
	}
	ledger, err := rules.Load(in.Game)
	if err != nil {
		return nil, err
	}
	list := []Rule{}
	for _, r := range ledger.Rules {
		list = append(list, Rule{
			string(r.ID), r.Section, r.Kind, r.English, r.French,
			r.Example, r.ExampleFrench, r.Ambiguity, r.AmbiguityFrench,
		})
	}
	return answer(list), nil
}
