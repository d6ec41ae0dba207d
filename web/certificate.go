package web

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// A Certificate is kept in files, and read anew when they have changed.
type Certificate struct {
	cert, key string
	log       *slog.Logger

	mu      sync.Mutex
	current *tls.Certificate
	stamp   string // of the files that were read last
	looked  time.Time
}

// certificateEvery is how often it is seen whether the files have changed, at most.
const certificateEvery = time.Second

// OpenCertificate reads a certificate and its key, both in PEM.
func OpenCertificate(cert, key string, log *slog.Logger) (*Certificate, error) {
	c := &Certificate{cert: cert, key: key, log: log}
	if err := c.read(c.stamped()); err != nil {
		return nil, err
	}
	return c, nil
}

// TLS is how a server speaks TLS with the certificate.
func (c *Certificate) TLS() *tls.Config {
	return &tls.Config{
		MinVersion:     tls.VersionTLS12,
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return c.now(), nil },
	}
}

// now returns the certificate as the files have it; what cannot be read, since it is only half
// written, does not count yet.
func (c *Certificate) now() *tls.Certificate {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.looked) < certificateEvery {
		return c.current
	}
	was := c.stamp
	stamp := c.stamped()
	if stamp == was {
		return c.current
	}
	if err := c.read(stamp); err != nil {
		c.log.Warn("the certificate has changed and cannot be used; the one of before goes on", "error", err)
	} else {
		c.log.Info("the certificate was read anew", "file", c.cert)
	}
	return c.current
}

// stamped tells the files from what they were before.
func (c *Certificate) stamped() (stamp string) {
	c.looked = time.Now()
	for _, name := range [...]string{c.cert, c.key} {
		if info, err := os.Stat(name); err == nil {
			stamp += fmt.Sprintln(info.ModTime().UnixNano(), info.Size())
		}
	}
	return stamp
}

func (c *Certificate) read(stamp string) error {
	c.stamp = stamp
	pair, err := tls.LoadX509KeyPair(c.cert, c.key)
	if err != nil {
		return fmt.Errorf("read the certificate: %w", err)
	}
	c.current = &pair
	return nil
}
