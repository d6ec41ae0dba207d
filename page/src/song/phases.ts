// How far the game, and the turn, have come.
import type { View } from './types';
import { seatsOf } from './units';

export const steps = ['edge', 'objective', 'terrain', 'deploy'] as const;
export type Step = (typeof steps)[number];

export const phases = ['activate', 'action', 'upkeep'] as const;
export type Phase = (typeof phases)[number];

/** Are the zones chosen before the table is laid: in a siege, and where each plays for himself in a corner? */
const zonesFirst = (view: View): boolean =>
  view.options['mode'] === 'storm' || (seatsOf(view).length > 2 && view.options['teams'] !== 'pairs');

/** The steps of the set-up in the order of this match. */
export function stepsOf(view: View): Step[] {
  const laid: Step[] = view.options['order'] === 'terrain' ? ['terrain', 'objective'] : ['objective', 'terrain'];
  return zonesFirst(view) ? ['edge', ...laid, 'deploy'] : [...laid, 'edge', 'deploy'];
}

/** The step of the set-up that a decision belongs to; null in a turn. */
export function stepOf(view: View): Step | null {
  if (view.round > 0) return null;
  const kind = view.decision?.kind ?? '';
  return steps.find((s) => s === kind) ?? (kind === '' ? null : 'deploy');
}

/** The phase of a round that a decision belongs to: until somebody is activated, while he acts, and when all have been. */
export function phaseOf(view: View): Phase | null {
  if (view.over || view.round < 1) return null;
  const kind = view.decision?.kind;
  if (kind === 'discard') return 'upkeep';
  return kind === 'activate' || kind === 'mission' ? 'activate' : 'action';
}

/** How many rounds there are. */
export const rounds = 6;
