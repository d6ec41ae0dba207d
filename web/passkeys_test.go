package web

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/descope/virtualwebauthn"
)

// A device holds passkeys, as a telephone or a key on a ring does.
type device struct {
	rp    virtualwebauthn.RelyingParty
	holds virtualwebauthn.Authenticator
}

// openNamedHouse opens a house that is called by a name: passkeys are bound to one.
func openNamedHouse(t *testing.T) *house {
	h := openHouse(t)
	h.url = strings.Replace(h.url, "127.0.0.1", "localhost", 1)
	return h
}

func (h *house) device() *device {
	return &device{rp: virtualwebauthn.RelyingParty{ID: "localhost", Name: "Gonfalon", Origin: h.url}, holds: virtualwebauthn.NewAuthenticator()}
}

// newKey is one that can be written down: the library of the test leaves leading zeros out,
// and what is left is no key.
func newKey() virtualwebauthn.Credential {
	const whole = 77
	for {
		if key := virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2); len(key.Key.AttestationData()) == whole {
			return key
		}
	}
}

// makes has a device answer the challenge of an account with a new passkey.
func (d *device) makes(g *guest, key virtualwebauthn.Credential) map[string]any {
	g.t.Helper()
	var c Ceremony
	g.want(200, "POST", "/api/me/passkeys/begin", nil, &c)
	options, err := virtualwebauthn.ParseAttestationOptions(string(c.Options))
	if err != nil {
		g.t.Fatal(err)
	}
	return map[string]any{
		"ceremony": c.Ceremony, "name": "Telephone",
		"credential": json.RawMessage(virtualwebauthn.CreateAttestationResponse(d.rp, d.holds, key, *options)),
	}
}

// signs has a device answer the challenge of a sign-in.
func (d *device) signs(g *guest, key virtualwebauthn.Credential) map[string]any {
	g.t.Helper()
	var c Ceremony
	g.want(200, "POST", "/api/passkey/begin", nil, &c)
	options, err := virtualwebauthn.ParseAssertionOptions(string(c.Options))
	if err != nil {
		g.t.Fatal(err)
	}
	return map[string]any{
		"ceremony":   c.Ceremony,
		"credential": json.RawMessage(virtualwebauthn.CreateAssertionResponse(d.rp, d.holds, key, *options)),
	}
}

func (g *guest) passkeys() (list []Passkey) {
	g.t.Helper()
	g.want(200, "GET", "/api/me/passkeys", nil, &list)
	return list
}

func TestPasskeysSignIn(t *testing.T) {
	h := openNamedHouse(t)
	ann := h.guest("ann")
	d, key := h.device(), newKey()
	d.holds.Options.UserHandle = []byte(ann.me().Account)
	made := d.makes(ann, key)
	ann.want(200, "POST", "/api/me/passkeys", made, nil)
	ann.wrong(403, "POST", "/api/me/passkeys", made)
	if list := ann.passkeys(); len(list) != 1 || list[0].Name != "Telephone" || list[0].Used != nil {
		t.Fatalf("got %+v, want the one", list)
	}

	other := h.stranger()
	signed := d.signs(other, key)
	other.want(200, "POST", "/api/passkey", signed, nil)
	if other.me().Account != ann.me().Account {
		t.Errorf("signed in as %+v", other.me())
	}
	h.stranger().wrong(403, "POST", "/api/passkey", signed)
	if ann.passkeys()[0].Used == nil {
		t.Error("it is not noted that the passkey was used")
	}

	ann.want(200, "DELETE", "/api/me/passkeys/"+ann.passkeys()[0].ID, nil, nil)
	ann.wrong(404, "DELETE", "/api/me/passkeys/x", nil)
	h.stranger().wrong(403, "POST", "/api/passkey", d.signs(h.stranger(), key))
}

