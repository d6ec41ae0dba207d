package main

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"gonfalon/store/storetest"
)

func TestMain(m *testing.M) {
	storetest.ServeIfAsked()
	os.Exit(m.Run())
}

// build builds the program.
func build(t *testing.T) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "gonfalon")
	if out, err := exec.Command("go", "build", "-o", bin, ".").CombinedOutput(); err != nil {
		t.Fatalf("build: %v\n%s", err, out)
	}
	return bin
}

// A victim is a server that is killed.
type victim struct {
	t         *testing.T
	bin, addr string
	store     []string // the options that say where it keeps everything
	env       []string
	wrap      []string // what runs the program, if it is not run as it is
	process   *exec.Cmd
}

// start starts the server, or starts it again at the same address, once that is free:
// while nobody listened there somebody else may have been given the port.
func (v *victim) start() {
	v.t.Helper()
	for end := time.Now().Add(giveUp); !v.begin(); time.Sleep(100 * time.Millisecond) {
		if strings.HasSuffix(v.addr, ":0") || time.Now().After(end) {
			v.t.Fatal("the server does not start")
		}
	}
}

// begin starts the server. It tells whether it runs.
func (v *victim) begin() bool {
	v.t.Helper()
	command := slices.Concat(v.wrap, []string{v.bin, "serve", "--addr", v.addr, "--rate", "1e6"}, v.store)
	v.process = exec.Command(command[0], command[1:]...)
	v.process.Env, v.process.Stderr = append(os.Environ(), v.env...), os.Stderr
	out, err := v.process.StdoutPipe()
	if err != nil {
		v.t.Fatal(err)
	}
	if err := v.process.Start(); err != nil {
		v.t.Fatal(err)
	}
	v.t.Cleanup(v.kill)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		v.kill()
		return false
	}
	_, v.addr, _ = strings.Cut(strings.TrimSpace(line), "://")
	return true
}

func (v *victim) url() string { return "http://" + v.addr }

// kill kills the server as kill -9 does.
func (v *victim) kill() {
	if v.process.ProcessState == nil {
		_ = v.process.Process.Kill()
		_ = v.process.Wait()
	}
}
