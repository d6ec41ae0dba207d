// Up to where a player has seen the story of a match, so that a reload loses nothing of it, and how long ago that was.
import { played } from './history';
import { keep, recall } from './memory';
import { endOf, start, type Point } from './steps';
import type { Seat, Step, Update } from './types';

export interface Seen {
  told: Point;
  /** When. */
  time: number;
}

const name = (match: string, seat: Seat) => `seen.${match}.${seat}`;

export function keepSeen(match: string, seat: Seat, { told, time }: Seen): void {
  keep(name(match, seat), `${told.seq} ${told.to} ${time}`);
}

/** What was kept; on another device, the player's own last action. */
export function seenOf(match: string, seat: Seat | null, updates: readonly Update[]): Seen {
  if (seat === null) return { told: endOf(updates.at(-1)?.seq ?? 0), time: Date.now() };
  const [seq, to, time] = (recall(name(match, seat)) ?? '').split(' ').map(Number);
  if (seq !== undefined && to !== undefined && time) return { told: { seq, to }, time };
  const last = ownLast(updates, seat);
  return { told: last ? beginOf(last) : start, time: Date.parse((last ?? updates[0])?.time ?? '') || Date.now() };
}

/** The last action of a seat. */
export const ownLast = (updates: readonly Update[], seat: Seat | null): Update | undefined =>
  updates.findLast((u) => played(u) && u.seat !== undefined && u.seat === seat);

/** Before all that an update tells. */
export const beginOf = (u: Update): Point => ({ seq: u.seq, to: -1 });

const awhile = 30 * 60_000;

/** Has so much happened, or so long ago, that it is summed up before it is told? */
export const tooMuch = (untold: readonly Step[], away: number): boolean => untold.length >= 25 || (untold.length > 3 && away > awhile);