func TestPasskeysAreRefused(t *testing.T) {
	h := openNamedHouse(t)
	ann, bob := h.guest("ann"), h.guest("bob")
	d, key := h.device(), newKey()
	d.holds.Options.UserHandle = []byte(ann.me().Account)

	// The challenge of an account is not for another, nor that of one purpose for the other.
	bob.wrong(403, "POST", "/api/me/passkeys", d.makes(ann, key))
	mixed := d.makes(ann, key)
	mixed["ceremony"] = d.signs(ann, key)["ceremony"]
	ann.wrong(403, "POST", "/api/me/passkeys", mixed)
	h.bearer(ann, "bot").wrong(403, "POST", "/api/me/passkeys/begin", nil)
	h.stranger().wrong(401, "POST", "/api/me/passkeys/begin", nil)

	ann.want(200, "POST", "/api/me/passkeys", d.makes(ann, key), nil)
	for what, change := range map[string]func(*device, *virtualwebauthn.Credential){
		"another key":     func(_ *device, k *virtualwebauthn.Credential) { k.Key = newKey().Key },
		"another page":    func(d *device, _ *virtualwebauthn.Credential) { d.rp.Origin = "https://evil.example" },
		"another account": func(d *device, _ *virtualwebauthn.Credential) { d.holds.Options.UserHandle = []byte(bob.me().Account) },
		"no account":      func(d *device, _ *virtualwebauthn.Credential) { d.holds.Options.UserHandle = []byte("nobody") },
	} {
		wrong, k := *d, key
		change(&wrong, &k)
		t.Run(what, func(t *testing.T) {
			h.stranger().wrong(403, "POST", "/api/passkey", wrong.signs(h.stranger(), k))
		})
	}
	body := d.signs(h.stranger(), key)
	body["credential"] = "none"
	h.stranger().wrong(403, "POST", "/api/passkey", body)
	body = d.signs(h.stranger(), key)
	body["ceremony"] = "x" + body["ceremony"].(string)
	h.stranger().wrong(403, "POST", "/api/passkey", body)
}

// TestPasskeyCopiesAreRefused signs in with a copy whose counter is behind.
func TestPasskeyCopiesAreRefused(t *testing.T) {
	h := openNamedHouse(t)
	ann := h.guest("ann")
	d, key := h.device(), newKey()
	d.holds.Options.UserHandle = []byte(ann.me().Account)
	ann.want(200, "POST", "/api/me/passkeys", d.makes(ann, key), nil)
	key.Counter = 7
	h.stranger().want(200, "POST", "/api/passkey", d.signs(h.stranger(), key), nil)
	key.Counter = 3
	h.stranger().wrong(403, "POST", "/api/passkey", d.signs(h.stranger(), key))
}

func TestPasskeysGoWithTheirAccount(t *testing.T) {
	h := openNamedHouse(t)
	ann := h.guest("ann")
	d, key := h.device(), newKey()
	account := ann.me().Account
	d.holds.Options.UserHandle = []byte(account)
	ann.want(200, "POST", "/api/me/passkeys", d.makes(ann, key), nil)
	var all Export
	ann.want(200, "GET", "/api/me/export", nil, &all)
	if len(all.Passkeys) != 1 {
		t.Errorf("exported %+v", all.Passkeys)
	}
	ann.want(200, "DELETE", "/api/me", nil, nil)
	h.stranger().wrong(403, "POST", "/api/passkey", d.signs(h.stranger(), key))
	if list, err := h.server.people.passkeysOf(t.Context(), account); err != nil || len(list) > 0 {
		t.Errorf("left are %+v, %v", list, err)
	}
}

// TestPasskeysHaveAnEnd: nobody fills the store with them.
func TestPasskeysHaveAnEnd(t *testing.T) {
	h := openNamedHouse(t)
	ann, d := h.guest("ann"), h.device()
	for range maxPasskeys {
		ann.want(200, "POST", "/api/me/passkeys", d.makes(ann, newKey()), nil)
	}
	ann.wrong(409, "POST", "/api/me/passkeys/begin", nil)
}

func TestPasskeysNeedAName(t *testing.T) {
	h := openHouse(t)
	if !strings.Contains(h.url, "127.0.0.1") {
		t.Fatal(h.url)
	}
	h.guest("ann").wrong(409, "POST", "/api/me/passkeys/begin", nil)
	h.stranger().wrong(409, "POST", "/api/passkey/begin", nil)
}
