package web

import (
	"context"
	"net/http"
	"slices"
	"strings"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/rules"
	"gonfalon/table"
)

// Game describes a game.
type Game struct {
	Name     string   `json:"name"`
	Version  int      `json:"version"`
	MinSeats int      `json:"min_seats"`
	MaxSeats int      `json:"max_seats"`
	Bots     []string `json:"bots"`
	Options  []Option `json:"options"`
	Papers   []string `json:"papers,omitempty" doc:"What players write for it, as paths of this API name it"`

	Seats []table.Sitter       `json:"seats" doc:"Those of a full table, as they are called before a match begins"`
	Words map[string]game.Text `json:"words,omitempty" doc:"What people call what documents name by ids, as far as the game says"`
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
	return answer(s.described()), nil
}

// describeAll describes the games, by their names.
func describeAll(games table.Games) []Game {
	list := []Game{}
	for _, g := range games {
		info := g.Info()
		doc := Game{
			Name: info.Name, Version: info.Version, MinSeats: info.MinSeats, MaxSeats: info.MaxSeats,
			Bots: bot.Names(), Options: []Option{}, Papers: papersOf(g), Seats: fullTable(g),
		}
		for _, o := range info.Options {
			doc.Options = append(doc.Options, Option{o.Name, o.Values, o.Free, o.Of.List(), o.English, o.French})
		}
		if w, ok := g.Laws().(game.Worded); ok {
			doc.Words = w.Words()
		}
		list = append(list, doc)
	}
	slices.SortFunc(list, func(a, b Game) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// fullTable lays out a match of all seats to see what they are called.
func fullTable(g game.Game) []table.Sitter {
	seats := []table.Sitter{}
	info := g.Info()
	setup, err := info.Resolve(game.Setup{Seats: info.MaxSeats})
	if err != nil {
		return seats
	}
	d := game.NewDice(game.SeedFrom(0, 0))
	d.At(0)
	at, err := g.Start(setup, d, nil)
	if err != nil {
		return seats
	}
	for seat := range game.Seat(info.MaxSeats) {
		seats = append(seats, table.SitterAt(at, seat))
	}
	return seats
}

func (s *Server) listRules(_ context.Context, in *gameInput) (*reply[[]Rule], error) {
	if _, ok := s.games[in.Game]; !ok || !slices.Contains(rules.Games(), in.Game) {
		return nil, problem(http.StatusNotFound, "there is no game of this name that has a ledger", "il n'y a pas de jeu de ce nom qui ait un registre de règles")
	}
	list, err := s.ledgers[in.Game]()
	return answer(list), err
}

func rulesOf(name string) ([]Rule, error) {
	ledger, err := rules.Load(name)
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
	return list, nil
}
