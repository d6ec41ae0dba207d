package effect

import (
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"gonfalon/content"
	"gonfalon/game"
)

// read returns the book of the data, or ends the test.
func read(t *testing.T) *Book {
	t.Helper()
	r := content.NewReader(os.DirFS("../data"), func(*content.Value) {})
	b := Read(r)
	if r.Err() != nil {
		t.Fatal(r.Err())
	}
	return b
}

// records are all of a book.
func records(b *Book) map[string]*Record {
	all := map[string]*Record{"castle_wall": &b.Wall.Record}
	for _, list := range []any{b.Abilities, b.Cards, b.NCUs, b.Zones, b.Objectives, b.Missions, b.Sieges} {
		for v := reflect.ValueOf(list); v.Len() > 0; v = v.Slice(1, v.Len()) {
			e := v.Index(0).Elem()
			r := e.FieldByName("Record").Addr().Interface().(*Record)
			all[e.Type().Name()+" "+r.ID] = r
		}
	}
	return all
}

// rules are all of a book, those that are granted too, with the records they come from.
func allRules(b *Book) map[*Rule]*Record {
	all := map[*Rule]*Record{}
	for _, r := range records(b) {
		for i := range r.Rules {
			all[&r.Rules[i]] = r
		}
	}
	for _, g := range b.Grants {
		for i := range g.Rules {
			all[&g.Rules[i]] = g.From
		}
	}
	return all
}

func TestAllIsRead(t *testing.T) {
	b := read(t)
	got := [...]int{len(b.Abilities), len(b.Cards), len(b.NCUs), len(b.Zones), len(b.Objectives), len(b.Missions), len(b.Sieges)}
	if want := [...]int{198, 179, 46, 7, 10, 20, 12}; got != want || b.Wall.Count != 3 {
		t.Errorf("got %d, want %d", got, want)
	}
	all := records(b)
	if len(all) != 198+179+46+7+10+20+12+1 {
		t.Errorf("%d records have names of their own", len(all))
	}
	for name, r := range all {
		for _, text := range []string{r.Name.English, r.Name.French, r.Text.English, r.Text.French} {
			if strings.TrimSpace(text) == "" {
				t.Errorf("%s has an empty text", name)
			}
		}
		if kind, _, _ := strings.Cut(name, " "); (r.When == game.Text{}) == (kind == "Ability" || kind == "Card" || kind == "SiegeCard") {
			t.Errorf("%s says when as %q", name, r.When)
		}
		if len(r.Rules) == 0 || r.Rules[0].Ops[0].Code == Stop {
			t.Errorf("%s does nothing", name)
		}
	}
}

// TestEveryWordIsUsed: the vocabulary has nothing that no record needs.
func TestEveryWordIsUsed(t *testing.T) {
	b := read(t)
	used := map[string]bool{}
	var note func(v reflect.Value)
	note = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			for i := range v.NumField() {
				if v.Type().Field(i).IsExported() {
					note(v.Field(i))
				}
			}
		case reflect.Slice:
			for i := range v.Len() {
				note(v.Index(i))
			}
		case reflect.Uint8, reflect.Uint16:
			used[fmt.Sprintf("%s %d", v.Type().Name(), v.Uint())] = true
			for bit := range 16 {
				if v.Uint()>>bit&1 == 1 {
					used[fmt.Sprintf("%s bit %d", v.Type().Name(), bit)] = true
				}
			}
		}
	}
	for r := range allRules(b) {
		note(reflect.ValueOf(*r))
	}
	words := func(name, bit string, table []string) {
		for i, word := range table {
			if word != "" && !used[fmt.Sprintf("%s %s%d", name, bit, i)] {
				t.Errorf("no record uses the %s %q", name, word)
			}
			if word != "" && slices.Index(table, word) != i {
				t.Errorf("the %s %q stands twice", name, word)
			}
		}
	}
	codes := make([]string, len(statements))
	for i, s := range statements {
		codes[i] = s.word
	}
	words("Code", "", codes)
	words("Event", "", eventWords)
	words("Role", "", roleWords)
	words("Side", "", sideWords)
	words("Tag", "", tagWords)
	words("Part", "", partWords)
	words("Die", "", dieWords)
	words("Quantity", "", quantityWords)
	words("Predicate", "", predicateWords)
	words("State", "", stateWords)
	words("Holding", "", holdingWords)
	words("Compare", "", compareWords)
	words("Token", "", tokenWords)
	words("Keyword", "", keywordWords)
	words("Zone", "", zoneWords)
	words("Span", "", spanWords)
	words("Throw", "", throwWords)
	words("Keep", "", keepWords)
	words("Sort", "", sortWords)
	words("Way", "", wayWords)
	words("Edge", "", edgeWords)
	words("Worth", "", worthWords)
	words("King", "", kingWords)
	words("NCUMove", "", ncuMoveWords)
	words("Arcs", "bit ", arcWords)
	words("Means", "bit ", meansWords)
	words("Actions", "bit ", actionWords)
	words("Bars", "bit ", barWords)
	words("Guards", "bit ", guardWords)
	words("Losses", "bit ", lossWords)
	words("Grounds", "bit ", groundWords)
	words("Bonuses", "bit ", bonusWords)
	words("Views", "bit ", viewWords)
	words("Piles", "bit ", pileWords)
	for i, f := range Functions {
		if f.Func != Func(i+1) || f.Does == "" || !used[fmt.Sprintf("Func %d", f.Func)] {
			t.Errorf("the function %q is out of order, without words or unused", f.Word)
		}
	}
}

