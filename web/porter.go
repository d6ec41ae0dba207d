package web

import (
	"context"
	"encoding/json"
	"net/netip"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"gonfalon/store"
)

// A porter knows who may come in: who is banned, who must be silent, who administers the server,
// and whether anything may be changed at all. All nodes know the same, after a moment.
type porter struct {
	store     *store.Store
	sanctions *store.Bucket
	house     *store.Bucket
	learning  sync.Mutex
	now       atomic.Pointer[standing]
	heed      func(readOnly bool) // is told what is in force
}

// A standing is what is in force. It is never changed, only replaced.
type standing struct {
	sanctions map[string]*Sanction // by their keys
	admins    map[string]time.Time // since when
	readOnly  *ReadOnly            // nil while all can be done
}

// ReadOnly says that nothing can be changed for a while.
type ReadOnly struct {
	Since time.Time `json:"since"`
	Why   string    `json:"why" doc:"In the words of the administrator"`
}

// The kinds of sanctions.
const (
	toMute  = "mute"   // an account says and writes nothing
	toBan   = "ban"    // an account does nothing
	toBanAt = "ban-at" // nobody does anything from an address, or from its /64
)

// A Sanction is what an administrator has laid on an account, or on an address.
type Sanction struct {
	ID      string     `json:"id" doc:"By which it is lifted"`
	Kind    string     `json:"kind" enum:"mute,ban,ban-at"`
	Account string     `json:"account,omitempty"`
	Name    string     `json:"name,omitempty"`
	Address string     `json:"address,omitempty" doc:"Of ban-at: an address, or a network of IPv6"`
	Since   time.Time  `json:"since"`
	Until   *time.Time `json:"until,omitempty" doc:"Without it, until it is lifted"`
	Why     string     `json:"why"`
	By      string     `json:"by" doc:"The account of the administrator, or console"`
}

func (x *Sanction) over(now time.Time) bool { return x.Until != nil && now.After(*x.Until) }

const (
	topicHouse    = "house"
	keyReadOnly   = "read-only"
	prefixAdmin   = "admin."
	rememberEvery = 30 * time.Second // what another node did and did not get to tell
)

// openPorter finds out what is in force. He hears of changes until the context ends.
func openPorter(ctx context.Context, s *store.Store, heed func(bool)) (*porter, error) {
	p := &porter{store: s, heed: heed}
	for name, b := range map[string]**store.Bucket{"sanctions": &p.sanctions, "house": &p.house} {
		var err error
		if *b, err = s.Bucket(ctx, name); err != nil {
			return nil, err
		}
	}
	if err := p.learn(ctx); err != nil {
		return nil, err
	}
	changed := make(chan struct{}, 1)
	err := s.Hear(ctx, topicHouse, func([]byte) {
		select {
		case changed <- struct{}{}:
		default:
		}
	})
	if err != nil {
		return nil, err
	}
	go func() {
		tick := time.NewTicker(rememberEvery)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				return
			case <-changed:
			case <-tick.C:
			}
			_ = p.learn(ctx) // the next time will do
		}
	}()
	return p, nil
}

// learn reads what is in force.
func (p *porter) learn(ctx context.Context) error {
	p.learning.Lock()
	defer p.learning.Unlock()
	now := &standing{sanctions: map[string]*Sanction{}, admins: map[string]time.Time{}}
	err := p.sanctions.Each(ctx, "", func(key string, data []byte, _ uint64) error {
		x := &Sanction{}
		now.sanctions[key] = x
		return json.Unmarshal(data, x)
	})
	if err == nil {
		err = p.house.Each(ctx, "", func(key string, data []byte, _ uint64) error {
			if account, admin := strings.CutPrefix(key, prefixAdmin); admin {
				var since time.Time
				err := json.Unmarshal(data, &since)
				now.admins[account] = since
				return err
			}
			if key == keyReadOnly {
				now.readOnly = &ReadOnly{}
				return json.Unmarshal(data, now.readOnly)
			}
			return nil
		})
	}
	if err != nil {
		return err
	}
	p.now.Store(now)
	p.heed(now.readOnly != nil)
	return nil
}

// set writes a record, or deletes it if the value is nil, and has all nodes learn of it.
func (p *porter) set(ctx context.Context, b *store.Bucket, key string, value any) error {
	var err error
	if value == nil {
		err = b.Delete(ctx, key)
	} else {
		var data []byte
		if data, err = json.Marshal(value); err == nil {
			_, err = b.Put(ctx, key, data)
		}
	}
	if err == nil {
		err = p.learn(ctx)
	}
	if err == nil {
		err = p.store.Tell(topicHouse, []byte(key))
	}
	return err
}

// inForce returns a sanction that is not over, or nil.
func (p *porter) inForce(kind, whom string) *Sanction {
	x := p.now.Load().sanctions[kind+"."+whom]
	if whom == "" || x == nil || x.over(time.Now()) {
		return nil
	}
	return x
}

// bars returns the ban under which a client comes, or nil. Nobody is kept out of his own machine.
func (p *porter) bars(c client) *Sanction {
	if x := p.inForce(toBan, c.account); x != nil {
		return x
	}
	if c.local {
		return nil
	}
	return p.inForce(toBanAt, networkKey(c.address))
}

// admin tells whether an account administers the server.
func (p *porter) admin(account string) bool {
	_, admin := p.now.Load().admins[account]
	return admin && account != ""
}

// isAddress tells whether a text is an address.
func isAddress(text string) bool {
	_, err := netip.ParseAddr(text)
	return err == nil
}

// networkKey is the network of an address as a part of a key, or "".
func networkKey(address string) string {
	if !isAddress(address) {
		return ""
	}
	return strings.NewReplacer(".", "-", ":", "_", "/", "-").Replace(network(address))
}
