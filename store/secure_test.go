package store

import (
	"bytes"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"gonfalon/store/storetest"

	"github.com/nats-io/jwt/v2"
	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nkeys"
)

// startNATS starts one server with JetStream at every address of this machine, and returns its port.
func startNATS(t *testing.T, o server.Options) int {
	t.Helper()
	o.Host, o.Port, o.NoSigs, o.JetStream, o.StoreDir = "0.0.0.0", server.RANDOM_PORT, true, true, t.TempDir()
	s, err := server.NewServer(&o)
	if err != nil {
		t.Fatal(err)
	}
	s.Start()
	t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
	if !s.ReadyForConnections(time.Minute) {
		t.Fatal("the NATS server does not get ready")
	}
	return s.Addr().(*net.TCPAddr).Port
}

// serverTLS is how a server speaks TLS that shows a certificate of an authority.
func serverTLS(t *testing.T, a *storetest.Authority) *tls.Config {
	t.Helper()
	cert, key := filepath.Join(t.TempDir(), "cert"), filepath.Join(t.TempDir(), "key")
	a.Issue(cert, key)
	pair, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		t.Fatal(err)
	}
	return &tls.Config{Certificates: []tls.Certificate{pair}}
}

// operated makes the servers of an operator with an account for us, and the file of its user.
func operated(t *testing.T) (o server.Options, creds string) {
	t.Helper()
	pair := func(make func() (nkeys.KeyPair, error)) (nkeys.KeyPair, string) {
		k, err := make()
		if err != nil {
			t.Fatal(err)
		}
		public, err := k.PublicKey()
		if err != nil {
			t.Fatal(err)
		}
		return k, public
	}
	encode := func(c jwt.Claims, by nkeys.KeyPair) string {
		text, err := c.Encode(by)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	operator, operatorID := pair(nkeys.CreateOperator)
	account, accountID := pair(nkeys.CreateAccount)
	_, systemID := pair(nkeys.CreateAccount)
	user, userID := pair(nkeys.CreateUser)
	ours := jwt.NewAccountClaims(accountID)
	ours.Limits.JetStreamLimits = jwt.JetStreamLimits{MemoryStorage: -1, DiskStorage: -1, Streams: -1, Consumer: -1}
	resolver := &server.MemAccResolver{}
	for id, c := range map[string]*jwt.AccountClaims{accountID: ours, systemID: jwt.NewAccountClaims(systemID)} {
		if err := resolver.Store(id, encode(c, operator)); err != nil {
			t.Fatal(err)
		}
	}
	seed, err := user.Seed()
	if err != nil {
		t.Fatal(err)
	}
	text, err := jwt.FormatUserConfig(encode(jwt.NewUserClaims(userID), account), seed)
	if err != nil {
		t.Fatal(err)
	}
	creds = filepath.Join(t.TempDir(), "gonfalon.creds")
	if err := os.WriteFile(creds, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return server.Options{TrustedOperators: []*jwt.OperatorClaims{jwt.NewOperatorClaims(operatorID)}, AccountResolver: resolver, SystemAccount: systemID}, creds
}

// TestCredentialsOverTLS writes and reads in a cluster that lets in only who has credentials,
// over TLS; without them, or with another authority, it does not.
func TestCredentialsOverTLS(t *testing.T) {
	ca := storetest.NewAuthority(t)
	o, creds := operated(t)
	o.TLSConfig = serverTLS(t, ca)
	url := fmt.Sprintf("tls://127.0.0.1:%d", startNATS(t, o))
	s := open(t, Config{URLs: url, Replicas: 1, Credentials: creds, CA: ca.File})
	ctx := limited(t, giveUp)
	seq, err := s.Append(ctx, "match", 0, []byte("first"))
	if err != nil {
		t.Fatal(err)
	}
	if list, err := s.Read(ctx, "match", 0); err != nil || len(list) != 1 || list[0].Seq != seq {
		t.Errorf("got %v, %v", list, err)
	}
	for what, c := range map[string]Config{
		"without credentials":                {CA: ca.File},
		"with an authority that is not ours": {Credentials: creds, CA: storetest.NewAuthority(t).File},
		"with a file that is not there":      {Credentials: filepath.Join(t.TempDir(), "nothing"), CA: ca.File},
	} {
		c.URLs, c.Replicas = url, 1
		if s, err := Open(limited(t, 5*time.Second), c); err == nil {
			s.Close()
			t.Errorf("%s: it is opened", what)
		}
	}
}

// TestOverheard connects by every address of this machine: what stays within it is not
// overheard, nor what goes over TLS.
func TestOverheard(t *testing.T) {
	addresses, err := net.InterfaceAddrs()
	if err != nil {
		t.Fatal(err)
	}
	port := startNATS(t, server.Options{})
	ca := storetest.NewAuthority(t)
	secure := startNATS(t, server.Options{TLSConfig: serverTLS(t, ca)})
	warned := func(c Config) bool {
		var log notes
		c.Replicas, c.Log = 1, slog.New(slog.NewTextHandler(&log, nil))
		s := open(t, c)
		s.nc.Opts.ConnectedCB(s.nc) // which is called by itself at another time
		s.Close()
		return strings.Contains(log.String(), "in the clear")
	}
	for _, a := range addresses {
		if ip, ok := a.(*net.IPNet); ok && ip.IP.To4() != nil {
			if got, want := warned(Config{URLs: fmt.Sprintf("nats://%s:%d", ip.IP, port)}), !ip.IP.IsLoopback(); got != want {
				t.Errorf("%s: warned %t, want %t", ip.IP, got, want)
			}
		}
	}
	if warned(Config{URLs: fmt.Sprintf("tls://127.0.0.1:%d", secure), CA: ca.File}) {
		t.Error("warned of TLS")
	}
	for addr, want := range map[string]bool{"10.0.0.1:4222": true, "[fd00::1]:4222": true, "[::1]:4222": false, "127.0.0.2:4222": false, "pipe": false} {
		if got := overheard(addr, false); got != want {
			t.Errorf("%s: overheard %t, want %t", addr, got, want)
		}
		if overheard(addr, true) {
			t.Errorf("%s: overheard over TLS", addr)
		}
	}
}

// notes are a log that tests can look into.
type notes struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (n *notes) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.Write(p)
}

func (n *notes) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.text.String()
}
