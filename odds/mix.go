package odds

// Part is the part of a distribution that something has which happens with probability p,
// whatever the number.
func (d Dist) Part(p float64) Dist {
	part := make(Dist, len(d))
	for k := range d {
		part[k] = float64(d[k] * p)
	}
	return part
}

// Or is the distribution that two parts make together.
func (d Dist) Or(e Dist) Dist {
	if len(d) < len(e) {
		d, e = e, d
	}
	sum := append(Dist(nil), d...)
	for k, p := range e {
		sum[k] += p
	}
	return sum
}

// Part is the part of a distribution that something has which happens with probability p,
// whatever the numbers.
func (j Joint) Part(p float64) Joint {
	part := make(Joint, len(j))
	for a, row := range j {
		part[a] = row.Part(p)
	}
	return part
}

// Or is the distribution that two parts make together.
func (j Joint) Or(k Joint) Joint {
	if len(j) < len(k) {
		j, k = k, j
	}
	sum := append(Joint(nil), j...)
	for a, row := range k {
		sum[a] = sum[a].Or(row)
	}
	return sum
}
