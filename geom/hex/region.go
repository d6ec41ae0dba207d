package hex

// Region returns the hexes that can be come to from a hex over open hexes, that hex among them;
// none if it is not open.
func (g *Grid) Region(from Hex, open Set) Set {
	region := open.And(bit(from))
	for rest := region; !rest.Empty(); {
		var h Hex
		h, rest = rest.Next()
		found := g.Around(h).And(open).AndNot(region)
		region, rest = region.Or(found), rest.Or(found)
	}
	return region
}
