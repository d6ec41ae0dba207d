// What the other side has done since one's own last action. A bot plays a whole turn in a
// moment, and who wants stillness sees no unit move: the table keeps the traces.
import { moved, standing, type Poses } from './glide.svelte';
import type { Moment, Pose } from './types';

/** A unit that has moved, or that fell where it stood. */
export interface Trace {
  unit: string;
  from: Pose;
  to: Pose | null;
}

/** What has been done between two positions by those who moved: their own units went, those of the others fell. */
export function traces(before: Poses, after: Moment, movers: (seat: string) => boolean): Trace[] {
  return Object.entries(before).flatMap(([unit, from]): Trace[] => {
    const u = after.units[unit];
    if (!u || !movers(u.seat)) return u?.fell ? [{ unit, from, to: null }] : [];
    return u.pose && moved(from, u.pose) ? [{ unit, from, to: u.pose }] : [];
  });
}

interface Past {
  n: number;
  turn: number;
  who: readonly string[];
  poses: Poses;
}

/** Follows the positions that the page gets to see. */
export class Trail {
  traces = $state.raw<Trace[]>([]);
  private past: Past[] = [];

  /** A position from before the page was there; it says nothing where others were seen before it. */
  begin(n: number, then: Moment): void {
    if (!this.past.some((p) => p.n <= n)) this.past.unshift({ n, turn: then.turn, who: then.who, poses: standing(then) });
  }

  /** The position after n actions, seen from a side. Who only watches sees the traces of whoever acted last. */
  go(n: number, now: Moment, side: string | null): void {
    this.past = this.past.filter((p) => p.n < n); // what was taken back has not been
    const { past } = this;
    const last = past.at(-1)?.who[0];
    const movers = (seat: string) => (side === null ? seat === last : seat !== side);
    const since = side === null && !last ? undefined : (past.findLast((p) => p.who.some((seat) => !movers(seat))) ?? past[0]);
    // from one turn of a side to its next; a longer way was not watched
    this.traces = since && now.turn <= since.turn + 2 ? traces(since.poses, now, movers) : [];
    past.push({ n, turn: now.turn, who: now.who, poses: standing(now) });
  }
}
