package toy

import (
	"fmt"

	"gonfalon/game"
)

var (
	seatNames  = []string{"red", "green", "blue"}
	kindNames  = []string{"", "bid", "award", "gamble"}
	stageNames = []string{"bid", "award", "gamble", "over"}
)

type stateDoc struct {
	Round   uint8       `json:"round"`
	Rounds  uint8       `json:"rounds"`
	Stage   string      `json:"stage"`
	Lot     uint8       `json:"lot"`
	Leader  string      `json:"leader"`
	Winner  string      `json:"winner,omitempty"`
	Deck    *[]int      `json:"deck,omitempty"`
	Spent   []int       `json:"spent"`
	Players []playerDoc `json:"players"`
}

type playerDoc struct {
	Coins uint8   `json:"coins"`
	Score uint8   `json:"score"`
	Held  *uint8  `json:"held,omitempty"`
	Hand  *[]int  `json:"hand,omitempty"`
	Bid   *bidDoc `json:"bid,omitempty"`
}

type bidDoc struct {
	Coins  *uint8 `json:"coins,omitempty"`
	Tokens *[]int `json:"tokens,omitempty"`
}

type actionDoc struct {
	Kind   string `json:"kind"`
	Coins  *uint8 `json:"coins,omitempty"`
	Tokens []int  `json:"tokens,omitempty"`
	To     string `json:"to,omitempty"`
	Yes    *bool  `json:"yes,omitempty"`
}

// State writes a state; what is unknown is left out.
func (Game) State(s *State) any {
	doc := stateDoc{
		Round: s.Round, Rounds: s.Rounds, Stage: stageNames[s.Stage], Lot: s.Lot, Leader: seatNames[s.Leader],
		Deck: writeTokens(s.Deck), Spent: *writeTokens(s.Spent),
	}
	if s.Winner != game.NoSeat {
		doc.Winner = seatNames[s.Winner]
	}
	for seat := range s.Seats {
		p := s.Player[seat]
		pd := playerDoc{Coins: p.Coins, Score: p.Score, Held: &p.Held, Hand: writeTokens(p.Hand)}
		if p.Bid.Made {
			pd.Bid = &bidDoc{Tokens: writeTokens(p.Bid.Tokens)}
			if p.Bid.Coins != UnknownCoins {
				pd.Bid.Coins = &p.Bid.Coins
			}
		}
		doc.Players = append(doc.Players, pd)
	}
	return doc
}

// Action writes an action.
func (Game) Action(_ *State, a Action) any {
	doc := actionDoc{Kind: kindNames[a.Kind]}
	switch a.Kind {
	case KindBid:
		doc.Coins, doc.Tokens = &a.Coins, *writeTokens(a.Tokens)
	case KindAward:
		doc.To = seatNames[a.To]
	case KindGamble:
		doc.Yes = &a.Yes
	}
	return doc
}

// ReadAction reads an action, which must have the fields of its kind and no others.
func (Game) ReadAction(_ *State, data []byte) (Action, error) {
	var doc actionDoc
	if err := game.Decode(data, &doc); err != nil {
		return Action{}, fmt.Errorf("read action: %w", err)
	}
	a := Action{Kind: game.Kind(max(index(kindNames, doc.Kind), 0))}
	bid, award, gamble := a.Kind == KindBid, a.Kind == KindAward, a.Kind == KindGamble
	if a.Kind == 0 || bid != (doc.Coins != nil) || award != (doc.To != "") || gamble != (doc.Yes != nil) || !bid && doc.Tokens != nil {
		return Action{}, game.Wrong("kind %q has other fields", "%q a d'autres champs", doc.Kind)
	}
	var err error
	switch a.Kind {
	case KindBid:
		a.Coins = *doc.Coins
		a.Tokens, err = readTokens(doc.Tokens)
	case KindAward:
		a.To, err = readSeat(doc.To)
	case KindGamble:
		a.Yes = *doc.Yes
	}
	if err != nil {
		return Action{}, fmt.Errorf("read action: %w", err)
	}
	return a, nil
}

func index(names []string, name string) int {
	for i, n := range names {
		if n == name {
			return i
		}
	}
	return -1
}

func readSeat(name string) (game.Seat, error) {
	i := index(seatNames, name)
	if i < 0 {
		return 0, fmt.Errorf("there is no seat %q", name)
	}
	return game.Seat(i), nil
}

func writeTokens(t Tokens) *[]int {
	if t == UnknownTokens {
		return nil
	}
	list := []int{}
	for n := 1; n <= 6; n++ {
		if t.Has(n) {
			list = append(list, n)
		}
	}
	return &list
}

func readTokens(list []int) (Tokens, error) {
	var t Tokens
	for _, n := range list {
		if n < 1 || n > 6 || t.Has(n) {
			return 0, fmt.Errorf("token %d does not exist or is there twice", n)
		}
		t |= token(n)
	}
	return t, nil
}
