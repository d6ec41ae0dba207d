package field

import (
	"os"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"gonfalon/content"
	"gonfalon/game/gametest"
	"gonfalon/geom/plane"
)

func TestSeeingAndBeingHidden(t *testing.T) {
	gametest.Covers(t, "song.los.line-from-front-arc", "song.los.outside-front-arc-unseen", "song.los.units-block", "song.terrain.blocks-line-of-sight",
		"song.terrain.elevated", "song.term.tokens-never-obstruct")
	f := empty()
	n := f.put(0, 200, 200, 90)
	m := f.put(1, 200, 330, 0)
	if !f.Sees(n, m, 0) || f.Sees(m, n, 0) || f.Sees(m, n, PastAll) {
		t.Errorf("one sees the other, which has turned away")
	}
	// Two trays in contact hide all that lies behind their seam; any gap shows it.
	a, b := f.put(0, 172, 265, 90), f.put(1, 228, 265, 90)
	f.Trays[a].At.X, f.Trays[b].At.X = inches(200)-13970/2, inches(200)+13970/2
	if f.Sees(n, m, 0) || !f.Sees(n, m, PastAll) {
		t.Errorf("seen through a seam")
	}
	f.Trays[b].At.X += 10
	if !f.Sees(n, m, 0) {
		t.Errorf("not seen through a tenth of a millimetre")
	}
	f.Trays[a].Kind, f.Trays[b].Kind = Off, Off
	wide := f.lay("palisade", 200, 265, 90)
	if !f.Sees(n, m, 0) {
		t.Errorf("seen past the ends of a palisade")
	}
	f.Pieces[wide].Width = inches(300)
	if f.Sees(n, m, 0) {
		t.Errorf("seen through a palisade")
	}
	f.Pieces[wide].Depth, f.Pieces[wide].At.Y = inches(60), inches(240)
	if !f.Sees(n, m, 0) || f.In(n) != 1<<wide {
		t.Errorf("who stands in it looks out of it")
	}
	f.Pieces[wide].Depth, f.Pieces[wide].At.Y = Inch, inches(265)
	f.Pieces[wide].Keywords = Cover
	if !f.Sees(n, m, 0) || f.Covered(n, m) != 1 {
		t.Errorf("cover hides only the majority")
	}
	// From the middle of the target to one side it hides exactly half.
	f.Trays[m].Facing = 27000
	f.Pieces[wide].At.X = inches(200) - f.Pieces[wide].Width/2
	if f.Covered(n, m) != 0 {
		t.Errorf("half a tray is no majority")
	}
	f.Pieces[wide].At.X += 10
	if f.Covered(n, m) != 1 {
		t.Errorf("more than half a tray is one")
	}
	f.Pieces[wide].Size = plane.Size{}
	if f.Covered(n, m) != 0 || f.Raised(n) {
		t.Errorf("a piece that was removed is there")
	}
	hill := f.lay("forest", 200, 200, 0)
	f.Pieces[hill].Keywords = Elevated
	if !f.Raised(n) || f.Raised(m) {
		t.Errorf("who stands on the hill is raised")
	}
	// On the border line of the arc, and a hair off it.
	f.Trays[m].Pose = plane.Pose{At: plane.Point{X: f.Trays[n].At.X + 3*13970/2, Y: f.Trays[n].At.Y + 2*12192}, Facing: 9000}
	f.Trays[m].At.Y -= 12192 / 2
	if !f.Sees(n, m, 0) {
		t.Errorf("not seen on the border of the arc")
	}
	f.Trays[m].At.Y -= 12192 / 2 * 2
	f.Trays[m].At.Y -= 2
	if f.Sees(n, m, 0) {
		t.Errorf("seen outside of the arc")
	}
}

