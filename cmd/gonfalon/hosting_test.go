package main

import (
	"crypto/tls"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gonfalon/games"
	"gonfalon/store/storetest"
)

// A guide is docs/hosting.md, and what its commands are run with.
type guide struct {
	t       *testing.T
	text    string
	bin     string
	backup  string // the last one
	ca      *storetest.Authority
	cluster string // where it is, with its password
	first   *victim
	service *victim // the first behind a proxy
	ran     map[string]int
}

// A step of the guide is a command of a section.
type step struct{ section, line string }

// steps are the commands of the guide, and those of its services.
func (g *guide) steps() (list []step) {
	command := regexp.MustCompile("(?m)^(?:ExecStart=/usr/local/bin/|ExecStart=/bin/sh -c 'exec )?(gonfalon (?:serve|backup|restore|store|load|admin|verify) [^'\n]*)")
	for part := range strings.SplitSeq(g.text, "\n## ") {
		section, _, _ := strings.Cut(part, "\n")
		for _, m := range command.FindAllStringSubmatch(part, -1) {
			list = append(list, step{section, strings.ReplaceAll(m[1], "$(date +%%F)", "today")})
		}
	}
	return list
}

// TestHostingCommands runs the commands of docs/hosting.md as they stand there, but for
// places that a test may not use and numbers that would take long.
func TestHostingCommands(t *testing.T) {
	text, err := os.ReadFile("../../docs/hosting.md")
	if err != nil {
		t.Fatal(err)
	}
	g := &guide{t: t, text: string(text), bin: build(t), ca: storetest.NewAuthority(t), ran: map[string]int{}}
	g.cluster = g.startNATS()
	evenings := map[string]*strings.Replacer{} // who plays, by section
	for _, s := range g.steps() {
		line, words := s.line, strings.Fields(s.line)
		g.ran[words[1]]++
		switch words[1] {
		case "serve":
			g.serve(words[2:])
		case "load":
			g.call(strings.Fields(regexp.MustCompile(`(--matches|--idle|--seconds) \d+`).ReplaceAllString(strings.ReplaceAll(line, "http://localhost:8080", g.first.url()), "$1 2"))[1:])
		case "backup": // of a server that runs
			g.backup = filepath.Join(t.TempDir(), "backup")
			g.call(g.here("backup", g.backup, words[3], g.first.store[1]))
		case "restore":
			g.call(g.here("restore", g.backup, words[3], filepath.Join(t.TempDir(), "data")))
		case "admin":
			if evenings[s.section] == nil {
				evenings[s.section] = g.evening(fmt.Sprint("198.51.100.", len(evenings)+1))
			}
			line = evenings[s.section].Replace(strings.ReplaceAll(line, "/var/lib/gonfalon", g.service.store[1]))
			sh := exec.Command("sh", "-c", "exec "+g.bin+strings.TrimPrefix(line, "gonfalon"))
			out, err := sh.CombinedOutput()
			if err != nil || len(out) == 0 {
				t.Errorf("%s: %v\n%s", line, err, out)
			}
			if strings.Contains(line, "--to person") && !strings.Contains(string(out), "https://play.example.org/join/"+strings.Fields(line)[3]+"/0/") {
				t.Errorf("%s: no link in %s", line, out)
			}
		case "verify":
			at := t.TempDir()
			g.call([]string{"sim", games.First().Name(), "-n", "2", "--logs", filepath.Join(at, filepath.Dir(words[2]))})
			logs, err := filepath.Glob(filepath.Join(at, words[2]))
			if err != nil || len(logs) != 2 {
				t.Fatalf("%s: %v, %v", words[2], logs, err)
			}
			g.call(append([]string{"verify"}, logs...))
		case "store": // of a copy: the server does not stop for it
			copied := t.TempDir()
			if err := os.CopyFS(copied, os.DirFS(g.first.store[1])); err != nil {
				t.Fatal(err)
			}
			g.call(append(words[1:3], "--data", copied))
		}
	}
	for command, least := range map[string]int{"serve": 4, "load": 3, "backup": 3, "restore": 2, "store": 2, "admin": 30, "verify": 1} {
		if g.ran[command] < least {
			t.Errorf("ran %v", g.ran)
		}
	}
}

