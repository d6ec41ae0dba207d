package main

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/nats-io/nats-server/v2/server"
	"github.com/nats-io/nats.go"
)

// startNATS starts the three servers that the guide describes, by its own file but for places and
// addresses, and returns where they are.
func (g *guide) startNATS() (urls string) {
	g.t.Helper()
	block := regexp.MustCompile("(?s)```nats\n(.*?)```").FindStringSubmatch(g.text)
	if block == nil {
		g.t.Fatal("the guide shows no nats.conf")
	}
	g.t.Setenv("GONFALON_PASSWORD", "tell-nobody")
	g.t.Setenv("SYS_PASSWORD", "tell-nobody-either")
	var list []string
	ports := freePorts(g.t, 6)
	for n := range 3 {
		dir := g.t.TempDir()
		cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
		g.ca.Issue(cert, key)
		text := strings.NewReplacer(
			"nats1", fmt.Sprint("nats", n+1), "/var/lib/nats", filepath.Join(dir, "data"),
			"/etc/nats/cert.pem", cert, "/etc/nats/key.pem", key, "/etc/nats/ca.pem", g.ca.File,
			"0.0.0.0:4222", fmt.Sprint("127.0.0.1:", ports[n]), "0.0.0.0:6222", fmt.Sprint("127.0.0.1:", ports[3+n]),
			"10.0.0.1:6222", fmt.Sprint("127.0.0.1:", ports[3]), "10.0.0.2:6222", fmt.Sprint("127.0.0.1:", ports[4]), "10.0.0.3:6222", fmt.Sprint("127.0.0.1:", ports[5]),
		).Replace(block[1])
		file := filepath.Join(dir, "nats.conf")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			g.t.Fatal(err)
		}
		o, err := server.ProcessConfigFile(file)
		if err != nil {
			g.t.Fatal(err)
		}
		o.NoSigs, o.NoLog = true, true
		s, err := server.NewServer(o)
		if err != nil {
			g.t.Fatal(err)
		}
		go s.Start()
		g.t.Cleanup(func() { s.Shutdown(); s.WaitForShutdown() })
		list = append(list, fmt.Sprintf("tls://gonfalon:tell-nobody@127.0.0.1:%d", ports[n]))
	}
	g.outsiders(list[0])
	return strings.Join(list, ",")
}

// outsiders sees that nobody gets in without the password or in the clear, and that our user gets
// no further than he must.
func (g *guide) outsiders(url string) {
	g.t.Helper()
	var nc *nats.Conn
	var err error
	refused := make(chan error, 1)
	for end := time.Now().Add(giveUp); ; time.Sleep(50 * time.Millisecond) { // until it has started
		if nc, err = nats.Connect(url, nats.RootCAs(g.ca.File), nats.ErrorHandler(func(_ *nats.Conn, _ *nats.Subscription, err error) { refused <- err })); err == nil {
			break
		}
		if time.Now().After(end) {
			g.t.Fatalf("with the password: %v", err)
		}
	}
	defer nc.Close()
	if _, err := nc.SubscribeSync("journal.>"); err != nil {
		g.t.Fatal(err)
	}
	select {
	case err := <-refused:
		if !errors.Is(err, nats.ErrPermissionViolation) {
			g.t.Errorf("our user listens to journals: %v", err)
		}
	case <-time.After(giveUp):
		g.t.Error("our user listens to journals")
	}
	for what, at := range map[string]string{
		"without the password": strings.Replace(url, "gonfalon:tell-nobody@", "", 1),
		"with another":         strings.Replace(url, "tell-nobody", "guessed", 1),
	} {
		if nc, err := nats.Connect(at, nats.RootCAs(g.ca.File)); err == nil {
			nc.Close()
			g.t.Errorf("%s: somebody gets in", what)
		}
	}
	if nc, err := nats.Connect(url); err == nil {
		nc.Close()
		g.t.Error("a certificate of nobody's is taken")
	}
}

// freePorts are ports that nobody uses just now.
func freePorts(t *testing.T, n int) (ports []int) {
	t.Helper()
	for range n {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		ports = append(ports, l.Addr().(*net.TCPAddr).Port)
	}
	return ports
}
