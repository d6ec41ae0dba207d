package battles

import (
	"gonfalon/content"
	"gonfalon/game"
	"gonfalon/geom/hex"
)

// What battle plans are made of, as a document for whoever writes them.

type planStock struct {
	Houses     []content.Thing  `json:"houses"`
	Ranks      []content.Thing  `json:"ranks"`
	Classes    []content.Thing  `json:"classes"`
	Grounds    []groundStock    `json:"grounds"`
	Tokens     []tokenStock     `json:"tokens"`
	Units      []unitStock      `json:"units"`
	Commanders []commanderStock `json:"commanders"`
	Moments    []content.Thing  `json:"moments"`
	Pers       []perStock       `json:"pers"`
	Specials   []content.Thing  `json:"specials"`
	Events     []content.Thing  `json:"events"`
	Confidence []content.Thing  `json:"confidence"`
	Limits     limitStock       `json:"limits"`
	Skirmishes []skirmishStock  `json:"skirmishes"`
}

type groundStock struct {
	content.Thing
	Sign string `json:"sign"` // in the rows of a plan
}

type tokenStock struct {
	content.Thing
	River bool `json:"river"` // it lies on rivers; the others do not
	Burns bool `json:"burns"`
}

type unitStock struct {
	content.Thing
	House    string              `json:"house"`
	Class    string              `json:"class"`
	Strength uint8               `json:"strength"`
	Figures  uint8               `json:"figures"` // in the box
	Reach    uint8               `json:"reach"`
	Ranks    map[string]OrderRow `json:"ranks"`
	Keywords []content.Thing     `json:"keywords"`
}

type commanderStock struct {
	content.Thing
	Title   game.Text `json:"title"`
	Person  string    `json:"person"`
	House   string    `json:"house"`
	Unit    string    `json:"unit"`
	Limit   uint8     `json:"limit"`
	Capture uint8     `json:"capture"`
	Ability game.Text `json:"ability"`
	Commit  game.Text `json:"commit"`
}

// A perStock is what victory points are given for, with when, and what a line of it has
// besides: hexes, rows, a commander, or points by zone.
type perStock struct {
	content.Thing
	When []string `json:"when"`
	Has  string   `json:"has,omitempty"`
}

type limitStock struct {
	Width         [2]int `json:"width"`
	Height        [2]int `json:"height"`
	Rounds        [2]int `json:"rounds"`
	OrderValue    [2]int `json:"order_value"`
	CommandValue  [2]int `json:"command_value"`
	CommandTokens int    `json:"command_tokens"` // of both Houses together
	Objectives    int    `json:"objectives"`
	TerrainTokens int    `json:"terrain_tokens"` // fords, bridges and palisades together
	Tents         int    `json:"tents"`
	SiegeTowers   int    `json:"siege_towers"`
	Units         int    `json:"units"` // of each House
	Secrets       int    `json:"secrets"`
	Scores        int    `json:"scores"`
	Instants      int    `json:"instants"`
	Notes         int    `json:"notes"`
}

type skirmishStock struct {
	content.Thing
	Intro      game.Text `json:"intro"`
	Confidence string    `json:"confidence"`
	Rounds     uint8     `json:"rounds"`
	planSheet
	Document *planDocument `json:"document"`
}

var (
	stockClasses = [classes]game.Text{{English: "infantry", French: "infanterie"}, {English: "ranged", French: "à distance"}, {English: "cavalry", French: "cavalerie"}}
	stockMoments = [moments]game.Text{
		atRoundEnd: {English: "end of each round", French: "fin de chaque round"},
		atGameEnd:  {English: "end of the battle", French: "fin de la bataille"},
		atOnce:     {English: "at once", French: "aussitôt"},
	}
	stockPers = [pers]game.Text{
		perControlled:   {English: "each objective under control", French: "chaque objectif contrôlé"},
		perOccupied:     {English: "each of these hexes with an own unit", French: "chacune de ces cases avec une unité à soi"},
		perEliminated:   {English: "each enemy unit eliminated", French: "chaque unité ennemie éliminée"},
		perCaptured:     {English: "each enemy commander captured", French: "chaque commandant ennemi capturé"},
		perCommander:    {English: "the capture of one commander", French: "la capture d'un commandant"},
		perDevastated:   {English: "each building devastated", French: "chaque bâtiment dévasté"},
		perFire:         {English: "each fire level on buildings", French: "chaque niveau de feu sur les bâtiments"},
		perUntouched:    {English: "each building untouched by fire", French: "chaque bâtiment épargné par le feu"},
		perTentBurnt:    {English: "each tent burnt", French: "chaque tente brûlée"},
		perTentStanding: {English: "each tent that still stands", French: "chaque tente encore debout"},
		perTowerBurnt:   {English: "each siege tower burnt", French: "chaque tour d'assaut brûlée"},
		perFound:        {English: "each strategic location revealed", French: "chaque lieu stratégique révélé"},
		perHeld:         {English: "each revealed strategic location under control", French: "chaque lieu stratégique révélé et contrôlé"},
		perExited:       {English: "each own unit that leaves the board", French: "chaque unité à soi qui quitte le plateau"},
		perRows:         {English: "each own unit in these rows", French: "chaque unité à soi dans ces rangées"},
		perZone:         {English: "the zone of the enemy's morale", French: "la zone du moral ennemi"},
	}
	stockSpecials = [len(specialNames)]game.Text{
		{English: "Advantage in round 1", French: "Avantage au round 1"},
		{English: "Units may leave the board", French: "Des unités peuvent quitter le plateau"},
		{English: "Scorched Earth", French: "Terre Brulée"},
		{English: "Strategy tokens", French: "Pions Stratégie"},
	}
	stockEvents = [...]content.Thing{
		{ID: "captured", Text: game.Text{English: "captures this commander", French: "capture ce commandant"}},
		{ID: "exits", Text: game.Text{English: "leads this commander off the board", French: "fait sortir ce commandant du plateau"}},
	}
	stockConfidence = [...]content.Thing{
		{ID: "confirmed", Text: game.Text{English: "Confirmed by a source", French: "Confirmé par une source"}},
		{ID: "inferred", Text: game.Text{English: "Inferred from sources", French: "Déduit des sources"}},
		{ID: "designed", Text: game.Text{English: "Our own design", French: "Notre création"}},
	}
)

