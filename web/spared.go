package web

import (
	"context"
	"net"
	"net/http"
)

// spared says why an address is not banned, if it is not: that of this machine would keep out
// nobody or, where a proxy stands in front that we were not told of, everybody; and nobody locks
// himself out.
func (s *Server) spared(ctx context.Context, address string) error {
	switch who := caller(ctx); {
	case s.ownAddress(address):
		if s.proxy {
			return problem(http.StatusBadRequest, "this is the address of the server itself: nobody else comes from there", "c'est l'adresse du serveur lui-même : personne d'autre ne vient de là")
		}
		return problem(http.StatusBadRequest,
			"this is the address of the server itself; if a proxy stands in front, all seem to come from there until the server is started with --proxy",
			"c'est l'adresse du serveur lui-même ; derrière un proxy, tous semblent venir de là tant que le serveur n'est pas lancé avec --proxy")
	case !who.console && network(who.address) == network(address):
		return problem(http.StatusBadRequest,
			"you come from this address yourself, and would lock yourself out; if you do not share it with whom you mean, the server stands behind a proxy and must be started with --proxy",
			"vous venez vous-même de cette adresse, et vous vous enfermeriez dehors ; si vous ne la partagez pas avec qui vous visez, le serveur est derrière un proxy et doit être lancé avec --proxy")
	}
	return nil
}

// ownAddress tells whether an address, or its /64 of IPv6, is one of this machine.
func (s *Server) ownAddress(address string) bool {
	if ip := net.ParseIP(address); ip != nil && (ip.IsLoopback() || ip.IsUnspecified()) {
		return true
	}
	own, err := net.InterfaceAddrs()
	if err != nil {
		s.log.Warn("the addresses of this machine are not known", "error", err)
	}
	for _, at := range own {
		if at, ok := at.(*net.IPNet); ok && network(at.IP.String()) == network(address) {
			return true
		}
	}
	return false
}
