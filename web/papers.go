package web

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"time"

	"gonfalon/game"
	"gonfalon/store"
)

// Papers are what players write before a match: army lists, layouts of terrain, battle plans. A game
// that knows such things reads and judges them; the accounts' own are kept on the shelf.

// A paperRoute is where papers of a kind are found in the API.
type paperRoute struct {
	kind         game.PaperKind
	stock, many  string // as in /api/games/{game}/armies and /api/lists
	one, title   string // of operations, and in their words
	stockSummary string
}

var paperRoutes = []paperRoute{
	{game.ArmyList, "armies", "lists", "List", "army list", "What army lists are made of: armies, their units, artefacts"},
	{game.TerrainLayout, "terrain", "layouts", "Layout", "layout of terrain", "What layouts are made of: the box of terrain, sizes of tables"},
	{game.BattlePlan, "field", "plans", "Plan", "battle plan", "What battle plans are made of: ground, units, conditions, special rules"},
}

type paperInput struct {
	Game string `path:"game"`
	Body struct {
		Document json.RawMessage `json:"document" doc:"The paper: JSON, or its text in a string"`
	}
}

type paperIDInput struct {
	ID string `path:"id"`
}

type newPaperInput struct {
	Key  string `header:"Idempotency-Key" maxLength:"100" doc:"The same key is the same paper"`
	Body struct {
		Game     string          `json:"game"`
		Document json.RawMessage `json:"document" doc:"The paper: JSON, or its text in a string"`
	}
}

type droppedPaperInput struct {
	ID       string `path:"id"`
	Revision uint64 `query:"revision" required:"true" doc:"That of the paper which you throw away"`
}

type changedPaperInput struct {
	ID   string `path:"id"`
	Body struct {
		Document json.RawMessage `json:"document" doc:"The paper: JSON, or its text in a string"`
		Revision uint64          `json:"revision" doc:"That of the paper which you have changed"`
	}
}

// KeptPaper is a paper that an account has kept.
type KeptPaper struct {
	ID       string     `json:"id" doc:"Whoever knows it may read the paper"`
	Game     string     `json:"game"`
	Revision uint64     `json:"revision"`
	Changed  time.Time  `json:"changed"`
	Yours    bool       `json:"yours" doc:"You may change it"`
	Paper    game.Paper `json:"paper"`
}

func (s *Server) describePapers() {
	for _, r := range paperRoutes {
		operate(s, "GET", "/api/games/{game}/"+r.stock, r.stock, r.stockSummary, s.stock(r.kind))
		operate(s, "GET", "/api/games/{game}/"+r.many, "ready"+r.one+"s", "Every "+r.title+" that comes with the game", s.readyPapers(r.kind))
		operate(s, "POST", "/api/games/{game}/"+r.many+"/check", "check"+r.one, "What the rules say about one "+r.title, s.checkPaper(r.kind), onlyReads)
		operate(s, "GET", "/api/"+r.many, "my"+r.one+"s", "Every "+r.title+" of yours", s.myPapers(r.kind))
		operate(s, "POST", "/api/"+r.many, "keep"+r.one, "Keep a new "+r.title, s.keepPaper(r.kind))
		operate(s, "GET", "/api/"+r.many+"/{id}", "look"+r.one, "One kept "+r.title+", for whoever has its id", s.lookAtPaper(r.kind))
		operate(s, "PUT", "/api/"+r.many+"/{id}", "change"+r.one, "Change one "+r.title+" of yours", s.changePaper(r.kind))
		operate(s, "DELETE", "/api/"+r.many+"/{id}", "drop"+r.one, "Throw one "+r.title+" of yours away", s.dropPaper(r.kind))
	}
}

var (
	errNoPapers  = problem(http.StatusNotFound, "there is no game of this name to which people bring such papers", "il n'y a pas de jeu de ce nom auquel on apporte de tels papiers")
	errNoPaper   = problem(http.StatusNotFound, "there is no such paper, or it was thrown away", "ce papier n'existe pas, ou il a été jeté")
	errNotYours  = problem(http.StatusForbidden, "this paper is somebody else's: keep a copy and change that", "ce papier est à quelqu'un d'autre : gardez-en une copie et changez celle-ci")
	errRewritten = problem(http.StatusConflict, "the paper was changed elsewhere meanwhile; look at it again", "le papier a été changé ailleurs entre-temps ; regardez-le de nouveau")
)

// librarian returns who reads the papers of a kind in a game.
func (s *Server) librarian(kind game.PaperKind, name string) (game.Librarian, error) {
	if g, ok := s.games[name]; ok {
		if l, ok := g.Laws().(game.Librarian); ok && slices.Contains(l.Papers(), kind) {
			return l, nil
		}
	}
	return nil, errNoPapers
}

// papersOf lists where the API has the papers of a game.
func papersOf(g game.Game) []string {
	var all []string
	if l, ok := g.Laws().(game.Librarian); ok {
		for _, r := range paperRoutes {
			if slices.Contains(l.Papers(), r.kind) {
				all = append(all, r.many)
			}
		}
	}
	return all
}

// readPaper reads and judges what somebody has written.
func (s *Server) readPaper(kind game.PaperKind, name string, document json.RawMessage) (game.Paper, error) {
	l, err := s.librarian(kind, name)
	if err != nil {
		return game.Paper{}, err
	}
	data := []byte(document)
	var text string
	if json.Unmarshal(data, &text) == nil {
		data = []byte(text)
	}
	p, err := l.ReadPaper(kind, data)
	var wrong *game.PaperError
	if errors.As(err, &wrong) {
		bad := saying(http.StatusUnprocessableEntity, wrong)
		bad.Line, bad.Rule, bad.English, bad.French = wrong.Line, wrong.Rule, wrong.English, wrong.French
		return p, bad
	}
	return p, err
}

