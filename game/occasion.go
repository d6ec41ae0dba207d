package game

// An Occasion is what a decision is asked on, where a game asks the same on several: the moment
// that a window answers, by a name for documents, and how much of something there is then, if
// that counts. Everybody knows it.
type Occasion struct {
	Name string
	Much int
}

// An Occasional game asks the same on several occasions. It is optional.
type Occasional[S any] interface {
	Occasion(*S) Occasion
}

func occasion[S any](g any, s *S) Occasion {
	if g, ok := g.(Occasional[S]); ok {
		return g.Occasion(s)
	}
	return Occasion{}
}
