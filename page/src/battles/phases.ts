import type { Phase, View } from './types';

/** What is decided in them follows of itself in the others: nobody is ever seen to wait in Rally and Marshal. */
export const phases = ['rally', 'marshal', 'command', 'regroup'] as const satisfies Phase[];

export const phaseOf = (view: View): (typeof phases)[number] | null =>
  view.winner || !view.phase || view.phase === 'setup' ? null : view.phase;

export function phasesDone(view: View): number {
  const now = phaseOf(view);
  if (now) return phases.indexOf(now);
  return view.winner ? phases.length : 0;
}
