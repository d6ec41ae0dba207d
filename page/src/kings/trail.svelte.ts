// What the other side has done since one's own last action. A bot plays a whole turn in a
// moment, and who wants stillness sees no unit move: the table keeps the traces.
import { keep, recall } from '../lib/memory';
import { standing, type Poses } from './glide.svelte';
import { type Pose, type Side, type View } from './types';

/** A unit that has moved, or that was routed where it stood. */
export interface Trace {
  unit: string;
  from: Pose;
  to: Pose | null;
}

/** What a side has done between two positions: its own units moved, and routed those of the other. */
export function traces(before: Poses, after: View, by: Side): Trace[] {
  const now = standing(after);
  return Object.entries(before).flatMap(([unit, from]): Trace[] => {
    const [u, to] = [after.units[unit], now[unit]];
    if (u?.seat !== by) return u?.state === 'routed' ? [{ unit, from, to: null }] : [];
    return to && (from.at[0] !== to.at[0] || from.at[1] !== to.at[1] || from.facing !== to.facing) ? [{ unit, from, to }] : [];
  });
}

interface Past {
  n: number;
  turn: number;
  who: Side[];
  poses: Poses;
}

const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** Follows the positions that the page gets to see. */
export class Trail {
  traces = $state.raw<Trace[]>([]);
  private past: Past[] = [];

  /** The position after n actions. Who only watches sees the traces of whoever acted last. */
  go(n: number, view: View, side: Side | null): void {
    this.past = this.past.filter((p) => p.n < n); // what was taken back has not been
    const { past } = this;
    const by = side ? other(side) : past.at(-1)?.who[0];
    const since = by && (past.findLast((p) => p.who.includes(other(by))) ?? past[0]);
    // from one turn of a side to its next; a longer way was not watched
    this.traces = since && view.turn <= since.turn + 2 ? traces(since.poses, view, by) : [];
    past.push({ n, turn: view.turn, who: view.decision?.who ?? [], poses: standing(view) });
  }
}

const state = $state({ shown: recall('trail') !== 'off' });

export const trailShown = (): boolean => state.shown;

export function showTrail(on: boolean): void {
  state.shown = on;
  keep('trail', on ? null : 'off');
}
