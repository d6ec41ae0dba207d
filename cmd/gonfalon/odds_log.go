package main

import (
	"errors"
	"fmt"
	"os"

	"gonfalon/game"
	"gonfalon/kings"
)

// forecastDocument is what programs read of an attack of a match.
type forecastDocument struct {
	Target    string             `json:"target"`
	Attackers []attackerDocument `json:"attackers"`
	oddsDocument
}

type attackerDocument struct {
	Unit    string   `json:"unit"`
	Dice    string   `json:"dice"`
	Hit     int      `json:"hit"`
	Wound   int      `json:"wound"`
	Because []string `json:"because"`
}

// runLog tells the odds of an attack that was decided in a match.
func (c *kingsOddsCommand) runLog(a *app) error {
	switch {
	case c.Log == "" || c.At == 0:
		return errors.New("--log and --at go together: which log, and which action of it")
	case c.Attacks != nil || c.Hit != nil || c.Wound != nil || len(c.With) > 0 || c.TargetNerve != (nerveFlag{}):
		return errors.New("with --log the log says what the attack is")
	case c.Joint:
		return errors.New("--joint is not for --log")
	}
	s, f, err := forecastIn(c.Log, c.At)
	if err != nil {
		return err
	}
	lang := a.language(c.Lang)
	doc := forecastDocument{Target: s.Armies.ID(f.Target), oddsDocument: document(&f.Assault.Defender, &f.Odds), Attackers: []attackerDocument{}}
	for i, by := range f.Attackers {
		attack := &f.Assault.Attacks[i]
		line := attackerDocument{Unit: s.Armies.ID(by.Unit), Dice: attack.Dice.String(), Hit: attack.Hit, Wound: attack.Wound, Because: []string{}}
		for _, m := range by.Because {
			line.Because = append(line.Because, m.Text(lang))
		}
		doc.Attackers = append(doc.Attackers, line)
	}
	if c.JSON {
		return printJSON(a.stdout, doc)
	}
	t := oddsTeller{a.stdout, lang}
	t.attack(&doc)
	t.tell(&f.Assault, &f.Odds)
	return nil
}

// forecastIn replays a log up to an action and works out the attack that it decides.
func forecastIn(file string, n int) (s kings.State, f kings.Forecast, err error) {
	in, err := os.Open(file)
	if err != nil {
		return s, f, err
	}
	defer in.Close()
	at, line, err := game.Before(in, findGame, n)
	if err != nil {
		return s, f, fmt.Errorf("%s: %w", file, err)
	}
	var rules kings.Rules
	if s, err = rules.ReadState(at.Document(), game.Script()); err != nil {
		return s, f, fmt.Errorf("%s: action %d: %w", file, n, err)
	}
	action, err := rules.ReadAction(&s, line.Action)
	if err != nil {
		return s, f, fmt.Errorf("%s: action %d: %w", file, n, err)
	}
	f, ok := s.Forecast(action)
	if !ok {
		return s, f, fmt.Errorf("%s: action %d is no attack: %s", file, n, line.Action)
	}
	return s, f, nil
}

// attack tells who attacks whom, and what makes the dice.
func (t oddsTeller) attack(doc *forecastDocument) {
	for _, by := range doc.Attackers {
		fmt.Fprintf(t.w, t.word("strikes")+"\n", by.Unit, doc.Target, by.Dice, by.Hit, by.Wound)
		for _, why := range by.Because {
			fmt.Fprintf(t.w, "  %s\n", why)
		}
	}
	fmt.Fprintln(t.w)
}