func (s *Server) stock(kind game.PaperKind) func(context.Context, *gameInput) (*reply[any], error) {
	return func(_ context.Context, in *gameInput) (*reply[any], error) {
		l, err := s.librarian(kind, in.Game)
		if err != nil {
			return nil, err
		}
		return answer(l.Stock(kind)), nil
	}
}

func (s *Server) readyPapers(kind game.PaperKind) func(context.Context, *gameInput) (*reply[[]game.Paper], error) {
	return func(_ context.Context, in *gameInput) (*reply[[]game.Paper], error) {
		l, err := s.librarian(kind, in.Game)
		if err != nil {
			return nil, err
		}
		return answer(l.Ready(kind)), nil
	}
}

func (s *Server) checkPaper(kind game.PaperKind) func(context.Context, *paperInput) (*reply[game.Paper], error) {
	return func(_ context.Context, in *paperInput) (*reply[game.Paper], error) {
		p, err := s.readPaper(kind, in.Game, in.Body.Document)
		return answer(p), err
	}
}

func (s *Server) myPapers(kind game.PaperKind) func(context.Context, *struct{}) (*reply[[]KeptPaper], error) {
	return func(ctx context.Context, _ *struct{}) (*reply[[]KeptPaper], error) {
		id, err := someone(ctx)
		if err != nil {
			return nil, err
		}
		list := []KeptPaper{}
		err = s.shelf.each(ctx, kind, id, func(r *record) error {
			k, err := s.kept(kind, r, id)
			if err == nil {
				list = append(list, *k)
			}
			return nil // one that this version cannot read hides no other
		})
		return answer(list), err
	}
}

func (s *Server) keepPaper(kind game.PaperKind) func(context.Context, *newPaperInput) (*reply[*KeptPaper], error) {
	return func(ctx context.Context, in *newPaperInput) (*reply[*KeptPaper], error) {
		id, err := someone(ctx)
		if err != nil {
			return nil, err
		}
		p, err := s.readPaper(kind, in.Body.Game, in.Body.Document)
		if err != nil {
			return nil, err
		}
		r := &record{Kind: kind, Account: id, Game: in.Body.Game, Document: p.Document, Changed: time.Now().UTC()}
		if in.Key != "" {
			r.id = s.keys.paper(id, in.Key)
		}
		if err := s.visitors.may(caller(ctx), papersQuota); err != nil {
			return nil, err
		}
		room := func(n int) error { return s.visitors.room(papersQuota, n) }
		if err := s.shelf.add(ctx, r, room); err != nil {
			return nil, err
		}
		k, err := s.kept(kind, r, id)
		return answer(k), err
	}
}

func (s *Server) lookAtPaper(kind game.PaperKind) func(context.Context, *paperIDInput) (*reply[*KeptPaper], error) {
	return func(ctx context.Context, in *paperIDInput) (*reply[*KeptPaper], error) {
		r, err := s.shelf.find(ctx, kind, in.ID)
		if err != nil {
			return nil, err
		}
		k, err := s.kept(kind, r, caller(ctx).account)
		return answer(k), err
	}
}

func (s *Server) changePaper(kind game.PaperKind) func(context.Context, *changedPaperInput) (*reply[*KeptPaper], error) {
	return func(ctx context.Context, in *changedPaperInput) (*reply[*KeptPaper], error) {
		id, r, err := s.own(ctx, kind, in.ID)
		if err != nil {
			return nil, err
		}
		p, err := s.readPaper(kind, r.Game, in.Body.Document)
		if err != nil {
			return nil, err
		}
		r.Document, r.Changed = p.Document, time.Now().UTC()
		if err := s.shelf.change(ctx, r, in.Body.Revision); err != nil {
			return nil, err
		}
		k, err := s.kept(kind, r, id)
		return answer(k), err
	}
}

func (s *Server) dropPaper(kind game.PaperKind) func(context.Context, *droppedPaperInput) (*reply[OK], error) {
	return func(ctx context.Context, in *droppedPaperInput) (*reply[OK], error) {
		_, r, err := s.own(ctx, kind, in.ID)
		if err != nil {
			return nil, err
		}
		return answer(OK{true}), s.shelf.drop(ctx, r, in.Revision)
	}
}

// own finds a paper that the caller may change.
func (s *Server) own(ctx context.Context, kind game.PaperKind, id string) (string, *record, error) {
	account, err := someone(ctx)
	if err != nil {
		return "", nil, err
	}
	r, err := s.shelf.find(ctx, kind, id)
	if err == nil && r.Account != account {
		err = errNotYours
	}
	return account, r, err
}

// kept tells of a record what the rules of this program say: they may have changed since it
// was written.
func (s *Server) kept(kind game.PaperKind, r *record, account string) (*KeptPaper, error) {
	p, err := s.judged.of(verdictOn{r.id, r.revision}, func() (game.Paper, error) { return s.readPaper(kind, r.Game, r.Document) })
	if err != nil {
		return nil, err
	}
	return &KeptPaper{ID: r.id, Game: r.Game, Revision: r.revision, Changed: r.Changed, Yours: r.Account == account, Paper: p}, nil
}

// sharedOrGone is what a store error about a paper means to whoever asked.
func sharedOrGone(err error) error {
	switch {
	case errors.Is(err, store.ErrNotFound):
		return errNoPaper
	case errors.Is(err, store.ErrConflict):
		return errRewritten
	}
	return err
}