func TestZonesAndPlacing(t *testing.T) {
	gametest.Covers(t, "song.setup.zones-first", "song.deploy.wholly-inside-zone", "song.ffa.corner-deployment")
	f := empty()
	for _, c := range []struct {
		zone   Zone
		lo, hi plane.Point
	}{
		{f.Strip(NearEdge, 6*Inch), plane.Point{}, plane.Point{X: 120000, Y: 6 * Inch}},
		{f.Strip(FarEdge, 18*Inch), plane.Point{Y: 120000 - 18*Inch}, plane.Point{X: 120000, Y: 120000}},
		{f.Strip(LeftEdge, Short), plane.Point{}, plane.Point{X: Short, Y: 120000}},
		{f.Corner(NearEdge, Long), plane.Point{}, plane.Point{X: Long, Y: Long}},
		{f.Corner(RightEdge, Long), plane.Point{X: 120000 - Long}, plane.Point{X: 120000, Y: Long}},
		{f.Corner(FarEdge, Long), plane.Point{X: 120000 - Long, Y: 120000 - Long}, plane.Point{X: 120000, Y: 120000}},
		{f.Corner(LeftEdge, Long), plane.Point{Y: 120000 - Long}, plane.Point{X: Long, Y: 120000}},
	} {
		if c.zone != (Zone{c.lo, c.hi}) {
			t.Errorf("got %v, want %v to %v", c.zone, c.lo, c.hi)
		}
	}
	zone := f.Strip(NearEdge, 6*Inch)
	n := f.put(0, 100, 30, 90)
	other := f.put(1, 160, 80, 90)
	at := func(x, y int32, degrees plane.Angle) plane.Pose {
		return plane.Pose{At: plane.Point{X: inches(x), Y: inches(y)}, Facing: degrees * 100}
	}
	wants(t, "up to the border", f.ForbidsPlacing(n, at(100, 36, 90), zone, 0), "")
	wants(t, "over the border", f.ForbidsPlacing(n, at(100, 37, 90), zone, 0), "song.deploy.wholly-inside-zone")
	wants(t, "aslant over the border", f.ForbidsPlacing(n, at(100, 36, 80), zone, 0), "song.deploy.wholly-inside-zone")
	wants(t, "near an enemy", f.ForbidsPlacing(n, at(160, 30, 90), zone, 0), "")
	wants(t, "near an enemy, from Reserve", f.ForbidsPlacing(n, at(160, 30, 90), zone, Inch), "song.move.no-end-within-1")
	f.Trays[other].Team = 0
	wants(t, "near a friend, from Reserve", f.ForbidsPlacing(n, at(160, 30, 90), zone, Inch), "")
	f.Trays[other].Team = 1
	f.Trays[other].At.Y = inches(60)
	wants(t, "on another", f.ForbidsPlacing(n, at(160, 30, 90), zone, 0), "song.deploy.wholly-inside-zone")
	f.lay("palisade", 60, 30, 90)
	wants(t, "on a palisade", f.ForbidsPlacing(n, at(60, 30, 90), zone, 0), "song.terrain.impassable-no-entry")
	list := f.Placings(nil, n, zone, Inch, 9000)
	if len(list) < 5 {
		t.Errorf("only %d places in the zone", len(list))
	}
	for _, p := range list {
		wants(t, "a proposed place", f.ForbidsPlacing(n, p, zone, Inch), "")
	}
}

