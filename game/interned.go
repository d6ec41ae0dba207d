package game

import (
	"runtime"
	"sync"
	"weak"
)

// Interned keeps what states point to because it is large and never changes, such as the
// armies of a match: values that are made of the same are one value, so that states can be
// compared with ==. What nobody points to any more is forgotten. The zero value is empty.
type Interned[T any] struct {
	mu    sync.Mutex
	known map[string]weak.Pointer[T]
}

// Of returns the value of a key, which says all that the value is made of. If it is not
// known it is made, unless that fails.
func (in *Interned[T]) Of(key string, build func() (*T, error)) (*T, error) {
	in.mu.Lock()
	defer in.mu.Unlock()
	if v := in.known[key].Value(); v != nil {
		return v, nil
	}
	v, err := build()
	if err != nil {
		return nil, err
	}
	if in.known == nil {
		in.known = map[string]weak.Pointer[T]{}
	}
	in.known[key] = weak.Make(v)
	runtime.AddCleanup(v, in.forget, key)
	return v, nil
}

// forget drops a value, unless one was made again since.
func (in *Interned[T]) forget(key string) {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.known[key].Value() == nil {
		delete(in.known, key)
	}
}
