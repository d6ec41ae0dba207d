package battles

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
)

// legend explains the rows of a plan to whoever reads the file.
const legend = "# . plains  h hills  f forest  ~ river  w forest river  B building  = road  # forest road\n"

// TOML writes the plan; ReadPlan reads it back. The plans of the box are written by it.
func (p *Plan) TOML() []byte { return p.document().toml() }

func (d *planDocument) toml() []byte {
	var w tomlWriter
	w.fields("game", d.Game, "id", d.ID, "name", d.Name, "name_en", d.NameEN, "name_fr", d.NameFR,
		"intro", d.Intro, "intro_en", d.IntroEN, "intro_fr", d.IntroFR, "confidence", d.Confidence)
	w.WriteByte('\n')
	w.numbers("rounds", d.Rounds, "order_value", d.OrderValue, "command_value", d.CommandValue)
	w.fields("momentum", d.Momentum)
	w.WriteString("\n" + legend + "rows = [\n")
	for n, row := range d.Rows {
		fmt.Fprintf(&w, "  %s%s,\n", strings.Repeat(" ", n&1), quoted(row))
	}
	w.WriteString("]\n")
	if len(d.Tokens) > 0 {
		w.WriteString("tokens = [\n")
		for _, t := range d.Tokens {
			fmt.Fprintf(&w, "  {token = %s, at = %s},\n", quoted(t.Token), t.At)
		}
		w.WriteString("]\n")
	}
	w.hexes("objectives", d.Objectives)
	w.notes(d.Notes)
	w.side("stark", d.Stark)
	w.side("lannister", d.Lannister)
	if s := d.Skirmish; s != nil {
		fmt.Fprintf(&w, "\n[skirmish]\ncommanders = [%d, %d]\n", s.Commanders[0], s.Commanders[1])
		w.numbers("value", s.Value, "unit_cards", s.UnitCards, "terrain_cards", s.TerrainCards, "terrain_rows", uint8(s.TerrainRows), "leader_rows", uint8(s.LeaderRows), "unit_rows", uint8(s.UnitRows))
		w.flags("dry_terrain", s.DryTerrain)
	}
	for _, s := range d.Special {
		w.special(s)
	}
	for _, s := range d.Scores {
		w.score(s)
	}
	for _, s := range d.Instant {
		w.WriteString("\n[[instant]]\n")
		w.fields("house", s.House, "commander", s.Commander, "event", s.Event)
		if s.Points != 0 {
			w.numbers("points", uint8(s.Points))
		}
		w.fields("from", s.From)
	}
	return w.Bytes()
}

// A tomlWriter writes the lines of a plan. What is empty it leaves out.
type tomlWriter struct{ bytes.Buffer }

// fields writes texts after their keys.
func (w *tomlWriter) fields(pairs ...string) {
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i+1] != "" {
			fmt.Fprintf(w, "%s = %s\n", pairs[i], quoted(pairs[i+1]))
		}
	}
}

// numbers writes numbers after their keys, zeros too.
func (w *tomlWriter) numbers(pairs ...any) {
	for i := 0; i < len(pairs); i += 2 {
		fmt.Fprintf(w, "%s = %d\n", pairs[i], pairs[i+1])
	}
}

func (w *tomlWriter) flags(key string, set bool) {
	if set {
		fmt.Fprintf(w, "%s = true\n", key)
	}
}

func (w *tomlWriter) hexes(key string, hexes []at) {
	if len(hexes) > 0 {
		fmt.Fprintf(w, "%s = [%s]\n", key, joined(hexes, at.String))
	}
}

func (w *tomlWriter) words(key string, words []string) {
	if len(words) > 0 {
		fmt.Fprintf(w, "%s = [%s]\n", key, joined(words, quoted))
	}
}

func (w *tomlWriter) notes(notes []noteDocument) {
	if len(notes) == 0 {
		return
	}
	w.WriteString("notes = [\n")
	for _, n := range notes {
		if n.Text != "" {
			fmt.Fprintf(w, "  {text = %s},\n", quoted(n.Text))
		} else {
			fmt.Fprintf(w, "  {text_en = %s, text_fr = %s},\n", quoted(n.TextEN), quoted(n.TextFR))
		}
	}
	w.WriteString("]\n")
}

func (w *tomlWriter) side(name string, s sideDocument) {
	fmt.Fprintf(w, "\n[%s]\n", name)
	w.numbers("command_tokens", s.CommandTokens)
	w.fields("last_space", s.LastSpace)
	if len(s.Units) == 0 {
		return
	}
	w.WriteString("units = [\n")
	for _, u := range s.Units {
		fmt.Fprintf(w, "  {unit = %s, rank = %s, at = %s", quoted(u.Unit), quoted(u.Rank), u.At)
		if u.Commander != "" {
			fmt.Fprintf(w, ", commander = %s", quoted(u.Commander))
		}
		w.WriteString("},\n")
	}
	w.WriteString("]\n")
}

func (w *tomlWriter) special(s specialDocument) {
	w.WriteString("\n[[special]]\n")
	w.fields("rule", s.Rule, "house", s.House)
	w.hexes("hexes", s.Hexes)
	w.words("classes", s.Classes)
	w.words("commanders", s.Commanders)
	w.words("only", s.Only)
	w.flags("tents_vanish", s.TentsVanish)
	if s.Strategic > 0 {
		w.numbers("strategic", s.Strategic)
	}
	w.fields("finder", s.Finder)
	w.flags("fords", s.Fords)
}

func (w *tomlWriter) score(s scoreDocument) {
	w.WriteString("\n[[scores]]\n")
	w.fields("when", s.When, "house", s.House, "per", s.Per)
	if p := s.Points.points; s.Points.zones {
		fmt.Fprintf(w, "points = {green = %d, yellow = %d, red = %d}\n", p[GreenZone], p[YellowZone], p[RedZone])
	} else {
		w.numbers("points", p[0])
	}
	w.hexes("hexes", s.Hexes)
	if len(s.Rows) > 0 {
		fmt.Fprintf(w, "rows = [%s]\n", joined(s.Rows, func(n int) string { return fmt.Sprint(n) }))
	}
	w.fields("commander", s.Commander)
}

func (a at) String() string { return fmt.Sprintf("[%d, %d]", a[0], a[1]) }

// joined writes the parts of a list.
func joined[T any](parts []T, write func(T) string) string {
	var written []string
	for _, p := range parts {
		written = append(written, write(p))
	}
	return strings.Join(written, ", ")
}

// quoted writes a text as JSON does: TOML reads that too, but for one sign.
func quoted(text string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		panic(err)
	}
	return strings.ReplaceAll(strings.TrimSuffix(b.String(), "\n"), "\x7f", `\u007f`)
}
