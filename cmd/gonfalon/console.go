package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"syscall"

	"gonfalon/game"
	"gonfalon/web"
)

// A server listens at another port of this machine for gonfalon admin, and leaves in a file that
// only its user can read where that is, and a secret that is good as long as it runs.

// consoleFile is what stands in that file.
type consoleFile struct {
	URL    string `json:"url"`
	Secret string `json:"secret"`
}

// console opens that port. Without its file the server runs all the same, as on a full disk.
func (c *serveCommand) console(s *web.Server, folder string, log *slog.Logger) (end func(), err error) {
	file := c.Admin
	if file == "" && folder == "" {
		return func() {}, nil
	}
	if file == "" {
		file = inFolder(folder)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("listen for gonfalon admin: %w", err)
	}
	secret := rand.Text()
	server := newServer(s.Console(secret), log)
	go server.Serve(l) // until it is closed
	if err := leave(file, consoleFile{"http://" + l.Addr().String(), secret}); err != nil {
		log.Warn("gonfalon admin finds no way in", "error", err)
	}
	return func() {
		server.Close()
		os.Remove(file)
	}, nil
}

func inFolder(data string) string { return filepath.Join(data, "admin.json") }

// leave writes the file anew, so that nobody else can read it whatever was there.
func leave(file string, c consoleFile) error {
	text, err := json.Marshal(c)
	if err != nil {
		return err
	}
	if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(text)
	return cmp.Or(err, f.Close())
}

// errNotRunning is for those who would administer a server that is not there.
var errNotRunning = game.Wrong(
	"no server runs here that you may administer: gonfalon admin is for the user who runs it, on its machine, with the same --data",
	"aucun serveur que vous puissiez administrer ne tourne ici : gonfalon admin est pour l'utilisateur qui le fait tourner, sur sa machine, avec le même --data")

// ask makes a request to the server of which a file speaks, and reads its answer.
func (c *consoleFile) ask(ctx context.Context, method, path string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	if body == nil {
		text = nil
	}
	r, err := http.NewRequestWithContext(ctx, method, c.URL+"/api/admin"+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Authorization", "Bearer "+c.Secret)
	answer, err := http.DefaultClient.Do(r)
	if errors.Is(err, syscall.ECONNREFUSED) {
		return errNotRunning // it was killed
	}
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	if answer.StatusCode != http.StatusOK {
		var p web.Problem
		if err := json.NewDecoder(answer.Body).Decode(&p); err != nil {
			return fmt.Errorf("the server answers %s", answer.Status)
		}
		return &p
	}
	if into == nil {
		return nil
	}
	return json.NewDecoder(answer.Body).Decode(into)
}

// findConsole reads where the server is.
func findConsole(file string) (*consoleFile, error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) || errors.Is(err, fs.ErrPermission) {
		return nil, errNotRunning
	}
	if err != nil {
		return nil, err
	}
	var c consoleFile
	if err := json.Unmarshal(text, &c); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	return &c, nil
}
