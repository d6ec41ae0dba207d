package battles

import (
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// Fires that a unit can set or put out, and the end of the round.

// firesAnswer is what a unit can set fire to, or put out.
type firesAnswer struct {
	Unit    string       `json:"unit"`
	From    string       `json:"from"`
	Refused *game.Ruling `json:"refused,omitempty"`
	Hexes   []fireAnswer `json:"hexes"`
}

type fireAnswer struct {
	Hex     string       `json:"hex"`
	Refused *game.Ruling `json:"refused,omitempty"`
	Odds    *burnOdds    `json:"odds,omitempty"`
}

func (k *asker) scorch() (any, error) {
	return k.fires(Scorch, func(s *State, u UnitID) hex.Set { return s.Plan.Grid.Around(s.Units[u].Hex) }, (*State).forecastScorch)
}

func (k *asker) douse() (any, error) {
	return k.fires(Douse, func(s *State, u UnitID) hex.Set { return s.Plan.Grid.Within(s.Units[u].Hex, 1).And(s.Chart.Burning) }, (*State).forecastDouse)
}

func (k *asker) fires(kind ActionKind, where func(*State, UnitID) hex.Set, odds func(*State, UnitID, hex.Hex) *burnOdds) (any, error) {
	s, refused := k.gone(k.unit)
	u := k.unit
	d := firesAnswer{s.unitName(u), s.Plan.hexName(s.Units[u].Hex), refused, []fireAnswer{}}
	if refused != nil {
		return d, nil
	}
	h := s.Units[u].House
	for rest := where(&s, u); !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		a := Action{Kind: kind, Unit: u, Hex: at}
		e := fireAnswer{Hex: s.Plan.hexName(at), Refused: s.ruled(s.forbidsAttacking(h, a), s.seat(h), a)}
		if e.Refused == nil {
			e.Odds = odds(&s, u, at)
		}
		d.Hexes = append(d.Hexes, e)
	}
	return d, nil
}

// regroupAnswer is what the end of the round would bring as it stands.
type regroupAnswer struct {
	Last     bool            `json:"last"` // it is the last round
	Sides    []gainAnswer    `json:"sides"`
	Leader   string          `json:"leader"` // who would win if the battle ended so
	By       game.Rule       `json:"by"`
	Recovery *recoveryAnswer `json:"recovery,omitempty"`
	Fires    []burningAnswer `json:"fires"`
	Excess   map[string]bool `json:"excess"` // who has to discard
}

// gainAnswer is what a House would score.
type gainAnswer struct {
	House  string       `json:"house"`
	Points int          `json:"points"` // so far
	Gains  int          `json:"gains"`
	Lines  []lineAnswer `json:"lines"`
}

type lineAnswer struct {
	When   string `json:"when"`
	Per    string `json:"per"`
	Count  int    `json:"count"`
	Points int    `json:"points"`
}

type recoveryAnswer struct {
	House string `json:"house"`
	From  int8   `json:"from"`
	To    int8   `json:"to"`
}

// burningAnswer is what a fire does before points are counted.
type burningAnswer struct {
	Hex    string         `json:"hex"`
	Level  uint8          `json:"level"`
	Limit  uint8          `json:"limit"`
	Burns  bool           `json:"burns"` // its terrain is consumed
	Unit   string         `json:"unit,omitempty"`
	Lost   int            `json:"lost,omitempty"` // figures of that unit
	Ends   bool           `json:"ends,omitempty"` // it is eliminated, or captured
	Spread []spreadAnswer `json:"spread,omitempty"`
}

// spreadAnswer is a hex to which a fire can spread, each with one chance of six.
type spreadAnswer struct {
	Hex   string `json:"hex"`
	Level uint8  `json:"level"`
}

func (k *asker) regroup() (any, error) {
	s := k.s
	d := regroupAnswer{Last: s.last(), Sides: []gainAnswer{}, Fires: []burningAnswer{}, Excess: map[string]bool{}}
	after := *s
	for h := Stark; h < houses; h++ {
		g := s.gains(h)
		after.Posts[h].Points += int16(g.Gains)
		d.Sides = append(d.Sides, g)
		d.Excess[houseNames[h]] = s.excess(h)
	}
	leader, by := after.leader()
	if leader != NoHouse {
		d.Leader, d.By = houseNames[leader], by
	}
	if h := s.mayRecover(); h != NoHouse {
		to := s.recovered(s.misery(h))
		if h == Lannister {
			to = -to
		}
		d.Recovery = &recoveryAnswer{houseNames[h], s.Morale, to}
	}
	for rest := s.Chart.Burning; !rest.Empty(); {
		var at hex.Hex
		at, rest = rest.Next()
		d.Fires = append(d.Fires, s.burning(at))
	}
	return d, nil
}

// gains is what a House would score as it stands.
func (s *State) gains(h House) gainAnswer {
	g := gainAnswer{House: houseNames[h], Points: int(s.Posts[h].Points), Lines: []lineAnswer{}}
	for i := range s.Plan.Points {
		line := &s.Plan.Points[i]
		if line.When == atOnce || line.When == atGameEnd && !s.last() || line.House != h && line.House != NoHouse {
			continue
		}
		e := lineAnswer{When: momentNames[line.When], Per: perNames[line.Per], Points: int(s.worthOf(h, line))}
		if line.Per != perZone {
			e.Count = int(s.count(h, line))
		}
		g.Lines = append(g.Lines, e)
		g.Gains += e.Points
	}
	return g
}

// burning tells what a fire does at the end of the round.
func (s *State) burning(at hex.Hex) burningAnswer {
	t := s.Tiles[at]
	d := burningAnswer{Hex: s.Plan.hexName(at), Level: t.Fire, Limit: t.burnLimit()}
	after := *s
	p := play{State: &after}
	p.consume(at)
	d.Burns = after.Tiles[at].Devastated != t.Devastated || after.Tiles[at].Token != t.Token
	if u := s.At[at]; u != NoUnit {
		p.burn(u, t.Fire)
		d.Unit = s.unitName(u)
		d.Lost = int(s.Units[u].Figures) - int(after.Units[u].Figures)
		d.Ends = after.Units[u].Fate != OnBoard
	}
	if t.Fire == 4 && after.Tiles[at].Fire == 4 {
		for rest := s.Plan.Grid.Around(at); !rest.Empty(); {
			var h hex.Hex
			h, rest = rest.Next()
			if to := s.Tiles[h]; to.Fire < to.burnLimit() {
				d.Spread = append(d.Spread, spreadAnswer{s.Plan.hexName(h), to.Fire + 1})
			}
		}
	}
	return d
}
