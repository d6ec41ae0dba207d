// Names of what the server speaks of by ids: in the words of the game, or else plainly.
import { partsOf, wordsOf } from './games';
import { m, told } from './i18n.svelte';
import type { Decision, Game, Look, Seat, Sitter, Summary } from './types';

/** An id in plain words. */
export const plain = (id: string): string => id.replaceAll('_', ' ');

/** An id as a name. */
export function titled(id: string): string {
  const words = plain(id);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const gameName = (game: string): string => wordsOf(game)?.name ?? titled(game);

/** What a seat is, before and after the match has begun; its number where the game says nothing. */
export const seatIs = (game: string, s: Pick<Sitter, 'seat' | 'is'>): string =>
  s.is || (partsOf(game).seats?.are[s.seat] ?? String(s.seat + 1));

/** The name of a seat. */
export function seatName(of: Pick<Summary, 'game' | 'seats'>, seat: number): string {
  const is = seatIs(of.game, of.seats[seat] ?? { seat });
  return is === String(seat + 1) ? m().create.seat(seat + 1) : (wordsOf(of.game)?.seats?.[is] ?? titled(is));
}

/** The short name of an option of a game. */
export const optionName = (game: string, option: string): string => wordsOf(game)?.options?.[option]?.name ?? titled(option);

/** The words of an option's value. */
export const optionValue = (game: string, option: string, value: string): string =>
  wordsOf(game)?.options?.[option]?.values[value] ?? plain(value);

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
export const topicName = (game: string, id: string): string => wordsOf(game)?.topics?.[id] ?? titled(id);

/** The name of a bot. */
export const botName = (id: string): string => (m().bots as Record<string, string>)[id] ?? titled(id);

export const seatCounts = (g: Game): number[] => Array.from({ length: g.max_seats - g.min_seats + 1 }, (_, i) => g.min_seats + i);

/** What is asked by a decision. */
export const asked = (d: Decision): string => titled(told(d));

/** Does a seat owe a decision that its player can take now? One that a bot plays does not. */
export function owes(look: Pick<Look, 'status' | 'paused' | 'frozen' | 'decision' | 'seats'>, seat: Seat | null): boolean {
  if (seat === null || look.status !== 'playing' || look.paused || look.frozen || look.seats[seat]?.bot) return false;
  return look.decision?.who.includes(seat) ?? false;
}
