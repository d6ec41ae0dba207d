// Package storetest has NATS clusters for tests: real servers, each a process of its own
// that can be killed and started again. Whoever uses it calls ServeIfAsked first thing in
// TestMain, since the servers are copies of the test binary.
package storetest

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/nats-io/nats-server/v2/server"
)

// asked is the environment variable that makes a copy of the test binary a server.
const asked = "STORETEST_SERVE"

// A Server is one of the servers of a cluster.
type Server struct {
	Name         string
	Client, Peer int // ports
	Peers        []int
	Dir          string

	process *exec.Cmd
	stdin   io.Closer
}

// Cluster gives three servers that are not started yet.
func Cluster(t testing.TB) (servers [3]*Server) {
	t.Helper()
	var ports [6]int
	for i := range ports {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		ports[i] = l.Addr().(*net.TCPAddr).Port
	}
	for i := range servers {
		servers[i] = &Server{Name: fmt.Sprintf("n%d", i), Client: ports[i], Peer: ports[3+i], Peers: ports[3:], Dir: t.TempDir()}
	}
	return servers
}

// URLs are the addresses of servers, as a store wants them.
func URLs(servers [3]*Server) string {
	var list []string
	for _, s := range servers {
		list = append(list, fmt.Sprintf("nats://127.0.0.1:%d", s.Client))
	}
	return strings.Join(list, ",")
}

// Start starts a server, or starts it again. It ends with the test at the latest.
func (s *Server) Start(t testing.TB) {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	arg, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	s.process = exec.Command(exe)
	s.process.Env = append(os.Environ(), asked+"="+string(arg))
	s.process.Stderr = os.Stderr
	if s.stdin, err = s.process.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	if err := s.process.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Kill)
}

// Kill kills a server as kill -9 does.
func (s *Server) Kill() {
	if s.process.ProcessState == nil {
		_ = s.process.Process.Kill()
		_ = s.process.Wait()
	}
}

// ServeIfAsked returns at once in a test binary that runs tests. In a copy that Start has
// made it serves until it is killed, or the tests have ended.
func ServeIfAsked() {
	arg, ok := os.LookupEnv(asked)
	if !ok {
		return
	}
	if err := serve([]byte(arg)); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	_, _ = io.Copy(io.Discard, os.Stdin) // which ends with the tests, whatever happens to them
	os.Exit(0)
}

func serve(arg []byte) error {
	var s Server
	if err := json.Unmarshal(arg, &s); err != nil {
		return err
	}
	var routes []string
	for _, p := range s.Peers {
		routes = append(routes, fmt.Sprintf("nats://127.0.0.1:%d", p))
	}
	ns, err := server.NewServer(&server.Options{
		ServerName: s.Name, Host: "127.0.0.1", Port: s.Client, NoSigs: true,
		JetStream: true, StoreDir: s.Dir, SyncAlways: true,
		Cluster: server.ClusterOpts{Name: "test", Host: "127.0.0.1", Port: s.Peer},
		Routes:  server.RoutesFromStr(strings.Join(routes, ",")),
	})
	if err != nil {
		return err
	}
	ns.Start()
	return nil
}
