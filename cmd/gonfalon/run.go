package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"gonfalon/game"
	"gonfalon/games"
	"gonfalon/sim"

	"github.com/alecthomas/kong"
)

// commands is the command line as kong reads it.
type commands struct {
	Serve serveCommand `cmd:"" default:"withargs" help:"Serve the page and the API (default)."`
	Sim   simCommand   `cmd:"" help:"Play many games of bots and count who wins."`
	Arena arenaCommand `cmd:"" help:"Have bots meet, each with each, and say how strong they are."`
	Case  struct {
		Run  caseCommand     `cmd:"" help:"Run cases and print a ruling for each step."`
		Show caseShowCommand `cmd:"" help:"Print the state after a step of a case."`
	} `cmd:"" help:"Cases: a position, a sequence, and what the rules say."`
	Verify verifyCommand `cmd:"" help:"Replay match logs: dice, legality, states, result."`
	Ledger ledgerCommand `cmd:"" help:"The rules of each game, and which are proven."`
	Odds   struct {
		kong.Plugins
	} `cmd:"" help:"Exact odds of an attack."`
	Bench benchCommand `cmd:"" help:"Measure how fast the games are, on one core."`
	Data  struct {
		Check dataCommand `cmd:"" help:"Validate content packs."`
	} `cmd:"" help:"Content: maps, cards, profiles."`
	Army struct {
		Check armyCommand `cmd:"" help:"Check army lists: legal, or every reason why not."`
	} `cmd:"" help:"Army lists."`
	Layout struct {
		Check layoutCommand `cmd:"" help:"Check saved layouts of terrain."`
	} `cmd:"" help:"Terrain laid out on a table."`
	Plan struct {
		Check planCommand `cmd:"" help:"Check battle plans: legal, or every reason why not."`
	} `cmd:"" help:"Battle plans."`
	Demo demoCommand `cmd:"" help:"Watch a match of bots, told as a story."`
	Load loadCommand `cmd:"" help:"Drive a running server with bots and measure it."`

	Store struct {
		Check storeCheckCommand `cmd:"" help:"Compare a data folder with what was acknowledged."`
		Mend  storeMendCommand  `cmd:"" help:"End damage that was found, and go on with what is left."`
	} `cmd:"" help:"The data folder of a server that is stopped."`
	Admin   adminCommand   `cmd:"" help:"Administer a running server, on its machine."`
	Backup  backupCommand  `cmd:"" help:"Copy a data folder, also of a running server."`
	Restore restoreCommand `cmd:"" help:"Make a data folder of a backup."`
}

// An app is what commands have of the world.
type app struct {
	ctx            context.Context
	stdout, stderr io.Writer
	env            func(string) string
	lang           game.Lang
}

// Exit codes.
const (
	exitFine = iota
	exitNo
	exitBadCall
)

// errNo is the end of a command whose answer is no, and has been printed.
var errNo = errors.New("no")

// help is how kong's wish to exit after --help reaches run.
type help struct{ code int }

// run is the whole program but for the process.
func run(ctx context.Context, args []string, stdout, stderr io.Writer, env func(string) string) (code int) {
	defer func() {
		switch p := recover().(type) {
		case nil:
		case help:
			code = p.code
		default:
			fmt.Fprintf(stderr, "gonfalon: a mistake in the program: %v\n%s", p, debug.Stack())
			code = exitNo
		}
	}()
	var c commands
	c.Odds.Plugins = oddsCommands()
	parser, err := kong.New(&c,
		kong.Name("gonfalon"),
		kong.Description("War games, rules enforced, dice provably fair, bots for every seat.\n\n"+
			"Exit codes: 0 fine, 1 the answer is no, 2 bad call."),
		kong.Writers(stdout, stderr),
		kong.Vars{"game": games.First().Name()},
		kong.Exit(func(code int) { panic(help{code}) }),
		kong.ConfigureHelp(kong.HelpOptions{Compact: true, WrapUpperBound: 100}),
	)
	if err != nil {
		panic(err)
	}
	k, err := parser.Parse(args)
	if err != nil {
		fmt.Fprintf(stderr, "gonfalon: %v; see gonfalon --help\n", err)
		return exitBadCall
	}
	lang := language(langFlag(k), env)
	a := &app{ctx, typeset(stdout, lang), typeset(stderr, lang), env, lang}
	return a.exitCode(k.Run(a))
}

// langFlag returns the language that a command was given, if it takes one.
func langFlag(k *kong.Context) string {
	for _, f := range k.Flags() {
		if f.Name == "lang" {
			lang, _ := k.FlagValue(f).(string)
			return lang
		}
	}
	return ""
}

// exitCode reports an error and returns what it means for the caller.
func (a *app) exitCode(err error) int {
	switch {
	case err == nil:
		return exitFine
	case errors.Is(err, errNo):
		return exitNo
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(a.stderr, game.Text{English: "gonfalon: stopped", French: "gonfalon: arrêté"}.Name(a.lang))
		return exitNo
	}
	a.complain(err)
	if b, ok := errors.AsType[*sim.Broken](err); ok {
		a.stderr.Write(b.Stack)
		return exitNo
	}
	return exitBadCall
}
