// Command gonfalon is the command line of Gonfalon: one file a command. Commands read
// flags, call a package, and print; what they know of games they know through sim.Game.
//
// Every command ends with 0 if all is fine, 1 if the answer is no (a failed case, a
// bad log, a rule without proof, invalid data), 2 if the call itself is bad.
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // who asks twice does not wait for the end
	code := run(ctx, os.Args[1:], os.Stdout, os.Stderr, os.Getenv)
	stop()
	os.Exit(code)
}