func TestLayingTerrain(t *testing.T) {
	gametest.Covers(t, "song.setup.terrain-outside-zones", "song.setup.terrain-6-from-zones", "song.setup.terrain-6-apart", "song.feast.terrain-1-from-corpse-piles",
		"song.setup.objectives-never-on-impassable", "song.feast.new-pile-position")
	f := empty()
	piece := func(id string, x, y int32) Piece {
		return standard().Templates[standard().Template(id)].Lay(plane.Pose{At: plane.Point{X: inches(x), Y: inches(y)}, Facing: 9000})
	}
	zones := []Zone{f.Strip(NearEdge, Short), f.Strip(FarEdge, Short)}
	s := Spacing{Zones: zones, Zone: Short, Apart: Short}
	wants(t, "6 inches from the zone", f.ForbidsPiece(piece("forest", 200, 120+25), s, nil), "")
	wants(t, "less", f.ForbidsPiece(piece("forest", 200, 120+24), s, nil), "song.setup.terrain-6-from-zones")
	wants(t, "over the edge", f.ForbidsPiece(piece("forest", 29, 200), s, nil), "song.setup.battlefield-120cm")
	outside := Spacing{Zones: zones, Apart: Short}
	wants(t, "beside the zone", f.ForbidsPiece(piece("forest", 200, 60+25), outside, nil), "")
	wants(t, "in the zone", f.ForbidsPiece(piece("forest", 200, 60+24), outside, nil), "song.setup.terrain-outside-zones")
	pile := f.lay("corpse_pile", 200, 200, 90)
	wants(t, "6 inches from another", f.ForbidsPiece(piece("forest", 200+15+60+30, 200), s, nil), "")
	wants(t, "5 inches from another", f.ForbidsPiece(piece("forest", 200+15+50+30, 200), s, nil), "song.setup.terrain-6-apart")
	s.Piles = 1 << pile
	wants(t, "5 inches from a pile", f.ForbidsPiece(piece("forest", 200+15+50+30, 200), s, nil), "")
	wants(t, "an inch from a pile", f.ForbidsPiece(piece("forest", 200+15+10+30, 200), s, nil), "song.feast.terrain-1-from-corpse-piles")
	token := []Token{{plane.Point{X: inches(300), Y: inches(200)}, standard().Token}}
	wants(t, "a palisade on a token", f.ForbidsPiece(piece("palisade", 300, 200), s, token), "song.setup.objectives-never-on-impassable")
	wants(t, "a hedge on a token", f.ForbidsPiece(piece("hedge", 300, 200), s, token), "")
	wall := f.lay("palisade", 300, 200, 90)
	wants(t, "a token on a palisade", f.ForbidsToken(token[0]), "song.setup.objectives-never-on-impassable")
	f.Pieces[wall].Size = plane.Size{}
	wants(t, "a token where one was", f.ForbidsToken(token[0]), "")
	token[0].At.X = token[0].Radius - plane.Slack - 1
	wants(t, "a token over the edge", f.ForbidsToken(token[0]), "song.setup.battlefield-120cm")

	dead := f.put(0, 200, 300, 90)
	wants(t, "a new pile on the dead", f.ForbidsPile(piece("corpse_pile", 200, 300), dead), "")
	wants(t, "partly beyond 12 inches", f.ForbidsPile(piece("corpse_pile", 200+28+110, 300), dead), "song.feast.new-pile-position")
	wants(t, "within 12 inches", f.ForbidsPile(piece("corpse_pile", 200+27+105, 300), dead), "")
	wants(t, "near the other pile", f.ForbidsPile(piece("corpse_pile", 200, 239), dead), "song.feast.new-pile-position")
	f.put(0, 260, 300, 90)
	wants(t, "near a tray", f.ForbidsPile(piece("corpse_pile", 260, 350), dead), "")
	wants(t, "too near to a tray", f.ForbidsPile(piece("corpse_pile", 260, 348), dead), "song.feast.new-pile-position")
}

func TestTokens(t *testing.T) {
	gametest.Covers(t, "song.feast.claim-by-partial-cover", "song.dance.claim-by-partial-cover", "song.dance.second-objective-moved", "song.feast.lost-when-off-pile")
	f := empty()
	n := f.put(0, 200, 200, 90)
	token := func(x, y int32) Token { return Token{plane.Point{X: inches(x), Y: inches(y)}, 3 * Inch / 4} }
	for _, c := range []struct {
		t           Token
		whole, part bool
	}{
		{token(200, 200), true, true},
		{token(220, 200), true, true}, // its border is that of the tray
		{token(221, 200), false, true},
		{token(234, 200), false, true},
		{token(235, 200), false, false},
		{token(200, 216), true, true},
		{token(200, 217), false, true},
		{token(220, 216), true, true},
	} {
		if f.Covers(n, c.t) != c.whole || f.CoversPart(n, c.t) != c.part {
			t.Errorf("at %v: covered %v, partly %v", c.t.At, f.Covers(n, c.t), f.CoversPart(n, c.t))
		}
	}
	wants(t, "dropped 2 inches away", f.ForbidsDropped(token(200+27+12, 200), n), "")
	wants(t, "dropped farther", f.ForbidsDropped(token(200+28+13, 200), n), "song.dance.second-objective-moved")
	f.put(1, 200, 260, 270)
	wants(t, "dropped on another", f.ForbidsDropped(token(200, 236), n), "song.dance.second-objective-moved")
	pile := f.lay("corpse_pile", 200+27+15, 200, 0)
	if !f.TouchesPiece(n, pile) || !f.OnPiece(token(264, 200), pile) || f.OnPiece(token(265, 200), pile) {
		t.Errorf("contact with a pile")
	}
	f.Pieces[pile].At.X += inches(1)
	if f.TouchesPiece(n, pile) {
		t.Errorf("half an inch off the pile")
	}
	if have, crowded := token(200, 127).Crowded([]Zone{f.Strip(NearEdge, Short)}, nil, Short); !crowded || have != inches(127)-Short-3*Inch/4 {
		t.Errorf("too near to the zone: %d", have)
	}
	if _, crowded := token(200, 128+8).Crowded([]Zone{f.Strip(NearEdge, Short)}, []Token{token(200, 136+75)}, Short); crowded {
		t.Errorf("far enough from zone and token")
	}
	if have, crowded := token(200, 136).Crowded(nil, []Token{token(200, 136+74)}, Short); !crowded || have != inches(59) {
		t.Errorf("too near to a token: %d", have)
	}
}

