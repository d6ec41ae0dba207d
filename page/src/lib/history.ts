import type { Happened, Update } from './types';

/** What became of an action: its number in the end, or null where it was taken back. */
export type Fate = number | null;

/**
 * Tells of every update that acted what became of its action. An undo takes back the actions
 * `from` to `to`, by the numbers of that moment; those after them move down.
 */
export function fates(updates: readonly Update[]): Map<Update, Fate> {
  const found = new Map<Update, Fate>();
  let standing = new Map<number, Update>(); // by the number of the moment
  for (const u of updates) {
    if (u.what === 'acted') {
      standing.set(u.n, u);
      found.set(u, null);
    } else if (u.what === 'undone') {
      const { from, to } = u.undone ?? { from: u.n + 1, to: Number.POSITIVE_INFINITY };
      const rest = new Map<number, Update>();
      for (const [n, a] of standing) {
        if (n < from) rest.set(n, a);
        else if (n > to) rest.set(n - (to - from + 1), a);
      }
      standing = rest;
    }
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