// TestProgramsEnd walks every branch of every rule as the package comment says.
func TestProgramsEnd(t *testing.T) {
	for r, from := range allRules(read(t)) {
		if r.Event == NoEvent {
			for _, o := range r.Ops {
				if !o.Code.stands() {
					t.Errorf("%s: %s does not stand by itself", from.ID, o.Code)
				}
			}
			continue
		}
		been := make([]bool, len(r.Ops))
		var walk func(pc int)
		walk = func(pc int) {
			for {
				if pc >= len(r.Ops) {
					t.Errorf("%s: a branch runs out of the rule", from.ID)
					return
				}
				if been[pc] {
					return
				}
				been[pc] = true
				o := &r.Ops[pc]
				switch o.Code {
				case Stop:
					return
				case Else, Next, Back:
					if back := r.Ops[o.Skip].Code; o.Code == Next && back != Each && back != Repeat || o.Code == Back && back != Pick {
						t.Errorf("%s: %s leads back to %s", from.ID, o.Code, back)
					}
					pc = int(o.Skip)
					continue
				case Again:
					if back := r.Ops[o.Skip].Code; back != Roll && back != Test {
						t.Errorf("%s: again what? %s", from.ID, back)
					}
				case If, May, Choose, Each, Repeat, Pick, Option, Passed, Failed, After:
					if int(o.Skip) <= pc {
						t.Errorf("%s: %s has no end", from.ID, o.Code)
					}
					walk(int(o.Skip))
				}
				pc++
			}
		}
		walk(0)
		if at := slices.Index(been, false); at >= 0 {
			t.Errorf("%s: %s is never reached", from.ID, r.Ops[at].Code)
		}
	}
}

// TestBranches pins down where branches lead, on one of each kind.
func TestBranches(t *testing.T) {
	b := read(t)
	for _, tt := range []struct {
		record string
		want   string
	}{
		{"Ability stark_fury", "may>7 hit keyword after>7 if>6 wounds stop stop"},
		{"Ability reinforcements", "may>5 if>4 restore else>5 restore stop"},
		{"Card 40203", "pick>9 option>5 choose>4 remove-activation back>0 option>9 choose>8 restore back>0 stop"},
		{"Card 40414", "may>4 spend test else>5 test stop"},
		{"Ability superior_tactician", "roll if>4 cancel else>7 may>7 discard again>0 stop"},
		{"Ability divine_sacrifices", "may>9 test passed>6 token token else>9 may>9 wounds again>1 stop"},
		{"Ability stand_resolute", "each>3 token next>0 stop"},
	} {
		var got []string
		for _, o := range records(b)[tt.record].Rules[0].Ops {
			word := o.Code.String()
			switch o.Code {
			case Stop:
				word = "stop"
			case Next:
				word = "next"
			case Back:
				word = "back"
			}
			if o.Skip > 0 || o.Code == Next || o.Code == Back || o.Code == Again {
				word += fmt.Sprintf(">%d", o.Skip)
			}
			got = append(got, word)
		}
		if strings.Join(got, " ") != tt.want {
			t.Errorf("%s: got %s, want %s", tt.record, strings.Join(got, " "), tt.want)
		}
	}
}