func TestCastleWalls(t *testing.T) {
	gametest.Covers(t, "song.storm.walls-placement", "song.storm.no-enemy-behind-walls", "song.storm.walls-charge-or-melee-only", "song.storm.wall-shoots-or-passes")
	f := empty()
	stone := plane.Size{Width: 9 * Inch, Depth: Inch}
	for i, p := range f.Walls(FarEdge, stone) {
		f.Last++
		f.Trays[f.Last] = Tray{p, stone, 0, Wall}
		if want := (plane.Pose{At: plane.Point{X: 60000 + int32(1-i)*13*Inch, Y: 120000 - 7*Inch/2}, Facing: 27000}); p.At.X != want.At.X && p.At.X != 120000-want.At.X || p.At.Y != want.At.Y || p.Facing != want.Facing {
			t.Errorf("wall %d stands at %v", i, p)
		}
	}
	wall := No(2)
	n := f.put(1, 236, 330, 90)
	f.Trays[n].At.X = 60000
	c, r := f.Declare(n, wall, 11*Inch, Gait{})
	if !r.OK() || c.Arcs != Of(plane.Front) {
		t.Errorf("charging a wall: %+v %+v", c, r)
	}
	if !f.Sees(wall, n, 0) || f.Struck(n, wall) != Of(plane.Front) {
		t.Errorf("the wall looks over all before it")
	}
	f.Trays[n].Pose = f.Places(n, wall, plane.Front).At[0].Pose
	if f.Engaged(n) != Set(0).With(wall) {
		t.Errorf("engaged with %b", f.Engaged(n))
	}
	// Behind a wall: the enemy may not, its own may.
	small := f.putAs("solo_small", 1, 236, 400, 90)
	f.Trays[small].At = plane.Point{X: 60000 + 7*Inch, Y: 120000 - 3*Inch/2}
	wants(t, "behind a wall", f.Forbids(small, Shift, Move{Way: Leftward, Length: 2 * Inch}, 2*Inch, Gait{}), "song.storm.no-enemy-behind-walls")
	f.Trays[small].Team = 0
	wants(t, "behind its own", f.Forbids(small, Shift, Move{Way: Leftward, Length: 2 * Inch}, 2*Inch, Gait{}), "")
	zone := f.Strip(FarEdge, Long)
	if _, hidden := f.shelter(wall); !hidden {
		t.Errorf("nothing lies behind a wall")
	}
	f.Trays[small].Team = 1
	wants(t, "placed behind a wall", f.ForbidsPlacing(small, plane.Pose{At: plane.Point{X: 60000, Y: 120000 - 3*Inch/2}, Facing: 9000}, zone, 0), "song.storm.no-enemy-behind-walls")
}

func TestDestroyingTerrain(t *testing.T) {
	gametest.Covers(t, "song.terrain.destructible")
	f := empty()
	n := f.put(0, 200, 200, 90)
	near, far, weirwood := f.lay("hedge", 200, 224+10+7, 90), f.lay("hedge", 200, 224+11+8, 90), f.lay("weirwood", 240, 200, 0)
	wants(t, "an inch away", f.Destroys(n, near), "")
	wants(t, "farther", f.Destroys(n, far), "song.terrain.destructible")
	wants(t, "a weirwood", f.Destroys(n, weirwood), "song.terrain.destructible")
	wants(t, "none", f.Destroys(n, 7), "song.terrain.destructible")
}

