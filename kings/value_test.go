package kings

import (
	"fmt"
	"testing"

	"gonfalon/bot"
	"gonfalon/game"
	"gonfalon/geom/plane"
)

// chosen returns what a greedy bot says in a written state.
func chosen(t *testing.T, document string) (State, Action) {
	t.Helper()
	s, err := Rules{}.ReadState([]byte(document), dice(1))
	if err != nil {
		t.Fatal(err)
	}
	seat := s.Waits.Who.First()
	list := Rules{}.Options(&s, seat, nil)
	return s, bot.NewGreedy(Rules{}, Value, game.SeedFrom(5, 5)).Choose(&s, seat, list)
}

func TestGreedyChargesTheRearOfWhatItCanBreak(t *testing.T) {
	s, a := chosen(t, `{"points":1000,"units":{
		"a":{"seat":"blue","at":[900,300],"facing":90,"stats":{"attacks":20,"melee":3,"speed":8}},
		"foe":{"seat":"red","at":[900,600],"facing":90,"wounds":5},
		"far":{"seat":"red","at":[300,1100]}}}`)
	if a.Kind != GiveOrder || Order(a.N) != Charge || a.Target != s.Armies.find("foe") {
		t.Errorf("got %+v, want a charge", a)
	}
}

func TestGreedyDoesNotChargeWhatWouldBreakIt(t *testing.T) {
	_, a := chosen(t, `{"points":1000,"units":{
		"a":{"seat":"blue","at":[900,300],"stats":{"attacks":2,"melee":6,"speed":8,"nerve":"9/11"}},
		"foe":{"seat":"red","at":[900,600],"stats":{"attacks":40,"melee":2,"defence":6,"nerve":"23/25"}}}}`)
	if Order(a.N) == Charge {
		t.Errorf("got %+v, a charge against all odds", a)
	}
}

func TestGreedyShootsWhatItCanBreak(t *testing.T) {
	s, a := chosen(t, `{"points":1000,"phase":"shoot","units":{
		"a":{"seat":"blue","at":[900,300],"stats":{"attacks":20,"shooting":3,"weapons":[{"weapon":"bow"}]}},
		"hale":{"seat":"red","at":[700,700],"stats":{"defence":6}},
		"hurt":{"seat":"red","at":[1100,700],"wounds":8,"stats":{"defence":3}}}}`)
	if a.Kind != ShootAt || a.Target != s.Armies.find("hurt") {
		t.Errorf("got %+v, want a shot at the one that is hurt", a)
	}
}

func TestGreedyTakesTheLootBeforeIt(t *testing.T) {
	s, a := chosen(t, `{"points":1000,"scenario":"loot","turn":5,"tokens":[{"at":[980,400]}],"units":{
		"a":{"seat":"blue","at":[900,300],"stats":{"speed":6}},
		"foe":{"seat":"red","at":[300,1100]}}}`)
	next := s
	Rules{}.Apply(&next, Blue, a, dice(2), nil)
	if next.Token[0].Carrier != s.Armies.find("a") {
		t.Errorf("got %+v, want the loot", a)
	}
}

func TestGreedyApproaches(t *testing.T) {
	_, a := chosen(t, `{"points":1000,"units":{
		"a":{"seat":"blue","at":[900,100],"stats":{"speed":5,"attacks":20}},
		"foe":{"seat":"red","at":[900,1150]}}}`)
	if o := Order(a.N); o != Advance && o != AtTheDouble || a.Ahead == [3]int32{} {
		t.Errorf("got %+v, want a move ahead", a)
	}
}

// TestValueSeesBothSidesAlike judges the same table for both: what is good for one is as bad
// for the other, but for coming nearer.
func TestValueSeesBothSidesAlike(t *testing.T) {
	s, err := begun(t, 1000, dice(3))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; s.Waits.Who != 0 && n < 300; n++ {
		blue, red := int(Value(&s, Blue))-s.nearness(Blue), int(Value(&s, Red))-s.nearness(Red)
		if blue != -red {
			t.Fatalf("after %d actions: %d and %d", n, blue, red)
		}
		seat := s.Waits.Who.First()
		list := Rules{}.Options(&s, seat, nil)
		Rules{}.Apply(&s, seat, list[n*7%len(list)], dice(n), nil)
	}
}

