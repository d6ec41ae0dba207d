package web

import (
	"sync"
	"time"
)

// memoryOf is how long what was looked up is not looked up again: so long may what was
// ended at another node be good for.
const memoryOf = 30 * time.Second

// maxLately is how much is remembered at a time.
const maxLately = 10_000

// lately remembers records that were looked up a moment ago.
type lately[T any] struct {
	mu sync.Mutex
	of map[string]recent[T]
}

// recent is a record that was looked up; nil if there was none.
type recent[T any] struct {
	value *T
	until time.Time
}

func (l *lately[T]) get(key string) (value *T, known bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	r := l.of[key]
	return r.value, time.Now().Before(r.until)
}

func (l *lately[T]) put(key string, value *T) { l.putFor(key, value, memoryOf) }

func (l *lately[T]) putFor(key string, value *T, long time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.keep(key, value, long)
}

func (l *lately[T]) forget(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	delete(l.of, key)
}

// note remembers a value for so long, and again only if it is another or half of that is over.
func (l *lately[T]) note(key string, value T, long time.Duration) {
	l.mu.Lock()
	defer l.mu.Unlock()
	old := l.of[key]
	if old.value == nil || any(*old.value) != any(value) || time.Until(old.until) < long/2 {
		l.keep(key, &value, long)
	}
}

// value returns what is remembered, or nothing.
func (l *lately[T]) value(key string) (value T) {
	if v, known := l.get(key); known && v != nil {
		value = *v
	}
	return value
}

// first tells whether a key is not remembered, and remembers it so long.
func (l *lately[T]) first(key string, long time.Duration) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if time.Now().Before(l.of[key].until) {
		return false
	}
	l.keep(key, nil, long)
	return true
}

func (l *lately[T]) keep(key string, value *T, long time.Duration) {
	now := time.Now()
	if l.of == nil {
		l.of = map[string]recent[T]{}
	}
	if len(l.of) > maxLately {
		for key, r := range l.of {
			if now.After(r.until) {
				delete(l.of, key)
			}
		}
	}
	l.of[key] = recent[T]{value, now.Add(long)}
}
