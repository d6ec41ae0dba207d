package throne

import (
	"embed"
	"io/fs"
	"sync"

	"gonfalon/game"
)

//go:embed data/*.json
var embedded embed.FS

// Data returns the content files that come with the game.
func Data() fs.FS { return game.Must(fs.Sub(embedded, "data")) }

// standard is the board of the box, read once.
var standard = sync.OnceValue(func() *Board { return game.Must(ReadBoard(Data())) })

// Records of the data files. Fields that only tell where a fact is from are read, so
// that a misspelt field is refused, and forgotten.
type (
	provenance struct {
		Confidence any      `json:"confidence"`
		Sources    []string `json:"sources"`
		Note       string   `json:"note"`
	}
	names struct {
		ID      string `json:"id"`
		English string `json:"name_en"`
		French  string `json:"name_fr"`
		Source  string `json:"name_fr_source"`
	}
	texts struct {
		English string `json:"text_en"`
		French  string `json:"text_fr"`
	}
	areaRecord struct {
		names
		provenance
		Kind          string `json:"kind"`
		Fortification string `json:"fortification"`
		Supply        uint8  `json:"supply"`
		Crowns        uint8  `json:"crowns"`
		Home          string `json:"home"`
		Neutral       uint8  `json:"neutral"`
		Island        bool   `json:"island"`
	}
	borderRecord struct {
		provenance
		A      string `json:"a"`
		B      string `json:"b"`
		Bridge bool   `json:"bridge"`
	}
	forceRecord struct {
		Footmen uint8 `json:"footmen"`
		Knights uint8 `json:"knights"`
		Ships   uint8 `json:"ships"`
	}
	houseRecord struct {
		names
		provenance
		Home   string                 `json:"home"`
		Units  map[string]forceRecord `json:"units"`
		Tracks map[string]uint8       `json:"tracks"`
		Supply uint8                  `json:"supply"`
		Power  int8                   `json:"power"`
	}
	cardRecord struct {
		names
		texts
		provenance
		House          string `json:"house"`
		Strength       int8   `json:"strength"`
		Swords         int8   `json:"swords"`
		Fortifications int8   `json:"fortifications"`
	}
	westerosRecord struct {
		names
		texts
	}
	copiesRecord struct {
		provenance
		Deck    string `json:"deck"`
		Card    string `json:"card"`
		Copies  uint8  `json:"copies"`
		Mammoth bool   `json:"mammoth"`
	}
	heading struct {
		About   string            `json:"about"`
		Sources map[string]string `json:"sources"`
	}
)
