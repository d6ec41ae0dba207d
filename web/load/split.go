package load

import "encoding/json"

// split cuts a list of JSON objects into its elements. The list has been read as JSON, and
// the elements are not looked into: there are many, and one is sent back as it is.
func split(list json.RawMessage) []json.RawMessage {
	var elements []json.RawMessage
	depth, begin, quoted := 0, 0, false
	for i := 0; i < len(list); i++ {
		switch c := list[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '{' || c == '[':
			if depth++; depth == 2 {
				begin = i
			}
		case c == '}' || c == ']':
			if depth == 2 {
				elements = append(elements, list[begin:i+1])
			}
			depth--
		}
	}
	return elements
}
