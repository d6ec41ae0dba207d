package game

import (
	"bytes"
	"fmt"
	"io"
	"slices"
)

// A LogError says which line of a log is wrong, and why.
type LogError struct {
	Line int
	Err  error
}

func (e *LogError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }
func (e *LogError) Unwrap() error { return e.Err }

// Say says it in a language.
func (e *LogError) Say(lang Lang) string {
	return Sentence("line %d: %s", "ligne %d : %s", e.Line, e.Err).Name(lang)
}

// A Verdict is what the verification of a log found in which nothing is wrong.
type Verdict struct {
	Game      string    `json:"game"`
	Seats     []string  `json:"seats"`
	Actions   int       `json:"actions"`
	Dice      int       `json:"dice"`
	Result    []float32 `json:"result"`
	Sides     []Side    `json:"sides,omitempty"` // of the seats, where they play together
	Stretches []Stretch `json:"stretches"`       // one for each of the rules that it was played by
	From      *Origin   `json:"from,omitempty"`  // where its first position comes from, if it was not laid out
}

// An Origin is which position a match began from. It is taken from the log: nobody judges how
// it came about.
type Origin struct {
	Match string `json:"match,omitempty" doc:"The match whose position it was"`
	Log   string `json:"log,omitempty" doc:"The log that was kept whose position it was"`
	N     int    `json:"n" doc:"After how many of its actions"`
}

// Origin returns where the position comes from, without it.
func (o *LogOrigin) Origin() *Origin {
	if o == nil {
		return nil
	}
	return &Origin{o.Match, o.Log, o.N}
}

// Whole tells whether all of the log was judged.
func (v *Verdict) Whole() bool { return v.From == nil && len(v.Unjudged()) == 0 }

// Verify replays a match log: the seed against its commitment, every die, every
// action against the rules, every state against its hash, the result. The first
// thing that is wrong is returned as a *LogError.
func Verify(r io.Reader, find func(name string) (Game, bool)) (*Verdict, error) {
	v, err := open(r, find)
	if err != nil {
		return nil, err
	}
	if err := v.play(len(v.log.Actions)); err != nil {
		return nil, err
	}
	if err := v.end(); err != nil {
		return nil, &LogError{v.log.lines(), err}
	}
	return v.verdict, nil
}

// Before replays a match log up to where action n was chosen, as Verify does, and returns
// the position and the action.
func Before(r io.Reader, find func(name string) (Game, bool), n int) (Position, LogAction, error) {
	v, err := open(r, find)
	if err != nil {
		return nil, LogAction{}, err
	}
	if n < 1 || n > len(v.log.Actions) {
		return nil, LogAction{}, Wrong("the log has actions 1 to %d, not %d", "le journal a les actions 1 à %d, et non %d", len(v.log.Actions), n)
	}
	if err := v.play(n - 1); err != nil {
		return nil, LogAction{}, err
	}
	if v.at == nil {
		s := v.verdict.Stretches[len(v.verdict.Stretches)-1]
		return nil, LogAction{}, Wrong("action %d was played by version %d of the rules of %s; this program has version %d and cannot judge it", "l'action %d a été jouée selon la version %d des règles de %s ; ce programme a la version %d et ne peut pas en juger", n, s.Rules, v.log.Header.Game, v.info.Version)
	}
	before := v.at.Clone()
	if err := v.step(n); err != nil {
		return nil, LogAction{}, err
	}
	return before, v.log.Actions[n-1], nil
}

// A replay is a log that is being judged.
type replay struct {
	log     *Log
	game    Game
	info    Info
	dice    *Dice
	at      Position    // nil where it cannot be judged any more
	crossed int         // boundaries
	told    []Told      // by the last action, or the layout
	trusted bool        // what our own rules recorded was verified before
	hear    func(Event) // of each event of an action, as it is told
	verdict *Verdict
}

// open reads a log, and lays out its match.
func open(r io.Reader, find func(name string) (Game, bool)) (*replay, error) {
	log, err := ReadLog(r)
	if err != nil {
		return nil, err
	}
	return openRead(log, find)
}

