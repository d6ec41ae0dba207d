package game

// A Catalogued game has content of which a case may show a record: an ability, a card, a zone.
// Catalogue gives their ids, as documents write them. It is optional: see [Game.Laws].
type Catalogued interface {
	Catalogue() []string
}
