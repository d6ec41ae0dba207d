import type { Happened, Update } from './types';

/** What became of an action: its number in the end, or null where it was taken back. */
export type Fate = number | null;

/** Is an update one of actions? A window that closes makes actions of all its answers at once. */
export const played = (u: Update): boolean => u.what === 'acted' || u.what === 'closed';

/**
 * Tells of every update of actions what became of its last one. An undo takes back the actions
 * `from` to `to`, by the numbers of that moment; those after them move down.
 */
export function fates(updates: readonly Update[]): Map<Update, Fate> {
  const found = new Map<Update, Fate>();
  let standing = new Map<number, Update>(); // by the number of the moment
  let before = 0; // actions
  for (const u of updates) {
    if (played(u)) {
      // what newer rules set aside has no number of its own
      for (let n = u.what === 'closed' ? before + 1 : Math.max(u.n, before + 1); n <= u.n; n++) standing.set(n, u);
      found.set(u, null);
    } else if (u.what === 'undone') {
      const { from, to } = u.undone ?? { from: u.n + 1, to: Number.POSITIVE_INFINITY };
      const rest = new Map<number, Update>();
      for (const [n, a] of standing) {
        if (n < from) rest.set(n, a);
        else if (n > to) rest.set(n - (to - from + 1), a);
      }
      standing = rest;
    } else if (u.what === 'renewed') {
      for (const n of standing.keys()) if (n > u.n) standing.delete(n);
    }
    before = u.n;
  }
  for (const [n, u] of standing) found.set(u, n);
  return found;
}

/** What an entry of the log stands under. */
export interface Under {
  round: Happened | null;
  turn: Happened | null;
  phase: Happened | null;
}

/** What happened until something else begins: `begins` is the round, turn or phase that it begins with, if it does. */
export interface Stretch {
  begins: Happened | null;
  told: Happened[];
}

/** Cuts what an action told where something begins: what follows from it may reach into the next turn. */
export function stretches(told: readonly Happened[]): Stretch[] {
  const list: Stretch[] = [{ begins: null, told: [] }];
  for (const t of told) {
    if (t.heading === 'round' || t.heading === 'turn' || t.heading === 'phase') list.push({ begins: t, told: [] });
    else if (t.heading) list.push({ begins: null, told: [t] });
    else list.at(-1)!.told.push(t);
  }
  return list.filter((s) => s.begins || s.told.length);
}

/** What things stand under once something has begun: a round ends the turn before it, a turn the phase. */
export function under(now: Under, begins: Happened | null): Under {
  switch (begins?.heading) {
    case 'round':
      return { round: begins, turn: null, phase: null };
    case 'turn':
      return { ...now, turn: begins, phase: null };
    case 'phase':
      return { ...now, phase: begins };
    default:
      return now;
  }
}
