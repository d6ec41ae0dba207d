package store

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"log/slog"
	"net"
	"os"
	"os/exec"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/store/storetest"

	"github.com/nats-io/nats-server/v2/server"
)

// roles are what a copy of the test binary does when it is started by a test, to be
// killed by it.
var roles = map[string]func(arg string) error{
	"append": appendUntilKilled,
	"work":   workUntilKilled,
}

func TestMain(m *testing.M) {
	storetest.ServeIfAsked()
	role, arg, ok := strings.Cut(os.Getenv("STORE_TEST_ROLE"), " ")
	if !ok {
		os.Exit(m.Run())
	}
	go func() { // a child does not outlive the test, whatever happens to that
		io.Copy(io.Discard, os.Stdin)
		os.Exit(0)
	}()
	if err := roles[role](arg); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	select {}
}

// A child is a copy of the test binary in some role.
type child struct {
	cmd   *exec.Cmd
	lines *bufio.Scanner
	stdin io.Closer
}

func start(t testing.TB, role, arg string) *child {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := &child{cmd: exec.Command(exe)}
	c.cmd.Env = append(os.Environ(), "STORE_TEST_ROLE="+role+" "+arg)
	c.cmd.Stderr = os.Stderr
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	c.lines = bufio.NewScanner(out)
	if c.stdin, err = c.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := c.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.kill)
	return c
}

// kill kills the child as kill -9 does.
func (c *child) kill() {
	if c.cmd.ProcessState == nil {
		c.cmd.Process.Kill()
		c.cmd.Wait()
	}
}

func open(t testing.TB, c Config) *Store {
	t.Helper()
	s, err := Open(limited(t, giveUp), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// giveUp is after how long a test no longer waits. It measures nothing.
const giveUp = 3 * time.Minute

// limited is a context that ends after a time, or with the test.
func limited(t testing.TB, d time.Duration) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), d)
	t.Cleanup(cancel)
	return ctx
}

// lone starts a server that stands alone, for several stores.
func lone(t testing.TB) (url string) {
	t.Helper()
	return serve(t, &server.Options{Host: "127.0.0.1", Port: -1, NoSigs: true, JetStream: true, StoreDir: t.TempDir()})
}

func serve(t testing.TB, o *server.Options) (url string) {
	t.Helper()
	ns, err := server.NewServer(o)
	if err != nil {
		t.Fatal(err)
	}
	ns.Start()
	t.Cleanup(func() { ns.Shutdown(); ns.WaitForShutdown() })
	if !ns.ReadyForConnections(giveUp) {
		t.Fatal("the server does not start")
	}
	return ns.ClientURL()
}

// A wire leads to a server and can be cut.
type wire struct {
	url      string
	question atomic.Bool // cut when the client next says something, which is lost
	answer   atomic.Bool // cut when the server next says something, which is lost
	hold     sync.Mutex  // held: nobody connects
	lines    int
}

// tap lays a wire to a server.
func tap(t testing.TB, url string) *wire {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	w := &wire{url: "nats://" + l.Addr().String()}
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			w.hold.Lock()
			w.lines++
			w.hold.Unlock()
			s, err := net.Dial("tcp", strings.TrimPrefix(url, "nats://"))
			if err != nil {
				c.Close()
				continue
			}
			go carry(c, s, &w.question)
			go carry(s, c, &w.answer)
		}
	}()
	return w
}

// cut cuts the wire once, either when the next answer comes or before the next question
// goes through.
func (w *wire) cut(answer bool) {
	if answer {
		w.answer.Store(true)
	} else {
		w.question.Store(true)
	}
}

func carry(from, to net.Conn, cut *atomic.Bool) {
	defer from.Close()
	defer to.Close()
	buf := make([]byte, 1<<16)
	for {
		n, err := from.Read(buf)
		if err != nil || cut.CompareAndSwap(true, false) {
			return
		}
		if _, err := to.Write(buf[:n]); err != nil {
			return
		}
	}
}

// A notebook is a log that tests can look into.
type notebook struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (n *notebook) Write(p []byte) (int, error) {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.buf.Write(p)
}

func (n *notebook) String() string {
	n.mu.Lock()
	defer n.mu.Unlock()
	return n.buf.String()
}

func (n *notebook) log() *slog.Logger { return slog.New(slog.NewTextHandler(n, nil)) }

// eventually waits for something to become true.
func eventually(t testing.TB, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(giveUp); !f(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("not within %v: %s", giveUp, what)
		}
	}
}
