package web

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"net/http"
	"slices"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"
)

type quickInput struct {
	Key  string `header:"Idempotency-Key" maxLength:"100" doc:"The same key is the same match"`
	Body struct {
		Game    string            `json:"game"`
		Seats   int               `json:"seats,omitempty" doc:"How many seats; the most, if not given"`
		Seat    *game.Seat        `json:"seat,omitempty" minimum:"-1" maximum:"127" doc:"Which one is yours; any, if not given"`
		Bot     string            `json:"bot,omitempty" doc:"Who plays the others; greedy, if not given"`
		Options map[string]string `json:"options,omitempty"`
		Name    string            `json:"name,omitempty" doc:"Yours; that of your account, if not given"`
	}
}

// Started says where you sit at which table.
type Started struct {
	ID   string    `json:"id"`
	Seat game.Seat `json:"seat"`
}

// NewTable is a plan, and where its maker sits.
type NewTable struct {
	table.Plan
	Sit  []game.Seat `json:"sit,omitempty" minimum:"-1" maximum:"127" doc:"Seats that you take yourself; several make a hot seat"`
	Name string      `json:"name,omitempty"`
}

type tableInput struct {
	Key  string `header:"Idempotency-Key" maxLength:"100" doc:"The same key is the same match"`
	Body NewTable
}

type listInput struct {
	List string `query:"list" enum:"open,mine" default:"open" doc:"Open tables: first those at which somebody waits, then the newest; or yours, the latest last"`
	Game string `query:"game" maxLength:"40" doc:"Of open tables: those of this game before others"`
	Skip int    `query:"skip" minimum:"0" doc:"Of open tables: how many to leave out at the beginning"`
	Most int    `query:"most" minimum:"1" maximum:"200" default:"50" doc:"Of open tables: how many to list"`
}

type lookInput struct {
	ID   string    `path:"id"`
	Seat game.Seat `query:"seat" default:"-1" minimum:"-1" maximum:"127" doc:"One of your seats"`
}

type sitInput struct {
	ID   string `path:"id"`
	Body struct {
		Seat    *game.Seat        `json:"seat,omitempty" minimum:"-1" maximum:"127"`
		Invite  string            `json:"invite,omitempty"`
		Name    string            `json:"name,omitempty"`
		Entropy string            `json:"entropy,omitempty" doc:"Your part of the chance of the dice"`
		Options map[string]string `json:"options,omitempty" doc:"What you bring to a seat whose chair says so: options that are of this seat"`
	}
}

// Seated says which seat is yours.
type Seated struct {
	Seat game.Seat `json:"seat"`
}

func (s *Server) describeMatches() {
	operate(s, "POST", "/api/play", "quickMatch", "Play against bots at once", s.quickMatch)
	operate(s, "POST", "/api/matches", "createMatch", "Set a table up", s.createMatch)
	operate(s, "GET", "/api/matches", "listMatches", "Open tables, or your matches", s.listMatches)
	operate(s, "GET", "/api/matches/{id}", "lookAtMatch", "A match as you see it", s.lookAtMatch)
	operate(s, "POST", "/api/matches/{id}/rematch", "rematch", "Play a finished match again, with the same people and options", s.rematch)
	operate(s, "POST", "/api/matches/{id}/on", "playOn", "Set a table that goes on from a position of a finished match", s.playOnMatch)
	operate(s, "POST", "/api/logs/{id}/on", "playOnLog", "Set a table that goes on from a position of a log that was kept", s.playOnLog)
	operate(s, "POST", "/api/matches/{id}/seats", "sit", "Take a seat", s.sit)
}

// nameOf returns a name that was given, or else that of the account.
func (s *Server) nameOf(ctx context.Context, id, given string) (string, error) {
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) { // a cookie of before a backup was restored
		return "", errNobody
	}
	if err != nil {
		return "", err
	}
	if given != "" && given != a.Name {
		if err := s.speaks(ctx); err != nil {
			return "", err
		}
		return table.CleanName(given)
	}
	return a.Name, nil
}

func (s *Server) quickMatch(ctx context.Context, in *quickInput) (*reply[Started], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	b := &in.Body
	g, ok := s.games[b.Game]
	if !ok {
		return nil, problem(http.StatusBadRequest, "there is no game of this name", "il n'y a pas de jeu de ce nom")
	}
	info := g.Info()
	if b.Seats == 0 {
		b.Seats = info.MaxSeats
	}
	if b.Seats < info.MinSeats || b.Seats > info.MaxSeats {
		return nil, problem(http.StatusBadRequest, "the game is not for so many seats", "le jeu n'a pas tant de places")
	}
	mine := anySeat(id+in.Key, in.Key != "", b.Seats)
	if b.Seat != nil {
		mine = *b.Seat
	}
	if mine < 0 || int(mine) >= b.Seats {
		return nil, problem(http.StatusBadRequest, "there is no such seat", "cette place n'existe pas")
	}
	if b.Bot == "" {
		b.Bot = "greedy"
	}
	plan := table.Plan{Game: b.Game, Options: b.Options, Seats: make([]table.Chair, b.Seats)}
	for i := range plan.Seats {
		if game.Seat(i) != mine {
			plan.Seats[i].Bot = b.Bot
		}
	}
	match, err := s.setUp(ctx, id, NewTable{Plan: plan, Sit: []game.Seat{mine}, Name: b.Name}, in.Key)
	if err != nil {
		return nil, err
	}
	return answer(Started{match, mine}), nil
}

