package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"gonfalon/store"
)

type sanctionInput struct {
	Body struct {
		Reason
		Kind    string `json:"kind" enum:"mute,ban"`
		Whom    string `json:"whom" maxLength:"60" doc:"An account or, to be banned, an address"`
		Hours   int    `json:"hours,omitempty" minimum:"0" maximum:"87600" doc:"For how long; 0 is until it is lifted, but not for addresses"`
		Address bool   `json:"address,omitempty" doc:"Ban the address too from which the account was seen last, for at most 30 days"`
	}
}

type liftInput struct {
	ID  string `path:"id"`
	Why string `query:"why" maxLength:"300" doc:"Not blank"`
}

type peopleInput struct {
	Name string `query:"name" maxLength:"60" doc:"A part of the name, or the account itself"`
}

type adminInput struct {
	Account string `path:"account"`
}

// Somebody is an account as administrators find it.
type Somebody struct {
	Person
	Created   time.Time  `json:"created"`
	Admin     bool       `json:"admin,omitempty"`
	Sanctions []Sanction `json:"sanctions"`
}

const (
	maxFound = 50
	// longestAt is how long an address may be banned at most: others have it after a while.
	longestAt = 30 * 24 * time.Hour
	// seenFor is how long it is remembered from where an account came.
	seenFor = 24 * time.Hour
)

func (s *Server) describeSanctions() {
	operate(s, "GET", "/api/admin/people", "people", "Accounts by name", s.findPeople)
	operate(s, "GET", "/api/admin/sanctions", "sanctions", "Who is banned or silenced", s.listSanctions)
	operate(s, "POST", "/api/admin/sanctions", "sanction", "Ban or silence an account, or ban an address", s.sanction)
	operate(s, "DELETE", "/api/admin/sanctions/{id}", "lift", "Lift a ban or a silence", s.lift)
	operate(s, "GET", "/api/admin/admins", "admins", "Who administers the server", s.listAdmins)
	operate(s, "PUT", "/api/admin/admins/{account}", "nameAdmin", "Have an account administer the server: on its machine only", s.nameAdmin)
	operate(s, "DELETE", "/api/admin/admins/{account}", "unnameAdmin", "Have an account administer the server no more: on its machine only", s.unnameAdmin)
}

// inForceNow lists the sanctions that are not over, the latest last.
func (s *Server) inForceNow(only func(*Sanction) bool) []Sanction {
	list := []Sanction{}
	for _, x := range s.porter.now.Load().sanctions {
		if !x.over(time.Now()) && only(x) {
			list = append(list, *x)
		}
	}
	slices.SortFunc(list, func(a, b Sanction) int { return a.Since.Compare(b.Since) })
	return list
}

func (s *Server) listSanctions(ctx context.Context, _ *struct{}) (*reply[[]Sanction], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	list := s.inForceNow(func(*Sanction) bool { return true })
	for i := range list {
		if list[i].Account != "" {
			list[i].Name = s.nameOrNone(ctx, list[i].Account)
		}
	}
	return answer(list), nil
}

// sanction lays one or, with an address, two on somebody.
func (s *Server) sanction(ctx context.Context, in *sanctionInput) (*reply[[]Sanction], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	b, now := &in.Body, time.Now().UTC()
	why, err := given(b.Why)
	if err != nil {
		return nil, err
	}
	long := time.Duration(b.Hours) * time.Hour
	x := Sanction{Kind: b.Kind, Since: now, Why: why, By: by}
	if long > 0 {
		x.Until = new(now.Add(long))
	}
	var list []Sanction
	if isAddress(b.Whom) {
		if b.Kind != toBan || long == 0 || long > longestAt {
			return nil, problem(http.StatusBadRequest, "an address can be banned, for 1 to 720 hours", "une adresse peut être bannie, pour 1 à 720 heures")
		}
		if err := s.spared(ctx, b.Whom); err != nil {
			return nil, err
		}
		x.Kind, x.Address = toBanAt, network(b.Whom)
		list = append(list, x)
	} else {
		if _, err := s.anAccount(ctx, b.Whom); err != nil {
			return nil, err
		}
		if s.porter.admin(b.Whom) {
			return nil, problem(http.StatusConflict, "this account administers the server: whoever is on its machine can end that first", "ce compte administre le serveur : qui est sur sa machine peut d'abord y mettre fin")
		}
		x.Account = b.Whom
		list = append(list, x)
		if b.Address {
			at := s.seenAt.value(b.Whom)
			if !isAddress(at) || b.Kind != toBan {
				return nil, problem(http.StatusConflict, "it is not known from where this account came: it was not here for a day", "on ne sait pas d'où ce compte est venu : il n'est pas passé depuis un jour")
			}
			if err := s.spared(ctx, at); err != nil {
				return nil, err
			}
			x.Kind, x.Account, x.Address = toBanAt, "", network(at)
			if x.Until == nil || long > longestAt {
				x.Until = new(now.Add(longestAt))
			}
			list = append(list, x)
		}
	}
	for i := range list {
		x := &list[i]
		x.ID = x.Kind + "." + x.Account
		if x.Kind == toBanAt {
			address, _, _ := strings.Cut(x.Address, "/")
			x.ID = x.Kind + "." + networkKey(address)
		}
		act := Act{By: by, What: x.Kind, Until: x.Until, Why: x.Why}
		if isAccountID(b.Whom) { // addresses are personal: the list has them as long as they are banned
			act.Account = b.Whom
		}
		err := s.audit.doing(ctx, act, func() error { return s.porter.set(ctx, s.porter.sanctions, x.ID, *x) })
		if err != nil {
			return nil, err
		}
	}
	return answer(list), nil
}

