package odds

// A Joint is the distribution of two whole numbers that may hang together: j[a][b] is
// how likely a and b are at once. Rows may differ in length.
type Joint []Dist

// table makes rows of the lengths that size says, in one piece of memory.
func table(rows int, size func(int) int) Joint {
	cells := 0
	for a := range rows {
		cells += size(a)
	}
	j, memory := make(Joint, rows), make(Dist, cells)
	for a := range j {
		n := size(a)
		j[a], memory = memory[:n:n], memory[n:]
	}
	return j
}

// triangle has no more in a row than its number allows.
func triangle(rows int) Joint { return table(rows, func(a int) int { return a + 1 }) }

// Given is the distribution of a number together with what follows from it: follows
// writes how likely each of width values is, given the number.
func Given(d Dist, width int, follows func(int, Dist)) Joint {
	j := table(len(d), func(int) int { return width })
	for a, p := range d {
		follows(a, j[a])
		for b := range j[a] {
			j[a][b] *= p
		}
	}
	return j
}

// First is the distribution of the first number alone.
func (j Joint) First() Dist {
	d := make(Dist, len(j))
	for a, row := range j {
		d[a] = row.Total()
	}
	return d
}

// Second is the distribution of the second number alone: a mixture of the rows.
func (j Joint) Second() Dist {
	width := 0
	for _, row := range j {
		width = max(width, len(row))
	}
	d := make(Dist, width)
	for _, row := range j {
		for b, p := range row {
			d[b] += p
		}
	}
	return d
}

// Plus is the distribution of the sums, first with first and second with second, of two
// pairs that know nothing of each other.
func (j Joint) Plus(k Joint) Joint {
	widths := make([]int, len(j)+len(k)-1)
	for a, row := range j {
		for b, more := range k {
			widths[a+b] = max(widths[a+b], len(row)+len(more)-1)
		}
	}
	sum := table(len(widths), func(a int) int { return widths[a] })
	for a, row := range j {
		for b, more := range k {
			sum[a+b].addProduct(row, more)
		}
	}
	return sum
}

// Weighed is the part of the distribution that something has which happens with the given
// probability, by the second number.
func (j Joint) Weighed(by []float64) Joint {
	part := table(len(j), func(a int) int { return len(j[a]) })
	for a, row := range j {
		for b, p := range row {
			part[a][b] = float64(p * by[b])
		}
	}
	return part
}
