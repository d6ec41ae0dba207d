// What the table shows of a step of the story: who acts, upon whom, and who else has a part in it.
import type { Tale } from '../lib/board';
import { nothingShown, type Shown } from '../tabletop/shown';
import type { View } from './types';

const units = (refs: readonly string[], view: View): string[] =>
  refs.flatMap((r) => (r.startsWith('unit:') && view.units[r.slice(5)]?.at ? [r.slice(5)] : []));

/** The units of a step, and who helps. */
export const castOf = ({ step }: Tale, view: View): string[] => [...new Set([...units(step.places, view), ...units(step.helpers, view)])];

const aimed = ['charge', 'volley', 'spell', 'combat'];

/** The first that is told of acts; where it acts upon another, a line leads there. */
export function taleShown(tale: Tale, view: View): Shown {
  const [actor = null, other = null] = units(tale.step.places, view);
  const target = aimed.includes(tale.step.kind) ? other : null;
  const [from, to] = [actor && view.units[actor]?.at, target && view.units[target]?.at];
  return {
    ...nothingShown,
    chosen: actor,
    target,
    lights: Object.fromEntries(castOf(tale, view).map((id) => [id, id === target ? 'target' : 'can'])),
    lines: from && to ? [{ kind: 'way', points: [from, to] }] : [],
  };
}
