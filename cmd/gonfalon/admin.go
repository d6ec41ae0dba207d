package main

import (
	"errors"
	"net/url"
	"strconv"

	"gonfalon/game"
	"gonfalon/table"
	"gonfalon/web"
)

// adminCommand is what whoever runs a server may do with it while it runs.
type adminCommand struct {
	Load     adminLoad     `cmd:"" help:"How much the server has to do."`
	Tables   adminTables   `cmd:"" help:"The matches in memory and the open tables, with whose the seats are."`
	People   adminPeople   `cmd:"" help:"Find accounts by a part of their name."`
	Reports  adminReports  `cmd:"" help:"What players have reported."`
	Settle   adminSettle   `cmd:"" help:"Settle a report."`
	Close    adminClose    `cmd:"" help:"Close a table, or a match without a result."`
	Replace  adminReplace  `cmd:"" help:"Have a bot or another person play the seat of somebody who is not there."`
	HandOver adminHandOver `cmd:"" help:"Give a seat to another account."`
	Mute     adminMute     `cmd:"" help:"Silence an account: it says and writes nothing."`
	Ban      adminBan      `cmd:"" help:"Ban an account, or for a time an address."`
	Bans     adminBans     `cmd:"" help:"Who is banned or silenced."`
	Lift     adminLift     `cmd:"" help:"Lift a ban or a silence."`
	ReadOnly adminReadOnly `cmd:"" help:"Have nothing changed for a while, as before an upgrade, or go on."`
	Name     adminName     `cmd:"" help:"Have an account administer the server, on its page /admin."`
	Unname   adminUnname   `cmd:"" help:"Have it do so no more."`
	Admins   adminAdmins   `cmd:"" help:"Who administers the server."`
	Audit    adminAudit    `cmd:"" help:"What was done, the latest last."`
}

func (adminCommand) Help() string {
	return `Speaks with a server that runs on this machine, by a file that it leaves in its data folder for the user who runs it. All that is done is written into the audit.

Example:

    gonfalon admin tables --data /var/lib/gonfalon`
}

// A toServer says to which server, and how its answer is shown.
type toServer struct {
	Data string `default:"./data" type:"path" placeholder:"DIR" help:"The data folder of the server (${default})."`
	File string `type:"path" placeholder:"FILE" help:"What the server was given as --admin."`
	Lang string `placeholder:"LANG" enum:",en,fr" default:"" help:"Language of the output: en or fr."`
	JSON bool   `name:"json" help:"Print JSON."`
}

// A because is why.
type because struct {
	Why string `required:"" placeholder:"TEXT" help:"Why; those are told whom it concerns, and it stands in the audit."`
}

// do asks the server for something and shows the answer.
func do[T any](a *app, c toServer, method, path string, body any, show func(a *app, answer T)) error {
	file := c.File
	if file == "" {
		file = inFolder(c.Data)
	}
	server, err := findConsole(file)
	if err != nil {
		return err
	}
	var answer T
	err = server.ask(a.ctx, method, path, body, &answer)
	if p, refused := errors.AsType[*web.Problem](err); refused {
		text := game.Text{English: p.Detail, French: p.Detail}
		if p.French != "" {
			text.French = p.French
		}
		a.complain(errors.New(text.Name(a.lang)))
		return errNo
	}
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, answer)
	}
	show(a, answer)
	return nil
}

type adminLoad struct{ toServer }

func (c *adminLoad) Run(a *app) error { return do(a, c.toServer, "GET", "", nil, showLoad) }

type adminTables struct{ toServer }

func (c *adminTables) Run(a *app) error { return do(a, c.toServer, "GET", "/matches", nil, showTables) }

type adminPeople struct {
	toServer
	Part string `arg:"" optional:"" placeholder:"NAME" help:"A part of the name, or the account itself."`
}

func (c *adminPeople) Run(a *app) error {
	return do(a, c.toServer, "GET", "/people?name="+url.QueryEscape(c.Part), nil, showPeople)
}

type adminReports struct {
	toServer
	All bool `help:"Those that are settled too."`
}

func (c *adminReports) Run(a *app) error {
	return do(a, c.toServer, "GET", "/reports?all="+strconv.FormatBool(c.All), nil, showReports)
}

type adminSettle struct {
	toServer
	because
	Report string `arg:"" placeholder:"REPORT"`
}

