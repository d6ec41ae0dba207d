// How far the game, and the turn, have come.
import type { Side, View } from './types';

export const phases = ['move', 'shoot', 'melee'] as const;
export type Phase = (typeof phases)[number];

const before = ['terrain', 'tokens', 'edge', 'deploy', 'vanguard', 'begin'] as const;
export type Step = (typeof before)[number];

/** The steps of the set-up that this match has. */
export function steps(view: View): Step[] {
  const markers = ['pillage', 'loot', 'kill_and_pillage'].includes(view.scenario);
  return before.filter((s) => (s === 'terrain' ? stepOf(view) === 'terrain' : s === 'tokens' ? markers : true));
}

const ofKind: Record<string, Step> = {
  terrain: 'terrain',
  agree: 'terrain',
  token: 'tokens',
  edge: 'edge',
  deploy: 'deploy',
  redeploy: 'deploy',
  vanguard_first: 'vanguard',
  vanguard: 'vanguard',
  first_turn: 'begin',
};

/** The step of the set-up that a decision belongs to; null in a turn. */
export function stepOf(view: View): Step | null {
  return ofKind[view.decision?.kind ?? ''] ?? null;
}

/** The phase of the turn; null before the first and after the last. */
export function phaseOf(view: View): Phase | null {
  if (view.over) return null;
  const inside = (view.stack ?? []).map((f) => f.procedure);
  return phases.find((p) => inside.includes(p)) ?? null;
}

/** The round that a turn is of: players count a turn of each as one. */
export const roundOf = (turn: number): number => Math.ceil(turn / 2);

/** Whose turn it is. */
export function active(view: View): Side | null {
  if (!view.first || view.turn < 1 || view.over) return null;
  const other: Side = view.first === 'blue' ? 'red' : 'blue';
  return view.turn % 2 === 1 ? view.first : other;
}
