package web

import (
	"bufio"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"runtime/debug"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"gonfalon/game"
	"gonfalon/games/gamestest"
	"gonfalon/table"

	"github.com/coder/websocket"
)

const (
	actsARound  = 100 // when it is quiet, and as many under abuse
	actsBetween = 20
	// roundsAtMost are measured until what is wanted is seen: what else the machine does makes some
	// of them worse, and none better.
	roundsAtMost = 6
	abusers      = 8 // of what is dear, and streams that flood, at a time
	// abusePace is how long the abuser rests between two requests of a kind: together they come to
	// some five times of what one client may.
	abusePace = 25 * time.Millisecond
	// actPace is how long the other rests before each action.
	actPace = 20 * time.Millisecond
	// abuserEnv has, in the process of the abuser, what he is to do. He gives way to all else on this
	// machine, as if he had one of his own.
	abuserEnv = "GONFALON_ABUSER"
)

// An abuser is one account at one address.
type abuser struct {
	URL, Cookie, Match string
	Dear               []string // what takes long to answer
}

// TestAbuseOfOneIsNotFeltByAnother has one account at one address do all that there are quotas of,
// flood streams, and ask for what is dear while another plays: the p99 of the other stays below 3
// times that of when it is quiet. Short of time, it is only seen that he can go on.
func TestAbuseOfOneIsNotFeltByAnother(t *testing.T) {
	if plan := os.Getenv(abuserEnv); plan != "" {
		abuseAs(t, plan)
		return
	}
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // as the program does
	h := openHouse(t, func(c *Config) { c.Proxy, c.Rate = true, 0 })
	ann, eve, mallory := h.guest("ann").at("192.0.2.1"), h.guest("eve").at("192.0.2.2"), h.guest("mallory").at("192.0.2.2")
	eve.want(200, "POST", "/api/matches", map[string]any{"game": "toy", "seats": twoChairs, "sit": []int{0}, "open": true}, nil)
	mallory.match, mallory.seat = eve.shares(mallory), 1
	var kept Kept
	eve.want(200, "POST", "/api/logs", finishedLog(t), &kept)
	plan := abuser{
		URL: h.url, Cookie: eve.client.Jar.Cookies(mustURL(t, h.url))[0].Value, Match: mallory.match,
		Dear: []string{"/api/logs/" + kept.ID + "/story", "/api/logs/" + kept.ID + "/replay?n=200", "/api/games", "/api/rules/" + gamestest.Board, "/api/matches", "/api/matches?list=mine", "/api/openapi.json"},
	}

	p := &patient{guest: ann}
	p.act() // what is done once only is done
	for range roundsAtMost {
		p.acts(actsBetween) // what was begun before is done
		quiet := p.acts(actsARound)
		stop := plan.begin(t)
		p.acts(actsBetween) // it is under way
		abused := p.acts(actsARound)
		refused := stop()
		t.Logf("p50 %v, p99 %v when it is quiet; p50 %v, p99 %v under abuse, which is refused %d times",
			percentile(quiet, 50), percentile(quiet, 99), percentile(abused, 50), percentile(abused, 99), refused)
		if testing.Short() || percentile(abused, 99) < 3*percentile(quiet, 99) {
			return
		}
	}
	t.Errorf("in %d rounds the p99 under abuse is never below 3 times that of when it is quiet", roundsAtMost)
}

// begin has him begin in a process of his own, and returns once he has been refused something; stop
// ends that, and returns how often he was.
func (a *abuser) begin(t *testing.T) (stop func() (refused int)) {
	t.Helper()
	plan, err := json.Marshal(a)
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command("nice", "-n", "19", os.Args[0], "-test.run", "^"+t.Name()+"$")
	c.Env = append(os.Environ(), abuserEnv+"="+string(plan))
	in, err1 := c.StdinPipe()
	out, err2 := c.StdoutPipe()
	if err := errors.Join(err1, err2, c.Start()); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewReader(out)
	hears := func() (refused int) {
		t.Helper()
		line, err := said.ReadString('\n')
		if _, scanned := fmt.Sscanf(line, refusedTimes, &refused); err != nil || scanned != nil {
			t.Fatalf("the abuser: %s%v", line, err)
		}
		return refused
	}
	hears()
	return func() (refused int) {
		t.Helper()
		in.Close()
		refused = hears()
		io.Copy(io.Discard, said)
		if err := c.Wait(); err != nil {
			t.Fatalf("the abuser: %v", err)
		}
		return refused
	}
}

const refusedTimes = "refused %d times\n"

