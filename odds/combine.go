package odds

// Map is the distribution of f of the number. f is asked about numbers that can be, and
// does not fall below 0.
func (d Dist) Map(f func(int) int) Dist {
	image := make(Dist, 1)
	for k, p := range d {
		if p == 0 {
			continue
		}
		for f(k) >= len(image) {
			image = append(image, 0)
		}
		image[f(k)] += p
	}
	return image
}

// Plus is the distribution of the sum of two numbers that know nothing of each other.
func (d Dist) Plus(e Dist) Dist {
	sum := make(Dist, len(d)+len(e)-1)
	sum.addProduct(d, e)
	return sum
}

// addProduct adds the distribution of the sum of d and e.
func (sum Dist) addProduct(d, e Dist) {
	for i, p := range d {
		if p == 0 {
			continue
		}
		row := sum[i : i+len(e)]
		for j, q := range e {
			row[j] += float64(p * q)
		}
	}
}

// Copies is the distribution of the sum of as many independent copies of each as the
// number says: Always(2).Copies(Die(6)) is 2D6.
func (d Dist) Copies(each Dist) Dist {
	size := (len(d)-1)*(len(each)-1) + 1
	sum, next := make(Dist, 1, size), make(Dist, 0, size)
	// Horner's rule on generating functions: whoever takes at least k copies takes one
	// more together with all who take more than k.
	sum[0] = d[len(d)-1]
	for k := len(d) - 2; k >= 0; k-- {
		next = next[:len(sum)+len(each)-1]
		clear(next)
		next.addProduct(each, sum)
		next[0] += d[k]
		sum, next = next, sum
	}
	return sum
}
