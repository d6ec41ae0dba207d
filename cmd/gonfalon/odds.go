package main

import (
	"fmt"
	"maps"
	"os"
	"reflect"
	"slices"

	"gonfalon/game"
	"gonfalon/games"

	"github.com/alecthomas/kong"
)

// oddsCommand tells the odds of one game.
type oddsCommand struct {
	kong.Plugins        // the game's own flags
	Log          string `type:"path" placeholder:"FILE" help:"Instead of all these: the attack that is decided in a match log (.gonf)."`
	At           int    `placeholder:"N" help:"With --log: by which action, counted from 1."`
	Lang         string `enum:",en,fr" default:"" help:"Language: en or fr (default: that of the environment)."`
	JSON         bool   `name:"json" help:"Print the odds as JSON."`

	game  games.Game
	maker game.Oddsmaker
	flags []reflect.Value // of the game
	help  string
}

// oddsCommands has a command for each game that knows odds.
func oddsCommands() (all kong.Plugins) {
	for _, g := range games.All {
		maker, ok := g.Laws().(game.Oddsmaker)
		if !ok {
			continue
		}
		line, text := maker.OddsHelp()
		c := oddsCommand{game: g, maker: maker, help: text}
		var fields []reflect.StructField
		for i, f := range maker.OddsFlags() {
			fields = append(fields, flagField(fmt.Sprint("Flag", i), f))
		}
		own := reflect.New(reflect.StructOf(fields))
		for i := range fields {
			c.flags = append(c.flags, own.Elem().Field(i))
		}
		c.Plugins = kong.Plugins{own.Interface()}
		command := reflect.StructField{
			Name: "Odds", Type: reflect.TypeFor[oddsCommand](),
			Tag: reflect.StructTag(fmt.Sprintf(`cmd:"" name:%q help:%q`, g.Name(), line)),
		}
		holder := reflect.New(reflect.StructOf([]reflect.StructField{command}))
		holder.Elem().Field(0).Set(reflect.ValueOf(c))
		all = append(all, holder.Interface())
	}
	return all
}

// flagField is a flag of a game as kong reads it: nil if it is not given.
func flagField(name string, f game.Flag) reflect.StructField {
	field := reflect.StructField{Name: name, Type: reflect.TypeFor[*string]()}
	switch {
	case f.Value == "":
		field.Type = reflect.TypeFor[*bool]()
	case f.Many:
		field.Type = reflect.TypeFor[[]string]()
	}
	field.Tag = reflect.StructTag(fmt.Sprintf(`name:%q placeholder:%q help:%q sep:"none"`, f.Name, f.Value, f.Help))
	return field
}

func (c oddsCommand) Help() string { return c.help }

func (c *oddsCommand) Run(a *app) error {
	o, err := c.odds()
	if err != nil {
		return err
	}
	if c.JSON {
		return printJSON(a.stdout, o.Document(a.lang))
	}
	tables, err := o.Tables(a.lang)
	if err != nil {
		return err
	}
	for i, t := range tables {
		if i > 0 {
			fmt.Fprintln(a.stdout)
		}
		printTable(a.stdout, t...)
	}
	return nil
}

func (c *oddsCommand) odds() (game.Odds, error) {
	given := c.given()
	switch {
	case c.Log == "" && c.At == 0:
		return c.maker.Odds(given)
	case c.Log == "" || c.At == 0:
		return nil, game.Wrong("--log and --at go together: which log, and which action of it", "--log et --at vont ensemble : quel journal, et quelle action")
	case len(given) > 0:
		return nil, game.Wrong("with --log the log says what the attack is, not --%s", "avec --log le journal dit l'attaque, et non --%s", slices.Sorted(maps.Keys(given))[0])
	}
	in, err := os.Open(c.Log)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	other := ""
	at, line, err := game.Before(in, func(name string) (game.Game, bool) {
		if name != c.game.Name() {
			other = name
		}
		return c.game, other == ""
	}, c.At)
	if other != "" {
		return nil, game.Wrong("%s is the log of a match of %s, not of %s", "%s est le journal d'une partie de %s, et non de %s", c.Log, other, c.game.Name())
	}
	if err != nil {
		return nil, game.Wrong("%s: %s", "%s : %s", c.Log, err)
	}
	o, err := at.Odds(line.Action)
	switch {
	case err != nil:
		return nil, game.Wrong("%s: action %d: %s", "%s : action %d : %s", c.Log, c.At, err)
	case o == nil:
		return nil, game.Wrong("%s: action %d is no attack: %s", "%s : l'action %d n'est pas une attaque : %s", c.Log, c.At, line.Action)
	}
	return o, nil
}

// given returns the flags of the game that were given, with their values.
func (c *oddsCommand) given() map[string][]string {
	given := map[string][]string{}
	for i, f := range c.maker.OddsFlags() {
		switch v := c.flags[i].Interface().(type) {
		case *string:
			if v != nil {
				given[f.Name] = []string{*v}
			}
		case *bool:
			if v != nil {
				given[f.Name] = []string{""}
			}
		case []string:
			if v != nil {
				given[f.Name] = v
			}
		}
	}
	return given
}
