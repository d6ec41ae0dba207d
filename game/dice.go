package game

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"slices"
)

// A Seed is the secret behind the dice of a match. Its hash is published at the
// start, the seed itself at the end, so that everybody can check every roll.
type Seed [32]byte

// NewSeed returns a seed that nobody can guess.
func NewSeed() Seed {
	var s Seed
	rand.Read(s[:])
	return s
}

// SeedFrom returns the seed of game n of a simulation: the same for the same
// numbers, on every machine.
func SeedFrom(seed uint64, n int) Seed {
	var b [16]byte
	binary.LittleEndian.PutUint64(b[:8], seed)
	binary.LittleEndian.PutUint64(b[8:], uint64(n))
	return sha256.Sum256(b[:])
}

// Commitment is what is published of a seed before the match.
func (s Seed) Commitment() string {
	sum := sha256.Sum256(s[:])
	return hex.EncodeToString(sum[:])
}

func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// ParseSeed reads a seed as String writes it.
func ParseSeed(text string) (Seed, error) {
	var s Seed
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != len(s) {
		return s, Wrong("a seed is %d hexadecimal digits, not %q", "une graine a %d chiffres hexadécimaux, et non %q", 2*len(s), text)
	}
	copy(s[:], b)
	return s, nil
}

// A Label says what a roll is for, so that rolls for different ends never share
// their chance.
type Label uint16

// Dice are the chance of one match. Each roll depends on the secret seed, the
// number of the action, the label, and how many rolls the action has made, and on
// nothing else: neither undoing nor reordering can re-roll or look ahead. Cases
// script them instead.
type Dice struct {
	key    [32]byte
	action uint64
	rolled []int

	script   []int
	sides    []int // of the scripted dice that have been rolled
	scripted bool
	halts    bool
	due      int // how many dice the roll under way still takes, if anybody has said so
	err      error
}

// A ScriptError says for which roll of an action a script has too few dice, or one that cannot
// show what it says.
type ScriptError struct {
	Number int // of the roll, counted from 1
	Label  Label
	Due    int   // how many dice the roll still takes; none if there is a value
	Value  int   // else the one that cannot be
	Can    []int // what it can be
}

func (e *ScriptError) Error() string {
	if e.Due > 0 {
		return fmt.Sprintf("the script has too few dice: none for roll %d", e.Number)
	}
	return fmt.Sprintf("roll %d of the script shows %d, which it cannot", e.Number, e.Value)
}

// NewDice returns the dice of a match. Players may add entropy when they sit down;
// with the seed committed before and the entropy public, no one alone chooses the dice.
func NewDice(seed Seed, entropy ...string) *Dice {
	h := sha256.New()
	h.Write(seed[:])
	for _, e := range entropy {
		fmt.Fprintf(h, "%d:%s", len(e), e)
	}
	d := &Dice{rolled: make([]int, 0, 64)}
	h.Sum(d.key[:0])
	return d
}

// Script returns dice that show the given values, in order.
func Script(values ...int) *Dice {
	return &Dice{script: values, scripted: true, rolled: make([]int, 0, len(values)+1)}
}

// Rescript has scripted dice show other values, as if they were new.
func (d *Dice) Rescript(values ...int) *Dice {
	*d = Dice{script: values, scripted: true, rolled: d.rolled[:0], sides: d.sides[:0]}
	return d
}

// Halt makes scripted dice panic with their *[ScriptError] where the script has no value that
// can be, so that nothing is played after it.
func (d *Dice) Halt() *Dice {
	d.halts = true
	return d
}

// Due says how many dice a roll still takes, so that a script with too few can say how many
// are missing. A die of which nothing is said is alone.
func (d *Dice) Due(dice int) { d.due = dice }

// At makes the dice ready for action n. The layout of a match is action 0.
func (d *Dice) At(action int) {
	d.action = uint64(action)
	d.rolled = d.rolled[:0]
}

// Rolled returns what the present action has rolled so far.
func (d *Dice) Rolled() []int { return d.rolled }

// Sides returns how many sides each of the scripted dice had that have been rolled. What was
// picked has none.
func (d *Dice) Sides() []int { return d.sides }

// Err tells what is wrong with a script, a *[ScriptError]. Dice that are not scripted have
// no error.
func (d *Dice) Err() error { return d.err }

// Left returns the values of the script that have not been used.
func (d *Dice) Left() []int { return d.script }

// Die rolls one die and returns 1 to sides.
func (d *Dice) Die(label Label, sides int) int {
	if d.scripted {
		d.sides = append(d.sides, sides)
		if len(d.script) > 0 && d.script[0] >= 1 && d.script[0] <= sides {
			v := d.script[0]
			d.script = d.script[1:]
			return d.keep(v)
		}
		can := make([]int, sides)
		for i := range can {
			can[i] = i + 1
		}
		return d.scriptedValue(label, can)
	}
	return d.keep(1 + int(d.below(label, uint32(sides))))
}

// Pick draws index i with chance weights[i] in their sum, which must be above 0. A
// set of cards is drawn from in this way: there is no order to leak.
func (d *Dice) Pick(label Label, weights []uint8) int {
	sum := 0
	for _, w := range weights {
		sum += int(w)
	}
	if sum == 0 {
		panic("game: pick from weights that add up to nothing")
	}
	if d.scripted {
		d.sides = append(d.sides, 0)
		var can []int
		for i, w := range weights {
			if w > 0 {
				can = append(can, i)
			}
		}
		return d.scriptedValue(label, can)
	}
	at := int(d.below(label, uint32(sum)))
	i := 0
	for ; at >= int(weights[i]); i++ {
		at -= int(weights[i])
	}
	return d.keep(i)
}

func (d *Dice) keep(v int) int {
	d.due--
	d.rolled = append(d.rolled, v)
	return v
}

// scriptedValue returns the next value of the script; where there is none that can be, it
// notes the error and goes on with the least that can.
func (d *Dice) scriptedValue(label Label, can []int) int {
	value, due := 0, 0
	if len(d.script) > 0 {
		value, d.script = d.script[0], d.script[1:]
		if slices.Contains(can, value) {
			return d.keep(value)
		}
	} else {
		due = max(d.due, 1)
	}
	if d.err == nil {
		wrong := &ScriptError{Number: len(d.rolled) + 1, Label: label, Due: due, Value: value, Can: can}
		if d.halts {
			panic(wrong)
		}
		d.err = wrong
	}
	return d.keep(can[0])
}

// below returns a number from 0 to n-1, each equally likely.
func (d *Dice) below(label Label, n uint32) uint32 {
	var in [48]byte
	copy(in[:], d.key[:])
	binary.LittleEndian.PutUint64(in[32:], d.action)
	binary.LittleEndian.PutUint16(in[40:], uint16(label))
	binary.LittleEndian.PutUint16(in[42:], uint16(len(d.rolled)))
	// Values at or above the largest multiple of n would favour small results.
	bound := uint64(1<<32) - uint64(1<<32)%uint64(n)
	for try := uint32(0); ; try++ {
		binary.LittleEndian.PutUint32(in[44:], try)
		sum := sha256.Sum256(in[:])
		if v := binary.LittleEndian.Uint32(sum[:]); uint64(v) < bound {
			return v % n
		}
	}
}

// mac returns a digest of a log line and a state that only the holder of the seed can
// make, so that it tells nothing about the state before the seed is revealed.
func (d *Dice) mac(action int, line, state []byte) string {
	h := hmac.New(sha256.New, d.key[:])
	fmt.Fprintf(h, "%d %d %s %s", action, len(line), line, state)
	return hex.EncodeToString(h.Sum(nil)[:12])
}
