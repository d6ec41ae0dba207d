package web

import (
	"context"

	"gonfalon/game"
	"gonfalon/table"

	"github.com/danielgtaylor/huma/v2"
)

// logType is what a match log is served as.
const logType = "application/x-ndjson"

type idInput struct {
	ID string `path:"id"`
}

type replayInput struct {
	ID string `path:"id"`
	N  int    `query:"n" default:"0" doc:"After how many actions"`
	Midst
	Seat game.Seat `query:"seat" default:"-1" minimum:"-1" maximum:"127" doc:"As this seat saw it; -1 is all of it"`
}

// Midst is what can be asked of the midst of an action.
type Midst struct {
	Before int `query:"before" default:"-1" minimum:"-1" doc:"In the midst of the n-th action, before this event of it; -1 is after it"`
}

type pastInput struct {
	ID   string    `path:"id"`
	N    int       `query:"n" required:"true" minimum:"0" doc:"After how many actions"`
	Seat game.Seat `query:"seat" default:"-1" minimum:"-1" maximum:"127" doc:"From which of your seats to look"`
	Midst
}

type logInput struct {
	RawBody []byte `contentType:"application/x-ndjson"`
}

// Kept says under which id a log is kept.
type Kept struct {
	ID       string         `json:"id"`
	Unjudged []game.Stretch `json:"unjudged,omitempty" doc:"Played by other rules than the server has, which cannot judge all of it"`
	From     *game.Origin   `json:"from,omitempty" doc:"The position that it began from, which is taken from the log and not judged"`
}

// logFile is a match log as an answer.
type logFile struct {
	Type string `header:"Content-Type"`
	File string `header:"Content-Disposition"`
	Body []byte
}

func (s *Server) describeLogs() {
	file := func(op *huma.Operation) {
		op.Responses = map[string]*huma.Response{"200": {
			Description: "A match log: JSON lines",
			Content:     map[string]*huma.MediaType{logType: {}},
		}}
	}
	operate(s, "GET", "/api/matches/{id}/talk", "talk", "What was said at a finished match, as far as you may read it", s.talk)
	operate(s, "GET", "/api/matches/{id}/replay", "replayMatch", "A moment of a finished match", s.replayMatch)
	operate(s, "GET", "/api/matches/{id}/past", "past", "A match as you saw it before", s.past)
	operate(s, "GET", "/api/matches/{id}/story", "matchStory", "A finished match as steps", s.matchStory)
	operate(s, "GET", "/api/logs/{id}/story", "logStory", "A log that was kept as steps", s.logStory)
	operate(s, "GET", "/api/matches/{id}/end", "matchEnd", "How a finished match ended, and how it came to that", s.matchEnd)
	operate(s, "GET", "/api/logs/{id}/end", "logEnd", "How the match of a log that was kept ended", s.logEnd)
	operate(s, "GET", "/api/matches/{id}/log", "matchLog", "The log of a finished match", s.matchLog, file)
	operate(s, "POST", "/api/logs", "keepLog", "Verify and keep a match log", s.keepLog, func(op *huma.Operation) {
		op.MaxBodyBytes = maxLog
		op.SkipValidateBody = true
	})
	operate(s, "GET", "/api/logs/{id}/replay", "replayLog", "A moment of a log that was kept", s.replayLog)
	operate(s, "GET", "/api/logs/{id}/log", "keptLog", "A log that was kept", s.keptLog, file)
}

// besides answers with what takes long to find out.
func besides[T any](ctx context.Context, s *Server, f func() (T, error)) (*reply[T], error) {
	var found T
	err := s.aside(ctx, func() (err error) { found, err = f(); return err })
	return answer(found), err
}

func asFile(id string, log []byte) *logFile {
	return &logFile{logType, `attachment; filename="` + id + `.gonf"`, log}
}

func (s *Server) matchLog(ctx context.Context, in *idInput) (*logFile, error) {
	log, err := s.tables.Log(ctx, in.ID)
	return asFile(in.ID, log), err
}

func (s *Server) keptLog(ctx context.Context, in *idInput) (*logFile, error) {
	log, err := s.tables.Kept(ctx, in.ID)
	return asFile(in.ID, log), err
}

func (s *Server) talk(ctx context.Context, in *idInput) (*reply[[]table.Update], error) {
	list, err := s.tables.Talk(ctx, in.ID, caller(ctx).account)
	return answer(list), err
}

func (s *Server) replayMatch(ctx context.Context, in *replayInput) (*reply[*table.Moment], error) {
	return besides(ctx, s, func() (*table.Moment, error) {
		log, err := s.tables.Log(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return s.games.Replay(log, in.N, in.Before, in.Seat)
	})
}

func (s *Server) replayLog(ctx context.Context, in *replayInput) (*reply[*table.Moment], error) {
	return besides(ctx, s, func() (*table.Moment, error) {
		log, err := s.tables.Kept(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return s.games.Replay(log, in.N, in.Before, in.Seat)
	})
}

func (s *Server) past(ctx context.Context, in *pastInput) (*reply[*table.Past], error) {
	p, err := s.tables.Past(ctx, in.ID, caller(ctx).account, in.Seat, in.N, in.Before)
	return answer(p), err
}

func (s *Server) matchStory(ctx context.Context, in *idInput) (*reply[*table.Story], error) {
	return besides(ctx, s, func() (*table.Story, error) {
		log, err := s.tables.Log(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return s.games.Story(log)
	})
}

func (s *Server) logStory(ctx context.Context, in *idInput) (*reply[*table.Story], error) {
	return besides(ctx, s, func() (*table.Story, error) {
		log, err := s.tables.Kept(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return s.games.Story(log)
	})
}

func (s *Server) matchEnd(ctx context.Context, in *idInput) (*reply[*game.End], error) {
	return besides(ctx, s, func() (*game.End, error) { return s.tables.End(ctx, in.ID) })
}

func (s *Server) logEnd(ctx context.Context, in *idInput) (*reply[*game.End], error) {
	return besides(ctx, s, func() (*game.End, error) {
		log, err := s.tables.Kept(ctx, in.ID)
		if err != nil {
			return nil, err
		}
		return s.games.End(log)
	})
}

func (s *Server) keepLog(ctx context.Context, in *logInput) (*reply[Kept], error) {
	if err := s.visitors.may(caller(ctx), logsQuota); err != nil {
		return nil, err
	}
	return besides(ctx, s, func() (Kept, error) {
		id, verdict, err := s.tables.Keep(ctx, in.RawBody)
		if err != nil {
			return Kept{}, err
		}
		return Kept{id, verdict.Unjudged(), verdict.From}, nil
	})
}
