package main

import (
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"time"

	"gonfalon/web"
)

// A listening is where the server listens.
type listening struct {
	main, metrics net.Listener     // metrics is nil if they have no address of their own
	certificate   *web.Certificate // nil for a server that does not speak TLS itself
}

// listen opens the addresses. What is not safe there is said.
func (c *serveCommand) listen(log *slog.Logger) (l *listening, err error) {
	l = &listening{}
	if (c.TLSCert == "") != (c.TLSKey == "") {
		return nil, errors.New("--tls-cert and --tls-key go together")
	}
	if c.TLSCert != "" {
		if l.certificate, err = web.OpenCertificate(c.TLSCert, c.TLSKey, log); err != nil {
			return nil, err
		}
	}
	if l.main, err = net.Listen("tcp", c.Addr); err != nil {
		return nil, err
	}
	if c.Metrics != "" {
		if l.metrics, err = net.Listen("tcp", c.Metrics); err != nil {
			l.close()
			return nil, err
		}
	}
	if l.certificate == nil && !c.Proxy && !local(l.main.Addr()) {
		log.Warn("listens to the world without TLS: whoever is on the way reads what players send, and takes their accounts; use --tls-cert and --tls-key, or a proxy with --proxy", "at", l.main.Addr())
	}
	return l, nil
}

// local tells whether only this machine reaches an address.
func local(addr net.Addr) bool {
	tcp, ok := addr.(*net.TCPAddr)
	return ok && tcp.IP.IsLoopback()
}

func (l *listening) close() {
	l.main.Close()
	if l.metrics != nil {
		l.metrics.Close()
	}
}

// serve answers at the main address until the server is closed.
func (l *listening) serve(server *http.Server) error {
	if l.certificate == nil {
		return server.Serve(l.main)
	}
	server.TLSConfig = l.certificate.TLS()
	return server.ServeTLS(l.main, "", "")
}

func (l *listening) scheme() string {
	if l.certificate == nil {
		return "http"
	}
	return "https"
}

// pages says where players find the pages, as far as the server knows. What stands behind a proxy
// is found there by https.
func (c *serveCommand) pages(l *listening) string {
	if len(c.Host) == 0 {
		return l.scheme() + "://" + spoken(c.Addr, l.main.Addr())
	}
	if c.Proxy {
		return "https://" + c.Host[0]
	}
	port := l.main.Addr().(*net.TCPAddr).Port
	if port == map[string]int{"http": 80, "https": 443}[l.scheme()] {
		return l.scheme() + "://" + c.Host[0]
	}
	return l.scheme() + "://" + net.JoinHostPort(c.Host[0], fmt.Sprint(port))
}

func newServer(handler http.Handler, log *slog.Logger) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       time.Minute,
		WriteTimeout:      time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ErrorLog:          slog.NewLogLogger(log.Handler(), slog.LevelDebug),
	}
}

// spoken writes where a server listens that was asked to at an address, as one would type it.
func spoken(asked string, at net.Addr) string {
	host, _, _ := net.SplitHostPort(asked)
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	return net.JoinHostPort(host, fmt.Sprint(at.(*net.TCPAddr).Port))
}
