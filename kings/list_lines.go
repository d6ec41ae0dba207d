package kings

import "strings"

// headLines notes in which lines of its file a list says its army and its points. The
// list has been read from it.
func (l *List) headLines(data []byte) {
	if strings.HasPrefix(strings.TrimSpace(string(data)), "{") {
		head := parse("", data)
		l.armyLine, l.pointsLine = head.field("army").line, head.field("points").line
		return
	}
	n := 0
	for row := range strings.Lines(string(data)) {
		n++
		key, _, _ := strings.Cut(row, ":")
		switch fold(strings.TrimSpace(key)) {
		case "army", "armee":
			l.armyLine = n
		case "points":
			l.pointsLine = n
		}
	}
}
