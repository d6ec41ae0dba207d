package web

import (
	"bytes"
	"fmt"
	"html"
	"net/http"
	"strings"

	"gonfalon/game"
	"gonfalon/table"
)

// preview serves the page of a table with a title and a description of its own, for whoever
// is sent its link: who invites to what. It says no more than any spectator may know.
func (s *Server) preview(p *page) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id, _, _ := strings.Cut(strings.SplitN(r.URL.Path, "/", 3)[2], "/")
		l, err := s.tables.Look(r.Context(), id, "", game.NoSeat)
		if err != nil || s.games[l.Game] == nil {
			p.ServeHTTP(w, r) // the page itself says what is wrong
			return
		}
		h := w.Header()
		h.Set("Content-Type", p.index.kind)
		h.Set("Cache-Control", "no-cache")
		h.Set("Vary", "Accept-Language")
		lang := game.English
		if speaksFrench(r.Header.Get("Accept-Language")) {
			lang = game.French
		}
		w.Write(s.invitation(l, lang).in(p.index.plain)) // nobody is left to tell if it fails
	})
}

// speaksFrench tells whether French comes before English in a list of languages.
func speaksFrench(accepted string) bool {
	for tag := range strings.SplitSeq(strings.ToLower(accepted), ",") {
		switch tag = strings.TrimSpace(tag); {
		case strings.HasPrefix(tag, "fr"):
			return true
		case strings.HasPrefix(tag, "en"):
			return false
		}
	}
	return false
}

// An invitation is what the preview of a link to a table says.
type invitation struct{ title, description string }

// in returns the page with the invitation in its head.
func (i invitation) in(page []byte) []byte {
	title, description := html.EscapeString(i.title), html.EscapeString(i.description)
	head := fmt.Sprintf(`<title>%s</title>
    <meta name="description" content="%s" />
    <meta property="og:title" content="%s" />
    <meta property="og:description" content="%s" />`, title, description, title, description)
	return bytes.Replace(page, []byte("<title>Gonfalon</title>"), []byte(head), 1)
}

// invitation tells in a language who invites to a table, and to what.
func (s *Server) invitation(l *table.Look, lang game.Lang) invitation {
	say := func(en, fr string, args ...any) string { return game.Sentence(en, fr, args...).Name(lang) }
	name := s.gameName(l.Game, lang)
	called := name
	if l.Title != "" {
		called = say("%s, “%s”", "%s, « %s »", name, l.Title)
	}
	i := invitation{title: say("%s on Gonfalon", "%s sur Gonfalon", called)}
	if l.Host != "" && l.Status == "waiting" {
		i.title = say("%s invites you to %s", "%s vous invite : %s", l.Host, called)
	}
	said := []string{seated(l, say), clocked(l.Plan.Clock, say)}
	i.description = strings.Join(append(said, s.chosen(l, lang)...), " · ")
	return i
}

// chosen tells of the options that are not as usual: those that have words by them, the
// others by their number. What players bring is not for everybody.
func (s *Server) chosen(l *table.Look, lang game.Lang) (said []string) {
	others := 0
	for _, o := range s.games[l.Game].Info().Options {
		value := l.Plan.Options[o.Name]
		if o.Free || value == "" || value == o.Values[0] {
			continue
		}
		if what, is := s.word(l.Game, o.Name, lang), s.word(l.Game, value, lang); what != "" && is != "" {
			said = append(said, what+game.Text{English: ": ", French: "\u202f: "}.Name(lang)+is)
		} else {
			others++
		}
	}
	if others > 0 {
		said = append(said, game.Sentence("%d option{|s} of its own", "%d option{|s} à part", others).Name(lang))
	}
	return said
}

// seated tells who sits at a table.
func seated(l *table.Look, say func(en, fr string, args ...any) string) string {
	taken, people := 0, []string{}
	for _, s := range l.Seats {
		if !s.Free {
			taken++
		}
		if !s.Free && s.Bot == "" {
			people = append(people, s.Name)
		}
	}
	seats := say("%d of %d seats taken", "%d places prises sur %d", taken, len(l.Seats))
	if len(people) > 0 {
		seats += " (" + strings.Join(people, ", ") + ")"
	}
	return seats
}

// clocked tells how much time decisions have.
func clocked(c table.Clock, say func(en, fr string, args ...any) string) string {
	switch {
	case c == (table.Clock{}):
		return say("no clock", "sans pendule")
	case c.Bank > 0:
		return say("%d minutes each", "%d minutes chacun", int(c.Bank/60))
	case c.Deadline >= 86_400:
		return say("%d day{|s} a decision", "%d jour{|s} par décision", int(c.Deadline/86_400))
	case c.Deadline >= 3600:
		return say("%d hour{|s} a decision", "%d heure{|s} par décision", int(c.Deadline/3600))
	}
	return say("%d minute{|s} a decision", "%d minute{|s} par décision", int(max(1, c.Deadline/60)))
}

// gameName returns what people call a game.
func (s *Server) gameName(name string, lang game.Lang) string {
	if word := s.word(name, name, lang); word != "" {
		return word
	}
	return strings.ToUpper(name[:1]) + name[1:]
}

// word returns what people call an id of a game, or nothing if it does not say.
func (s *Server) word(name, id string, lang game.Lang) string {
	if w, ok := s.games[name].Laws().(game.Worded); ok {
		return w.Words()[id].Name(lang)
	}
	return ""
}
