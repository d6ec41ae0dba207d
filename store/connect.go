package store

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// connect reaches one of the servers of a cluster. While none answers it tries again
// until ctx ends.
func (s *Store) connect(ctx context.Context, urls string) error {
	return s.retry(ctx, "connect", func(context.Context, int) error {
		var err error
		s.nc, err = nats.Connect(urls, s.options()...)
		if errors.Is(err, nats.ErrNoServers) {
			return passing{err} // they may only just be starting
		}
		return err
	})
}

// options are those of every connection. A lost connection is sought again for ever.
func (s *Store) options() []nats.Option {
	return []nats.Option{
		nats.Name("gonfalon"),
		nats.Timeout(2 * time.Second),
		nats.MaxReconnects(-1),
		nats.IgnoreAuthErrorAbort(),
		nats.CustomReconnectDelay(backoff),
		// What cannot be sent fails at once: calls retry by themselves and know what
		// they may repeat.
		nats.ReconnectBufSize(-1),
		nats.SyncQueueLen(2 * batchMessages), // by default there is room for 65,536, for each that reads
		nats.PingInterval(5 * time.Second),
		nats.MaxPingsOutstanding(2),
		nats.DisconnectErrHandler(func(_ *nats.Conn, err error) {
			s.breakLine()
			if err != nil {
				s.log.Warn("store: connection lost", "at", s.where, "err", err)
			}
		}),
		nats.ReconnectHandler(func(nc *nats.Conn) {
			s.log.Info("store: connected again", "to", nc.ConnectedUrlRedacted())
		}),
		nats.ErrorHandler(func(_ *nats.Conn, sub *nats.Subscription, err error) {
			if sub != nil {
				err = fmt.Errorf("subscription to %s: %w", sub.Subject, err)
			}
			s.log.Warn("store: "+err.Error(), "at", s.where)
		}),
	}
}

// redact hides the passwords of a list of URLs.
func redact(urls string) string {
	list := strings.Split(urls, ",")
	for i, u := range list {
		if p, err := url.Parse(strings.TrimSpace(u)); err == nil && p.User != nil {
			p.User = url.User("xxxxx") // a user without a password may be a token
			list[i] = p.String()
		}
	}
	return strings.Join(list, ",")
}
