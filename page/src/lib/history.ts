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

/** What happened under one heading: `turn` and `phase` are what begins, if it begins here. */
export interface Stretch {
  turn: Happened | null;
  phase: Happened | null;
  told: Happened[];
}

/** Cuts what an action told where something begins: what follows from it may reach into the next turn. */
export function stretches(told: readonly Happened[]): Stretch[] {
  const list: Stretch[] = [{ turn: null, phase: null, told: [] }];
  for (const t of told) {
    if (t.heading === 'round' || t.heading === 'turn') list.push({ turn: t, phase: null, told: [] });
    else if (t.heading === 'phase') list.push({ turn: null, phase: t, told: [] });
    else if (t.heading) list.push({ turn: null, phase: null, told: [t] });
    else list.at(-1)!.told.push(t);
  }
  return list.filter((s) => s.turn || s.phase || s.told.length);
}