func TestMay(t *testing.T) {
	all := records(read(t))
	for name, want := range map[string]bool{
		"Ability stark_fury": true, "Ability cavalry": false, "Ability halberd": false, "Ability short_range": false,
		"NCUAbility 30606": false, "NCUAbility 30101": true, "Card 40414": false,
	} {
		if got := all[name].Rules[0].May(); got != want {
			t.Errorf("%s: got %t", name, got)
		}
	}
}

// TestBonusIsInTheRules: what people read of a zone is what the rules ask.
func TestBonusIsInTheRules(t *testing.T) {
	b := read(t)
	asked := map[*Record]map[Zone]bool{}
	for r, from := range allRules(b) {
		ask := func(all []Condition) {
			for _, c := range all {
				if c.Predicate == Controls {
					if asked[from] == nil {
						asked[from] = map[Zone]bool{}
					}
					asked[from][c.Zone] = true
				}
			}
		}
		ask(r.Conditions)
		for _, o := range r.Ops {
			ask(o.Conditions)
		}
	}
	for _, c := range b.Cards {
		if c.Bonus != nil && !asked[&c.Record][c.Bonus.Zone] {
			t.Errorf("%s has a bonus that no rule has", c.ID)
		}
		if c.Bonus == nil && len(asked[&c.Record]) > 0 && !c.Vow && c.ID != "40516" {
			t.Errorf("%s asks for a zone without a bonus", c.ID)
		}
	}
}

func TestMissionsScoreTheirPoints(t *testing.T) {
	for _, m := range read(t).Missions {
		for _, r := range m.Rules {
			if o := r.Ops[0]; o.Code != Score || o.Role != Owner || o.Amount != (Amount{Base: int8(m.Points)}) {
				t.Errorf("%s scores %v", m.ID, o.Amount)
			}
		}
	}
}

// TestTableOfEvents compares the table of the package comment with who answers.
func TestTableOfEvents(t *testing.T) {
	b := read(t)
	letters := map[*Record]string{&b.Wall.Record: "m"}
	for name, r := range records(b) {
		kind, _, _ := strings.Cut(name, " ")
		if letter := map[string]string{"Ability": "a", "Card": "c", "NCUAbility": "n", "ZoneEffect": "z", "Objective": "m", "Mission": "m", "SiegeCard": "m"}[kind]; letter != "" {
			letters[r] = letter
		}
	}
	for _, a := range b.Abilities {
		if a.Kind == OrderKind {
			letters[&a.Record] = "o"
		}
	}
	answers := map[Event]string{}
	for r, from := range allRules(b) {
		if !strings.Contains(answers[r.Event], letters[from]) {
			answers[r.Event] += letters[from]
		}
	}
	text, err := os.ReadFile("effect.go")
	if err != nil {
		t.Fatal(err)
	}
	for e := Deployment; int(e) < len(eventWords); e++ {
		want := ""
		for _, letter := range "aocnzm" {
			if strings.ContainsRune(answers[e], letter) {
				want += " " + string(letter)
			}
		}
		if row := fmt.Sprintf("//\t%-19s%-14s", e, strings.TrimSpace(want)); !strings.Contains(string(text), row) {
			t.Errorf("the table has not %q, answered by%s", e, want)
		}
	}
}

