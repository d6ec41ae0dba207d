// What the engine calls things, for games of which the page has no words of its own.
import { told } from './i18n.svelte';
import type { Game, Seat, Sitter } from './types';

let games = $state.raw<ReadonlyMap<string, Game>>(new Map());

export function learn(list: readonly Game[]): void {
  games = new Map(list.map((g) => [g.name, g]));
}

/** A seat as it is called before a match begins. */
export const usualSeat = (game: string, seat: Seat): Sitter | undefined => games.get(game)?.seats[seat];

/** The word for an id of a game: of its documents, of a seat, of a topic of its rules, of the game itself. */
export function wordOf(game: string, id: string): string | undefined {
  const g = games.get(game);
  const word = g?.words?.[id] ?? g?.seats.find((s) => s.is === id)?.called;
  return word && told(word);
}
