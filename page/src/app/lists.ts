import type { Summary } from '../lib/types';

/** Does the match wait for one of the account's seats? */
export const yourMove = (s: Summary): boolean => s.who.some((seat) => s.yours.includes(seat));

/** When the time of one of the account's seats runs out. */
export const overdue = (s: Summary): string | null =>
  s.seats
    .filter((x) => s.yours.includes(x.seat))
    .map((x) => x.due)
    .find(Boolean) ?? null;

/** Your move first, then the latest. */
export const byUrgency = (a: Summary, b: Summary): number =>
  Number(yourMove(b)) - Number(yourMove(a)) || b.created.localeCompare(a.created);
