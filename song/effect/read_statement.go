package effect

import "slices"

// A part reads one of the parts of a statement into it.
type part func(w *words, o *Op)

// parts are what statements take; conditions are read apart, since they come last.
var parts = map[string]part{
	"role":    func(w *words, o *Op) { o.Role = one[Role](w, "role", roleWords) },
	"with":    func(w *words, o *Op) { o.With = one[Role](w, "role", roleWords) },
	"side":    func(w *words, o *Op) { o.Side = one[Side](w, "side", sideWords) },
	"amount":  func(w *words, o *Op) { o.Amount = w.amount() },
	"amount?": maybe(amountNext, func(w *words, o *Op) { o.Amount = w.amount() }),
	"count":   func(w *words, o *Op) { o.Count = w.number(1, 99) },
	"count?":  maybe(digitNext, func(w *words, o *Op) { o.Count = w.number(1, 99) }),
	"upto":    func(w *words, o *Op) { w.skip("to"); o.Upto = w.number(1, 99) },
	"save?":   maybe(is("save"), func(w *words, o *Op) { w.next(""); o.Save = w.number(-6, 6) }),
	"die?":    maybe(is("die"), func(w *words, o *Op) { w.next(""); o.Die = w.number(1, 6) }),
	"speed?":  maybe(is("speed"), func(w *words, o *Op) { w.next(""); o.Speed = w.number(1, 12) }),
	"at?":     maybe(is("at"), func(w *words, o *Op) { w.next(""); o.With = one[Role](w, "role", roleWords) }),
	"by?": maybe(is("by"), func(w *words, o *Op) {
		w.next("")
		if o.ByFoe = w.skip("opponent"); !o.ByFoe {
			w.Fail("%q: by whom?", w.text)
		}
	}),
	"once?": maybe(is("once"), func(w *words, o *Op) { w.next(""); o.Once = true }),
	"kind": func(w *words, o *Op) {
		if o.Panic = w.skip("panic"); !o.Panic && !w.skip("morale") {
			w.Fail("%q: which test?", w.text)
		}
	},
	"keep":    func(w *words, o *Op) { o.Keep = one[Keep](w, "way to keep dice", keepWords) },
	"keep?":   maybe(is("drop-high"), func(w *words, o *Op) { o.Keep = one[Keep](w, "way to keep dice", keepWords) }),
	"token":   func(w *words, o *Op) { o.Token = one[Token](w, "token", tokenWords) },
	"keyword": func(w *words, o *Op) { o.Keyword = one[Keyword](w, "keyword", keywordWords) },
	"actions": func(w *words, o *Op) { o.Actions = some[Actions](w, "action", actionWords) },
	"zone":    func(w *words, o *Op) { o.Zone = one[Zone](w, "zone", zoneWords) },
	"span":    func(w *words, o *Op) { o.Span = one[Span](w, "span", spanWords) },
	"bars":    func(w *words, o *Op) { o.Bars = some[Bars](w, "thing to forbid", barWords) },
	"guards":  func(w *words, o *Op) { o.Guards = some[Guards](w, "thing to be immune to", guardWords) },
	"losses":  func(w *words, o *Op) { o.Losses = some[Losses](w, "thing to lose", lossWords) },
	"grounds": func(w *words, o *Op) { o.Grounds = some[Grounds](w, "word of terrain", groundWords) },
	"bonuses": func(w *words, o *Op) { o.Bonuses = some[Bonuses](w, "bonus", bonusWords) },
	"views":   func(w *words, o *Op) { o.Views = some[Views](w, "thing to see past", viewWords) },
	"throw":   func(w *words, o *Op) { o.Throw = one[Throw](w, "throw", throwWords) },
	"piles":   func(w *words, o *Op) { o.Piles = some[Piles](w, "pile", pileWords) },
	"sort":    func(w *words, o *Op) { o.Sort = one[Sort](w, "sort of card", sortWords) },
	"way":     func(w *words, o *Op) { o.Way = one[Way](w, "way to discard", wayWords) },
	"edge":    func(w *words, o *Op) { o.Edge = one[Edge](w, "edge", edgeWords) },
	"worth":   func(w *words, o *Op) { o.Worth = one[Worth](w, "kind of points", worthWords) },
	"king":    func(w *words, o *Op) { o.King = one[King](w, "king", kingWords) },
	"ncumove": func(w *words, o *Op) { o.NCUMove = one[NCUMove](w, "move of an NCU", ncuMoveWords) },
	"tag":     func(w *words, o *Op) { o.Tag = one[Tag](w, "tag", tagWords) },
	"part":    func(w *words, o *Op) { o.Part = one[Part](w, "part of a unit", partWords) },
	"func": func(w *words, o *Op) {
		name := w.next("a function")
		i := slices.IndexFunc(Functions, func(f Function) bool { return f.Word == name })
		if i < 0 {
			w.Fail("%q: there is no function %q", w.text, name)
			return
		}
		o.Func = Functions[i].Func
	},
}

// maybe reads a part if the next word looks like it.
func maybe(looks func(word string) bool, read part) part {
	return func(w *words, o *Op) {
		if looks(w.peek()) {
			read(w, o)
		}
	}
}

func is(want string) func(string) bool { return func(word string) bool { return word == want } }

func digitNext(word string) bool { return word != "" && word[0] >= '0' && word[0] <= '9' }

func amountNext(word string) bool { return word != "" && word != "drop-high" }