// things are ids with their words; one that has no id is left out.
func things(ids []string, words []game.Text) []content.Thing {
	var all []content.Thing
	for i, id := range ids {
		if id != "" {
			all = append(all, content.Thing{ID: id, Text: words[i]})
		}
	}
	return all
}

// has says what a line of victory points has besides.
func (p Per) has() string {
	switch p {
	case perControlled, perOccupied:
		return "hexes"
	case perRows:
		return "rows"
	case perCommander:
		return "commander"
	case perZone:
		return "zones"
	}
	return ""
}

func (b *Box) stock() planStock {
	s := planStock{
		Houses: things(houseNames[:], sideWords[:]), Ranks: things(rankNames[:], rankWords[:]), Classes: things(classNames[:], stockClasses[:]),
		Moments: things(momentNames[:], stockMoments[:]), Specials: things(specialNames[:], stockSpecials[:]),
		Events: stockEvents[:], Confidence: stockConfidence[:],
		Limits: limitStock{
			Width: [2]int{leastWidth, hex.MaxWidth}, Height: [2]int{leastHeight, hex.MaxHeight}, Rounds: [2]int{1, maxRounds},
			OrderValue: [2]int{1, len(b.Faces)}, CommandValue: [2]int{1, baseCards}, CommandTokens: commandTokens, Objectives: controlMarkers,
			TerrainTokens: terrainTokens, Tents: tentTokens, SiegeTowers: towerTokens, Units: HouseUnits, Secrets: maxSecrets,
			Scores: maxScores, Instants: maxInstants, Notes: maxNotes,
		},
	}
	for t, g := range things(terrainNames[:], terrainWords[:]) {
		s.Grounds = append(s.Grounds, groundStock{g, terrainSigns[t : t+1]})
	}
	for t := Ford; t < tokens; t++ {
		s.Tokens = append(s.Tokens, tokenStock{content.Thing{ID: tokenNames[t], Text: tokenWords[t]}, t.crosses(), burningWords[t] != game.Text{}})
	}
	for per := range pers {
		p := perStock{Thing: content.Thing{ID: perNames[per], Text: stockPers[per]}, Has: per.has()}
		for _, m := range per.moments() {
			p.When = append(p.When, momentNames[m])
		}
		s.Pers = append(s.Pers, p)
	}
	for t := range b.Units[1:] {
		s.Units = append(s.Units, b.unitStock(&b.Units[t+1]))
	}
	for c := range b.Commanders {
		if info := &b.Commanders[c]; info.ID != "" {
			s.Commanders = append(s.Commanders, commanderStock{
				content.ThingOf(info.ID, info), info.Title, info.Person, houseNames[info.House], b.Units[info.Type].ID,
				info.Limit, info.Capture, info.Ability, info.CommitAbility,
			})
		}
	}
	for i := range b.Skirmishes {
		p := &b.Skirmishes[i]
		s.Skirmishes = append(s.Skirmishes, skirmishStock{content.ThingOf(p.ID, p), p.Intro, p.Confidence, p.Rounds, p.sheet(), p.document()})
	}
	return s
}

func (b *Box) unitStock(u *UnitInfo) unitStock {
	d := unitStock{
		Thing: content.ThingOf(u.ID, u), House: houseNames[u.House], Class: classNames[u.Class], Strength: u.Strength, Figures: u.Figures,
		Reach: u.Reach, Ranks: map[string]OrderRow{}, Keywords: []content.Thing{},
	}
	for r, row := range u.Table {
		d.Ranks[rankNames[r]] = row
	}
	for k := range keywords {
		if u.has(k) {
			d.Keywords = append(d.Keywords, content.ThingOf(b.Keywords[k].ID, &b.Keywords[k]))
		}
	}
	return d
}
