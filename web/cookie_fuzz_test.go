package web

import (
	"bytes"
	"net/http"
	"testing"
)

// FuzzCookie reads arbitrary text as cookies and signed texts: whoever does not know the secret
// makes none that names an account, and one that does is read as it was written.
func FuzzCookie(f *testing.F) {
	k := &keyring{secret: bytes.Repeat([]byte{7}, 32)}
	f.Add("ann", "phone", "ann-phone.x")
	f.Add("ann", "", k.sign(forCookie, "ann-phone"))
	f.Add("", "-", ".")
	f.Fuzz(func(t *testing.T, account, session, text string) {
		foreign := &keyring{secret: bytes.Repeat([]byte{8}, 32)}
		for _, name := range []string{secureName, cookieName} {
			r := &http.Request{Header: http.Header{"Cookie": {name + "=" + text}}}
			for _, secure := range []bool{false, true} {
				if got, _ := foreign.atHome(r, secure); got != "" {
					t.Fatalf("%q names %q to who knows another secret", text, got)
				}
			}
		}
		signed := k.sign(forCookie, account+sessionMark+session)
		if _, ok := foreign.signed(forCookie, signed); ok {
			t.Fatalf("%q is taken for signed by another", signed)
		}
		if _, ok := k.signed("recovery", signed); ok {
			t.Fatalf("%q is good for another purpose", signed)
		}
	})
}
