// What a replay marks on its scrubber.
import type { Mark } from './board';
import { isAfter, pointOf } from './steps';
import type { Happened, Step } from './types';

/** What an action told; the layout is action 0. */
export interface Act {
  n: number;
  told: readonly Happened[];
}

/** Where rounds, or turns, begin, with their numbers; and where there is fighting: by the places of their steps. */
export function marksOf(acts: readonly Act[], steps: readonly Step[]): Mark[] {
  const counted = acts.some(({ told }) => told.some((t) => t.heading === 'round')) ? 'round' : 'turn';
  const marks = new Map<number, Mark>();
  let begun = 0;
  for (const [n, s] of steps.entries()) if (s.weight === 3) marks.set(n, { n });
  for (const { n: seq, told } of acts)
    for (const [to, t] of told.entries()) {
      if (t.heading !== counted) continue;
      begun++;
      const n = steps.findIndex((s) => isAfter(pointOf(s), { seq, to }));
      if (n >= 0) marks.set(n, { n, round: numberOf(t, counted) ?? begun, told: t });
    }
  return [...marks.values()].sort((a, b) => a.n - b.n);
}

/** The number that a heading says in a field of its own name, if it does. */
function numberOf(heading: Happened, name: string): number | undefined {
  const said: unknown = heading[name];
  return typeof said === 'number' ? said : undefined;
}
