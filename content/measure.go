package content

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"gonfalon/game"
)

// Lengths and angles in documents. Both are whole hundredths and written as such: 152.4 is
// a length in millimetres, 22.5 an angle in degrees, exact to the last digit. Lengths are
// read in inches too, "6in" or "2.5in", if they come out exact.

// A Length is one of a document, in hundredths of a millimetre.
type Length int32

const millimetre, inch = 100, 2540

// String writes the millimetres.
func (l Length) String() string { return hundredths(int64(l)) }

// MarshalJSON implements [json.Marshaler].
func (l Length) MarshalJSON() ([]byte, error) { return []byte(l.String()), nil }

// UnmarshalJSON implements [json.Unmarshaler].
func (l *Length) UnmarshalJSON(data []byte) error {
	text, unit := string(data), int64(millimetre)
	if data[0] == '"' {
		if err := json.Unmarshal(data, &text); err != nil {
			return err
		}
		if number, ok := strings.CutSuffix(text, "in"); ok {
			text, unit = number, inch
		} else {
			text = strings.TrimSuffix(text, "mm")
		}
	}
	n, why := exact(strings.TrimSpace(text), unit)
	if why != (game.Text{}) {
		return game.Wrong("the length %s %s", "la longueur %s %s", data, why)
	}
	*l = Length(n)
	return nil
}

// An Angle is one of a document, in hundredths of a degree.
type Angle int32

// String writes the degrees.
func (a Angle) String() string { return hundredths(int64(a)) }

// MarshalJSON implements [json.Marshaler].
func (a Angle) MarshalJSON() ([]byte, error) { return []byte(a.String()), nil }

// UnmarshalJSON implements [json.Unmarshaler].
func (a *Angle) UnmarshalJSON(data []byte) error {
	n, why := exact(string(data), 100)
	if why != (game.Text{}) {
		return game.Wrong("the angle %s %s", "l'angle %s %s", data, why)
	}
	*a = Angle(n)
	return nil
}

// hundredths writes a number of hundredths.
func hundredths(n int64) string {
	sign := ""
	if n < 0 {
		sign, n = "-", -n
	}
	text := sign + strconv.FormatInt(n/100, 10)
	if n%100 != 0 {
		text = strings.TrimRight(fmt.Sprintf("%s.%02d", text, n%100), "0")
	}
	return text
}

var (
	inexact = game.Text{
		English: "is no number that comes out in whole hundredths of a millimetre or of a degree",
		French:  "n'est pas un nombre qui tombe juste au centième de millimètre ou de degré",
	}
	huge = game.Text{English: "is too large", French: "est trop grand"}
)

// largest is what lengths and angles of documents may be, in hundredths: far more than any
// table has.
const largest = 1 << 28

// exact reads a decimal number and multiplies it; the result must be whole and small, or it
// says why it is not.
func exact(text string, by int64) (n int64, why game.Text) {
	n, ok := decimal(text, by)
	if ok && -largest <= n && n <= largest {
		return n, game.Text{}
	}
	// What is too large is told so, however it is written: 1e300 is.
	if f, _ := strconv.ParseFloat(text, 64); ok || f*float64(by) > largest || f*float64(by) < -largest {
		return 0, huge
	}
	return 0, inexact
}

// decimal reads a decimal number of a few digits and multiplies it, if that comes out whole.
func decimal(text string, by int64) (int64, bool) {
	whole, part, _ := strings.Cut(text, ".")
	if len(whole)+len(part) > 12 {
		return 0, false
	}
	n, err := strconv.ParseInt(whole+part, 10, 64)
	if err != nil || whole == "" || strings.ContainsAny(part, "+-") {
		return 0, false
	}
	n *= by
	for range part {
		if n%10 != 0 {
			return 0, false
		}
		n /= 10
	}
	return n, true
}

// Length reads a length: millimetres, or a text such as "6in".
func (v *Value) Length() Length {
	text := []byte(v.Text)
	if v.Kind == String {
		text, _ = json.Marshal(v.Text)
	} else if !v.Is(Number) {
		return 0
	}
	var l Length
	if err := l.UnmarshalJSON(text); err != nil {
		v.FailBoth("the length %s is none that can be measured: a number of millimetres, or a text such as \"6in\"",
			"la longueur %s ne se mesure pas : un nombre de millimètres, ou un texte comme \"6in\"", text)
	}
	return l
}

// Angle reads an angle.
func (v *Value) Angle() Angle {
	var a Angle
	if v.Is(Number) {
		if err := a.UnmarshalJSON([]byte(v.Text)); err != nil {
			v.FailBoth("the angle %s is no number of degrees that can be measured", "l'angle %s n'est pas un nombre de degrés qui se mesure", v.Text)
		}
	}
	return a
}
