package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Whom a unit may attack, and how that can end.

// targetsAnswer is whom a unit may attack from a hex.
type targetsAnswer struct {
	Unit    string         `json:"unit"`
	From    string         `json:"from"`
	Refused *game.Ruling   `json:"refused,omitempty"` // it may attack nobody there
	Range   int            `json:"range"`
	Targets []targetAnswer `json:"targets"`
}

type targetAnswer struct {
	Target   string       `json:"target"`
	Distance int          `json:"distance"`
	Refused  *game.Ruling `json:"refused,omitempty"`
	Flank    bool         `json:"flank,omitempty"`
	Breaks   string       `json:"breaks,omitempty"` // the enemy whom it leaves, and who may strike it first
	Sight    *sightAnswer `json:"sight,omitempty"`  // of enemies that are not adjacent
}

// sightAnswer is a line of sight: two traces where it follows edges, else twice the same.
type sightAnswer struct {
	Clear bool           `json:"clear"`
	Left  []crossedPlace `json:"left"`
	Right []crossedPlace `json:"right"`
	Edge  bool           `json:"edge"` // the traces differ
}

// crossedPlace is a hex that a line crosses; what blocks it, if anything does.
type crossedPlace struct {
	Hex    string `json:"hex"`
	Blocks string `json:"blocks,omitempty"` // ground or unit
	Unit   string `json:"unit,omitempty"`
}

// sight tells of a line between two units what it crosses.
func (s *State) sight(u, on UnitID, obstacles hex.Set) *sightAnswer {
	from, to := s.Units[u].Hex, s.Units[on].Hex
	left, right := s.Plan.Grid.Traces(from, to)
	crossed := func(set hex.Set) []crossedPlace {
		list := []crossedPlace{}
		for !set.Empty() {
			var h hex.Hex
			h, set = set.Next()
			c := crossedPlace{Hex: s.Plan.hexName(h)}
			switch {
			case !obstacles.Has(h):
			case s.Chart.Blocks.Has(h) || s.At[h] == NoUnit:
				c.Blocks = "ground"
			default:
				c.Blocks, c.Unit = "unit", s.unitName(s.At[h])
			}
			list = append(list, c)
		}
		return list
	}
	return &sightAnswer{s.Plan.Grid.Clear(from, to, obstacles), crossed(left), crossed(right), left != right}
}

func (k *asker) targets() (any, error) {
	s, refused := k.gone(k.unit)
	u := k.unit
	x := &s.Units[u]
	seat := s.seat(x.House)
	d := targetsAnswer{Unit: s.unitName(u), From: s.Plan.hexName(x.Hex), Refused: refused, Range: int(s.info(u).Reach), Targets: []targetAnswer{}}
	if refused != nil {
		return d, nil
	}
	d.Refused = s.ruled(s.forbidsFighting(u), seat, Action{Kind: AttackUnit, Unit: u, Target: NoUnit})
	for rest := s.army(x.House.foe()); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		a := Action{Kind: AttackUnit, Unit: u, Target: on}
		e := targetAnswer{
			Target: s.unitName(on), Distance: s.Plan.Grid.Distance(x.Hex, s.Units[on].Hex), Refused: s.ruled(s.forbidsAttack(u, on), seat, a),
		}
		if e.Distance > 1 && d.Range > 1 {
			e.Sight = s.sight(u, on, s.obstacles(u))
		}
		if e.Refused == nil {
			if s.breaks(u, on) {
				e.Breaks = s.unitName(x.Foe)
			}
			e.Flank = s.flanks(s.style(u, false), u, on) || x.Marks&markFlanker != 0
		}
		d.Targets = append(d.Targets, e)
	}
	return d, nil
}

// assaultAnswer is how an attack can end, or why there is none.
type assaultAnswer struct {
	Refused *game.Ruling `json:"refused,omitempty"`
	Odds    *attackOdds  `json:"odds,omitempty"`
}

func (k *asker) attack() (any, error) {
	if k.decidesStrike() {
		return assaultAnswer{Odds: k.s.Forecast(Action{Kind: Strike}).document(false)}, nil
	}
	s, refused := k.gone(k.unit)
	if refused == nil {
		refused = s.judged(k.unit, k.target, k.q.Dogs)
	}
	if refused != nil {
		return assaultAnswer{Refused: refused}, nil
	}
	return assaultAnswer{Odds: s.forecastAttack(k.unit, k.target, k.q.Dogs).document(false)}, nil
}

// decidesStrike tells whether the attack asked about is the parting blow or the counter-attack that
// is being decided on: that is no attack of its unit's own turn.
func (k *asker) decidesStrike() bool {
	by, on := k.s.Attack.By, k.s.Attack.On
	switch k.s.Waits.Kind {
	case decideBlow:
	case decideCounter:
		by, on = on, by
	default:
		return false
	}
	return k.unit == by && k.target == on && k.from == hex.None && k.card == NoCard && !k.q.Dogs
}

// judged tells what stands against an attack of an ordered unit.
func (s *State) judged(u, on UnitID, dogs bool) *game.Ruling {
	a := Action{Kind: AttackUnit, Unit: u, Target: on}
	if dogs {
		a.Kind = LooseDogs
	}
	h := s.Units[u].House
	return s.ruled(s.forbidsAttacking(h, a), s.seat(h), a)
}

