package casebook

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"gonfalon/game"
)

// listed is how much of a list a message shows.
const listed = 8

// legal lists what a seat may do instead, for whoever wrote something else.
func (r *runner) legal(seat game.Seat) game.Text {
	options := r.at.Options(seat)
	if len(options) == 0 {
		return game.Sentence("; %s has nothing to decide", " ; %s n'a rien à décider", r.name(seat))
	}
	return game.Sentence("; legal is, for example: %s", " ; est permis, par exemple : %s", few(kindly(options)))
}

// kindly puts one option of each kind first, so that few of them tell much.
func kindly(options []json.RawMessage) []string {
	var first, rest []string
	seen := map[any]bool{}
	for _, o := range options {
		if kind := decodeTable(o)["kind"]; !seen[kind] {
			seen[kind] = true
			first = append(first, string(o))
			continue
		}
		rest = append(rest, string(o))
	}
	return append(first, rest...)
}

// few shows the first of a list and how many more there are.
func few(list []string) game.Text {
	if len(list) <= listed {
		all := strings.Join(list, ", ")
		return game.Text{all, all}
	}
	return game.Sentence("%s and %d more", "%s et %d de plus", strings.Join(list[:listed], ", "), len(list)-listed)
}

// there lists what stands in a document where a pointer leads nowhere.
func there(whole any, pointer string) game.Text {
	tokens, err := parsePointer(pointer)
	if err != nil {
		return game.Text{}
	}
	at, in := "", whole
	for _, t := range tokens {
		next, ok := find(in, "/"+escape(t))
		if !ok {
			break
		}
		at, in = at+"/"+escape(t), next
	}
	switch in := in.(type) {
	case map[string]any:
		return game.Sentence("%q has %s", "%q a %s", at, few(slices.Sorted(maps.Keys(in))))
	case []any:
		return game.Sentence("%q is a list of %s", "%q est une liste de %s", at, strconv.Itoa(len(in)))
	}
	return game.Sentence("%q is %s", "%q est %s", at, clip(in))
}

// escape writes a token of a pointer.
func escape(token string) string {
	return strings.ReplaceAll(strings.ReplaceAll(token, "~", "~0"), "/", "~1")
}
