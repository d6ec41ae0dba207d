package store

import (
	"errors"
	"testing"

	"github.com/nats-io/nats.go/jetstream"
)

func TestAnswersToWrites(t *testing.T) {
	for answer, want := range map[string]uint64{
		`{"stream":"S", "seq":7}`:                    7,
		`{"stream":"S","seq":8}`:                     8,
		`{"stream":"S", "seq":9, "duplicate": true}`: 9,
		`{"stream":"S", "domain":"D", "seq":10}`:     10,
		`{"stream":"T", "seq":7}`:                    0, // it is elsewhere
		`{"stream":"S", "seq":}`:                     0,
		`{"stream":"S"}`:                             0,
		``:                                           0,
	} {
		if got, err := written([]byte(answer), "S"); got != want || (err == nil) != (want > 0) {
			t.Errorf("%s: got %d, %v, want %d", answer, got, err, want)
		}
	}
	var api *jetstream.APIError
	if _, err := written([]byte(`{"error":{"code":400,"err_code":10071,"description":"no"},"stream":"S","seq":0}`), "S"); !errors.As(err, &api) || api.ErrorCode != conflict {
		t.Errorf("a conflict: got %v", err)
	}
}
