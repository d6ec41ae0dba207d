package main

import (
	"cmp"
	"errors"
	"strings"

	"gonfalon/store"
)

// clusterFlags say in which cluster everything is, if it is in one.
type clusterFlags struct {
	NATS      string `name:"nats" placeholder:"URL,…" help:"Everything is in this NATS cluster instead of --data. With a password: in the environment, as GONFALON_NATS."`
	NATSCreds string `name:"nats-creds" type:"path" placeholder:"FILE" help:"The credentials for the cluster."`
	NATSCA    string `name:"nats-ca" type:"path" placeholder:"FILE" help:"Who signs the cluster's certificates, if the system does not know it."`
}

// cluster tells whether everything is in a cluster, and how that is reached.
func (c *clusterFlags) cluster(env func(string) string) (config store.Config, clustered bool, err error) {
	if strings.Contains(c.NATS, "@") {
		return config, false, errors.New("--nats holds a password or a token, which every user of this machine could see among its processes: write the URLs into the environment, as GONFALON_NATS, or use --nats-creds FILE")
	}
	urls := cmp.Or(c.NATS, env("GONFALON_NATS"))
	return store.Config{URLs: urls, Credentials: c.NATSCreds, CA: c.NATSCA}, urls != "", nil
}
