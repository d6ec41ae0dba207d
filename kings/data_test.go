package kings

import "testing"

func TestEmbeddedDataIsSound(t *testing.T) {
	if err := CheckData(Data()); err != nil {
		t.Fatal(err)
	}
}
