package game

// An Oddsmaker is a game that works out exactly how an attack can end that somebody
// describes. It is optional: see [Game.Laws].
type Oddsmaker interface {
	// OddsFlags are the words that describe an attack, OddsHelp what there is to know of
	// them: in a line, and with examples.
	OddsFlags() []Flag
	OddsHelp() (line, text string)
	// Odds works out the attack that flags describe: the values that each of those given
	// has. Its error says what is wrong with them.
	Odds(given map[string][]string) (Odds, error)
}

// A Forecaster is a game that works out how the attack can end that an action decides: nil
// if the action is none.
type Forecaster[S, A any] interface {
	Forecast(*S, A) Odds
}

// A Flag is a word of the command line.
type Flag struct {
	Name  string
	Value string // what follows it, as the help calls it; "" if nothing does
	Many  bool   // it may be repeated
	Help  string
}

// Odds are how something can end.
type Odds interface {
	// Document is for programs: a value that encoding/json can write.
	Document(Lang) any
	// Tables are for people. Its error says why there are none.
	Tables(Lang) ([]Table, error)
}

// A Table is rows of cells; a row of one cell is a line of text.
type Table [][]any

// Odds works out the attack that an action decides.
func (p *position[S, A]) Odds(action []byte) (Odds, error) {
	a, err := p.g.ReadAction(&p.s, action)
	if err != nil {
		return nil, err
	}
	if f, ok := p.g.(Forecaster[S, A]); ok {
		return f.Forecast(&p.s, a), nil
	}
	return nil, nil
}
