// Package kings is Kings of War, second edition (2015): the armies, their units,
// artefacts and spells, and the selection of an army. The engine of the battle builds
// on it.
//
// Content stands under data and is read once into tables that nobody changes. A unit in
// play is a [Profile]: a plain value with all that its size, options and artefact make
// of it, so that the engine asks it by index and allocates nothing. An army on paper is
// a [List], which comes from JSON or from plain text; [Content.Check] says what is wrong
// with it, each time with the rule of the ledger.
//
// The game is played to the rulebook of October 2015. Left out are the later errata of
// profiles (kept in the data as "cok2019", and not read).
package kings