// here says where a backup is from or goes to: a fresh cluster, for what is restored to one.
func (g *guide) here(what, backup, option, data string) []string {
	if option != "--nats" {
		return []string{what, backup, option, data}
	}
	servers := storetest.Cluster(g.t)
	for _, s := range servers {
		s.Start(g.t)
	}
	urls := storetest.URLs(servers)
	if what == "backup" {
		v := &victim{t: g.t, bin: g.bin, addr: "127.0.0.1:0", store: []string{"--nats", urls}}
		v.start()
		newCaller(g.t, "ann", v.url())
		v.kill()
	}
	return []string{what, backup, option, urls}
}

func (g *guide) call(args []string) {
	g.t.Helper()
	if out, err := exec.Command(g.bin, args...).CombinedOutput(); err != nil {
		g.t.Errorf("%q: %v\n%s", args, err, out)
	}
}

// serve starts a server with options, and sees that it is well.
func (g *guide) serve(options []string) {
	g.t.Helper()
	cert, key := filepath.Join(g.t.TempDir(), "cert.pem"), filepath.Join(g.t.TempDir(), "key.pem")
	g.ca.Issue(cert, key)
	options = strings.Fields(strings.NewReplacer(
		"/etc/gonfalon/cert.pem", cert, "/etc/gonfalon/key.pem", key, "/etc/gonfalon/ca.pem", g.ca.File, "127.0.0.1:9090", "127.0.0.1:0",
	).Replace(strings.Join(options, " ")))
	v := &victim{t: g.t, bin: g.bin, addr: "127.0.0.1:0"}
	if at := slices.Index(options, "--addr"); at >= 0 {
		options = slices.Delete(options, at, at+2)
	}
	if at := slices.Index(options, "--data"); at >= 0 {
		options = slices.Delete(options, at, at+2)
		options = append([]string{"--data", filepath.Join(g.t.TempDir(), "data")}, options...)
	} else {
		v.env = []string{"GONFALON_NATS=" + g.cluster}
	}
	v.store = options
	v.start()
	scheme := "http"
	if slices.Contains(options, "--tls-cert") {
		scheme = "https"
	}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{RootCAs: g.ca.Pool()}}}
	if answer, err := client.Get(scheme + "://" + v.addr + "/healthz"); err != nil || answer.StatusCode != http.StatusOK {
		g.t.Errorf("%q: %v", options, err)
	}
	if g.first == nil {
		g.first = v
	}
	if g.service == nil && slices.Contains(options, "--proxy") {
		g.service = v
	}
}

// A visit comes to the service from an address, past its proxy.
type visit struct{ from string }

func (v visit) RoundTrip(r *http.Request) (*http.Response, error) {
	r = r.Clone(r.Context())
	r.Host = "play.example.org"
	r.Header.Set("X-Forwarded-For", v.from)
	return http.DefaultTransport.RoundTrip(r)
}

func (g *guide) player(name, from string) *caller {
	c := newCaller(g.t, name)
	c.nodes, c.client.Transport = []string{g.service.url()}, visit{from}
	c.must("POST", "/api/me", map[string]any{"name": name}, nil)
	return c
}

// evening has people play at the service, one of whom, who comes from an address, is reported, and
// puts their names where the commands have words for them.
func (g *guide) evening(from string) *strings.Replacer {
	g.t.Helper()
	var me struct{ Account string }
	ann, bob, carl := g.player("ann", "192.0.2.1"), g.player("bob", from), g.player("carl", "192.0.2.3")
	var l view
	ann.must("POST", "/api/matches", map[string]any{"game": games.First().Name(), "seats": []any{chair(""), chair(""), chair("random")}, "sit": []int{1}, "open": true}, &l)
	bob.must("POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 0}, nil)
	var made struct{ ID string }
	ann.must("POST", "/api/matches/"+l.ID+"/reports", map[string]any{"seat": 0, "why": "rude"}, &made)
	bob.must("GET", "/api/me", nil, &me)
	bobs := me.Account
	carl.must("GET", "/api/me", nil, &me)
	return strings.NewReplacer("MATCH", l.ID, "ACCOUNT", bobs, "OTHER", me.Account, "REPORT", made.ID)
}
