package main

import (
	"fmt"
	"regexp"
	"strconv"

	"gonfalon/kings/army"
)

// amountFlag is a number, or a die and a number.
type amountFlag army.Amount

var amountForm = regexp.MustCompile(`^(?:[Dd]([36])(?:\+(\d+))?|(\d+))$`)

// Limits far above what any army list has, so that a slip of the finger does not take
// minutes.
const (
	maxDice      = 200
	maxBlast     = 10
	maxAttackers = 20
	maxJoint     = 500 // hits
)

// UnmarshalText reads 24, D6 or D3+2.
func (f *amountFlag) UnmarshalText(text []byte) error {
	parts := amountForm.FindSubmatch(text)
	if parts == nil {
		return fmt.Errorf("%q is neither a number nor like D6 or D3+2", text)
	}
	die, _ := strconv.Atoi(string(parts[1]))
	number := string(parts[2]) + string(parts[3])
	plus, err := strconv.Atoi("0" + number)
	if err != nil || plus > maxDice {
		return fmt.Errorf("%s is more than %d", number, maxDice)
	}
	*f = amountFlag{Die: uint8(die), Plus: uint8(plus)}
	return nil
}

// scoreFlag is a score that a die needs.
type scoreFlag int

var scoreForm = regexp.MustCompile(`^(\d{1,2})\+?$`)

// UnmarshalText reads 4 or 4+.
func (f *scoreFlag) UnmarshalText(text []byte) error {
	parts := scoreForm.FindSubmatch(text)
	if parts == nil {
		return fmt.Errorf("%q is not a score like 4+", text)
	}
	n, _ := strconv.Atoi(string(parts[1]))
	*f = scoreFlag(n)
	return nil
}

// nerveFlag are the two limits of a Nerve value.
type nerveFlag struct{ waver, rout int }

var nerveForm = regexp.MustCompile(`^(\d{1,2}|-)/(\d{1,2})$`)

// UnmarshalText reads 14/16, or -/14 for a fearless unit.
func (f *nerveFlag) UnmarshalText(text []byte) error {
	parts := nerveForm.FindSubmatch(text)
	if parts == nil {
		return fmt.Errorf("%q is not like 14/16, or -/14 for a fearless unit", text)
	}
	f.waver, _ = strconv.Atoi(string(parts[1]))
	f.rout, _ = strconv.Atoi(string(parts[2]))
	if string(parts[1]) == "0" {
		return fmt.Errorf("%q: a unit that never wavers is written -/%d", text, f.rout)
	}
	if f.rout == 0 || f.waver > f.rout {
		return fmt.Errorf("%q: a unit wavers before it routs", text)
	}
	return nil
}

// within refuses a number that no unit has.
func within(flag string, n, lowest, highest int) error {
	if n < lowest || n > highest {
		return fmt.Errorf("--%s is from %d to %d, not %d", flag, lowest, highest, n)
	}
	return nil
}