// TestTheBook: what the data say, and that faults in it are found.
func TestTheBook(t *testing.T) {
	gametest.Covers(t, "song.components.terrain-pieces", "song.unit.infantry-12-models", "song.unit.infantry-3-ranks", "song.unit.cavalry-4-models", "song.unit.cavalry-2-ranks",
		"song.terrain.piece-forest", "song.terrain.piece-corpse-pile", "song.terrain.piece-bog", "song.terrain.piece-stakes", "song.terrain.piece-low-wall",
		"song.terrain.piece-hedge", "song.terrain.piece-palisade", "song.terrain.piece-weirwood", "song.terrain.unlisted-agree-keywords",
		"song.unit.solo-trays", "song.attachment.front-left-corner")
	b := standard()
	ranks := map[string][2]int{"infantry": {3, 4}, "cavalry": {2, 2}, "solo_small": {1, 1}, "solo_large": {1, 1}}
	for _, f := range b.Forms {
		if want := ranks[f.ID]; want != [2]int{f.Ranks, f.Files} || len(f.Models) != f.Ranks*f.Files || f.Confidence != Inferred {
			t.Errorf("%s has %d ranks of %d", f.ID, f.Ranks, f.Files)
		}
		for i, at := range f.Models {
			if i > 0 && f.Models[i-1].X < at.X || i%f.Files > 0 && f.Models[i-1].Y <= at.Y {
				t.Errorf("model %d of %s stands at %v", i, f.ID, at)
			}
			if first := f.Models[0]; first.X < at.X || first.Y < at.Y {
				t.Errorf("the first model of %s, an Attachment if it has one, stands at %v, not in the left corner of its front", f.ID, first)
			}
		}
	}
	keywords := map[string]Keywords{
		"forest": Cover | Rough, "corpse_pile": Rough | Hindering | Terrifying, "bog": Rough | Hindering, "stakes": Dangerous | Destructible | Hindering,
		"low_wall": Cover | Destructible | Fortified, "ruined_wall": Cover | Destructible | Fortified, "hedge": Destructible | Rough | Hindering,
		"palisade": BlocksSight | Destructible | Impassable, "weirwood": Inspiring,
	}
	for _, p := range b.Templates {
		if keywords[p.ID] != p.Keywords || p.Confidence != Designed {
			t.Errorf("%s has %b", p.ID, p.Keywords)
		}
	}
	tiles := 0
	for _, tile := range b.Tiles {
		tiles += int(tile.Count)
	}
	if len(b.Forms) != 4 || len(b.Templates) != len(keywords) || tiles != 10 || b.Table != (plane.Size{Width: 120000, Depth: 120000}) || b.Token != 3*Inch/4 {
		t.Errorf("%d forms, %d templates, %d tiles, table %v", len(b.Forms), len(b.Templates), tiles, b.Table)
	}
}

func TestFaultsOfTheBook(t *testing.T) {
	for _, c := range []struct{ file, from, to string }{
		{"trays.json", `"size": ["5.5in", "4.8in"]`, `"size": ["5.5in"]`},
		{"trays.json", `"id": "cavalry"`, `"id": "infantry"`},
		{"trays.json", `"ranks": [0.0]`, `"ranks": []`},
		{"trays.json", `"files": [-48.51`, `"files": [-98.51`},
		{"trays.json", `"confidence": "inferred"`, `"confidence": "sure"`},
		{"terrain_pieces.json", `"cover", "rough"`, `"cover", "tough"`},
		{"terrain_pieces.json", `"sides": ["forest", "bog"]`, `"sides": ["forest", "moor"]`},
		{"terrain_pieces.json", `"sides": ["forest", "bog"]`, `"sides": ["forest"]`},
		{"terrain_pieces.json", `"id": "bog"`, `"id": "forest"`},
		{"terrain_pieces.json", `["6in", "5in"]`, `["6in", "500in"]`},
		{"terrain_pieces.json", `"count": 4`, `"count": 0`},
	} {
		files := fstest.MapFS{}
		for _, name := range []string{"trays.json", "terrain_pieces.json"} {
			data, err := os.ReadFile("../data/" + name)
			if err != nil {
				t.Fatal(err)
			}
			if name == c.file {
				text := strings.Replace(string(data), c.from, c.to, 1)
				if text == string(data) {
					t.Fatalf("%s has no %s", name, c.from)
				}
				data = []byte(text)
			}
			files[name] = &fstest.MapFile{Data: data}
		}
		r, b := content.NewReader(files, bookHead), &Book{}
		b.Read(r)
		if r.Err() == nil {
			t.Errorf("%s: nothing is wrong with %s", c.file, c.to)
		}
	}
	again := &Book{}
	r := content.NewReader(os.DirFS("../data"), bookHead)
	if again.Read(r); r.Err() != nil || !reflect.DeepEqual(again, standard()) {
		t.Errorf("not the same when read again: %v", r.Err())
	}
}
