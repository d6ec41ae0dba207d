package game

import "slices"

// Nearest returns a list with those first that a misspelt name may mean, the likeliest at the
// front; the others keep their order.
func Nearest(name string, list []string) []string {
	limit := len(name)/3 + 2
	far := func(s string) int {
		if d := Slips(name, s); d < limit {
			return d
		}
		return limit
	}
	sorted := slices.Clone(list)
	slices.SortStableFunc(sorted, func(a, b string) int { return far(a) - far(b) })
	return sorted
}

// Slips counts the letters that were left out, put in, mistaken or swapped with their neighbour
// to make one word of another.
func Slips(a, b string) int {
	before, row, next := make([]int, len(b)+1), make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		next[0] = i + 1
		for j := range len(b) {
			mistaken := row[j]
			if a[i] != b[j] {
				mistaken++
			}
			next[j+1] = min(mistaken, row[j+1]+1, next[j]+1)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				next[j+1] = min(next[j+1], before[j-1]+1)
			}
		}
		before, row, next = row, next, before
	}
	return row[len(b)]
}
