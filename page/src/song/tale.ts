// What the table shows of a step of the story: who acts, upon whom, and who else has a part in it.
import type { Tale } from '../lib/board';
import { spokenOf } from '../lib/marked';
import { nothingShown, type Shown } from '../tabletop/shown';
import { standsAt } from './units';
import type { View } from './types';

const units = (refs: readonly string[], view: View): string[] => [
  ...new Set(refs.flatMap((r) => (r.startsWith('unit:') && view.units[r.slice(5)]?.at ? [r.slice(5)] : []))),
];

/** The units of a step, and who helps. */
export const castOf = ({ step }: Pick<Tale, 'step'>, view: View): string[] => units([...step.places, ...step.helpers], view);

/** What a step does on the tactics board: the zone that is claimed, or else the NCU. */
export function zoneOf({ step }: Pick<Tale, 'step'>, view: View): string | null {
  const ncu = step.places.find((p) => p.startsWith('ncu:'))?.slice('ncu:'.length);
  return ncu ? (view.ncus?.[ncu]?.zone ?? ncu) : null;
}

/** The first that is told of acts; where it acts upon another, a line leads there. */
export function taleShown(tale: Tale, view: View): Shown {
  const [actor = null, other = null] = units([...spokenOf(tale.step.en), ...tale.step.places], view);
  const [from, to] = [actor && standsAt(view.units[actor]!)?.at, other && standsAt(view.units[other]!)?.at];
  return {
    ...nothingShown,
    veil: true,
    chosen: actor,
    target: other,
    lights: Object.fromEntries(castOf(tale, view).map((id) => [id, id === other ? 'target' : 'can'])),
    lines: from && to ? [{ kind: 'way', points: [from, to] }] : [],
  };
}
