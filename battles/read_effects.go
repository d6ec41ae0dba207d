package battles

import (
	"slices"

	"gonfalon/content"
)

// An opForm says what an effect is made of. What it does not have, the data must not say.
type opForm struct {
	name    string
	targets []Target // that it may have; the only one need not be said
	value   [2]int   // the least and the most, or none
	keyword []Keyword
	faces   []Face
	grounds []Terrain
	lasting bool // it holds for the turn, or longer
}

var forms = [ops]opForm{
	opOrder:     {name: "order_units", targets: []Target{chosenFriends}},
	opRally:     {name: "rally", targets: []Target{chosenFriends, leaderUnit}},
	opKeyword:   {name: "gain_keyword", targets: []Target{theOrdered, chosenFriends}, keyword: []Keyword{Advance, HeavyArmour, Stalwart, ScorchedEarth}, lasting: true},
	opPursue:    {name: "pursue", targets: []Target{theOrdered}, value: [2]int{1, 3}, lasting: true},
	opLose:      {name: "lose_keyword", targets: []Target{theOrdered, chosenEnemy}, keyword: []Keyword{OffBalance, Stalwart}, lasting: true},
	opDice:      {name: "attack_dice", targets: []Target{theOrdered}, value: [2]int{1, 3}, lasting: true},
	opMove:      {name: "move", targets: []Target{theOrdered}, value: [2]int{1, 3}, lasting: true},
	opDisengage: {name: "remove_engagement", targets: []Target{theOrdered, chosenFriends}},
	opNoCounter: {name: "no_counter_attack", targets: []Target{chosenEnemy}, lasting: true},
	opHits:      {name: "deal_hits", targets: []Target{allEnemies}, value: [2]int{1, 3}},
	opRetreat:   {name: "force_retreat", targets: []Target{chosenEnemy, allEnemies}, value: [2]int{1, 3}},
	opMorale:    {name: "morale", value: [2]int{1, 3}},
	opHearten:   {name: "morale_on_elimination", targets: []Target{theOrdered}, value: [2]int{1, 1}, lasting: true},
	opFlank:     {name: "flank_always", targets: []Target{theOrdered}, lasting: true},
	opExtraHit:  {name: "extra_hit_per", targets: []Target{theOrdered}, value: [2]int{1, 1}, faces: []Face{Valour, Morale}, lasting: true},
	opHamstring: {name: "valour_hits_cavalry", targets: []Target{theOrdered}, lasting: true},
	opReverse:   {name: "attack_before_move", targets: []Target{theOrdered}, lasting: true},
	opCapture:   {name: "capture_value", targets: []Target{chosenEnemy}, value: [2]int{-1, -1}, lasting: true},
	opAttacks:   {name: "attack_count", targets: []Target{theOrdered}, value: [2]int{2, 2}, lasting: true},
	opFree:      {name: "free_target_while_engaged", targets: []Target{theOrdered}, lasting: true},
	opTake:      {name: "gain_order_tokens", value: [2]int{1, 3}},
	opDrop:      {name: "opponent_discards_order_token", value: [2]int{1, 1}},
	opDraw:      {name: "draw_cards", value: [2]int{1, 3}},
	opRuthless:  {name: "cannot_ignore_morale", targets: []Target{theOrdered}, lasting: true},
	opShield:    {name: "counter_attack_dice_max", targets: []Target{theOrdered}, value: [2]int{2, 2}, lasting: true},
	opStep:      {name: "extra_move", targets: []Target{chosenFriends}, value: [2]int{1, 1}},
	opNoStop:    {name: "ignore_terrain_stop", targets: []Target{theOrdered}, grounds: []Terrain{Forest}, lasting: true},
	opNoLimit:   {name: "ignore_terrain_dice_limit", targets: []Target{theOrdered}, grounds: []Terrain{Hills, Forest}, lasting: true},
}

// readEffect reads what a command or a tactic does.
func readEffect(v *content.Value) Effect {
	name := v.Field("op")
	op := slices.IndexFunc(forms[:], func(f opForm) bool { return f.name == name.Str() && f.name != "" })
	if op < 0 {
		name.Fail("the rules know no effect %q", name.Text)
		return Effect{}
	}
	v.Call("effect %q", name.Text)
	form := &forms[op]
	e := Effect{Op: Op(op)}
	if len(form.targets) > 0 {
		e.readUnits(v, form)
	}
	if form.value != [2]int{} {
		e.Value = int8(v.Field("value").Within(form.value[0], form.value[1]))
	}
	if form.keyword != nil {
		e.Keyword = Keyword(v.Field("keyword").OneOf(some(keywordNames[:], form.keyword)...))
	}
	if form.faces != nil {
		e.Face = Face(v.Field("face").OneOf(some(faceNames[:], form.faces)...))
	}
	if form.grounds != nil {
		form.readGrounds(v.Field("terrain"))
	}
	if form.lasting {
		e.Lasts = v.Field("duration").OneOf("turn", "until_your_next_turn") == 1
		if e.Lasts && e.Keyword != Stalwart {
			v.Fail("only Stalwart lasts until the next turn")
		}
	}
	v.Close()
	return e
}

// readGrounds reads the terrain of an effect. There is no card for a part of it.
func (form *opForm) readGrounds(v *content.Value) {
	var all uint16
	for _, g := range form.grounds {
		all |= 1 << g
	}
	if got := readBits(v, some(terrainNames[:], form.grounds)); got != 0 && got != all {
		v.Fail("the rules know this effect for all of its terrain only")
	}
}

// readUnits reads which units an effect concerns.
func (e *Effect) readUnits(v *content.Value, form *opForm) {
	e.Target = form.targets[0]
	if v.Has("target") || len(form.targets) > 1 {
		e.Target = Target(v.Field("target").OneOf(some(targetNames[:], form.targets)...))
	}
	if v.Has("classes") {
		e.Classes = ClassSet(readBits(v.Field("classes"), classNames[:]))
	}
	if v.Has("fit") {
		e.Fit = Fit(readBits(v.Field("fit"), fitNames[:]))
	}
	if e.Target != chosenFriends && e.Target != chosenEnemy {
		e.Count = everyOne
		return
	}
	switch n := v.Field("count"); {
	case n.Kind == content.String:
		e.Count = []int8{everyOne, anyNumber}[n.OneOf("all", "any")]
	default:
		e.Count = int8(n.Within(1, 9))
	}
	if v.Has("control") {
		e.Where = Where(v.Field("control").OneOf(controlNames[:]...))
	}
	if e.Op == opRally && v.Has("pays") {
		e.Pays = uint8(v.Field("pays").Within(1, 1))
	}
}

// some keeps of a table of names those that are allowed here.
func some[T ~uint8](names []string, allowed []T) []string {
	kept := make([]string, len(names))
	for _, i := range allowed {
		kept[i] = names[i]
	}
	return kept
}

// readBits reads a list of words as a bit for the place that each has in a table.
func readBits(v *content.Value, words []string) uint16 {
	var bits uint16
	for _, word := range v.List() {
		bit := uint16(1) << word.OneOf(words...)
		if bits&bit != 0 {
			word.FailBoth("%q stands twice", "%q y est deux fois", word.Text)
		}
		bits |= bit
	}
	if bits == 0 {
		v.FailBoth("must not be empty", "ne doit pas être vide")
	}
	return bits
}