func (s *Server) lift(ctx context.Context, in *liftInput) (*reply[OK], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	why, err := given(in.Why)
	if err != nil {
		return nil, err
	}
	x := s.porter.now.Load().sanctions[in.ID]
	if x == nil || x.over(time.Now()) {
		return nil, problem(http.StatusNotFound, "nothing of the kind is in force", "rien de tel n'est en vigueur")
	}
	return answer(OK{true}), s.audit.doing(ctx, Act{By: by, What: "lift", Lifted: x.Kind, Account: x.Account, Why: why}, func() error {
		return s.porter.set(ctx, s.porter.sanctions, in.ID, nil)
	})
}

func (s *Server) findPeople(ctx context.Context, in *peopleInput) (*reply[[]Somebody], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	list, part := []Somebody{}, strings.ToLower(tidied(in.Name))
	enough := errors.New("enough")
	err := s.people.each(ctx, func(id string, a *account) error {
		if id != part && !strings.Contains(strings.ToLower(a.Name), part) {
			return nil
		}
		list = append(list, Somebody{
			Person: Person{id, a.Name}, Created: a.Created, Admin: s.porter.admin(id),
			Sanctions: s.inForceNow(func(x *Sanction) bool { return x.Account == id }),
		})
		if len(list) == maxFound {
			return enough
		}
		return nil
	})
	if err == enough {
		err = nil
	}
	return answer(list), err
}

func (s *Server) listAdmins(ctx context.Context, _ *struct{}) (*reply[[]Person], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	list := []Person{}
	for id := range s.porter.now.Load().admins {
		list = append(list, s.person(ctx, id))
	}
	slices.SortFunc(list, func(a, b Person) int { return strings.Compare(a.Name+a.Account, b.Name+b.Account) })
	return answer(list), nil
}

// onMachine says who is on the machine, for what nobody else may do.
func (s *Server) onMachine(ctx context.Context) error {
	if !caller(ctx).console {
		return problem(http.StatusForbidden, "only gonfalon admin, on the machine of the server, can do this", "seul gonfalon admin, sur la machine du serveur, peut faire cela")
	}
	return nil
}

func (s *Server) nameAdmin(ctx context.Context, in *adminInput) (*reply[Person], error) {
	if err := s.onMachine(ctx); err != nil {
		return nil, err
	}
	a, err := s.anAccount(ctx, in.Account)
	if err != nil {
		return nil, err
	}
	return answer(Person{in.Account, a.Name}), s.audit.doing(ctx, Act{By: console, What: "name", Account: in.Account}, func() error {
		return s.porter.set(ctx, s.porter.house, prefixAdmin+in.Account, time.Now().UTC())
	})
}

func (s *Server) unnameAdmin(ctx context.Context, in *adminInput) (*reply[OK], error) {
	if err := s.onMachine(ctx); err != nil {
		return nil, err
	}
	if !s.porter.admin(in.Account) {
		return nil, problem(http.StatusNotFound, "this account does not administer the server", "ce compte n'administre pas le serveur")
	}
	return answer(OK{true}), s.audit.doing(ctx, Act{By: console, What: "unname", Account: in.Account}, func() error {
		err := s.porter.set(ctx, s.porter.house, prefixAdmin+in.Account, nil)
		if errors.Is(err, store.ErrNotFound) {
			err = nil
		}
		return err
	})
}
