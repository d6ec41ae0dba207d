// What a seat can do again after it has taken it back.
import { played } from './history';
import type { Action, Seat, Update } from './types';

/**
 * The action that the seat took back last, if nobody has done anything since; null if there is none. `sent` knows
 * the actions that this page sent, by the keys under which it did.
 */
export function redoable(updates: readonly Update[], seat: Seat | null, sent: (key: string) => Action | undefined): Action | null {
  if (seat === null) return null;
  const done: (Action | undefined)[] = [];
  let back: Action[] = [];
  for (const u of updates) {
    const own = u.seat === seat;
    if (played(u)) {
      const action = own && u.key !== undefined ? sent(u.key) : undefined;
      const again = action !== undefined && action === back.at(-1);
      back = again ? back.slice(0, -1) : [];
      if (own) done.push(action);
    } else if (u.what === 'undone') {
      const action = own ? done.pop() : undefined;
      back = action ? [...back, action] : [];
    }
  }
  return back.at(-1) ?? null;
}
