import type { View } from './types';

export const phases = ['westeros', 'planning', 'raven', 'raids', 'marches', 'power'] as const;
export type Phase = (typeof phases)[number];

/** The phase that a position is in; null when the game is over. Power is never waited for. */
export function phaseOf(view: View): Phase | null {
  if (!view.decision?.who.length && !view.stack?.length) return null; // in the midst of an action nobody decides
  const inside = view.stack?.[1]?.procedure;
  if (inside === 'westeros' || inside === 'raids' || inside === 'marches') return inside;
  return view.decision?.kind === 'raven' ? 'raven' : 'planning';
}

const lastTurn = 10;

/** How many phases of the round are done. A game that was won at once ends in the midst of one. */
export function phasesDone(view: View): number {
  const now = phaseOf(view);
  if (now !== null) return phases.indexOf(now);
  // Orders lie on the board from the planning to the end of the round.
  if (Object.values(view.areas).some((a) => a.order)) return phases.indexOf('marches');
  return view.turn >= lastTurn ? phases.length : 0;
}
