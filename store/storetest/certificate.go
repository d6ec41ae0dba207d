package storetest

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// An Authority signs certificates for tests.
type Authority struct {
	t    testing.TB
	cert *x509.Certificate
	key  *ecdsa.PrivateKey
	made int64
	// File is its own certificate.
	File string
}

// NewAuthority makes an authority that nobody knows yet.
func NewAuthority(t testing.TB) *Authority {
	t.Helper()
	a := &Authority{t: t, key: newKey(t), File: filepath.Join(t.TempDir(), "ca.pem")}
	a.cert = &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "tests"}, IsCA: true, BasicConstraintsValid: true,
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), KeyUsage: x509.KeyUsageCertSign,
	}
	a.write(a.File, "CERTIFICATE", a.signed(a.cert, a.key))
	return a
}

func newKey(t testing.TB) *ecdsa.PrivateKey {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	return key
}

// Pool is what trusts the authority.
func (a *Authority) Pool() *x509.CertPool {
	pool := x509.NewCertPool()
	text, err := os.ReadFile(a.File)
	if err != nil || !pool.AppendCertsFromPEM(text) {
		a.t.Fatalf("read the authority: %v", err)
	}
	return pool
}

// Issue writes a certificate for this machine, and its key, and returns its number.
func (a *Authority) Issue(cert, key string) int64 {
	a.t.Helper()
	a.made++
	own := newKey(a.t)
	text, err := x509.MarshalPKCS8PrivateKey(own)
	if err != nil {
		a.t.Fatal(err)
	}
	a.write(cert, "CERTIFICATE", a.signed(&x509.Certificate{
		SerialNumber: big.NewInt(100 + a.made), DNSNames: []string{"localhost"}, IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		KeyUsage: x509.KeyUsageDigitalSignature, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}, own))
	a.write(key, "PRIVATE KEY", text)
	return 100 + a.made
}

func (a *Authority) signed(c *x509.Certificate, key *ecdsa.PrivateKey) []byte {
	a.t.Helper()
	text, err := x509.CreateCertificate(rand.Reader, c, a.cert, &key.PublicKey, a.key)
	if err != nil {
		a.t.Fatal(err)
	}
	return text
}

func (a *Authority) write(name, kind string, data []byte) {
	a.t.Helper()
	if err := os.WriteFile(name, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: data}), 0o600); err != nil {
		a.t.Fatal(err)
	}
}
