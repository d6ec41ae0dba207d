package web

import (
	"reflect"

	"gonfalon/game"

	"github.com/danielgtaylor/huma/v2"
)

// Told is what [game.Told] is in JSON, for the description of the API.
type Told struct {
	_       struct{}    `json:"-" additionalProperties:"true"`
	Kind    string      `json:"kind" doc:"What happened; which other fields there are depends on it"`
	Seat    *game.Seat  `json:"seat,omitempty" doc:"Whose doing it is"`
	Heading string      `json:"heading,omitempty" enum:"round,turn,phase,battle,combat" doc:"What it is the heading of"`
	Only    []game.Seat `json:"only,omitempty" doc:"Who may know of it, if not everybody"`
	English string      `json:"en" doc:"A sentence that marks what it speaks of: [words](kind:id)"`
	French  string      `json:"fr"`
}

// describeTold has the API describe events as they are written.
func describeTold(schemas huma.Registry) {
	schemas.RegisterTypeAlias(reflect.TypeFor[game.Told](), reflect.TypeFor[Told]())
}