// A volley is judged as the rules roll it: a Blast, a breath, and a weapon that must reload.
func TestShotsAreJudgedByTheWeapon(t *testing.T) {
	worth := func(order, stats string) int {
		s, err := Rules{}.ReadState([]byte(fmt.Sprintf(`{"points":1000,"phase":"shoot","units":{
			"a":{"seat":"blue","at":[900,300],"order":%q,"stats":{%s}},
			"foe":{"seat":"red","at":[900,560]}}}`, order, stats)), dice(1))
		if err != nil {
			t.Fatal(err)
		}
		return s.shotWorth(s.Armies.find("a"))
	}
	const bow = `"attacks":4,"shooting":4,"weapons":[{"weapon":"bow"}]`
	plain := worth("halt", bow)
	if plain == 0 || worth("advance", bow) >= plain || worth("at_the_double", bow) != 0 {
		t.Errorf("a bow is worth %d, after an Advance %d, after At the Double %d", plain, worth("advance", bow), worth("at_the_double", bow))
	}
	if blast := worth("halt", bow+`,"special":{"blast":3}`); blast <= 2*plain {
		t.Errorf("with Blast it is worth %d, without %d", blast, plain)
	}
	if reload := bow + `,"special":{"reload":1}`; worth("halt", reload) != plain || worth("advance", reload) != 0 {
		t.Errorf("what reloads is worth %d, after an Advance %d", worth("halt", reload), worth("advance", reload))
	}
	if worth("advance", `"special":{"breath_attack":10}`) == 0 {
		t.Error("a breath is worth nothing")
	}
}

// Greedy bots lay a table that can be played on: some pieces, turned one way and another,
// and no more once the other has enough.
func TestGreedyLaysEnoughTerrain(t *testing.T) {
	options := map[string]string{"terrain": "players", "blue": "the_black_forge", "red": "the_golden_horn"}
	for seed := range uint64(4) {
		var s State
		play := func(says func(game.Seat, []Action) Action) {
			t.Helper()
			var err error
			d := game.NewDice(game.SeedFrom(seed, 1))
			if s, err = (Rules{}).Start(game.Setup{Seats: 2, Options: options}, d, nil); err != nil {
				t.Fatal(err)
			}
			for n := 1; s.Waits.Kind == decideTerrain || s.Waits.Kind == decideAgree; n++ {
				if n > 60 {
					t.Fatal("it never ends")
				}
				seat := s.Waits.Who.First()
				a := says(seat, Rules{}.Options(&s, seat, nil))
				d.At(n)
				Rules{}.Apply(&s, seat, a, d, nil)
			}
		}
		greedy := bot.NewGreedy(Rules{}, Value, game.SeedFrom(seed, 2))
		play(func(seat game.Seat, list []Action) Action { return greedy.Choose(&s, seat, list) })
		if s.Pieces < 6 || s.Pieces > 8 {
			t.Errorf("seed %d: two greedy bots lay %d pieces", seed, s.Pieces)
		}
		turns := map[plane.Vector]bool{}
		for i := range s.Terrain[:s.Pieces] {
			turns[s.Terrain[i].Area.Corner(1).Minus(s.Terrain[i].Area.Corner(0))] = true
		}
		if len(turns) < 4 {
			t.Errorf("seed %d: %d pieces lie in %d directions", seed, s.Pieces, len(turns))
		}
		var laid int
		play(func(seat game.Seat, list []Action) Action {
			switch {
			case seat == Blue && s.Waits.Kind == decideTerrain && laid < 9:
				laid++ // more than anybody needs, and none is taken away
				return list[len(list)-1]
			case seat == Blue:
				return list[0]
			}
			return greedy.Choose(&s, seat, list)
		})
		if s.Pieces < 9 || int(s.Pieces) > laid+7 {
			t.Errorf("seed %d: blue lays %d pieces, %d lie there", seed, laid, s.Pieces)
		}
		var red int
		play(func(seat game.Seat, list []Action) Action {
			if seat == Blue {
				return list[0]
			}
			a := greedy.Choose(&s, seat, list)
			if a.Kind == PlacePiece {
				red++
			}
			return a
		})
		if red > 1 {
			t.Errorf("seed %d: blue says enough at once, and red lays %d pieces", seed, red)
		}
	}
}