// TestDecks: seven cards of each faction, three of each Commander, but for those that take
// another's place.
func TestDecks(t *testing.T) {
	b := read(t)
	factions, commanders := map[string]int{}, map[string]int{}
	for _, c := range b.Cards {
		if c.Replaces != "" {
			if i := slices.IndexFunc(b.Cards, func(d *Card) bool { return d.ID == c.Replaces }); i < 0 || b.Cards[i].Commander != "" || b.Cards[i].Faction != c.Faction {
				t.Errorf("%s takes the place of %s, which is none of its faction's", c.ID, c.Replaces)
			}
		} else if c.Commander != "" {
			commanders[c.Commander]++
		} else {
			factions[c.Faction]++
		}
	}
	for name, n := range factions {
		if n != 7 {
			t.Errorf("%s has %d cards", name, n)
		}
	}
	for id, n := range commanders {
		if n != 3 {
			t.Errorf("the Commander %s has %d cards", id, n)
		}
	}
	if len(factions) != 7 || len(commanders) != 43 {
		t.Errorf("%d factions and %d Commanders", len(factions), len(commanders))
	}
	for _, z := range b.Zones {
		if z.AddedBy != "" && !slices.ContainsFunc(b.NCUs, func(n *NCUAbility) bool { return n.ID == z.AddedBy }) {
			t.Errorf("nobody adds the zone %s", z.ID)
		}
	}
}

// TestAmounts reads what records write.
func TestAmounts(t *testing.T) {
	for text, want := range map[string]Amount{
		"2":                        {Base: 2},
		"-2":                       {Base: -2},
		"+1":                       {Base: 1},
		"D3+2":                     {Base: 2, Die: D3},
		"best-D6+2":                {Base: 2, Die: BestD6},
		"same+1":                   {Base: 1, Times: 1, Of: Same},
		"-same":                    {Times: -1, Of: Same},
		"1-engagers(attacker)":     {Base: 1, Times: -1, Of: Engagers, Role: Attacker},
		"-1-destroyed-ranks(unit)": {Base: -1, Times: -1, Of: DestroyedRanks, Role: Unit},
		"D3+ranks(defender)-1":     {Base: -1, Die: D3, Times: 1, Of: Ranks, Role: Defender},
		"D3+1+damage(self)":        {Base: 1, Die: D3, Times: 1, Of: Damage, Role: Self},
		"attack-ones":              {Times: 1, Of: AttackOnes},
	} {
		got, err := amountOf(text)
		if err != nil || got != want {
			t.Errorf("%s: got %+v, %v", text, got, err)
		}
	}
	for _, text := range []string{"two", "D4", "1+2", "D3+D3", "-D3", "ranks", "hits(unit)", "ranks(nobody)", "1+", "ranks(unit", "same+round", "21"} {
		if got, err := amountOf(text); err == nil {
			t.Errorf("%s is read as %+v", text, got)
		}
	}
}

func amountOf(text string) (a Amount, err error) {
	err = content.Read("f", []byte(`{"a": "x"}`), func(v *content.Value) {
		a = (&words{&line{Value: v.Field("a"), text: text}, []string{text}}).amount()
	})
	return a, err
}