// anySeat picks a seat: always the same for the same request, if it can be known again.
func anySeat(request string, known bool, seats int) game.Seat {
	if !known {
		return game.Seat(rand.IntN(seats))
	}
	sum := sha256.Sum256([]byte(request))
	return game.Seat(binary.BigEndian.Uint64(sum[:]) % uint64(seats))
}

// setUp creates a match and seats its maker; once, if the request has a key.
func (s *Server) setUp(ctx context.Context, id string, t NewTable, key string) (string, error) {
	name, err := s.nameOf(ctx, id, t.Name)
	if err != nil {
		return "", err
	}
	for i, seat := range t.Sit {
		if slices.Contains(t.Sit[:i], seat) {
			return "", problem(http.StatusBadRequest, "you sit down at seat %d twice", "vous prenez deux fois la place %d", seat)
		}
		if seat < 0 || int(seat) >= len(t.Seats) || t.Seats[seat].Bot != "" {
			return "", problem(http.StatusBadRequest, "you cannot sit there: there is no such seat, or a bot has it", "vous ne pouvez pas prendre cette place : elle n'existe pas, ou un bot l'a")
		}
	}
	t.Host, t.Title = name, tidied(t.Title)
	if t.Title != "" {
		if err := s.speaks(ctx); err != nil {
			return "", err
		}
	}
	var match string
	err = s.settingUp(ctx, id, key, kindOf(t.Plan, len(t.Sit)), func() (err error) {
		match, err = s.tables.Create(ctx, id, t.Plan, key, t.Sit, name)
		return err
	})
	if err != nil {
		return "", err
	}
	for _, seat := range t.Sit {
		if _, err := s.tables.Sit(ctx, match, table.Sat{Seat: seat, Account: id, Name: name}, ""); err != nil {
			return "", err
		}
	}
	return match, nil
}

func (s *Server) createMatch(ctx context.Context, in *tableInput) (*reply[*table.Look], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	match, err := s.setUp(ctx, id, in.Body, in.Key)
	if err != nil {
		return nil, err
	}
	l, err := s.tables.Look(ctx, match, id, game.NoSeat)
	return answer(l), err
}

func (s *Server) listMatches(ctx context.Context, in *listInput) (*reply[[]table.Listed], error) {
	if in.List == "open" {
		open, err := s.tables.OpenTo(ctx, caller(ctx).account, in.Game)
		open = open[min(in.Skip, len(open)):]
		open = open[:min(in.Most, len(open))]
		list := make([]table.Listed, len(open))
		for i, o := range open {
			list[i] = table.Listed{Summary: o, Yours: []game.Seat{}, Who: []game.Seat{}}
		}
		return answer(list), err
	}
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.tables.Mine(ctx, id)
	return answer(list), err
}

func (s *Server) lookAtMatch(ctx context.Context, in *lookInput) (*reply[*table.Look], error) {
	l, err := s.tables.Look(ctx, in.ID, caller(ctx).account, in.Seat)
	return answer(l), err
}

func (s *Server) sit(ctx context.Context, in *sitInput) (*reply[Seated], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	name, err := s.nameOf(ctx, id, in.Body.Name)
	if err != nil {
		return nil, err
	}
	want := table.Sat{Seat: game.NoSeat, Account: id, Name: name, Entropy: in.Body.Entropy, Options: in.Body.Options}
	if in.Body.Seat != nil {
		want.Seat = *in.Body.Seat
	}
	seat, err := s.tables.Sit(ctx, in.ID, want, in.Body.Invite)
	return answer(Seated{seat}), err
}

func (s *Server) rematch(ctx context.Context, in *idInput) (*reply[Started], error) {
	id, err := someone(ctx)
	if err != nil {
		return nil, err
	}
	over, err := s.tables.Look(ctx, in.ID, id, game.NoSeat)
	if err != nil {
		return nil, err
	}
	var match string
	again := func() (err error) { match, err = s.tables.Rematch(ctx, in.ID, id); return err }
	if over.Rematch != "" {
		err = again() // another has set it up
	} else {
		err = s.settingUp(ctx, id, "", kindOf(over.Plan, len(over.Yours)), again)
	}
	if err != nil {
		return nil, err
	}
	l, err := s.tables.Look(ctx, match, id, game.NoSeat)
	if err != nil {
		return nil, err
	}
	return answer(Started{match, l.Yours[0]}), nil
}
