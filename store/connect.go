package store

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"
	"time"

	"github.com/nats-io/nats.go"
)

// connect reaches one of the servers of a cluster. While none answers it tries again
// until ctx ends.
func (s *Store) connect(ctx context.Context, c Config) error {
	options := append(s.options(), nats.ConnectHandler(s.beware))
	if c.Credentials != "" {
		options = append(options, nats.UserCredentials(c.Credentials))
	}
	if c.CA != "" {
		options = append(options, nats.RootCAs(c.CA))
	}
	return s.retry(ctx, "connect", func(context.Context, int) error {
		var err error
		s.nc, err = nats.Connect(c.URLs, options...)
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
			s.beware(nc)
		}),
		nats.ErrorHandler(func(_ *nats.Conn, sub *nats.Subscription, err error) {
			if sub != nil {
				err = fmt.Errorf("subscription to %s: %w", sub.Subject, err)
			}
			s.log.Warn("store: "+err.Error(), "at", s.where)
		}),
	}
}

// beware warns when others may listen to what is said to a cluster.
func (s *Store) beware(nc *nats.Conn) {
	_, err := nc.TLSConnectionState()
	if overheard(nc.ConnectedAddr(), err == nil) {
		s.log.Warn("store: speaks to the cluster in the clear, over a network: whoever listens there reads all matches and the secret for signing; use TLS", "to", nc.ConnectedUrlRedacted())
	}
}

// overheard tells whether what goes to an address leaves the machine in the clear.
func overheard(addr string, tls bool) bool {
	host, _, err := net.SplitHostPort(addr)
	if tls || err != nil { // it has broken already
		return false
	}
	ip := net.ParseIP(host)
	return ip == nil || !ip.IsLoopback()
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