// abuseAs abuses until the input ends. It writes when it is refused first, and at last how often it was.
func abuseAs(t *testing.T, plan string) {
	var a abuser
	if err := json.Unmarshal([]byte(plan), &a); err != nil {
		t.Fatal(err)
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	jar.SetCookies(mustURL(t, a.URL), []*http.Cookie{{Name: cookieName, Value: a.Cookie}})
	// A name begins the keys of requests, which are new each time.
	eve := &guest{t: t, url: a.URL, name: rand.Text(), match: a.Match, client: &http.Client{Jar: jar, Transport: from("192.0.2.2")}}
	nobody := &guest{t: t, url: a.URL, name: rand.Text(), client: &http.Client{Transport: from("192.0.2.2")}}
	ctx, stop := context.WithCancel(t.Context())
	go func() {
		io.Copy(io.Discard, os.Stdin) // its end is the sign
		stop()
	}()
	var wait sync.WaitGroup
	var refused atomic.Int64
	count := func(status int) {
		if status == http.StatusTooManyRequests && refused.Add(1) == 1 {
			fmt.Printf(refusedTimes, 1)
		}
	}
	for name, abuse := range abuses {
		who := eve.again()
		if name == accountsQuota {
			who = nobody
		}
		who.name += name
		wait.Go(func() {
			for rest(ctx) {
				status, _ := abuse(who)
				count(status)
			}
		})
	}
	for i := range abusers {
		wait.Go(func() {
			for n := i; rest(ctx); n++ {
				r, _ := eve.again().do("GET", a.Dear[n%len(a.Dear)], nil)
				count(r.StatusCode)
			}
		})
		wait.Go(func() { eve.again().floods(ctx) })
	}
	wait.Wait()
	fmt.Printf(refusedTimes, refused.Load())
}

func percentile(all []time.Duration, p int) time.Duration {
	all = slices.Sorted(slices.Values(all))
	return all[(len(all)-1)*p/100]
}

// rest waits until the next request, and tells whether there is one.
func rest(ctx context.Context) bool {
	select {
	case <-time.After(abusePace):
		return true
	case <-ctx.Done():
		return false
	}
}

// again is the same guest with a count of keys of its own.
func (g *guest) again() *guest {
	same := *g
	return &same
}

// shares sets a table up at which another sits, too.
func (g *guest) shares(other *guest) string {
	g.t.Helper()
	var l table.Look
	g.want(200, "POST", "/api/matches", map[string]any{"game": "parley", "seats": twoChairs, "sit": []int{0}, "open": true}, &l)
	other.want(200, "POST", "/api/matches/"+l.ID+"/seats", map[string]any{"seat": 1}, nil)
	return l.ID
}

// floods sends nonsense over a stream until that is closed.
func (g *guest) floods(ctx context.Context) {
	for rest(ctx) {
		c, _, err := websocket.Dial(ctx, g.url+"/api/matches/"+g.match+"/events", &websocket.DialOptions{HTTPClient: g.client})
		for err == nil && ctx.Err() == nil {
			time.Sleep(time.Millisecond)
			err = c.Write(ctx, websocket.MessageText, []byte(`{"key":"x","seat":0}`))
		}
		if c != nil {
			c.CloseNow()
		}
	}
}

// A patient is a guest who plays all seats of one match after the other.
type patient struct {
	*guest
	owed table.Options
	at   game.Seat
}

// act acts once, and returns how long that took.
func (p *patient) act() time.Duration {
	p.t.Helper()
	for {
		var l table.Look
		if p.match != "" {
			l = p.look(p.match, 0)
		}
		if p.match == "" || l.Status == "over" {
			p.want(200, "POST", "/api/matches", map[string]any{"game": gamestest.Board, "seats": make([]struct{}, 3), "sit": []int{0, 1, 2}}, &l)
			p.match = l.ID
			continue
		}
		p.at = l.Decision.Who[0]
		p.want(200, "GET", fmt.Sprintf("/api/matches/%s/options?seat=%d", p.match, p.at), nil, &p.owed)
		time.Sleep(actPace)
		begin := time.Now()
		p.want(200, "POST", "/api/matches/"+p.match+"/actions", map[string]any{"seat": p.at, "n": p.owed.N, "seq": p.owed.Seq, "action": p.owed.Options[0]}, nil)
		return time.Since(begin)
	}
}

func (p *patient) acts(n int) (took []time.Duration) {
	for range n {
		took = append(took, p.act())
	}
	return took
}

// finishedLog is the log of a whole match of bots.
func finishedLog(t *testing.T) string {
	t.Helper()
	h := openHouse(t)
	g := h.guest("bots")
	var l table.Look
	chairs := []any{map[string]any{"bot": "random"}, map[string]any{"bot": "random"}, map[string]any{"bot": "random"}}
	g.want(200, "POST", "/api/matches", map[string]any{"game": gamestest.Board, "seats": chairs}, &l)
	for range g.lines(t.Context(), "/api/matches/"+l.ID+"/events") {
		if g.look(l.ID, -1).Status == "over" {
			break
		}
	}
	r, log := g.do("GET", "/api/matches/"+l.ID+"/log", nil)
	if r.StatusCode != http.StatusOK || !json.Valid(log[:1+slices.Index(log, '\n')]) {
		t.Fatalf("the log: %d %.200s", r.StatusCode, log)
	}
	return string(log)
}
