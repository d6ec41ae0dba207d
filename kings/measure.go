package kings

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"gonfalon/game"
)

// Lengths and angles in documents. Both are whole hundredths and written as such: 152.4 is
// a length in millimetres, 22.5 an angle in degrees, exact to the last digit. Lengths are
// read in inches too, "6in" or "2.5in", if they come out exact.

// A length of a document.
type length int32

// MarshalJSON implements [json.Marshaler].
func (l length) MarshalJSON() ([]byte, error) { return []byte(hundredths(int64(l))), nil }

// UnmarshalJSON implements [json.Unmarshaler].
func (l *length) UnmarshalJSON(data []byte) error {
	text, unit := string(data), int64(Millimetre)
	if data[0] == '"' {
		if err := json.Unmarshal(data, &text); err != nil {
			return err
		}
		if number, ok := strings.CutSuffix(text, "in"); ok {
			text, unit = number, int64(Inch)
		} else {
			text = strings.TrimSuffix(text, "mm")
		}
	}
	n, err := exact(strings.TrimSpace(text), unit)
	if err != nil {
		return fmt.Errorf("the length %s: %w", data, err)
	}
	*l = length(n)
	return nil
}

// An angle of a document.
type angle int32

// MarshalJSON implements [json.Marshaler].
func (a angle) MarshalJSON() ([]byte, error) { return []byte(hundredths(int64(a))), nil }

// UnmarshalJSON implements [json.Unmarshaler].
func (a *angle) UnmarshalJSON(data []byte) error {
	n, err := exact(string(data), 100)
	if err != nil {
		return fmt.Errorf("the angle %s: %w", data, err)
	}
	*a = angle(n)
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
	errInexact = errors.New("is no number that comes out in whole hundredths of a millimetre or of a degree")
	errHuge    = errors.New("is too large")
)

// largest is what lengths and angles of documents may be, in hundredths: far more than any
// table has.
const largest = 1 << 28

// exact reads a decimal number and multiplies it; the result must be whole and small.
func exact(text string, by int64) (int64, error) {
	n, ok := decimal(text, by)
	if ok && -largest <= n && n <= largest {
		return n, nil
	}
	// What is too large is told so, however it is written: 1e300 is.
	if f, _ := strconv.ParseFloat(text, 64); ok || f*float64(by) > largest || f*float64(by) < -largest {
		return 0, errHuge
	}
	return 0, errInexact
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

// inches is a length for people: to a tenth of an inch, or to as many digits as it is given.
type inches struct {
	length int32
	digits int
}

// toldApart returns two lengths to a tenth of an inch, or as finely as it takes to tell them
// from each other.
func toldApart(a, b int32) [2]inches {
	const finest = 4
	for digits := 1; ; digits++ {
		x, y := inches{a, digits}, inches{b, digits}
		if a == b || digits == finest || x.Name(game.English) != y.Name(game.English) {
			return [2]inches{x, y}
		}
	}
}

// Name implements [game.Named].
func (l inches) Name(lang game.Lang) string {
	text := strconv.FormatFloat(float64(l.length)/float64(Inch), 'f', l.digits, 64)
	text = strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
	if lang == game.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text + "″"
}

// degrees is an angle as a fact of a refusal.
type degrees int32

// Name implements [game.Named].
func (a degrees) Name(lang game.Lang) string {
	text := hundredths(int64(a))
	if lang == game.French {
		text = strings.Replace(text, ".", ",", 1)
	}
	return text + "°"
}
