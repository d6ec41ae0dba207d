package web

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"
)

// Reason is why an administrator does what he does. It is kept, and those are told whom it concerns.
type Reason struct {
	Why string `json:"why" maxLength:"300" doc:"Not blank"`
}

// given returns a reason that is one.
func given(why string) (string, error) {
	if why = tidied(why); why == "" {
		return "", problem(http.StatusBadRequest, "give a reason", "donnez une raison")
	}
	return why, nil
}

// Load is how much the server has to do.
type Load struct {
	Began    time.Time `json:"began" doc:"When this node was started"`
	Matches  int       `json:"matches" doc:"That this node has in memory"`
	Playing  int       `json:"playing" doc:"Of these, that are being played"`
	Streams  int64     `json:"streams" doc:"Open sockets and streams"`
	Waiting  int       `json:"waiting" doc:"Matches that wait for the turn of a bot"`
	Thinking int       `json:"thinking" doc:"Matches in which a bot has its turn"`
	Room     *int64    `json:"room,omitempty" doc:"Bytes that can still be written, where that is known"`
	Damaged  int       `json:"damaged" doc:"Matches and records that were hurt on disk"`
	Reports  int       `json:"reports" doc:"That nobody has settled"`
	ReadOnly *ReadOnly `json:"readOnly,omitempty"`
}

type closeInput struct {
	ID   string `path:"id"`
	Body Reason
}

type replaceInput struct {
	ID   string `path:"id"`
	Body struct {
		Reason
		Seat int              `json:"seat" minimum:"0" maximum:"127"`
		To   table.Substitute `json:"to" enum:"bot,person" doc:"A bot until the player is back, or another person, for good"`
	}
}

// Offered is a seat that is offered to another person.
type Offered struct {
	Invite string `json:"invite,omitempty" doc:"The invitation, where another person may take the seat"`
	Link   string `json:"link,omitempty" doc:"To the page on which it is taken"`
}

type handOverInput struct {
	ID   string `path:"id"`
	Body struct {
		Reason
		Seat    int    `json:"seat" minimum:"0" maximum:"127"`
		Account string `json:"account" doc:"Who has it from now on"`
	}
}

type readOnlyInput struct {
	Body struct {
		On  bool   `json:"on"`
		Why string `json:"why,omitempty" maxLength:"300" doc:"Everybody is told"`
	}
}

type auditInput struct {
	Before time.Time `query:"before" doc:"Lines from before this time"`
}

// ActLine is a line of the audit journal, with the names that the accounts have now.
type ActLine struct {
	Act
	ByName      string `json:"byName" doc:"Of the account; the console of the machine has none"`
	AccountName string `json:"accountName,omitempty"`
	ToName      string `json:"toName,omitempty"`
}

type overseenInput struct {
	ID string `path:"id"`
}

func (s *Server) describeAdmin() {
	operate(s, "GET", "/api/admin", "load", "How much the server has to do", s.load)
	operate(s, "GET", "/api/admin/matches", "overseeAll", "The matches that this node has in memory, and open tables", s.overseeAll)
	operate(s, "GET", "/api/admin/matches/{id}", "oversee", "A match, with whose its seats are", s.oversee)
	operate(s, "POST", "/api/admin/matches/{id}/close", "closeMatch", "Close a table, or a match without a result", s.closeMatch)
	operate(s, "POST", "/api/admin/matches/{id}/replace", "replacePlayer", "Have a bot or another person play the seat of somebody who is not there", s.replacePlayer)
	operate(s, "POST", "/api/admin/matches/{id}/hand-over", "handOver", "Give a seat to another account", s.handOver)
	operate(s, "PUT", "/api/admin/read-only", "readOnly", "Have nothing changed for a while, or go on", s.setReadOnly, onlyReads)
	operate(s, "GET", "/api/admin/audit", "audit", "What was done, the latest first", s.listActs)
}

const console = "console"

// errNoAdmin is for those who do not administer the server.
var errNoAdmin = problem(http.StatusForbidden, "this is for those who administer the server", "ceci est pour ceux qui administrent le serveur")

// admin returns who administers the server by this request: an account that the host has named, in
// its browser, or whoever is on the machine.
func (s *Server) admin(ctx context.Context) (string, error) {
	who := caller(ctx)
	switch {
	case who.console:
		return console, nil
	case who.account == "":
		return "", errNobody
	case who.token == "" && s.porter.admin(who.account):
		return who.account, nil
	}
	return "", errNoAdmin
}

func (s *Server) load(ctx context.Context, _ *struct{}) (*reply[Load], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	l := Load{Began: s.began, Streams: s.metrics.streams.Load(), ReadOnly: s.porter.now.Load().readOnly}
	for _, m := range s.tables.OverseeAll() {
		l.Matches++
		if m.Status == "playing" {
			l.Playing++
		}
	}
	l.Waiting, l.Thinking = s.tables.BotTurns()
	if room, known := s.store.Room(); known {
		l.Room = &room
	}
	if d := s.store.Damage(); d != nil {
		l.Damaged = len(d.Journals) + len(d.Records)
	}
	var err error
	l.Reports, err = s.waits(ctx)
	return answer(l), err
}

