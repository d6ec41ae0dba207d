// Names of what the server speaks of by ids: in the words of the game, or else plainly.
import { partsOf, wordsOf } from './games';
import { m, told } from './i18n.svelte';
import { usualSeat, wordOf } from './lexicon.svelte';
import type { Decision, Game, Look, Seat, Sitter, Summary } from './types';

/** An id in plain words. */
export const plain = (id: string): string => id.replaceAll('_', ' ');

/** An id as a name. */
export function titled(id: string): string {
  const words = plain(id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An id of a game in its own words, or else plainly. */
export const worded = (game: string, id: string): string => wordOf(game, id) ?? plain(id);

export const gameName = (game: string): string => wordsOf(game)?.name ?? titled(worded(game, game));

/** What a seat is in its game, before and after the match has begun; nothing where the game does not say. */
const isOf = (game: string, s: Pick<Sitter, 'seat' | 'is'>): string | undefined =>
  s.is || (partsOf(game).seats?.are[s.seat] ?? usualSeat(game, s.seat)?.is);

/** The arms of a seat, as glyphs name them: its game, and what it bears there, what it is, or else its number. */
export const seatIs = (game: string, s: Pick<Sitter, 'seat' | 'is'> & { arms?: string }): string =>
  `${game}-${s.arms ?? isOf(game, s) ?? s.seat + 1}`;

/** Seats with the arms that they bear in a position, where those are not what the seats are. */
export function bearing<S extends { seat: number }>(game: string, seats: S[], view: unknown): S[] {
  const arms = view ? partsOf(game).seats?.arms : undefined;
  return arms ? seats.map((s) => ({ ...s, arms: arms(view, s.seat) })) : seats;
}

export const armed = (look: Look): Look => ({ ...look, seats: bearing(look.game, look.seats, look.view) });

/** The name of a seat. */
export function seatName(of: Pick<Summary, 'game' | 'seats'>, seat: number): string {
  const s = of.seats[seat] ?? { seat };
  const is = isOf(of.game, s);
  if (is === undefined) return m().create.seat(seat + 1);
  const called = s.called ?? usualSeat(of.game, seat)?.called;
  return wordsOf(of.game)?.seats?.[is] ?? titled(called ? told(called) : is);
}

/** The names of some seats, one after the other. */
export const seatNames = (of: Pick<Summary, 'game' | 'seats'>, seats: readonly Seat[]): string =>
  seats.map((s) => seatName(of, s)).join(', ');

/** The short name of an option of a game. */
export const optionName = (game: string, option: string): string => wordsOf(game)?.options?.[option]?.name ?? titled(worded(game, option));

/** The words of an option's value. */
export const optionValue = (game: string, option: string, value: string): string =>
  wordsOf(game)?.options?.[option]?.values[value] ?? worded(game, value);

/** The values of an option as menus show them: numbers by their size, with the usual one marked, which is the first of the others. */
export function optionMenu(game: string, o: { name: string; values: string[] }): { value: string; text: string }[] {
  const numbers = o.values.every((v) => /^\d+$/.test(v));
  const values = numbers ? [...o.values].sort((a, b) => Number(a) - Number(b)) : o.values;
  return values.map((value) => {
    const text = optionValue(game, o.name, value);
    return { value, text: numbers && value === o.values[0] ? m().create.usual(text) : text };
  });
}

/** The name of a topic of the rules. */
export const topicName = (game: string, id: string): string => wordsOf(game)?.topics?.[id] ?? titled(worded(game, id));

/** The name of a bot. */
export const botName = (id: string): string => (m().bots as Record<string, string>)[id] ?? titled(id);

/** How many seats a table has for which nobody has said. */
export const usualSeats = (g: Game): number => partsOf(g.name).seats?.usual ?? g.max_seats;

export const seatCounts = (g: Game): number[] => Array.from({ length: g.max_seats - g.min_seats + 1 }, (_, i) => g.min_seats + i);

/** What is asked by a decision. */
export const asked = (d: Decision): string => titled(told(d));

/** Does a seat owe a decision that its player can take now? One that a bot plays does not. */
export function owes(look: Pick<Look, 'status' | 'paused' | 'frozen' | 'decision' | 'seats'>, seat: Seat | null): boolean {
  if (seat === null || look.status !== 'playing' || look.paused || look.frozen || look.seats[seat]?.bot) return false;
  return look.decision?.who.includes(seat) ?? false;
}
