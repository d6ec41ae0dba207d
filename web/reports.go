package web

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"gonfalon/game"
	"gonfalon/store"
	"gonfalon/table"
)

// A report is what a player tells the administrators of another.
type report struct {
	By      string        `json:"by"`
	About   string        `json:"about"`
	Match   string        `json:"match"`
	Seat    game.Seat     `json:"seat"`
	Words   []table.Words `json:"words"`
	Why     string        `json:"why"`
	Time    time.Time     `json:"time"`
	Settled *settled      `json:"settled,omitempty"`
}

type settled struct {
	By   string    `json:"by"`
	Time time.Time `json:"time"`
	Why  string    `json:"why"`
}

// Report is a report as administrators see it.
type Report struct {
	ID        string        `json:"id"`
	By        Person        `json:"by"`
	About     Person        `json:"about"`
	Match     string        `json:"match"`
	Seat      game.Seat     `json:"seat" doc:"Of who it is about; -1 is who has set the table up"`
	Words     []table.Words `json:"words" doc:"What was said and written there, as who reports has read it"`
	Why       string        `json:"why"`
	Time      time.Time     `json:"time"`
	SettledBy *Person       `json:"settledBy,omitempty"`
	Settled   *time.Time    `json:"settled,omitempty"`
	Answer    string        `json:"answer,omitempty" doc:"What the administrator noted who settled it"`
}

// Person is an account with its name.
type Person struct {
	Account string `json:"account"`
	Name    string `json:"name"`
}

type reportInput struct {
	ID   string `path:"id"`
	Body struct {
		Seat game.Seat `json:"seat" minimum:"-1" maximum:"127" doc:"Whose player it is about; -1 is who has set the table up"`
		Seq  uint64    `json:"seq,omitempty" doc:"Of the update with the words that it is about; without it, the last words of that player are kept"`
		Why  string    `json:"why" maxLength:"500" doc:"Not blank"`
	}
}

// Reported is the id of a report.
type Reported struct {
	ID string `json:"id"`
}

type reportsInput struct {
	All bool `query:"all" doc:"Those that are settled too"`
}

type settleInput struct {
	ID   string `path:"id"`
	Body Reason
}

const (
	// maxReports is how many reports of an account wait at a time.
	maxReports = 20
	maxListed  = 500
)

// errSettled is for those who settle a report after another has.
var errSettled = problem(http.StatusConflict, "this report is settled", "ce signalement est réglé")

var errReports = problem(http.StatusTooManyRequests, "you have made many reports that nobody has looked at yet; wait until somebody has", "beaucoup de vos signalements attendent encore d'être lus ; attendez qu'ils le soient")

func (s *Server) describeReports() {
	operate(s, "POST", "/api/matches/{id}/reports", "report", "Report a player to those who run the server", s.report)
	operate(s, "GET", "/api/admin/reports", "reports", "What players have reported, the latest last", s.listReports)
	operate(s, "POST", "/api/admin/reports/{id}", "settleReport", "Settle a report", s.settleReport)
}

func (s *Server) report(ctx context.Context, in *reportInput) (*reply[Reported], error) {
	id, err := someone(ctx)
	if err == nil {
		err = s.visitors.may(caller(ctx), complaintsQuota)
	}
	if err != nil {
		return nil, err
	}
	done, err := s.visitors.turn(ctx, id)
	if err != nil {
		return nil, err
	}
	defer done()
	waiting := 0
	err = s.reports.Each(ctx, id+".", func(_ string, data []byte, _ uint64) error {
		var r report
		err := json.Unmarshal(data, &r)
		if r.Settled == nil {
			waiting++
		}
		return err
	})
	if err == nil && waiting >= maxReports {
		err = errReports
	}
	if err != nil {
		return nil, err
	}
	about, words, err := s.tables.Whose(ctx, in.ID, id, in.Body.Seat, in.Body.Seq)
	if err == nil && about == id {
		err = problem(http.StatusBadRequest, "only another person can be reported", "on ne peut signaler que quelqu'un d'autre")
	}
	if err != nil {
		return nil, err
	}
	why, err := given(in.Body.Why)
	if err != nil {
		return nil, err
	}
	r := report{By: id, About: about, Match: in.ID, Seat: in.Body.Seat, Words: words, Why: why, Time: time.Now().UTC()}
	data, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	short := strings.ToLower(rand.Text())[:12]
	return answer(Reported{short}), s.audit.doing(ctx, Act{By: id, What: "report", Match: in.ID, Account: about, Report: short}, func() error {
		_, err := s.reports.Create(ctx, id+"."+short, data)
		return err
	})
}

// waits counts the reports that nobody has settled.
func (s *Server) waits(ctx context.Context) (n int, err error) {
	err = s.reports.Each(ctx, "", func(_ string, data []byte, _ uint64) error {
		var r report
		err := json.Unmarshal(data, &r)
		if r.Settled == nil {
			n++
		}
		return err
	})
	return n, err
}

func (s *Server) person(ctx context.Context, account string) Person {
	if account == console {
		return Person{Account: console} // whatever an account may be named
	}
	return Person{account, s.nameOrNone(ctx, account)}
}

func (s *Server) listReports(ctx context.Context, in *reportsInput) (*reply[[]Report], error) {
	if _, err := s.admin(ctx); err != nil {
		return nil, err
	}
	list := []Report{}
	err := s.reports.Each(ctx, "", func(key string, data []byte, _ uint64) error {
		var r report
		if err := json.Unmarshal(data, &r); err != nil || r.Settled != nil && !in.All {
			return err
		}
		shown := Report{ID: key[strings.LastIndexByte(key, '.')+1:], Match: r.Match, Seat: r.Seat, Words: r.Words, Why: r.Why, Time: r.Time}
		shown.By, shown.About = s.person(ctx, r.By), s.person(ctx, r.About)
		if r.Settled != nil {
			shown.SettledBy, shown.Settled, shown.Answer = new(s.person(ctx, r.Settled.By)), &r.Settled.Time, r.Settled.Why
		}
		list = append(list, shown)
		return nil
	})
	slices.SortFunc(list, func(a, b Report) int { return a.Time.Compare(b.Time) })
	return answer(list[max(0, len(list)-maxListed):]), err
}

func (s *Server) settleReport(ctx context.Context, in *settleInput) (*reply[OK], error) {
	by, err := s.admin(ctx)
	if err != nil {
		return nil, err
	}
	why, err := given(in.Body.Why)
	if err != nil {
		return nil, err
	}
	errNone := problem(http.StatusNotFound, "there is no such report", "ce signalement n'existe pas")
	if !isTokenID(in.ID) {
		return nil, errNone
	}
	key, data, revision, err := s.reports.Find(ctx, "*."+in.ID)
	if errors.Is(err, store.ErrNotFound) {
		return nil, errNone
	}
	var r report
	if err == nil {
		err = json.Unmarshal(data, &r)
	}
	if err == nil && r.Settled != nil {
		err = errSettled
	}
	if err != nil {
		return nil, err
	}
	r.Settled = &settled{by, time.Now().UTC(), why}
	if data, err = json.Marshal(r); err != nil {
		return nil, err
	}
	act := Act{By: by, What: "settle", Match: r.Match, Account: r.About, Report: in.ID, Why: why}
	return answer(OK{true}), s.audit.doing(ctx, act, func() error {
		_, err := s.reports.Update(ctx, key, data, revision)
		if errors.Is(err, store.ErrConflict) {
			err = errSettled
		}
		return err
	})
}