// maxOpen is how many open tables are shown besides those in memory.
const maxOpen = 200

func (s *Server) overseeAll(ctx context.Context, _ *struct{}) (*reply[[]table.Overseen], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	open, err := s.tables.OpenTables(ctx, "")
	if err != nil {
		return nil, err
	}
	for _, o := range open[max(0, len(open)-maxOpen):] {
		if _, err := s.tables.Oversee(ctx, o.ID); err != nil && !errors.Is(err, table.ErrNotFound) && !errors.Is(err, table.ErrDamaged) {
			return nil, err
		}
	}
	return answer(s.tables.OverseeAll()), nil
}

func (s *Server) oversee(ctx context.Context, in *overseenInput) (*reply[table.Overseen], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	o, err := s.tables.Oversee(ctx, in.ID)
	return answer(o), err
}

func (s *Server) closeMatch(ctx context.Context, in *closeInput) (*reply[OK], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	why, err := given(in.Body.Why)
	if err != nil {
		return nil, err
	}
	return answer(OK{true}), s.audit.doing(ctx, Act{By: by, What: "close", Match: in.ID, Why: why}, func() error {
		return s.tables.Close(ctx, in.ID, why)
	})
}

func (s *Server) replacePlayer(ctx context.Context, in *replaceInput) (*reply[Offered], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	b := &in.Body
	why, err := given(b.Why)
	if err != nil {
		return nil, err
	}
	var o Offered
	act := Act{By: by, What: "replace", Match: in.ID, Seat: &b.Seat, Account: s.holder(ctx, in.ID, b.Seat), To: string(b.To), Why: why}
	err = s.audit.doing(ctx, act, func() (err error) {
		o.Invite, err = s.tables.Replace(ctx, in.ID, game.Seat(b.Seat), b.To, why)
		return err
	})
	if o.Invite != "" {
		o.Link = fmt.Sprintf("%s/join/%s/%d/%s", caller(ctx).origin, in.ID, b.Seat, o.Invite)
	}
	return answer(o), err
}

func (s *Server) handOver(ctx context.Context, in *handOverInput) (*reply[OK], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	b := &in.Body
	why, err := given(b.Why)
	if err != nil {
		return nil, err
	}
	a, err := s.anAccount(ctx, b.Account)
	if err != nil {
		return nil, err
	}
	act := Act{By: by, What: "hand-over", Match: in.ID, Seat: &b.Seat, Account: s.holder(ctx, in.ID, b.Seat), To: b.Account, Why: why}
	return answer(OK{true}), s.audit.doing(ctx, act, func() error {
		return s.tables.HandOver(ctx, in.ID, game.Seat(b.Seat), b.Account, a.Name, why)
	})
}

// holder returns the account that has a seat, or "".
func (s *Server) holder(ctx context.Context, match string, seat int) string {
	if o, err := s.tables.Oversee(ctx, match); err == nil && seat < len(o.Accounts) {
		return o.Accounts[seat]
	}
	return ""
}

// anAccount returns an account that somebody has named.
func (s *Server) anAccount(ctx context.Context, id string) (*account, error) {
	errNone := problem(http.StatusNotFound, "there is no such account", "ce compte n'existe pas")
	if !isAccountID(id) {
		return nil, errNone
	}
	a, err := s.people.account(ctx, id)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNone
	}
	return a, err
}

func (s *Server) setReadOnly(ctx context.Context, in *readOnlyInput) (*reply[OK], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	why := tidied(in.Body.Why)
	act, value := Act{By: by, What: "read-write", Why: why}, any(nil)
	if in.Body.On {
		if _, err := given(why); err != nil {
			return nil, err
		}
		act.What, value = "read-only", ReadOnly{time.Now().UTC(), why}
	}
	return answer(OK{true}), s.audit.doing(ctx, act, func() error {
		return s.porter.set(ctx, s.porter.house, keyReadOnly, value)
	})
}

func (s *Server) listActs(ctx context.Context, in *auditInput) (*reply[[]ActLine], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	acts, err := s.audit.acts(ctx, in.Before)
	names := map[string]string{"": "", string(table.ByBot): "", string(table.ByPerson): ""}
	name := func(account string) string {
		if _, known := names[account]; !known {
			names[account] = s.person(ctx, account).Name
		}
		return names[account]
	}
	lines := []ActLine{}
	for _, a := range acts {
		lines = append(lines, ActLine{a, name(a.By), name(a.Account), name(a.To)})
	}
	return answer(lines), err
}
