package casebook_test

import (
	"testing"

	"gonfalon/game/gametest"
)

func TestFaultsAreTwins(t *testing.T) { gametest.Faults(t) }
