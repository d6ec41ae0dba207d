package casebook

import (
	"strconv"
	"strings"

	"gonfalon/game"
)

// parsePointer splits a JSON pointer (RFC 6901) into its tokens.
func parsePointer(pointer string) ([]string, error) {
	if pointer == "" {
		return nil, nil
	}
	if pointer[0] != '/' {
		return nil, game.Wrong("%q is not a JSON pointer: it begins with no /", "%q n'est pas un pointeur JSON : il ne commence pas par /", pointer)
	}
	tokens := strings.Split(pointer[1:], "/")
	for i, t := range tokens {
		for rest := t; ; {
			at := strings.IndexByte(rest, '~')
			if at < 0 {
				break
			}
			if rest = rest[at+1:]; rest == "" || rest[0] != '0' && rest[0] != '1' {
				return nil, game.Wrong("%q is not a JSON pointer: ~ is written ~0 in it", "%q n'est pas un pointeur JSON : ~ s'y écrit ~0", pointer)
			}
		}
		tokens[i] = strings.ReplaceAll(strings.ReplaceAll(t, "~1", "/"), "~0", "~")
	}
	return tokens, nil
}

// find returns what stands at a pointer in a decoded document, if anything does.
func find(v any, pointer string) (any, bool) {
	tokens, err := parsePointer(pointer)
	if err != nil {
		return nil, false
	}
	for _, t := range tokens {
		switch in := v.(type) {
		case map[string]any:
			next, ok := in[t]
			if !ok {
				return nil, false
			}
			v = next
		case []any:
			i, ok := listIndex(t)
			if !ok || i >= len(in) {
				return nil, false
			}
			v = in[i]
		default:
			return nil, false
		}
	}
	return v, true
}

// listIndex reads an index: digits, without a zero in front.
func listIndex(t string) (int, bool) {
	if t == "" || len(t) > 1 && t[0] == '0' || strings.Trim(t, "0123456789") != "" {
		return 0, false
	}
	i, err := strconv.Atoi(t)
	return i, err == nil
}
