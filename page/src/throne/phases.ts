import type { View } from './types';

export const phases = ['westeros', 'planning', 'raven', 'raids', 'marches', 'power'] as const;
export type Phase = (typeof phases)[number];

/** The phase that a position is in; null when the game is over. Power is never waited for. */
export function phaseOf(view: View): Phase | null {
  if (!view.decision?.who.length) return null;
  const inside = view.stack?.[1]?.procedure;
  if (inside === 'westeros' || inside === 'raids' || inside === 'marches') return inside;
  return view.decision.kind === 'raven' ? 'raven' : 'planning';
}