func openRead(log *Log, find func(name string) (Game, bool)) (*replay, error) {
	v := &replay{log: log, verdict: &Verdict{Game: log.Header.Game, Seats: log.Header.Seats, From: log.Header.From.Origin()}}
	if err := v.begin(find); err != nil {
		return nil, &LogError{1, err}
	}
	return v, nil
}

func (v *replay) begin(find func(string) (Game, bool)) error {
	h := v.log.Header
	g, ok := find(h.Game)
	if !ok {
		return Wrong("there is no game %q", "il n'y a pas de jeu %q", h.Game)
	}
	v.game, v.info = g, g.Info()
	seed, err := ParseSeed(v.log.End.Seed)
	if err != nil {
		return Wrong("the last line: %s", "la dernière ligne : %s", err)
	}
	if seed.Commitment() != h.Commitment {
		return Wrong("the seed revealed at the end does not fit the commitment %s", "la graine révélée à la fin ne correspond pas à l'engagement %s", h.Commitment)
	}
	v.dice = NewDice(seed, h.Entropy...)
	v.verdict.Stretches = []Stretch{{From: 1, To: 0, Rules: h.Rules, Content: h.Content}}
	return v.excuse(v.layOut())
}

func (v *replay) layOut() (err error) {
	h := v.log.Header
	v.dice.At(0)
	if h.From != nil {
		return v.takeUp(h)
	}
	var story Story
	if v.at, err = v.game.Start(Setup{Seats: len(h.Seats), Options: h.Options}, v.dice, &story); err != nil {
		v.lose() // its options may have names that things no longer have: that proves nothing
		return nil
	}
	v.told = Tales(v.at, &story)
	if err := v.compareDice(h.Dice); err != nil {
		return err
	}
	recorded := h.Hash
	h.Hash = ""
	return v.compareHash(0, h, recorded)
}

// takeUp begins with the position that the log has: the game must be able to have it, and no
// more is known of it.
func (v *replay) takeUp(h LogHeader) (err error) {
	if v.at, err = v.game.Read(h.From.State, Script()); err != nil {
		return Wrong("the position that it began from: %s", "la position dont elle est partie : %s", err)
	}
	if !bytes.Equal(v.at.Document(), h.From.State) {
		return Wrong("the position that it began from is not written as the game writes it", "la position dont elle est partie n'est pas écrite comme le jeu l'écrit")
	}
	v.told = []Told{}
	recorded := h.Hash
	h.Hash = ""
	return v.compareHash(0, h, recorded)
}

// now is the stretch that is being judged.
func (v *replay) now() *Stretch { return &v.verdict.Stretches[len(v.verdict.Stretches)-1] }

// play replays the first actions.
func (v *replay) play(actions int) error {
	for n := 1; n <= actions; n++ {
		if err := v.cross(n - 1); err != nil {
			return err
		}
		if err := v.step(n); err != nil {
			return err
		}
	}
	return v.cross(actions)
}

// step replays action n, and tells where it stands if it is wrong.
func (v *replay) step(n int) error {
	s, a := v.now(), v.log.Actions[n-1]
	s.To = n
	if seats := len(v.log.Header.Seats); a.Seat < 0 || int(a.Seat) >= seats {
		return &LogError{v.log.lineOf(n), Wrong("seat %d acts in a match of %d seats", "la place %d agit dans une partie à %d places", a.Seat, seats)}
	}
	if v.at == nil {
		v.verdict.Actions++
		return nil
	}
	err := v.action(n, a)
	if err == nil {
		s.Judged++
	}
	if err := v.excuse(err); err != nil {
		return &LogError{v.log.lineOf(n), err}
	}
	v.verdict.Actions++
	return nil
}

