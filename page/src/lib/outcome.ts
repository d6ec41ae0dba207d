// How a match ended: victory is of sides, of which a seat may be one alone.
import { m, num } from './i18n.svelte';
import type { Seat, Sitter } from './types';

type Seated = Pick<Sitter, 'seat' | 'side'>;

/** Shares are of small floats: thirds do not add up to the last digit. */
const same = (a: number, b: number): boolean => Math.abs(a - b) < 1e-5;

const sideOf = (seats: readonly Seated[], seat: Seat): string => {
  const side = seats[seat]?.side;
  return side === undefined ? `seat ${seat}` : `side ${side}`;
};

/** The share of the side that a seat is on. */
export function shareOf(result: readonly number[], seats: readonly Seated[], seat: Seat): number {
  const side = sideOf(seats, seat);
  return result.reduce((sum, share, s) => (sideOf(seats, s) === side ? sum + share : sum), 0);
}

/** Did all sides get the same share, so that nobody won? */
export function drawn(result: readonly number[], seats: readonly Seated[]): boolean {
  const shares = result.map((_, s) => shareOf(result, seats, s));
  return new Set(result.map((_, s) => sideOf(seats, s))).size > 1 && shares.every((share) => same(share, shares[0]!));
}

/** Who won, in a sentence. */
export function ended(result: readonly number[], seats: readonly Seated[], named: (seat: Seat) => string): string {
  if (drawn(result, seats)) return m().table.draw;
  const winners = result.flatMap((share, s) => (share > 0 ? [s] : []));
  const names = winners.map(named).join(', ');
  if (winners.length === 0) return m().table.overDrawn;
  const alone = winners.every((s) => sideOf(seats, s) === sideOf(seats, winners[0]!));
  return alone ? m().table.overWon(names, winners.length) : m().table.overShared(names);
}

/** What a seat got, in a word; nothing if it lost. */
export function got(result: readonly number[], seats: readonly Seated[], seat: Seat): string {
  if (drawn(result, seats)) return m().table.draw;
  const share = shareOf(result, seats, seat);
  if (share === 0) return '';
  return same(share, 1) ? m().table.winner : m().table.share(`${num(share * 100)} %`);
}
