import type { Happened, Heading, Update } from './types';

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

/** What happened in one turn, or in one battle of it: `turn` is what begins it, if it begins here. */
export interface Stretch {
  turn: Happened | null;
  told: Happened[];
}

/** What an event begins; until the engine says so, as its sentence does. */
function headingOf(t: Happened): Heading | undefined {
  return t.heading ?? (/^Turn \d+/.test(t.en) ? 'turn' : /^Melee with /.test(t.en) ? 'combat' : undefined);
}

/** Cuts what an action told where something begins: what follows from it may reach into the next turn. */
export function stretches(told: readonly Happened[]): Stretch[] {
  const list: Stretch[] = [{ turn: null, told: [] }];
  for (const t of told) {
    const heading = headingOf(t);
    if (heading === 'round' || heading === 'turn') list.push({ turn: t, told: [] });
    else if (heading) list.push({ turn: null, told: [t] });
    else list.at(-1)!.told.push(t);
  }
  return list.filter((s) => s.turn || s.told.length);
}
