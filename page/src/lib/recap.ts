// What of a story is said to who comes back.
import type { Seat, Step } from './types';

/** What matters to a seat before other things: its losses, fights, then by weight. */
function rank(step: Step, seat: Seat | null): number {
  if (seat !== null && step.touches.includes(seat)) return 4;
  return step.weight;
}

/** The steps that are worth a sentence, in the order of time. Of those that weigh the same, the last. */
export function gistOf(steps: readonly Step[], seat: Seat | null, most: number): Step[] {
  const best = steps
    .map((step, at) => ({ step, at }))
    .sort((a, b) => rank(b.step, seat) - rank(a.step, seat) || b.at - a.at)
    .slice(0, most);
  return best.sort((a, b) => a.at - b.at).map(({ step }) => step);
}