// othersAnswer sums up all attacks that a unit has.
type othersAnswer struct {
	Unit    string        `json:"unit"`
	From    string        `json:"from"`
	Refused *game.Ruling  `json:"refused,omitempty"`
	Targets []briefAnswer `json:"targets"`
}

// briefAnswer sums up an attack.
type briefAnswer struct {
	Target     string       `json:"target"`
	Dogs       bool         `json:"dogs,omitempty"`
	Refused    *game.Ruling `json:"refused,omitempty"`
	Distance   int          `json:"distance"`
	Sight      *sightAnswer `json:"sight,omitempty"`
	Dice       int          `json:"dice"`
	Flank      bool         `json:"flank,omitempty"`
	Destroyed  float64      `json:"destroyed"`
	Captured   float64      `json:"captured"`
	Back       float64      `json:"back"`
	Holds      float64      `json:"holds"`
	Mean       float64      `json:"mean"`
	Answer     float64      `json:"answer"` // chance that the target strikes back
	AnswerDice int          `json:"answer_dice,omitempty"`
	Own        float64      `json:"own"`  // figures that the attacker must expect to lose
	Dies       float64      `json:"dies"` // chance that it is destroyed
}

// brief sums up an attack of an ordered unit.
func (s *State) brief(u, on UnitID, dogs bool) briefAnswer {
	d := s.forecastAttack(u, on, dogs).document(false)
	b := briefAnswer{
		Target: d.Target, Dogs: dogs, Distance: s.Plan.Grid.Distance(s.Units[u].Hex, s.Units[on].Hex), Dice: d.Dice, Flank: d.Flank,
		Destroyed: d.On.Destroyed, Captured: d.On.Captured, Back: d.On.Back, Holds: d.On.Holds, Mean: d.On.Mean,
		Own: d.By.Mean, Dies: d.By.Destroyed,
	}
	if d.Answer != nil {
		b.Answer, b.AnswerDice = d.Answer.Chance, d.Answer.Dice
	}
	return b
}

func (k *asker) others() (any, error) {
	s, refused := k.gone(k.unit)
	u := k.unit
	d := othersAnswer{s.unitName(u), s.Plan.hexName(s.Units[u].Hex), refused, []briefAnswer{}}
	if refused != nil {
		return d, nil
	}
	for rest := s.attackable(u); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		d.Targets = append(d.Targets, s.brief(u, on, false))
	}
	for rest := s.prey(u); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		d.Targets = append(d.Targets, s.brief(u, on, true))
	}
	return d, nil
}

// dogs tells of every enemy whether War Dogs may run at it, and how that can end.
func (k *asker) dogs() (any, error) {
	s, refused := k.gone(k.unit)
	u := k.unit
	d := othersAnswer{s.unitName(u), s.Plan.hexName(s.Units[u].Hex), refused, []briefAnswer{}}
	for rest := s.army(s.Units[u].House.foe()); rest != 0; {
		var on UnitID
		on, rest = rest.next()
		b := briefAnswer{Target: s.unitName(on), Dogs: true, Distance: s.Plan.Grid.Distance(s.Units[u].Hex, s.Units[on].Hex)}
		if b.Refused = s.judged(u, on, true); b.Refused == nil {
			b = s.brief(u, on, true)
		}
		if b.Distance > 1 && b.Distance <= dogsFarthest {
			b.Sight = s.sight(u, on, s.dogsObstacles(s.Units[u].House))
		}
		d.Targets = append(d.Targets, b)
	}
	return d, nil
}

// rerollAnswer is what rolling each symbol again can come to.
type rerollAnswer struct {
	Rolled  map[string]int `json:"rolled"`
	Best    string         `json:"best"`
	Even    []string       `json:"even,omitempty"` // worth the same
	Policy  game.Text      `json:"policy"`
	Choices []againAnswer  `json:"choices"`
}

type againAnswer struct {
	Symbol    string  `json:"symbol"` // "none" keeps all
	Worth     float64 `json:"worth"`
	Destroyed float64 `json:"destroyed"`
	Captured  float64 `json:"captured"`
	Back      float64 `json:"back"`
	Holds     float64 `json:"holds"`
	Mean      float64 `json:"mean"`
	Answer    float64 `json:"answer"`
}

func (k *asker) reroll() (any, error) {
	s := k.s
	if s.Waits.Kind != decideReroll {
		return nil, game.Wrong("nothing lies there to be rolled again", "il n'y a rien à relancer")
	}
	plan := s.replan()
	doc := plan.document()
	d := rerollAnswer{Rolled: doc.Rolled, Best: doc.Symbol, Even: doc.Even, Policy: rerollPolicy, Choices: []againAnswer{}}
	add := func(f Face, a Action) {
		o := s.forecastReroll(a).document(false)
		e := againAnswer{
			Symbol: symbolName(f), Worth: plan.Worth[f], Destroyed: o.On.Destroyed, Captured: o.On.Captured, Back: o.On.Back, Holds: o.On.Holds, Mean: o.On.Mean,
		}
		if o.Answer != nil {
			e.Answer = o.Answer.Chance
		}
		d.Choices = append(d.Choices, e)
	}
	for f, n := range s.Attack.Rolled {
		if n > 0 {
			add(Face(f), Action{Kind: Reroll, Token: Face(f)})
		}
	}
	add(NoFace, Action{Kind: Decline})
	return d, nil
}
