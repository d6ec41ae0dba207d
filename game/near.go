package game

import "slices"

// Nearest returns a list with those first that a misspelt name may mean, the likeliest at the
// front; the others keep their order.
func Nearest(name string, list []string) []string {
	limit := len(name)/3 + 2
	far := func(s string) int {
		if d := slips(name, s); d < limit {
			return d
		}
		return limit
	}
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, func(a, b string) int { return far(a) - far(b) })
	return sorted
}

// slips counts the letters that must be changed, added or left out to make one word of another.
func slips(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
