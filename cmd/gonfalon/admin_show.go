package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"gonfalon/game"
	"gonfalon/table"
	"gonfalon/web"
)

// What gonfalon admin prints: lines for people. Names are those that accounts have now.

func (a *app) words(english, french string) string {
	return game.Text{English: english, French: french}.Name(a.lang)
}

func stamped(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }

// until says until when something lasts.
func (a *app) until(t *time.Time) string {
	if t == nil {
		return a.words("until it is lifted", "jusqu'à nouvel ordre")
	}
	return fmt.Sprintf(a.words("until %s", "jusqu'au %s"), stamped(*t))
}

func showDone(a *app, _ web.OK) { fmt.Fprintln(a.stdout, a.words("done", "fait")) }

func showLoad(a *app, l web.Load) {
	room := "?"
	if l.Room != nil {
		room = fmt.Sprintf("%d MiB", *l.Room>>20)
	}
	printTable(a.stdout,
		[]any{a.words("since", "depuis"), stamped(l.Began)},
		[]any{a.words("matches in memory", "parties en mémoire"), l.Matches},
		[]any{a.words("being played", "en cours"), l.Playing},
		[]any{a.words("open sockets", "connexions ouvertes"), l.Streams},
		[]any{a.words("waiting for a bot", "attendent un bot"), l.Waiting},
		[]any{a.words("room on the disk", "place sur le disque"), room},
		[]any{a.words("damaged", "endommagés"), l.Damaged},
		[]any{a.words("open reports", "signalements ouverts"), l.Reports},
	)
	if l.ReadOnly != nil {
		fmt.Fprintf(a.stdout, a.words("read-only since %s: %s\n", "en lecture seule depuis %s : %s\n"), stamped(l.ReadOnly.Since), l.ReadOnly.Why)
	}
}

func showTables(a *app, list []table.Overseen) {
	for _, m := range list {
		fmt.Fprintln(a.stdout, strings.Join(slices.DeleteFunc([]string{m.ID, m.Game, m.Status, m.Title, stamped(m.Last), m.Why}, func(s string) bool { return s == "" }), "  "))
		for i, s := range m.Seats {
			held := a.words("free", "libre")
			switch {
			case m.Accounts[i] != "":
				held = fmt.Sprintf("%s  %s", m.Accounts[i], s.Name)
			case s.Bot != "":
				held = s.Bot
			}
			where := ""
			if p := m.Present; p != nil {
				for _, is := range p.Seats {
					if is.Seat == s.Seat {
						where = "  " + string(is.Is)
					}
				}
			}
			fmt.Fprintf(a.stdout, "    %d  %s%s\n", s.Seat, held, where)
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("no tables", "aucune table"))
	}
}

func showPeople(a *app, list []web.Somebody) {
	for _, p := range list {
		more := ""
		if p.Admin {
			more += a.words("  administrator", "  administrateur")
		}
		for _, x := range p.Sanctions {
			more += "  " + x.Kind + " " + a.until(x.Until)
		}
		fmt.Fprintf(a.stdout, "%s  %s  %s%s\n", p.Account, stamped(p.Created), p.Name, more)
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("nobody", "personne"))
	}
}

func showReports(a *app, list []web.Report) {
	for _, r := range list {
		fmt.Fprintf(a.stdout, a.words("%s  %s  match %s: %s (%s) reports %s (%s): %s\n", "%s  %s  partie %s : %s (%s) signale %s (%s) : %s\n"),
			r.ID, stamped(r.Time), r.Match, r.By.Name, r.By.Account, r.About.Name, r.About.Account, r.Why)
		for _, w := range r.Words {
			fmt.Fprintf(a.stdout, "    %q\n", w.Text)
		}
		if r.SettledBy != nil {
			fmt.Fprintf(a.stdout, a.words("    settled by %s: %s\n", "    réglé par %s : %s\n"), a.doer(r.SettledBy.Account, r.SettledBy.Name), r.Answer)
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("no reports", "aucun signalement"))
	}
}

func showOffered(a *app, o web.Offered) {
	if o.Link == "" {
		showDone(a, web.OK{})
		return
	}
	fmt.Fprintf(a.stdout, a.words("whoever opens this link takes the seat: %s\n", "qui ouvre ce lien prend la place : %s\n"), o.Link)
}

func showSanctions(a *app, list []web.Sanction) {
	for _, x := range list {
		whom := x.Address
		if x.Account != "" {
			whom = strings.TrimSpace(x.Account + " " + x.Name)
		}
		fmt.Fprintf(a.stdout, "%s  %s  %s  %s\n", x.ID, whom, a.until(x.Until), x.Why)
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("nobody is banned or silenced", "personne n'est banni ni réduit au silence"))
	}
}

func showPerson(a *app, p web.Person) {
	fmt.Fprintf(a.stdout, a.words("%s (%s) administers the server\n", "%s (%s) administre le serveur\n"), p.Name, p.Account)
}

func showPersons(a *app, list []web.Person) {
	for _, p := range list {
		showPerson(a, p)
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("nobody but this machine", "personne d'autre que cette machine"))
	}
}

func showAudit(a *app, list []web.ActLine) {
	for _, l := range slices.Backward(list) {
		words := []string{stamped(l.Time), a.doer(l.By, l.ByName), a.act(l.What)}
		if l.Lifted != "" {
			words = append(words, a.act(l.Lifted))
		}
		if l.Match != "" {
			words = append(words, a.words("match ", "partie ")+l.Match)
		}
		if l.Seat != nil {
			words = append(words, fmt.Sprint(a.words("seat ", "place "), *l.Seat))
		}
		if l.Account != "" {
			words = append(words, fmt.Sprintf("%s (%s)", l.AccountName, l.Account))
		}
		switch table.Substitute(l.To) {
		case "":
		case table.ByBot:
			words = append(words, a.words("→ a bot", "→ un bot"))
		case table.ByPerson:
			words = append(words, a.words("→ another person", "→ une autre personne"))
		default:
			words = append(words, fmt.Sprintf("→ %s (%s)", l.ToName, l.To))
		}
		if l.Until != nil {
			words = append(words, a.until(l.Until))
		}
		if l.Why != "" {
			words = append(words, l.Why)
		}
		fmt.Fprintln(a.stdout, strings.Join(words, "  "))
	}
	if len(list) == 0 {
		fmt.Fprintln(a.stdout, a.words("nothing was done yet", "rien n'a encore été fait"))
	}
}

// acts are what the audit tells, in French; in English they are called as they are written there.
var acts = map[string]string{
	"close":      "fermeture",
	"replace":    "remplacement",
	"hand-over":  "place donnée",
	"mute":       "réduction au silence",
	"ban":        "bannissement",
	"ban-at":     "bannissement d'une adresse",
	"lift":       "levée",
	"read-only":  "lecture seule",
	"read-write": "changements admis à nouveau",
	"name":       "administrateur nommé",
	"unname":     "administrateur démis",
	"settle":     "signalement réglé",
	"report":     "signalement",
	"shun-mute":  "n'entend plus",
	"shun-block": "bloque",
	"unshun":     "entend à nouveau",
}

func (a *app) act(what string) string { return a.words(what, cmp.Or(acts[what], what)) }

// doer is who did something: the machine, or an account, which anybody may have named like it.
func (a *app) doer(account, name string) string {
	if account == "console" {
		return a.words("on the machine", "sur la machine")
	}
	return fmt.Sprintf("%s (%s)", name, account)
}