func (c *adminSettle) Run(a *app) error {
	return do(a, c.toServer, "POST", "/reports/"+url.PathEscape(c.Report), map[string]any{"why": c.Why}, showDone)
}

type adminClose struct {
	toServer
	because
	Match string `arg:"" placeholder:"MATCH"`
}

func (c *adminClose) Run(a *app) error {
	return do(a, c.toServer, "POST", "/matches/"+url.PathEscape(c.Match)+"/close", map[string]any{"why": c.Why}, showDone)
}

type adminReplace struct {
	toServer
	because
	Match string           `arg:"" placeholder:"MATCH"`
	Seat  int              `arg:"" placeholder:"SEAT" help:"Its number, from 0."`
	To    table.Substitute `default:"bot" enum:"bot,person" help:"A bot until the player is back, or another person, for good."`
}

func (c *adminReplace) Run(a *app) error {
	body := map[string]any{"seat": c.Seat, "to": c.To, "why": c.Why}
	return do(a, c.toServer, "POST", "/matches/"+url.PathEscape(c.Match)+"/replace", body, showOffered)
}

type adminHandOver struct {
	toServer
	because
	Match   string `arg:"" placeholder:"MATCH"`
	Seat    int    `arg:"" placeholder:"SEAT" help:"Its number, from 0."`
	Account string `arg:"" placeholder:"ACCOUNT" help:"Who has it from now on."`
}

func (c *adminHandOver) Run(a *app) error {
	body := map[string]any{"seat": c.Seat, "account": c.Account, "why": c.Why}
	return do(a, c.toServer, "POST", "/matches/"+url.PathEscape(c.Match)+"/hand-over", body, showDone)
}

type adminMute struct {
	toServer
	because
	Account string `arg:"" placeholder:"ACCOUNT"`
	Hours   int    `placeholder:"N" help:"For how long (until it is lifted)."`
}

func (c *adminMute) Run(a *app) error {
	body := map[string]any{"kind": "mute", "whom": c.Account, "hours": c.Hours, "why": c.Why}
	return do(a, c.toServer, "POST", "/sanctions", body, showSanctions)
}

type adminBan struct {
	toServer
	because
	Whom    string `arg:"" placeholder:"ACCOUNT|ADDRESS"`
	Hours   int    `placeholder:"N" help:"For how long (until it is lifted; addresses need it, 720 at most)."`
	Address bool   `help:"The address too from which the account was seen last."`
}

func (c *adminBan) Run(a *app) error {
	body := map[string]any{"kind": "ban", "whom": c.Whom, "hours": c.Hours, "address": c.Address, "why": c.Why}
	return do(a, c.toServer, "POST", "/sanctions", body, showSanctions)
}

type adminBans struct{ toServer }

func (c *adminBans) Run(a *app) error {
	return do(a, c.toServer, "GET", "/sanctions", nil, showSanctions)
}

type adminLift struct {
	toServer
	because
	ID string `arg:"" placeholder:"ID" help:"As bans lists it."`
}

func (c *adminLift) Run(a *app) error {
	return do(a, c.toServer, "DELETE", "/sanctions/"+url.PathEscape(c.ID)+"?why="+url.QueryEscape(c.Why), nil, showDone)
}

type adminReadOnly struct {
	toServer
	State string `arg:"" enum:"on,off" placeholder:"on|off"`
	Why   string `placeholder:"TEXT" help:"Why; everybody is told."`
}

func (c *adminReadOnly) Run(a *app) error {
	return do(a, c.toServer, "PUT", "/read-only", map[string]any{"on": c.State == "on", "why": c.Why}, showDone)
}

type adminName struct {
	toServer
	Account string `arg:"" placeholder:"ACCOUNT"`
}

func (c *adminName) Run(a *app) error {
	return do(a, c.toServer, "PUT", "/admins/"+url.PathEscape(c.Account), nil, showPerson)
}

type adminUnname struct {
	toServer
	Account string `arg:"" placeholder:"ACCOUNT"`
}

func (c *adminUnname) Run(a *app) error {
	return do(a, c.toServer, "DELETE", "/admins/"+url.PathEscape(c.Account), nil, showDone)
}

type adminAdmins struct{ toServer }

func (c *adminAdmins) Run(a *app) error { return do(a, c.toServer, "GET", "/admins", nil, showPersons) }

type adminAudit struct{ toServer }

func (c *adminAudit) Run(a *app) error { return do(a, c.toServer, "GET", "/audit", nil, showAudit) }
