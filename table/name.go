package table

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"gonfalon/bot"

	"golang.org/x/text/secure/precis"
)

// MaxName is how many characters the name of a person has at most.
const MaxName = 40

// CleanName returns the name of a person as it is kept, or says why nobody is called so: what
// does not show, what turns the direction of writing, and what only looks like another name
// is not in one.
func CleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	if n := utf8.RuneCountInString(name); n == 0 || n > MaxName {
		return "", bad("a name has from 1 to %d characters", "un nom a de 1 à %d caractères", MaxName)
	}
	clean, err := precis.Nickname.String(name)
	if err != nil || !utf8.ValidString(name) || strings.ContainsRune(clean, blank) {
		return "", bad("a name has only characters that show", "un nom n'a que des caractères visibles")
	}
	if n := utf8.RuneCountInString(clean); n == 0 || n > MaxName {
		return "", bad("a name has from 1 to %d characters", "un nom a de 1 à %d caractères", MaxName)
	}
	scripts := 0
	for _, script := range []*unicode.RangeTable{unicode.Latin, unicode.Greek, unicode.Cyrillic, unicode.Armenian, unicode.Cherokee, unicode.Coptic, unicode.Lisu} {
		if strings.ContainsFunc(clean, func(r rune) bool { return unicode.Is(script, r) }) {
			scripts++
		}
	}
	if scripts > 1 {
		return "", bad("a name does not mix letters of alphabets that look alike", "un nom ne mêle pas les lettres d'alphabets qui se ressemblent")
	}
	looksLike := func(other string) bool { return likeness(other) == likeness(clean) }
	if clean == noName || slices.ContainsFunc(bot.Names(), looksLike) || slices.ContainsFunc(machineNames, looksLike) {
		return "", bad("%q is not the name of a person", "%q n'est pas le nom d'une personne", clean)
	}
	return clean, nil
}

// machineNames are what the audit calls whoever is on the machine of the server.
var machineNames = []string{"console", "on the machine", "sur la machine"}

// blank is a symbol of Braille without a dot: PRECIS lets it pass, and nothing shows.
const blank = '\u2800'

// alike are letters and digits of other alphabets, small, by the Latin ones that they look like.
var alike = strings.NewReplacer(
	"а", "a", "в", "b", "е", "e", "і", "l", "ј", "j", "к", "k", "м", "m", "н", "h", "о", "o", "р", "p", "с", "c", "ѕ", "s", "т", "t", "у", "y", "х", "x",
	"α", "a", "β", "b", "ε", "e", "ι", "l", "κ", "k", "ν", "v", "ο", "o", "ρ", "p", "τ", "t", "υ", "u", "χ", "x",
	"ɑ", "a", "ɡ", "g", "ı", "l", "ʟ", "l", "ɩ", "l",
	"0", "o", "1", "l", "i", "l", "|", "l")

// likeness returns the same for names that look the same: but for what is no letter or digit, if there
// is one.
func likeness(name string) string {
	key, err := precis.Nickname.CompareKey(name)
	if err != nil {
		key = strings.ToLower(name)
	}
	like := alike.Replace(key)
	letters := strings.Map(func(r rune) rune {
		if unicode.In(r, unicode.L, unicode.M, unicode.N) {
			return r
		}
		return -1
	}, like)
	return cmp.Or(letters, like)
}

// distinct returns a name by which a person is told from the others at the table.
func (m *match) distinct(name, account string) string {
	taken := func(name string) bool {
		return slices.ContainsFunc(m.seats, func(s seat) bool {
			return s.account != account && s.name != "" && likeness(s.name) == likeness(name)
		})
	}
	for n, plain := 2, name; taken(name); n++ {
		name = fmt.Sprintf("%s %d", plain, n)
	}
	return name
}
