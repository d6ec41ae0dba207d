package web

import (
	"bufio"
	"net"
	"net/http"
	"sync"
	"time"
)

// A cork is a connection that holds back what is written until it is released, so that the
// lines of a batch leave together. Who does not read in time is given up.
type cork struct {
	net.Conn

	mu   sync.Mutex
	held *scratch // nil while nothing is held back
}

// Write is for the WebSocket, which writes each line, and answers pings in between.
func (c *cork) Write(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held != nil {
		c.held.text = append(c.held.text, p...)
		return len(p), nil
	}
	return c.send(p)
}

func (c *cork) send(p []byte) (int, error) {
	if err := c.SetWriteDeadline(time.Now().Add(writeWait)); err != nil {
		return 0, err
	}
	return c.Conn.Write(p)
}

func (c *cork) hold() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil {
		c.held = scratches.Get().(*scratch)
	}
}

// release sends what was held back.
func (c *cork) release() error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.held == nil {
		return nil
	}
	_, err := c.send(c.held.text)
	c.held.free()
	c.held = nil
	return err
}

// A corked response puts a cork on its connection when that is taken over.
type corked struct {
	http.ResponseWriter
	cork *cork
}

// Hijack is for the WebSocket.
func (c *corked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, rw, err := http.NewResponseController(c.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	c.cork = &cork{Conn: conn}
	rw.Writer.Reset(c.cork)
	return c.cork, rw, nil
}
