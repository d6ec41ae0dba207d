package table

import (
	"context"

	"gonfalon/game"
)

// Words are what somebody has said or written, as another has read them.
type Words struct {
	Time   string `json:"time"`
	Letter bool   `json:"letter,omitempty"`
	Text   string `json:"text"`
}

// maxWords is how many of the last words of somebody are kept with a report.
const maxWords = 20

// Host is no seat: whoever set the table up.
const Host = game.NoSeat

// Whose returns which account has a seat of a match, or has set it up, and the last words of that
// account that another could read there. With the number of an update it is who has said that.
func (t *Tables) Whose(ctx context.Context, id, account string, s game.Seat, seq uint64) (about string, words []Words, err error) {
	words = []Words{}
	err = t.in(ctx, id, func(r *room) error {
		updates := r.since(0, account)
		switch {
		case seq > 0:
			for _, u := range updates {
				if u.Seq == seq {
					about = u.by
				}
			}
		case s == Host:
			about = r.m.owner
		case s >= 0 && int(s) < len(r.m.seats):
			about = r.m.seats[s].account
		}
		if about == "" {
			return ErrNobody
		}
		for _, u := range updates {
			if u.by == about && (seq == 0 || u.Seq == seq) {
				words = append(words, Words{u.Time.Format("2006-01-02T15:04:05Z"), u.What == "letter", u.Text})
			}
		}
		words = words[max(0, len(words)-maxWords):]
		return nil
	})
	return about, words, err
}