func (v *replay) action(n int, a LogAction) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = Wrong("the rules broke on this action: %v", "les règles sont en faute sur cette action : %v", p)
		}
	}()
	if !v.at.Next().Who.Has(a.Seat) {
		return Wrong("seat %d acts, but the match waits for another", "la place %d agit, mais la partie en attend une autre", a.Seat)
	}
	if err := v.compareForm(a); err != nil {
		return err
	}
	v.dice.At(n)
	story := Watched(v.hear)
	if err := v.at.Act(a.Seat, a.Action, v.dice, story); err != nil {
		return Wrong("seat %d may not do this: %s", "la place %d ne peut pas faire cela : %s", a.Seat, err)
	}
	if v.trusted && v.own() {
		return nil
	}
	v.told = Tales(v.at, story)
	if err := v.compareDice(a.Dice); err != nil {
		return err
	}
	if err := v.compareTold(a.Told); err != nil {
		return err
	}
	recorded := a.Hash
	a.Hash = ""
	return v.compareHash(n, a, recorded)
}

// compareForm wants an action to be written as the game writes it.
func (v *replay) compareForm(a LogAction) error {
	if v.trusted && v.own() {
		return nil
	}
	proper, err := v.at.Proper(a.Action)
	if err != nil {
		return Wrong("seat %d may not do this: %s", "la place %d ne peut pas faire cela : %s", a.Seat, err)
	}
	if !bytes.Equal(proper, a.Action) {
		return errForm
	}
	return nil
}

// end compares the result, if the match could be followed to its end.
func (v *replay) end() error {
	seats := len(v.log.Header.Seats)
	if v.at == nil {
		if v.verdict.Result = v.log.End.Result; len(v.verdict.Result) != seats {
			return Wrong("the recorded result is %v, for %d seats", "le résultat noté est %v, pour %d places", v.verdict.Result, seats)
		}
		return nil
	}
	if v.at.Next().Who != 0 {
		return Wrong("the match is not over here", "ici la partie n'est pas finie")
	}
	for seat := range Seat(seats) {
		if side, sided := v.at.Side(seat); sided {
			v.verdict.Sides = append(v.verdict.Sides, side)
		}
	}
	want := v.at.Result()
	v.verdict.Result = want[:seats]
	if !slices.Equal(v.log.End.Result, v.verdict.Result) {
		return Wrong("the recorded result is %v, the match ended with %v", "le résultat noté est %v, la partie a fini sur %v", v.log.End.Result, v.verdict.Result)
	}
	return nil
}

func (v *replay) compareDice(recorded []int) error {
	v.verdict.Dice += len(v.dice.Rolled())
	if !slices.Equal(recorded, v.dice.Rolled()) {
		return Wrong("the recorded dice are %v, the seed gives %v", "les dés notés sont %v, la graine donne %v", recorded, v.dice.Rolled())
	}
	return nil
}

// compareTold compares what was told, if it was recorded, but for the wording and fields
// that were not told then: both may change while the rules do not.
func (v *replay) compareTold(recorded []Told) error {
	if recorded == nil {
		return nil
	}
	told := v.told
	if len(told) != len(recorded) {
		return Wrong("%d things are told where %d happen", "%d choses sont racontées là où %d se passent", len(recorded), len(told))
	}
	for i := range told {
		a, b := told[i], recorded[i]
		a.Text, b.Text = Text{}, Text{}
		a.Fields = slices.DeleteFunc(slices.Clone(a.Fields), func(f ToldField) bool { return !b.has(f.Name) })
		if got, want := write(b), write(a); !bytes.Equal(got, want) {
			return Wrong("%s is told where %s happens", "%s est raconté là où %s se passe", got, want)
		}
	}
	return nil
}

// compareHash checks the hash of a line, given without it.
func (v *replay) compareHash(n int, line any, recorded string) error {
	if got := v.dice.mac(n, write(line), v.at.Document()); got != recorded {
		return Wrong("the recorded hash is %q, this line and the state reached have %q", "l'empreinte notée est %q, cette ligne et la position atteinte ont %q", recorded, got)
	}
	return nil
}

// Tales tells all of a story, which only those may know who may know everything.
func Tales(at Position, story *Story) []Told {
	told := []Told{}
	for _, e := range story.Events() {
		told = append(told, at.Tell(e))
	}
	return told
}