// TestFaultsHaveTheirLine breaks a line of the data and looks at what is said.
func TestFaultsHaveTheirLine(t *testing.T) {
	for _, tt := range []struct{ file, old, new, want string }{
		{"abilities.json", `"  critical-from 6"`, `"  critical-form 6"`, `abilities.json:19: abilities: critical_blow: rules: "critical-form 6": "critical-form" is no statement that can stand here`},
		{"abilities.json", `"  critical-from 6"`, `"   critical-from 6"`, `is indented by 3 spaces`},
		{"abilities.json", `"  critical-from 6"`, `"      critical-from 6"`, `is indented by 6 spaces`},
		{"abilities.json", `"  critical-from 6"`, `"critical-from 6"`, `nothing stands under "on attack-declared"`},
		{"abilities.json", `"  critical-from 6"`, `"  critical-from"`, `"critical-from" lacks a number`},
		{"abilities.json", `"  critical-from 6"`, `"  critical-from 6 5"`, `has "5" too many`},
		{"abilities.json", `"  critical-from 6"`, `"  critical-from six"`, `is six, not a whole number`},
		{"abilities.json", `"  critical-from 6"`, `"  critical-from 6: melee"`, `takes no conditions`},
		{"abilities.json", `"  critical-from 6"`, `"  critical-from 6",  "    hit +1"`, `nothing can stand under "critical-from 6"`},
		{"abilities.json", `"  critical-from 6"`, `"  charge-die 6"`, `charge-die cannot stand here`},
		{"abilities.json", `"  critical-from 6"`, `"  pass"`, `pass cannot stand here`},
		{"abilities.json", `"  critical-from 6"`, `"  speed +1"`, `no statement that can stand here`},
		{"abilities.json", `"  critical-from 6"`, `"  token unit weakened"`, `nobody is unit here`},
		{"abilities.json", `"  critical-from 6"`, `"  token target weakened"`, `nobody is target here`},
		{"abilities.json", `"  critical-from 6"`, `"  token defender wet"`, `"wet" is no token`},
		{"abilities.json", `"  critical-from 6"`, `"  deny flank|flank"`, `"flank" stands twice`},
		{"abilities.json", `"  critical-from 6"`, `"  else", "    hit +1"`, `"else" does not stand below if or may`},
		{"abilities.json", `"  critical-from 6"`, `"  option", "    hit +1"`, `"option" stands under no pick`},
		{"abilities.json", `"  critical-from 6"`, `"  pick 1", "    hit +1"`, `"hit +1" is no option`},
		{"abilities.json", `"  critical-from 6"`, `"  passed", "    hit +1"`, `"passed" does not stand below test`},
		{"abilities.json", `"  critical-from 6"`, `"  fn dance"`, `there is no function "dance"`},
		{"abilities.json", `"  critical-from 6"`, `"  grant self turn"`, `grants nothing`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"attack-declared"`, `a rule begins with on or always`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-rolling"`, `"attack-rolling" is no event`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: attacker is blue"`, `nobody is "blue"`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: attacker has blue"`, `nobody has "blue"`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: attacker within 6"`, `within so many inches of what?`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: within 6 of self"`, `who is meant?`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: failing"`, `failing cannot stand here`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on attack-declared: hits is 2"`, `"is" is no comparison`},
		{"abilities.json", `"on attack-declared: attacker is self"`, `"on turn-started: hits = 2"`, `hits cannot stand here`},
		{"abilities.json", `"name_fr": "Frappe Critique"`, `"name_fr": ""`, `name_fr: must not be empty`},
		{"abilities.json", `"kind": "keyword"`, `"kind": "word"`, `kind: is "word"`},
		{"abilities.json", `"id": "sundering"`, `"id": "critical_blow"`, `critical_blow: stands twice`},
		{"abilities.json", `"confidence": "confirmed-1.5"`, `"confidence": "sure"`, `confidence: is "sure"`},
		{"tactics_cards.json", `"on charge-declared: attacker is friend"`, `"on charge-declared: attacker is self"`, `nobody is self here`},
		{"ncu_abilities.json", `"always for friend-ncu: is own-ncu"`, `"always"`, `nobody is self here`},
		{"tactics_cards.json", `"faction": "stark"`, `"faction": "north"`, `faction: is "north"`},
		{"tactics_cards.json", `"vow": true`, `"vow": false`, `a Vow must say on whom it stays`},
		{"missions.json", `"on round-ending: shared-token >= 3"`, `"on round-started: shared-token >= 3"`, `is not counted when it says`},
	} {
		files := fstest.MapFS{}
		for _, name := range []string{"abilities.json", "tactics_cards.json", "ncu_abilities.json", "zones.json", "objective_cards.json", "missions.json", "siege_cards.json"} {
			data, err := os.ReadFile("../data/" + name)
			if err != nil {
				t.Fatal(err)
			}
			text := string(data)
			if name == tt.file {
				if text = strings.Replace(text, tt.old, tt.new, 1); text == string(data) {
					t.Fatalf("%s has no %s", name, tt.old)
				}
			}
			files[name] = &fstest.MapFile{Data: []byte(text)}
		}
		r := content.NewReader(files, func(*content.Value) {})
		if Read(r); r.Err() == nil || !strings.Contains(r.Err().Error(), tt.want) || !strings.HasPrefix(r.Err().Error(), tt.file+":") {
			t.Errorf("%s: got %v, want %s", tt.new, r.Err(), tt.want)
		}
	}
}
