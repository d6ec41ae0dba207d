package main

import (
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gonfalon/store/storetest"
)

// TestHostingCommands runs the commands of docs/hosting.md as they stand there, but for
// places that a test may not use and numbers that would take long.
func TestHostingCommands(t *testing.T) {
	text, err := os.ReadFile("../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	servers := storetest.Cluster(t)
	for _, s := range servers {
		s.Start(t)
	}
	here := strings.NewReplacer(":8080", "127.0.0.1:0", "/var/lib/gonfalon", t.TempDir())
	shorter := regexp.MustCompile(`(--matches|--idle|--seconds) \d+`)
	bin := build(t)
	var first *victim
	backup, ran := "", map[string]int{}
	for _, block := range regexp.MustCompile("(?s)```console\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		for line := range strings.Lines(block[1]) {
			words := strings.Fields(line)
			if words[0] != "gonfalon" {
				continue
			}
			ran[words[1]]++
			switch words[1] {
			case "serve":
				args := strings.Fields(here.Replace(strings.Join(words[4:], " ")))
				if args[0] == "--nats" {
					args[1] = storetest.URLs(servers)
				}
				v := &victim{t: t, bin: bin, addr: here.Replace(words[3]), store: args}
				v.start()
				if answer, err := http.Get(v.url() + "/healthz"); err != nil || answer.StatusCode != http.StatusOK {
					t.Errorf("%s: %v", line, err)
				}
				if first == nil {
					first = v
				}
			case "load":
				line = shorter.ReplaceAllString(strings.ReplaceAll(line, "http://localhost:8080", first.url()), "$1 2")
				if out, err := exec.Command(bin, strings.Fields(line)[1:]...).CombinedOutput(); err != nil {
					t.Errorf("%s: %v\n%s", line, err, out)
				}
			case "backup": // of a server that runs
				backup = filepath.Join(t.TempDir(), "backup")
				args := []string{"backup", backup, "--data", first.store[1]}
				if words[3] == "--nats" {
					args = append(args[:2], "--nats", clusterInUse(t, bin, servers))
				}
				if out, err := exec.Command(bin, args...).CombinedOutput(); err != nil {
					t.Errorf("%s: %v\n%s", line, err, out)
				}
			case "restore":
				args := []string{"restore", backup, "--data", filepath.Join(t.TempDir(), "data")}
				if words[3] == "--nats" {
					fresh := storetest.Cluster(t)
					for _, s := range fresh {
						s.Start(t)
					}
					args = append(args[:2], "--nats", storetest.URLs(fresh))
				}
				if out, err := exec.Command(bin, args...).CombinedOutput(); err != nil {
					t.Errorf("%s: %v\n%s", line, err, out)
				}
			case "store": // of a copy: the server does not stop for it
				copied := t.TempDir()
				if err := os.CopyFS(copied, os.DirFS(first.store[1])); err != nil {
					t.Fatal(err)
				}
				args := strings.Fields(line)[1:3]
				if out, err := exec.Command(bin, append(args, "--data", copied)...).CombinedOutput(); err != nil {
					t.Errorf("%s: %v\n%s", line, err, out)
				}
			default:
				t.Errorf("%s: no test knows how to run this", line)
			}
		}
	}
	if ran["serve"] < 2 || ran["load"] < 3 {
		t.Errorf("ran %v", ran)
	}
}

// clusterInUse is the address of a cluster that a node has used.
func clusterInUse(t *testing.T, bin string, servers [3]*storetest.Server) string {
	t.Helper()
	v := &victim{t: t, bin: bin, addr: "127.0.0.1:0", store: []string{"--nats", storetest.URLs(servers)}}
	v.start()
	newCaller(t, "ann", v.url())
	v.kill()
	return storetest.URLs(servers)
}
