package field

import "gonfalon/geom/plane"

// Objective tokens: discs that lie under trays and on terrain (song.term.tokens-never-obstruct,
// reading G10). They stand in the way of nothing.

// A Token is an Objective token: its centre, and half its diameter.
type Token struct {
	At     plane.Point
	Radius int32
}

// Covers tells whether a tray covers a token entirely.
//
// Carries out song.term.tokens-never-obstruct and the geometry of claiming in the modes where
// the whole token counts.
func (f *Field) Covers(n No, t Token) bool {
	tray := &f.Trays[n]
	frame := tray.Pose.Frame()
	v := frame.Of(t.At)
	return 2*(max(v.X, -v.X)+t.Radius-plane.Slack) <= tray.Size.Depth && 2*(max(v.Y, -v.Y)+t.Radius-plane.Slack) <= tray.Size.Width
}

// CoversPart tells whether a tray covers any part of a token.
//
// Carries out song.feast.claim-by-partial-cover and dance.claim-by-partial-cover.
func (f *Field) CoversPart(n No, t Token) bool {
	o := plane.Outline(f.Trays[n].Pose, f.Trays[n].Size)
	return t.overlaps(&o)
}

func (t Token) overlaps(p *plane.Poly) bool { return p.GapTo(t.At).Cmp(int(t.Radius)) < 0 }

// near tells whether the border of a token is less than so far from a polygon.
func (t Token) near(p *plane.Poly, length int32) bool {
	return p.GapTo(t.At).Cmp(int(length+t.Radius)-plane.Slack) < 0
}

// OnPiece tells whether a token and a piece of terrain touch or overlap.
//
// Carries out song.feast.second-objective-moved and no-taker-opponent-places.
func (f *Field) OnPiece(t Token, piece int) bool {
	s := f.Pieces[piece].shape()
	return s.Outline.GapTo(t.At).Cmp(int(t.Radius)+plane.Slack) <= 0
}

// TouchesPiece tells whether a tray and a piece of terrain touch or overlap.
//
// Carries out song.feast.lost-when-off-pile.
func (f *Field) TouchesPiece(n No, piece int) bool {
	a, s := plane.Outline(f.Trays[n].Pose, f.Trays[n].Size), f.Pieces[piece].shape()
	return a.Near(&s.Outline, plane.Slack)
}

// onTable tells whether a token lies wholly on the table.
func (t Token) onTable(f *Field) bool {
	r := t.Radius - plane.Slack
	return t.At.X >= r && t.At.Y >= r && t.At.X+r <= f.Width && t.At.Y+r <= f.Depth
}

// ForbidsToken judges where a token is placed, by what holds in every mode.
//
// Carries out song.setup.objectives-never-on-impassable and setup.battlefield-120cm.
func (f *Field) ForbidsToken(t Token) Refusal {
	if !t.onTable(f) {
		return against(ruleSetupBattlefield120cm)
	}
	for i := range int(f.Laid) {
		if p := &f.Pieces[i]; p.Keywords&Impassable != 0 && !p.Removed() {
			if s := p.shape(); t.overlaps(&s.Outline) {
				return Refusal{Rule: ruleSetupObjectivesNeverOnImpassable, Piece: int8(i + 1)}
			}
		}
	}
	return Refusal{}
}

// Crowded tells why a token lies too near to deployment zones or other tokens: the facts of a
// refusal, whose rule is that of the mode. A zero answer is none.
func (t Token) Crowded(zones []Zone, others []Token, length int32) (have int32, crowded bool) {
	for _, z := range zones {
		if p := z.poly(); t.near(&p, length) {
			return max(int32(p.GapTo(t.At).Floor())-t.Radius, 0), true
		}
	}
	for _, o := range others {
		if far := int32(plane.Distance(t.At, o.At)) - t.Radius - o.Radius; far < length-plane.Slack {
			return max(far, 0), true
		}
	}
	return 0, false
}

// ForbidsDropped judges where an opponent places a token that a tray has given up: wholly within
// 2″ of that tray, on no other tray. The rule is cited for what is wrong with it.
//
// Carries out song.dance.second-objective-moved and no-taker-opponent-places.
func (f *Field) ForbidsDropped(t Token, n No) Refusal {
	if r := f.ForbidsToken(t); !r.OK() {
		return r
	}
	own := plane.Outline(f.Trays[n].Pose, f.Trays[n].Size)
	if own.GapTo(t.At).Cmp(int(2*Inch-t.Radius)+plane.Slack) > 0 {
		return Refusal{Rule: ruleDanceSecondObjectiveMoved, Have: int32(own.GapTo(t.At).Floor()) + t.Radius, Want: 2 * Inch, By: n}
	}
	for m := No(1); m <= f.Last; m++ {
		if m == n || f.Trays[m].Kind == Off {
			continue
		}
		if f.CoversPart(m, t) {
			return f.by(ruleDanceSecondObjectiveMoved, m)
		}
	}
	return Refusal{}
}
