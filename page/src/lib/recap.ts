// What of a story is said to who comes back.
import { spotOf, type Spot } from './positions';
import type { Seat, Step, Update } from './types';

/** What matters to a seat before other things: its losses, its gains, who is nearest to winning, fights, then by weight. */
function rank(step: Step, seat: Seat | null, turn: string | null): number {
  if (seat !== null && step.touches.includes(seat)) return 6;
  if (seat !== null && step.gains?.includes(seat)) return 5;
  return step.id === turn ? 4 : step.weight;
}

/** The steps that are worth a sentence, in the order of time. Of those that weigh the same, the last. `turn` is the step that changed who is nearest to winning. */
export function gistOf(steps: readonly Step[], seat: Seat | null, most: number, turn: string | null = null): Step[] {
  const best = steps
    .map((step, at) => ({ step, at }))
    .sort((a, b) => rank(b.step, seat, turn) - rank(a.step, seat, turn) || b.at - a.at)
    .slice(0, most);
  return best.sort((a, b) => a.at - b.at).map(({ step }) => step);
}

/** The seats that have most of what wins; null where somebody's is not known. */
export function ahead(of: (seat: Seat) => number | null, seats: readonly Seat[]): string | null {
  const all = seats.map((s) => ({ s, n: of(s) }));
  if (all.some((x) => x.n === null)) return null;
  const most = Math.max(...all.map((x) => x.n!));
  return all
    .filter((x) => x.n === most)
    .map((x) => x.s)
    .join();
}

/** The step since which those are nearest to winning who are so now; null if they were before. It is searched by halves: positions are fetched. */
export async function turnOf(steps: readonly Step[], nearest: (spot: Spot) => Promise<string | null>): Promise<string | null> {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const now = await nearest(spotOf(last));
  const was = await nearest({ n: first.from });
  if (now === null || was === null || now === was) return null;
  let [before, after] = [-1, steps.length - 1];
  while (after - before > 1) {
    const middle = (before + after) >> 1;
    if ((await nearest(spotOf(steps[middle]!))) === now) after = middle;
    else before = middle;
  }
  return steps[after]!.id;
}

/** What was written to a seat, or by another to its side, after a moment. */
export const lettersSince = (updates: readonly Update[], seat: Seat | null, side: number | undefined, since: number): Update[] => {
  const to = (u: Update) => u.to === seat || (u.side !== undefined && u.side === side && u.seat !== seat);
  return updates.filter((u) => u.what === 'letter' && seat !== null && to(u) && Date.parse(u.time) > since);
};
