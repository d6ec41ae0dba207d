//go:build race

package gametest

// raceEnabled tells whether the race detector is on.
const raceEnabled = true
